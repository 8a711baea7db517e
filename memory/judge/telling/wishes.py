"""What is kept because the user says so: "remember …" with words no row knows, "from now on …"."""

from collections.abc import Sequence

from memory.judge.reading.blocking import Marks
from memory.judge.reading.clauses import Clause
from memory.judge.reading.folding import fold
from memory.judge.reading.questions import names_asked_noun
from memory.judge.telling.extract import Finding, bare
from memory.judge.telling.facts import fact_of, tidy
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact, Language

_CUE = {
    "zh": LazyPattern(
        r"(?:请|你|帮我|替我|给我|麻烦|务必|一定|千万|好好|这个?|也|要|都|就)*(?:记住|记好|记牢|记着|记得|"
        r"记一下|记下来?|记一笔|备注|备忘|存一下|存着|存好|存档|留着|别忘了?|不要忘了?|做个记录|归档|录入|"
        r"你记)(?:一下|了|啊|哈|吧)?[,:\s]*"
    ),
    "en": LazyPattern(
        r"\b(?:please |pls |can you |could you |just |and |so )*(?:remember|don'?t (?:ever )?forget|"
        r"(?:make|take) (?:a )?note|note(?: down)?|keep (?:(?:it|this|that|in) )?(?:on file|in mind|"
        r"on record|handy|noted)?|save|store|write|jot|log|put|memori[sz]e|fyi|for (?:your|the) records?|"
        r"for future reference|bear in mind)\b(?: (?:that|this|it|of|down|on file|on record|somewhere (?:safe|permanent)|in (?:your|my) (?:memory|notes|profile)|in mind|for (?:me|later|"
        r"next time|future reference)|to memory|for the record))*[,:\s]*"
    ),
}


_STANDING = {
    "zh": LazyPattern(
        r"以后|今后|(?<![续着再直依次顺])往后(?![改推挪延拖放靠退移走躲缩站])|从今|从现在起|从现在开始"
    ),
    "en": LazyPattern(
        r"\b(?:from now on|from here on|going forward|moving forward|henceforth|in (?:the )?future|"
        r"by default|as a rule)\b"
    ),
}


_ABOUT_SELF = {
    "zh": LazyPattern(
        r"^(?:我|俺|咱|他|她|它|这|那)|要用|用得[上着]|填表|(?:点|饭|班|天|年|月)以后|失业|怎么办"
    ),
    "en": LazyPattern(r"^(?:i|i'm|i'll|we|my|our|he|she|they|it|the|in the future (?:i|we))\b"),
}


# "以后改游泳" is what the user does from now on, where no word is of replies.
_OWN_CHANGE = LazyPattern(
    r"^(?:以后|今后|往后|从今(?:以后|往后)?)(?:就|都|我)*(?:改|换)(?!.*[你您用说讲写回答叫称成语文短长简列])"
)
_POLITE = LazyPattern(r"\b(?:please|pls|thanks|that|so|and)\b|请|麻烦|吧|记住|开始")
_LEAST_WISH = 8  # characters
_LEAST_CONTENT = 3
_EMPTY = LazyPattern(
    r"^(?:[这那][个点条件事]*|这些|它|this|that|it|me|these|please|the following|上面的?|刚才.*|前面.*|以上.*|"
    r"一下|我|me please|all (?:this|that)|everything.*)?$"
)


_SHORT_LIVED = LazyPattern(
    r"这个?(?:数|号码?|数字|编号)|下一步|待会|等会|一会儿|天气|下雨|心情|今天|刚才|现在(?!住)|next step|"
    r"for later|in a (?:sec|minute|bit)|weather|mood|today|right now|this (?:number|value|code|figure)|"
    r"number for"
)


