"""What one had to avoid and need not any more, without a word of what it is: "the doctor cleared me", "没这忌口了".

To a stranger it means nothing. It means what the turns before last said that the user avoids.
"""

from collections.abc import Sequence

from memory.judge.changing.said_before import Reply, said_before
from memory.judge.reading.folding import fold
from memory.judge.telling.introductions import OTHERS
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_LONGEST = {"zh": 36, "en": 130}  # characters
_TURNS_BACK = 4
_LIFTED: dict[Language, LazyPattern] = {
    "zh": LazyPattern(
        r"(?:没|没有|不再有|取消|解除)(?:了)?(?:这|那|什么|啥)?(?:个|些|种|条)?(?:忌口|忌讳|禁忌|限制|讲究|规矩)|(?:忌口|限制|禁忌)(?:已经|早就?|都|也)*(?:解除|取消|没|解禁|免)了"
        r"|(?:不用|不必|无需|用不着|不需要)(?:再)?(?:忌(?!日|惮)|忌口|避开|避着|躲着|挑着吃)|(?:啥|什么|样样)都(?:能|可以|敢|让)(?:吃|喝|碰)|误诊|(?:医院|过敏原?|大夫|医生|当时|当年|那次)[^,]{0,6}(?:检查|化验|检测|结果|报告|查)[^,]{0,4}(?:错|有误|不准|假阳)|假阳性|解禁了|放开吃|随便吃了?"
    ),
    "en": LazyPattern(
        r"\b(?:no (?:more )?need to|no longer (?:have|need) to|(?:don'?t|do not) (?:have|need) to) (?:avoid|skip|worry about|steer clear|watch)(?: (?:it|that|those|them|these|any of (?:it|that|them|those)|anything))?(?= now| any ?more| any longer| at all|[,.!]|$)"
        r"|\bcan (?:now |finally )?(?:eat|have|drink) (?:anything|everything|whatever)|\b(?:cleared me|gave me the (?:all[- ]clear|green light|go[- ]ahead)|got the (?:all[- ]clear|green light))"
        r"|\bfalse positive|\b(?:was|been|got) misdiagnosed|\bmisdiagnosis|\b(?:tests?|results?|diagnosis) (?:was|were|turned out) (?:all )?(?:wrong|off|mistaken|negative)(?=.*\b(?:eat|drink|allerg\w+|avoid|scrap|forget|drop)\b)|\bnot (?:actually )?allergic after all"
        r"|\b(?:outgrew|grew out of|got over) (?:it|that|those|them)\b|\b(?:restriction|diet)(?:'s| is| has been) (?:lifted|over|off)"
    ),
}
_NOT_SURE: dict[Language, LazyPattern] = {
    "zh": LazyPattern(r"[吗?]|如果|要是|希望|但愿|可能|也许|等|还没|还不|今天|今晚|这顿|一天|一顿"),
    "en": LazyPattern(
        r"\?|\b(?:if|hope|wish|maybe|might|until|once|when|today|tonight|just this|not yet|can i|should i|would|except)\b"
    ),
}
_AROUND = LazyPattern(
    r"^(?:我|现在|一点儿?|从来|完全|都)*(?:不(?:能|太|可以|敢)*[吃喝碰沾]|忌|戒)(?:了)?|^(?:i )?(?:have to |must )?(?:avoid(?:ing)?|don'?t|do not|can'?t|cannot|never|no)(?: (?:eat|drink|have|touch))? |(?: because| since| for| due)\b.*$"
)
_KIN_ZH = LazyPattern(r"[我咱俺](?:们|家)*[爸妈哥弟姐妹爷奶儿女媳孩娃]")
_MINE = LazyPattern(r"\b(?:i|me|my)\b|我")
_AVOIDED = frozenset({"allergy", "diet", "dislike", "other", "habit"})
# Of what is kept in the user's own words, only what says that he avoids something.
_AVOIDS = LazyPattern(
    r"过敏|忌|避|不(?:能|可以|吃|喝|碰|沾|敢)|戒|\b(?:allerg\w+|avoid\w*|can'?t|cannot|don'?t|do not|no|off|never|free|intoleran\w+|without)\b"
)


def lifted(utterance: Utterance, usable: Sequence[bool]) -> Reply | None:
    """Return the end of what the turns before said that the user avoids, if a message lifts it; else None."""
    text, language = utterance.folded.text, utterance.language
    if not utterance.context or len(text) > _LONGEST[language] or not any(usable):
        return None
    told = [one.text for one in utterance.clauses if _LIFTED[language].search(one.text)]
    if not told or _NOT_SURE[language].search(text) or _of_another(told, language):
        return None
    known = _avoided(utterance)
    return None if known is None else Reply(known.attribute, None, known.value, "delete", known.value)


def _of_another(told: Sequence[str], language: Language) -> bool:
    """Tell whether somebody else is let off: "my sister can eat anything", but not "they cleared me"."""
    others = [_KIN_ZH.match(one) or OTHERS[language].search(one) for one in told]
    return all(
        found is not None and not _MINE.search(one, found.end())
        for one, found in zip(told, others, strict=True)
    )


def _avoided(utterance: Utterance) -> Known | None:
    """Return the one thing avoided that the last turn which says any says."""
    kept = [
        one
        for one in utterance.on_file()
        if one.subject == "user"
        and one.attribute in _AVOIDED
        and (one.attribute in ("allergy", "dislike") or _AVOIDS.search(fold(one.value).text))
    ]
    for turn in reversed(utterance.context[-_TURNS_BACK:]):
        said = fold(turn.content).text
        named = [one for one in kept if _core(one) in said]
        if named:
            return named[0] if len(named) == 1 else None
    before = [one for one in said_before(utterance) if one.attribute in ("allergy", "diet")]
    return Known(before[0].attribute, before[0].value) if len(before) == 1 else None


def _core(known: Known) -> str:
    """Return what is avoided without the words that say so: "gluten" of "can't eat gluten", "海鲜" of "不吃海鲜"."""
    text = fold(known.value).text.strip()
    return _AROUND.sub("", text).strip() or text
