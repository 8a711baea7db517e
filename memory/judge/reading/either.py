"""Rows of the group "kind" that hold whatever language stands around them: tasks quote the other language.

Also what the turn before makes of a message: handed-in text after "paste it here", a line in a played scene.
"""

import re

from memory.judge.reading.patterns import Rule
from memory.lazy_pattern import LazyPattern
from memory.records import Language, Turn

_REASONS: dict[str, tuple[str, str]] = {
    "text to work on": ("这是要处理的文字，不是在说自己", "this is text to work on, not about the user"),
    "role play": ("这是在演，不是真事", "this is a game, not a fact"),
    "sarcasm": ("这是反话", "this is ironic"),
}
_EN_TASK = (
    r"(?:translate|proofread|spell-?check|rewrite|re-?word|rephrase|paraphrase|summari[sz]e|shorten|tidy|polish|edit|correct|fix|check|change|"
    r"convert|turn|put|transcribe|diagram|mark|parse|highlight|underline|dub|render|improve|grade|rate|expand|analy[sz]e|subtitle|caption|"
    r"transliterate|capitali[sz]e|punctuate|format|count|simplify|conjugate|reply to|respond to|answer)"
)
_EN_TEXT = r"(?:sentence|line|text|paragraph|passage|caption|bio|tweet|letter|e-?mail|advert|ad|post|note|words|verbs|nouns|grammar|tense|voice|quote|essay|intro|comment|review|message)s?"
_ZH_TASK = (
    r"(?:[英中日韩法德俄西粤汉]译[英中日韩法德俄西粤汉]|翻译?成?|译成?|润色?|改写|改(?:一?下|改)?(?:语法|错|病句|句子|得|成)|校对|检查|查错|挑错|纠错|"
    r"找错|打分|评分|批改|压缩|精简|缩写|扩写|续写|仿写|概括|总结|朗读|念|断句|标注|配音|解析|赏析|转写|听写|数一下)"
)
_ZH_POLITE = r"(?:请|麻烦|帮[我忙]?|给我|替我|再|先|把|将|你|来|这[句段]|一?下|,|\s)*"
# Words that only a task on a text has, before the text itself: "用更正式的口吻重写 …", "加标点 …", "缩成二十字以内：…".
_ZH_ON_TEXT = (
    r"(?:润色|改写|重写|校对|校一?下|纠错|挑错|挑[毛刺]|病句|语病|错别字|通不通|通顺|标点|断句|分段|排版|仿写|续写|扩写|缩写|听写|朗读|批改|赏析|提炼|概括|精简|压缩|"
    r"[英中日韩法德俄西粤汉文]译|翻译?[成为一个下]|译[成为]|[改翻译说写]成(?:英|日|法|德|韩|俄|粤|文言|白话|书面|口语|被动|疑问|感叹|第[一三]人称)|第三人称|书面语|"
    r"口语一?[点些化]|语气[^,。]{0,4}[改换调]|[缩扩删]到|减到(?=[^,。]{0,6}[字词句段页行])|[缩扩删]成|[字句]以?内|[一二两三四五六七八九十百\d]字|(?:口吻|语气|口气)[^,。]{0,4}(?:写|说|改|讲)|[打评]个?分|起个?标题|拟个?标题|"
    r"(?:把|将)?里面的|原文|念出来|配个?(?:字幕|文案)|英文怎么[说讲]|[英日德法韩粤]语[咋怎][么样]?[说讲])"
)
_EN_ON_TEXT = (
    r"(?:(?:make|turn|put|swap|change|convert|cut|trim|get)\b(?: (?:this|it|that|the text|my \w+))?(?: down)?(?: sound| read| more| less| into| to| in| under)*"
    r" (?:stiff|formal|casual|friendl\w+|polite|punch\w+|short\w*|concise|simple\w*|plain\w*|bullets?|bullet points?|third person|first person|past tense|passive|"
    r"active voice|plain english|a haiku|a limerick|a poem|a table|\d+ words|\w+ words)|sound (?:less|more) \w+|(?:add|fix|correct|check) (?:the )?"
    r"(?:punctuation|commas|spelling|grammar|typos)|spell ?-?check(?: pls| please)?|tighten (?:it |this )?up|proof-?read|rewrite|reword|rephrase|paraphrase|translate|"
    r"summari[sz]e|dictation|continue this|pick out the \w+|in one line|here'?s (?:my|the) \w+(?: \w+)?, (?:thoughts|feedback|ok)|rate my \w+|caption this|"
    r"is there a typo|how does this (?:read|sound)|which (?:sounds|reads|is) better|correct my \w+)"
)
_ZH_REQUEST = r"(?:看看?|查|提取|找出?|标|圈|数|拆|改|写|补|填|换|加|配|起|拟|选|评|讲|分析|挑|判断|帮忙?|下面|以下|这|把)"
_ZH_TEXT = r"(?:[这下那每][句段篇封条首行]话?|句子|段落|短文|文字|原文|简历|文案|作文|台词|歌词|人名|地名|动词|名词|成语|关键词|主语|谓语|标题|对联|诗|emoji|表情|空白?处?)"
# What names the text or the work on it, before a colon: "fill the gap: …", "提取人名：…".
_ZH_WORK = r"(?:提取|找出?|标[出红]|圈出?|判断|分析|填|造句|评[价评分]|句|词|字|诗|标题|文案|简历|字幕|配图|配个|分类|归类|排序|按.{0,6}格式|念|读|听写|朗读|语法|时态|押韵|总结|接龙|仿)"
_EN_WORK = (
    r"(?:fill|blanks?|gaps?|sentences?|errors?|mistakes?|typos?|synonyms?|antonyms?|rhymes?|tense|adjectives?|verbs?|nouns?|underline|paragraph|clause|caption|poem|lyrics?|"
    r"summary|expand|simplify|complete the|grade|sort|classify|pick out|dictation|describe|natural english|one-word|headline|rewrite|for a (?:\w+-)?year-old)"
)
_ZH_NOT_GIVEN = r"以后|今后|每次|默认|下次|刚才|刚刚|上面|上一|前面|之前|那[段句篇封个份]|谢|我(?:[会擅喜爱是在]|的工作)[^,。\s]{0,6}(?:翻译|润色|写|朗读|校对)|^[^,。:\n]{0,12}[a-z][a-z' ]{0,24}[a-z](?:这|那)?(?:个|一)?(?:词|单词|短语)?\s+[我俺]"
_EN_NOT_GIVEN = r"\b(?:from now on|going forward|always|whenever|in future|that last|my last|the last|previous|earlier|above|thanks|cheers|i (?:translate|proofread|edit))\b"
# "Put this somewhere safe: …" asks for memory, not for work on a text.
_EN_FILED = r"^[^:]{0,24}\b(?:on (?:file|record)|somewhere (?:safe|permanent|sensible)|in (?:your|my) (?:memory|notes|profile)|to memory)\b"
_EN_POLITE = r"(?:(?:please|pls|plz|can you|could you|would you|help me|just|now|ok|okay|hey|and|kindly|here'?s|quick)[\s,]+)*"

