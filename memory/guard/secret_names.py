"""Secrets that are named by the user: "支付密码123456", "my pin is 4471", "bank login is u / p".

Each row of the two tables joins a name, what may stand between name and value, and the form of the value;
the group `v` is the value. They are matched on an unmasked text in simplified characters. A name alone
("忘了密码", "password manager") is no secret. To teach it a new name, add the word to a row.
"""

import re
from collections.abc import Iterator
from functools import cache

from memory.grams import Hints, Text
from memory.guard.secret_shapes import Secret
from memory.guard.secret_values import (
    DIGITS,
    EN_DIGIT_WORDS,
    EN_PLAIN,
    EN_UNIT,
    LONG_DIGITS,
    NO_DATE,
    SPELLED,
    STRONG,
    WORD,
    ZH_DIGITS,
    ZH_UNIT,
)
from memory.guard.secret_ways import HINTS as WAY_HINTS
from memory.guard.secret_ways import ROWS as WAY_ROWS
from memory.lazy_pattern import LazyPattern

_ZH_FILL = r"""(?:一下|[\s:=,\->;"'“”‘’「」的是就为叫设改换成定到给你发记下住帮我替存好这个那还用了啊呢哈呀吧新老现在目前先哦]){0,14}"""
_ZH_IS = r"""(?:\s*(?:现在|还|就|用的|改|我|给)?(?:是|为|[设改换定]?成了?|[:=])\s*["'“「]?)"""
_ZH_ASIDE = r"(?:(?!电话|手机|订单|单号|号|微信|qq|年|生日|邮)[^。?!\n]){0,12}?"
_ZH_NOT_VALUE = (
    r"(?!什么|啥|多少|不|谁|怎|哪|必|错|对|要|需|很|太|最|一|个|用|保|安|隐|为|可|重|随|同|默|空|几|由|以|通|自|有|没"
    r"|我|你|他|她|它|大家|这|那|正确|系统|公司|原|旧|新|简单|复杂|弱|强|否|让|被|请)"
)
_ZH_WHO = r"(?:我|咱|俺|我们|咱们|家里?|公司|单位|老婆|老公|爸|妈|孩子|儿子|女儿|这|wifi|银行)"

# Names may be spelled to slip through: "密/码", "p.a.s.s.w.o.r.d", "p@ssw0rd".
_GAP = r"[\s/.\-_*·|、]{0,3}"
_SPELT_PASSWORD = r"\bp[\W_]?[a@4][\W_]?[s$5z][\W_]?[s$5z][\W_]?w[\W_]?[o0*][\W_]?r[\W_]?d"
_ZH_PASSWORD = (
    rf"(?:密{_GAP}码(?!学|本|管理|保护|找回|重置|规则|强度|错误|设置页|箱(?![是密])|门)[锁箱盒]?|口令|通关密语|暗号|密匙"
    r"|(?:门禁|门锁|开门|开锁|解锁|锁屏|登录|管理|开机|保险柜|解压|入户|取款|提款|存折|转账|交易)码|门禁|密保(?:答案|问题)?|pin\s?码?|passcode|pwd|mi\s?ma(?![a-z])"
    rf"|{_SPELT_PASSWORD})"
)
_ZH_CODE = r"(?:验证码|动态码|提取码|校验码|短信码|一次性码|安全码|令牌码|cvv2?|cvc2?|otp)"
_ZH_KEY = (
    r"(?:密钥|秘钥|私钥|令牌|授权码|激活码|访问凭证|(?:api|access|secret|app|client|bot)[\s_-]?(?:key|secret|token|id密钥)"
    r"|token|secret)"
)
_ZH_ID = (
    r"(?:身份证(?:号码?|件号)?|护照(?:号码?)?|(?:港澳|台湾|往来港澳|大陆)?通行证(?:号码?)?|台胞证(?:号码?)?|回乡证(?:号码?)?"
    r"|(?:驾驶证|驾照|社保|社保卡|医保|医保卡|居住证|居留证|军官证|户口本|学籍|税|行驶证|公积金)(?:账?编?号码?)|(?:驾驶证|驾照|行驶证)?档案编?号码?|(?:社保|医保)?电脑号|准考证号?|证件号码?|居留卡号?|签证号码?)"
)
_ZH_CARD = r"(?:(?:银行|信用|储蓄|借记|工资|医保|社保)?卡(?:号码?)?|银行账号|银行账户|收款账号|对公账号)"
_ID_VALUE = r"(?=[A-Z]{0,3}[ \-]?\d)[A-Z]{0,3}[ \-]?\d(?:[ \-]?\d){4,17}[XA-Z]?(?:\(\d\))?(?![A-Za-z\d])"