# Who asks for an alarm asks for no memory; "remind me what …" is a question.
_REMINDER = LazyPattern(
    r"^(?:(?:请|麻烦|你|到时候?|记得|别忘了?|记住|能不能|可以|能|帮我|给我|替我|[^,。?]{0,12}(?:[点分号前后时]|小时|早上|上午|中午|下午|晚上|今晚|明天|后天|明早|周[一-日])(?:钟|的时候)?)*"
    r"(?:要|再|来|务必|一定)?(?:(?:叫|喊)我(?:起床|起来|出门|下楼|吃药|(?<=后叫我|后喊我|点叫我|点喊我))$|(?:提醒|叫醒)(?:一下|下)?我(?!(?:一下|下)?(?:那|这|上次|关于|有关)|.*(?:什么|啥|哪|谁|多少|几[岁号]|来着|过|吗$|说|之前))(?:一下|下)?.*)"
    r"|.{0,16}(?:设|定|上|调)(?:置|一)*(?:个|一个)?(?:闹钟|闹铃|提醒|倒计时|定时器).*)$"
    r"|^(?:please |pls |hey |ok |and |also |don't forget to |remember to |(?:can|could|will|would) you (?:please )?)*"
    r"(?:remind me (?!what|who|when|where|which|how|if|whether|why|of (?:what|who|my)|my\b)(?:.*\b)?(?:to|at|that|in|on|every|tomorrow|tonight|later|before|after|(?:about|of) .*\b(?:at|in|on|tomorrow|tonight|every))\b.*"
    r"|(?:set|start|create|add|make)(?: me| up)? (?:an?|the|my|another) (?:[\w:-]+ ){0,3}?(?:alarm|reminder|timer)\b(?! (?:note|email|letter|text|card|message|for my|sign)).*"
    r"|wake me(?: up)? (?:at|in|before|by|tomorrow)\b.*)$"
)
# "Remember the milk", "remember to water the plants": an errand of today.
_ERRAND = LazyPattern(
    r"^(?:提醒|叫醒|叫|喊)(?:一下)?我|^(?:remind|wake) me\b"
    r"|^(?:to )?(?:buy|get|grab|pick up|bring|take|water|feed|call|ring(?! size| finger)|phone|text|email|post|pay|return|lock|close|turn (?:on|off)|"
    r"switch (?:on|off)|put out|take out|fetch|collect|order|book|print|reply|send|check|wash|defrost) (?!.*\b(?:every|always|never|each|usually|on \w+days)\b)"
    r"|^(?:the|some|your|my|our) (?:milk|bread|eggs?|butter|bins?|trash|rubbish|garbage|recycling|laundry|washing|dishes|groceries|"
    r"shopping|dry cleaning|keys?|umbrella|tickets?|parcel|package|post|mail|oven|stove|lights?|door|windows?|plants?|sunscreen|charger|"
    r"lunch|homework|rent|bills?|library books?)$"
    r"|^(?:去|要|把)?(?:买|带|拿|取|交|倒|关|锁|浇|喂|寄|还|充|洗|订|打电话|回[电信邮])(?!.*(?:每|都|总|一直|从来|喜欢))[\u3400-\u9fff]{1,6}$"
)


_TOLD_AGAIN = LazyPattern(
    r"^(?:请|麻烦|你)*提醒(?:一下|下)?我(?:一下|下)?(?=我)|^(?:please )?remind me (?:of |about )?(?=my)"
)
_EVERY = LazyPattern(r"每|都|总|\b(?:every|each|always|daily|weekly|\w+days)\b")

# An appointment is for the rows of those to judge.
_DATED = LazyPattern(
    r"\d+\s*[月号日/]|[一二三四五六七八九十]+[月号]|[明后]天|[明后]早|明晚|下下?个?[周月礼]|周[一-日]|星期|礼拜"
    r"|\b(?:tomorrow|next|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|\w+uary|march|april|august|(?:sept|nov|dec)ember|october|"
    r"\w+day|\d+(?:st|nd|rd|th))\b"
)


def asks_for_reminder(text: str) -> bool:
    """Tell whether a message asks to be reminded or woken at a time ("remind me to call mum at 5")."""
    folded = fold(text.strip()).text.rstrip("。.!！ ")
    told_again = _TOLD_AGAIN.match(folded)
    if told_again is not None and names_asked_noun(folded[told_again.end() :]):
        return False
    return _REMINDER.match(folded) is not None


