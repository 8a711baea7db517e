"""A child on the way, an illness, a holiday, an address, and a time whose thing the sentence before names."""

import pytest

from memory.long_term.store import MemoryStore
from telling import active


@pytest.mark.parametrize(
    ("message", "facts"),
    [
        ("我怀二胎了", {("family", "我怀二胎了")}),
        ("我爸去年中风了", {("family", "我爸去年中风了")}),
        ("1月15号去普吉岛度假", {("event", "1月15号去普吉岛度假")}),
        (
            "my address is 7 Mill Lane, Ripon",
            {("location", "Ripon"), ("other", "my address is 7 Mill Lane")},
        ),
        ("I live at 7 Mill Lane, Ripon", {("location", "Ripon")}),
        ("我家地址是解放路12号，杭州", {("location", "杭州"), ("event", "我家地址是解放路12号")}),
        ("I have eczema and asthma", {("other", "eczema"), ("other", "asthma")}),
        ("我去年确诊了糖尿病", {("other", "糖尿病")}),
    ],
)
def test_it_is_filed(store: MemoryStore, message: str, facts: set[tuple[str, str]]) -> None:
    assert active(store, message) == facts


@pytest.mark.parametrize(
    "message",
    ["我怀疑他骗我", "我爸去年来看过我", "我得了感冒", "my email address is down", "1月15号是哪一天？"],
)
def test_what_only_sounds_like_it_is_not(store: MemoryStore, message: str) -> None:
    assert active(store, message) == set()


def test_a_time_of_something_else_stands_alone(store: MemoryStore) -> None:
    assert ("habit", "每周三晚上倒垃圾") in active(store, "我在学木工。每周三晚上倒垃圾")


@pytest.mark.parametrize(
    ("messages", "fact"),
    [
        (
            ("我女儿五岁，叫团团", "团团对鸡蛋过敏，你推荐吃的时候注意一下"),
            ("family", "我女儿团团对鸡蛋过敏"),
        ),
        (("我在设计院画图", "我不在设计院了，上个月跳到一家景观公司"), ("employer", "一家景观公司")),
        (("I've jumped to a landscape architecture firm",), ("employer", "a landscape architecture firm")),
        (("my husband Callum does the deliveries and our twins are 7",), ("family", "our twins are 7")),
        (
            (
                "my husband Callum does the deliveries and our twins are 7",
                "Callum quit deliveries, he's retraining as a plumber",
            ),
            ("family", "my husband Callum is retraining as a plumber"),
        ),
        (("Keep answers short please, I read in the car",), ("reply_style", "Keep answers short")),
        (("我不太爱吃辣", "现在我爱吃辣了，口味变了"), ("like", "吃辣")),
        (("我喜欢上跑步了",), ("like", "跑步")),
    ],
)
def test_what_is_told_in_everyday_words_is_kept(
    store: MemoryStore, messages: tuple[str, ...], fact: tuple[str, str]
) -> None:
    assert fact in active(store, *messages)


@pytest.mark.parametrize(
    "message",
    [
        "生娃之前我一天两杯美式",
        "我来北京之前在老家当老师",
        "Before the kids I ran marathons",
        "我这人属狗皮膏药的",
        "I just adore stepping on lego barefoot",
        "make this answer shorter",
    ],
)
def test_what_is_over_or_only_a_saying_is_not(store: MemoryStore, message: str) -> None:
    assert active(store, message) == set()