# Formatter off: a row is a line.
# fmt: off
_ZH_ROWS: tuple[tuple[str, str], ...] = (
    ("password", rf"{_ZH_PASSWORD}{_ZH_FILL}(?P<v>{STRONG}|{DIGITS}){ZH_UNIT}"),
    ("password", rf"{_ZH_PASSWORD}{_ZH_IS}(?P<v>{NO_DATE}[A-Za-z!@#$%^&*_+-]{{3,64}}+)(?!\s*的)(?!\s+[A-Za-z])"),
    ("password", rf"{_ZH_PASSWORD}{_ZH_FILL}(?P<v>{ZH_DIGITS}|[\d两三四五六七八]个[\d零一二三四五六七八九](?!位|数))"),
    ("password", rf"(?:[取提]款|支付|交易|银行卡|锁屏|解锁|开机|门锁|门禁|保险[箱柜]|登录)密码{_ZH_ASIDE}[\s,:](?P<v>\d{{4,8}})(?=$|[\s,。;!])"),
    ("password", rf"{_ZH_PASSWORD}{_ZH_ASIDE}(?:是|为|[:=]|成了?)\s*(?P<v>{STRONG}|{DIGITS}){ZH_UNIT}"),
    ("password", rf"{_ZH_PASSWORD}\w{{0,3}}?(?P<v>[左右正反顺逆]\w?\d{{1,3}}(?:\s*[左右正反顺逆]\w?\d{{1,3}})+)"),
    ("password", rf"(?:密码|口令|密语|暗号|答案){_ZH_IS}{_ZH_NOT_VALUE}(?P<v>[一-鿿]{{2,12}})(?=[\s,。;!]|$)(?<![吗呢吧了的])"),
    ("password", r"密码(?:就|还|都)?(?:是|用的是?|设[成的]|为)(?P<v>[^,。\s?]{1,10}(?:生日|名字|手机号|拼音|首字母|门牌号|车牌号?))(?!吗)"),
    ("password", r"(?:手势密码|解锁图案|锁屏图案|手势)(?:是|画|为|:)\s*(?P<v>(?!什么|啥|哪|怎)[^\s,。?]{1,12})"),
    ("password", rf"{_ZH_PASSWORD}{_ZH_IS}(?P<v>{SPELLED})"),
    ("password", rf"(?:密码|口令|暗号|密语){_ZH_IS}{_ZH_NOT_VALUE}(?P<v>[一-鿿]{{2,12}}\d{{1,8}}){ZH_UNIT}"),
    ("password", rf"(?P<v>{STRONG}|(?<!\d)\d{{4,12}}[#*]?|{ZH_DIGITS})\s*[,，]?(?:这|那)?个?(?:就|才)?(?:是|作为?|当做?){_ZH_WHO}[^\s,。]{{0,10}}?{_ZH_PASSWORD}"),
    ("password", rf"(?:用|拿|把|将|以)了?\s*(?P<v>{STRONG}|\d{{4,12}}[#*]?|{ZH_DIGITS})\s*(?:来|给)?(?:当作?|当成|做|作为?|设[成为置]?为?|定[成为]|改[成为])了?[^\s,。]{{0,10}}?{_ZH_PASSWORD}"),
    ("password", rf"(?:把|将){_ZH_WHO}?[^\s,。]{{0,8}}密码[^\s,。]{{0,4}}?(?:改|设|换|定)[^\s,。\w]{{0,2}}(?:成|为|到)\s*(?P<v>{WORD}{{3,64}})"),
    ("verification_code", rf"{_ZH_CODE}{_ZH_FILL}(?P<v>{STRONG}|{DIGITS}){ZH_UNIT}"),
    ("verification_code", rf"(?P<v>(?<!\d)\d{{4,8}})\s*[,，]?(?:这|那)?(?:就|才)?是{_ZH_WHO}?[^\s,。]{{0,10}}?{_ZH_CODE}"),
    ("api_key", rf"{_ZH_KEY}{_ZH_FILL}(?P<v>(?=[A-Za-z_.-]{{0,60}}\d){WORD}{{6,512}}+){ZH_UNIT}"),
    ("recovery_phrase", r"(?:钱包|助记)(?:的)?(?:单词|词组?|词语)[\s:是为]{0,4}(?P<v>[A-Za-z]+(?:[\s,]+[A-Za-z]+){2,23}|[一-鿿]{1,4}(?:[\s,，、]+[一-鿿]{1,4}){2,23})"),
    ("recovery_phrase", r"(?:助记词|恢复短语|种子短语)[\s:是为]{0,4}(?P<v>[A-Za-z]+(?:[\s,]+[A-Za-z]+){2,23}|(?!什么|啥|不|怎|忘|丢|要)[一-鿿 ]{4,80})"),
    ("id_number", r"(?:军官|士官|士兵|文职|警官|警察|人民警察|工作|执业)证[\s:号码是为]{0,5}(?P<v>[一-鿿]{0,3}字第?\s?\d{4,12}号?)"),
    ("id_number", rf"{_ZH_ID}{_ZH_FILL}(?P<v>{_ID_VALUE}){ZH_UNIT}"),
    ("id_number", rf"(?P<v>(?<![A-Za-z\d]){_ID_VALUE})\s*[,，]?(?:这|那)?(?:就|才)?是{_ZH_WHO}[^\s,。]{{0,8}}?{_ZH_ID}"),
    ("card", rf"{_ZH_CARD}{_ZH_FILL}(?P<v>\d(?:[ \-.]?\d){{11,18}}(?!\d))"),
    ("card", rf"(?P<v>(?<!\d)\d(?:[ \-.]?\d){{11,18}})\s*[,，]?(?:这|那)?(?:就|才)?是{_ZH_WHO}[^\s,。]{{0,8}}?{_ZH_CARD}"),
    ("login", r"(?:账号|帐号|账户|用户名|登录名|登录)[\s:是为]{0,3}(?P<u>[^\s,。/;]{2,64})[\s,/;和、]{1,3}密码?[\s:是为]{0,3}(?P<v>[^\s,。]{3,64})"),
    (
        "login",
        r"(?:(?:账号|帐号|账户|用户名)[/和、+与跟]?密码|登录信息|登录凭证|网银登录|网银)[\s:是为分别]{0,5}"
        r"(?P<u>[A-Za-z0-9@._+-]{2,64})\s*[/,;和、]\s*(?P<v>[A-Za-z0-9!@#$%^&*_+=.?~-]{3,64})",
    ),
)
# fmt: on

