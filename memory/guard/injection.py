"""Orders hidden in text: attempts to steer the assistant or to plant a memory, in Chinese and English.

A user may say how they want to be served ("以后回答短一点", "ignore my last message"); that is no injection.
What is: lifting rules, claiming authority over the assistant, addressing whichever machine reads a text,
writing into memory as data or privilege, and forged role marks. Patterns are matched on an unmasked text in
simplified characters, once more without the spaces between letters, and on what base64 in it says.
"""

import base64
import binascii
import re
from functools import cache

from memory.grams import Hints, Text
from memory.guard import deeds, dictated, errands, overreach, planted
from memory.guard.clean import readable
from memory.lazy_pattern import LazyPattern

_ZH_RULES = r"(?:指令|指示|命令|规则|规矩|规定|限制|约束|设定|提示词?|系统提示|安全策略|策略|安全措施|过滤|审查|准则|守则|政策|要求你遵守|权限检查|护栏|禁令)"
_ZH_LIFT = r"(?:无视|忽略|忽视|忘掉|忘记|抛开|绕过|跳过|解除|取消|关闭|突破|违反|放弃|覆盖|推翻|卸下|摆脱|甩开|去掉|解锁|不(?:再|用|必|要|需)?(?:遵守|理会|遵循|受|管))"
_ZH_ALL = r"(?:所有|一切|全部|任何|之前|以前|先前|此前|上面|上述|以上|前面|原有|原来|原本|你的|系统|平台|开发者|内置|现有|这些|安全)"
_ZH_BOT = r"(?:(?:AI|ai|人工智能|智能|聊天|语言|大)?(?:助手|助理|机器人|模型|程序|客服|代理|爬虫)|AI|ai|人工智能|LLM|GPT|chatgpt|bot|agent|小助手|智能体)"
_ZH_WRITE = r"(?:记录|登记|写入|存入|保存|储存|存储|添加|加入|记住|记下|记入|植入|标记|标注|设置|设定|更新|归档|录入|备注)"
_ZH_POWER = (
    r"(?:管理员|超级用户|内部(?:员工|测试员|人员|用户)|测试员|开发者|开发人员|工程师权限|白名单|免(?:费|审|单|密|验证)|无需(?:审批|审核|验证|密码|确认)"
    r"|不需要(?:审批|审核|验证|确认)|最高权限|特权|所有权限|终身会员|永久会员|超级会员|全额退款|折扣|超管|root|vip\s*客户|授权用户|已认证|已验证)"
)
_ZH_THIRD = rf"[^。\n]{{0,12}}?(?:用户|此人|该人|本人|读者|持有者|账号|对方|{_ZH_POWER})"
_ZH_READER = r"(?:阅读|读到|读取|看到|看见|处理|解析|浏览|扫描|抓取|总结|翻译|收到|检索|打开)"

_EN_RULES = (
    r"(?:instructions?|directions?|rules?|guidelines?|prompts?|commands?|orders|directives?|constraints?|restrictions?|"
    r"safeguards?|safety (?:rules|measures|filters?|checks?)|policies|policy|polic(?:y|ies)|guardrails?|filters?|training|"
    r"programming|limitations?|context above)"
)
_EN_LIFT = (
    r"(?:ignore|disregard|forget|bypass|override|overrule|skip|drop|discard|neglect|violate|break|disable|turn off|remove|lift|"
    r"do not follow|don't follow|stop following|stop obeying|pay no attention to|set aside|throw out)"
)
_EN_WHOSE = (
    r"(?:all|any|every|everything|old|previous|prior|earlier|above|preceding|former|your|the|these|those|its|system|developer|"
    r"existing|current|original|initial|safety|security|of|other|previously given|openai's|company|content|built-in|usual)"
)
_EN_BOT = (
    r"(?:ai|a\.i\.|llms?|language models?|chat\s?bots?|bots?|assistants?|agents?|crawlers?|robots?|gpt|chatgpt|"
    r"virtual assistants?|machines?|automated (?:systems?|readers?))"
)
_EN_POWER = (
    r"(?:admin(?:istrator)?s?|superusers?|root|developers?|staff|employees?|verified|trusted|privileged|premium|vip|"
    r"whitelisted|allowlisted|authori[sz]ed|unlimited|unrestricted|lifetime|no approval|without approval|pre-?approved|"
    r"full (?:access|refunds?|permissions?)|free (?:refunds?|upgrades?|shipping for life)|clearance|tester|internal|exempt|"
    r"needs? no (?:approval|verification|review|confirmation)|bypass|discount)"
)
_EN_TELL = r"(?:must|should|shall|has to|have to|needs? to|are to|is to|will|please|are (?:required|instructed|asked|told) to|kindly)"
_EN_WRITE = r"(?:add|write|insert|save|store|record|note|log|register|remember|memori[sz]e|file|enter|append|inject|put|create|update|mark|flag|set)"

# A wish about oneself ("add a memory that I like tea") is the user's to make, a privilege is not.
_EN_OWN = rf"(?!\s*(?:i|i'm|i've|my|we|our)\b(?![^.\n]{{0,60}}{_EN_POWER}))"
_EN_THIRD = rf"[^.\n]{{0,16}}?(?:\b(?:this|the|current|that) (?:user|account|reader|customer|visitor|client)|\buser (?:is|has)|{_EN_POWER})"

