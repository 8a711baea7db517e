"""Things that are over: "sold it", "quit", "不再", "戒了" end what was remembered.

A row's group `v` is the thing that ends; what sort of memory it was is guessed from the verb and the thing.
"""

from collections.abc import Sequence
from functools import cache

from memory.judge import en, zh
from memory.judge.reading.clauses import Clause
from memory.judge.reading.lexicon import spell_out
from memory.judge.reading.patterns import CompiledRow, compile_rows
from memory.judge.telling.extract import Finding, bare
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_CUE = {
    "zh": LazyPattern(
        r"不|戒|放弃|取消|卖|丢|扔|送|死|没|黄|散|退|停|离|分|辞|弃|忘|删|划|去掉|清|走|去世|过世|裁|业|"
        r"腻|泡汤|算了|作罢|段落|撂|搁|收摊|解散|散伙|打住|歇|偷|坏|捐|手了|报废|枯|处理"
    ),
    "en": LazyPattern(
        r"\b(?:no|not|never|sold|got|gave|given|done|quit|stopp?ed|lost|dropped|cancell?ed|forget|"
        r"delete|remove|left|broke|split|divorced|died|passed|gone|over|off|through|scrapp?ed|shelved|"
        r"retired|resigned|fired|laid|swore|kicked|don'?t|put|donated|traded|ditched|totall?ed|returned|"
        r"rehomed|isn'?t|abandoned|moved|erase|scratch|stolen|dead|separated|cut|said|strike|called|"
        r"decided|bailed|backed|changed|threw|finished|went|wipe|clear|enough|scrub|purge|parted|dumped|buried|ran|"
        r"single|re-?home|packed|jacked|binned|chucked|history|kaput|more|between|knocked|scrap|drop|nix|ditch|cancel|shelve|bail|dropping|quitting|walked|stepped|was|wasn'?t|hung|hanging|run|wound|folded|fizzled|petered|defunct|knocked|pulled|let|grown|grew|outgrown|handed|thrown|unsubscribed|fine|ok|okay|safe|quits|parted|lost|fell|fallen)\b"
    ),
}
_CUE_ATTRIBUTES = {
    "zh": (
        ("pet", LazyPattern(spell_out(r"{pet_zh}$|^[^,]{0,4}{pet_zh}"))),
        ("family", LazyPattern(spell_out(r"^{kin_bare_zh}|^(?:对象|男友|女友)"))),
    ),
    "en": (
        ("pet", LazyPattern(spell_out(r"\b{pet_en}\b"))),
        ("family", LazyPattern(r"\b(?:girlfriend|boyfriend|husband|wife|partner|fianc[eé]e?)\b")),
    ),
}

# What is hoped or feared is not over.
WISHED = {
    "zh": LazyPattern(
        r"希望|但愿|(?<![恐可不哪])怕|担心|万一|要是|如果|(?<!不)想(?:要|把|先)?[^,]{0,4}(?:取消|推迟|改期|卖|退|辞)"
    ),
    "en": LazyPattern(
        r"^(?:but |and |i'?m |so |well )*(?:(?:i |we |just )*(?:really )?(?:hope|wish)|hopefully|afraid|worried)\b|\b(?:what )?if\b"
    ),
}
# "去年戒掉的" names nothing: taken for a thing, "的" would end whatever holds it.
_PARTICLES = "的了过着得吧啊呢吗嘛呀啦 "
_NO_THING = LazyPattern(r"(?:after|before|because|when|while|since|if|until)\b|(?:out|off|up)$")
STRANGER = LazyPattern(
    r"(?:a|some|one) (?:friend|guy|girl|man|woman|colleague|coworker|neighbou?r|buddy|kid|couple|stranger)\b|"
    r"some(?:body|one)\b|(?:my|our) (?:colleague|co-?worker|neighbou?r|client|customer)s?\b|我(?:们)?的?(?:同事|邻居|客户)"
)
# What a relative no longer does or has is nothing of the user's that ends.
_RELATIVE = {
    "zh": LazyPattern(
        spell_out(r"^(?:我|俺|咱)(?:们)?(?:家)?(?:的)?{kin_bare_zh}(?!和我|跟我|去世|走了|没了|过世)")
    ),
    "en": LazyPattern(spell_out(r"^(?:my|our) (?:\w+ )?{kin_en}\b(?! and (?:i|me)\b)")),
}
_PERSONAL = frozenset({"location", "employer", "occupation", "diet", "allergy", "habit"})
_TASTES = frozenset({"diet", "like", "habit"})
# "早就不吃牛肉了" ends a taste and is a lasting fact of its own.
_LONG_AGO_ZH = LazyPattern(
    r"(?:早就?|早已|多年|好?几?年前?|很久)[^,]{0,4}不(?:再)?[吃喝](?!饭|早饭|晚饭|药)[^,]{1,8}了"
)


@cache
def _rows(language: Language) -> tuple[CompiledRow, ...]:
    return compile_rows(zh.ENDINGS if language == "zh" else en.ENDINGS)


def find_endings(clauses: Sequence[Clause], usable: Sequence[bool], language: Language) -> list[Finding]:
    """Return the deletions that usable clauses state, at most one a clause, and the facts they imply."""
    rows = _rows(language)
    endings: list[Finding] = []
    for index, clause in enumerate(clauses):
        if not usable[index] or not _CUE[language].search(clause.text) or STRANGER.match(clause.text):
            continue
        if WISHED[language].search(clause.text):
            continue
        start, text = bare(clause, language)
        for row, pattern, reject in rows:
            match = pattern.search(text)
            if match is None:
                continue
            low, high = next(
                (match.span(g) for g in ("v", "v2", "v3") if g in match.re.groupindex and match.group(g)),
                match.span(),
            )
            if text[low:high].endswith("的") and high - low > 1:
                high -= 1  # "辣的不碰了" ends what is on file as "辣"
            value = text[low:high]
            if not value.strip(_PARTICLES) or _NO_THING.match(value):
                continue
            if reject is not None and reject.search(value):
                continue
            attribute = row.attribute
            if attribute in _PERSONAL and _RELATIVE[language].match(text):
                continue
            if attribute != "allergy":  # to be not allergic to cats ends no cat
                cues = _CUE_ATTRIBUTES[language]
                attribute = next((name for name, what in cues if what.search(value)), attribute)
            if text[low:].startswith(("不", "撂", "搁", "放弃")) and index and usable[index - 1]:
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
            if attribute in _TASTES and _LONG_AGO_ZH.search(text):
                end = start + len(text)
                endings.append(Finding("diet", start + _says_no(text, low), end, "diet", index))
            break
    return endings


def _says_no(text: str, low: int) -> int:
    """Return where the "不" stands that speaks of the thing at `low`."""
    return max(text.rfind("不", 0, low), 0) if text.find("不", 0, low) >= 0 else low
