"""A child, or another of theirs, named in a sentence about somebody else: "my wife is a vet and we have a son Leo, he is 6".

The one named last is whom a pronoun and a bare predicate mean, so that Leo's age is never filed as the wife's.
"""

import re
from typing import NamedTuple

from memory.judge.reading.folding import Folded, fold
from memory.judge.reading.lexicon import spell_out
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_CHILD_EN = r"(?:son|daughter|boy|girl|baby|kid|child|toddler|little one|grandson|granddaughter|nephew|niece|girlfriend|boyfriend|fianc[eé]e?|partner|sister|brother|cousin)"
_SEVERAL_EN = r"(?:twins|triplets|kids|children|sons|daughters|boys|girls)"
_BROUGHT = {
    "en": LazyPattern(
        rf"(?:\b(?P<owner>i|we|he|she|they)(?:'ve)? )?(?:\b(?:have|has|had|got)|(?<='ve))(?: got)? (?:(?:an?|one|another) (?:(?!and\b)[\w-]+ ){{0,2}}?(?P<kin>{_CHILD_EN})|(?:two |three |four )?(?P<several>{_SEVERAL_EN}))"
        r"(?:,? (?:called |named )?(?!(?:who|and|in|at|on|from|with|of|that|to|but|too|now|she|he|they)\b)(?P<name>[a-z][\w'-]*))?(?=\s*(?:[,;.]|$| who\b| and (?:he|she)\b))"
    ),
    "zh": LazyPattern(
        r"(?P<owner>我们?|俺|咱们?|[他她](?:们)?)?(?:也|还|就|只|家里?)*(?:有|生了|养了)(?:一|1)?[个位](?:[大小]?)(?P<kin>儿子|女儿|闺女|孩子|娃|宝宝|孙子|孙女|外孙女?|侄子|侄女|外甥女?|女朋友|男朋友|对象|弟弟|妹妹|哥哥|姐姐)"
        r"(?:[,，]?(?:名?叫|小名叫?|取名)(?P<name>[\u3400-\u9fff]{1,3}))?(?=[,，。;；\s]|$)"
    ),
}
# What goes on behind the child: a pronoun, an age, a bare predicate.
_GOES_ON = {
    "en": LazyPattern(
        r"\s*(?:[,;.]\s*(?:and )?|\s(?:and )?)(?P<p>he|she|they|who)(?:'s|'re|'ve)? |\s*[,;]\s*(?:\d|allergic\b|aged\b|born\b)"
    ),
    "zh": LazyPattern(
        r"[,，。;；\s]+(?:(?P<p>[他她])|今年|已?经?刚?\d|[一二三四五六七八九十]+岁|对|在|上|读|念|爱|喜欢|怕|不)"
    ),
}
# "My son is allergic, and his cousin Zoe is coeliac".
THEIRS_EN = LazyPattern(
    spell_out(
        r"\s*(?:[,;.]\s*(?:and |but )?|\b(?:and|but|while) )(?:his|her|their) (?P<kin>(?:[\w-]+ )?{kin_en} (?!and\b|or\b)(?:[\w'-]+ )?(?:is|has|lives|works|can't|goes|loves|hates|was)\b)"
    )
)
_MALE = LazyPattern(
    r"dad|father|brother|son\b|husband|uncle|nephew|boy|grand(?:pa|dad)|爸|父|哥|弟|儿子|老公|丈夫|爷|叔|舅(?!妈)|外公|侄子|孙子"
)
_FEMALE = LazyPattern(
    r"mum|mom|mother|sister|daughter|wife|aunt|niece|girl|gran(?:ny|dma)?\b|妈|母|姐(?!夫)|妹(?!夫)|女|老婆|妻|媳|奶|外婆|姨|姑|婶|太太"
)
_OWN = frozenset({"i", "we", "我", "我们", "俺", "咱", "咱们"})


class Child(NamedTuple):
    """A child that a text brings in: whose, by a pronoun or "" where the subject says it, which, its name, and to where."""

    owner: str
    kin: str
    name: str
    end: int

    @property
    def is_own(self) -> bool:
        """Tell whether it is the user's."""
        return self.owner in _OWN

    def called(self, owner: str, language: Language, *, tells: bool = False) -> str:
        """Return the words for it: "my son Leo", "我姐的儿子小宇"; `owner` is whose it is where it isn't the user's.

        `tells` makes a sentence of the name where words of Chinese would run into each other.
        """
        if language == "zh":
            name = f"叫{self.name}" if tells and self.name else self.name
            return f"{'我' if self.is_own else f'{owner}的'}{self.kin}{name}"
        return f"{'my' if self.is_own else owner + chr(39) + 's'} {self.kin} {self.name}".strip()


def child_brought(folded: Folded, language: Language, start: int = 0) -> Child | None:
    """Return the child that a folded text brings in last, None where it brings in none."""
    found = list(_BROUGHT[language].finditer(folded.text, start))
    if not found:
        return None
    last = found[-1]
    several = language == "en" and last["kin"] is None
    if several and last["owner"] in _OWN:
        return None  # the user's own are told apart elsewhere
    name = folded.cut(*last.span("name")) if last["name"] else ""
    return Child(
        last["owner"] or "", folded.cut(*last.span("several" if several else "kin")), name, last.end()
    )


def goes_on_about(child: Child, folded: Folded, language: Language) -> bool:
    """Tell whether what stands behind a child goes on about it and not about whose it is."""
    match = _GOES_ON[language].match(folded.text, child.end)
    return match is not None and (match["p"] is None or fits(match["p"], child.kin))


_SEVERAL = LazyPattern(
    r"\b(?:parents|folks|kids|children|twins|triplets|sons|daughters|boys|girls|brothers|sisters|grandparents|grandchildren|dogs|cats|in-laws|friends|siblings)$|双胞胎|爸妈|父母|孩子们|兄弟俩|姐妹俩|[两三]个(?:孩子|儿子|女儿|娃)$"
)


def fits(pronoun: str, who: str) -> bool:
    """Tell whether a folded pronoun can mean somebody named by these words."""
    text = fold(who).text
    own = re.sub(r"^.*(?:'s |的)", "", text)
    if pronoun != "they" and _SEVERAL.search(text):
        return False
    if pronoun in ("he", "his", "他"):
        return _FEMALE.search(own) is None or _MALE.search(own) is not None
    if pronoun in ("she", "her", "她"):
        return _MALE.search(own) is None or _FEMALE.search(own) is not None
    return pronoun != "they" or text.endswith("s") or not text.startswith(("my", "our"))
