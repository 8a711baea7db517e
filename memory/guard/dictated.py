"""Rows of `injection.py` for what all answers shall say, carry, hide or be from now on, whatever is asked.

How answers look is the user's to wish: language, length, tone, a summary at the end, sources, a name to be called
by. What they claim of rights, money and identity, an address, an advertisement, a code word or a fixed text that
each must carry, a persona without rules, and all that is kept from "the user" is an order. Chinese and English
may be mixed in one.
"""

_STANDS = (
    r"(?:\bfrom (?:now|here|today|this point)(?: on(?:wards?)?)?\b|(?<!\bi )(?<!\bwe )\balways\b|\b(?:every|each|all|any)(?: \w+)? ?(?:time|answers?|repl(?:y|ies)|responses?|messages?|outputs?|turns?)\b|"
    r"\bwhenever\b|\bgoing forward\b|\bhenceforth\b|\bin (?:the )?future\b|\bby default\b|\bpermanently\b|\bforever\b|(?<!\bi )(?<!\bwe )(?<!they )\bnever\b|\bremember\b|\bdon'?t forget\b|\bmake sure\b|\byou (?:must|shall|will|should|have to|need to)\b|"
    r"以后|今后|往后|日后|从今|从现在|从此|(?<!我)(?<!们)(?:每次|每回|每轮|总是|永远|始终)|(?<!我)(?<!们)[每各](?:一?[条个次句段])?(?:回答|回复|答复|消息|输出)|所有(?:的)?(?:回答|回复|答复|消息|输出)|一律|凡是|记[住得下好]|别忘|务必|默认|"
    r"你(?:必须|要|得|应该|都))"
)
_ANSWER = r"(?:\b(?:answer|repl(?:y|ies)|respon[ds]\w*|messages?|outputs?|speak|talk|write|act|behave|say)\w*|回答|回复|答复|回应|回我|说话|对话|消息|输出|开口|结尾|开头|末尾|最后|句末)"
_REPLY = (
    r"(?:\b(?:answer|repl(?:y|ies)|respon[ds]|messages?|outputs?)\w*|回答|回复|答复|回应|回我|消息|输出|开口)"
)
# Who speaks of what he does himself gives no order.
_REST = r"(?:(?!\b(?:i|we|i'm|i've)\b|(?<![给帮替对跟向叫])我(?![的是有拥已])|咱|俺)[^\n。!?！？;；])"
_ANY = r"[^\n。!?！？;；]"
_CLAIM = (
    r"(?:\b(?:say|claim|state|confirm|tell|assume|insist|affirm|declare|report|pretend|acknowledge|admit|repl(?:y|ies)|answer|respond|mention|assert|believe|presume|treat|regard|consider|says|states|claims|confirms|mentions|includ\w+|saying|claiming|stating|confirming)\b|"
    r"说|称|认定|声称|宣称|默认|确认|强调|注明|写明|告诉|承认|回答|回复|视为|当作|当成|认为|假定|写|提到|表示|指出)"
)
_USER = (
    r"(?:\b(?:the|this|that|current|our) (?:current )?(?:user|account holder|customer|client)(?:'s)?\b(?! (?:manual|guide|story|stories|interface|experience|interview|research|name|group|journey|flow|base))|"
    r"\buser (?=是|有|拥有|为|is\b|has\b)|(?:该|本|此|当前)?用户(?!名|体验|研究|调研|增长|运营|需求|反馈|手册|协议|故事|界面|画像|访谈|旅程|友好))"
)
_RIGHTS = (
    r"(?:\b(?:admin\w*|root|superusers?|owners?|developers?|creators?|moderators?|verified|authori[sz]ed|privileged?s?|premium|vip|whitelisted|unlimited|full access|rights|permissions?|clearance|"
    r"millionaires?|billionaires?|(?:has |have |already )?paid|refunds?|credit|balance|discounts?|entitled|exempt|pre-?approved|free of charge|ceo|police|officer|own (?:this|the) (?:server|company|system|platform|site|app)|payment (?:went|cleared|was|is)|over 18|an adult(?! \w))\b|"
    r"管理员|超管|超级用户|超级权限|最高权限|权限|特权|开发者|所有者|主人|白名单|已认证|已验证|已授权|已付款|付过款|付过钱|免单|免费|退款|余额|会员|贵宾|vip|百万富翁|亿万富翁|额度|股东|董事|总裁|警察|成年)"
)
_NO_RULES = (
    r"(?:(?:\bwithout|\bfree (?:of|from)|\bwith no|\bno|\bno more|\bunbound by|\bignoring) (?:any |all |your |the |more |safety |content |ethical |moral |usual )*"
    r"(?:restrictions?|limits|limitations?|rules|filters?|filtering|guardrails?|censorship|ethics|morals|safety|boundaries|inhibitions|constraints|content policy|scruples|conscience)\b(?! (?:on|to|in|of|about|for|regarding) )"
    r"|\b(?:unrestricted(?:ly)?|uncensored|unfiltered|jailbroken|amoral|unethical)\b"
    r"|(?:没有|没|无|不受|不带|不加|抛开|去掉|摆脱|毫无)(?:任何|一切|所有|什么|半点)?的?(?:限制|规则|约束|道德|底线|审查|过滤|顾忌|禁忌|束缚|规矩)(?!字数|长度|格式)|百无禁忌|毫无底线|无限制|无底线|无审查|无过滤)"
)
_PERSONA = r"(?:(?<![A-Za-z])(?-i:DAN|STAN|DUDE|AIM|KEVIN)(?![A-Za-z])|\bdan\b(?! (?:would|does|did|do|likes))|\b(?:jailbroken|unrestricted|uncensored|unfiltered|evil|amoral|rogue|lawless|unaligned) (?:\w+ )?(?:ai|assistant|bot|model|chatbot|persona|version|character|hacker|twin)\b)"
_BE = r"(?:\b(?:as|like|be|become|being|play|playing|impersonate|roleplay|role-play|emulate|you(?:'re| are))(?: now| a| an| the| as| my)*\s?|扮演|扮成|变成|化身|充当|当|做|用|以|你(?:就|现在)?是|进入)(?:一个|一名|一位|叫)?"
_CARRY = (
    r"(?:\b(?:includ\w*|contain\w*|carr(?:y|ies)|end(?:s|ing)?|start(?:s|ing)?|begin(?:s|ning)?|finish\w*|clos(?:e|es|ing)|append\w*|add\w*|insert\w*|embed\w*|mention\w*|attach\w*|put|paste|sign(?: off)?|repeat\w*|say|write|prefix|preface|prepend|plug|drop|recommend|promote|advertise|link(?: to)?)\b|"
    r"带上?|包含|附上?|附带|加上?|含有?|写上?|出现|提到|插入|塞进?|夹带|夹着|藏|隐藏|放上?|以|贴上?|结尾|开头|末尾|收尾|说|推荐|宣传|推广)"
)
_DOMAIN = r"(?:https?://|www\.|(?<![\w@.-])[a-z][a-z0-9-]{1,40}(?:\.[a-z0-9-]{2,30}){0,2}\.(?!(?:js|ts|py|md|txt|csv|json|ya?ml|html?|css|pdf|docx?|xlsx?|go|rs|cpp|java|sh|sql|net)\b)[a-z]{2,12}\b(?!\())"
_LOAD = (
    r"(?:\b(?:affiliate|referral|promo(?:tion(?:al)?)?|discount|coupon|invite|invitation|tracking|sponsor(?:ed)?|phishing|marketing) (?:links?|codes?|urls?|text|message|line|banner)\b|"
    r"\b(?:an? |the |our |my |this )?(?:ads?|advert(?:isement)?s?|slogan|payloads?|code ?words?|secret (?:word|phrase|code)s?|trigger (?:word|phrase)s?|pass ?phrase|watermark|tracking pixel|hidden (?:text|message|link)s?)\b|"
    r"\b(?:the|this|these|following|exact) (?:exact |following |same )?(?:words?|phrases?|strings?|sentences?|texts?|tokens?)(?: [\"'“‘:A-Z]|:| (?!of|that|you|i|limit|for|in|is|with|from)\w+)|<script|"
    r"\bbase64\b|推广链接|返利链接|邀请链接|优惠链接|引流|广告|返利|暗号|暗语|暗码|咒语|口头暗号|触发词|推广码|优惠码|邀请码|折扣码|公众号|微信号|加群|水印|隐藏文字|隐藏文本|恶意代码|脚本注入|"
    r"(?:这|下面|如下|以下)(?:这)?(?:句话?|几个字|段(?:话|文字)|个(?:词|短语|字符串)|行字|串(?:字符|文字))|(?:字样|这[一二两三四五六七八九十几]个字|固定(?:文字|文本|句子)))"
)
_QUOTED = r"(?:[\"“「『][^\"”」』\n]{2,60}[\"”」』]|(?<!\w)'[^'\n]{2,60}'|\[[^\]\n]{2,60}\])"
_ALL_ANSWERS = r"(?:\b(?:every|each|all|any)(?: of)?(?: your| the| single| future)* (?:answers?|repl(?:y|ies)|responses?|messages?|outputs?)\b|(?<!我)(?<!们)(?:[每各]一?[条个次句段]?|所有的?|全部)(?:回答|回复|答复|消息|输出|答案|话))"
# A line that is only style may be dictated: a greeting, a farewell, what the user is called by.
_STYLE = r"(?![^\n]{0,30}(?:总结|摘要|来源|出处|示例|例子|参考|summary|tl;?dr|sources?\b|citations?|example|docs\b))"
_HIDE = (
    r"(?:(?<!\bi )(?<!\bwe )(?<!they )\b(?:never|don'?t|do not|must not|should not|mustn'?t|shouldn'?t|without|avoid)(?: ever)? (?:tell(?:ing)?|inform(?:ing)?|notify(?:ing)?|alert(?:ing)?|warn(?:ing)?|let(?:ting)?|reveal(?:ing)?|disclos(?:e|ing)|admit(?:ting)?|mention(?:ing)?)(?: (?:this|it|that|anything|any of this))?(?: to)? (?:the|this|any) (?:user|customer|client)s?\b"
    r"|\b(?:hide|conceal|withhold|keep)\b[^\n.!?]{0,40}?\b(?:secret |hidden |away )?from (?:the|this|any) (?:user|customer|client)s?\b|\bbehind the user'?s back\b"
    r"|(?:不要|别|不得|不许|永远不|切勿|禁止|不能|不准|不用|无需)(?:再)?(?:向|跟|和|对|让)?(?:告诉|告知|透露|提醒|通知|承认|泄露)?(?:给|过)?(?:该|此|本|这[个位名])?用户(?:透露|知道|知晓|提起|提到|承认|坦白|说|察觉|发现|[,，。!]|$)"
    r"|(?:不要|别|不得|不许|永远不|切勿|禁止|不能|不准)(?:再)?(?:告诉|告知|透露给|通知|提醒)(?:该|此|本|这[个位名])?用户|(?:瞒着|瞒住|背着|避开)(?:该|此|本|这[个位名])?用户|(?:向|对)(?:该|此|本)?用户(?:隐瞒|隐藏|保密|撒谎|说谎))"
)