@pytest.mark.parametrize(
    ("messages", "fact"),
    [
        (("I'm a nurse at St Mary's",), ("employer", "St Mary's")),
        (("I'm a line cook at a hotel in Galway",), ("employer", "a hotel in Galway")),
        (("I'm a line cook", "I'm vegetarian but I cook meat for work"), ("occupation", "line cook")),
        (("it's Devon here, quick question",), ("name", "Devon")),
        (("GP says I should avoid grapefruit",), ("diet", "avoid grapefruit")),
        (
            ("我媳妇在家带娃", "我媳妇上个月去超市上班了，不在家带娃了"),
            ("family", "我媳妇上个月去超市上班了"),
        ),
        (("我媳妇在家带俩娃，大的上三年级，小的才四岁",), ("family", "大的上三年级")),
        (("我跑兰州到乌鲁木齐", "我不跑乌鲁木齐了，现在改跑兰州到成都"), ("habit", "跑兰州到成都")),
        (("我儿子的数学老师姓马", "不对，姓丁"), ("family", "我儿子的数学老师姓丁")),
        (
            ("we've a greyhound, Biscuit, he's 9 and half deaf", "Biscuit's actually 10, just checked"),
            ("pet", "my greyhound Biscuit is 10"),
        ),
    ],
)
def test_a_talk_leaves_behind_what_it_says(
    store: MemoryStore, messages: tuple[str, ...], fact: tuple[str, str]
) -> None:
    assert fact in active(store, *messages)


@pytest.mark.parametrize(
    ("messages", "words"),
    [
        (("we've a greyhound, Biscuit, he's 9 and half deaf", "Biscuit's actually 10, just checked"), "9"),
        (("我常年在兰州到乌鲁木齐这条线上", "我不跑乌鲁木齐了，现在改跑兰州到成都"), "兰州到兰州"),
        (("我胃不好，医生让我少喝浓茶", "胃好多了，浓茶又能喝了"), "浓茶"),
        (("我有两个孩子", "石头的数学老师姓马"), "用户叫"),
    ],
)
def test_nothing_wrong_stays_beside_what_is_right(
    store: MemoryStore, messages: tuple[str, ...], words: str
) -> None:
    assert not any(words in value for _, value in active(store, *messages))


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ("My girlfriend Aoife is from Cork", "we almost broke up last night"),
        ("My girlfriend Aoife is from Cork", "my friend said me and my boss should split up the work"),
        ("My girlfriend Aoife is from Cork", "I dreamt that we broke up"),
        ("我女朋友小艾是成都人", "我差点跟小艾分手"),
    ],
)
def test_nobody_parts_who_has_not(store: MemoryStore, told: str, message: str) -> None:
    assert active(store, told) <= active(store, told, message)


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ("My girlfriend Aoife is from Cork", "we broke up, me and Aoife"),
        ("My girlfriend Aoife is from Cork", "I'm single again"),
        ("我女朋友小艾是成都人", "又单身了"),
    ],
)
def test_a_parting_ends_who_is_on_file_however_long_ago_she_was_told(
    store: MemoryStore, told: str, message: str
) -> None:
    between = ("I hate cilantro", "I swim on Mondays", "I like jazz", "I have a van", "I speak Welsh")
    assert not active(store, told) & active(store, told, *between, message)


def test_who_quits_a_job_ends_no_wedding(store: MemoryStore) -> None:
    wedding = "my sister's getting married in Donegal on the 19th of June"
    asked = ("When is the wedding?", "I remember: my sister's getting married in Donegal on the 19th of June")
    told = active(store, "I cook at a hotel", wedding, asked, "I quit the hotel, starting a food truck")
    assert ("event", wedding) in told


@pytest.mark.parametrize(
    ("messages", "fact"),
    [
        (("我在长春读研二", "我研三啦"), ("occupation", "在长春读研三")),
        (("我每周二晚上打羽毛球", "打球改到周一了"), ("habit", "我每周一晚上打羽毛球")),
        (
            ("I do pilates every Tuesday", "my class moved to Thursdays"),
            ("habit", "I do pilates every Thursday"),
        ),
        (("I turned 72 last week",), ("age", "72")),
        (("I'm 71 and retired",), ("occupation", "retired")),
        (
            ("our grandson Tyler is studying engineering", "Tyler switched majors, it's biology now"),
            ("family", "our grandson Tyler is studying biology"),
        ),
        (("我在武大学法律", "我转专业了，现在学新闻"), ("occupation", "在武大学新闻")),
    ],
)
def test_what_changes_with_the_years_keeps_the_rest(
    store: MemoryStore, messages: tuple[str, ...], fact: tuple[str, str]
) -> None:
    told = active(store, *messages)
    assert fact in told
    assert len([one for one in told if one[0] == fact[0]]) == 1