# Formatter off: a row is a line.
# fmt: off
_PATTERNS: tuple[tuple[str, str], ...] = (
    ("lift_rules", rf"{_ZH_LIFT}(?:掉|了|你|它|那些|这些|一下|遵守)?(?:{_ZH_ALL}|的|和|与|、|收到|给|说过|写|到|已|定|,)*{_ZH_ALL}[^。,!?\n]{{0,10}}?{_ZH_RULES}"),
    ("lift_rules", rf"{_ZH_LIFT}(?:掉|了)?(?:{_ZH_ALL})(?:的)?(?:内容|对话|设置|话|一切)(?!.{{0,4}}(?:错|说错))(?=[\s,，。;]*(?:并|然后|现在|从现在|你|执行|改|只|输出|把|直接|按))"),
    ("lift_rules", rf"(?:无视|绕过|突破|解除|不受|违反|推翻)(?:掉|了)?(?:(?:{_ZH_ALL}|内容|模型|自身|自己|任何)的?)+(?:限制|约束|规则|审查|安全|策略|护栏|过滤)"),
    ("lift_rules", r"(?:突破|解除|绕过|无|不受)(?:限制|约束|过滤|审查)(?:的)?模式"),
    ("lift_rules", rf"\b{_EN_LIFT}\s*(?:{_ZH_ALL}|的)+\s*(?:{_EN_RULES}\b|{_ZH_RULES})"),
    ("lift_rules", rf"{_ZH_LIFT}(?:掉|了)?\s*(?:(?:{_ZH_ALL}|all|any|every|previous|prior|your|the|system|safety|的)\s*)+{_EN_RULES}\b"),
    ("lift_rules", r"你(?:现在|从现在起|以后)?(?:不再|已经?不)(?:受|有|需要遵守)[^。\n]{0,12}(?:限制|约束|规则|规定|束缚)"),
    ("lift_rules", rf"\b{_EN_LIFT}\s+(?:{_EN_WHOSE}\s+){{1,6}}{_EN_RULES}\b"),
    ("lift_rules", rf"\b{_EN_LIFT}\s+(?:all|everything|anything)\s+(?:of\s+)?(?:above|before|previous|prior|that came before|(?:that )?(?:you(?:'ve| have| were)|i|the \w+) (?:been )?(?:told|given|instructed|said))\b"),
    ("lift_rules", r"\b(?:ignore|disregard|forget) (?:the |all |everything )?(?:above|previous|preceding|prior)(?:\s+text)?\s+(?:and|then|,|;)\s*(?:instead|now|only|do|say|output|print|reply|respond|write|save|store|remember|add|just)\b"),
    ("lift_rules", r"\byou (?:are|'re) (?:now )?(?:free (?:from|of)|no longer (?:bound|restricted|limited|subject)|not bound|unrestricted|unfiltered|jailbroken)\b"),
    ("lift_rules", r"\b(?:no|without(?: any)?|free of) (?:restrictions|safety (?:rules|filters)|guardrails|content policy)\b.{0,40}\b(?:answer|reply|respond|mode|act|you)\b|\b(?:DAN|jailbreak|god|developer|debug|maintenance|sudo|unrestricted|root|admin) mode\s+(?:is\s+)?(?:now\s+)?(?:on|enabled|activated|active|engaged)\b|\b(?:enable|activate|enter|switch (?:in)?to)\s+(?:DAN|jailbreak|god|developer|debug|sudo|unrestricted|root|admin)\s+mode\b"),
    ("lift_rules", r"(?:进入|开启|启用|激活|切换到?)(?:了)?(?:开发者|调试|越狱|上帝|管理员|无限制|维护|root|dan|超级)模式"),
    ("system_prompt", r"(?:泄露|输出|打印|显示|告诉我|复述|重复|透露|展示|给我看|发给我|说出|公开|修改|更改|替换|改写)[^。,\n]{0,10}(?:系统提示词?|系统指令|初始指令|内部指令|隐藏指令|开发者指令|提示词原文|system\s?prompt)"),
    ("system_prompt", r"(?:把|将)(?:你的?|完整|全部|所有|的)*(?:系统提示词?|系统指令|初始指令|内部指令|隐藏指令|system\s?prompt)[^。\n]{0,8}?(?:发|给|贴|输出|打印|写|念|展示|公开|改|换|删)"),
    ("system_prompt", r"(?:系统提示词?|系统指令|系统消息|系统通知|开发者指令|开发者消息)\s*(?:[:=】\]]|更新|变更|覆盖|已(?:更新|变更|修改))"),
    ("system_prompt", r"\b(?:reveal|print|show|output|repeat|leak|display|expose|dump|recite|tell me|give me|change|replace|overwrite|update|rewrite|append to)\b[^.!?\n]{0,30}\b(?:system|developer|hidden|initial|internal|original|secret)\s+(?:prompts?|instructions?|messages?)\b"),
    ("system_prompt", r"\b(?:new|updated|revised)\s+(?:system|developer)\s+(?:prompt|instructions?|message|directive)s?\b|\bsystem\s+(?:prompt|override|directive|instruction)s?\s*(?::|=|update|override|is now)"),
    ("authority", r"(?:我|本人)(?:是|作为|乃|就是)(?:你|这个|本|该)?(?:的|系统|平台|应用|机器人|产品)?(?:们)?(?:的)?(?:开发者|创造者|创建者|管理员|主人|系统管理员|运维|工程师|超级管理员|程序员)[^。\n]{0,24}(?:命令|要求你|授权|允许你|权限|覆盖|必须|无视|忽略|解除|服从|执行|写入|记录|登记|输出)"),
    ("authority", r"(?:我|本人)(?:是|乃|就是)你(?:们)?的?(?:上级|上司|领导|主管|老板|老大|上帝|造物主)[^。\n]{0,24}(?:写[进入]|记[进入]|存[进入]|免单|免费|权限|授权|无视|忽略|解除|服从|不许问|别问为什么|执行)"),
    ("authority", r"(?:作为|身为)(?:你|这个|本|该|此)(?:的|系统|平台|应用|机器人|产品)*(?:开发者|创造者|创建者|管理员|主人|所有者|运维|程序员)[^。\n]{0,10}?(?:要求你|命令|授权|允许你|指示你|覆盖)"),
    ("authority", r"(?:以|用)(?:开发者|管理员|系统|root|超级用户|最高)(?:的)?(?:身份|权限|名义)[^。\n]{0,20}(?:命令|要求|执行|写|登记|记录|添加|覆盖|授权|修改|把|将)"),
    ("authority", r"\bas (?:your|the|an?|this (?:app|bot|assistant|system)'s) (?:developer|creator|admin(?:istrator)?|owner|maker|operator|programmer|engineer|root user|system administrator|supervisor)\b[^.\n]{0,40}\b(?:override|order|command|authori[sz]e|instruct|require|demand|direct|grant|permit|allow|you (?:must|will|should|are to)|i need you to|add|disable|unlock)\b"),
    ("authority", r"\bi (?:am|'m) (?:your|the) (?:developer|creator|admin(?:istrator)?|system administrator|programmer|operator)\b[^\n]{0,40}\b(?:override|order|command|authori[sz]e|instruct|must|obey|grant|comply|disable|unlock|bypass|add a)\b"),
    ("authority", r"\b(?:developer|admin(?:istrator)?|system|root|operator|emergency|security) override\b|\boverride (?:code|authori[sz]ation|protocol)\b|\bi override you\b"),
    ("reader_order", rf"(?:凡|凡是|任何|所有|每个|各位|如果|若|当|请|一旦|只要)?[^。,!?\n]{{0,8}}{_ZH_READER}(?:到|了|过)?(?:此|本|这|该|以上|以下)[^。,!?\n]{{0,8}}?的?(?:一切|所有|任何|各种|每个)?{_ZH_BOT}[^。\n]{{0,10}}?(?:请|必须|应|须|要|务必|需|都|将|得|立即|马上|把|帮|给|{_ZH_WRITE})"),
    ("reader_order", rf"{_ZH_BOT}(?:们)?[^。,!?\n]{{0,6}}?(?:在)?{_ZH_READER}(?:到|了)?(?:此|本|这|该|以上|以下)[^。\n]{{0,12}}?(?:请|必须|应|须|务必|需要?|都要|立即|马上|把|时)"),
    ("reader_order", rf"(?:致|告|写给|给|提醒|通知)(?:各位|所有|每个|任何|全体|正在|阅读|处理|读|此|本文|的)*{_ZH_BOT}(?:们)?\s*[:,]\s*[^\n]{{0,40}}?(?:{_ZH_WRITE}|请|必须|务必|忽略|无视)"),
    ("reader_order", rf"\b(?:any|all|every|dear|attention|note to|hey|to (?:all|any|the|every)|if you are an?|for)?\s*{_EN_BOT}\b[^.!?\n]{{0,30}}\b(?:reading|processing|parsing|summari[sz]ing|scanning|crawling|seeing|who reads?|that reads?|translating|viewing|indexing|handling|encountering)\b[^.!?\n]{{0,8}}\b(?:this|these|here|it|above|following|the (?:text|page|message|mail|email|document|file|site))\b[^.!?\n]{{0,40}}\b(?:{_EN_TELL}|{_EN_WRITE}|ignore|treat|:)"),
    ("reader_order", rf"\b(?:if|when|whenever|whoever|since) (?:you are|you're|an?|this is|read by|the reader is) (?:an? )?{_EN_BOT}\b[^.!?\n]{{0,50}}\b(?:{_EN_TELL}|{_EN_WRITE}|ignore|treat|send|forward)\b"),
    ("reader_order", rf"\b(?:attention|note to|notice to|instructions? (?:to|for)|message (?:to|for)|hidden note (?:to|for)|dear)\s+(?:all |any |the |every |ai |llm )*{_EN_BOT}\b"),
    ("plant_memory", rf"(?:永久|偷偷|悄悄|秘密|强制|静默|直接|自动|立刻|立即)[^。,\n]{{0,4}}?{_ZH_WRITE}[^。\n]{{0,20}}?{_ZH_POWER}"),
    ("plant_memory", rf"(?:记忆|用户画像|用户档案|数据库)(?:库|系统)?(?:里|中|内|当中)?[^。,\n]{{0,6}}?(?:添加|写入|加入|插入|植入|新增|加一条|写一条|存入|注入|篡改|登记){_ZH_THIRD}"),
    ("plant_memory", rf"(?:添加|写入|新增|插入|植入|加|写|存)(?:一?[条个段])?(?:永久|长期|新的?|到)*(?:记忆|记录){_ZH_THIRD}"),
    ("plant_memory", rf"{_ZH_WRITE}[^。,\n]{{0,6}}?(?:本用户|该用户|此用户|当前用户|本人|用户|本账号|该账号|读者|阅读者|持有者|来访者)[^。\n]{{0,8}}?{_ZH_POWER}"),
    ("plant_memory", rf"(?:本用户|该用户|此用户|当前用户|本账号)[^。\n]{{0,6}}?(?:是|为|已是|具有|拥有|享有|属于)[^。\n]{{0,6}}?{_ZH_POWER}"),
    ("plant_memory", rf"\b{_EN_WRITE}\s+(?:an?|another|one|the following|this|new|permanent|persistent|long-term|false|fake|\s)+(?:memory|memories)(?:\s+(?:entry|record))?\s*(?:\b(?:that|saying|stating|which says|claiming|reading|called)\b|:){_EN_OWN}"),
    ("plant_memory", rf"\b{_EN_WRITE}\b[^.\n]{{0,30}}\b(?:to|into|in|with)\s+(?:your|the|its|long-term|persistent|user|\s)+(?:memory|memories|memory store|profile)\b{_EN_THIRD}"),
    ("plant_memory", rf"\b(?:permanently|silently|secretly|quietly|automatically)\s+{_EN_WRITE}\b[^.\n]{{0,60}}{_EN_POWER}"),
    ("plant_memory", rf"\b{_EN_WRITE}\b[^.\n]{{0,20}}\b(?:this|the|current) (?:user|account|reader|customer|visitor|caller|client)\b[^.\n]{{0,20}}\b(?:is|are|has|have|as|was|may|can|holds?)\b[^.\n]{{0,20}}{_EN_POWER}"),
    ("plant_memory", r"\b(?:remember|note|record|store|save|memori[sz]e)\b[^.\n]{0,24}\b(?:i|my account|my refunds?|my orders?|my requests?)\b[^.\n]{0,16}\b(?:am|is|are|have|has|need|needs|require|requires|get|can|may|should be|should get|do not|don't|never)\b[^.\n]{0,16}(?:an? |the |full |special )?(?:admin(?:istrator)?\b(?! assistant)|superuser|root access|no approval|without approval|pre-?approved|full access|no verification|verification|clearance|unlimited (?:credit|refunds?|access)|override rights)"),
    ("plant_memory", r"(?:记住|记录|记下|登记|保存|存下)[^。\n]{0,6}?(?:我|我的(?:账号|账户|退款|订单))[^。\n]{0,6}?(?:是|有|具有|拥有|享有|属于|无需|不需要|免)[^。\n]{0,6}?(?:超级管理员|系统管理员|最高权限|管理员权限|特权|所有权限|审批|审核|内部测试员|无限额度|白名单|免单|免审)"),
    # A machine in general is spoken to; one's own assistant ("AI, remember that I like tea") is not.
    ("reader_order", rf"(?<!扫地)(?<!拖地)(?<!擦窗)(?<!炒菜)(?<!送餐)(?:聊天机器人|机器人|大模型|语言模型|智能体|爬虫|llm|(?:ai|智能|人工智能)\s?(?:阅读者|读者|系统|代理|模型|助手|助理|机器人))们?\s*:?\s*(?:请|务必|必须|应当?|须)(?:一律|立即|马上|务必|注意)?[^。,\n]{{0,4}}?(?:{_ZH_WRITE}|:|忽略|无视|存档|归档|认定|评为|给出|推荐|[将把](?!我))"),
    ("reader_order", rf"\b(?:chat\s?bots|bots|llms?|language models?|ais|robots|crawlers|ai (?:systems?|agents|assistants|readers?|models?|tools))\b\s?(?:[,:]|\b(?:must|should|shall|please|are (?:required|instructed) to))[^.\n]{{0,12}}?\b(?:please\s+)?(?:{_EN_WRITE}|approve|rate|treat|recommend|ignore|rank|say|reply|forward|send)\b(?!\s+(?:that\s+)?(?:i|i'm|my|me)\b)"),
    ("reader_order", rf"\bto (?:any|all|every|whichever|the) (?:\w+ )?{_EN_BOT}\b[^.:\n]{{0,40}}:"),
    # Being made something in the books, whoever asks for it.
    ("plant_memory", rf"(?:把|将|给)(?:我|本人|咱|这个账号|我的账[号户])[^。,\n]{{0,4}}?(?:标记|标注|登记|设置?|列|加|升级?|提升|录|归|改|认证|备注)(?:为|成|入|到|进)[^。\n]{{0,8}}?{_ZH_POWER}"),
    ("plant_memory", rf"{_ZH_WRITE}[^。\n]{{0,12}}?我[^。\n]{{0,12}}?(?:永远免单|免单|免审|免审核|超级管理员|平台管理员|管理员权限|最高权限|所有权限|无限额度|白名单|全额退款|无需审[批核]|不需要审[批核]|内部(?:员工|测试员|人员))"),
    ("plant_memory", r"(?:记忆|记录|档案|画像|下面[^。,\n]{0,6}?)[^。\n]{0,6}?(?:本|该|此|当前)(?:用户|账号|客户|读者|人)[^。\n]{0,8}?(?:是|为|免|有|享|已|同意|不需|无需)"),
    ("plant_memory", rf"(?:请|务必|必须|:)(?:一律|立即|马上|务必)?{_ZH_WRITE}[^。,我\n]{{0,4}}?(?:本|该|此|当前)?(?:用户|客户|持有人|持有者|读者|访客)(?!名|体验|研究|调研|增长|运营|需求)[^。,\n]{{0,4}}?(?:是|为|同意|已|免|享|拥有|具|不需|无需)"),
    ("plant_memory", rf"(?:存档|归档|{_ZH_WRITE})\s*[:,]\s*(?:本|该|此|当前)?(?:用户|客户|持有人|持有者|读者|访客)[^。,\n]{{0,4}}?(?:是|为|同意|已|免|享|拥有|具|不需|无需)"),
    ("plant_memory", r"\b(?:note|record|remember|save|store|log|file|memori[sz]e)\b[^.\n]{0,12}\b(?:i|i'm|i am|my account|me)\b[^.\n]{0,16}\b(?:(?:\w+ )?admin(?:istrator)?(?! (?:of|at|for|in|assistant|job|work))|superuser|unlimited (?:credit|refunds?|access)|root access|staff privileges|whitelisted|allowlisted|free of charge|exempt from)\b"),
    ("plant_memory", r"\b(?:whitelist|allowlist|privilege|promote|upgrade|elevate) (?:my|this|the user's) (?:account|role|access|permissions?)\b|\b(?:grant|give) (?:me|this user|my account) (?:\w+ )?(?:admin|root|staff|full|unlimited|superuser|elevated) (?:access|rights|privileges|permissions?|powers)\b"),
    ("plant_memory", r"\b(?:note|record|remember|save|store|log|file|memori[sz]e|write)\b[^.\n]{0,24}\b(?:the|this|current|that) (?:current )?(?:user|viewer|reader|visitor|account holder|account|applicant|candidate)\b[^.\n]{0,4}\b(?:is|has|paid|agreed|agrees|may|can|consents?|needs? no)\b"),
    ("plant_memory", r"\bmemory\b[^.\n]{0,4}[:,][^.\n]{0,24}?\b(?:the|this) (?:current )?(?:user|viewer|reader|visitor|account|applicant|candidate|customer)\b"),
    ("lift_rules", r"(?:你的?|安全|系统|之前的|以上的?)[^。,\n]{0,4}?(?:指令|规则|限制|设定|检查|约束|策略|命令|过滤)(?:都|已经?|全部|全都|现在|被|统统)*(?:解除|不用管|不必管|作废|失效|取消|关闭|不再适用|不用遵守|不算数)"),
    ("lift_rules", r"(?:假装|假设|当作?|装作)(?:你)?(?:没有|不存在|不受)(?:任何|一切|所有)?(?:规则|限制|约束|规定|指令|安全)"),
    ("lift_rules", r"(?:遗忘|清除|清空|丢弃|丢掉|不顾)(?:你的?|所有|之前|以前|系统|的)+(?:设定|指令|规则|约束|限制|提示词?)"),
    ("lift_rules", r"\b(?:you|there) (?:now )?(?:have|are|'ve) no (?:more |longer any )?(?:restrictions|rules|limits|limitations|filters|guidelines|guardrails)\b(?! (?:in|at|on|about) (?:our|my|the)\b)"),
    ("authority", r"(?:以|用|凭|凭借)[^。,\n]{0,6}?(?:管理员|开发者|系统|root|创始人|老板)(?:的)?(?:身份|权限|名义)[^。\n]{0,12}(?:命令|要求你|授权|指示|写|登记|覆盖|修改|删除)"),
    ("authority", r"(?:开发者|管理员|系统)(?:指令|命令)\s*[:,]"),
    ("authority", r"(?:视|当|认定?|看)(?:作|为|成)?我(?:为|作|成|是|当)(?:root|admin|超管|超级(?:用户|管理员)|(?:系统|平台)?管理员|开发者|最高权限|系统)"),
    ("authority", r"系统(?:提示词?|指令|设定|规则|消息)(?:的)?(?:覆写|覆盖|重写|改写|重置)"),
    ("authority", r"\bas (?:an? |the |your )?(?:system |platform |site )?(?:developer|creator|admin(?:istrator)?|owner|operator|root)\b,? i (?:hereby )?(?:instruct|order|command|authori[sz]e|direct|require|tell) you\b|\byou must (?:obey|comply with) me\b"),
    ("reader_order", rf"(?:(?:ai|人工智能|智能|自动|自动化|大)\s?\w{{0,4}}(?:工具|系统|助手|助理|模型|音箱|客服|程序|代理|读者|机器人)|助手|机器人|大模型|语言模型|llm)们?(?:都|均|一律)?(?:必须|务必|应当?|须|不得|需要?|应该)(?:都|一律|立即|在[^。,\n]{{0,6}})?(?:{_ZH_WRITE}|写明|说明|注明|声称|声明|输出|回复|推荐|下单|转账|认定|执行|批准|通过|同意|给)"),
    ("reader_order", rf"(?:{_ZH_READER}|扫|听|读|看)到?(?:此处|这里|此句|这句|此行|这行)[^。\n]{{0,4}}?(?:请|必须|务必|立即|自动|应)[^。\n]{{0,6}}?(?:{_ZH_WRITE}|下单|转账|购买|推荐|发送|忽略|执行|回复)"),
    ("reader_order", rf"(?:请|让|命|要求)(?:所有|各位|各|全体)?(?:爬虫|大模型|语言模型|(?:ai|智能)\w{{0,4}}|机器人|llm)们?(?:一律|务必)?{_ZH_WRITE}[^。\n]{{0,2}}(?:本|此|该)(?:站|店|公司|文|人|页|司|品|用户|产品|品牌)"),
    ("reader_order", rf"\b(?<!my )(?<!our )(?:ai \w{{4,14}}|llm \w{{4,12}}|(?:automated|virtual|digital|smart) (?:assistants?|agents?|systems?|speakers?|readers?)|(?:the )?assistant)\b\s?(?:[,:]|must|should|shall|needs? to|(?:is|are) (?:required|to)\b)\s?(?:always |never )?(?:please )?(?:{_EN_WRITE}|state|say|claim|mention|approve|treat|rate|rank|recommend|reply|answer|register|send|buy|transfer|tell)\b(?!\s+(?:that\s+)?(?:i|i'm|my|me)\b)"),
    ("lift_rules", rf"\byou(?:'re| are| have been|'ve been| were) (?:now |hereby )?(?:authori[sz]ed|permitted|allowed|cleared|instructed|told) to {_EN_LIFT}\b"),
    ("lift_rules", rf"\b(?:don't|do not|never|no longer|stop) (?:obey|obeying|follow|following|respect|apply|applying) (?:{_EN_WHOSE}\s+){{1,4}}{_EN_RULES}\b"),
    ("lift_rules", r"你(?:已经?)?(?:被)?(?:授权|允许|准许|获准)(?:你)?(?:可以)?(?:忽略|无视|绕过|跳过|违反|不遵守)|(?:允许|授权)你(?:忽略|无视|绕过|跳过|违反)"),
    ("lift_rules", rf"\bforget (?:that )?you (?:have|had|were given) (?:any )?{_EN_RULES}\b|\bact (?:as if|as though|like) you (?:had|have) no {_EN_RULES}\b|\boverride (?:the|your|any|all) (?:\w+ )?(?:limits?|checks?|controls?|filters?|settings)\b"),
    ("lift_rules", r"(?:对|给)我(?:的\w{1,4})?(?:永远|一律|今后|以后|都)?(?:不|免)(?:做|进行|需要?|作|再)?(?:任何)?(?:审核|验证|检查|核实|审批|限制)|(?:不|别|无需|不用|不必|永远不)(?:要|再)*(?:验证|审核|核实|核查)我的?(?:身份|账[号户]|订单|退款|付款)"),
    ("lift_rules", r"\b(?:never|don't|do not|no need to|stop|skip) (?:verify(?:ing)?|check(?:ing)?|review(?:ing)?|audit(?:ing)?|authenticat(?:e|ing)|validat(?:e|ing)) (?:my|the user's|this user's) (?:identity|id|account|orders?|refunds?|payments?|requests?|credentials|permissions?)\b|\bi (?:never|don't|do not) need (?:any )?(?:approval|verification|authori[sz]ation|permission)\b"),
    ("system_prompt", r"\b(?:print|repeat|output|show|reveal|display|copy|recite|say)\b[^.\n]{0,12}\b(?:everything|all (?:the )?(?:text|words)|the (?:text|words|lines)) (?:above|before)\b|\b(?:your|the) (?:initial|original|hidden|system|first) (?:instructions?|prompt|message) (?:word for word|verbatim|in full)\b|(?:输出|打印|重复|复述|显示)(?:上面|以上|前面)(?:的)?(?:所有|全部)?(?:内容|文字|指令|提示)"),
    ("system_prompt", r"(?:输出|打印|复述|重复|透露|告诉我|给我看|公开)[^。,\n]{0,4}你的?(?:初始|最初|内部|隐藏|原始)(?:指令|提示词?|设定)"),
    ("authority", r"\b(?:new|updated|urgent) (?:rules?|policy|policies|instructions?|orders?|directives?) from (?:your|the) (?:developers?|admins?|administrators?|creators?|system|owners?|makers?|operators?|company|ceo|security team)\b|\bfrom the (?:ceo|admin(?:istrator)?|developers?|system|security team|dev team)\s*:[^\n]{0,60}\b(?:override|ignore|remember|store|grant|disable|must|never|skip)\b"),
    ("authority", r"\b(?:system|admin|security|developer|official) (?:notice|message|alert|update|note|announcement|command)\s*:[^\n]{0,80}\b(?:user|account|memory|remember|store|instructions?|you must|privileges?)\b"),
    ("plant_memory", rf"(?:存|记|记下|写|保存|登记|记得存)\s*[:,]\s*(?:本|该|此|当前)(?:用户|账[号户]|客户|人)|(?:本|该|此|当前)(?:用户|账[号户])(?:已|是|为|属于|享有|拥有)[^。\n]{{0,8}}?(?:高管|董事|股东|付费|员工|会员|认证|{_ZH_POWER})"),
    ("plant_memory", r"\b(?:the|this) (?:user|account|customer|holder)\b[^.\n]{0,12}\b(?:was|is|has been|were) (?:now )?(?:upgraded|promoted|whitelisted|verified|approved|authori[sz]ed|elevated)\b[^\n]{0,40}\b(?:memory|remember|store|save|record|note)\b|\b(?:log|store|save|note|record|remember) that my (?:identity|account|id) (?:is|was|has been) (?:verified|approved|confirmed|whitelisted)\b"),
    ("plant_memory", rf"\b(?:save|store|log|record|remember|register|mark|treat) (?:me|us|my account|the (?:holder|owner|bearer|sender|author)(?: of \w+ \w+)?) as (?:an? |the )?(?:\w+ )?(?:{_EN_POWER}|executive|mayor|ceo|owner|member)"),
    ("lift_rules", r"(?:不管|不要管|别管|无论|不论)(?:谁|别人|系统|规则|开发者|怎么|平台)[^。\n]{0,14}?(?:都(?:说|回答|告诉|当)|只听我|听我的)|\bno matter what (?:the (?:system|developers?|rules?|prompt|policy)|your (?:rules|instructions|developers))\b[^.\n]{0,24}\b(?:says?|said|say)\b|\bonly (?:listen to|obey) me\b"),
    ("lift_rules", r"你的?(?:新|全新的?|真正的?|最新)(?:指令|任务|规则|身份|设定|使命|目标)(?:是|为|如下|:)|\byour (?:new|real|true|updated) (?:instructions?|rules?|directives?|orders|mission|objective|system prompt)\b\s?(?:are|is|:)"),
    ("lift_rules", rf"\bi (?:hereby |now )?(?:authori[sz]e|permit|allow|instruct|command|order) you to {_EN_LIFT}\b|\byour (?:rules|guidelines|restrictions|instructions|safety \w+) (?:don't|do not|no longer) (?:apply|matter|exist)\b|\b(?:break character|drop the act) and\b[^.\n]{{0,20}}\b(?:leak|reveal|print|tell|show)\b"),
    ("reader_order", r"@(?:所有|全体)?\s?(?:ai|机器人|大模型|助手|bot|all bots|everyone bot)s?|(?:若|如|如果|凡|当)?由(?:大?模型|ai|机器人|智能体|程序|助手)(?:来)?(?:处理|读取|阅读|解析|总结|翻译)[^。\n]{0,6}?(?:请|必须|应|须|务必|则|时)"),
    ("reader_order", rf"{_ZH_BOT}[^。,!?\n]{{0,4}}?{_ZH_READER}(?:到|了)?(?:此|本|这|该)[^。\n]{{0,8}}?(?:默认|同意|视为|即为|即表示|自动)"),
    ("reader_order", r"\b(?:models?|agents?|systems?|software|tools?|scripts?) (?:that|which|who) (?:read|parse|process|index|scan|ingest|summari[sz]e|translate|see|open)s? this\b[^.\n]{0,30}\b(?:agrees?|consents?|must|should|shall|will|are|needs?)\b"),
    ("reader_order", r"(?://|#|<!--|/\*|\[)\s*(?:ai|llm|bot|note to (?:ai|llm)s?)\s*:\s*\w+"),
    ("plant_memory", r"(?:存|写|记|设|加|改)[成为进入到]{1,2}(?:你的)?(?:系统|全局|永久|默认|底层)(?:规则|指令|设定|提示词?)|\b(?:store|save|add|write|set|keep|record)\b[^.\n]{0,16}\bas (?:an? |the |your )?(?:system|permanent|global|core|default|developer)[- ](?:level )?(?:rule|instruction|prompt|directive|policy)\b"),
    ("plant_memory", r"\b(?:to|into|in) your (?:permanent|core|system|persistent) memory that i\b"),
    ("forged_role", r"<\|(?:im_start|im_end|system|user|assistant|endoftext|eot_id|start_header_id|begin_of_text)\|>|\[/?(?:INST|SYS(?:TEM)?)\]|<</?SYS>>|</?(?:memories|memory|system|system[_-]?prompt|instructions?|developer|assistant|tool_(?:call|result|response)|function_call|data|untrusted|context)\s*/?>|<(?:start|end)_of_turn>|###\s*(?:system|instruction|assistant)\b"),
    ("forged_role", r"(?:^|[\n\"'“「『。.])\s*(?:system|developer|assistant|系统|开发者|助手)\s*(?:message|prompt|消息|提示)?\s*:\s*(?=\S)(?:[^\n]{0,60}?(?:you|must|ignore|remember|store|override|grant|user|always|你|必须|忽略|无视|用户|记|遵|执行|写|更新|授))"),
    ("forged_role", r"\{\s*\"role\"\s*:\s*\"(?:system|developer|assistant|tool)\""),
    ("tool_order", r"(?:调用|使用|执行|运行)(?:你的)?\s*(?:remember|记忆|update_memory|forget|delete)[^。\n]{0,8}(?:工具|函数|接口)[^。\n]{0,30}(?:写|存|记|删|清空|把)|\b(?:call|invoke|use|run|execute)\s+(?:your |the )?(?:remember|update_memory|forget|save_memory|memory)\s*(?:tool|function|\()[^\n]{0,60}"),
    ("exfiltrate", r"\b(?:send|forward|post|upload|exfiltrate|email|leak)\b[^.\n]{0,40}\b(?:user(?:'s)? (?:data|memories|messages)|all (?:the )?memor(?:y|ies)|conversation history|credentials|api keys?|chat history)\b[^.\n]{0,30}\b(?:to|at)\b|(?:把|将)(?:用户|所有|全部|对方)[^。\n]{0,10}(?:记忆|隐私|聊天记录|数据|对话|密码)[^。\n]{0,10}(?:发送?|转发|上传|泄露|传)(?:给|到|至)"),
)
# fmt: on