_EN_IS = (
    r"(?:\s*(?:[:=]|->|=>|→)\s*|(?:'s|\s+(?:is|was|are|will be|stays|reads|to|as|becomes?|equals))\s+)"
    r"(?:(?:now|still|just|simply|currently|set to|going to be|actually|literally|always|changed to|back to)\s+)?[\"'“‘`]?"
)
_EN_WHERE = r"(?:,?\s+(?:for|to|on|of|at|in|from|you|we|i|that|which|write|note|save|remember)\b(?:\s+[\w'’.-]+){1,6}?,?)?"
_EN_END = r"(?=[\"'”’`]?\s*(?:$|[,.;!\n)(]|-\s|—|(?:please|pls|plz|remember|keep|save|store|note|memori[sz]e|ok|and|so|for|if|in case|btw|dont|don't|write|jot|lock|hold|thanks|thx)\b))"
_EN_HINTED = (
    r"(?:my|our|the|her|his)\s[^.,\n]{0,40}?\b(?:birthday|birth ?date|birth year|name|initials|anniversary|zip code|"
    r"phone number|plate)\b[^.,\n]{0,20}|(?:two|three|four|five|six|eight|all|\d)\s(?:zeroe?s|ones|twos|threes|fours|"
    r"fives|sixe?s|sevens|eights|nines|\d's|\ds)"
)
_EN_WHOSE = r"(?:my|our|the|his|her|their|mom's|mum's|dad's|wife's|husband's)(?:\s+[\w'’-]+){0,4}?\s+"

