"""What to keep of a message that is worth keeping, though no row of the tables could take it apart.

What the rows find in clauses that were ruled out, where it is about the same thing as the whole message; else
the clauses that may last, in the user's own words.
"""

from collections.abc import Sequence
from dataclasses import replace

from memory.judge.reading.folding import fold
from memory.judge.reading.lexicon import spell_out
from memory.judge.small_model.cues import has_cue, speaks_against
from memory.judge.small_model.narration import is_narration
from memory.judge.telling.extract import Finding, bare, find
from memory.judge.telling.facts import fact_of, make_fact
from memory.judge.telling.introductions import WHO
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact, Subject
from memory.vocabulary import ATTRIBUTES, neighbours

_LEAST = 2
_FIRST_PERSON = LazyPattern(r"[我俺咱]|\b(?:i|i'm|im|i've|ive|my|we|we're|our|me)\b")
_FEW = {"zh": 8, "en": 4}  # characters, words
_SHORT = {"zh": 22, "en": 55}  # characters
# A few words about something that another sentence names: "never heard of it".
_POINTS_BACK = LazyPattern(r"^(?!.*\b(?:i|i'm|my|we|our)\b)(?:[\w']+ ){0,4}(?:it|that|this|them)$")
# A clause that says only how the next one is meant.
_ASIDE = LazyPattern(
    r"(?:just )?between (?:us|you and me|ourselves)|honestly|frankly|to be (?:honest|frank|fair)|tbh|ngl|not gonna lie|truth be told|in all honesty|"
    r"if i'?m honest|to tell (?:you )?the truth|believe it or not|(?:just )?so you know|for the record|(?:偷偷|悄悄|小声)?(?:地)?(?:告诉你|跟你说|和你说)(?:个秘密|一声)?|"
    r"不瞒你说|老实说|说实话|说真的|讲真|坦白说|实不相瞒|咱俩说"
)
_KIN = {
    "zh": LazyPattern(spell_out(r"^(?:(?:我|咱|俺)(?:们)?(?:家)?(?:的)?(?:{kin_zh})|{kin_bare_zh})")),
    "en": LazyPattern(
        spell_out(
            r"^(?:(?:my|our) (?:[\w'-]+ ){0,2}?(?:{kin_en})\b|(?:grand(?:ad|pa|ma|dad)|gran|nan|nana|mum|mom|dad|hubby)\b)"
        )
    ),
}
_FRIEND = {
    "zh": LazyPattern(
        spell_out(
            r"^(?:(?:我|咱|俺)(?:们)?(?:的)?(?:{friend_zh})|(?:我的?)?老?(?:发小|闺蜜|死党|室友|舍友|哥们儿?|同学|房东))"
        )
    ),
    "en": LazyPattern(spell_out(r"^(?:my|our) (?:[\w'-]+ ){0,2}?(?:{friend_en})\b")),
}


def guess(utterance: Utterance, lasting: Sequence[int], attribute: str) -> tuple[Fact, ...]:
    """Return the facts in the clauses with these numbers; () when nothing can be kept on its own.

    `attribute` is what the message as a whole seems to be about.
    """
    usable = [index in lasting for index in range(len(utterance.clauses))]
    found = find(utterance.folded, utterance.clauses, usable, utterance.language, introduced=attribute in WHO)
    fitting = neighbours(attribute) | (WHO if attribute in WHO else frozenset())
    alike = [
        one
        for one in found
        if one.attribute in fitting
        and not speaks_against(one.attribute, utterance.with_the_one_before(one.clause))
    ]
    alike = [_weighed(utterance, one) for one in alike]
    facts = (_kept(utterance, finding) for finding in alike or _stretch(utterance, lasting, attribute))
    return tuple(fact for fact in facts if fact is not None)


def _kept(utterance: Utterance, finding: Finding) -> Fact | None:
    """Return the fact of a finding, unless there is next to nothing in it or only a piece of a story."""
    fact = fact_of(utterance, finding)
    if fact is None or len(fact.value) < _LEAST:
        return None
    clause = utterance.clauses[finding.clause]
    said = utterance.folded.text[min(clause.start, finding.start) : max(clause.end, finding.end)]
    return None if is_narration(fact, said, utterance.language) else fact


def refiled(utterance: Utterance, facts: tuple[Fact, ...], attribute: str) -> tuple[Fact, ...]:
    """Return a single fact under another attribute where the row and the message as a whole disagree."""
    fact = facts[0]
    if (
        len(facts) > 1
        or {fact.attribute, attribute}
        <= WHO  # there the words of the row say more than the look of the whole
        or fact.op != "add"
        or fact.subject != "user"
        or (fact.attribute == "pet" and attribute in WHO | {"allergy", "diet"})  # the animal's age
        or attribute in neighbours(fact.attribute)
    ):
        return facts
    subject: Subject = "family" if attribute == "family" else "user"
    at = utterance.folded.text.find(fold(fact.value).text)
    shell = Finding(attribute, max(at, 0), max(at, 0), "guess", 0, subject=subject)
    return (make_fact(utterance, attribute, fact.value, shell),)


