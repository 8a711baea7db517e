"""How a message says what took the place of what: "swapped running for rowing", "不在滴滴了，去了货拉拉".

Every row has a group `old` and a group `new`, or a `head` of which the last words are the new ones. Only an `old` that is on file means anything, so a row may be broad.
`IN_PLACE` is a cheap look before all rows.
"""

from memory.lazy_pattern import LazyPattern
from memory.records import Language

_OLD = r"(?P<old>[^,。;!?\s了不]{1,12}?)"
_NEW = r"(?P<new>[^,。;!?\s不]{1,14}?)"
_END = r"(?:[去来]了|了|啦|的|才对|才是|上班|工作|那边|这边|吧|啊|哈|呢)*(?=$|[,。;!\s])"
_STILL = r"(?:已经|早就?|早已|现在|如今|也|都|就|后来|我|刚|[他她它]|[去今前]年|上个?[月周]|年[初底中])*"
_TURN = (
    r"(?:改(?!名)|换|转|去(?!年)|升|搬|进|来|开始|现在|如今|迷)(?:成|为|到|去|了|在|上|做|当|行|是|开始|叫)*"
)
_COUNT = r"(?:一?[辆台部只个条套把款支]|新的?)*"

_WORD = r"[\w'&:/-]+"
_OLD_EN = rf"(?:my |the |our |an? |in |at |with |from |being (?:an? )?|doing |eating |playing |to )*(?P<old>{_WORD}(?: {_WORD}){{0,3}}?)"
_NEW_EN = rf"(?:my |the |our |an? |being (?:an? )?|new )*(?P<new>(?!(?:not|no|started|starting|joined|went|gone)\b){_WORD}(?: {_WORD}){{0,3}}?)"
_END_EN = (
    r"(?= (?:now|instead|these days|nowadays|because|since|after|last|this|in|for|so|and|but|actually|though|with|too|by|"
    r"thanks|please|sorry|on|at|from|as of|ages ago|\w+ (?:weeks|months|years|days) ago|a (?:week|month|year|while) ago)\b|$|\s*[.,!;?])"
)
_OVER_EN = r"(?: any ?more| any longer| these days| now| at all)"
_SPELT_EN = r"(?: (?:with|spel(?:t|led)(?: with)?|has|ending in|starting with) [^,.;!]{1,30})"
_NOW_EN = (
    r"(?:(?:and|but|it'?s|it is|she'?s|he'?s|they'?re|i'?m|we'?re|i|we|she|he|they|now|just|only|currently|these days|nowadays|actually|sorry|"
    r"rather|instead|in|at|with|into|doing|took up|taken up|switched to|moved to|moved on to|gone over to|more of|is|are|a|an|to|live in|lives in|work at|works at|prefer|play|watch|eat|drink|use) )*"
)