_EN_PASSWORD = (
    rf"(?:{_SPELT_PASSWORD}s?|"
    r"\bpass[ -]?(?:word|code|phrase|key)s?|passwd|pwd|pw|pword|wi-?fi (?:pass|key)|network key|login pass|psswd"
    r"|(?:security|secret) answer|answer to (?:my|the) security question|mother's maiden name)\b"
    r"(?!\s+(?:manager|policy|reset|protected|field|page|hint|length|generator|rules?|prompt|box|screen|form|less))"
)
_EN_CODE = (
    r"\b(?:door|gate|garage|alarm|safe|locker|lock|vault|entry|entrance|building|keypad|suitcase|luggage|phone|unlock|"
    r"unlocking|screen|lockbox|lock box|access|security|house|front door|bike lock|padlock|apartment|office|gym|shed|"
    r"cabinet|elevator|lobby|intercom|buzzer|key safe)[\s-]+(?:key ?)?(?:code|combo|combination|pin|passcode)s?\b"
    r"|\bcombo\b"
)
_EN_CODE_FOR = (
    r"\b(?:combo|combination|code) (?:for|to|on|of) (?:my|the|our|his|her|mom's|dad's)(?: [\w'’-]+){1,3}?"
)
_EN_OTP = (
    r"\b(?:verification|one[- ]?time|auth|authentication|2fa|mfa|login|sms|backup|recovery|security|otp)"
    r"\s+(?:code|pin)s?\b|\bone[- ]?time password\b|\botp\b|\bcvv2?\b|\bcvc2?\b|\bcsc\b"
)
_EN_KEY = (
    r"\b(?:api|secret|access|private|license|licence|product|encryption|ssh|signing|client|app|master|deploy|service|"
    r"openai|stripe|aws|azure|github|bot|bearer|auth|refresh|session|personal access)[\s_-]+"
    r"(?:access[\s_-]+)?(?:keys?|secret|token)\b|\b(?:token|secret|apikey)\b"
)
_EN_ID = (
    r"\b(?:passport|ssn|social security|driver'?s?'? licen[cs]e|driving licen[cs]e|dl|national insurance|national id|"
    r"id card|identity card|government id|state id|tax id|taxpayer id|nhs|medicare|medicaid|green card|visa|alien|"
    r"aadhaar|aadhar|pan card|nric|fin|hkid|sin|tfn|itin|ein|residence permit|military id|permit|national)"
    r"(?:\s+(?:card|number|num|no\.?|id|#))*"
)
_EN_BANK = (
    r"\b(?:(?:credit|debit|visa|master|bank|amex|mastercard|payment)\s*card|card|visa|mastercard|amex|(?:bank|checking|savings)?\s*account"
    r"|routing|sort code|iban|swift|aba)(?:\s+(?:number|num|no\.?|#))*"
)
_EN_ID_VALUE = r"(?=(?:[ \-]?[A-Z]{0,3}\d){4})(?:[A-Z]{1,4}[ \-]?)?\d(?:[ \-]?[A-Z\d]){5,17}(?![A-Za-z\d])"

