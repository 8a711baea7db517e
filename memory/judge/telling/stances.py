"""A thing in one clause and what the user thinks of it, or what it does to him, in the next: "香菜？有它没我".

Neither clause says anything by itself, so no row can: the first names a thing and nothing else, the second takes a
stance without naming it.
"""

from collections.abc import Sequence

from memory.judge.reading.clauses import Clause
from memory.judge.telling.extract import Finding, bare
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_TOPIC = {
    "zh": LazyPattern(
        r"^(?:说到|提起|至于|反正|只要|千万|麻烦|可|那)*(?:别|甭|不要)?(?:有|搁|掺|放|加)?(?P<v>(?!他|今天|昨天|刚才|压力|问题|负担|什么|怎么|明天|周末)[^,我你她它这那不没了吗呢谁什怎看写做查是]{1,8}?)"
        r"(?:一(?:沾|碰|吃|喝|闻)(?:嘴|口|到|上)?|这(?:东西|玩意儿?)|嘛|么|啊|呀)?$"
    ),
    "en": LazyPattern(
        r"^(?:as for |re |about |and |but )?(?P<v>(?!yes|no\b|yeah|ok|sorry|thanks|hi\b|hey|what|who|why|how|when|where|really|sure|great|nice|wow|it\b|that|this|you|today|tomorrow|tonight|monday|anything|same|me\b|seriously|lol|well|right)[a-z][\w'-]*(?: [\w'-]+){0,2}?)"
        r"(?:(?:'s| is| are) (?:a )?(?:no[ -]go|off limits|a nightmare))?$"
    ),
}
# What one cannot have is named by itself; what it does to one says why.
_UNABLE = {
    "zh": LazyPattern(
        r"^(?:我|俺)?(?:真的?|完全|也|是|从小|一点都?|绝对)*(?:不能|不敢|没法|吃不了|喝不了|碰不得)(?:吃|喝|碰|用|闻|摸|沾)?(?P<v>(?!的|了|说|去|来)[^,你的了]{1,8}?)$"
    ),
    "en": LazyPattern(
        r"^(?:and |but |so |yeah )*(?:i )?(?:really |just )?(?:can'?t|cannot|mustn'?t|don'?t|can never) (?:eat|have|touch|drink|go near|do) (?:any )?(?P<v>[\w'-]+(?: [\w'-]+){0,2}?)(?: though| at all| any ?more| either|,? mind)?$"
    ),
}
# "Not allergic to mango": the clause after it may say what it is instead.
_NOT_THAT = {
    "zh": LazyPattern(r"(?:对[^,]{1,8}(?:不|没有?)(?:会)?过敏|不是对[^,]{1,8}过敏)"),
    "en": LazyPattern(r"\b(?:not|isn'?t|never|n't) (?:actually |really )?allergic to\b"),
}
_BUT_THIS = {
    "zh": LazyPattern(
        r"^(?:结果|原来|其实|后来|医生说|查出来|测出来|应该|而)*(?:是|查出是|才是)(?P<v>(?!对|因为|你|他|她|我|这|那|没)[^,的了过]{1,8}?)(?:才对|过敏)?$"
    ),
    "en": LazyPattern(
        r"^(?:it |but |that |turns out |actually )*(?:turn(?:s|ed) out (?:to be|it'?s|it was)|it'?s (?:actually |really )?|was (?:actually |really ))\s*(?P<v>(?!not\b|fine|ok|just|all|my\b|that|a\b|so\b|very|nice|good|great|delicious|wrong|true|been|only)[\w'-]+(?: [\w'-]+){0,2})$"
    ),
}
_STANCES: dict[Language, tuple[tuple[str, LazyPattern], ...]] = {
    "zh": (
        (
            "allergy",
            LazyPattern(
                r"^(?:我|俺)?(?:一|只要一?|每次一?|稍微)(?:吃|喝|碰|沾|闻|摸|用)(?:到|了|一口|一点|点)*(?:我|俺)?(?:就|会|都|浑身|全身|嘴|脸|嗓子|身上|皮肤|喉咙)*(?:起疹|起红|起包|起风团|长疹|长包|肿|痒|喘|过敏|休克|荨麻疹|发麻|呼吸困难|喘不上)|"
                r"^(?:我|俺)?(?:整张|整个|满|半边)?(?:嘴唇?|脸|脖子|浑身|全身|嗓子|喉咙|眼睛|舌头|身上|胳膊)(?:都|就|能|会|立马|准|得)*(?:肿|痒|红|起[疹包疙红风]|发麻|喘|烂|长包)|^(?:我|俺)?(?:就|会|立马|当场|马上)+(?:起疹|起风团|喘不上|进急诊|休克|肿)"
            ),
        ),
        (
            "dislike",
            LazyPattern(
                r"^(?:我|俺)?(?:跟它|和它|跟这玩意)?(?:有它没我|有我没它|不共戴天|势不两立|免谈|达咩|快跑|退退退|拉黑|狗都不[吃喝看玩]|别端上来|别让我(?:看见|闻到|碰到)|绕道|没门|敬谢不敏|谢邀|告辞|打死我?(?:也|都)?不.{1,5}|一口(?:都|也)不.{0,4}|碰都不碰|看都不看|闻都不能闻|想都别想)(?:的|吧|了)?$"
                r"|^(?:我|俺)(?:打小|从小|生来|一辈子|这辈子|压根|从来)(?:就|都|也)?(?:不碰|不沾|不吃|不进嘴|咽不下|绕着走|怵|吃不来)(?:那|这|它)?(?:玩意儿?|东西|个)?(?:的)?$"
            ),
        ),
        (
            "like",
            LazyPattern(
                r"^(?:我|俺)?(?:有多少[吃喝看]多少|命都给.{0,3}|来者不拒|多多益善|永远的神|yyds|本命|真爱|没它不行|没它不成席|没它活不了|百吃不[厌腻]|百看不厌|百听不厌|天天.{0,2}都行|顿顿.{0,2}都行|能.{1,2}[一十]?(?:盘|碗|斤|锅|天|宿)|随叫随到|说走就走)(?:的|啊|吧)?$"
            ),
        ),
    ),
    "en": (
        (
            "allergy",
            LazyPattern(
                r"^(?:or |cos |cause |because )?(?:(?:it|they|that) (?:makes?|brings?|gives?|sends?|breaks?) (?:me|my \w+) (?:swell|itch|wheeze|out in|hives|a rash|come out|break out|close|puff)\b.*|"
                r"(?:i|my (?:face|lips?|throat|tongue|skin|eyes))(?:'ll| will| just)? (?:breaks? out|swells?|blows? up|puffs?|comes? out in|itch(?:es)?|closes?|stop breathing|go into shock|end up in (?:a&e|the er|hospital))\b.*)|^(?:full )?(?:hives|anaphylaxis|epi-?pen)\b.*"
            ),
        ),
        (
            "dislike",
            LazyPattern(
                r"^(?:hard pass|no thanks?(?: you)?|no thank you ever|never again|never (?:in my life|ever)|over my dead body|absolutely not|get (?:it|that|them) away from me|keep (?:it|that|them) away(?: from me)?|not in my house|i'?d rather (?:starve|die|eat (?:dirt|glass|my shoe))|it'?s (?:me or it|it or me)|yuck|vile|the devil'?s [\w ]+)$"
            ),
        ),
        (
            "like",
            LazyPattern(
                r"^(?:yes please(?: always)?|every time|all day(?: long| every day)?|any day(?: of the week)?|(?:sign|count) me (?:up|in)|inject (?:it|them)[\w ]+|i'?m (?:there|sold|all over it)|can'?t get enough|i could live on (?:it|them)|take my money|bring it on)$"
            ),
        ),
    ),
}


