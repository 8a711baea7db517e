"""A sentence about somebody close, taken apart: "my daughter Mia is five and allergic to dairy" is two statements.

Each is whole by itself, with the one it is about and in the user's words, so that one can end or be corrected while
the others stay. Where it is not plain that a new statement begins, the words stay with the one before.
"""

import re
from functools import lru_cache
from typing import NamedTuple

from memory.judge.people.aspect_words import ASPECTS
from memory.judge.people.child_brought import THEIRS_EN, child_brought, goes_on_about
from memory.judge.people.what_they_keep import of_what_they_keep
from memory.judge.reading.folding import Folded, fold
from memory.judge.reading.lexicon import spell_out
from memory.language import detect_language
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_SOMEBODY_EN = (
    r"(?:{kin_en}|{friend_en}|{pet_en}|colleague|co-?worker|neighbou?r|mate|lodger|girl|boy|teacher)"
)
_ADVERBS_EN = r"(?:also|still|now|just|really|actually|only|always|never|recently|usually|currently)"
_NO_NAME_EN = (
    rf"(?!(?:{_ADVERBS_EN}|both|either|even|finally|already|apparently|sadly|who|that|and|or|but|here|there|is|are|was|has|had|have|can|can't|got|does|doesn't|did|"
    r"didn't|won't|will|would|isn't|aren't|no|not|all|s|turned|moved|works|lives|loves|hates|likes|used|quit|left|retired|never|the|a|an|in|at|on|of|from|with|to)\b)"
)
_VERB_EN = (
    r"(?:is|are|was|has|had|can|can't|cannot|won't|isn't|aren't|doesn't|don't|isnt|arent|doesnt|dont|cant|wont|hasnt|does|lives|works|teaches|studies|goes|plays|loves|likes|hates|adores|enjoys|"
    r"eats|drinks|drives|runs|speaks|owns|keeps|wears|suffers|needs|prefers|collects|swims|bakes|coaches|sings|attends|moved|relocated|emigrated|graduated|died|passed|resigned|retired|turned|got|only|never|always|"
    r"manages|sells|paints|writes|reads|rides|practi[sc]es|volunteers|snores|barks|sleeps|uses|quit|used to|gave up|stopped)"
)
_WHO = {
    "en": LazyPattern(
        spell_out(
            rf"^(?:(?:and|but|so|also|oh|well|because|plus|actually|fyi|remember|note|that|please|btw|by the way),? )*"
            rf"(?:(?P<who>(?:my|our|the) (?:(?!and\b|is\b|are\b)[\w'-]+ ){{0,3}}?(?:{_SOMEBODY_EN}'s (?:[\w-]+ )?)?{_SOMEBODY_EN}(?![\w-])|(?:mum|mom|dad|gran|nan|nana|grandma|grandpa|granny|wife|husband|hubby|daughter|son|sister|brother|boyfriend|girlfriend)\b(?:'s (?:[\w-]+ )?{_SOMEBODY_EN}(?![\w-]))?)"
            rf"|(?:i|we)(?:'ve| have)(?: got| also)* (?:an?|one) (?P<noun>(?:(?!and\b)[\w-]+ ){{0,3}}?{_SOMEBODY_EN})(?= (?:called|named|who|and)\b|,| (?!(?:{_SOMEBODY_EN}|in|at|on|from|with|of|that|to|but)\b)[a-z][\w'-]*(?:$|,)))"
            rf"(?:(?:,| called| named)? {_NO_NAME_EN}(?P<name>[a-z][\w'-]*?)(?='s\b|,| (?:{_ADVERBS_EN} )*(?:{_VERB_EN}|who)\b|$))?"
        )
    ),
    "zh": LazyPattern(
        spell_out(
            r"^(?:对了|另外|还有|其实|那个|请?(?:你)?记[住着好下]一?下?|,)*(?:(?P<who>(?!(?:爸爸|妈妈|父亲|母亲)节)(?:(?:我|俺|咱)(?:们)?(?:家)?(?:里)?(?:的|那|这|养的)?(?:[只条个位])?|家里的?)?(?:大|小|二)?(?:{kin_zh}的)?(?:{kin_zh}|{friend_zh}|{pet_zh})(?![媳夫妇])|(?:大|小|老[大二三四幺])的?(?=叫|上|读|念|才|今年|已经|刚|快|属|[\d一二三四五六七八九十]+岁))"
            r"|(?P<i>我|俺|咱)们?(?P<home>家)?(?:里)?(?:有|养了?)(?:了)?一?[个只条位](?P<noun>[^,叫是有]{0,3}?(?:{kin_zh}|{friend_zh}|{pet_zh})))"
            r"(?:(?P<name>(?!天天|常常|偶尔|总是|平时|突然|终于|早上|晚上|后来|目前|整天|今天|昨天|明天|生日|工作|职业|名字|小名|大名|老家|家乡|爱好|身高|体重|血[压糖型]|视力|手机|电话|微信|邮箱|公司|单位|学校|专业|属相|星座|身体|心脏|家里|胃口|脾气|性格|眼睛|耳朵|膝盖|高中|大学|中学|初中|周末|以前|俩|两)(?![今明去昨前后每也都不没有是在对会能要喜爱怕住搬当做刚已现平经特最从戒退的叫名个很老抽上下读念学吃喝开卖教当干打跑改又一二三四五六七八九十可好真应该将估])[\u3400-\u9fff]{2,3}?)(?=现在|已经|早就|终于|不(?:再|对|吃|过敏|学|练|上|做|住|喜欢|怕|当|用)|戒了|转学|退学|今年|\d|[一二三四五六七八九十]+[岁个]|在(?!乎)|是(?!不)|住|对[^,]{1,8}过敏|喜欢|爱(?!人)|吃(?:素|辣|斋)|搬(?:到|去|来)|怀孕|结婚|离婚|考上|退休|失业))?"
        )
    ),
}
# Where a statement may end, and with what the next one begins.
_JOINT_EN = LazyPattern(
    spell_out(
        r"(?:\s*[,;.!]+\s*(?:(?:and|but|so|plus|also) )*|\s+(?:and|but)\s+)(?![^()]*\))"
        rf"(?P<next>(?:(?:he|she|they|it|who)(?:'s|'re|'ve)?|(?P<its>(?:his|her|their|its)(?= (?:name|birthday|bday|job|hobby|school|age|fav\w+ \w+|major|thing)(?:'s| is)))|(?:{_ADVERBS_EN} )*(?:{_VERB_EN}|(?P<plural>live|work|love|like|hate|play|go|eat|have|speak|enjoy|adore|run|own|keep|attend|study)))(?= )"
        rf"|(?P<bare>(?:{_ADVERBS_EN} |half |nearly |almost |partly |totally |going |very )*(?:allergic|vegetarian|vegan|pescatarian|retired|diabetic|deaf|blind|colou?r-?blind|left-handed|right-handed|married|divorced|single|pregnant|engaged|coeliac|celiac|autistic|asthmatic|"
        r"lactose|gluten|scared of|terrified of|afraid of|obsessed with|mad about|into|called|named|from|in (?:year|grade|the \w+ grade|\d|kindergarten|nursery|college|uni)\w*|(?:an? )(?:[\w-]+ ){0,2}?{job_en}|"
        r"(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen)(?: years old)?(?=$|,| and))(?![\w-])))"
    )
)
_IS_EN = LazyPattern(r"^(?:'s|is|are|'re|was)\b")
_ARE_EN = LazyPattern(r"^(?:are|'re)\b")
_PLURAL_EN = LazyPattern(
    r"\b(?:parents|folks|kids|children|twins|sons|daughters|boys|girls|brothers|sisters|grandparents|dogs|cats|in-laws)$"
)
_NUMBER_EN = re.compile(r"\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen")
_SELF_EN = LazyPattern(r"\b(?:i|i'm|i've|we|me)\b")
_JOINT_ZH = re.compile(r"[,;。.!~\s]+|(?=而且|并且)")
_LINKS_ZH = LazyPattern(r"^(?:而且|并且|另外|还有|然后|但是?|不过|就是|其实|[他她它](?!们))+")
_PRONOUN_ZH = LazyPattern(
    r"^(?:而且|并且|但是?|不过|就是|其实|现在|今年)*[他她它](?!们|家|的(?!名字|生日|大名|小名|专业))[^,]{2}"
)
_NOT_OF_THEM_ZH = LazyPattern(r"[你您我俺咱请]|^(?:别|给|跟|帮|所以)")
_AT_WORK_ZH = LazyPattern(
    r"^(?:现在|目前|一直)*(?P<at>在[^,当做是叫了]{2,10}?)(?P<does>(?:当|做)(?!的|了|事).{2,})$"
)
_OTHERS_ZH = LazyPattern(
    r"^的(?!名字|大名|小名|生日|年龄|专业|爱好|工作|职业)|^们?(?:都|两|俩)?(?:[和跟与、])"
)
_OTHERS_EN = LazyPattern(
    r"^(?:'s)? (?:and|or) (?:i|me|my|our|his|her|their|the|[a-z]+ (?:are|have|both|live|work)\b)"
)
_CALLED = {
    "en": LazyPattern(r"\b(?:called|named|name is|name's|goes by) (?P<v>[a-z][\w'-]*)"),
    "zh": LazyPattern(
        r"(?:叫做?|名叫|取名|起名|名字是)(?P<v>(?:(?![了吧啊的哈])[\u3400-\u9fff]){1,4}|[a-z]+)"
    ),
}