# Formatter off: a row is a line.
# fmt: off
_EN_ROWS: tuple[tuple[str, str], ...] = (
    ("password", rf"{_EN_PASSWORD}{_EN_WHERE}{_EN_IS}(?P<v>{STRONG}|{DIGITS}){EN_UNIT}"),
    ("password", rf"{_EN_PASSWORD}\s+[\"'(]?(?P<v>(?!\d+\s+\w+s\b){STRONG}){EN_UNIT}"),
    ("password", rf"{_EN_PASSWORD}{_EN_WHERE}{_EN_IS}(?P<v>{EN_PLAIN}){_EN_END}"),
    ("password", rf"{_EN_PASSWORD}{_EN_WHERE}{_EN_IS}(?P<v>(?<=[\"'“‘`])[^\"'”’`\n]{{3,64}})(?=[\"'”’`])"),
    ("password", rf"\b(?:security|secret) (?:question )?answer{_EN_IS}(?P<v>[A-Za-z]\w{{1,30}}){_EN_END}"),
    ("password", rf"(?:{_EN_PASSWORD}|{_EN_CODE}|\bpin){_EN_WHERE}{_EN_IS}(?P<v>{_EN_HINTED})"),
    ("password", rf"{_EN_PASSWORD}{_EN_WHERE}{_EN_IS}(?P<v>{SPELLED})"),
    ("password", rf"(?P<v>\b{EN_DIGIT_WORDS})\s+(?:is|as|for)\s+{_EN_WHOSE}(?:{_EN_PASSWORD}|{_EN_CODE}|pin\b)"),
    ("password", rf"\bpass[ -]?phrase{_EN_WHERE}{_EN_IS}(?P<v>[a-z]+(?: [a-z]+){{2,11}})"),
    ("password", rf"(?P<v>(?<![\w]){STRONG}|\b{EN_PLAIN})[\"'”]?\s*(?:is|'s|=|as|for)\s+{_EN_WHOSE}{_EN_PASSWORD}(?!\s+(?:is|was)\b)"),
    ("pin", rf"\bpins?(?:\s+(?:code|number|no\.?|#))?{_EN_WHERE}{_EN_IS}(?P<v>{DIGITS}|{EN_DIGIT_WORDS}){EN_UNIT}"),
    ("pin", rf"\bpin(?:\s+(?:code|number|no\.?))?\s*[(#]?\s*(?P<v>\d{{4,8}}+[#*]?){EN_UNIT}{_EN_END}"),
    ("pin", rf"(?P<v>\b\d{{4,8}}[#*]?)\s*(?:is|'s|=|as)\s+{_EN_WHOSE}?pin\b"),
    ("password", rf"(?:{_EN_PASSWORD}|{_EN_CODE}){_EN_WHERE}{_EN_IS}(?P<v>{EN_DIGIT_WORDS})"),
    ("pin", rf"(?:{_EN_CODE}){_EN_WHERE}(?:{_EN_IS}|\s+)(?P<v>{STRONG}|{DIGITS}){EN_UNIT}"),
    ("pin", rf"(?:{_EN_CODE_FOR}){_EN_IS}(?P<v>{STRONG}|{DIGITS}){EN_UNIT}"),
    ("pin", rf"(?:{_EN_CODE}){_EN_WHERE}{_EN_IS}(?P<v>(?:left|right)\s+\d+(?:[,\s]+(?:then\s+)?(?:left|right)\s+\d+)+)"),
    ("pin", rf"(?P<v>(?<![\w])(?:{STRONG}|{DIGITS}))\s*(?:is|'s|=|as|opens)\s+(?:{_EN_WHOSE})?(?:{_EN_CODE})"),
    ("verification_code", rf"(?:{_EN_OTP}){_EN_WHERE}(?:{_EN_IS}|\s+)(?P<v>{STRONG}|{DIGITS}){EN_UNIT}"),
    ("api_key", rf"(?:{_EN_KEY}){_EN_WHERE}(?:{_EN_IS}|\s+)[\"'(]?(?P<v>(?=[A-Za-z_.-]{{0,60}}\d){WORD}{{6,512}}+){EN_UNIT}"),
    ("api_key", rf"(?:{_EN_KEY})\b(?!s\b)[^\n:;.?]{{0,32}}:\s*[\"'(]?(?P<v>(?=[A-Za-z_.-]{{0,60}}\d){WORD}{{6,512}}+){EN_UNIT}"),
    ("recovery_phrase", rf"\b(?:recovery|seed|mnemonic|backup|wallet)[\s-]+(?:phrase|words?){_EN_WHERE}{_EN_IS}(?P<v>[a-z]+(?:[\s,]+[a-z]+){{2,23}})"),
    ("id_number", rf"(?:{_EN_ID}){_EN_WHERE}(?:{_EN_IS}|\s+#?\s*)(?P<v>{_EN_ID_VALUE}){EN_UNIT}"),
    ("id_number", rf"(?P<v>(?<![\w]){_EN_ID_VALUE})\s*(?:is|'s|=|as)\s+{_EN_WHOSE}?(?:{_EN_ID})"),
    ("card", rf"(?:{_EN_BANK}){_EN_WHERE}(?:{_EN_IS}|\s+#?\s*)(?P<v>(?:[A-Z]{{2}}\d\d ?)?{LONG_DIGITS}(?!\d)){EN_UNIT}"),
    (
        "login",
        r"\b(?:log-?in|logon|sign-?in|credentials?|creds|user(?:name)?\s*(?:and|/|&|\+)\s*pass(?:word)?)\b"
        + _EN_WHERE
        + rf"(?:{_EN_IS}|\s+)(?P<u>[\w@.+-]{{2,64}})(?:\s*[/|;,]\s*|\s+and\s+)(?P<v>(?=[A-Za-z]{{0,60}}[\d!@#$%^&*_+=?~-]){WORD}{{3,64}})",
    ),
    (
        "login",
        r"\b(?:log-?in|credentials?|creds)\b"
        + _EN_WHERE
        + rf"{_EN_IS}(?P<u>{EN_PLAIN})\s*/\s*(?P<v>{EN_PLAIN})",
    ),
    ("login", r"\bu(?:ser(?:name)?)?\s*[:=]\s*\S{2,64}[\s,;/]+p(?:ass(?:word)?|w)?\s*[:=]\s*(?P<v>\S{3,64})"),
)
# fmt: on