_PATTERNS: tuple[tuple[str, str, str], ...] = (
    ("text to work on", rf"^{_ZH_POLITE}{_ZH_TASK}[^。!?:]{{0,24}}(?:[:\"\n]| ?——? ?| -+ )", ""),
    (
        "text to work on",
        rf"^(?:请|帮我?|给我|替我|麻烦|你|再|来)*[^我俺,。!?:\n]{{0,16}}?{_ZH_ON_TEXT}[^我俺。!?:\n]{{0,12}}[\s:\n\",]+(?=\S{{4,}})",
        _ZH_NOT_GIVEN,
    ),
    (
        "text to work on",
        rf"^(?!i\b)[^.!?:\n]{{0,24}}?\b{_EN_ON_TEXT}[^.!?:\n]{{0,24}}(?:[:\n?.,\"]| [-–—]|\bi\b)(?=.{{6,}})",
        _EN_NOT_GIVEN,
    ),
    (
        "text to work on",
        rf"^{_ZH_POLITE}{_ZH_REQUEST}[^。!?:\n我]{{0,10}}?{_ZH_TEXT}(?:自我|[^。!?:\n我]){{0,10}}[\s:\n\"]+(?=\S{{4,}})",
        _ZH_NOT_GIVEN,
    ),
    (
        "text to work on",
        rf"^[^。!?:,我俺]{{0,14}}?{_ZH_WORK}[^。!?:我俺]{{0,10}}:\s*(?=\S{{3,}})",
        _ZH_NOT_GIVEN,
    ),
    ("text to work on", rf"^[^.!?:]{{0,40}}?\b{_EN_WORK}\b[^.!?:]{{0,30}}: ?(?=.{{6,}})", _EN_NOT_GIVEN),
    (
        "text to work on",
        rf"^{_EN_POLITE}{_EN_TASK}\b[^.!?:]{{0,30}}\b(?:this|these|the following|below)\b[^.!?:]{{0,20}}[?.:\n] ?(?=.{{8,}})",
        _EN_NOT_GIVEN,
    ),
    ("text to work on", rf"^{_ZH_POLITE}[英中日韩法德俄粤汉]译[英中日韩法德俄粤汉]\b", ""),
    ("text to work on", rf"^{_EN_POLITE}{_EN_TASK}\b[^.!?:]{{0,60}}(?::|\"| [-–—] |\n)", _EN_FILED),
    (
        "text to work on",
        rf"^{_EN_POLITE}(?:in(?:to)? |the )?(?:past|present|future|simple|passive|active|third person|first person|plural|singular|formal|informal|reported|indirect)(?: (?:tense|voice|speech|perfect|continuous|form|english|simple))*(?: please| pls| version)*[.:!]+ (?=.{{8,}})",
        _EN_NOT_GIVEN,
    ),
    (
        "text to work on",
        rf"^{_EN_POLITE}{_EN_TASK}\b[^.!?:]{{0,30}}\b{_EN_TEXT}\b[^.!?]{{0,20}}[.:]",
        r"\bmy (?:default|usual)\b",
    ),
    (
        "text to work on",
        rf"^{_EN_POLITE}{_EN_TASK} (?:the |all the )?(?:verbs|nouns|adjectives|grammar|errors|mistakes|commas) in\b",
        "",
    ),
    (
        "role play",
        r"^(?:game on|scene|scenario|mock|interview practice|role ?play|let'?s (?:role|act|pretend))\b|^\*[^*]{3,60}\*|^[(（](?:as |剧情|扮|演|旁白)",
        "",
    ),
    (
        "role play",
        r"\byou (?:be|play|are|act as) (?:the |a |an |my )?[\w' ]{2,24}[,.;] ?(?:and )?(?:i'?m|i am|i'?ll be|i say|me)\b|\bi'?ll be the \w+\b|\b(?:ok(?:ay)? )?(?:now )?you'?re \w+ and i'?m\b",
        "",
    ),
    (
        "role play",
        r"\bin our (?:d&d|campaign|game|story|rp)\b|\bmy (?:character|elf|wizard|paladin|avatar)\b|\bmock \w+ ?interview\b|\bpractice (?:interview|dialogue)\b",
        r"\bi (?:love|like|enjoy) (?:playing|d&d)",
    ),
    (
        "role play",
        r"你(?:来)?(?:扮|演|当|做|是)[^,。;]{1,10}[,;\s]+我(?:来)?(?:扮|演|当|做|是|係)[^,。]{1,10}|我们来演|来演一?[场段出下]|演练一下",
        r"你(?:来)?是[^,]{1,6}[,\s]+我是(?=.{0,6}的$)",
    ),
    (
        "sarcasm",
        r"^(?:对对对|是是是|太好了|好[喔哦]|好极了|好棒|真棒|真好|行啊|可真|谢天谢地|真?谢谢|感谢|呵呵|您可真|你可真)[^。]{0,14}(?:最?(?:爱|喜欢)|又|真是|可太|贴心|体贴|让我|就请我|让一个)",
        r"(?:以后|今后|记住|我叫)",
    ),
    ("sarcasm", r"可太(?:爱|喜欢)|我可真(?:是)?(?:爱|喜欢|幸福|谢谢)", ""),
    (
        "sarcasm",
        r"^(?:great|fantastic|lovely|wonderful|brilliant|perfect|oh (?:great|joy|good|wonderful|lovely)|ah yes|yay|of course|sure|just what i)\b[^.]{0,40}\b(?:i(?:'m| am| do| just| simply| live| speak)?\b|another|again)[^.]{0,30}\b(?:love|enjoy|like|adore|cherish|those|another|again|doesn'?t every|can'?t you tell|in the queue)\b",
        r"from now on",
    ),
    (
        "sarcasm",
        r"\bi (?:simply|just|do|so|absolutely) (?:love|adore|enjoy|cherish|live for) (?:(?:stepping|treading) (?:on|in)|stubbing|scrubbing|losing|missing|filling (?:in|out)|dealing|hearing my|scraping|unclogging|mopping up|re-?doing|re-?typing|"
        r"being|waiting|sitting|standing|paying|when|how|it when|those|getting|having to)\b",
        "",
    ),
)

