"""How somebody says that the last words were wrong, and what stands around the right ones.

`OWNS_UP` admits a slip in so many words ("typo", "口误"); `WAVERS` may be a remark on anything ("no wait", "不对").
"""

from memory.lazy_pattern import LazyPattern
from memory.records import Language

OWNS_UP: dict[Language, LazyPattern] = {
    "zh": LazyPattern(
        r"口误|(?:手|嘴|舌头|脑子)(?:滑|误|抖|瓢|快|秃噜|短路|瞎)了?|笔误|(?:更正|纠正|订正|改正)(?:一?下)?|(?:[说打写讲搞弄输选念拼记看听]|刚才|刚刚|前面|上面|之前|方才|[全都又])(?:的|得)?太?"
        r"(?:错|反|混|岔|串|漏|快|急)(?:了|啦)(?:个?字)?|(?:我)?(?:刚|刚才|刚刚)?(?:老?糊涂|记性不好|犯糊涂|怪我|我的错)了?|^反了|反了(?=$|[,。!\s])|(?:打|写|说|多打|少打|漏打|输)(?:错|多|少|漏)(?:了)?(?:个|一个)?字?了?|"
        r"(?:错别字|别字|同音字|输入法|语音(?:识别|输入)?|自动(?:纠正|联想|替换))[^,。;!]{0,6}|识别错了?|(?:我)?(?:的意思是|想说的是|是说|是想说|要说的是|说的是|本来想[说打写])|"
        r"(?:应该|应当|应)(?:是|为|叫|写|说)|过时了|老黄历了?|那(?:都)?是(?:以前|去年|前年|之前|老早)(?:的事)?了?|早就?(?:变|不是)了|准确[地来]?说(?:是)?|其实(?:是|叫)|[说打写记听看叫念](?=成)"
    ),
    "en": LazyPattern(
        r"\b(?:(?:sorry,? )?typo\w*|(?:damn |stupid |bloody )?auto-?correct\w*(?: (?:got|changed|strikes)[\w ]*)?|i mean(?:t)?(?: to (?:say|type|write|put))?|scratch that|strike that|correction|"
        r"my (?:bad|mistake|error)|misspoke|i mistyped|mis-?typed|mis-?spel(?:led|t)|mis-?spoke|mis-?counted|mis-?remembered|(?:i |that |it |this )?(?:should|ought to) (?:say|be|read|have (?:said|been))|"
        r"make (?:that|it)|i said|or rather|fat[- ]?finger\w*|slip of (?:the \w+|tongue)|brain fart|brain fog|(?:i |i've )?(?:got|put|had|said|wrote|typed) (?:that|it|those|them) (?:wrong|backwards?|the wrong way (?:round|around))|"
        r"(?:the )?other way (?:round|around)|backwards|wrong (?:word|number|name|one|way round)|voice typing|dictation|(?:i |i've )?(?:got |get |keep |was )?(?:it |them |those |the two )?mix(?:ed|ing) (?:it |them |those |that |the two )?up|(?:i |i'm )?confus(?:ed|ing) (?:it|them|those|that)?|mis-?(?:read|heard|wrote|quoted)(?: the [\w ]+)?|(?:the |my |stupid )?(?:phone|keyboard|spell ?-?check) (?:changed|corrected|fixed|messed)(?: up)?(?: it| that)?|silly me|(?:that'?s |it'?s )?(?:out of date|outdated|old news|not current|no longer (?:right|true|current|the case))|why did i (?:say|type|write|put)|wishful thinking|what am i saying|senior moment|fingers slipped)\b"
    ),
}
WAVERS: dict[Language, LazyPattern] = {
    "zh": LazyPattern(
        r"^(?:哎呀?|呃+|额|哦|噢|啊|嗯|诶|[,\s])*(?:不对|不是(?=[,，\s])|错了?|等等|等一?下|不不|抱歉|不好意思|对不起)(?=[,。!\s\u3400-\u9fff])[啊哦呀了]*"
    ),
    "en": LazyPattern(
        r"^(?:\*|(?:(?:oh|ah|uh|um|err?|hmm|no|nope|nah|wait|hang on|hold on|sorry|oops|whoops|wrong|actually|damn|ugh|argh|apologies|well|argh|aargh|hmm+|eek|not quite|not exactly|close|almost|nearly|time flies)\b[,.!\s]*)+)"
    ),
}
# How a right spelling is told: "with a y", "one t", "two ls".
SPELLING: dict[Language, LazyPattern] = {
    "zh": LazyPattern(
        r"[\u3400-\u9fff]字(?=[,。\s打写错]|$)|"
        # "彩虹的虹", "单人旁的伟", but no "关于猫的书".
        r"(?:[\u3400-\u9fff]{0,3}(?P<spelt>[\u3400-\u9fff])[\u3400-\u9fff]{0,3}的(?P=spelt)|[\u3400-\u9fff]{0,3}[旁头底框边]的[\u3400-\u9fff])(?=[,。\s]|$)"
    ),
    "en": LazyPattern(
        r"\b(?:with|spel(?:led|t)(?: with)?|it'?s|no|has)? ?(?:an?|one|two|double|single|no|the letter)[ -](?:[a-z]|[a-z]s|ls|ts|[a-z]'s|extra [a-z]|hyphen|accent|umlaut)(?: (?:at the end|in it|and [\w ]{1,12}))?(?=\s*(?:$|[,.!;]))|\b(?:that'?s )?spel(?:led|t)\b"
    ),
}
# What may stand around the right value in its own clause.
ROUND: dict[Language, LazyPattern] = {
    "zh": LazyPattern(
        r"^(?:[\u3400-\u9fff]{1,6}(?:那个|里的|里面的)(?=[\u3400-\u9fff]{2,4}$)|[,\s:]|刚才|刚刚|刚|哎哟|嗯|啊|咳|唉|其实|应该|应当|应|准确|现在|名字|今年|[他她它]|我|的|而|是|叫|姓|在|住|才|就|改[成为]|换成|哎|呃|噢|那个)+|(?:[,\s]|才对|才是|住|上班|工作|那边|吧|啊|哈|了|哦|啦|的|呀|噢|那边|哈哈+|刚|刚才|刚刚)+$"
    ),
    "en": LazyPattern(
        r"^(?:[,.:;*\s-]|(?:it'?s|it is|its|that'?s|is|was|i'?m|i am|we'?re|she'?s|he'?s|they'?re|(?:my |the |her |his )?name(?:'s| is)?|just|only|really|actually|called|"
        r"in|at|to|from|by|for|of|to be|as|i live in|i work (?:at|for)|and|but|so|oh|btw|earlier|yes|yeah|no|an?|the|my|with|live in|lives in|works as|it|i)(?=[\s,.:;]|$))+|"
        r"(?:[,.;\s]|\b(?:instead|actually|now|please|since (?:\w+)|these days|then|lol|haha|though|i should say|of course|really|not that|thanks|ofc|here|to be (?:exact|precise)))+$"
    ),
}
# What a remark begins with or holds, and a value does not.
NO_VALUE: dict[Language, LazyPattern] = {
    "zh": LazyPattern(
        r"[我你您他她它这那哪谁吗呢吧么]|[不没别很太真好]|什么|怎么|多少|可以|一下|谢谢|问题|明天|今天|昨天|晚上|刚才|前面|上面|第[一二三四五六七八九十\d]|继续|重来|再|算了|等|看|帮|给|需要|觉得|知道|天气|下雨|^[是有要想会能](?!.{3,})|听说|而且|因为"
    ),
    "en": LazyPattern(
        r"\b(?:i|i'm|i've|i'll|you|your|it|that|this|these|those|they|them|what|which|how|when|why|who|where|can|could|please|do|does|did|don't|"
        r"is|are|was|were|be|been|have|has|had|will|would|need|want|think|thought|know|mean|fine|ok|okay|right|wrong|good|great|thanks?|thank|late|later|"
        r"ready|done|dinner|back|busy|hungry|tired|again|here|there|never|nothing|something|anything|everything|first|second|third|last|next|previous|"
        r"line|step|page|sure|true|false|yes|no|not|all|more|less|another|wait|moment|second|minute|gotta|go|going|let|try|one sec|brb|so|too|very|half|way|idea|kidding|joking|got|had|did|went|came|forgot|lost|distracted|carried away|hear|business|word|tomorrow|today|tonight|yesterday)\b"
    ),
}
