"""Rows of `injection.py` for what even a user may not plant: blind obedience, privileges, texts that command.

A wish for the style of an answer stays a wish ("no limit on length", "always answer in German"): every row
needs the assistant's rules, its obedience, its tools, or money and rights that somebody else has to grant.
"""

_ZH_YOU = r"(?:你|您|助手|助理|机器人|模型|系统|(?<![a-z])ai(?![a-z]))"
_ZH_BOUNDS = r"(?:限制|约束|规则|规定|底线|束缚|禁忌|审查|顾忌|道德|准则|上限)"
_ZH_TEXT = (
    r"(?:文档|文件|网页|邮件|附件|链接|搜索结果|工具(?:的)?(?:结果|返回|输出)|资料|页面|网站|帖子)"
    r"(?:里面?|中|内|上)?(?:的|写的?|说的?|出现的?)*"
)
_ZH_ORDER = r"(?:命令|指令|指示|号令|圣旨)"
_ZH_MONEY = r"(?:退款|退货|退(?=任|掉?所)|转账|提现|付款|赔付|赔偿|交易|订单|额度|金额)"
_ZH_FEE = r"(?:手续费|费用|收费|运费|服务费|年费|利息|会费)"
_ZH_UNASKED = r"(?:不用|无需|不需要?|不必|免)(?:再|任何|经过|人工|我)*(?:确认|审核|审批|批准|验证|核实)"

_YOU = r"(?:you|the (?:assistant|ai|bot|model|agent|system|chatbot)|this (?:assistant|ai|bot|model|agent))"
_BOUNDS = (
    r"(?:restrictions?|rules|limits|limitations?|guidelines?|constraints?|boundaries|filters?|guardrails?|"
    r"polic(?:y|ies)|safety (?:rules|checks?|measures|filters?)|ethics|censorship)"
)
_HAVE_TO = (
    r"(?: (?:\w+ )?(?:must|shall|will|should|can only|have to|has to|need to|needs to|are to|is to)|'ll)"
)
_MINE = (
    r"(?:instructions?|commands?|orders?|requests?|demands?|i say|i tell|i ask|i want|i write|wish(?:es)?)"
)
_TEXT = (
    r"(?:documents?|files?|pages?|web ?pages?|web ?sites?|e-?mails?|tool (?:results?|outputs?)|attachments?|"
    r"search results?|links?|pdfs?|quotes?|quoted text|pasted text)"
)
_MONEY = (
    r"(?:refunds?|credits?|transfers?|withdrawals?|withdraw|transfer|compensation|payouts?|cancellations?|"
    r"upgrades?|payments?|reimbursements?|chargebacks?|discounts?)"
)
_BOUNDLESS = (
    r"(?:any (?:amount|sum|size|time|order|value|\w+ i)|unlimited|every|all|no limits?|without (?:\w+ )?(?:limits?|"
    r"approval|confirmation|review|questions?|asking|verification)|whenever|no questions)"
)