EITHER: tuple[Rule, ...] = tuple(
    Rule(name, "kind", language, "message", pattern, "SHORT", 0.92, _REASONS[name][language == "en"], unless)
    for language in ("zh", "en")
    for name, pattern, unless in _PATTERNS
)

_ASKS_FOR_TEXT = LazyPattern(
    r"(?:发|贴|给|提供|输入|说一?下)[^。?!]{0,10}(?:文字|内容|句子|文本|段落|原文|稿子?|台词|文案)|(?:文字|内容|句子|原文|稿子?)(?:发|贴|给)[^。]{0,4}(?:我|来|过来)"
    r"|\bpaste\b|\bwhat'?s the (?:text|sentence|line|caption|quote)|\b(?:send|give|share|show|drop)\b[^.?!]{0,24}\b"
    r"(?:text|caption|sentence|paragraph|draft|copy|letter|e-?mail|lines?|passage|words)\b",
    re.IGNORECASE,
)
_ASKS_OF_OTHERS = LazyPattern(
    r"(?:角色|主角|人物|女主|男主|反派|收件|收信|对方|客户|患者|病人|新郎|新娘|甲方|乙方|读者)[^。]{0,16}[?？]|"
    r"\b(?:character|hero(?:ine)?|protagonist|villain|narrator|recipient|addressed to|addressee|customer|client|patient|the bride|the groom)\b[^.]{0,60}\?",
    re.IGNORECASE,
)
_OWN = LazyPattern(r"[我俺咱]|\b(?:i|i'm|my|we|our)\b")
_SCENE = LazyPattern(
    r"^\s*\*[^*]{3,80}\*|^\s*[(（][^)）]{1,16}[)）]|\b(?:stranger|traveller|good sir|m'lady|adventurer)\b|剧情|客官|施主",
    re.IGNORECASE,
)
_BEGINS_SCENE = LazyPattern(
    r"扮演|角色扮演|来演|对戏|对台词|\brole-?play|\bpretend (?:to be|you)|\bact as\b|\bin character\b",
    re.IGNORECASE,
)
_FALLS_OUT = LazyPattern(
    r"以后|今后|记住|记着|说真的|认真说|其实我|不[演玩扮]了|[演玩扮][完够腻]了|(?:结束|停止|退出|跳出|暂停|别再?)(?:这个?|角色)?(?:扮演|游戏|剧情|演)|先不[演玩扮]|回[到归]现实|言归正传|说正经|现实[里中]"
    r"|\b(?:from now on|remember|seriously|in real life|irl|for real|out of character|back to reality|jokes aside|joking aside|on a serious note|in mind|"
    r"(?:stop|end|quit|pause|drop|leave|exit|enough|done|finished|over|no more)(?: with| of)?(?: the| this| our| that)? ?(?:role ?-?play(?:ing)?|game|scene|act|acting|character|story|pretend(?:ing)?))\b"
)


