import pytest

from memory.domains import DOMAINS, canonical_domain, domain_label, domains_of


def test_there_are_at_most_twenty_domains_with_words_in_both_languages() -> None:
    assert len(DOMAINS) <= 20
    for row in DOMAINS.values():
        assert len(row.zh_words.split()) >= 40 and len(row.en_words.split()) >= 40, row.name


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("周日陪女儿去吃火锅，要微辣的", {"food", "family", "weekend"}),
        ("週日陪女兒去吃火鍋", {"food", "family", "weekend"}),
        ("给客户的方案明天要汇报", {"work"}),
        ("下个月坐高铁去成都旅游，酒店订好了", {"travel"}),
        ("儿子对花粉过敏", {"family", "health"}),
        ("我养了一只橘猫和一条金毛", {"pets"}),
        ("每月工资一半拿去定投基金", {"finance"}),
        ("在学吉他，喜欢民谣", {"music", "study"}),
        ("睡前看东野圭吾的推理小说", {"reading"}),
        ("周五晚上追剧看综艺", {"film_tv"}),
        ("跟队友开黑打王者荣耀", {"games"}),
        ("用 Python 写爬虫脚本", {"tech"}),
        ("明天会下雨吗，要不要带伞", {"weather"}),
        ("阳台种了好多多肉", {"hobby"}),
        ("闺蜜的生日会，送什么礼物", {"social", "shopping"}),
        ("刚租的房子，房东人不错", {"home"}),
        ("备考雅思，天天背单词", {"study"}),
        ("晨跑五公里然后去健身房", {"sports"}),
        ("this blouse is too expensive, any discount coupons?", {"shopping"}),
        ("my daughters hate spicy noodles", {"family", "food"}),
        ("flying to Lisbon, window seat please", {"travel"}),
        ("two puppies and an old parrot live with me", {"pets"}),
        ("my boss moved the quarterly presentation", {"work"}),
        ("training for a half marathon", {"sports"}),
        ("I restore antique cameras", {"hobby"}),
        ("paying off my mortgage and student loans", {"finance", "home", "study"}),
    ],
)
def test_the_domains_a_text_speaks_of_are_found(text: str, expected: set[str]) -> None:
    assert expected <= set(domains_of(text)), domains_of(text)
    assert len(domains_of(text)) <= len(expected) + 2


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "你好",
        "哈哈 好的",
        "真吃惊",
        "辛苦了",
        "记住了",
        "hello there",
        "ok thanks",
        "I'm all ears",
        "zxqv blorpt 7781",
        "上海鲜花",
    ],
)
def test_a_text_about_nothing_has_no_domain(text: str) -> None:
    assert domains_of(text) == ()


def test_the_domain_with_most_evidence_comes_first_and_the_earlier_wins_a_tie() -> None:
    assert domains_of("妈妈做的饺子和红茶")[0] == "food"
    assert domains_of("a guitar for my cat") == ("music", "pets")
    assert domains_of("my cat plays guitar")[0] == "pets"


def test_the_same_word_again_is_no_further_evidence() -> None:
    assert domains_of("cat cat cat, coffee and tea")[0] == "food"


def test_english_words_are_compared_whole_and_by_their_stem() -> None:
    assert "pets" in domains_of("Cats!")
    assert "pets" not in domains_of("the category of catalysts")
    assert "sports" in domains_of("she swims and hikes")


@pytest.mark.parametrize(
    ("label", "name"),
    [("饮食", "food"), ("飲食", "food"), ("工作", "work"), ("Food", "food"), ("films and TV", "film_tv"), (" travel ", "travel"),
     ("交通", "travel"), ("transport", "travel"), ("Music", "music"), ("爱好", "hobby"), ("不存在", None), ("", None)],
)  # fmt: skip
def test_labels_in_both_languages_mean_a_domain(label: str, name: str | None) -> None:
    assert canonical_domain(label) == name


def test_every_name_and_label_means_its_own_domain() -> None:
    for name in DOMAINS:
        assert canonical_domain(name) == name
        assert canonical_domain(domain_label(name, "zh")) == name
        assert canonical_domain(domain_label(name, "en")) == name
