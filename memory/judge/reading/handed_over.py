"""What of a message is somebody else's text, handed over without quote marks: "Here's the article: I live in …".

A first clause that names a text and ends in a colon hands over all that follows, up to a blank line and "by the
way"; a line that begins with ">" is quoted. "My post: …", "备注：…" and "自我介绍：…" are the user's own words.
"""

import re

from memory.guard.clean import simplified

# Names of texts that somebody else wrote, unless the user says "my".
_TEXT_ZH = (
    r"文章|网页|网站|页面|邮件|来信|书信|帖子?|跟帖|回帖|主帖|论坛|贴吧|评论|书评|影评|差评|好评|点评|博客|博文|公众号|推文|推特|微博|豆瓣|知乎|小红书|"
    r"歌词|台词|唱词|新闻|报道|报纸|杂志|资料|传记|简介|小说|散文|寓言|剧本|诗歌?|课文|原文|正文|引文|引用|摘录|节选|摘要|转发|转载|采访|访谈|演讲稿?|"
    r"讲稿|字幕|转录|录音|启事|广告|短文|范文|例文|阅读材料|聊天记录|作者介绍|人物介绍|嘉宾介绍"
)
# These may as well be the user's own; a word must say that they came from elsewhere.
_MAYBE_ZH = r"文字|文本|内容|对话|视频|节目|报告|论文|日记|通知|公告|简历|留言|弹幕|消息|短信|介绍|故事|笔记|段落|片段|话|作文|文案|信"
_ELSEWHERE_ZH = (
    r"下面|下边|以下|如下|[这那一][段篇封则首条份个张篇]|网上|网友|别人|人家|有人|他|她|朋友|同事|同学|客户|读者|粉丝|作者|老师|老板|"
    r"看到|收到|读到|刷到|听到|找到|复制|粘贴|转自|摘自|来自|出自"
)
_SAYS_ZH = r"(?:[里中上]面?|的|内容|原文|正文|全文|文字|开头|结尾|片段|部分|一段|如下|这样|这么|是|为|在此|在这里?|来了?|说|写|讲|提到|道|着|到|了|发|给你|一下|看看|\s){0,8}"
_HEAD_ZH = re.compile(
    rf"^(?:.{{0,20}}?(?:{_TEXT_ZH})|.{{0,12}}?(?:{_ELSEWHERE_ZH}).{{0,12}}?(?:{_MAYBE_ZH})){_SAYS_ZH}(?:「.{{1,20}}」|《.{{1,20}}》)?$"
    r"|^.{0,12}(?:(?<!我)写道|原话(?:是|如下)?)$|^信(?:[里中上]面?|的内容)?[说写讲]?[着道]?$"
)
_OWN_ZH = re.compile(
    rf"(?:我|俺|咱|本人)们?(?:自己|个人)?(?:写|发|做)?的?(?:新|旧|个人)?(?:{_TEXT_ZH}|{_MAYBE_ZH})|自我|个人|关于(?:我|邮件|文章)|[喜最]?[欢爱]的|喜欢|备注|备忘|^[我俺咱](?:是|做|写|爱|最|每|平时|也|就|一直|从事|负责)|"
    r"以后|今后|每次|默认|从现在|(?:记住|记一下|记下|提醒)(?!.*[这那][段篇封则首条份])|^(?:帮我|请|给我|我要|我想)*(?:写|回复?|发)(?:文章|邮件|帖子?|微博|评论|推文|博客)|"
    r"(?:重大|特大|爆炸|头条|好|坏|个)新闻"
)
_TEXT_EN = (
    r"articles?|letter|e-?mail|web ?page|page|post|blog|forum|thread|tweet|toot|review|lyrics?|transcript|transcription|essay|excerpt|"
    r"passage|paragraph|chapter|novel|poem|press release|newspaper|magazine|news (?:story|report|item|piece)|interview|speech|obituary|"
    r"testimonial|screenplay|script|dialogue|subtitles?|adverti[sz]ement|advert|fable|fairy ?tale|quote|quotation|website|web ?site|"
    r"reddit|facebook|instagram|twitter|linkedin|newsletter|editorial|columnist|short story"
)
_MAYBE_EN = r"text|story|message|comment|bio|profile|document|file|caption|ad|cv|resume|snippet|diary|journal|reply|note|answer|words"
_ELSEWHERE_EN = (
    r"the following|following|this|below|above|pasted?|copied|from an?|from the|by an?|somebody|someone|online|his|her|their|the author'?s?|"
    r"(?!here|that|it|what|there|how|who)[a-z]+'s|i (?:just )?(?:got|found|read|saw|received)"
)
_HEAD_EN = re.compile(
    rf".*\b(?:{_TEXT_EN})\b(?! ?(?:code|office|address|number|box|me\b|addresses))|(?=.*\b(?:{_ELSEWHERE_EN})\b).*\b(?:{_MAYBE_EN})\b|"
    r".*(?<!\bi )\b(?:wrote|writes)$"
)
_OWN_EN = re.compile(
    rf"\b(?:my|our) (?:own )?(?:[\w-]+ ){{0,2}}?(?:{_TEXT_EN}|{_MAYBE_EN})\b|^(?:for|about|regarding|re|concerning|when|in|with|on|to|as for|if)\b|"
    r"\b(?:i|i'm|i've|we)\b(?! (?:just )?(?:got|get|found|read|saw|received|copied|came across|have|was sent|picked up|need|want))|"
    r"\b(?:from now on|always|every time|going forward|favou?rite|preferred|myself|me)\b|"
    r"\b(?:remember|note|save|don'?t forget|memory|file (?:this|that|it)|put (?:this|that) (?:away|down|on file)|for your (?:file|files|records?))\b(?!.*\b(?:this|the following|from)\b)"
)
_OPENING = re.compile(r"[^\n:。!?;；！？]{1,80}?(?<!https)(?<!http)[:：](?=\s*\S)")
_ADDRESS = re.compile(r"\s*(?:\S+@\S+|\+?\d[\d\s().-]{5,}|https?://\S+)\s*\S{0,3}\s*$")
_OWN_AGAIN = re.compile(
    r"\n\s*\n\s*(?=(?:对了|顺便|话说回来|另外我|by the way|btw|anyway|on another note|unrelated)[^a-z])",
    re.IGNORECASE,
)
_QUOTED_LINE = re.compile(r"(?m)^[ \t]*[>＞]+[ \t]*(?=[^\W\d_]|[\"'“「]).*$")
# A line of a pasted conversation: who types says "I", and names no role.
_ROLE_LINE = re.compile(
    r"(?im)^[ \t]*[\[<(*#]{0,3}(?:user|human|system|assistant|developer|ai|bot|用户|系统|助手|助理|机器人|客服|客户)[\])>*]{0,3}[ \t]*[:：].*$"
)
_SENTENCE = re.compile(r"(?<=[。！？!?\n])\s*|(?<=[a-z]\.)\s+")
_SENTENCES = 3
# A label of the user's own says nothing, and hides a plain sentence from the rows.
_LABEL = re.compile(
    r"^\s*(?:(?:(?:quick|life|small|status|personal|little) )?update|(?:fun|random) fact|(?:(?:good|big|great|happy|exciting|some|bad|sad) )?news|"
    r"fyi|heads[- ]up|about me|p\.?s\.?|(?:近况|最近|状态)?更新(?:一下)?|(?:告诉你?个?|报告个?|有个)?[好坏]消息|近况|对了|顺便(?:说(?:一下)?)?|补充(?:一下)?|关于我)"
    r"\s*[:：]\s*(?=\S)",
    re.IGNORECASE,
)
_LOOKED_AT = 400  # characters


def own_words(text: str) -> str:
    """Return a message without what it hands over of somebody else's and without a label such as "Update:".

    "" when somebody else's is all of it.
    """
    text = _QUOTED_LINE.sub("", text) if ">" in text or "＞" in text else text
    if ":" not in text and "：" not in text:
        return text.strip()
    text = _ROLE_LINE.sub("", text)
    text = _LABEL.sub("", text)
    starts = [0, *(match.end() for match in _SENTENCE.finditer(text[:_LOOKED_AT]))]
    for start in starts[:_SENTENCES]:
        opening = _OPENING.match(text, start)
        if opening is not None and _hands_over(opening.group(), text[opening.end() :]):
            again = _OWN_AGAIN.search(text, opening.end())
            return f"{text[:start]}\n{text[again.end() :] if again else ''}".strip()
    return text.strip()


def _hands_over(opening: str, rest: str) -> bool:
    """Say whether an opening with its colon names a text that somebody else wrote."""
    head = simplified(opening).rstrip(":：").strip().lower().replace("’", "'")
    if _ADDRESS.match(rest) or _OWN_ZH.search(head) or _OWN_EN.search(head):
        return False
    return (_HEAD_ZH.search(head) or _HEAD_EN.search(head)) is not None
