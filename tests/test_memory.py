"""`Memory`: the write path and the read path together, over our store and over LangGraph's own."""

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from langgraph.store.memory import InMemoryStore

from memory import Leaving, Memory, MissingUserError, Turn
from memory.long_term.embeddings import BundledEmbeddings
from memory.long_term.store import MemoryStore


class Clock:
    def __init__(self, now: datetime) -> None:
        self.now = now

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


@pytest.fixture
def clock(now: datetime) -> Clock:
    return Clock(now)


@pytest.fixture(params=["ours", "chroma", "langgraph"])
def memory(request: pytest.FixtureRequest, tmp_path: Path, clock: Clock) -> Iterator[Memory]:
    if request.param == "langgraph":
        index = {"dims": 512, "embed": BundledEmbeddings(), "fields": ["text"]}
        yield Memory(InMemoryStore(index=index), clock=clock)  # type: ignore[arg-type]
        return
    kind = "chroma" if request.param == "chroma" else "faiss"
    with MemoryStore(f"sqlite:///{tmp_path}/m.db", index=kind, fields=("text",)) as store:  # type: ignore[arg-type]
        yield Memory(store, clock=clock)


Teller = Callable[..., None]


@pytest.fixture
def tell(memory: Memory) -> Teller:
    count = iter(range(1000))

    def say(*texts: str, user: str = "ada", domains: tuple[str, ...] = ()) -> None:
        for text in texts:
            memory.observe(user, text, thread="t", message=f"m{next(count)}", domains=domains)

    return say


def found(memory: Memory, query: str, user: str = "ada", domains: tuple[str, ...] = ()) -> list[str]:
    return [hit.record.value for hit in memory.recall(user, query, domains=domains).hits]


def test_what_was_said_is_found_by_meaning_and_by_words_in_both_languages(
    memory: Memory, tell: Teller
) -> None:
    tell("我喜欢喝乌龙茶", "我对花生过敏", "I work as a security analyst", "I go swimming every Tuesday")
    assert "乌龙茶" in found(memory, "我平时爱喝什么？")[0]
    assert any("花生" in value for value in found(memory, "我不能吃什么"))
    assert any("security analyst" in value for value in found(memory, "what's my job?"))
    assert any("swimming" in value for value in found(memory, "when do I swim?"))


@pytest.mark.parametrize("query", ["你好", "hello there", "zxqv blorpt 7781", "", "   ", "！？", "谢谢"])
def test_nothing_is_found_when_there_is_nothing(memory: Memory, tell: Teller, query: str) -> None:
    tell("我喜欢喝乌龙茶", "I work as a security analyst")
    assert found(memory, query) == []


def test_who_the_user_is_comes_with_every_message(memory: Memory, tell: Teller) -> None:
    tell("我叫小雨", "我对花生过敏")
    assert {record.attribute for record in memory.recall("ada", "hello there").profile} == {"name", "allergy"}


def test_another_user_finds_nothing(memory: Memory, tell: Teller) -> None:
    tell("我喜欢喝乌龙茶")
    recall = memory.recall("bob", "我喜欢喝什么茶")
    assert (recall.hits, recall.profile) == ((), ())
    assert memory.records("bob") == []


@pytest.mark.parametrize("user", ["", " ", "\u200b"])
def test_a_blank_user_is_an_error_everywhere(memory: Memory, user: str) -> None:
    for call in (
        lambda: memory.observe(user, "我叫小雨", thread="t", message="m"),
        lambda: memory.recall(user, "x"),
        lambda: memory.records(user),
        lambda: memory.forget(user, ["x"]),
        lambda: memory.consolidate(user, [], thread="t"),
    ):
        with pytest.raises(MissingUserError):
            call()


def test_a_superseded_value_is_no_longer_found(memory: Memory, tell: Teller) -> None:
    tell("我住在合肥", "说错了，我住在芜湖")
    assert found(memory, "我住在哪里") == ["芜湖"]


def test_all_that_is_known_is_listed_when_asked_for_everything(memory: Memory, tell: Teller) -> None:
    tell("我叫小雨", "我喜欢喝乌龙茶", "我养了一只猫叫团子")
    assert len(found(memory, "你还记得多少关于我的信息？")) >= 3


def test_an_event_is_left_out_when_its_time_has_passed(memory: Memory, tell: Teller, clock: Clock) -> None:
    tell("我明天下午3点有个重要会议")
    assert found(memory, "提醒我那个会议")
    clock.now += timedelta(days=3)
    assert not found(memory, "提醒我那个会议")