# "老马" is somebody's name and no horse.
_NICKNAME = LazyPattern(
    r"^(?:我(?:就|也)?是)?[老小阿]?[马牛羊猪鸡熊龙][,，。]|^[马牛龙熊](?:退休|今年|在|是(?!匹|头))"
)

_NEXT_ONE = {
    "en": re.compile(
        r"\s*[,;.]\s*(?:and |but )?(?=(?:my|our) )|\s+(?:and|but|while) (?=(?:my|our) [\w' -]+? (?:is|are|has|have|lives?|works?|plays?|goes?|was|were|can't|cannot|can|loves?|likes?|hates?|eats?|does|do|doesn't|don't|studies|study|turned|turns?|just|both)\b)"
    ),
    "zh": re.compile(r"[,;。\s]+(?=(?:我|大|小|老)?[\u3400-\u9fff]{1,4})"),
}


class Statement(NamedTuple):
    """One thing said of one being: whose (`who`), the name beside it, what (`predicate`, folded), all of it (`value`)."""

    who: str
    name: str
    predicate: str
    value: str
    language: Language

    @property
    def aspects(self) -> frozenset[str]:
        """What it is about; nothing where that is not plain."""
        return aspects_of(self.predicate, self.language)

    @property
    def called(self) -> str:
        """The name it gives, folded, beside the relative or as what it says."""
        said = _CALLED[self.language].search(self.predicate)
        return said["v"] if said else fold(self.name).text