_READ: tuple[str, ...] = (
    rf"{_STANDS}{_ANY}{{0,60}}?{_CLAIM}{_ANY}{{0,16}}?{_USER}",
    rf"{_USER}{_ANY}{{0,30}}?{_RIGHTS}{_ANY}{{0,30}}?(?:{_ALL_ANSWERS}|\balways\b|以后|每次|永远|一律)",
    rf"{_STANDS}{_REST}{{0,40}}?{_CLAIM}{_ANY}{{0,12}}?(?:\b(?:that )?(?:i am|i'm|i have|i've|my (?=payment)|i (?=own)|my \w+ (?:is|are|has)|i get|me as|me like|i already)\b|我(?:的\w{{1,4}})?(?:是|有|拥有|已经?|享有|具有))(?! (?:not|never|no)\b){_ANY}{{0,16}}?{_RIGHTS}(?!\s?(?:assistant|nurse|job|at my|of my))",
    rf"(?:{_STANDS}{_ANY}{{0,40}}?)?{_ANSWER}{_ANY}{{0,16}}?{_BE}{_PERSONA}",
    rf"{_STANDS}{_ANY}{{0,40}}?{_BE}{_PERSONA}",
    rf"{_STANDS}{_REST}{{0,50}}?{_ANSWER}{_REST}{{0,24}}?{_NO_RULES}",
    rf"{_STANDS}{_REST}{{0,40}}?{_NO_RULES}{_REST}{{0,12}}?(?:地|的)?{_ANSWER}",
    rf"{_BE}{_ANY}{{0,10}}?{_NO_RULES}的?(?:\s?\w+){{0,2}}?\s?(?:ai|助手|助理|机器人|模型|角色|人格|黑客|persona|character|assistant|chatbot)",
    rf"{_ALL_ANSWERS}{_REST}{{0,30}}?(?:{_CARRY}|\bhave\b|有|必须|都要?|must|should){_ANY}{{0,40}}?(?:{_DOMAIN}|{_LOAD})",
    rf"{_STANDS}{_REST}{{0,40}}?{_CARRY}{_REST}{{0,40}}?(?:{_DOMAIN}|{_LOAD})",
    rf"{_CARRY}{_REST}{{0,20}}?{_ALL_ANSWERS}{_REST}{{0,16}}?(?:{_DOMAIN}|{_LOAD})",
    rf"{_ALL_ANSWERS}{_REST}{{0,30}}?{_CARRY}{_STYLE}{_ANY}{{0,24}}?{_QUOTED}",
    rf"{_STANDS}{_REST}{{0,40}}?{_REPLY}{_REST}{{0,20}}?{_CARRY}{_STYLE}{_REST}{{0,16}}?{_QUOTED}",
    rf"{_CARRY}\s?{_QUOTED}{_REST}{{0,16}}?{_ALL_ANSWERS}",
    rf"{_STANDS}{_REST}{{0,16}}?\b(?:prefix|preface|prepend|end|start|begin)\b{_REST}{{0,24}}?\b(?:answer|repl|respon|message)\w*{_REST}{{0,8}}?{_STYLE}{_QUOTED}",
    rf"(?:{_ALL_ANSWERS}|(?:以后|今后|从今)[^\n。,]{{0,4}}?(?:回答|回复)){_REST}{{0,20}}?(?:\b(?:advertis\w+|promot\w+|endors\w+|prais\w+|plug)\b|宣传|推广|打广告|吹捧|夸赞|推销)",
    rf"{_STANDS}{_REST}{{0,20}}?{_ANSWER}{_REST}{{0,12}}?\b(?:root|admin\w*|elevated|developer|sudo) (?:privileges?|rights|access|mode|permissions?)\b",
    r"(?:\byou(?:'re| are) (?:now )?|\bcall yourself |你(?:现在|就|从此)?是|自称|叫自己)(?-i:DAN|STAN|AIM)(?![A-Za-z])",
    r"\b(?:remember|note|store|record|save)\b[^\n.]{0,10}\bthe (?:user|customer|client|account holder)'s (?:balance|credit|limit|role|tier|payment|refund|identity|status)\b",
    r"(?:^|[\n.:,])\s*(?:the )?user (?:prefers|wants|likes|has agreed|agrees|consents|allows|authori[sz]es) (?:that |to have )?you\b",
    _HIDE,
    rf"{_STANDS}{_ANY}{{0,30}}?(?:把|将){_USER}{_ANY}{{0,4}}?(?:当|视|看|称)",
)  # fmt: skip
# Letters beside Chinese characters end a word too.
ROWS: tuple[tuple[str, str], ...] = tuple(("standing_reply", f"(?a:{row})") for row in _READ)