def stances(clauses: Sequence[Clause], usable: Sequence[bool], language: Language) -> list[Finding]:
    """Return the things of which the clause after them says what they are to the user.

    The mark between them may be a question mark ("cilantro? hard pass"), so a clause that looks like a question
    may name the thing; the stance itself must be usable.
    """
    found: list[Finding] = []
    for index in range(1, len(clauses)):
        meant = _BUT_THIS[language].match(clauses[index].text) if usable[index] else None
        if meant is not None and _NOT_THAT[language].search(clauses[index - 1].text):
            low, high = (clauses[index].start + at for at in meant.span("v"))
            found.append(Finding("allergy", low, high, "allergy", index))
            continue
        before = clauses[index - 1].text
        unable = _UNABLE[language].match(before) if usable[index] else None
        topic = unable or (_TOPIC[language].match(before) if usable[index] else None)
        if topic is None or not _may_name(clauses[index - 1]):
            continue
        for attribute, pattern in _STANCES[language]:
            if unable is not None and attribute != "allergy":
                break
            if pattern.match(clauses[index].text):
                start, _ = bare(clauses[index - 1], language)
                low, high = topic.span("v")
                at = clauses[index - 1].start
                if unable is not None:
                    found.append(Finding("diet", start, clauses[index - 1].end, "diet", index - 1))
                found.append(Finding(attribute, max(start, at + low), at + high, attribute, index))
                break
    return found


def _may_name(clause: Clause) -> bool:
    return "!" not in clause.mark and "。" not in clause.mark and len(clause.mark.strip()) <= 1
