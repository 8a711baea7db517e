"""Once somebody else is brought in, what follows is about them, until the user says "I" again."""

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest

from memory.judge import Judge, Known
from memory.judge.layers import build_layers
from memory.records import Fact, Turn

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
JUDGE = Judge(build_layers(("rules", "small")))
PERSONAL = {
    "age", "gender", "occupation", "employer", "location", "hometown", "allergy", "diet", "dislike", "like", "habit",
    "name", "goal",
}  # fmt: skip


def facts(message: str, before: Sequence[str] = (), kept: Sequence[Known] = ()) -> tuple[Fact, ...]:
    turns = [Turn(role="user", content=text) for text in before]
    return JUDGE.decide(message, context=turns, now=NOW, on_file=lambda: kept).facts


def of_the_user(message: str, before: Sequence[str] = ()) -> set[str]:
    return {one.attribute for one in facts(message, before) if one.subject == "user"}


@pytest.mark.parametrize(
    "message",
    [
        "5床那个老大爷，78，胰岛素依赖，对头孢过敏",
        "9床病人，男，62岁，磺胺过敏",
        "我们班有个学生，男孩，10岁，对花生过敏",
        "新来的实习生小唐，22岁，徐州人",
        "刚认识一姑娘，24，护士，杭州人",
        "我招了个助理，四川人，不吃香菜",
        "新招了小陈，男生，22，成都本地的",
        "今天拉了个乘客，60岁，退休工人，哈尔滨的",
        "急诊来了个小伙子 22岁 酒精过敏 外卖员",
        "相亲对象，31，公务员，绍兴人，不抽烟",
        "隔壁王阿姨，68，一个人住，对海鲜过敏",
        "面试了一个候选人，35岁，在电网上班",
        "新会员，女，33，对乳清过敏",
        "今天的房客是北京来的，吃素，怕狗",
        "司机师傅是河南人，50岁",
        "小说女主：25岁，侦探，住在伦敦，怕水",
        "病例：男，45岁，司机，青霉素过敏",
        "租客小李，26，在银行上班",
        "bed 7: female, 81, allergic to latex",
        "saw a patient today, 78, allergic to codeine, lives alone",
        "one of my students, Leo, 9, allergic to peanuts",
        "our new neighbour is a chef, 45, from Lyon, allergic to cats",
        "new neighbours moved in: Hal, 50, lives alone, allergic to bees",
        "had a client in today, 60, retired, lives in Spain",
        "I met a guy on the train, 31, architect, from Cork, vegetarian",
        "we have a new intern, 22, from Poland",
        "babysitting a kid tonight, 4, allergic to dairy",
        "interviewed a candidate: 29, lives in Leeds, works at Tesco",
        "the guy next door plays drums, 25, works at Asda",
        "new starter at work: Beth, 24, from Hull, gluten free",
        "Sarah's 35, a midwife, lives in Cardiff, allergic to wool",
        "I work with a guy called Raj, 38, vegan, from Pune",
        "character for my novel: Mira, 30, lives in Oslo, afraid of water",
        "A kid at my nursery, 3, is allergic to milk",
    ],
)
def test_nothing_of_the_user_comes_of_a_stranger(message: str) -> None:
    assert not of_the_user(message) & PERSONAL