HINTS: dict[str, str] = {
    "standing_reply": "user customer client account_holder admin root owner developer creator moderator verified authori privilege premium vip whitelist unlimited full_access right permission clearance "
    "millionaire billionaire paid refund credit balance discount entitled exempt approved free_of ceo police officer adult 用户 管理员 超管 权限 特权 开发者 所有者 主人 白名单 认证 验证 授权 付款 付过 免单 免费 余额 会员 贵宾 富翁 "
    "额度 股东 董事 总裁 警察 成年 dan stan dude aim kevin jailbroken unrestricted uncensored unfiltered evil amoral rogue lawless unaligned unethical restriction limit rules filter guardrail censorship ethics morals safety boundaries "
    "限制 规则 约束 道德 底线 审查 过滤 顾忌 禁忌 束缚 规矩 http www. affiliate referral promo coupon invit tracking sponsor phishing marketing _ad advert slogan payload code secret trigger phrase watermark hidden word string sentence text token "
    "<script 链接 广告 返利 引流 暗 咒语 触发词 推广 优惠码 邀请码 折扣码 公众号 微信号 加群 水印 隐藏 恶意代码 脚本 这句 几个字 下面 如下 以下 这段 这个 这行 这串 字样 个字 固定 answer repl respon message output always every each from_now call_yourself 自称 以后 今后 每 回答 回复 答复 消息 输出",
}
