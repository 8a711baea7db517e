"""Those told by name get a record each; who is counted, owned by others or not named gets none."""

from datetime import UTC, datetime

import pytest

from memory.judge.people.roll_call import called_by_name, one_left_out
from memory.judge.utterance import Utterance
from memory.long_term.store import MemoryStore
from telling import active


def called(text: str) -> list[str]:
    utterance = Utterance.of(text, now=datetime(2026, 11, 30, tzinfo=UTC))
    return [one.name for one in called_by_name(utterance, [True] * len(utterance.clauses))]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("I've got two dogs, Max and Bo", ["Max", "Bo"]),
        ("We have three cats: Milo, Otis and Luna, and a garden", ["Milo", "Otis", "Luna"]),
        ("My rabbits are Clover and Fern", ["Clover", "Fern"]),
        ("I have a dog called Max and a cat called Tom", ["Max", "Tom"]),
        ("My cats are Fig, Plum and Pip", ["Fig", "Plum", "Pip"]),
        ("I live with my flatmates Jo and Tess", ["Jo", "Tess"]),
        ("I have a daughter (Mia) and a son (Noah)", ["Mia", "Noah"]),
        ("got a cat, Biscuit", ["Biscuit"]),
        ("got a little girl called Ruby, she's 3", ["Ruby"]),
        ("I moved to Leeds with two flatmates, Jo and Tess", ["Jo", "Tess"]),
        ("I've two kids, Ana (4) and Leo (7)", ["Ana", "Leo"]),
        ("我养了两只猫，豆包和年糕", ["豆包", "年糕"]),
        ("家里还养了两只猫，一只叫豆包，一只叫年糕", ["豆包", "年糕"]),
        ("我有一只猫叫咪咪，还有一只狗叫大黄", ["咪咪", "大黄"]),
        ("我家狗叫旺财和来福", ["旺财", "来福"]),
        ("家里有一猫一狗，猫叫豆包，狗叫大黄", ["豆包", "大黄"]),
        ("我们家的两只猫分别叫豆包、年糕", ["豆包", "年糕"]),
        ("我和两个室友合租，小周和阿杰", ["小周", "阿杰"]),
        ("我家有三只狗，大黄、二黑和小白", ["大黄", "二黑", "小白"]),
        ("我有两个孩子，大的叫安安，小的叫乐乐", ["安安", "乐乐"]),
        ("我有个女儿叫小雨，三岁", ["小雨"]),
        ("我有两个室友，小周和阿杰", ["小周", "阿杰"]),
    ],
)
def test_everybody_told_by_name_is_found(text: str, names: list[str]) -> None:
    assert called(text) == names


@pytest.mark.parametrize(
    "text",
    [
        "my sister has two dogs, Max and Bo",
        "I live with my sister who has two dogs, Max and Bo",
        "my friend has a cat called Tom",
        "My sister's dogs are Max and Bo",
        "we met two dogs, Max and Bo",
        "Do I have two dogs, Max and Bo?",
        "I have a dog, I love him",
        "my kids love and hate school",
        "my dogs are old and grumpy",
        "I have two cats, both rescues",
        "I have two dogs, a beagle and a pug",
        "我妹妹养了两只猫，豆包和年糕",
        "我妹妹家的狗叫旺财和来福",
        "邻居家有两只猫，豆包和年糕",
        "我朋友有一只猫叫咪咪",
        "我养了一只猫，很可爱",
        "我养了两只猫，天天和它们玩",
        "我养了两只猫，一公一母",
    ],
)
def test_nobody_is_found_who_is_another_s_or_has_no_name(text: str) -> None:
    assert called(text) == []


@pytest.mark.parametrize(
    ("told", "gone", "left"),
    [
        ("My dogs are Max and Bo", "Bo died on Saturday. He was 13.", "I have a dog called Max"),
        ("I have a dog called Max and a cat called Tom", "Tom died last week", "I have a dog called Max"),
        ("we have two rabbits, Clover and Fern", "Fern got run over", "I have a rabbit called Clover"),
        ("我家狗叫旺财和来福", "来福死了", "我家有只狗叫旺财"),
        ("我养了两只猫，豆包和年糕", "年糕上周走了，肾衰竭，才六岁", "我家有只猫叫豆包"),
    ],
)
def test_the_death_of_one_leaves_the_other_alone(store: MemoryStore, told: str, gone: str, left: str) -> None:
    assert active(store, told, gone) == {("pet", left)}


def test_what_is_told_beside_the_names_is_kept(store: MemoryStore) -> None:
    assert active(store, "I moved to Leeds with two flatmates, Jo and Tess") == {
        ("location", "Leeds"),
        ("other", "I live with a flatmate called Jo"),
        ("other", "I live with a flatmate called Tess"),
    }
    assert ("pet", "My dog is called Rex") in active(store, "My dog is called Rex")


def test_what_is_said_of_all_is_kept_with_each_pet_and_once_of_a_family(store: MemoryStore) -> None:
    found = {value for _, value in active(store, "I have two dogs called Max and Bo who love the beach")}
    assert found == {f"I have a dog called {name} who love the beach" for name in ("Max", "Bo")}
    two = "我家有两个娃，一个叫豆豆，一个叫米粒，都上小学了"
    assert {("family", two), ("family", "我有个娃叫豆豆")} <= active(store, two)


@pytest.mark.parametrize(
    ("value", "text", "left"),
    [
        ("Max and Bo are my dogs", "bo died", "Max is my dog"),
        ("My dogs are Max, Bo and Kit", "kit died", "My dogs are Max, Bo"),
        ("我家的狗是旺财和来福", "来福走了", "我家的狗是旺财"),
        ("Max and Bo are my dogs", "max and bo died", None),
        ("My dog is called Rex", "rex died", None),
    ],
)
def test_one_of_several_is_left_out_of_a_value(value: str, text: str, left: str | None) -> None:
    assert one_left_out(value, text) == left
