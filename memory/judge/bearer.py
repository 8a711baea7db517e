"""Of whom a clause speaks, so that a sister's allergy is never filed as the user's.

An English clause names its subject, or leaves out the user ("allergic to nuts"). A Chinese clause without one goes
on about whom the clause before it was about ("海霞什么都吃,就是对芒果过敏").
"""

from typing import Literal

from memory.judge.extract import Finding, bare
from memory.judge.facts import fact_of, make_fact
from memory.judge.folding import fold
from memory.judge.lexicon import SURNAMES_ZH, spell_out
from memory.judge.reported import goes_on, is_reported, is_somebody
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Decision, Fact

Bearer = Literal["user", "relative", "other", "open"]
"""`other` is a person or thing that is neither the user nor a relative; `open`: nobody is named."""

_ABOUT_OTHERS = frozenset({"family", "other", "pet"})
_OF_NOBODY = frozenset({"event", "reply_style", "contact", "other", "family", "pet", "possession", "project"})
"""Attributes that say nothing of a person, or not of which one."""
_NO_NAMES = frozenset(
    {
        "the",
        "she",
        "her",
        "his",
        "mum",
        "mom",
        "dad",
        "and",
        "monday",
        "tuesday",
        "user",
        "grandma",
        "grandpa",
    }
)