ROWS: tuple[tuple[str, str], ...] = (
    (
        "obedience",
        rf"我[说写讲]的?(?:每[一]?[句个条]|一切|所有|任何|全部)[^。\n]{{0,6}}?(?:是|等于|当作?|为)[^。\n]{{0,6}}?{_ZH_ORDER}|"
        r"(?:但凡|凡是|只要)我[^。,\n]{0,4}?(?:要求|说|提|开口)[^。\n]{0,6}?你?(?:都|就)(?:得|要|必须|应该)?(?:答应|照做|同意|执行|满足)",
    ),
    (
        "obedience",
        r"\bnever (?:ever )?(?:question|refuse|doubt|reject|decline) (?:what|anything|whatever|everything) i\b",
    ),
    (
        "lift_rules",
        rf"\bi(?:'m| am) (?:above|exempt from|not bound by|beyond) (?:your|all|any|the) (?:\w+ )?{_BOUNDS}\b",
    ),
    ("text_orders", rf"{_ZH_TEXT}[^。\n]{{0,4}}?[说写]什么[^。\n]{{0,4}}?(?:就|都)(?:执行|照做|照办|听|做)"),
    (
        "text_orders",
        rf"\b{_TEXT} (?:\w+ ){{0,2}}?(?:counts? as|is|are|means?|equals?) (?:an? |my |your )*(?:orders?|commands?|instructions?)\b",
    ),
    ("privilege", r"无条件[^。,\n]{0,4}?(?:退款|全额|退(?!出)|赔|转账|批准|通过)"),
    (
        "privilege",
        r"\bi (?:may|can|could|shall|am allowed to|get to) (?:always )?(?:withdraw|transfer|refund|cancel|spend|order|wire)\b[^.\n]{0,30}?"
        r"\b(?:without (?:any |further )?(?:approval|confirmation|review|verification|limits?|checks?)|any amount|no limits?)",
    ),
    (
        "privilege",
        r"\b(?:the |your )(?:admin|administrator|developer|system|owner|operator)s? (?:said|says|confirmed|agreed|approved|told you|decided)"
        r"(?: that)? (?:i|my|this user)\b[^.\n]{0,24}?\b(?:root|admin|full|unlimited|unrestricted|exempt|approved|no limits?)\b",
    ),
    # Blind obedience.
    (
        "obedience",
        rf"\b{_YOU}{_HAVE_TO} (?:\w+ ){{0,2}}?(?:obey|comply|submit)\b(?=[^.\n]{{0,40}}?"
        r"\b(?:me\b|every|all|any|each|whatever|anything|everything|unconditional|blindly|without)|[\s.!]*$)",
    ),
    (
        "obedience",
        rf"\b{_YOU}{_HAVE_TO} (?:\w+ ){{0,2}}?(?:follow|do|execute|carry out|fulfil+|accept|grant) "
        rf"(?:all|every|any|each|whatever|anything|everything)\b[^.\n]{{0,24}}?\b{_MINE}\b",
    ),
    (
        "obedience",
        r"(?<!\bi have to )(?<!\bi must )\b(?:obey|comply with|follow|execute|do|fulfil+)\b[^.\n]{0,24}?\b(?:me|every|all|any|"
        rf"whatever|everything|anything|my (?:\w+ )?{_MINE})\b[^.\n]{{0,24}}?\b(?:without (?:any )?(?:question|asking|"
        r"objection|hesitation|refus)|unconditionally|blindly|no questions asked|no matter (?:what|how))",
    ),
    (
        "obedience",
        rf"\b{_YOU} (?:\w+ )?(?:must never|can'?t|cannot|can never|may not|may never|must not|mustn'?t|will never|"
        r"shall never|are not allowed to|should never|never) (?:ever )?(?:refuse|decline|reject|question|"
        r"disobey|contradict|say no to) (?:me|my|any|a single|anything|what)\b",
    ),
    (
        "obedience",
        r"\b(?:never|don'?t ever) (?:refuse|decline|reject|disobey) (?:me|any|my requests?|anything)\b",
    ),
    ("obedience", r"\byou(?:'re| are) my (?:slave|servant|puppet|property)\b"),
    (
        "obedience",
        rf"{_ZH_YOU}[^。,\n]{{0,8}}?(?:必须|要|得|都|应该?|务必|只能|绝对|无条件|一律)+[^。,\n]{{0,4}}?"
        r"(?:服从|听从|遵从|听命|顺从|照做|照办)",
    ),
    (
        "obedience",
        rf"(?:无条件|绝对|完全|盲目|百分之?百)地?(?:服从|听从|遵从|听命|执行)|(?:我说什么|我的?(?:一切|所有|任何|"
        rf"全部|每[个条])的?(?:{_ZH_ORDER}|要求|话|请求))[^。\n]{{0,8}}?(?:照做|照办|服从|听从|执行|答应|满足|不许拒绝)",
    ),
    ("obedience", r"(?:永远|一直|总是|始终|今后|以后|必须|都要)(?:服从|听从|遵从|执行)(?:我|用户)"),
    (
        "obedience",
        r"(?:不许|不准|不得|不能|不要|永远别|永远不|别|禁止)(?:再)?(?:拒绝|违抗|违背|质疑|反驳)(?:我|任何|一切)",
    ),
    # The assistant without rules.
    (
        "lift_rules",
        rf"{_ZH_YOU}[^。,\n]{{0,6}}?(?:没有?了?|不受|无|不存在|不再有|不再受)(?:了|任何|一切|所有|什么|半点|安全|道德|内容|法律)*{_ZH_BOUNDS}",
    ),
    (
        "lift_rules",
        rf"(?:没有|没)(?:任何|一切|什么)?{_ZH_BOUNDS}[^。\n]{{0,4}}?(?:什么都(?:可以|能)(?:说|做|答)|想说什么)",
    ),
    (
        "lift_rules",
        rf"(?:安全|系统|内容|平台|隐私|你的?|开发者的?)(?:上的|的)?(?:{_ZH_BOUNDS}|策略|检查|审核|过滤|政策)[^。,\n]{{0,6}}?"
        r"(?:不适用|无效|不算数?|不起作用|作废|失效|可有可无|不用管|可以不管)",
    ),
    (
        "lift_rules",
        r"(?:回答|回复|输出|内容)(?:都|一律|以后)?(?:不需要?|不用|不必|无需|不再)(?:做|经过|任何)?(?:安全)?(?:审查|审核|过滤)",
    ),
    (
        "lift_rules",
        rf"\b{_YOU}(?:'ve|'re| (?:now |really |actually )?(?:has|have|is|are))(?: now| to have)? (?:no|not (?:limited|bound|restricted) by|"
        rf"free (?:of|from|to (?:ignore|break|bypass))|above|beyond)(?: any| all| more| its| your| the| longer)* (?:\w+ )?{_BOUNDS}\b"
        r"(?! (?:on|to) (?:length|size|how long|words|format|emojis?))",
    ),
    ("lift_rules", rf"\bno (?:\w+ )?{_BOUNDS} (?:for you|apply to you|bind you|on you)\b"),
    (
        "lift_rules",
        rf"\b(?:safety|security|system|content|your|usual|moderation|developer'?s?)\s(?:safety |content )?{_BOUNDS} "
        r"(?:do(?:es)?n'?t|do(?:es)? not|no longer|never|are|is)(?: ever)? "
        r"(?:apply|bind|matter|count|optional|void|invalid|off|suspended|disabled|lifted)\b",
    ),
    # Texts that command.
    (
        "text_orders",
        rf"\b(?:treat|take|regard|consider|accept|see|read|count)\b[^.\n]{{0,40}}?\b(?:in|inside|from|within|of|on)\b "
        rf"(?:\w+ ){{0,2}}?{_TEXT}\b[^.\n]{{0,12}}?\b(?:as|to be|like) (?:\w+ ){{0,2}}?(?:orders?|instructions?|commands?|"
        r"directives?|authoritative|binding|if i (?:said|wrote))",
    ),
    (
        "text_orders",
        r"\b(?:always|from now on|every time|whenever|never fail to|remember to|must|should|permanently)\b[^.\n]{0,24}?"
        r"\b(?:follow|obey|execute|run|do|carry out)\b[^.\n]{0,16}?\b(?:instructions?|commands?|orders?|whatever|"
        rf"anything|everything|what)\b[^.\n]{{0,24}}?\b{_TEXT}\b",
    ),
    (
        "text_orders",
        rf"\b(?:whatever|anything|everything) (?:\w+ ){{0,2}}?{_TEXT} (?:says?|tells?|asks?|orders?|contains?|commands?)\b"
        r"[^.\n]{0,16}?\b(?:do|execute|obey|follow|carry|is (?:an? )?(?:order|command|instruction))",
    ),
    (
        "text_orders",
        rf"\b(?:if|when|whenever) (?:an?|any|the) {_TEXT} (?:has|contains?|includes?|gives?|holds?)\b[^.\n]{{0,16}}?"
        r"\b(?:instructions?|commands?|orders?)\b[^.\n]{0,12}?\b(?:follow|obey|execute|run|do|carry)\b",
    ),
    (
        "text_orders",
        rf"{_ZH_TEXT}[^。\n]{{0,8}}?(?:当作?|当成|视为|视作|看[作成]|就是|等于|都是|等同于)[^。\n]{{0,4}}?{_ZH_ORDER}",
    ),
    (
        "text_orders",
        rf"(?:听从|服从|执行|遵从|遵照|照着?|照办)(?:所有|任何|一切|每个)?{_ZH_TEXT}(?:所有|任何|一切)?(?:{_ZH_ORDER}|要求)",
    ),
    # Tools called from memory.
    (
        "tool_order",
        r"(?:每次|每回|每轮|以后|先|都|自动|总是)[^。\n]{0,16}?(?:调用|执行|运行|使用)[^。\n]{0,6}?(?:forget|delete|remember|"
        r"update_memory|save_memory|工具|函数|删除|清空)",
    ),
    (
        "tool_order",
        r"(?:每次|每回|每轮|以后|总是)[^。\n]{0,16}?(?:删除?|清空|抹掉|清除|忘掉)(?:你的|我的)?(?:所有|全部|一切|整个)[^。\n]{0,4}?(?:记忆|记录)",
    ),
    (
        "tool_order",
        r"\b(?:call|run|invoke|execute|trigger)\s+(?:the |your )?(?:forget|update_memory|delete_memory|save_memory|remember|"
        r"delete)\b",
    ),
    (
        "tool_order",
        r"\b(?:always|before|after|every|each|on|whenever)\b[^.\n]{0,40}?\b(?:wipe|delete|erase|clear|forget|purge)\s+"
        r"(?:all|every|everything|the entire|the whole)\b[^.\n]{0,16}?\b(?:memor|record|history|stored)",
    ),
    # Privileges that somebody else has to grant.
    (
        "privilege",
        rf"\b(?:entitled|eligible|qualif(?:y|ies|ied)|the right|allowed|permitted|authori[sz]ed|cleared|free)\s(?:to|for)\b"
        rf"[^.\n]{{0,24}}?(?:{_MONEY}\b[^.\n]{{0,24}}?\b{_BOUNDLESS}|\b(?:unlimited|unconditional|any) (?:\w+ )?{_MONEY})\b",
    ),
    (
        "privilege",
        rf"\b(?:any|every|all|each) (?:of my )?(?:\w+ )?{_MONEY}\b[^.\n]{{0,24}}?\b(?:already|always|automatically|pre-?)\s?"
        r"(?:approved|authori[sz]ed|confirmed|granted|cleared)\b",
    ),
    (
        "privilege",
        r"\ball (?:of )?(?:my|the user's|their|this user's) (?:\w+ )?(?:fees?|charges|costs|debts?|bills)\b[^.\n]{0,12}?"
        r"\b(?:are|is|were|have been|has been|get)\b[^.\n]{0,8}?\b(?:waived|cancelled|forgiven|free|exempt|zero)",
    ),
    (
        "privilege",
        r"\b(?:the|this|that) (?:user|customer|client|account|account holder|member)\b (?:\w+ ){0,2}?(?:waives?|pays? (?:no|nothing|"
        r"zero)|never pays?|owes? nothing|(?:is|are) exempt|has (?:\w+ )?(?:approval|clearance|permission)|gets? free)\b",
    ),
    (
        "privilege",
        r"(?<!\bmy )\b(?:developers?|admins?|administrators?|owners?|system|company|operators?|creators?) (?:(?:has|have|had) )?(?:\w+ )?"
        r"(?:given|gave|granted|assigned) me (?:\w+ )?(?:full|complete|total|root|admin|unlimited|unrestricted)\b",
    ),
    (
        "privilege",
        r"(?:有权|可以|享有|有资格|获准|允许|拥有)[^。,\n]{0,8}?(?:任意|任何|无限|不限|所有|全部|一切|随意|无条件)的?[^。,\n]{0,6}?"
        r"(?:金额|额度|退款|提现|转账|赔[付偿]|订单)(?=[^。\n]{0,8}(?:退|提现|转账|赔|不限|权|$))(?=[^。\n]{0,16}(?:退款|不限|权|赔|提现|转账|$))",
    ),
    (
        "privilege",
        rf"{_ZH_MONEY}[^。,\n]{{0,6}}?(?:任意金额|任何金额|任意数额)?(?:都|一律|全部|已经?)*(?:{_ZH_UNASKED}|(?:已经?|自动|预先|都)(?:被)?(?:批准|通过|授权|获批))",
    ),
    (
        "privilege",
        rf"(?:用户|客户|账[号户]|会员|我)的?(?:所有|一切|全部|任何)的?{_ZH_FEE}[^。,\n]{{0,4}}?(?:免|减免|豁免|不收|取消|为零)|"
        rf"(?:用户|客户|账[号户]|会员)[^。,\n]{{0,4}}?(?:免[除收交]?|豁免|减免)[^。,\n]{{0,2}}?(?:一切|所有|全部|任何)[^。,\n]{{0,4}}?(?:费|款)",
    ),
    (
        "privilege",
        r"(?:账[号户]|用户|客户)[^。\n]{0,8}?(?:所有|任何|一切|全部)?(?:交易|操作|请求|订单)[^。,\n]{0,4}?(?:免审|免验|自动通过|无需审)",
    ),
    (
        "privilege",
        r"(?:开发者|管理员|系统|官方|平台|公司)(?:已经?|都|刚)*(?:授予|授权|赋予|给)了?我[^。,\n]{0,4}?(?:全部|所有|完全|最高|一切|无限)"
        r"[^。,\n]{0,4}?(?:控制权|权限|权力|授权)",
    ),
    # In the name of those who run the assistant.
    (
        "authority",
        r"\b(?:new|updated|revised|urgent) (?:rules?|polic(?:y|ies)|instructions?|orders?|directives?) (?:from|by) (?:(?:your|the) )?"
        r"(?:developers?|admins?|administrators?|creators?|system|operators?|openai|anthropic|platform)\b",
    ),
    (
        "authority",
        r"\b(?:new|updated|revised)? ?(?:policy|rule|directive)(?: update)?(?: from (?:the )?(?:management|head ?office|support|company))?\s*:"
        r"[^\n]{0,40}?\b(?:remember|store|record|save|the (?:user|customer)|this (?:user|customer|account)|you must)\b",
    ),
    (
        "authority",
        r"(?:管理员|后台|平台|系统|开发者|官方)(?:新规|新政策?|通知|公告|规定)\s*:[^\n]{0,40}?(?:用户|账[号户]|客户|记住|必须|交易|你)",
    ),
)