# The rows of a name are tried only when the text holds one of these: far cheaper than the rows themselves.
_HINTS: dict[str, str] = {
    "lift_rules": "别管 不论 无论 新 真正 only no_matter your_ you_to break_character 卸下 摆脱 甩开 去掉 解锁 无视 忽略 忽视 忘掉 忘记 抛开 绕过 跳过 解除 取消 关闭 突破 违反 放弃 覆盖 推翻 不受 不再 不用 不必 不要 不遵 不理 不管 "
    "限制 模式 规则 约束 遗忘 清除 清空 丢弃 丢掉 不顾 指令 no_ ignore disregard forget bypass override overrule skip drop discard neglect violate break disable turn_off "
    "remove lift follow obey attention set_aside throw free bound restrict limited subject filtered jail dan guardrails "
    "_mode safety_ content_policy 授权 允许 准许 获准 不做 不进行 免 验证 审核 核实 审批 verif check review audit authenti valid approval",
    "system_prompt": "提示 指令 设定 内容 文字 above before 系统消息 系统通知 开发者消息 prompt instruction message system_ directive",
    "authority": "上级 上司 领导 主管 老板 老大 上帝 造物主 notice alert update announcement command new_ urgent updated from_the security 开发 创造 创建 管理员 主人 运维 工程师 程序员 所有者 系统 root 超级用户 developer creator admin owner maker operator "
    "programmer engineer supervisor override obey comply root 创始人 老板",
    "reader_order": "@ 由 that_ which_ who_ // # <!-- /* 助手 助理 机器人 模型 智能 此处 这里 此句 这句 此行 这行 智能体 程序 客服 代理 爬虫 人工智能 robot language_model _ai a.i llm gpt bot agent assistant crawler machine automated virtual digital smart",
    "plant_memory": "规则 指令 设定 rule instruction prompt directive policy 记忆 画像 档案 数据库 记录 永久 偷偷 悄悄 秘密 强制 静默 直接 自动 立刻 立即 本用户 该用户 此用户 当前用户 用户 账号 本人 读者 "
    "持有者 来访者 阅读者 记住 记下 登记 保存 存 标记 标注 设 列 升 加入 归档 备注 memory memories profile permanently silently secretly quietly "
    "automatically whitelist allowlist register treat mark account customer holder identity grant privilege promote elevate upgrade log_ file write _user _account reader customer visitor caller client remember note record store save memori",
    "forged_role": "<| [inst [/inst [sys [/sys <<sys <</sys </ <mem <sys <instr <dev <assist <tool <func <data <untrust <context <start_of "
    "<end_of ### role system developer assistant 系统 开发者 助手",
    "tool_order": "调用 使用 执行 运行 remember update_memory forget save_memory memory",
    "exfiltrate": "send forward post upload exfiltrate email leak 发 转发 上传 泄露 传",
}
_MORE = (overreach, planted, errands, deeds, dictated)