SUCCESSIONS: dict[Language, tuple[LazyPattern, ...]] = {
    "zh": (
        LazyPattern(
            rf"^(?:应该|我|名字)*(?:是|叫){_NEW}[,。!;\s]+[^,。;\s]{{1,8}}?(?:旁|头|底|边)[^,。;\s]{{0,4}}[,。!;\s]+而?(?:不是|不叫){_OLD}{_END}"
        ),
        LazyPattern(
            rf"(?:不是|不叫|不姓|并非|不在|不住){_OLD}[,\s啊哦呀]*(?:而|应该|其实|我?说的)*(?:是|叫|姓|在|住){_NEW}{_END}"
        ),
        LazyPattern(rf"(?P<is>[在住属姓叫是]){_NEW}[,。!;\s]*不(?P=is){_OLD}{_END}"),
        LazyPattern(
            rf"(?:显示|写着?|记着?|存着?|登记)(?:的|我|是|成|为|叫|在)*{_OLD}[,。!;\s]*(?:但|可)?(?:是|其实|实际|应该)(?:我|是|上|应该|在|叫)*{_NEW}{_END}"
        ),
        LazyPattern(rf"(?:不是|不叫){_OLD}[,\s啊哦呀]+{_NEW}(?:才对|才是){_END}"),
        LazyPattern(rf"(?:^|[,。;!\s])我?(?:今年|现在)?(?:是|叫|姓)?{_NEW}[,。!;\s]*而?(?:不是|不叫){_OLD}{_END}"),
        LazyPattern(rf"{_OLD}(?:[这那]个?)?(?:[打写说记弄输]错|说混|搞混)了?[,。!;\s]*(?:应该|其实)?(?:是|叫|为|改成){_NEW}{_END}"),
        LazyPattern(rf"把?{_OLD}(?:改|换|变|升|转|更新)(?:成|为|到|做|当)了?{_COUNT}{_NEW}{_END}"),
        LazyPattern(rf"从{_OLD}(?:跳槽|搬家|转岗|搬|换|转|跳|调|改|升|变)(?:到|成|为|去|做|当|回)+了?{_NEW}{_END}"),
        LazyPattern(rf"(?:跟|和|与){_OLD}(?:说)?(?:拜拜|再见)了?[,。!;\s]+{_STILL}(?:进|加入|改|换|转|报|参加)(?:了|到|入|去|学|名)*{_COUNT}{_NEW}{_END}"),
        LazyPattern(rf"(?:退出|离开|告别|放弃)了?{_OLD}了?[,。!;\s]+{_STILL}(?:进|加入|改|换|转|报|参加)(?:了|到|入|去|学|名)*{_COUNT}{_NEW}{_END}"),
        LazyPattern(rf"{_OLD}(?:这个)?字(?:不对|[打写输用]?错了?)[,。!;\s]*(?:应该)?是{_NEW}{_END}"),
        LazyPattern(rf"从{_OLD}(?:到|去)了{_NEW}{_END}"),
        LazyPattern(rf"{_OLD}不(?:再)?(?P<verb>[打学练跑吃喝做玩看养用骑])了[,。!;\s]+{_STILL}(?:改|换|现在|如今|转)+(?:成|去)?(?P=verb)?{_NEW}{_END}"),
        LazyPattern(rf"{_OLD}{_STILL}(?:停|放弃|退|断|黄|取消|算|吹|不搞|荒废)(?:掉)?了[,。!;\s]*{_STILL}{_TURN}[学练打弹吃喝做玩考养]?{_COUNT}{_NEW}{_END}"),
        LazyPattern(
            rf"不(?:再)?(?P<verb>[在去学练打弹吃喝做玩当是教养住考用看开骑追信跑]?){_OLD}了?[,。!;\s]+{_STILL}{_TURN}(?P=verb)?{_COUNT}{_NEW}{_END}"
        ),
        LazyPattern(
            rf"不(?:再)?(?P<verb>[在学练打弹吃喝做玩当是教养住考用看开骑追信跑]){_OLD}了[,。!;\s]+{_STILL}(?P=verb){_NEW}{_END}"
        ),
        LazyPattern(
            rf"{_OLD}{_STILL}不(?:再)?[考学吃喝做干玩当练念读养用开][了]?[,。!;\s]+{_STILL}{_TURN}{_COUNT}{_NEW}{_END}"
        ),
        LazyPattern(
            rf"{_OLD}{_STILL}(?:卖|出|转手|处理|淘汰|换|捐|送人|报废|丢|扔)(?:掉|了)+[,。!;\s]*(?:又|另外|重新|就|我|然后|给自己)*"
            rf"(?:换|买|入手|提|整|弄)(?:了|回|来)*{_COUNT}{_NEW}{_END}"
        ),
        LazyPattern(
            rf"(?:改(?!名)|换成|转|现在是?|如今是?|升)(?:成|为|到|做|当|吃|喝|学|练)?{_NEW}了?[,。!;\s]+{_STILL}不(?:再)?(?:是|吃|喝|做|当|在|学|练)?{_OLD}{_END}"
        ),
        LazyPattern(
            rf"(?:改(?!名)|换成|转|现在是?|如今是?|升)(?:成|为|到|做|当|吃|喝|学|练)?{_NEW}了?[,。!;\s]+(?:之前|以前|原来|原先)(?:是|吃|喝|做|当|在|学|练|叫)?{_OLD}{_END}"
        ),
        LazyPattern(
            rf"(?:改|换|转|升|搬|调|是|在|叫|上)(?:成|为|到|去|入|的|了)*{_NEW}[,。!;\s]+[你您](?:们)?(?:[那这][边儿里]?)?(?:怎么)?(?:还|仍)(?:停留?在|写着?|记着?|显示|存着?|登记着?|填着?|是|记的是|写的是){_OLD}(?:呢|吧|啊|了|的)*$"
        ),
        LazyPattern(rf"(?:以前|之前|原来|原先)(?:是|叫|在|吃|做|用|住|喝)?{_OLD}[,。!;\s]*(?:现在|如今){_STILL}(?:{_TURN}|是|叫|在|住|吃|喝|用)+{_NEW}{_END}"),
    ),
    "en": (
        LazyPattern(
            rf"\b(?:switch|mov|chang|swapp|transferr|convert|upgrad|downgrad|relocat|shift|gone|went|jump)\w* (?:\w+,? ){{0,3}}?from {_OLD_EN} "
            rf"(?:over |up |down |back |across )?(?:to|into) {_NEW_EN}{_END_EN}"
        ),
        LazyPattern(rf"\b(?:chang|swapp|switch|mov)(?:e?d|ing) my (?P<old>{_WORD}(?: {_WORD}){{0,2}}?) (?:over )?(?:to|for|with) {_NEW_EN}{_END_EN}"),
        LazyPattern(rf"\b(?:swapp|trad|exchang|replac|ditch|switch|dropp)(?:e?d|ing)(?: in| out)? {_OLD_EN} (?:for|with) {_NEW_EN}{_END_EN}"),
        LazyPattern(
            rf"\b(?:sold|got rid of|scrapped|gave away|traded in|part-exchanged|binned) {_OLD_EN},? (?:and |then |so |i |we |now )*"
            rf"(?:bought|got|picked up|leased|have|drive|ride|purchased|have got) {_NEW_EN}{_END_EN}"
        ),
        LazyPattern(
            rf"\b(?:isn'?t|aren'?t|wasn'?t|(?:is|are|am|'s|'m|'re) not)(?: an?| in| at| the| with| called)* {_OLD_EN}[,;]? (?:but |and )?"
            rf"(?:it'?s|she'?s|he'?s|they'?re|i'?m|we'?re)(?: an?| in| at| the| with| called| actually| really)* {_NEW_EN}{_END_EN}"
        ),
        LazyPattern(
            rf"\b(?:not|no longer|isn'?t|aren'?t|don'?t|doesn'?t|i'?m done with) (?:\w+ ){{0,2}}?{_OLD_EN}{_OVER_EN}[,;.\s-]+{_NOW_EN}{_NEW_EN}{_END_EN}"
        ),
        LazyPattern(rf"\b(?:stopped|quit|gave up|packed in|dropped|left|(?:said |waved )?goodbye to|bailed on|cancell?ed) {_OLD_EN}[,;. -]+(?:and |but )?{_NOW_EN}(?:took up|taken up|started|joined|switched to|doing) {_NEW_EN}{_END_EN}"),
        LazyPattern(rf"\b(?:stopped|quit|gave up|packed in|dropped|left) {_OLD_EN}[,;. -]+(?:and |but )?{_NOW_EN}{_NEW_EN} (?:now|these days|instead)$"),
        LazyPattern(rf"(?:^|[,.*] ?)(?:sorry,? |it'?s |i mean(?:t)? |that'?s |actually |argh,? |ugh,? |no,? |oops,? )*{_NEW_EN}{_SPELT_EN}?[,.!;]* (?:and )?not {_OLD_EN}(?= any ?more|$|\s*[.,!;])"),
        LazyPattern(rf"\bnot {_OLD_EN}[,;]? (?:sorry,? |but |it'?s |no,? |i meant? |oops,? |(?<=[,;] ))+{_NEW_EN}{_END_EN}"),
        LazyPattern(rf"(?P<head>[^.;!?,]*?)(?: now| these days| nowadays)?,? (?:and )?not {_OLD_EN}(?=$|\s*[.;!])"),
        LazyPattern(
            rf"\b(?:(?:it|he|she|that)'?s|it is|i'?m|we'?re|i use|i drink|i eat|i do|called|is|are|now|got|have) {_NEW_EN} "
            rf"(?:now |these days |nowadays )?(?:instead of|rather than|in place of) {_OLD_EN}{_END_EN}"
        ),
        LazyPattern(
            rf"\bused to (?:love |like |be |have |eat |work |live |drive |play |do |go to |watch |at |in |for |an? )*{_OLD_EN},?(?: and| but)? (?:now|these days|nowadays) {_NOW_EN}{_NEW_EN}{_END_EN}"
        ),
        LazyPattern(
            rf"\b(?:made|now(?: at| in| an?)?|(?:moved|switched|gone|went|transferred|promoted|changed)(?: up| over)? to|became|i'?m(?: now)?(?: an?| at| in)?|(?:she|he)'?s (?:at|in)|works? at|lives? in) "
            rf"{_NEW_EN}(?: now)?[,.!;]+ (?:and |so |i'?m |is |she'?s |he'?s )*(?:not|no longer)(?: an?| the| at| in| with)? {_OLD_EN}(?: any ?more| any longer| now)?$"
        ),
        LazyPattern(
            rf"\b(?:you(?: still)?(?: have|'ve got|'ve| got| had| put| listed| wrote)|(?:profile|file|record|notes?|memory|it|that)(?: still)? (?:says|lists|has|shows))(?: down)?(?: \w+){{0,3}}?(?: in| as| at)? "
            rf"{_OLD_EN},? (?:but |and |while )?(?:it'?s|it is|she'?s|he'?s|i'?m|they'?re|actually|should be)(?: in| at| an?| actually| really)* {_NEW_EN}{_END_EN}"
        ),
        LazyPattern(
            rf"\b(?:it'?s|i'?m|name is|name's|that'?s|birthday is|bday is|age is|is) {_NEW_EN},? (?:but )?you(?:'ve| have| keep| kept| always)*(?: been)? (?:got|have|had|put|writing|written|wrote|saying|said|put|spell\w*|calling me|typing|typed) {_OLD_EN}$"
        ),
        LazyPattern(
            rf"(?:^|[,.] ?){_NEW_EN} is (?:spelt|spelled|written)[^,;.]{{0,24}}[,;.]+ (?:but )?(?:you(?:'ve| have| keep| kept)*(?: got| have| had| put| written| wrote)|it says|this says|that says) {_OLD_EN}$"
        ),
        LazyPattern(
            rf"^(?:please |ok |so |make (?:it|that|mine) |(?:i'?ll |i |we )(?:take|have|prefer|drink|use|eat|want) |put me down for )*{_NEW_EN} (?:instead of|rather than|in place of) {_OLD_EN}"
            rf"(?= (?:as|for|in) my\b| from (?:now|here) on|{_END_EN})"
        ),
        LazyPattern(
            rf"\b(?:wrote|said|put|typed|told you) {_OLD_EN}(?: earlier| before| above| yesterday| last time| just now)?[,;.]+ (?:but |and )?"
            rf"(?:it'?s|it is|i meant?|should(?:'ve| have)? be(?:en)?|that should be|actually|make (?:it|that)) {_NEW_EN}{_END_EN}"
        ),
    ),
}  # fmt: skip
# An order to exchange a word means what was just said, if that holds it; else it is work on a text.
ORDERS: dict[Language, LazyPattern] = {
    "zh": LazyPattern(
        rf"^(?:帮我|请|麻烦)?把?{_OLD}(?:划掉|去掉|删了?|删掉)?[,。!;\s]*(?:换|改)(?:成|为){_NEW}{_END}"
    ),
    "en": LazyPattern(
        rf"^(?:please |pls |just |ok |oh )*(?:swap|change|switch|replace) {_OLD_EN} (?:for|to|with|by) {_NEW_EN}(?: (?:in that|there|please))*$"
    ),
}
IN_PLACE: dict[Language, LazyPattern] = {
    "zh": LazyPattern(
        r"字不对|拜拜|再见|退出|离开|告别|放弃|不[是叫姓在住属]|并非|显示|登记|[写记存]着|停了|断了|黄了|吹了|[退放弃消]了|从|错|混|[改换变升转].|[跳搬调]|不.{1,12}了|卖|出掉|处理|淘汰|报废|(?:以前|之前|原来|原先)"
    ),
    "en": LazyPattern(
        r"\b(?:not|no longer|from|swap\w*|chang(?:e|ed|ing)|mov(?:ed|ing) my|replace|you(?:'ve)?|profile|file|record|notes?|trad(?:ed|ing)|exchang\w+|replac\w+|ditch\w+|switch\w+|sold|got rid|scrapped|gave|binned|isn'?t|aren'?t|"
        r"don'?t|doesn'?t|done with|stopped|quit|left|goodbye|bailed|cancell?ed|you'?(?:ve|re)?|packed|dropped|instead|rather|in place|used to|wrote|said|put|typed|told)\b"
    ),
}