def kind_by_context(context: tuple[Turn, ...], text: str, language: Language) -> Rule | None:
    """Return the row by which the turns before make a message no statement of the user, if one does."""
    if not context or _FALLS_OUT.search(text):
        return None
    last = context[-1]
    if last.role == "assistant" and _ASKS_FOR_TEXT.search(last.content[-200:]):
        return _by_context("text to work on", language)
    if last.role == "assistant" and _SCENE.search(last.content[:200]):
        return _by_context("role play", language)
    if last.role == "assistant" and _ASKS_OF_OTHERS.search(last.content[-120:]) and not _OWN.search(text):
        return _by_context("text to work on", language)
    return _by_context("role play", language) if _is_playing(context) else None


def _is_playing(context: tuple[Turn, ...]) -> bool:
    """Tell whether one of the last messages of the user began a scene and none has ended it since."""
    said = [turn.content[:200] for turn in context[-4:] if turn.role == "user"]
    begun = next((at for at, text in reversed([*enumerate(said)]) if _BEGINS_SCENE.search(text)), None)
    return begun is not None and not any(_FALLS_OUT.search(text.lower()) for text in said[begun + 1 :])


def _by_context(name: str, language: Language) -> Rule:
    return Rule(name, "kind", language, "message", "", "SHORT", 0.92, _REASONS[name][language == "en"])