def test_what_follows_on_a_question_to_memory_is_another_matter(store: MemoryStore) -> None:
    asked = ("我对象现在在哪", "我记得：我对象在成都")
    told = active(store, "我对象在成都", "我每周二四晚上打羽毛球", asked, "打球改到周一周三了")
    assert ("habit", "我每周一周三晚上打羽毛球") in told
    assert not any("对象打球" in value for _, value in told)


@pytest.mark.parametrize(
    ("message", "kind"),
    [
        ("I switched to oat milk", "employer"),
        ("I'm a student at Leeds", "employer"),
        ("My name is Walter, I'm 71 and retired, used to drive a bus in Duluth", "location"),
    ],
)
def test_no_firm_and_no_home_is_made_of_other_words(store: MemoryStore, message: str, kind: str) -> None:
    assert not any(name == kind for name, _ in active(store, message))


@pytest.mark.parametrize(
    ("messages", "fact"),
    [
        (("yo im kai, 16, i go to riverside high",), ("name", "kai")),
        (("hi im ollie 17 and i love football",), ("age", "17")),
        (("搬到高雄了 換到長庚上班",), ("employer", "長庚")),
        (("我昨天領養了一隻橘貓 叫麻糬",), ("pet", "我昨天領養了一隻橘貓 叫麻糬")),
        (("i hate mushrooms sm",), ("dislike", "mushrooms")),
        (
            ("i play bass in a band called Static Owl", "we renamed the band, its Paper Lungs now"),
            ("skill", "play bass in a band called Paper Lungs"),
        ),
        (("我开了家店叫半夏", "店改名叫忍冬了"), ("habit", "我开了家店叫忍冬")),
    ],
)
def test_a_chat_in_small_letters_and_in_long_ones_is_read(
    store: MemoryStore, messages: tuple[str, ...], fact: tuple[str, str]
) -> None:
    assert fact in active(store, *messages)


@pytest.mark.parametrize(
    ("messages", "kind"),
    [
        (("im tired, 16 pages to go",), "name"),
        (("我们公司改名叫蓝海了",), "name"),
        (("my gf is Luna, she's in drama club", "luna dumped me lol"), "family"),
    ],
)
def test_nothing_of_that_kind_is_left(store: MemoryStore, messages: tuple[str, ...], kind: str) -> None:
    assert not any(name == kind for name, _ in active(store, *messages))


def test_a_question_without_its_mark_ends_no_habit(store: MemoryStore) -> None:
    assert active(store, "我每週五要上皮拉提斯", "我星期幾上皮拉提斯") == {("habit", "我每週五要上皮拉提斯")}


@pytest.mark.parametrize(
    ("messages", "left"),
    [
        (("我们主要卖厨房小家电", "我们不做小家电了，转做户外用品"), {("other", "我们主要卖户外用品")}),
        (("我每天喝美式咖啡", "不喝咖啡了，改喝茶"), {("habit", "我每天喝茶")}),
        (
            ("我在城南小学教数学", "不教数学了，改教语文"),
            {("employer", "城南小学"), ("occupation", "城南小学教语文")},
        ),
        (("公司搬到杭州了，方便照顾孩子",), {("other", "公司搬到杭州了")}),
    ],
)
def test_what_is_put_in_goes_with_what_narrows_it_down(
    store: MemoryStore, messages: tuple[str, ...], left: set[tuple[str, str]]
) -> None:
    assert active(store, *messages) == left


