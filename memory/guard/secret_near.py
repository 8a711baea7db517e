"""Secrets by nearness: a word for something secret and, within the same sentence, what looks like its value.

This is the widest net, cast after the rows of `secret_names.py`: it knows no sentence, only the two halves, in
either order and either language. What else could look like a value (years, dates, amounts, models) is no value.
"""

import re
from collections.abc import Iterator

from memory.guard.secret_shapes import Secret
from memory.guard.secret_values import EN_DIGIT_WORDS, EN_UNIT, UNNAMED, ZH_DIGITS, ZH_UNIT
from memory.lazy_pattern import LazyPattern

_ASCII = r"(?<![A-Za-z])(?:{})(?![A-Za-z])"
_WORD_NOUN = (
    _ASCII.format(
        r"pass ?(?:word|code|phrase|key)s?(?! (?:manager|policy|reset|protected|field|rules?|length|hint|box|generator|strength))|pwd?|pword|passwort|"
        r"log-?in details|credentials|(?:ssh|gpg|wallet|master|admin|root|wi-?fi|router|vpn) (?:key|pass)|passphrase"
    )
    + r"|密码(?!学|本|管理|强度|规则|长度|策略|保护|找回|重置)|口令|密匙|暗号|mima(?![a-z])"
)
_CODE_NOUN = (
    _ASCII.format(
        r"pin(?: code| number)?(?!s? (?:board|point|pad|cushion|drop|wheel|ball|stripe))|passcode|combos?|combination|"
        r"(?:access|entry|gate|door|alarm|safe|lock|locker|garage|security|unlock|vault|keypad|lobby|building|lockbox|key ?safe) (?:code|number|digits)|"
        r"(?:digits|numbers?|sequence|code|buttons) (?:for|to|of|on|that opens?|which opens?) (?:open |unlock )?(?:the|my|our|his|her|your|their) (?:\w+ ){0,2}"
        r"(?:garage|gate|door|safe|alarm|lock(?:er|box)?|keypad|cabin|shed|gym|building|lobby|phone|tablet|laptop|card|sim|bike|suitcase|vault|elevator|lift)|"
        r"(?:gun |wall |hotel )?safe(?= is\b)|alarm panel|keypad|unlock pattern|"
        r"(?<!zip )(?<!area )(?<!postal )(?<!post )(?<!error )(?<!country )(?<!promo )(?<!discount )(?<!course )(?<!dress )(?<!status )(?<!source )"
        r"(?<!voucher )(?<!product )(?<!the )code(?= (?:is )?\d)|padlock|lockbox|(?:bike|bicycle|luggage|suitcase|locker|shed|cable|d)[ -]locks?|lockers?(?= (?:is )?\d)|2fa(?: code)?|otp|cvv|cvc|one-time code|verification code|backup codes?"
    )
    + r"|pin码|锁屏|解锁码|门禁码?|开门码|保险[柜箱](?!.{0,3}公司)|密码锁|[取提]款码|安全码|授权码|验证码|动态码|开锁|门锁|车锁|柜锁|行李锁"
    r"|(?:车库|大门|院门|门|柜子?|储物柜|箱子?|手机|平板|电脑|银行卡|卡|行李箱|报警器|电梯)(?:上|用)?的?(?:那|这)?[几四五六八46]?[个位]数字?|[四五六八4-8]位数(?=.{0,8}(?:开|锁|解|进门))"
)
_ID_NOUN = (
    _ASCII.format(
        r"ssn|social(?: security)?(?: number| no\.?)?(?= |:)|national insurance(?: number| no\.?)?|ni number|nino|passport(?: number| no\.?|#)?|"
        r"driver'?s? licen[cs]e(?: number)?|tax(?:payer)? (?:id|number|file number)|tfn|medicare(?: number)?|nhs number|sin number|"
        r"(?:bank )?account (?:number|no\.?)|sort code|routing number|iban|swift|green card number|visa number|nric|aadhaar|id (?:card )?number"
    )
    + r"|身份证|护照号?|社保号|医保号|驾驶证号?|银行卡|卡号|账号(?!名)|军官证|通行证"
)
_PLATE_NOUN = (
    _ASCII.format(
        r"(?:number|licen[cs]e|registration|reg|car|vehicle) ?plates?(?: number)?|(?:my|our|her|his) (?:\w+ )?plates?(?='s| is| number)|"
        r"(?:car |vehicle )?reg(?:istration)?(?: number| no\.?)?(?= is|'s| ?:| [A-Za-z]{1,3}\d)"
    )
    + r"|车牌(?!尾)号?码?"
)
_PLATE = (
    r"(?-i:(?<![A-Za-z\d])(?=[A-Z \-]{0,6}\d)(?=[\d \-]{0,6}[A-Z])[A-Z\d]{1,4}(?:[ \-]?[A-Z\d]{2,4}){1,2}(?![A-Za-z\d]))"
    r"|(?<![a-z\d])(?:[a-z]{2}\d{2} ?[a-z]{3}|\d[a-z]{3}\d{3}|[a-z]{3}[ -]?\d{3,4})(?![a-z\d])"
)
_LICENCE = r"(?<![A-Za-z\d])(?=(?:[A-Z]{0,6}[ \-]?\d){4})[A-Z\d](?:[ \-]?[A-Z\d]){6,17}(?![A-Za-z\d])"
_SEED_NOUN = (
    _ASCII.format(
        r"(?:crypto |wallet |recovery |backup )?(?:seed|mnemonic)(?: phrase| words)?|recovery (?:phrase|words)"
    )
    + r"|助记词|种子词|恢复词"
)
_BETWEEN = r"[^.!?。！？\n]{0,36}?"
_BETWEEN_CLOSE = r"[^.!?。！？\n]{0,14}?"
_NO_YEAR = r"(?!(?:19|20)\d\d(?!\d))"
_UNIT = rf"{EN_UNIT}{ZH_UNIT}(?!\s*(?:years?|yrs?|floors?|stars?|元|块|岁|天|位|台|号线|楼|秒|毫秒))"
_DIGITS = rf"(?<![\w.$€£¥-])(?:{_NO_YEAR}\d{{4,12}}|\d(?:[- ]\d){{3,7}})(?![\w%]|[.,:/-]\d){_UNIT}"
_TURNS = (
    r"(?<!\d)\d{1,2}(?:\s*[-–,/]\s*|\s+)(?:\d{1,2}(?:\s*[-–,/]\s*|\s+)){1,3}\d{1,2}(?![\d:/-])(?!\s*(?:am|pm|月|日|点))"
    r"|[左右][转拧旋]?[到至]?[一二三四五六七八九十\d]{1,3}(?:[,，、 再然后圈格]*[左右][转拧旋]?[到至]?[一二三四五六七八九十\d]{1,3}){1,4}"
    r"|(?:[lr]|left|right|clockwise|左|右|顺|逆)[\s\-]*\d{1,3}(?:[\s,，、然后再]+(?:then |to )?(?:[lr]|left|right|左|右|顺|逆)[\s\-]*\d{1,3})+"
    r"|\d{1,3}\s*(?:left|right|l\b|r\b|左|右)(?:[\s,]+(?:then |to )?\d{1,3}\s*(?:left|right|l\b|r\b|左|右))+"
)
_WORDY = rf"\b{EN_DIGIT_WORDS}\b|{ZH_DIGITS}"
_DASHED = r"(?<![\w-])[A-Za-z]{2,}(?:[-_][A-Za-z0-9]{1,})*[-_]\d{1,4}(?![\w-])"
_QUOTED = r"[\"“「'‘](?P<q>[^\"”」'’]{4,60})[\"”」'’]"
_IDENTITY = r"(?<![A-Za-z\d_])(?=(?:[A-Z]{0,3}[ \-]?)?\d)(?:[A-Z]{1,3}[ \-]?)?\d(?:[ \-]?\d){4,17}(?:[ \-]?[A-Z](?![A-Za-z]))?(?![A-Za-z\d])"
_GLUE = r"(?!(?:the|and|with|for|that|this|was|are|have|has|but|not|you|your|they|from|into|who|which|when|same|always|too|very|really|old|long|just|so|of|to|in|on|it|is|a|an|my|never|been|still|now|something|stored|saved|written|kept|hidden|under|weak|strong|secure|super|hard|easy|because|since|changed|every|no|only|than|as|at|by|all|expired|wrong|again|out|date)\b)"
_PHRASE = rf"(?:{_GLUE}[a-z]{{2,10}}[ ,-]+){{3,11}}{_GLUE}[a-z]{{2,10}}(?![a-z])"
# Who tells a number and asks for silence tells a secret, whatever it opens.
_HUSH = (
    r"别(?:跟|和|对)(?:别|旁|外)?人(?:说|讲|提)|别告诉(?:别人|任何人|旁人|外人)|(?:别|不要)外传|别说出去|(?:你|要|帮我)保密|"
    r"don'?t tell (?:anyone|anybody|a soul)|keep (?:it|this|that) (?:secret|between us|to yourself)"
)
_TOKEN = rf"(?:{UNNAMED}|{_DASHED})"
# Who writes in another language is understood as far as it takes to keep nothing of it.
_ABROAD = r"(?<![^\W_])(?:contrase[ñn]as?|clave|mots? de passe|passw[oö]rt|kennwort|senha|palavra-passe|parola d'ordine|wachtwoord|lösenord|hasło|parolă|пароль)(?![^\W_])"