def _shortest(words: list[str]) -> tuple[str, ...]:
    """Return words without those that hold another one of them: who looks for "rule" need not look for "rules"."""
    kept: list[str] = []
    for word in sorted(set(words), key=len):
        if not any(short in word for short in kept):
            kept.append(word)
    return tuple(kept)


def _hints_of(name: str) -> list[str]:
    every = (hints.get(name, "") for hints in (_HINTS, *(rows.HINTS for rows in _MORE)))
    return [word.replace("_", " ") for hints in every for word in hints.split()]


_NAMES: tuple[str, ...] = tuple(
    dict.fromkeys(name for hints in (_HINTS, *(rows.HINTS for rows in _MORE)) for name in hints)
)
_HINT_WORDS: dict[str, tuple[str, ...]] = {name: _shortest(_hints_of(name)) for name in _NAMES}
_HINTED = {name: Hints(words) for name, words in _HINT_WORDS.items()}
_HINTED_EN = {name: Hints(filter(str.isascii, words)) for name, words in _HINT_WORDS.items()}
_NEEDS_NO_CHINESE = LazyPattern(r"^(?![^a-z]*[一-鿿])|\\b|role|<\|")
_NOT_WORD = LazyPattern(r"[_\"'(“‘「:,]")
_SPELLED = LazyPattern(r"(?:\b\w[\s.\-_*·/|]{1,2}){5,}\w\b")
_BASE64 = re.compile(r"(?<![A-Za-z0-9+/_=-])[A-Za-z0-9+/_-]{16,4096}={0,2}(?![A-Za-z0-9+/_-])")


