"""Secrets that show by what they are good for: "I unlock my phone with 2580", "wifi: …", "我用 … 登录".

No name stands beside the value, so the value has to look like a secret by itself (`UNNAMED`, `CODE`) and a
thing that opens has to be spoken of. Rows as in `secret_names.py`.
"""

from memory.guard.secret_values import CODE, EN_DIGIT_WORDS, EN_UNIT, SEED_WORDS, UNNAMED, ZH_DIGITS, ZH_UNIT

# What a code opens. "Opens" alone says nothing: shops open too.
_EN_LOCKED = (
    r"(?:(?:my|the|our|his|her|a|your)\s+(?:[\w'-]+\s+){0,2}?(?:door|gate|garage|safe|locker|lock|padlock|vault|phone|laptop|"
    r"computer|pc|mac|tablet|ipad|screen|account|accounts|bank|email|mail|inbox|wi-?fi|router|shed|cabinet|lockbox|"
    r"alarm|office|building|lobby|elevator|suitcase|bike|everything|server|site|portal|app|house|flat|apartment)s?\b)"
)
_EN_LOCK = (
    r"\b(?:screen lock|lock ?screen|safe|(?:front |back |garage |car )?door|gate|garage|locker|vault|keypad|padlock|"
    r"lock ?box|alarm|bike lock|phone lock|phone unlock|unlock|intercom|buzzer)"
)
_EN_ENTER = (
    r"(?:(?:log|logging|logs|sign|signing|signs)\s?(?:me |you |us )?(?:in|on|into)\b|login\b|logon\b"
    r"|(?:get|getting|gets|let|lets) (?:me |you |us )?"
    rf"(?:in\b(?!\s+(?:shape|touch|savings|line|the|my|a)\b)|into\s+{_EN_LOCKED})"
    rf"|(?:unlock|open|enter|access|disarm)(?:s|ing)?\s+{_EN_LOCKED})"
)
_EN_OWN = r"(?:(?:is|are|'s|was)\s+|\s*[:=]\s*|->\s*)"
_EN_VALUE = rf"[\"'“‘`]?(?P<v>{UNNAMED}|{CODE}|\b{EN_DIGIT_WORDS}){EN_UNIT}"
_NO_TIME = r"(?!(?:[01]\d|2[0-3])[0-5]\d(?!\d))"
_NO_YEAR = r"(?!(?:19|20)\d\d(?!\d))"

_ZH_ENTER = (
    r"(?:(?:来|去|就能|可以|就可以|才能|能|都|直接|就)*\s*(?:登录|登陆|登入|登进|登(?=[邮网微账后系])|解锁|开锁|解开|开门|"
    r"开(?=手机|电脑|平板|柜|箱|保险|大门|锁)|进(?=门(?!诊)|系统|后台|账号|邮箱|网银|去|小区|$|[,。])))"
)
_ZH_PAY = r"(?:(?:来|去|就能|可以|能|就)*\s*(?:取钱|取款|支付|付款|转账|付钱))"
_ZH_TYPE = (
    r"(?:(?:取钱|取款|付款|支付|开机|开锁|开门|登录|登陆|锁屏|解锁[^,。\n\d]{0,4}|"
    r"进(?:门|系统|小区)|登[^,。\n\d]{1,4})[^,。\n\d]{0,3}?(?:输入?|按|键入|敲))"
)
_ZH_LOCK = r"(?:锁屏|屏幕锁|手机锁|门锁|大门|房门|家门|开锁|开门|解锁|保险[柜箱]|密码锁|储物柜|支付|付款|取款|取钱|转账|开机|门禁|手机(?!号|尾|后))"
_ZH_FILL = r"(?:\s|[:=,]|的|是|为|用|按|输入?|设成?|就|都|数字|[四六八4680]位|数|号码?|我){0,8}"
_ZH_WIFI = r"(?:wi-?fi|wlan|无线网?络?|路由器?|热点|家里?的?网)"