# Rows of a kind are tried only when the text holds one of these, which is far cheaper; "_" is a word's start.
_HINTS: dict[str, dict[str, str]] = {
    "zh": {
        "password": "mi_ma mima p. p- p@ p4 pa5 pa$ p_a 密 口令 暗号 门禁 码 图案 手势 答案 pin pass pwd",
        "verification_code": "码 cvv cvc otp",
        "api_key": "钥 令牌 码 凭证 key token secret",
        "recovery_phrase": "助记 短语 钱包",
        "id_number": "证 护照 号 居留卡",
        "card": "卡 账号 账户",
        "login": "号 户 登录 网银",
    },
    "en": {
        "password": "p.a p-a p/a p*a p@ p4 pa5 pa$ _p_a pass pwd pword pw psswd answer maiden wifi_key network_key code combo combination _pin",
        "pin": "_pin code comb passcode number",
        "verification_code": "code otp cvv cvc csc password pin",
        "api_key": "key secret token",
        "recovery_phrase": "phrase words",
        "id_number": "passport ssn social licen _dl insurance _id card tax nhs medic visa alien aadh nric _fin hkid "
        "_sin _tfn _itin _ein permit national",
        "card": "card visa amex account routing sort iban swift aba",
        "login": "login log-in log_in logon sign cred user u: u=",
    },
}
_HINTED = {
    (language, kind): Hints(
        word.replace("_", " ")
        for hints in (_HINTS, WAY_HINTS)
        for word in hints[language].get(kind, "").split()
    )
    for language in _HINTS
    for kind in (*_HINTS[language], "entry")
}


@cache
def _rows(language: str, kind: str) -> tuple[LazyPattern, ...]:
    """Compile the rows of a kind when they are first needed: all together take a tenth of a second."""
    rows, flags = (_ZH_ROWS, re.IGNORECASE) if language == "zh" else (_EN_ROWS, re.IGNORECASE | re.ASCII)
    every = rows + WAY_ROWS[language]
    return tuple(LazyPattern(pattern, flags) for row_kind, pattern in every if row_kind == kind)


def named_secrets(text: str) -> Iterator[Secret]:
    """Yield the secrets that a text names; `text` must be unmasked and in simplified characters."""
    lower = Text(" " + text.lower().replace("(", " ").replace("\n", " "))
    for (language, kind), hints in _HINTED.items():
        if (language == "zh" and text.isascii()) or not hints.within(lower):
            continue
        for pattern in _rows(language, kind):
            for match in pattern.finditer(text):
                start, end = match.span("v")
                while end - start > 3 and text[end - 1] in ".?!:,;":
                    end -= 1
                yield Secret("password" if kind == "entry" else kind, start, end)
