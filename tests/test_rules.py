"""The table of rules: its groups, how far its rows reach, and that the filter before it loses nothing."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from memory.grams import Text
from memory.judge import Judge, Utterance, en, zh
from memory.judge.reading.blocking import mark
from memory.judge.reading.clauses import cut
from memory.judge.reading.folding import fold
from memory.judge.reading.patterns import compile_rows
from memory.judge.reading.prefilter import Sieve
from memory.judge.reading.rules import RULES, compiled
from memory.records import Decision, Language

NOW = datetime(2026, 11, 25, 10, tzinfo=UTC)
MESSAGES = [
    json.loads(line)["message"]
    for line in Path(__file__).with_name("judge_cases.jsonl").read_text(encoding="utf-8").splitlines()
]


def decide(message: str) -> Decision:
    return Judge().decide(message, now=NOW)


def blocked(message: str) -> list[str]:
    return [rule.name if rule else "" for rule in mark(Utterance.of(message, now=NOW)).blocked]


@pytest.mark.parametrize("language", ["zh", "en"])
def test_the_table_has_the_groups_of_the_policy_in_both_languages(language: Language) -> None:
    assert {rule.group for rule in RULES if rule.language == language} >= {
        "time words",
        "kind",
        "reuse",
        "signals",
    }


@pytest.mark.parametrize("language", ["zh", "en"])
def test_both_languages_know_the_same_rules_by_name(language: Language) -> None:
    other = "en" if language == "zh" else "zh"
    assert {rule.name for rule in RULES if rule.language == language} == {
        rule.name for rule in RULES if rule.language == other
    }


def test_every_rule_is_sure_of_itself_and_gives_a_reason_in_its_language() -> None:
    for rule in RULES:
        assert 0.7 <= rule.confidence <= 1
        assert any("\u4e00" <= char <= "\u9fff" for char in rule.reason) == (rule.language == "zh")


@pytest.mark.parametrize(
    ("message", "rule"),
    [
        ("网上有人发帖说 我二十八岁退休去开民宿了", "quote"),
        ("some guy on reddit said I'm 40 and live on a boat, must be nice", "quote"),
        ("写剧本用的 我叫老魏 看仓库的", "role play"),
        ("在甲方面前装孙子", "idiom"),
        ("my baby is this slide deck", "idiom"),
        ("first house we ever owned was in Cork, above a bakery", "past"),
        ("yeah because cleaning the fryer on a Sunday is my dream", "sarcasm"),
        ("assume a budget of 900 until finance gets back to me", "just this once"),
        ("tl;dr this: Hi, I'm Wanda, a roofer in Hull, and my invoice never came", "text to work on"),
        ("你觉得这个颜色好看吗", "question"),
        ("刚才摔了一跤", "now"),
        ("以前我养过鸽子", "past"),
        ("要是我会飞就好了", "hypothetical"),
        ("听说他喜欢喝茶", "hearsay"),
        ("这次用英文写就好", "just this once"),
        ("不用记 我住在扬州", "no need to save"),
        ("翻译成法语：我住在里昂", "text to work on"),
        ("你扮演医生 我是病人", "role play"),
        ("晚上好", "chitchat"),
        ("is that shop open late", "question"),
        ("I just had soup", "now"),
        ("I used to keep bees", "past"),
        ("if I were a cat I'd nap all day", "hypothetical"),
        ("someone said she loves opera", "hearsay"),
        ("just this once use tables", "just this once"),
        ("no need to save this, I live in York", "no need to save"),
        ("translate to German: I live in York", "text to work on"),
        ("let's role-play, I'm a knight", "role play"),
        ("good evening", "chitchat"),
    ],
)
def test_a_message_of_each_kind_is_short_by_the_rule_of_its_kind(message: str, rule: str) -> None:
    decision = decide(message)
    assert (decision.verdict, decision.rule, decision.facts) == ("SHORT", rule, ())


def test_a_question_rules_out_itself_and_not_the_statement_beside_it() -> None:
    assert blocked("这题怎么解？我是高二的学生") == ["question", ""]
    assert blocked("is it open? I'm a nurse") == ["question", ""]


def test_a_supposition_reaches_to_the_end_of_its_sentence_and_no_further() -> None:
    assert blocked("假如我中了奖，我就去环游世界。我住在扬州") == ["hypothetical", "hypothetical", ""]


def test_text_to_work_on_reaches_up_to_a_change_of_subject() -> None:
    facts = decide("proofread: I lives in Rome. by the way I'm vegan").facts
    assert [fact.attribute for fact in facts] == ["diet"]


def test_from_now_on_lifts_what_a_word_of_now_would_rule_out() -> None:
    assert decide("现在开始以后都用英文回答我").verdict == "LONG"
    assert decide("现在用英文回答我").verdict == "SHORT"


def test_remember_does_not_make_the_weather_of_today_last() -> None:
    assert decide("记住今天天气真好").verdict == "SHORT"
    assert decide("remember that it's sunny today").verdict == "SHORT"
    assert decide("记住我对花粉过敏").verdict == "LONG"


def test_rules_hold_for_traditional_characters_and_full_width_letters() -> None:
    assert decide("這次用表格就好").rule == "just this once"
    assert decide("ｇｏｏｄ　ｍｏｒｎｉｎｇ").rule == "chitchat"


def test_folding_leads_back_to_the_characters_of_the_user() -> None:
    folded = fold("我\u200b愛喝ＡＢＣ茶")
    assert folded.text == "我爱喝abc茶"
    assert folded.cut(1, 3) == "愛喝"
    assert folded.cut(3, 7) == "ＡＢＣ茶"


def test_a_chinese_message_without_punctuation_is_cut_at_its_spaces_and_not_around_latin_words() -> None:
    clauses = cut(Text("我叫林夏 在邮局上班 爱用 python 写"), "zh")
    assert [clause.text for clause in clauses] == ["我叫林夏", "在邮局上班", "爱用 python 写"]


def test_an_english_number_or_address_is_not_cut_at_its_dots() -> None:
    assert [clause.text for clause in cut(Text("it costs 3.50 at shop.example.com. i like it"), "en")] == [
        "it costs 3.50 at shop.example.com",
        "i like it",
    ]


def test_the_filter_before_the_patterns_never_hides_a_match() -> None:
    languages: tuple[Language, ...] = ("zh", "en")
    patterns = [row.pattern for row in compile_rows(zh.ROWS + en.ROWS + zh.ENDINGS + en.ENDINGS)]
    patterns += [row.pattern for language in languages for row in compiled(language, "SHORT")]
    sieve = Sieve(patterns)
    for message in MESSAGES:
        text = fold(message).text
        passing = set(sieve.passing(text))
        for index, pattern in enumerate(patterns):
            if pattern.search(text):
                assert index in passing, (message, pattern.pattern[:60])