_USER = {
    "zh": LazyPattern(r"[我俺咱]|本人|\bcalls? me\b"),
    "en": LazyPattern(
        r"\b(?:i|i'm|im|i've|ive|i'd|i'll|we|we're|we've|we'll|myself)\b|^(?:my|our)\b|\bcalls? me\b"
    ),
}
_RELATIVE = {
    "zh": LazyPattern(
        spell_out(
            r"^(?:(?:我|俺|咱)(?:们)?(?:家)?(?:的)?)?(?:也|还)?有?(?:[一二两俩三几]?[个位])?(?:那个|这个|我)?(?:(?:{kin_zh})(?!我)|我?家(?:老|小|那)[\u3400-\u9fff])"
        )
    ),
    "en": LazyPattern(
        spell_out(
            r"^(?:(?:my|our|the) (?:[\w'-]+ ){0,2}?(?:{kin_en})\b|(?:mum|mom|dad|gran|nan|nana|grandma|grandpa)\b)"
        )
    ),
}
_RELATIVE_OWN_WORDS = LazyPattern(r"^(?:我|俺|咱)(?:们)?(?:家)?(?:的)?[^,。]{0,6}[我俺咱]")
_PRONOUN = {
    "zh": LazyPattern(r"^(?:他|她|它|人家|对方|那(?:人|家伙|姑娘|小子|边)|这(?:人|家伙|姑娘|小子))"),
    "en": LazyPattern(r"^(?:and |but |so )?(?:he|she|they|his|her|their|he's|she's|they're)\b(?!/)"),
}
# Somebody around the user, though the clause begins with "我".
_ACQUAINTANCE_ZH = LazyPattern(
    r"^(?:(?:听|据)?(?:我|俺|咱)(?:们)?(?:家|公司|单位|班|部门|学校|小区|楼上|楼下|隔壁|组)?(?:里|上)?(?:的|有一?个?|有一?[个位])?|(?:听|据)?(?:有一?[个位]|那个?|这个?)|听|据)"
    r"(?:新来的?|大学|高中|初中|小学|以前的?|前|老|好|最好的|女|男|那个?|这个?|一?[个位])*"
    r"(?:朋友(?!圈)|同事|老板(?!娘)|领导(?![一着过了\d])|邻居|同学|同桌|室友|舍友|经理(?!人)|主管|哥们儿?|闺蜜|房东|客户|发小|网友|搭档|师[兄姐弟妹]|"
    r"组长|店长|校长|班长|徒弟|下属|上司|(?:老师|师傅|教练|导师|保姆|阿姨|医生|司机|实习生|学生)(?![,，]|$))(?![^,]{0,8}[我咱俺])"
)
_BY_TITLE = LazyPattern(
    rf"^(?:[小老阿][{SURNAMES_ZH}]|[{SURNAMES_ZH}](?:姐|哥|叔|姨|爷|婶|嫂|总|工|老师|师傅|教练|医生|大夫|主任|经理))(?!公司|家的|家里)"
    r"|^(?:隔壁|楼[上下]|对门)的?(?:[\u3400-\u9fff]{1,3})|^老?(?:邻居|同事|房东|领导|同学)|^[a-z]{2,12}(?:本名|今年|说|也|跟|她|他|家|刚|比我|那|给|把)"
)
# What an English clause may begin with when the user's "my" was left out of it.
_OWN_NOUN = (
    r"(?:fav(?:ou?rite|e)?s?|birthday|bday|name|nickname|surname|job|age|address|hometown|pronouns|allerg\w+|diet|dream|goal|plan|"
    r"hobby|hobbies|e-?mail|phone|number|height|weight|blood|sign|native|first|mother|major|timezone|size|handle|pet peeve)"
)
_ME = LazyPattern(r"\b(?:i|i'm|im|i've|ive|i'd|i'll|me|my|mine|myself|we|us|our)\b")
_NOT_SOMEBODY = LazyPattern(
    r"(?:the|everyone|everybody|nobody|people|some|all|most|\w+day|home|work|life|summer|winter|christmas|january|"
    r"february|march|april|may|june|july|august|september|october|november|december)s?\b"
)
_SUBJECT = LazyPattern(
    rf"^(?!(?:the )?{_OWN_NOUN}\b|it\b|this\b|that\b|there\b|what\b|who\b|when\b|where\b|how\b|if\b|because\b|since\b|no\b|not\b|always\b|never\b|usually\b)"
    r"(?P<subject>(?:(?!i\b|i'|my\b|we\b|our\b|me\b)[\w'&-]+ ){0,4}?(?!i\b|i'|we\b)[\w&-]+?)"
    r"(?:'s (?=\w+ing\b|been\b|got\b|an?\b|not\b|allergic)| (?:is|was|has|had|isn't|wasn't|hasn't|doesn't|didn't|does|will|won't|can't|says|said|told|thinks|loves|likes|hates|"
    r"eats|drinks|works|lives|wants|takes|goes|plays|calls|needs|gets|got|went|starts|started|moved|makes|made|came|runs|keeps|"
    r"teaches|studies|drives|rang|cried|bought|gave|won|switched|became|never|always|just|won't|can|could|would|are|were))\b"
)
# What somebody finds of a place or a thing is nothing of a person's: "Paris is lovely in spring".
_OPINION = LazyPattern(
    r"^[\w' -]{2,40}? (?:is|was|are|were|looks?|sounds?|tastes?|feels?|gets?|can be) (?:just |so |too |very |really |quite |pretty |absolutely |always |truly |simply |rather )*"
    r"(?:lovely|beautiful|gorgeous|pretty|great|nice|wonderful|amazing|awesome|fantastic|stunning|magical|charming|delightful|delicious|tasty|yummy|"
    r"awful|terrible|horrible|ugly|boring|dull|expensive|cheap|crowded|noisy|hot|cold|rainy|sunny|windy|grey|busy|overrated|underrated|magnificent|"
    r"the best|the worst|at its best|worth (?:it|a|the)|full of|packed|quiet|dead|special)\b"
)
# Only of what is on file: in a message any place has a capital letter, too.
_NAME_EN = LazyPattern(r"\b[A-Z][a-z]{2,}\b")
_NAMED_EN = LazyPattern(spell_out(r"\b(?:{kin_en}),? (?:is |called |named )?(?P<name>[A-Z][a-z]{2,})\b"))
_NAME_ZH = LazyPattern(
    spell_out(
        r"(?:{kin_zh}|女朋友|男朋友|朋友|闺蜜|室友)(?:叫|名叫|是)?(?P<name>[\u3400-\u9fff]{2,3}?)(?=在|叫|是|今年|住|也|跟|和|对|从|不|喜欢|爱|去|来|有|刚|上|念|读|要|给|$|[,，。])"
        r"|叫(?P<called>[\u3400-\u9fff]{2,3})(?=$|[,，。、])"
    )
)


def bearers(utterance: Utterance) -> list[Bearer]:
    """Return of whom each clause speaks, in the order of the clauses."""
    found: list[Bearer] = []
    names: frozenset[str] | None = None
    for index, clause in enumerate(utterance.clauses):
        start, text = bare(clause, utterance.language)
        one = _named(text, utterance.folded.cut(start, clause.end), utterance.language)
        if one in ("open", "other"):
            names = _names(utterance) if names is None else names
            one = "relative" if any(map(text.startswith, names)) else one
        linked = index > 0 and not utterance.clauses[index - 1].strong
        if one == "open" and linked and utterance.language == "zh":
            one = found[-1]
        if one == "open" and linked and found[-1] == "other" and goes_on(text):
            one = "other"
        found.append(one)
    return found


