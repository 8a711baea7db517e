"""Work that is over: "I got laid off", "quit nursing", "packed in the sparky job", "我被裁了".

Who is laid off says of no firm; what ends is the work on file. Who names what he quits ("nursing") ends the trade that
the word is of ("nurse"); who only says "the … job" has one, and it is that.
"""

from collections.abc import Sequence

from memory.judge.reading.folding import fold
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern

_I = r"^(?:and |but |so |well |sadly |yeah |ok |update:? )*(?:i|we)?(?:'ve|'m| have| am| just| finally| recently| only| both| also|just|finally)*\s?"
_LAID_OFF = {
    "zh": LazyPattern(
        r"^(?:唉|哎|结果|我|俺|上个?[月周]|上周|昨天|今天|刚刚?|已经|前阵子|前几天|去年|年初|也|不幸|最近)*(?:被(?:公司|单位|老板|厂里)?(?:裁|优化|辞退|炒|开除|劝退)(?:了|掉|员)*(?:鱿鱼)?了?|失业了|下岗了|丢了(?:工作|饭碗)|(?:工作|饭碗)(?:丢|没)了)$"
    ),
    "en": LazyPattern(
        _I
        + r"(?:(?:got|was|were|been|being|getting) (?:just |recently |suddenly )?(?:laid off|made redundant|let go|fired|sacked|given (?:the sack|the boot|my cards))|lost my job|my (?:job|position|role) (?:was|got) (?:cut|axed|eliminated))\b"
    ),
}
_QUIT = LazyPattern(
    _I
    + r"(?:quit|left|packed in|jacked in|chucked in|binned|gave up|given up|stopped|done with|out of|retired from) (?:my |the |being (?:a |an )?)?(?P<what>(?!it\b|that|this)[a-z][\w' -]{2,30}?)"
    r"(?: (?:for good|last \w+|this \w+|in \w+|\w+ (?:weeks|months|years) ago|now|recently|altogether))*$"
)
_A_JOB = LazyPattern(r"\b(?:job|gig|trade|career|position|post|role)$")
_STEM = 4  # letters: "nurs" of "nursing" and "nurse"


def work_over(utterance: Utterance, usable: Sequence[bool]) -> list[Known]:
    """Return the work on file that a message says is over, [] where it says so of none."""
    language = utterance.language
    for clause, ok in zip(utterance.clauses, usable, strict=True):
        if not ok or "?" in clause.mark:
            continue
        laid_off = _LAID_OFF[language].search(clause.text) is not None
        quits = _QUIT.match(clause.text) if language == "en" and not laid_off else None
        if not laid_off and quits is None:
            continue
        work = [one for one in utterance.on_file() if _is_own(one)]
        if laid_off:
            return [one for one in work if one.attribute == "employer"] or work
        assert quits is not None
        return [one for one in work if _is_meant(quits.group("what"), one, work)]
    return []


def _is_own(known: Known) -> bool:
    return known.attribute in ("occupation", "employer") and known.subject == "user"


def _is_meant(what: str, known: Known, work: Sequence[Known]) -> bool:
    """Tell whether what somebody quits is this work: of the same stem, or "the … job" of one who has one."""
    jobs = [one for one in work if one.attribute == "occupation"]
    if _A_JOB.search(what):
        return known.attribute == "employer" or len(jobs) == 1
    stems = {word[:_STEM] for word in what.split() if len(word) > _STEM}
    return known.attribute == "occupation" and any(
        word[:_STEM] in stems for word in fold(known.value).text.split() if len(word) >= _STEM
    )