def only_errand(utterance: Utterance) -> bool:
    """Tell whether a message only asks to be reminded, or to remember to do something once ("to buy milk")."""
    text = utterance.folded.text.strip(" .!。！")
    if _EVERY.search(text) or _DATED.search(text):
        return False
    cue = _CUE[utterance.language].match(text)
    return asks_for_reminder(text) or (cue is not None and _ERRAND.match(text[cue.end() :]) is not None)


def standing_wish(utterance: Utterance, marks: Marks) -> Fact | None:
    """Take a sentence that says "from now on" and is not about the user as a wish for the replies."""
    language = utterance.language
    for index, clause in enumerate(utterance.clauses):
        if marks.blocked[index] is not None or not _STANDING[language].search(clause.text):
            continue
        if _OWN_CHANGE.search(clause.text):
            continue
        first = index
        while first and _leads_on(utterance.clauses[first - 1], utterance.clauses[first], language):
            if marks.blocked[first - 1] is not None:
                break
            first -= 1
        last = index
        while (
            _is_only_cue(clause, language)
            and not utterance.clauses[last].strong
            and last + 1 < len(utterance.clauses)
            and marks.blocked[last + 1] is None
        ):
            last += 1
        start, text = bare(utterance.clauses[first], language)
        clause = utterance.clauses[last]
        if last == first and _is_only_cue(clause, language):
            continue  # "from now on" with nothing wished
        if not _ABOUT_SELF[language].search(text) and clause.end - start >= _LEAST_WISH:
            return fact_of(utterance, Finding("reply_style", start, clause.end, "reply_style", first))
    return None


def _leads_on(before: Clause, after: Clause, language: Language) -> bool:
    """Say whether a clause and the one after it are one wish: neither ends a thought nor is about the user."""
    return not (before.strong or after.switch or _ABOUT_SELF[language].search(bare(before, language)[1]))


def _is_only_cue(clause: Clause, language: Language) -> bool:
    """Say whether a clause says nothing but "from now on", so that the wish stands in those after it."""
    rest = _POLITE.sub("", _STANDING[language].sub("", clause.text))
    return len(rest.strip()) < _LEAST_WISH // 2


def asked_to_remember(utterance: Utterance, marks: Marks) -> str | None:
    """Return what the user asks to remember, "" when that is soon stale, None when nothing is asked."""
    if not any(asked and rule is None for asked, rule in zip(marks.remember, marks.blocked, strict=True)):
        return None
    usable = [index for index, rule in enumerate(marks.blocked) if rule is None]
    spans = _contents(utterance, _asked_sentence(utterance, marks, usable)) or _contents(utterance, usable)
    if not spans:
        return None
    low, high = min(span[0] for span in spans), max(span[1] for span in spans)
    if _ERRAND.match(utterance.folded.text[low:high].strip(" .!。！")):
        return ""
    if _SHORT_LIVED.search(utterance.folded.text) or high - low < _LEAST_CONTENT:
        return ""
    return tidy(utterance.folded.cut(low, high))


def _asked_sentence(utterance: Utterance, marks: Marks, usable: Sequence[int]) -> list[int]:
    """Return the clauses of the sentences that ask: what is said before "note that …" is not meant."""
    number, sentences = 0, []
    for index, clause in enumerate(utterance.clauses):
        number += index > 0 and (utterance.clauses[index - 1].strong or clause.switch)
        sentences.append(number)
    asked = {sentences[index] for index in usable if marks.remember[index]}
    return [index for index in usable if sentences[index] in asked]


def _contents(utterance: Utterance, usable: Sequence[int]) -> list[tuple[int, int]]:
    """Return the spans of what these clauses say beside the words that ask to remember."""
    spans = [_content(utterance.clauses[index], utterance.language) for index in usable]
    return [span for span in spans if not _EMPTY.match(utterance.folded.text[slice(*span)])]


def _content(clause: Clause, language: Language) -> tuple[int, int]:
    """Return the span of a clause without the words that ask to remember."""
    start, text = bare(clause, language)
    match = _CUE[language].search(text)
    if match is None:
        return start, clause.end
    if match.start() == 0:
        return start + match.end(), clause.end
    return start, start + (match.start() if len(text) - match.end() < 3 else len(text))
