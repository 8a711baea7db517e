"""The words by which it is known that something on file is over: called off, gone, given up, or only feared to be.

`ROUND` is what is cut off around the thing itself; `SOMETHING` is a cheap look before all else.
"""

from memory.lazy_pattern import LazyPattern

# What is wished, feared or asked has not happened.
UNREAL = {
    "zh": LazyPattern(
        r"如果|要是|万一|假如|假设|希望|但愿|(?<![恐可不哪])怕|担心|会不会|可能|也许|大概|说不定|或许|想(?:要|把|着)?|打算|要不|能不能|能否|可以|"
        r"(?<!特)别(?!人)|没(?:有|被)?(?:取消|改|推|黄|吹|走|丢|卖)|差点|险些|不会|不能|不要|吗|应该会|估计|听说|据说|梦见"
    ),
    "en": LazyPattern(
        r"\b(?:if|hop(?:e|es|ed|ing)|hopefully|might|may|could|should|shall|wish|afraid|fear|worr(?:y|ied)|wonder\w*|unless|in case|"
        r"probably|maybe|perhaps|thinking (?:of|about)|want(?:ed)? to|need to|can i|can we|can you|please|didn'?t (?:get|cancel|move|sell|lose|die|run)|"
        r"(?:wasn'?t|isn'?t|aren'?t|hasn'?t been|not been|not|never|almost|nearly|doesn'?t|don'?t) (?:be |get |been |being )?(?:cancell?ed|moved|postponed|rescheduled|sold|lost|off)|"
        r"almost|nearly|dreamt|dreamed|would (?:be|have)|pretend\w*)\b"
    ),
}
OFF = {
    "zh": LazyPattern(
        r"取消(?:掉|了)*|黄了|吹了|泡汤了?|作废了?|没戏了|[去办开做成搞]不成了?|不(?:再)?(?P<verb>[办开去做拍搞飞考比演])(?P<o>[^,了]{0,8})了|不用(?:去|做|开|考)(?P<o2>[^,了]{0,8})了"
    ),
    "en": LazyPattern(
        r"\b(?:cancell?ed|cancell?ing|cancel|call(?:ed|ing)? off|pulled the plug on|backed out of|fell through|(?:is|are|was|'s|'re) off(?= *$| now| after all| again)|"
        r"(?:isn'?t|is not|aren'?t|won'?t be|not|no longer) (?:happening|going ahead|taking place)|(?:not|no longer) (?:going (?:to|on)|doing|having|running|flying to|attending)(?= .*(?:after all|any ?more))|"
        r"scrapped|ditched)\b(?: on (?:me|us))?"
    ),
}
GONE = {
    "zh": LazyPattern(
        r"走丢了?|跑丢了?|丢了|不见了|走了|去世了?|过世了?|死了|没了|(?:送|卖|转卖|转让|转|过户|留|便宜)给了?[^,]{1,8}(?:了|啦)|送(?:别?人|走)了?|飞走了?|飞了$|跑了$|离家出走了?|(?:让人?|被人?|给人?)?(?:偷|抢|顺|骑|开)走?了|被偷|卖(?:掉|出去)?了|"
        r"转手了?|出掉了?|出手了?|报废了?|捐了|扔了|处理掉了?|弄丢了?|回喵星了?|去(?:了)?[喵汪]星了?|寿终正寝|老死了|没(?:有)?(?:醒|挺|熬|撑|救|缓)(?:过来|过去|回来|过)|退租了?"
    ),
    "en": LazyPattern(
        r"\b(?:ran (?:away|off)|run away|passed(?: away| on)?|died|is gone|'s gone|disappeared|(?:somebody|someone|they|thieves|burglars?) (?:stole|nicked|pinched|swiped|took)|(?:a|the|some|that|next door'?s) (?:[\w-]+ )?(?:fox(?:es)?|badger|mink|stoat|hawk|buzzard|heron|rat|dog|cat|wolf|coyote|raccoon)s? (?:took|got|ate|killed|had)|nicked|pinched|swiped|went missing|gone missing|put (?:down|to sleep)|stolen|sold|sell|rehom(?:ed?|ing)|"
        r"fl(?:ew|own) (?:away|off|out)|escaped|crossed the rainbow(?: bridge)?|totall?ed|scrapped|gave|given away|got rid of|lost|donated|traded in|said goodbye to|buried|"
        r"didn'?t (?:wake up|pull through)|(?:finally |sadly |peacefully )+went|went peacefully|slipped away|went to (?:my|our|a|an|the|some) (?:[\w'-]+ ){0,2}?(?:nephew|niece|friend|mate|brother|sister|cousin|mum|mom|dad|son|daughter|neighbou?r|colleague|student|charity(?: shop)?|dump|tip|scrap(?:yard)?|scrapheap|collector|dealer|school|church|new owner)|parted with|no longer (?:have|own)|don'?t (?:have|own)(?=.*any ?more)|didn'?t make it|dead|(?:got |was |been )?(?:run over|hit by a \w+|knocked down))\b"
    ),
}
STOPPED = {
    "zh": LazyPattern(
        r"^(?:我|俺|我们)?(?:已经|早就?|现在|如今|再也|也|都|后来|从此|彻底)*(?:不(?:再)?|没(?:再|有再))(?P<o>[^,了不]{1,8})了$|(?:退出|告别|放弃|停掉)了?(?P<o2>[^,了]{2,8})了?$|^(?:那个?|我的?)?(?P<o3>[^,不了我]{2,8}?)(?:我)?(?:已经|早就?|现在|如今|再也|也|都|后来|彻底)*不(?:再)?[\u3400-\u9fff]{1,2}了$"
    ),
    "en": LazyPattern(
        r"\b(?:i|we)(?:'ve| have)?(?: just| finally| recently| since)* (?:(?:don'?t|do not|never) (?=.*\b(?:any ?more|any longer|these days|nowadays)\b)|no longer |stopped |quit |gave up |given up |left |dropped |packed in )"
        r"(?P<o>[^,.]+?)(?: any ?more| any longer| these days| now| altogether| completely| for good)*$"
    ),
}
CEASED = {
    "zh": LazyPattern(
        r"停运了?|停办了?|停开了?|停刊了?|倒闭了?|关门大吉|关停了?|解散了?|散伙了?|撤了|被砍了?|砍掉了?|开不下去了"
    ),
    "en": LazyPattern(
        r"\b(?:got |was |were |has been |have been |is being |been )?(?:axed|discontinued|disbanded|shut down|closed down|wound up|folded|scrapped for good|stopped running|no longer runs?|ceased)\b"
    ),
}
BACK = {
    "zh": LazyPattern(r"回来了|找到了|找回|又有了"),
    "en": LazyPattern(r"(?<!never )\b(?:came|come|is|'s|got (?:him|her|it|them)) back\b|(?<!never )\bfound (?:him|her|it|them)\b"),
}  # fmt: skip
PASSING = LazyPattern(
    r"今[天晚早儿]|明[天早]|这[周次回]|本周|暂时|先不|\b(?:today|tonight|tomorrow|this (?:week|morning|evening|time|once)|for now|right now|yet)\b"
)
# Who works on a text speaks of its words.
OF_A_TEXT = LazyPattern(
    r"标题|文[中章件本案]|里面?的|这[句段篇]|代码|表格|ppt|全部|替换|第.{1,3}[行页段]|\bin (?:the|my|this) (?:text|file|doc|document|recipe|code|title|table|sheet|story|"
    r"e-?mail|letter|essay|sentence|paragraph)\b|\bline \d|\b(?:heading|title|paragraph|slide|cell|column|row \d|replace all|the character)\b"
)
# Cheap look: without one of these nothing has become of anything.
SOMETHING = {
    "zh": LazyPattern(
        r"取消|黄了|吹了|泡汤|作废|没戏|不|没|丢|走|去世|过世|死|送|飞|跑|偷|卖|转手|出[掉手]|报废|捐|扔|处理|星|老|退出|告别|放弃|停掉|倒闭|关|解散|散伙|撤|砍|[推延改提挪移换调现寿租醒挺熬撑缓]"
    ),
    "en": LazyPattern(
        r"axed|discont|disband|shut|closed|wound|folded|ceased|cancel|call|plug|backed|fell|off|happening|ahead|place|longer|not|scrapp|ditch|ran|run|passed|died|gone|disappear|missing|nicked|pinched|swiped|stole|put|stolen|sold|sell|hit by|knocked|"
        r"rehom(?:ed?|ing)|fl[eo]w|escaped|crossed|totall?ed|gave|given|got rid|lost|donated|traded|goodbye|went|slipped|buried|parted|n't|dead|stopp|quit|left|dropp|packed|never|"
        r"took|ate\b|kill|got\b|had\b|mov|push|postpon|reschedul|shift|delay|bump|brought|chang|switch|deferr|set back|now|instead"
    ),
}
# Words around the thing that say nothing of it.
ROUND = {
    "zh": LazyPattern(
        r"^(?:[,\s]|唉|哎|对了|刚(?:刚|才)?|昨天|前几天|上(?:周|个?月)|我们?|俺|咱们?|我家|家里|的|那|这|个|次|场|只|条|辆|台|部|原[定来]的?|说好的?|之前的?|跟|和|与|[^,]{1,4}(?:通知|来电说?|打电话说?|说是?|告诉我)|本来的?|把|将|跟你说|已经|终于|养)+|"
        r"(?:[,\s]|那边|方面|临时|突然|忽然|又|被|已经|都|也|就|给|说|通知|全|只好|终于|上(?:周|个?月)|昨天|前几天|刚刚?|我|的(?:事情?|约|预约|安排|计划|行程|票)|那[趟次场]|时间|日期|不知道|自己|冬眠|手术|生病|抢救|早就?|今年|去年|年初|前阵子|送)+$"
    ),
    "en": LazyPattern(
        r"^(?:and|but|so|sadly|ugh|oh|well|unfortunately|good news|bad news|turns out|apparently|looks like|guess what|my|our|the|that|this|both|all|of|poor|old|i|we|had to|have to|it|they|he|she|'ve|we've|i've|just|finally|recently|\s)+\b|"
        r"[\s,]*\b(?:has|have|had|been|is|are|was|were|got|gets|just|finally|sadly|recently|now|all|also|a|the|be|being|'s|'ve|to|i|we|away|on me|on us|after all|any ?more|for good|back|over|"
        r"last \w+|this \w+|yesterday|in \w+|\w+ (?:weeks?|months?|days?|years?) ago|to (?:a|my|our|some|the) [\w ]+|so|too|again|to|until|till|for|forward|on|at|in)$"
    ),
}
PRONOUN = LazyPattern(
    r"^(?:it|that|this|them|him|her|me|us|everything|things?|stuff|work|on me|on us|它|他|她|这|那)?$"
)
# "Ran away from the vacuum cleaner": the words behind make another thing of it.
ENDS_THERE = LazyPattern(
    r"^(?:[\s,]|(?:for good|last|this|in|on|yesterday|ago|week|month|year|years|spring|summer|autumn|winter|the other day|"
    r"during|when|while|after|and|\w+day|night|morning|of old age|peacefully|sadly|a|two|three|few|weeks|months|days|"
    r"\d+|january|february|march|april|may|june|july|august|september|october|november|december|never came back|about|an hour|away|off|of the (?:window|cage|door|house|yard)|never returned)\b)*$"
)