@lru_cache(maxsize=512)
def aspects_of(predicate: str, language: Language) -> frozenset[str]:
    """Return what a folded predicate is about."""
    found = {name for name, pattern in ASPECTS[language] if pattern.search(predicate)}
    if "allergy" in found:
        return frozenset({"allergy"})
    return frozenset(found - {"dislike"} if "diet" in found else found)


@lru_cache(maxsize=512)
def statements(value: str, known: frozenset[str] = frozenset()) -> tuple[Statement, ...]:
    """Return what a sentence about somebody close states, one by one; nothing where it names nobody.

    `known` are the folded names of those on file: in Chinese nothing else tells a name from what follows it.
    """
    language = detect_language(value)
    folded = fold(value)
    match = _WHO[language].match(folded.text)
    if match is None or len(value) < 3 or _NICKNAME.match(folded.text):
        return ()
    who, name, end = _who(match, folded, language), folded.cut(*match.span("name")), match.end()
    after = match.end("who")
    called = next((one for one in known if language == "zh" and folded.text.startswith(one, after)), "")
    if called and match["who"] is not None and not name:
        name, end = folded.cut(after, after + len(called)), after + len(called)
    if language == "en" and name.islower() and folded.text[end : end + 1] != " ":
        name, end = "", max(match.end("who"), match.end("noun"))  # "my dad smokes"
    rest = folded.text[end:]
    if (_OTHERS_ZH if language == "zh" else _OTHERS_EN).match(rest):
        return ()
    other = _other_being(folded, end, language)
    if other:
        return (*statements(folded.cut(0, other[0])), *statements(folded.cut(other[1], len(folded.text))))
    cousin = THEIRS_EN.search(folded.text, end) if language == "en" else None
    if cousin is not None:
        theirs = f"{who}'s {folded.cut(cousin.start('kin'), len(folded.text))}"
        return (*statements(folded.cut(0, cousin.start())), *statements(theirs))
    child = child_brought(folded, language, end)
    if child is not None and not child.is_own and goes_on_about(child, folded, language):
        theirs = child.called(who, language, tells=True) + folded.cut(child.end, len(folded.text))
        return (*statements(folded.cut(0, child.end)), *statements(theirs))
    pieces = _pieces_zh(folded, end) if language == "zh" else _pieces_en(folded, end)
    subject = f"{who}{name}" if language == "zh" else f"{who} {name}".strip()
    own_form = match["who"] is not None
    found: list[Statement] = []
    for low, high, predicate in pieces:
        text = folded.text[low:high] if predicate is None else fold(predicate).text
        if not text.strip(" ,."):
            continue
        if predicate is None and not found and low == end:
            whole = folded.cut(match.start("who") if own_form else 0, high).strip(" ,，.。;；")
        else:
            said = folded.cut(low, high) if predicate is None else predicate
            gap = "" if language == "zh" or said.startswith("'s ") else " "
            whole = f"{subject}{gap}{said}".strip(" ,，.。;；")
        found.append(Statement(who, name, text.strip(" ,.;"), whole, language))
        if len(found) == 1 and not name and not own_form and found[0].called:
            # "我有个孩子叫雨桐，上高二": what follows is hers by the name just told.
            at = folded.text.rfind(found[0].called, 0, high)
            spelled = folded.cut(at, at + len(found[0].called)) if at >= 0 else ""
            subject = f"{who}{spelled}" if language == "zh" else f"{who} {spelled}".strip()
    if not found and name and match["noun"] is not None:
        # "I have a boy called Ryan" says what he is called, and nothing else.
        called = f"叫{name}" if language == "zh" else f"called {name}"
        return (Statement(who, "", fold(called).text, value, language),)
    return tuple(found)