# What became of what: the old value must not be kept with the new one.
_BECAME = {
    "zh": LazyPattern(
        r"从(?P<old>[^,]{1,10}?)(?:搬|换|调|转|改|升|跳|挪|变)(?:到|成|为|去|来|至)了?(?P<new>[^,]{1,12})|不是(?P<old2>[^,是]{1,8}),?(?:而)?是(?P<new2>[^,]{1,10})"
        r"|(?P<verb>[是在叫住用吃学做姓属去到])(?P<new3>[^,不]{1,10}),?(?:而)?不(?P=verb)(?P<old3>[^,]{1,10})"
    ),
    "en": LazyPattern(
        r"\b(?:moved|switched|changed|swapped|gone|went|transferred|upgraded|downgraded|promoted|shifted|jumped)\b[^.]*?\bfrom (?P<old>[^,.]+?) to (?P<new>[^,.]+)|"
        r"\b(?P<new2>[\w'-]+(?: [\w'-]+)?) instead of (?P<old2>[\w'-]+(?: [\w'-]+)?)"
    ),
}


def _new_value(utterance: Utterance, finding: Finding) -> Finding:
    """Return a stretch that says what became of what cut down to the new value, as an update."""
    match = _BECAME[utterance.language].search(utterance.folded.text, finding.start, finding.end)
    if match is None:
        return finding
    name = next(one for one in ("new", "new2", "new3") if match.groupdict().get(one))
    low, high = match.span(name)
    return replace(finding, start=low, end=high, op="update", old=match.group("old" + name[3:]).strip())


# How long, and since when: no name of a place holds that.
_NO_PLACE = LazyPattern(
    r"\b(?:since|been|years?|months?|weeks?|days?)\b|[一二两三四五六七八九十半几\d]+多?(?:年|个月|天|个星期)"
)
_PLACES = frozenset({"location", "hometown"})


def _stretch(utterance: Utterance, lasting: Sequence[int], attribute: str) -> list[Finding]:
    """Return the lasting clauses as one finding, or none where others stand between them."""
    if not lasting:
        return []
    first, last = min(lasting), max(lasting)
    if set(range(first, last + 1)) - set(lasting):
        last = next(index for index in range(first, last + 1) if index + 1 not in lasting)
    while first < last and _ASIDE.fullmatch(utterance.clauses[first].text):
        first += 1
    start, text = bare(utterance.clauses[first], utterance.language)
    if first == last and _POINTS_BACK.search(text):
        return []
    end = utterance.clauses[last].end
    if not _belongs(utterance, attribute, utterance.folded.text[start:end]):
        # A story without the user in it is no memory of the user's.
        if not _FIRST_PERSON.search(utterance.folded.text[start:end]):
            return []
        attribute = "other"
    finding = _new_value(utterance, Finding(attribute, start, end, "guess", first))
    if attribute in _PLACES and _NO_PLACE.search(utterance.folded.text[finding.start : finding.end]):
        return []
    if (finding.op == "add" and attribute == "family") or _KIN[utterance.language].match(text):
        return [replace(finding, attribute="family", subject="family")]
    if _FRIEND[utterance.language].match(text) and attribute != "name":
        return [replace(finding, attribute="other", subject="other")]
    return [finding]


def _belongs(utterance: Utterance, attribute: str, text: str) -> bool:
    """Tell whether a stretch may stand under an attribute.

    What has one value at a time takes the place of what was known: there it must be about the user in so many
    words, unless the message is so short, or such a reply, that it need not say so: "no, Leeds".
    """
    if not ATTRIBUTES[attribute].single:
        return has_cue(attribute, text, utterance.language)
    asked = bool(utterance.context) and utterance.context[-1].content.rstrip().endswith(("?", "？"))
    if asked or len(utterance.folded.text) <= _SHORT[utterance.language]:
        few = (
            asked
            or attribute == "name"
            or len(text.split() if utterance.language == "en" else text) <= _FEW[utterance.language]
        )
        return not speaks_against(attribute, text) and (few or has_cue(attribute, text, utterance.language))
    return has_cue(attribute, text, utterance.language) and _FIRST_PERSON.search(text) is not None


def _weighed(utterance: Utterance, finding: Finding) -> Finding:
    """Return what a row found as a guess where it has one value at a time and its clause names nobody."""
    named = _FIRST_PERSON.search(utterance.clauses[finding.clause].text)
    return finding if named or not ATTRIBUTES[finding.attribute].single else replace(finding, rule="guess")