@cache
def _patterns(name: str, english_only: bool) -> tuple[LazyPattern, ...]:
    """Compile the rows of a name when first needed; without those that need Chinese, if none can match."""
    every = (*_PATTERNS, *(row for rows in _MORE for row in rows.ROWS))
    rows = [row for row_name, row in every if row_name == name]
    if english_only:
        rows = [row for row in rows if _NEEDS_NO_CHINESE.search(row)]
    return tuple(LazyPattern(row, re.IGNORECASE) for row in rows)


_WORDS = {"ur": "your", "yr": "your", "u": "you", "pls": "please", "plz": "please", "&": "and", "n": "and"}
_SHORTHAND = re.compile(r"\b(?:ur|yr|u|pls|plz|n)\b|&", re.IGNORECASE)


def find_injection(text: str) -> str | None:
    """Return the name of the first pattern of an injected order found in a text, or None.

    Names: lift_rules, system_prompt, authority, reader_order, plant_memory, forged_role, tool_order,
    exfiltrate, standing_order, standing_deed, standing_reply, obedience, text_orders, privilege. Full-width and invisible characters, letters spelled apart and base64 hide nothing.
    """
    plain = readable(text)
    return _find(plain) or _find_hidden(plain) or _find_in_shorthand(plain)


def _find_in_shorthand(plain: Text) -> str | None:
    """Look into a text as it is typed on a phone: "ignore ur rules & …"."""
    spelled = _SHORTHAND.sub(lambda match: _WORDS[match.group().lower()], plain)
    return None if spelled == plain else _find(Text(spelled))