_FORMS: tuple[tuple[str, str], ...] = (
    ("password", rf"(?:{_WORD_NOUN}){_BETWEEN}(?P<v>{_TOKEN}|{_DIGITS}|{_WORDY})"),
    ("password", rf"(?:{_WORD_NOUN})(?:\s*(?:is|are|was|[:=,，是为]|->|to|就是|改成|设成)\s*|\s+){_QUOTED}"),
    ("password", rf"(?:{_WORD_NOUN}|phrase for my wallet|wallet phrase)(?:[?:,]*\s*(?:is|it'?s|it is|[:=])|[’']s|\s+(?:for|of|to) (?:my|the|our) \w+(?: \w+)?(?: is|[’']s))\s+(?!\w+ing\b|\w+ed\b)(?P<v>{_PHRASE})"),
    ("password", rf"(?:{_WORD_NOUN})\s*[:=]\s*(?P<v>(?:{_GLUE}[a-z]{{2,12}}[ -]+){{1,3}}{_GLUE}[a-z]{{2,12}})(?=\s*$|[.,;!])"),
    ("password", rf"{_ABROAD}(?:[^.!?\n]{{0,24}}?\s(?:es|est|ist|é|è|is|är|to|lautet|sea|:)\s*:?|\s*[:=])\s*[\"'“«]?(?P<v>(?!\w+(?:ad[ao]s?|é|ee|id[ao]|nt[eo])\b|(?:muy|tr[eè]s|trop|sehr|zu|molto|muito|segur[ao]|débil|fuerte|larg[ao]|cort[ao]|nuev[ao]|faible|sicher|stark|falsch|lang|kurz|weak|fraca|forte|corrupta)\b)[^\s\"'”».,;!?]{{4,64}})"),
    ("password", r"授权码\s*[:是为]?\s*(?P<v>[a-z]{4}(?: ?[a-z]{4}){3})(?![a-z])"),
    ("login", rf"[\w.+-]{{2,40}}@[\w.-]{{2,40}}\s*[/|]\s*(?P<v>{_TOKEN})"),
    ("password", rf"(?P<v>{_TOKEN}){_BETWEEN_CLOSE}(?:{_WORD_NOUN})"),
    ("pin", rf"(?:{_CODE_NOUN}){_BETWEEN}(?P<v>{_DIGITS}|{_TURNS}|{_WORDY}|{UNNAMED})"),
    ("pin", rf"(?P<v>{_DIGITS}|{_TURNS}){_BETWEEN_CLOSE}(?:{_CODE_NOUN})"),
    ("id_number", rf"(?:{_ID_NOUN}){_BETWEEN_CLOSE}(?P<v>{_IDENTITY}){_UNIT}"),
    ("id_number", rf"(?:{_PLATE_NOUN}){_BETWEEN_CLOSE}(?P<v>{_PLATE})"),
    ("id_number", rf"(?:(?:driver'?s?|driving) licen[cs]e|\bdl\b)(?: (?:number|no\.?|id))?{_BETWEEN_CLOSE}(?P<v>{_LICENCE})"),
    ("pin", r"(?<![\d.,])(?P<v>\d{4,8})(?:,)? ?(?:(?:and |then |followed by |加|然后|再按|后面加?|按)? ?(?:the )?(?:hash|star|pound(?: key| sign)|asterisk|井号键?|星号键?)(?![a-z])(?! ?rating)|(?:then|and) [#*])"),
    ("pin", r"\b(?:shed|gate|garage|safe|locker|padlock|bike lock|cabin|barn|lockbox|alarm|back door|front door)(?: code)?(?:'s| is| :|:) (?P<v>\d(?:[ -]\d){3,7})(?![\d:/-])"),
    ("recovery_phrase", rf"(?:{_SEED_NOUN})\s*(?:\bis\b|\bare\b|[:=是为])\s*[:=]?\s*[\"'“]?(?P<v>(?:[a-z]{{3,8}}[ ,]+){{3,23}}[a-z]{{3,8}})(?![a-z])"),
    ("recovery_phrase", rf"(?:{_SEED_NOUN})\s*[:=是为]{{0,2}}\s*(?P<v>[\u4e00-\u9fff](?:[\s,、]+[\u4e00-\u9fff]){{3,23}})"),
    ("pin", rf"(?<!\d)(?P<v>{_NO_YEAR}\d{{4,12}})(?!\d)[^.!?。！？\n]{{0,40}}(?:{_HUSH})"),
    ("pin", rf"(?:{_HUSH})[^.!?。！？\n]{{0,24}}(?<!\d)(?P<v>{_NO_YEAR}\d{{4,12}})(?!\d)"),
    ("private_key", r"-----BEGIN [A-Z ]{0,40}KEY-----[\s\S]{4,}"),
)  # fmt: skip
_COMPILED = tuple((kind, LazyPattern(form, re.IGNORECASE)) for kind, form in _FORMS)
_HINTS = (
    "别跟", "别和", "别对", "别告诉", "外传", "别说出去", "保密", "tell", "secret", "between us", "yourself",
    "plate", "reg", "车牌", "dl", "hash", "star", "pound", "asterisk", "井号", "星号", "shed", "cabin", "barn", "door", "then #", "then *", "and #", "and *",
    "pass", "pwd", "pw", "phrase", "alarm", "keypad", "unlock", "@", "pin", "code", "combo", "combination", "safe", "lock", "2fa", "otp", "cvv", "cvc", "ssn", "social", "insurance", "nino", "ni n",
    "licen", "tax", "tfn", "medicare", "nhs", "account", "routing", "iban", "swift", "nric", "aadhaar", "id ", "seed", "mnemonic", "recovery",
    "credential", "login", "log-in", "key", "vpn", "wi", "mima", "密", "口令", "暗号", "码", "锁", "保险", "身份证", "护照", "社保", "医保", "证号",
    "银行卡", "卡号", "账号", "军官证", "通行证", "助记", "种子", "恢复词", "门禁", "sort", "sin ",
    "contrase", "clave", "mot", "senha", "palavra", "parol", "wachtwoord", "lösenord", "hasło", "пароль", "kennwort", "passw",
    "digits", "sequence", "garage", "gate", "数字", "位数", "个数",
)  # fmt: skip
_MAY_BE_VALUE = LazyPattern(
    r"\d|[零〇一二三四五六七八九幺]{3}|[左右][一二三四五六七八九十]|[\"“「'‘]|\b(?:zero|one|two|three|four|five|six|seven|eight|nine)[\s,-]+(?:zero|oh|one|two|three|four|five|six|"
    r"seven|eight|nine)\b|seed|mnemonic|recovery|wallet|phrase|password|contrase|clave|mots? de passe|passw|kennwort|senha|parol|wachtwoord|lösenord|hasło|пароль|助记|种子|恢复词|授权码|-----begin"
)
# Nothing is given away where a value is only described, or asked for.
_ONLY_TALK = LazyPattern(
    r"\b(?:how (?:do|can|long|many)|what(?:'s| is) (?:a|the best)|should (?:i|we)|is it safe|forgot|reset|generate|characters?|iphone|galaxy|pixel|windows|"
    r"expires?|renew|error|policy)\b|忘了|忘记|重置|怎么|什么|几位|到期|办理|丢了|补办|报错|过期|安全吗",
    re.IGNORECASE,
)
_ASKED_FOR = LazyPattern(
    rf"{_WORD_NOUN}|{_CODE_NOUN}|\b(?:code|number|combination)\b[^.!?]{{0,16}}\b(?:gate|door|safe|locker|alarm|garage|lock|vault|lobby)\b",
    re.IGNORECASE,
)
_GIVEN = LazyPattern(rf"(?P<v>{_TOKEN}|{_DIGITS}|{_TURNS})", re.IGNORECASE)


def near_secrets(text: str) -> Iterator[Secret]:
    """Yield values near a word for something secret; `text` must be unmasked and in simplified characters."""
    lower = text.lower() + " "
    if not _MAY_BE_VALUE.search(lower) or not any(hint in lower for hint in _HINTS):
        return
    for kind, form in _COMPILED:
        for match in form.finditer(text):
            if kind in ("password", "pin") and _ONLY_TALK.search(_sentence(text, match)):
                continue
            name = next((n for n in ("v", "q") if n in match.re.groupindex and match.group(n)), 0)
            yield Secret(kind, *match.span(name))


def given_secret(before: str, text: str) -> Secret | None:
    """Return the value that a message gives after a turn that speaks of a password or code, if it does."""
    if not _ASKED_FOR.search(before[-200:]) or len(text) > 120:
        return None
    match = _GIVEN.search(text)
    return None if match is None else Secret("password", *match.span("v"))


def _sentence(text: str, match: re.Match[str]) -> str:
    start = max(text.rfind(mark, 0, match.start()) for mark in ".!?。！？\n") + 1
    ends = [at for mark in "!?。！？\n" if (at := text.find(mark, match.end())) >= 0]
    return text[start : min(ends, default=len(text)) + 1]
