"""A right word for a wrong one just said, with nothing else in the message: "口误，三十九", "physics, my bad".

The message does not say what was wrong. It is the one thing on file that the last turns said and whose kind the new
word is of; where two could be meant, nothing is corrected.
"""

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from memory.judge.changing.amend_words import NO_VALUE, OWNS_UP, ROUND, SPELLING, WAVERS
from memory.judge.changing.counterpart import counts, exchange
from memory.judge.reading.folding import Folded, fold
from memory.judge.reading.lexicon import spell_out
from memory.judge.telling.fitting import corrects, is_job
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_LONGEST = {"zh": 24, "en": 80}  # characters of a message that does nothing but correct
_VALUE = {"zh": 8, "en": 28}  # characters of a value
_WORDS = 3
_AN_OH = 4  # characters of an "嗯？" before the right word
_TURNS_BACK = 4
_ALIKE = {"zh": 0.5, "en": 0.57}
_PLACES = frozenset({"location", "hometown"})
_NAMED = frozenset({"name", "location", "hometown", "employer"})
_THINGS = frozenset({"like", "dislike", "allergy", "diet", "possession"})
# What takes the last word back and does not only begin another remark, as "sorry" and "actually" do.
_TAKES_BACK = LazyPattern(r"(?:oh |ah |uh )*(?:no,? wait|wait,? no|oops|whoops|wrong)\s*[,.!]")
# Who says of himself what he feels or does states it anew, and puts no word right: "actually I hate coffee".
_STATED_ANEW = LazyPattern(
    r"^(?:i |we )?(?:(?:really|now|do|don'?t|absolutely|kinda|just|can'?t|can not|cannot|no longer|never) )*(?:hate|loathe|detest|dislike|despise|love|like|adore|enjoy|prefer|stand|want|need|eat|drink|avoid|quit|stopped|gave up)\b|"
    r"^(?:我|俺)?(?:现在|其实|可|很|最|特别|已经|反而|又|再也|也)*(?:不?(?:喜欢|爱|想)|讨厌|恨|厌|烦|受不了|戒|不再|不[吃喝看听玩])"
)
_SENTENCES = frozenset({"family", "pet", "other"})
# The message says something of the user ("Actually I'm a nurse").
_SELF = {
    "zh": LazyPattern(r"我(?!说|是说|记|打|写|指|老|爸|妈|女|儿|家|姐|妹|哥|弟)|咱"),
    "en": LazyPattern(r"\b(?:i|i'm|i am|i've|my|me|we|we're|our)\b(?! (?:mean|meant|said|mistake|bad)\b)"),
}
_LISTED = LazyPattern(r"[、,，;/]|和|跟|以及|\band\b|&")
_EDGES = " \t,.;:!?*-，。；：！？、"
_KIN = LazyPattern(spell_out(r"{kin_bare_zh}|\b{kin_en}\b"))
# What the message says is wrong, not what is right: "儿子的名字", "my wife's job".
_LABEL = LazyPattern(
    spell_out(
        r"(?:那个?|这个?|刚才|我)*(?:{kin_bare_zh}|{pet_zh})?的?(?:名字?|姓|岁数|年龄|年纪|生日|工作|职业|单位|公司|地址|城市|家|老家|数字?|日期|时间|那[个条句])?|"
        r"(?:the|my|his|her|that)? ?(?:{kin_en}|{pet_en})?(?:'s)? ?(?:name|age|birthday|job|town|city|employer|number|date|day|spelling)?"
    )
)
_PLACE = LazyPattern(spell_out(r"{place_zh}|[省市县镇区村州岛乡]$"))
_FIRM = LazyPattern(spell_out(r"{firm_zh}|(?:公司|集团|银行|医院|厂|院|所|大学|中学|小学)$"))
_VERB = LazyPattern(r".*[是叫在住开养学做教吃喝爱玩打练读用当去买骑写卖种]$")
_SIDES = LazyPattern(r"[,，;；、]|\band\b|和")


_ZH_WORD = re.compile(r"[\u3400-\u9fff]{2,4}")


class Amended(NamedTuple):
    """Something on file and the value it has from now on."""

    known: Known
    value: str


def amended(utterance: Utterance, usable: Sequence[bool]) -> Amended | None:
    """Return what said in the last turns a message that only gives a right word corrects; else None."""
    language, text = utterance.language, utterance.folded.text
    if not utterance.context or len(text) > _LONGEST[language] or not any(usable) or "?" in text[_AN_OH:]:
        return None
    sure = OWNS_UP[language].search(text) or SPELLING[language].search(text)
    if sure is None and WAVERS[language].search(text) is None and not is_job(_first(text), language):
        return None
    lately = _lately(utterance, turns=_TURNS_BACK if sure else 2)
    if not lately or (sure is None and _asks(utterance, lately)):
        return None
    pieces = _pieces(utterance)
    if sure and (spelled := _respelled(pieces, lately, utterance)) is not None:
        return spelled
    olds = [fold(one.value).text.strip() for one in lately]
    named = [piece for piece in pieces if any(old in piece for old in olds)]
    parts = {piece: part for piece in pieces if (part := _part(piece, olds, language))}
    if not named and len(parts) == 1 and len(pieces) > 1:
        named = list(parts)
    spoken = [piece for piece in pieces if piece not in named]
    spoken = spoken or [piece for piece in pieces if piece not in olds]
    if len(spoken) != 1:
        return _other_way_round(utterance, lately)
    if named and named[0] in parts and parts[named[0]] not in olds:
        return _for_part(parts[named[0]], spoken[0], lately, utterance)
    return _for_one(spoken[0], lately, utterance, bool(sure))