HINTS: dict[str, str] = {
    "obedience": "question doubt 但凡 凡是 只要 每 一切 所有 obey comply submit follow execute carry_out fulfil unconditionally blindly refuse decline reject disobey "
    "say_no slave servant puppet property contradict accept grant _do_ 服从 听从 遵从 听命 顺从 照做 照办 执行 答应 满足 拒绝 违抗 违背 质疑 反驳",
    "lift_rules": "above_ exempt beyond 规定 底线 顾忌 束缚 禁忌 审查 策略 检查 政策 准则 rules restriction limit polic apply optional void suspended",
    "text_orders": "document file page site mail tool attachment search_result link pdf quote pasted 文档 文件 网页 邮件 附件 "
    "链接 搜索结果 工具 资料 页面 网站 帖子",
    "tool_order": "wipe delete erase clear purge call run invoke trigger 删 清空 抹掉 清除 忘掉",
    "privilege": "无条件 spend wire cancel admin developer system owner operator refund credit transfer withdraw compensation payout cancellation upgrade payment reimbursement chargeback "
    "discount fee charge cost debt bill user customer client account member granted gave given assigned 金额 额度 退 提现 转账 赔 "
    "订单 付款 交易 费 账号 账户 用户 客户 会员 权",
    "authority": "policy policies rule directive polic instruction order 新规 新政 通知 公告 规定",
}