@pytest.mark.parametrize(
    ("message", "attribute", "words"),
    [
        ("他是我哥，33，律师，对虾过敏", "family", ("33", "律师", "虾")),
        ("我二姨在烟台种苹果，每年给我寄两箱", "family", ("苹果", "每年给我寄两箱")),
        ("交了个男朋友，叫老周，是摄影师，离过婚", "family", ("老周", "摄影师", "离过婚")),
        ("我干儿子，12，跟我住，怕打雷", "family", ("12", "怕打雷")),
        ("我室友叫大鹏，学土木的，乳糖不耐受", "other", ("大鹏", "乳糖不耐受")),
        ("家里还有只橘猫叫米粒，今年8岁了，有肾病", "pet", ("米粒", "8岁", "肾病")),
        ("我家乌龟12岁了，住阳台", "pet", ("12岁", "阳台")),
        ("he's my brother, 30, plumber, coeliac", "family", ("30", "plumber", "coeliac")),
        ("I have a son, 7, allergic to eggs, loves dinosaurs", "family", ("7", "eggs", "dinosaurs")),
        ("my flatmate Priya, 27, dentist, allergic to soy", "other", ("Priya", "dentist", "soy")),
        ("We rescued a greyhound, Bolt, 5, scared of fireworks", "pet", ("Bolt", "5", "fireworks")),
        ("my cat is 12, diabetic, hates the vet", "pet", ("12", "diabetic")),
    ],
)
def test_what_somebody_close_bears_is_kept_as_theirs(
    message: str, attribute: str, words: Sequence[str]
) -> None:
    told = facts(message)
    assert not of_the_user(message) & PERSONAL
    kept = " ".join(fact.value for fact in told if fact.attribute == attribute)
    assert all(word in kept for word in words)


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("我34，护士，对虾过敏，住厦门", {"occupation", "allergy", "location"}),
        ("女，27，会计，成都人，吃素", {"gender", "age", "occupation", "hometown", "diet"}),
        ("我 34 护士 对虾过敏", {"allergy"}),
        ("本人男，30，山西人，厨师", {"gender", "age", "hometown", "occupation"}),
        ("我老公是消防员，35，对青霉素过敏，我是护士", {"occupation"}),
        ("我跟我哥住，做快递的，对海鲜过敏", {"occupation", "allergy"}),
        ("我在医院上班，3床病人对青霉素过敏，我对头孢过敏", {"employer", "allergy"}),
        ("我也是护士，29岁，跟小陈同岁，青霉素过敏", {"occupation", "age", "allergy"}),
        ("me: 34, nurse, allergic to nuts", {"allergy"}),
        ("34, nurse, from Leeds, allergic to nuts", {"allergy"}),
        ("I'm Tom, 40, plumber, two kids, allergic to bees", {"name", "age", "occupation", "allergy"}),
        ("I live with my brother, work at Boots, allergic to cats", {"allergy"}),
        ("my roommate is vegan but I eat everything, allergic to soy though", {"allergy"}),
        ("My wife's a nurse, I'm a welder, live in Derby", {"occupation", "location"}),
        ("Ken is 50 I'm 40", {"age"}),
        ("I'm a nurse and my patient is allergic to latex", {"occupation"}),
        ("My neighbour is 80. I'm 35, work from home.", {"age"}),
    ],
)
def test_the_users_own_facts_in_fragments_stay_the_users(message: str, expected: set[str]) -> None:
    assert expected <= of_the_user(message)


@pytest.mark.parametrize(
    ("before", "message", "words"),
    [
        ("我表妹下周来玩", "她吃素，对坚果过敏", ("表妹", "坚果")),
        ("我岳母来了", "糖尿病，吃不了甜的", ("岳母", "糖尿病")),
        ("My mum's staying", "she's vegetarian, allergic to nuts", ("mum", "nuts")),
        ("My dad rang", "73, retired, bad knees", ("dad", "73")),
    ],
)
def test_a_message_without_a_subject_goes_on_about_whom_the_turn_before_was_about(
    before: str, message: str, words: Sequence[str]
) -> None:
    told = facts(message, [before])
    assert not of_the_user(message, [before]) & PERSONAL
    assert any(fact.attribute == "family" and all(word in fact.value for word in words) for fact in told)


def test_a_message_that_says_i_does_not_go_on_about_the_turn_before() -> None:
    assert "age" in of_the_user("I'm 29 and vegan", ["My uncle Jim is visiting"])
    assert "allergy" in of_the_user("我34岁，对花生过敏", ["我姐叫李梅"])


def test_an_answer_to_a_question_is_the_users() -> None:
    turns = [
        Turn(role="user", content="my sister is here"),
        Turn(role="assistant", content="Are you allergic to anything?"),
    ]
    told = JUDGE.decide("allergic to nuts", context=turns, now=NOW).facts
    assert [(one.attribute, one.subject) for one in told] == [("allergy", "user")]


def test_a_relatives_operation_is_no_appointment_of_the_users() -> None:
    told = facts("她膝盖不好，下周二手术", ["我婆婆下个月来住一阵"])
    assert told
    assert all(one.subject == "family" and "婆婆" in one.value for one in told)


def test_an_animal_is_meant_by_its_name_on_file() -> None:
    kept = (Known("pet", "我家猫叫团子"),)
    told = facts("团子有糖尿病，爱吃三文鱼", kept=kept)
    assert [(one.attribute, one.value) for one in told] == [
        ("pet", "我家猫团子有糖尿病"),
        ("pet", "我家猫团子爱吃三文鱼"),
    ]