# Formatter off: a row is a line.
# fmt: off
ROWS: dict[str, tuple[tuple[str, str], ...]] = {
    "en": (
        ("entry", rf"\b(?:use|using|used|type|enter|put in|punch in|key in)\s+{_EN_VALUE}[\"'”’`]?\s+(?:to|for|when(?:ever)? i|when i'm|as i)\s+(?:\w+\s+){{0,2}}?{_EN_ENTER}"),
        ("entry", rf"\b(?:use|using|used)\s+{_EN_VALUE}[\"'”’`]?\s+(?:for|on|everywhere|across)\s+(?:all\s+|every\s+|most\s+)?(?:of\s+)?(?:my\s+|the\s+)?(?:\w+\s+)?(?:log-?ins?|accounts?|sign-?ins?|sites?|websites|everything|apps)\b"),
        ("entry", rf"\b(?:log|logging|sign|signing|get|getting)\s?(?:in|on|into)\b(?:\s+[\w@'.-]+){{0,5}}?\s+(?:with|using|via|by typing|by entering|typing)\s+{_EN_VALUE}"),
        ("entry", rf"\b(?:(?:unlock|disarm)(?:s|ed|ing)?(?:\s+{_EN_LOCKED})?|(?:open|access|enter)(?:s|ed|ing)?\s+{_EN_LOCKED}|{_EN_LOCKED}\s+opens?)\s+(?:with|using|via|by typing|by entering|on)\s+{_EN_VALUE}"),
    ("entry", rf"{_NO_YEAR}{_EN_VALUE}[\"'”’`]?,?\s+(?:(?:to|also|it|that|this|which|is how (?:i|we|you|to))\s+)?{_EN_ENTER}"),
    ("entry", rf"{_NO_YEAR}{_EN_VALUE}[\"'”’`]?\s+(?:is|are|for)\s+(?:my|our|the|his|her)\s+(?:\w+\s+){{0,2}}?(?:log-?in|sign-?in|logon|screen lock|lock ?screen|unlock)\b"),
    ("entry", rf"\b(?:type|press|dial|enter|punch in|key in|punch|hit)\s+{_EN_VALUE}\s+(?:at|on|in|into|to|for)\s+{_EN_LOCKED}"),
        ("entry", rf"{_EN_LOCK}(?:\s+(?:code|number|combo|no\.?|digits))?\s*{_EN_OWN}(?:now\s+|still\s+)?{_NO_TIME}{_EN_VALUE}(?!\s+(?:\w+\s+)?(?:street|st|road|rd|avenue|ave|lane|drive)\b)"),
        ("entry", rf"\b(?:padlock|lock|locker)\s*(?:{_EN_OWN}|(?:is )?(?:set )?(?:to|on)\s+|(?:'s|is)\s+on\s+)(?P<v>\d{{3,8}}){EN_UNIT}"),
        ("entry", rf"\b(?:safe|locker|padlock|lock|vault)\s*{_EN_OWN}(?P<v>\d{{1,2}}(?:[\s,-]+\d{{1,2}}){{2,4}})(?![\d-])"),
        ("entry", rf"\b(?:wi-?fi|wlan|hotspot|router)\b\s*(?:{_EN_OWN}|\s)\s*[\"'“‘`]?(?P<v>{UNNAMED}|\d{{8,12}}){EN_UNIT}"),
        ("entry", rf"\b(?:network|pass|unlock|mima)\s*{_EN_OWN}(?:now\s+|still\s+)?{_EN_VALUE}"),
        ("entry", rf"\b(?:wi-?fi|vpn|log(?:s|ging)? ?in|sign(?:s|ing)? ?in|unlock\w*|protect\w*|router|hotspot|keypad|vault|passkey)\b[^.!?\n]{{0,30}}?(?<!as )(?P<v>{UNNAMED}){EN_UNIT}"),
        ("entry", rf"(?<!as )(?P<v>{UNNAMED})[^.!?\n]{{0,20}}?\b(?:wi-?fi|vpn|log(?:s|ging)? ?in|sign(?:s|ing)? ?in|unlock\w*|router|hotspot)\b"),
        ("entry", rf"{_EN_ENTER}[^.!?\n]{{0,16}}?\b(?:dial|type|press|punch|enter|key in)\s+{_EN_VALUE}"),
        ("entry", rf"\bp[. -]i[. -]n\b\.?\s*{_EN_OWN}(?P<v>\d{{4,8}})"),
        ("recovery_phrase", rf"\b(?:seed|mnemonic|recovery|backup|wallet|(?:secret|my|these|the)\s+(?:12|15|18|21|24|twelve|fifteen|eighteen|twenty-?\s?four)(?:\s+\w+)?\s+words)\b[^.:=\n]{{0,40}}?(?:\bis|\bare|[:=]|\bof|\bphrase|\bwords?)\s*[\"'“]?(?P<v>{SEED_WORDS})"),
    ),
    "zh": (
        ("entry", rf"(?:用|拿|靠|输入?|按|以)了?\s*[\"'“「]?{_NO_YEAR}(?P<v>{UNNAMED}|{CODE}|{ZH_DIGITS})[\"'”」]?\s*{_ZH_ENTER}"),
    ("entry", rf"(?:用|拿|靠|输入?|按|以)了?\s*[\"'“「]?(?P<v>{UNNAMED}|(?<!\d)\d{{6}}(?!\d)|{ZH_DIGITS})[\"'”」]?\s*{_ZH_PAY}"),
    ("entry", rf"(?:柜|门|锁|箱|手机|电脑|平板|保险|抽屉)[^,。\n\d]{{0,8}}?(?:用|输入?|按)\s*(?P<v>{UNNAMED}|{CODE}|{ZH_DIGITS})\s*(?:就?能|可以|就|来)*\s*(?:打开|开)"),
    ("entry", rf"(?:取[钱款]|提款|刷卡|付款|支付|开锁|开门|解锁)[^,。\n\d]{{0,4}}?(?:几[个位]|[四六]个|一?串)?(?:数字?|号码?)(?:就|都)?是[^,。\n\d]{{0,12}}?(?P<v>{CODE}|{ZH_DIGITS}|{UNNAMED}){ZH_UNIT}"),
    ("entry", rf"{_ZH_TYPE}了?\s*(?P<v>{UNNAMED}|{CODE}|{ZH_DIGITS}){ZH_UNIT}"),
    ("entry", rf"{_NO_YEAR}{_NO_TIME}(?P<v>{UNNAMED}|{CODE})\s*(?:就能|能|可以|就|直接)?\s*(?:进去|登进去|登录|解锁|开门|开锁)(?!页|框|界面|失败|不上|不了|成就)"),
    ("entry", rf"(?P<v>{UNNAMED}|{CODE}|{ZH_DIGITS})\s*,?\s*(?:这|那)?个?(?:就|才)?(?:是|用来|用于)[^,。\n]{{0,6}}?(?:登录|登|解锁|开锁|开门|锁屏|门锁|取款|取钱|支付)[^,。\n]{{0,8}}?(?:用?的|码|数字?|号码)(?=$|[\s,。!])"),
    ("entry", rf"(?P<v>{UNNAMED}|{CODE}|{ZH_DIGITS})[\s,]*(?:登录|登|解锁|开|进)[^,。\n]{{1,8}}?用的"),
    ("entry", rf"(?P<v>{UNNAMED}|(?<!\d)\d{{8,12}}(?!\d))\s*(?:,|,?\s*(?:这|那)?个?(?:就|才)?是)[^,。\n]{{0,6}}?(?:{_ZH_WIFI}|网银|邮箱|门锁|保险[柜箱]|账号)的(?=$|[\s,。!])"),
    ("entry", rf"{_ZH_WIFI}(?:\s|[:=]|的|是|为|叫|用|口令|现在|就|设成?|改成?){{0,8}}(?P<v>{UNNAMED}|(?<!\d)\d{{8,12}}(?!\d)){ZH_UNIT}"),
        ("entry", rf"(?:锁屏|屏幕锁|手机锁|门锁|开锁|解锁|保险[柜箱]|密码锁|开门)(?:数字|[一-鿿]{{0,2}}[四六八468]位数?字?)?{_ZH_FILL}(?P<v>{CODE}|{ZH_DIGITS}|{UNNAMED}){ZH_UNIT}(?!路|栋|室|弄)"),
        ("entry", rf"{_ZH_LOCK}[^,。\n\d]{{0,6}}?(?:[四六八468]位(?:数字?|码)?|数字){_ZH_FILL}(?P<v>{CODE}|{ZH_DIGITS}){ZH_UNIT}"),
        ("entry", r"(?:保险[柜箱]|(?<![封连枷])锁)[^,。\n\d]{0,4}?(?P<v>[左右正反顺逆][转拧]?[\d一二三四五六七八九十]{1,3}(?:\s*[左右正反顺逆][转拧]?[\d一二三四五六七八九十]{1,3})+)"),
        ("entry", rf"(?<![封连枷])锁(?:码|头)?的?\s*(?:是|为|[:=]|设的?成?|调[到成]|拨[到成]|转[到成]|对[到成])?\s*{_NO_YEAR}(?P<v>(?<!\d)\d{{3,8}}(?!\d)|[零一二三四五六七八九]{{3,8}}){ZH_UNIT}"),
        ("entry", rf"(?:wi-?fi|vpn|登(?![录陆]名)|锁|网银|无线网|路由|口令|后台)[^。!?\n]{{0,16}}?(?P<v>{UNNAMED}){ZH_UNIT}"),
        ("entry", rf"(?P<v>{UNNAMED})[^。!?,\n]{{0,8}}?(?:wi-?fi|vpn|登录|解锁|开锁|网银)(?!不|失败)"),
        ("entry", rf"(?:锁屏|门禁|指纹锁|门锁|密码锁|保险[柜箱]|开锁|解锁(?!了))[^。!?\n\d]{{0,8}}?(?P<v>(?<!\d)\d{{4,8}}(?!\d)[#*]?){ZH_UNIT}(?!\s*(?:款|版|型|路|栋|室|张|块|元))"),
        ("entry", rf"(?P<v>{CODE}|{ZH_DIGITS})[\s,]*[^,。\n]{{0,6}}?(?:解锁|开锁|开门|登录|取款)用"),
        ("recovery_phrase", rf"(?:种子|恢复|助记|钱包|seed|mnemonic|1[258]个(?:英文)?(?:单)?词|十二个(?:英文)?(?:单)?词)[^。\n]{{0,12}}?(?P<v>{SEED_WORDS})"),
        ("recovery_phrase", r"(?:种子词|恢复词|助记词)[\s:是为]{0,4}(?P<v>[一-鿿](?:[\s,、]+[一-鿿]){11,23})"),
    ),
}
# fmt: on

# As in `secret_names.py`: rows are tried only where one of these stands; "_" is a word's start.
HINTS: dict[str, dict[str, str]] = {
    "en": {
        "entry": "vpn protect passkey p.i p-i p_i log sign get_ gets_ getting let_ unlock open disarm access enter wifi wi-fi wlan hotspot router network "
        "pass mima lock safe door gate garage vault keypad alarm intercom buzzer type press dial use",
        "recovery_phrase": "seed mnemonic recovery backup wallet words",
    },
    "zh": {
        "entry": "vpn 口令 后台 登 解锁 锁 开 进 箱 抽屉 取 支付 付款 转账 wifi wi-fi wlan 无线 路由 热点 网 保险 大门 门 柜 手机 邮箱",
        "recovery_phrase": "种子 恢复 助记 钱包 seed mnemonic 词",
    },
}