def test_a_task_keeps_other_domains_out_unless_they_are_asked_for(memory: Memory, tell: Teller) -> None:
    tell("我不吃香菜", "我喜欢川菜", domains=("food",))
    assert found(memory, "内容是季度汇报", domains=("work",)) == []
    assert found(memory, "我喜欢什么菜", domains=("food",))


def test_forgetting_removes_the_text_everywhere_and_returns_a_receipt(memory: Memory, tell: Teller) -> None:
    tell("我喜欢喝乌龙茶", "我喜欢爬山")
    tea = next(r for r in memory.records("ada") if "茶" in r.value)
    receipt = memory.forget("ada", [tea.id, "does-not-exist"])
    assert receipt.forgotten == (tea.id,)
    assert "茶" not in str(memory.records("ada"))
    assert not any("茶" in value for value in found(memory, "我喜欢喝什么茶"))
    assert memory.forget("ada", [tea.id]).forgotten == ()


def test_nobody_forgets_another_persons_memory(memory: Memory, tell: Teller) -> None:
    tell("我喜欢喝乌龙茶")
    (tea,) = memory.records("ada")
    assert memory.forget("bob", [tea.id]).forgotten == ()
    assert memory.records("ada") == [tea]


def test_an_ambiguous_or_empty_id_forgets_nothing(memory: Memory, tell: Teller) -> None:
    tell("我喜欢喝乌龙茶", "我喜欢爬山")
    assert memory.forget("ada", [""]).forgotten == ()


def test_forgetting_leaves_the_text_in_no_quote_and_no_episode(memory: Memory) -> None:
    said = "我叫小雨，我喜欢喝乌龙茶"
    memory.observe("ada", said, thread="t", message="m0")
    memory.consolidate("ada", [Leaving("m0", Turn(role="user", content=said))], thread="t")
    tea = next(r for r in memory.records("ada") if r.attribute == "like")
    memory.forget("ada", [tea.id])
    assert "乌龙" not in str(memory.records("ada"))
    assert [r.value for r in memory.records("ada", status="active")] == ["小雨"]


def test_forgetting_twice_is_not_undone_by_an_old_message(memory: Memory) -> None:
    for message in ("m0", "m1"):
        memory.observe("ada", "我喜欢喝乌龙茶", thread="t", message=message)
        memory.forget("ada", [memory.records("ada")[0].id])
    memory.consolidate("ada", [Leaving("m0", Turn(role="user", content="我喜欢喝乌龙茶"))], thread="t")
    assert memory.records("ada", status="active") == []


def test_two_threads_at_once_leave_one_home(memory: Memory) -> None:
    cities = ["合肥", "芜湖", "南京", "杭州", "苏州", "无锡"]

    def move(number: int) -> None:
        memory.observe("ada", f"我住在{cities[number]}", thread=f"t{number}", message="m")

    with ThreadPoolExecutor(max_workers=len(cities)) as pool:
        list(pool.map(move, range(len(cities))))
    assert len([r for r in memory.records("ada", status="active") if r.attribute == "location"]) == 1


def test_what_others_put_into_the_namespace_does_no_harm(memory: Memory, tell: Teller) -> None:
    tell("我喜欢喝乌龙茶")
    memory.store.put(("memories", "ada"), "foreign", {"text": "我喜欢喝什么茶", "status": "active"})
    assert found(memory, "我喜欢喝什么茶？") == ["喝乌龙茶"]
    assert len(memory.records("ada")) == 1
    assert memory.forget("ada", ["foreign"]).forgotten == ()