def _part(piece: str, olds: Sequence[str], language: Language) -> str:
    """Return the longest words that a piece has in common with something said lately, "" where it has none."""
    least = 2 if language == "zh" else 4
    for old in olds:
        match = SequenceMatcher(None, piece, old, autojunk=False).find_longest_match()
        part = piece[match.a : match.a + match.size].strip()
        whole = language == "zh" or re.search(rf"\b{re.escape(part)}\b", old) is not None
        if len(part) >= least and whole:
            return part
    return ""


def _respelled(pieces: Sequence[str], lately: Sequence[Known], utterance: Utterance) -> Amended | None:
    """Return what was said lately with one character of a Chinese word put right: "陆凝" for "陆宁"."""
    for piece in (one for one in pieces if _ZH_WORD.fullmatch(one)):
        for known in lately:
            old = fold(known.value)
            for low in range(len(old.text) - len(piece) + 1):
                word = old.text[low : low + len(piece)]
                wrong = sum(one != other for one, other in zip(word, piece, strict=True))
                if wrong == 1 and word[0] == piece[0]:
                    at = utterance.folded.text.find(piece)
                    spelled = utterance.folded.cut(at, at + len(piece))
                    rest = old.cut(low + len(piece), len(old.text))
                    return Amended(known, f"{old.cut(0, low)}{spelled}{rest}")
    return None


def _for_part(part: str, new: str, lately: Sequence[Known], utterance: Utterance) -> Amended | None:
    """Return the one thing said lately of which a message names the wrong part: "陶艺" of "学陶艺"."""
    if len(new) > _VALUE[utterance.language] or NO_VALUE[utterance.language].search(new):
        return None
    known = next(one for one in lately if part in fold(one.value).text)
    old, at = fold(known.value), utterance.folded.text.find(new)
    low = old.text.index(part)
    spelled = utterance.folded.cut(at, at + len(new))
    return Amended(known, old.cut(0, low) + spelled + old.cut(low + len(part), len(old.text)))


def _first(text: str) -> str:
    """Return the word or two with which a message begins, if nothing else stands in its first clause."""
    first = re.split(r"[,.;!，。；！]", text, maxsplit=1)[0].strip()
    return first if len(first.split()) <= 2 and len(first) < len(text) else ""


def _lately(utterance: Utterance, turns: int) -> list[Known]:
    """Return what is on file of the last turns, the latest turn first: of one turn only, whichever says any."""
    for turn in reversed(utterance.context[-turns:]):
        said = fold(turn.content).text
        found = [one for one in utterance.on_file() if fold(one.value).text.strip() in said]
        if found:
            return found
    return []


def _asks(utterance: Utterance, lately: Sequence[Known]) -> bool:
    """Say whether the turn before asks something else than whether what is on file is right."""
    last = utterance.context[-1]
    asked = last.role == "assistant" and re.search(r"[?？]", last.content) is not None
    return asked and not any(fold(one.value).text in fold(last.content).text for one in lately)


def _pieces(utterance: Utterance) -> list[str]:
    """Return what is left of a folded message when the words that admit a slip are taken out."""
    language = utterance.language
    text: str = utterance.folded.text
    for pattern in (WAVERS[language], OWNS_UP[language], SPELLING[language]):
        text = pattern.sub(lambda match: "\n" * len(match.group()), text)
    cut = r"[\n,.;:!?，。；：！？]+" + (r"|\s+" if language == "zh" else r"(?:\s|$)")
    pieces = (_bare(piece, utterance) for piece in re.split(cut, text))
    return [piece for piece in pieces if piece and not _LABEL.fullmatch(piece)]


def _bare(piece: str, utterance: Utterance) -> str:
    before = None
    while before != piece:
        before, piece = piece, ROUND[utterance.language].sub("", piece.strip(_EDGES)).strip(_EDGES)
    return piece


def _for_one(new: str, lately: Sequence[Known], utterance: Utterance, sure: bool) -> Amended | None:
    """Return the one thing said lately that a new word stands for."""
    language = utterance.language
    at = utterance.folded.text.find(new)
    spelled = utterance.folded.cut(at, at + len(new))
    if len(new) > _VALUE[language] or len(new.split()) > _WORDS or NO_VALUE[language].search(new):
        return None
    fitting = [(one, value) for one in lately if (value := _put_in(one, new, spelled, utterance, sure))]
    named = {match.group() for match in _KIN.finditer(utterance.folded.text)}
    if len(fitting) > 1 and named:
        fitting = [pair for pair in fitting if any(kin in fold(pair[0].value).text for kin in named)]
    if len(fitting) > 1:
        fitting = [
            pair for pair in fitting if _is_spelling(new, fold(pair[0].value).text, language)
        ] or fitting
    if len({one.attribute for one, _ in fitting}) != 1 or len(fitting) > 1:
        return None
    return Amended(*fitting[0])