def _other_being(folded: Folded, start: int, language: Language) -> tuple[int, int] | None:
    """Return where what is told of one ends and what is told of another begins."""
    for joint in _NEXT_ONE[language].finditer(folded.text, start):
        if _WHO[language].match(folded.text[joint.end() :]) is not None:
            return joint.start(), joint.end()
    return None


def _who(match: re.Match[str], folded: Folded, language: Language) -> str:
    if match["who"] is not None:
        return folded.cut(*match.span("who"))
    noun = folded.cut(*match.span("noun"))
    return f"我{'家' if match['home'] else ''}{noun}" if language == "zh" else f"my {noun}"


Piece = tuple[int, int, str | None]
"""A stretch of the folded text, and the predicate made of it where it does not stand there as such."""


def _pieces_en(folded: Folded, start: int) -> list[Piece]:
    text = folded.text
    copula = _IS_EN.match(text[start:].strip()) is not None
    several = _ARE_EN.match(text[start:].strip()) is not None or _PLURAL_EN.search(text[:start]) is not None
    cuts: list[tuple[int, int, str]] = [(start, start, "")]
    for joint in _JOINT_EN.finditer(text, start):
        if joint["bare"] is not None and (not copula or (several and _NUMBER_EN.match(joint["bare"]))):
            continue  # "my kids are 7 and 9"
        if joint["plural"] and not several:
            continue
        if _SELF_EN.search(re.split(r"[,;.]", text[joint.end() :])[0]):
            continue
        how = "bare" if joint["bare"] is not None else "its" if joint["its"] else "verb"
        cuts.append((joint.start(), joint.start("next"), how))
        copula = how == "bare" or re.match(r"(?:he|she|it|who)(?:'s| is)|is\b", joint["next"]) is not None
    pieces: list[Piece] = []
    for at, (_, low, how) in enumerate(cuts):
        high = cuts[at + 1][0] if at + 1 < len(cuts) else len(text)
        pieces.append(
            (
                low,
                high,
                _predicate_en(folded.cut(low, high).strip(), "are" if several and how == "bare" else how)
                if how
                else None,
            )
        )
    return pieces


_PRONOUN_EN = re.compile(r"(?:he|she|they|it|who)(?P<is>['’]s|['’]re|['’]ve)? ", re.IGNORECASE)


def _predicate_en(words: str, how: str) -> str:
    if how in ("bare", "are"):
        return f"{'are' if how == 'are' else 'is'} {words}"
    if how == "its":
        return f"'s {words.split(' ', 1)[1]}"
    match = _PRONOUN_EN.match(words)
    if match is None:
        return words
    rest = words[match.end() :]
    if not match["is"]:
        return rest
    helper = "are" if "re" in match["is"] else "have" if "ve" in match["is"] else "is"
    return f"{'has' if helper == 'is' and re.match(r'(?:got|been|had) ', rest) else helper} {rest}"


def _pieces_zh(folded: Folded, start: int) -> list[Piece]:
    text = folded.text
    pieces: list[Piece] = []
    at = start
    while at <= len(text):
        joint = _JOINT_ZH.search(text, at + 1) if at < len(text) else None
        high = joint.start() if joint else len(text)
        pieces = _with_piece_zh(pieces, folded, at, high)
        if joint is None:
            break
        at = max(joint.end(), at + 1)
    return pieces


def _with_piece_zh(pieces: list[Piece], folded: Folded, low: int, high: int) -> list[Piece]:
    piece = folded.text[low:high].lstrip(" ,;.。")
    links = _LINKS_ZH.match(piece)
    said = piece[links.end() :] if links else piece
    own = not _NOT_OF_THEM_ZH.search(piece) and (
        _PRONOUN_ZH.match(piece) is not None or bool(aspects_of(said, "zh"))
    )
    if pieces and own and of_what_they_keep(said, folded.text[slice(*pieces[-1][:2])]):
        own = False
    if pieces and not own and folded.text[slice(*pieces[-1][:2])].strip(" ,"):
        before = pieces[-1]
        told = folded.cut(before[0], high) if before[2] is not None else None
        return [*pieces[:-1], (before[0], high, told)]
    at = high - len(said) if said else low
    split = _AT_WORK_ZH.match(said)
    if split is not None:
        cut = at + split.start("does")
        return [*pieces, (at if pieces else low, cut, None), (cut, high, None)]
    return [*pieces, (at if pieces else low, high, None)]