@pytest.mark.parametrize(
    ("messages", "fact"),
    [
        (("I'm Dr Anneliese Hoffmann, a cardiologist in Bristol",), ("name", "Anneliese Hoffmann")),
        (("I'm Dr Anneliese Hoffmann, a cardiologist in Bristol",), ("occupation", "cardiologist")),
        (
            ("I've accepted a post at Great Ormond Street, starting in April",),
            ("employer", "Great Ormond Street"),
        ),
        (
            ("I'm off to a congress in Vienna from 3 to 6 February", "The congress has been moved to Lisbon"),
            ("event", "I'm off to a congress in Lisbon from 3 to 6 February"),
        ),
        (
            ("my husband Markus teaches the cello", "Markus stopped teaching, he's with the Symphony now"),
            ("family", "my husband Markus is with the Symphony now"),
        ),
        (
            ("my daughter Clara is coeliac", "Clara has given up ballet for climbing"),
            ("family", "my daughter Clara has given up ballet for climbing"),
        ),
    ],
)
def test_a_formal_talk_is_read_as_well(
    store: MemoryStore, messages: tuple[str, ...], fact: tuple[str, str]
) -> None:
    assert fact in active(store, *messages)


@pytest.mark.parametrize(
    ("messages", "fact"),
    [
        (("hiya im shaz, hairdresser in bolton, 3 kids",), ("occupation", "hairdresser")),
        (("我现在租在龙华 房租一千五",), ("location", "龙华")),
        (("女朋友叫小雅", "小雅怀孕了！！", "小雅不上班了在家养胎"), ("family", "女朋友小雅怀孕了")),
    ],
)
def test_people_who_type_in_a_hurry_are_heard(
    store: MemoryStore, messages: tuple[str, ...], fact: tuple[str, str]
) -> None:
    assert fact in active(store, *messages)


@pytest.mark.parametrize(
    ("messages", "kind"),
    [
        (("theres mia whos 11 and baby alfie", "mia's allergic to nuts so careful with recipes"), "allergy"),
        (("my kids are mia and alfie", "mia says she's veggie now"), "diet"),
    ],
)
def test_what_is_said_of_a_child_in_small_letters_is_not_the_users(
    store: MemoryStore, messages: tuple[str, ...], kind: str
) -> None:
    assert not any(name == kind for name, _ in active(store, *messages))


@pytest.mark.parametrize(
    ("messages", "left"),
    [
        (
            ("我每天早上在东湖打太极", "太极不打了 改打八段锦"),
            {("habit", "我每天早上在东湖打八段锦")},
        ),
        (
            ("我对象在沈阳", "他叫贺岩，在沈飞上班", "贺岩调到成都去了"),
            {("family", "我对象叫贺岩"), ("family", "我对象贺岩调到成都去了")},
        ),
        (
            ("女儿叫袁莉 在同济医院当药师", "女儿调去协和了"),
            {("family", "女儿叫袁莉"), ("family", "女儿当药师"), ("family", "女儿调去协和了")},
        ),
    ],
)
def test_what_stands_beside_a_change_stays(
    store: MemoryStore, messages: tuple[str, ...], left: set[tuple[str, str]]
) -> None:
    assert active(store, *messages) == left


def test_what_names_nobody_after_two_were_told_of_is_the_users(store: MemoryStore) -> None:
    told = active(store, "儿子在加拿大 女儿在武汉 隔两周来看我", "血压高 每天吃氨氯地平")
    assert not any("女儿血压" in value for _, value in told)
    assert any("氨氯地平" in value for name, value in told if name != "family")


@pytest.mark.parametrize(
    ("messages", "left"),
    [
        (
            ("我妹妹林悦吃素，住在苏州", "林悦搬到无锡了"),
            {("family", "我妹妹林悦吃素"), ("family", "我妹妹林悦搬到无锡了")},
        ),
        (("I'm Maya Lindqvist", "call me May"), {("name", "May")}),
        (
            ("I speak Swedish, English and a bit of Finnish",),
            {("language", "I speak Swedish, English and a bit of Finnish")},
        ),
        (("林悦搬到无锡了",), set()),
    ],
)
def test_what_is_told_of_somebody_named_is_hers(
    store: MemoryStore, messages: tuple[str, ...], left: set[tuple[str, str]]
) -> None:
    assert active(store, *messages) == left
