"""Things that are over: "sold it", "quit", "不再", "戒了" end what was remembered.

A row's group `v` is the thing that ends; what sort of memory it was is guessed from the verb and the thing.
"""

import re
from collections.abc import Sequence
from functools import cache

from memory.judge import en, zh
from memory.judge.clauses import Clause
from memory.judge.extract import Finding, bare
from memory.judge.lexicon import spell_out
from memory.judge.patterns import CompiledRow, compile_rows
from memory.records import Language

_CUE = {
    "zh": re.compile(
        r"不|戒|放弃|取消|卖|丢|扔|送|死|没|黄|散|退|停|离|分|辞|弃|忘|删|划|去掉|清|走|去世|过世|裁|业|"
        r"腻|泡汤|算了|作罢|偷|坏|捐|手了|报废|枯|处理"
    ),
    "en": re.compile(
        r"\b(?:no|not|never|sold|got|gave|given|done|quit|stopp?ed|lost|dropped|cancell?ed|forget|"
        r"delete|remove|left|broke|split|divorced|died|passed|gone|over|off|through|scrapp?ed|shelved|"
        r"retired|resigned|fired|laid|swore|kicked|don'?t|put|donated|traded|ditched|totall?ed|returned|"
        r"rehomed|isn'?t|abandoned|moved|erase|scratch|stolen|dead|separated|cut|said|strike|called|"
        r"decided|bailed|backed|changed|threw|finished|went|wipe|clear|enough|parted|dumped|buried|ran|"
        r"single|scrap|drop|nix|ditch|cancel|shelve|bail|dropping|quitting|walked|stepped|was)\b"
    ),
}
_CUE_ATTRIBUTES = {
    "zh": (
        ("pet", re.compile(spell_out(r"{pet_zh}$|^[^,]{0,4}{pet_zh}"))),
        ("family", re.compile(spell_out(r"^{kin_bare_zh}|^(?:对象|男友|女友)"))),
    ),
    "en": (
        ("pet", re.compile(spell_out(r"\b{pet_en}\b"))),
        ("family", re.compile(r"\b(?:girlfriend|boyfriend|husband|wife|partner|fianc[eé]e?)\b")),
    ),
}


@cache
def _rows(language: Language) -> tuple[CompiledRow, ...]:
    return compile_rows(zh.ENDINGS if language == "zh" else en.ENDINGS)


def find_endings(clauses: Sequence[Clause], usable: Sequence[bool], language: Language) -> list[Finding]:
    """Return the deletions that usable clauses state, at most one a clause."""
    rows = _rows(language)
    endings: list[Finding] = []
    for index, clause in enumerate(clauses):
        if not usable[index] or not _CUE[language].search(clause.text):
            continue
        start, text = bare(clause, language)
        for row, pattern, reject in rows:
            match = pattern.search(text, clause.held)
            if match is None:
                continue
            low, high = next(
                (match.span(g) for g in ("v", "v2") if g in match.re.groupindex and match.group(g)),
                match.span(),
            )
            value = text[low:high]
            if reject is not None and reject.regex.search(value):
                continue
            attribute = next(
                (name for name, what in _CUE_ATTRIBUTES[language] if what.search(value)), row.attribute
            )
            if text[low:].startswith("不") and index and usable[index - 1]:
                low = clauses[index - 1].start - start  # "健身卡到期了 不练了": the clause before says what
            endings.append(
                Finding(
                    attribute,
                    start + low,
                    start + high,
                    "ending",
                    index,
                    "delete",
                    "family" if attribute == "family" else "user",
                )
            )
            break
    return endings