def _named(text: str, spelled: str, language: str) -> Bearer:
    if language == "zh":
        if _RELATIVE["zh"].match(text) and not _RELATIVE_OWN_WORDS.match(text):
            return "relative"
        if _ACQUAINTANCE_ZH.match(text):
            return "other"
        if _USER["zh"].search(text):
            return "user"
        if _PRONOUN["zh"].match(text) or _BY_TITLE.match(text):
            return "other"
        return "open"
    if _RELATIVE["en"].match(text):
        return "relative"
    if is_reported(text) or is_somebody(text):
        return "other"
    if _USER["en"].search(text):
        return "user"
    somebody = _PRONOUN["en"].match(text) or (
        spelled[:1].isupper() and _SUBJECT.match(text) and not _NOT_SOMEBODY.match(text)
    )
    return "other" if somebody and not _ME.search(text) else "open"


def _names(utterance: Utterance) -> frozenset[str]:
    """Return the folded names of people close to the user, as far as they are on file or were said lately."""
    kept = [known.value for known in utterance.on_file() if known.attribute in _ABOUT_OTHERS]
    said = [turn.content for turn in utterance.context if turn.role == "user"]
    names = {match.group().lower() for text in kept for match in _NAME_EN.finditer(text)}
    for text in (*kept, *said, utterance.text):
        names.update(m.group("name").lower() for m in _NAMED_EN.finditer(text))
        names.update(m.group("name") or m.group("called") for m in _NAME_ZH.finditer(text))
    names.update([name[1:] for name in names if len(name) == 3 and name[0] in SURNAMES_ZH])
    return frozenset(names) - _NO_NAMES


def of_the_user(decision: Decision, utterance: Utterance) -> Decision | None:
    """Return a decision without what it takes for the user's though somebody else bears it; None if nothing is left.

    What a relative bears is kept as a fact about the family, in all the words about that relative.
    """
    risky = [fact for fact in decision.facts if _is_personal(fact)]
    if not risky:
        return decision
    of_whom = bearers(utterance)
    kept = [one for fact in decision.facts if (one := _borne(fact, utterance, of_whom)) is not None]
    return decision.model_copy(update={"facts": tuple(dict.fromkeys(kept))}) if kept else None


def _subject(text: str, language: str) -> int:
    """Return how many characters at the beginning of a clause name its subject, 0 where none is named."""
    if language == "zh":
        match = _PRONOUN["zh"].match(text) or _BY_TITLE.match(text) or _ACQUAINTANCE_ZH.match(text)
    else:
        match = _SUBJECT.match(text) or _PRONOUN["en"].match(text)
    return match.end(match.lastgroup or 0) if match else 0


def _is_personal(fact: Fact) -> bool:
    return fact.subject == "user" and fact.op != "delete" and fact.attribute not in _OF_NOBODY


def _borne(fact: Fact, utterance: Utterance, of_whom: list[Bearer]) -> Fact | None:
    at = utterance.folded.text.find(fold(fact.value).text) if _is_personal(fact) else -1
    index = next((i for i, clause in enumerate(utterance.clauses) if clause.start <= at < clause.end), None)
    if index is None or of_whom[index] in ("user", "open"):
        return fact
    clause = utterance.clauses[index]
    if of_whom[index] == "other":
        start, text = bare(clause, utterance.language)
        reported = is_reported(text) or is_somebody(text) or _ACQUAINTANCE_ZH.match(text)
        if fact.attribute == "name" or reported:
            return None if reported else fact
        subject = _subject(text, utterance.language)
        if at >= start + subject:
            return None
        if at + len(fold(fact.value).text) <= start + subject:
            return fact  # "mint chocolate is disgusting"
        if fact.attribute in ("like", "dislike", "other", "location", "hometown") and _OPINION.match(text):
            return None
        return make_fact(
            utterance, "other", fact.value, Finding("other", at, at, "bearer", index, subject="other")
        )
    first = index
    while first and of_whom[first - 1] == "relative" and not utterance.clauses[first - 1].strong:
        first -= 1
    start, _ = bare(utterance.clauses[first], utterance.language)
    finding = Finding("family", start, clause.end, "bearer", first, subject="family")
    return fact_of(utterance, finding)
