"""Whom the assistant has just asked about is whom the answer is about, though it names nobody."""

import pytest

from memory.long_term.store import MemoryStore
from telling import active


@pytest.mark.parametrize(
    ("said", "asked", "answer", "words"),
    [
        ("我养了条狗叫大黄", "大黄看家吗？", "看啥家 见谁都摇尾巴 十一岁了 牙没剩几颗", "十一岁"),
        ("I have a brother called Tom", "And what does Tom do?", "plumber down in Kent", "plumber"),
        ("我儿子在外地上班", "您儿子在哪工作？", "在深圳 做测试的", "深圳"),
        ("My brother Tom lives in Bath", "And where did he move?", "Moved to York", "York"),
        ("我姐姐是医生", "她现在住哪儿？", "住北京", "北京"),
        ("我有个儿子", "你儿子几岁？", "30", "30"),
    ],
)
def test_an_answer_is_about_whom_the_question_was(
    store: MemoryStore, said: str, asked: str, answer: str, words: str
) -> None:
    told = active(store, (said, asked), answer)
    assert {name for name, value in told if words in value} <= {"family", "pet", "other"}
    assert any(words in value for _, value in told)


def test_an_answer_that_says_i_is_about_the_user(store: MemoryStore) -> None:
    told = active(store, ("我儿子在外地上班", "您儿子在哪工作？"), "他在深圳，我在合肥")
    assert ("location", "合肥") in told


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ("他老婆也在我们那儿 管钱的", "管钱"),
        ("不是我 孩他娘 查出来三年了 天天吃二甲双胍", "二甲双胍"),
    ],
)
def test_what_somebody_elses_wife_does_is_not_the_users(store: MemoryStore, message: str, words: str) -> None:
    told = active(store, ("老大叫韩屿 温州人", "护短的老大不错～"), message)
    assert not any(words in value for name, value in told if name in ("occupation", "habit"))


def test_a_newborns_gender_is_not_the_users(store: MemoryStore) -> None:
    assert not {"女", "女生"} & {value for _, value in active(store, "生了生了!! 早了一个礼拜 女生")}
    assert {"女", "女生"} & {value for _, value in active(store, "28岁 女生 坐标成都")}


@pytest.mark.parametrize(
    "message", ["跟大学同学合租 她叫陆宁 做烘焙的", "my flatmate Nour bakes for a living"]
)
def test_a_classmate_or_flatmate_is_none_of_the_family(store: MemoryStore, message: str) -> None:
    assert not any(name == "family" for name, _ in active(store, message))


def test_an_answer_is_kept_with_what_goes_on_with_it(store: MemoryStore) -> None:
    told = active(store, ("你好", "最近在做什么项目？"), "雾港 十二集 年底交")
    assert any("雾港" in value and "年底" in value for _, value in told)
    told = active(store, ("你好", "最近在做什么项目？"), "雾港 今天停电没做")
    assert not any("停电" in value for _, value in told)


def test_a_number_is_put_only_where_one_of_its_kind_stood(store: MemoryStore) -> None:
    said = ("跟我闺女一个腔调", "都是为您好。车险什么时候到期，别忘了。")
    told = active(store, said, "你不说我都忘了 阳历11月23 到时候喊我一声")
    assert not any("23个" in value for _, value in told)


def test_a_slip_of_one_character_is_put_right(store: MemoryStore) -> None:
    assert active(store, "我女儿叫林若溪", "打错了 林若曦") == {("family", "我女儿叫林若曦")}


@pytest.mark.parametrize(
    ("asked", "answer", "attribute", "words"),
    [
        ("波波是谁？", "我猫啊 三花 路边捡的", "pet", "波波是我猫"),
        ("Who's Biscuit?", "my cat, a rescue", "pet", "Biscuit is my cat"),
        ("小敏是谁呀？", "我表妹 在南京读书", "family", "小敏是我表妹"),
    ],
)
def test_who_somebody_is_is_kept_with_the_name(
    store: MemoryStore, asked: str, answer: str, attribute: str, words: str
) -> None:
    told = active(store, ("在吗", asked), answer)
    assert any(name == attribute and words in value for name, value in told)


def test_how_many_is_asked_for_is_no_goal(store: MemoryStore) -> None:
    asked = "How many pieces would you want for a first stall?"
    assert not active(store, ("hi", asked), "forty ish")


@pytest.mark.parametrize(
    ("allergy", "asked", "answer"),
    [
        ("I'm allergic to peanuts", "Is your son allergic to peanuts?", "No, not allergic to peanuts"),
        ("I'm allergic to peanuts", "Is your son allergic to peanuts too?", "no he isn't allergic"),
        ("我对花生过敏", "你儿子对花生过敏吗？", "不过敏"),
        ("我对花生过敏", "你儿子对花生过敏吗？", "不过敏了"),
    ],
)
def test_who_answers_for_a_child_ends_nothing_of_his_own(
    store: MemoryStore, allergy: str, asked: str, answer: str
) -> None:
    assert active(store, (allergy, asked)) <= active(store, (allergy, asked), answer)


def test_a_question_about_another_makes_the_pronoun_plain(store: MemoryStore) -> None:
    told = active(store, ("my nephew is coming", "Does your son eat fish?"), "he hates fish")
    assert ("family", "my son hates fish") in told
