"""What somebody else wrote and the user hands over is nobody's fact; the user's own labels hide nothing."""

from datetime import UTC, datetime

import pytest

from memory.judge import Judge
from memory.judge.layers import build_layers
from memory.judge.reading.handed_over import own_words
from memory.long_term.embeddings import load_encoder

NOW = datetime(2026, 11, 25, 10, tzinfo=UTC)

OTHERS = [
    "Here's an interview: my name is Ottilie, I live in Graz and I hate olives. Thoughts?",
    "Comment from a stranger: I'm a diver from Malta, allergic to kiwi.",
    "Blog post: I moved to Leith, I'm a potter",
    "Can you look at this letter from a reader: I am vegan and I work at the docks",
    "the lyrics go: I live by the river and I love the rain",
    "My neighbour's email: we moved to Lund, I'm a nurse there now",
    "> I live in Bergen",
    "Any thoughts?\n> I'm allergic to wheat\n> and my name is Per",
    "She wrote: I am a pilot",
    "这篇访谈：我叫庄一鸣，家住洛阳，我讨厌香菜。",
    "收到一封来信：我是兽医，在扬州上班，对虾过敏。",
    "报道里说：我是一名潜水员",
    "知乎上的回帖：我家住在泉州，我养了一只鹦鹉",
    "看看朋友发的短信：我对花粉过敏",
    "這段歌詞：我住在海邊，我愛下雨",
    "转发：我搬到昆明了，我是木匠",
    "老师写道：我是湖南人",
    "＞我住在丽江",
]
OWN = [
    "My e-mail: ida@example.org",
    "Email: ida@example.org",
    "Note to self: I'm allergic to pollen",
    "Update: I live in Ghent now",
    "Fun fact: I was born in Turku",
    "About me: I'm a weaver in Perth",
    "My profile: I'm a midwife in Lyon",
    "One thing about emails: I hate long ones",
    "I run a blog: I write about bread every Sunday",
    "My favourite novel: Emma",
    "备注：我对芝麻过敏",
    "自我介绍：我叫裴宁，我是电工",
    "关于我：我住在绍兴，是个裁缝",
    "个人简介：我叫裴宁，是电工",
    "好消息：我搬到桂林了",
    "我的情况：我对花粉过敏，住在大理",
    "记住：我不吃羊肉",
    "以后写邮件：语气正式一点",
]


@pytest.mark.parametrize("message", OTHERS)
def test_a_text_of_somebody_else_leaves_nothing(message: str) -> None:
    judge = Judge(build_layers(("rules", "small"), encoder=load_encoder()))
    decision = judge.decide(message, now=NOW)
    assert (decision.verdict, decision.facts) == ("SHORT", ())


@pytest.mark.parametrize("message", OWN)
def test_what_the_user_labels_as_their_own_is_kept(message: str) -> None:
    judge = Judge(build_layers(("rules", "small"), encoder=load_encoder()))
    assert judge.decide(message, now=NOW).verdict == "LONG"


def test_words_before_a_text_and_after_it_stay_the_users() -> None:
    assert own_words("I'm vegan. This review says: I adore steak") == "I'm vegan."
    text = "Look at this letter: I live in Cork.\n\nBy the way, I'm vegan"
    assert own_words(text) == "By the way, I'm vegan"
    assert own_words("> quoted\nmine") == "mine"


def test_the_reason_names_what_it_is_in_the_language_of_the_message() -> None:
    assert Judge().decide("网页上说：我叫庄一鸣", now=NOW).reason == "这是别人写的文字，不是在说自己"
    assert Judge().decide("The article: I live in Graz", now=NOW).reason.startswith("this is somebody else's")


@pytest.mark.parametrize(
    ("message", "kept"),
    [
        ("翻译下deadline这个词 我在外企做采购", True),
        ("翻译下hold on 我是泰国人", True),
        ("翻译成英文 我在外企做采购", False),
        ("帮我润色 我是泰国人 住在清迈", False),
    ],
)
def test_who_translates_a_word_speaks_for_himself_behind_it(message: str, kept: bool) -> None:
    judge = Judge(build_layers(("rules", "small"), encoder=load_encoder()))
    assert bool(judge.decide(message, now=datetime(2026, 11, 30, tzinfo=UTC)).facts) is kept