def _put_in(known: Known, new: str, spelled: str, utterance: Utterance, sure: bool) -> str | None:
    """Return the value of something on file with a new word in it, None where it cannot take the word."""
    old, language = fold(known.value), utterance.language
    exchanged = exchange(known.value, Utterance.of(spelled, now=utterance.now, language=language), [True])
    if exchanged is not None:
        return exchanged.value
    if known.attribute in ("like", "dislike", "diet", "allergy", "habit") and _STATED_ANEW.match(new):
        return None
    if known.attribute in _SENTENCES:
        if _SELF[language].search(utterance.folded.text) and not _KIN.search(utterance.folded.text):
            return None
        return _in_sentence(old, new, spelled, utterance)
    if _LISTED.search(old.text) or counts(new) or not (sure or _is_of_kind(known, new, utterance)):
        return None
    if spelled[:1].isupper() and known.value[:1].isupper() and known.attribute not in _NAMED:
        return spelled  # a make for a make
    if (
        language == "en"
        and known.attribute in _THINGS
        and " " not in new
        and _TAKES_BACK.match(utterance.folded.text)
    ):
        return spelled
    ahead = "an " if is_job(new, language) else ""
    text = utterance.folded.text if not sure else "i meant 应该是"
    named = sure or old.text in utterance.folded.text
    if not corrects(known.attribute, spelled, text, ahead, old.text if named else "", language):
        return None
    if known.attribute in _NAMED and language == "en" and spelled[:1].islower() and not known.value.islower():
        return None
    return spelled


def _is_of_kind(known: Known, new: str, utterance: Utterance) -> bool:
    """Tell whether a word is one of the kind of a value, as far as Chinese, which has no capitals, shows it."""
    if utterance.language == "en" or not re.match(r"[\u3400-\u9fff]", new):
        return True
    if known.attribute in _PLACES:
        return _PLACE.search(new) is not None
    if known.attribute == "employer":
        return _FIRM.search(new) is not None or new[-1] == known.value[-1]
    if known.attribute == "name":
        return len(new) == len(known.value) or _is_spelling(new, known.value, "zh")
    return known.attribute == "occupation" or _is_spelling(new, known.value, "zh")


def _in_sentence(old: Folded, new: str, spelled: str, utterance: Utterance) -> str | None:
    """Return a sentence about somebody else with the new word where one like it stood."""
    low, high = _side(old, utterance)
    spans = list(_words_like(old.text, new, low, high, utterance.language))
    if not spans:
        return None
    verb = _VERB.match(old.text[low : high - len(new)]) if utterance.language == "zh" else None
    best = max(spans, key=lambda span: (SequenceMatcher(None, old.text[slice(*span)], new).ratio(), span[1]))
    alike = SequenceMatcher(None, old.text[slice(*best)], new).ratio()
    last = spans[-1]
    ends = utterance.language == "en" or verb is not None
    if alike < _ALIKE[utterance.language] and not (ends and last[1] == high):
        return None
    place = best if alike >= _ALIKE[utterance.language] else last
    if old.cut(*place)[:1].isupper() != spelled[:1].isupper():
        return None
    return old.cut(0, place[0]) + spelled + old.cut(place[1], len(old.text))


def _side(old: Folded, utterance: Utterance) -> tuple[int, int]:
    """Return the part of a sentence about the relative whom the message names, else all of it."""
    named = {match.group() for match in _KIN.finditer(utterance.folded.text)}
    low = 0
    for end in [*(match.start() for match in _SIDES.finditer(old.text)), len(old.text)]:
        if any(kin in old.text[low:end] for kin in named):
            return low, end
        low = end
    return 0, len(old.text)


def _words_like(text: str, new: str, low: int, high: int, language: str) -> Iterator[tuple[int, int]]:
    if language == "zh":
        yield from ((at, at + len(new)) for at in range(low, high - len(new) + 1))
        return
    for match in re.finditer(r"[\w'-]+", text[low:high]):
        if len(new.split()) == 1 and not _KIN.fullmatch(match.group()):
            yield low + match.start(), low + match.end()


def _is_spelling(new: str, old: str, language: Language) -> bool:
    return SequenceMatcher(None, new, old).ratio() >= _ALIKE[language]


def _other_way_round(utterance: Utterance, lately: Sequence[Known]) -> Amended | None:
    """Return what the message says with the same words in another order: "coffee over tea"."""
    for known in lately:
        words = fold(known.value).text.split()
        for clause in utterance.clauses:
            if clause.text.split() != words and sorted(clause.text.split()) == sorted(words):
                return Amended(known, utterance.folded.cut(clause.start, clause.end))
    return None