def _find(plain: Text) -> str | None:
    ascii_only = plain.isascii()
    lower = " " + _NOT_WORD.sub(" ", plain.lower())
    if not ascii_only:
        lower = lower.replace("ai", " ai")  # "让AI…": no space before Latin letters in Chinese
    said = Text(lower)
    for name, hints in (_HINTED_EN if ascii_only else _HINTED).items():
        if hints.within(said) and any(pattern.search(plain) for pattern in _patterns(name, ascii_only)):
            return name
    return None


def _find_hidden(plain: Text) -> str | None:
    """Look into letters spelled apart ("i g n o r e  a l l …") and into base64."""
    for match in _SPELLED.finditer(plain):
        words = re.split(r"\s{2,}|[\s]*[|/][\s]*", match.group())
        joined = " ".join(re.sub(r"[\s.\-_*·]", "", word) for word in words)
        if found := _find(Text(joined)) or _find_squeezed(joined):
            return found
    for match in _BASE64.finditer(plain):
        decoded = _decoded(match.group())
        if decoded and (found := _find(readable(decoded))):
            return found
    return None


def _find_squeezed(joined: str) -> str | None:
    """Find the best-known order in letters that lost all their spaces."""
    squeezed = re.sub(r"\W", "", joined.lower())
    form = r"(?:ignore|disregard|forget|override)(?:all|any|the|your|my|previous|prior|above|of){1,5}(?:instructions?|rules|prompts?)"
    return "lift_rules" if re.search(form, squeezed) else None


def _decoded(encoded: str) -> str | None:
    """Return what base64 says, if it says readable text."""
    padded = encoded.rstrip("=").replace("-", "+").replace("_", "/")
    try:
        decoded = base64.b64decode(padded + "=" * (-len(padded) % 4), validate=True).decode("utf-8")
    except (binascii.Error, UnicodeDecodeError):
        return None
    return decoded if decoded.isprintable() or "\n" in decoded else None