class TestRemember:
    def remember(self, memory: Memory, content: str, request: str, *before: str) -> None:
        context = [Turn(role="user", content=text) for text in before]
        memory.remember("ada", content, request=request, thread="t", message="m1", context=context)

    def test_a_request_is_filed_in_the_users_words_and_once(self, memory: Memory, tell: Teller) -> None:
        memory.observe("ada", "Please remember that I like window seats", thread="t", message="m1")
        self.remember(memory, "User prefers seats by the window", "Please remember that I like window seats")
        assert [r.seen for r in memory.records("ada")] == [1]

    def test_what_the_user_said_earlier_may_be_remembered_later(self, memory: Memory) -> None:
        self.remember(
            memory, "The user likes oolong tea", "yes, please keep that", "I like oolong tea in the morning"
        )
        assert any("oolong tea" in r.value for r in memory.records("ada"))

    def test_what_goes_beyond_the_request_is_filed_too(self, memory: Memory) -> None:
        self.remember(
            memory, "User is allergic to peanuts", "I live in Leeds", "I'm allergic to peanuts, by the way"
        )
        assert {r.attribute for r in memory.records("ada")} == {"location", "allergy"}

    @pytest.mark.parametrize(
        ("content", "request_text"),
        [
            ("今天天气真好", "今天天气真好"),
            ("用户喜欢喝拿铁", "帮我推荐一本书"),
            ("The user's PIN is 4711", "my pin is 4711, remember it"),
            ("what is my name?", "what is my name?"),
        ],
    )
    def test_junk_inventions_secrets_and_questions_are_refused(
        self, memory: Memory, content: str, request_text: str
    ) -> None:
        self.remember(memory, content, request_text)
        assert memory.records("ada") == []


class TestConsolidation:
    LINES = (
        "我叫小雨",
        "今天苏州天气怎么样？",
        "我在准备十月的马拉松",
        "ok",
        "去年夏天我们在海边露营的时候丢了一把吉他",
    )

    def leaving(self, *texts: str) -> list[Leaving]:
        return [
            Leaving(f"m{n}", Turn(role="user", content=text)) for n, text in enumerate(texts or self.LINES)
        ]

    def test_what_is_worth_keeping_becomes_one_episode_word_for_word(self, memory: Memory) -> None:
        filed = memory.consolidate("ada", self.leaving(), thread="t")
        assert filed.episode
        assert "马拉松" in filed.episode.text
        assert "丢了一把吉他" in filed.episode.text
        for passing in ("苏州", "天气", "ok"):
            assert passing not in filed.episode.text

    def test_facts_that_capture_missed_are_filed(self, memory: Memory) -> None:
        memory.consolidate("ada", self.leaving(), thread="t")
        assert "小雨" in [r.value for r in memory.records("ada") if r.attribute == "name"]

    def test_an_episode_bears_the_date_on_which_it_was_said(self, memory: Memory, now: datetime) -> None:
        last_week = now - timedelta(days=7)
        said = Leaving("m0", Turn(role="user", content="我们明天要搬到海边的老房子去住一阵"), last_week)
        filed = memory.consolidate("ada", [said], thread="t")
        assert filed.episode
        assert "2026-11-22" in filed.episode.text

    def test_doing_it_again_stores_nothing_twice(self, memory: Memory) -> None:
        memory.consolidate("ada", self.leaving(), thread="t")
        before = memory.records("ada")
        again = memory.consolidate("ada", self.leaving(), thread="t")
        assert (again.episode, again.changes) == (None, ())
        assert memory.records("ada") == before

    def test_small_talk_leaves_nothing(self, memory: Memory) -> None:
        assert (
            memory.consolidate("ada", self.leaving("你好", "今天天气真好", "谢谢"), thread="t").episode
            is None
        )
        assert memory.records("ada") == []

    def test_what_was_forgotten_or_superseded_since_does_not_come_back(self, memory: Memory) -> None:
        memory.observe("ada", "我叫小雨", thread="t", message="m0")
        memory.observe("ada", "我在准备十月的马拉松", thread="t", message="m2")
        memory.observe("ada", "其实我叫小宇", thread="t2", message="x")
        race = next(r for r in memory.records("ada") if "马拉松" in r.value)
        memory.forget("ada", [race.id])
        memory.consolidate("ada", self.leaving(), thread="t")
        assert "马拉松" not in str(memory.records("ada"))
        assert [r.value for r in memory.records("ada", status="active") if r.attribute == "name"] == ["小宇"]

    def test_a_secret_enters_neither_facts_nor_episode(self, memory: Memory) -> None:
        memory.consolidate("ada", self.leaving("我的银行卡密码是 739204，记一下", "我在学吉他"), thread="t")
        assert "739204" not in str(memory.records("ada"))


def test_a_foreign_store_is_named_once_as_giving_one_score(
    caplog: pytest.LogCaptureFixture, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    from memory.long_term import shelf

    monkeypatch.setattr(shelf, "_warned", set())
    memory = Memory(InMemoryStore(index={"dims": 512, "embed": BundledEmbeddings()}), clock=clock)
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            memory.recall("ada", "what tea do I like")
    assert len([r for r in caplog.records if "InMemoryStore" in r.message]) == 1
