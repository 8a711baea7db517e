"""Cantonese, Scots and other speech as it is typed, read as Mandarin or English of the same length: "唔食辣" is "不吃辣".

Every word is replaced by one of as many characters, so that a place in the text stays a place in the text and values
keep the user's own words. What also means something else in Mandarin is replaced only beside the words it is used with.
"""

import re

# Where a word stands for another whatever is around it. Longer ones first where they share a beginning.
_WORDS = {
    "血压高": "高血压", "退咗休": "退休了", "覆诊": "复诊", "膝头": "膝盖", "唔该": "麻烦", "唔使": "不用", "唔好": "不要", "唔系": "不是", "唔再": "不再", "冇再": "不再", "乜嘢": "什么", "咩嘢": "什么",
    "仲有冇": "还有无", "有冇": "有无", "边度": "哪里", "边个": "哪个", "点解": "为啥", "点样": "怎样", "几时": "何时", "而家": "现在", "依家": "现在", "家下": "现在",
    "钟意": "喜欢", "中意": "喜欢", "锺意": "喜欢", "鍾意": "喜欢", "屋企": "家里", "听日": "明天", "寻日": "昨天", "琴日": "昨天", "后日": "后天", "前日": "前天",
    "返工": "上班", "放工": "下班", "返学": "上学", "返嚟": "回来", "收工": "下班", "搵工": "找活", "搬咗去": "搬去了", "搬咗嚟": "搬来了", "搬咗到": "搬到了", "揸车": "开车",
    "倾偈": "聊天", "瞓觉": "睡觉", "细路": "孩子", "细佬": "弟弟", "家姐": "姐姐", "大佬": "哥哥", "老豆": "爸爸", "老窦": "爸爸", "阿爸": "爸爸",
    "阿妈": "妈妈", "阿嫲": "奶奶", "阿爷": "爷爷",  "先至": "才会", "即系": "就是", "仲系": "还是", "仲有": "还有", "仲未": "还没",
    "仲喺": "还在", "住系": "住在", "同埋": "以及", "啥子": "什么", "莫得": "没有",
    "唔": "不", "冇": "没", "嘅": "的", "咗": "了", "佢": "他", "哋": "们", "喺": "在", "嚟": "来", "睇": "看", "谂": "想", "搵": "找", "畀": "给", "俾": "给",
    "攞": "拿", "瞓": "睡", "嗌": "叫", "嗰": "那", "啲": "些", "嘢": "事", "乜": "啥", "喇": "啦", "喎": "啊", "啩": "吧", "噃": "啊", "㗎": "啊",
    "佢哋": "他们", "憎": "恨", "侬": "你", "咁": "那", "噉": "那", "嬲": "气",
}  # fmt: skip
# What stands beside it decides.
_BESIDE = (
    (r"(?<![零饮主美粮伙甜面速副素熟进绝禁挑偏觅捕猎寝日月贪节衣肉草杂])食(?![物堂材欲疗用谱品言指宿量补盐油客肆府安道])", "吃"),
    (r"(?<![冷热餐酗畅豪对])饮(?![料食用品])", "喝"),
    (r"(?<=[一二三四五六七八九十岁\d])[喇啦咯](?![一二三四五六七八九十叭])", "了"),
    (r"(?<=[啲些嘢食饮吃喝做养买睇看学叫着紧])咩(?=[\s,。?!；;]|$)", "啥"),
    (r"咩(?=[\s,。?!；;]|$)", "吗"),
    (r"咩", "啥"),
    (r"(?<=[我你佢他她唔都就])系(?![统列数别的主里])", "是"),
    (r"(?:(?<=^)|(?<=[\s,。!?;]))呢(?=[个单只条度边些啲间份部件次日排样几])", "这"),
    (r"(?:(?<=[我佢他她])|(?<=^)|(?<=[\s,。;；，]))个仔", "儿子"),
    (r"(?:(?<=[我佢他她])|(?<=^)|(?<=[\s,。;；，]))个女(?![的朋孩同人生])", "女儿"),
)  # fmt: skip
# Only in a text that is Cantonese anyway.
_AMONG = (
    (r"(?<![关体联维派院学文语数星科医法商理化])系(?![统列数别鞋带谱上里主的])", "是"),
    (r"敏感", "过敏"),
    (r"(?<=[我最好])惊", "怕"),
    (r"(?<=[^\s,。])紧(?=[\u3400-\u9fff])", "着"),
)
_CANTONESE = re.compile(
    r"[唔冇嘅咗佢哋喺嚟睇嗰啲嘢咩乜喇喎㗎畀俾]|先至|钟意|而家|屋企|系(?=[我你佢])|(?<=[我你佢])系|[一-鿿]紧"
)
_LONGEST_FIRST = sorted(_WORDS, key=len, reverse=True)
_PLAIN = re.compile("|".join(map(re.escape, _LONGEST_FIRST)))
_BY_CONTEXT = tuple((re.compile(pattern), to) for pattern, to in _BESIDE)
_IF_CANTONESE = tuple((re.compile(pattern), to) for pattern, to in _AMONG)
_MAY_BE = re.compile("[" + "".join(sorted({word[0] for word in _WORDS})) + "食饮咩系呢个喇啦咯]")


_SCOTS = {
    "cannae": "cannot", "dinnae": "do not", "didnae": "didn't", "isnae": "isn't", "wasnae": "wasn't", "doesnae": "doesn't", "wouldnae": "wouldn't",
    "couldnae": "couldn't", "shouldnae": "shouldn't", "havenae": "haven't", "hasnae": "hasn't", "arenae": "aren't", "willnae": "will no", "frae": "from",
    "mair": "more", "hame": "home", "hoose": "house", "noo": "now", "oor": "our", "dug": "dog",
}  # fmt: skip
_IS_SCOTS = re.compile(
    r"\b(?:cannae|dinnae|didnae|isnae|wasnae|doesnae|wouldnae|couldnae|havenae|frae|mair|hame|hoose|noo|oor|wee|aye|ken|wi|hae|lassie|bairns?|dug)\b"
)
_SCOTS_WORD = re.compile(r"\b(?:" + "|".join(sorted(_SCOTS, key=len, reverse=True)) + r")\b")
_MA = re.compile(r"(?<!my )(?<!our )\bma (?=[a-z])")


def in_english(text: str) -> str:
    """Return a folded text with the words of Scots as English ones, of the same length; anything else as it is."""
    if not _IS_SCOTS.search(text):
        return text
    return _MA.sub("my ", _SCOTS_WORD.sub(lambda match: _SCOTS[match.group()], text))


def in_mandarin(text: str) -> str:
    """Return a simplified text with the words of other Chinese speech as Mandarin ones, of the same length."""
    if not _MAY_BE.search(text):
        return text
    among = _CANTONESE.search(text)
    for pattern, to in (*_BY_CONTEXT, *(_IF_CANTONESE if among else ())):
        text = pattern.sub(to, text)
    return _PLAIN.sub(lambda match: _WORDS[match.group()], text)
