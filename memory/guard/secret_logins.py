"""An account and its password side by side: "账号 zhou01/Qwe…", "user: x pass …", in one line or two.

The word for the account is enough: what stands behind the account's name, after a slash, a colon, a line's
end or a label, is what opens it.
"""

import re
from collections.abc import Iterator

from memory.guard.secret_shapes import Secret
from memory.guard.secret_values import NO_DATE
from memory.lazy_pattern import LazyPattern

_ACCOUNT = (
    r"(?:账号|帐号|账户|帐户|户名|用户名?|登[录陆入]名?|后台|网银|管理员|"
    r"(?<![a-z])(?:accounts?(?! (?:payable|receivable))|acct|log-?ins?|log in|logon|sign-?in|user(?:name|id)?|creds?|credentials?)(?![a-z]))"
)
_FILL = (
    r"(?:[\s:=,>\-\"'“‘(]|是|为|用的?|就|叫|现在|分别|信息|的|(?<![a-z])(?:is|are|details?|info|name|with|using|as|for|on|to|my|"
    r"the|work|home|'s|it'?s|and|password|pass)(?![a-z])|和|密码){0,10}"
)
_NAME = r"(?<![\w@])(?!(?:is|are|was|details?|info|name|with|using|as|for|on|to|my|the|work|home|and|has|from|at|in|of|password|pass)(?![a-z]))(?P<u>[\w@.+-]{2,64}?)"
# No model, date, address or fraction: what opens an account has letters and digits, or a sign.
_MIXED = rf"{NO_DATE}(?=[!-~]{{0,63}}?[a-z])(?=[!-~]{{0,63}}?[\d!@#$%^&*=?~])[!-~]{{5,64}}"
_ANY = rf"{NO_DATE}(?=[!-~]{{0,63}}?[\d!@#$%^&*=?~])[!-~]{{4,64}}"
_LABEL = (
    r"(?:密码|口令|(?<![a-z])(?:pass(?:word|wd|code)?|pwd?|pw)(?![a-z]))(?:\s*(?:是|为|[:=]|\bis\b)|\s)\s*"
)
_NO_YEAR = r"(?!(?:19|20)\d\d(?!\d))"
_BESIDE = r"\s*[/|\\]{1,2}\s*|\s*:\s*|(?:\s*\n\s*)"

_FORMS = (
    rf"{_ACCOUNT}{_FILL}{_NAME}[\s,;/、]*{_LABEL}(?P<v>{_ANY})",
    rf"{_ACCOUNT}{_FILL}{_NAME}(?:{_BESIDE})(?P<v>{_NO_YEAR}{_ANY})",
    rf"{_ACCOUNT}{_FILL}{_NAME}(?:\s+|\s*[,、;]\s*)(?P<v>{_MIXED})(?=[\s,.;。,]|$|[\u3400-\u9fff])",
    r"(?:账号|帐号|账户|用户名)(?:和|与|跟|、|/)?密码(?:都|全|均|一样|也|[,\s])*(?:是|为|用|:)\s*(?P<v>[!-~]{3,64})",
    r"(?<![a-z])(?:user(?:name)?|login|account|id) ?(?:and|&|/|\+) ?pass(?:word|code)?s?(?:'re| (?:is|are))(?: both| the same)*[,:]? ?(?P<v>(?!(?:the|not|on|in|wrong|lost|required|saved|stored|different|both|same|all|case|my|her|his)\b)[!-~]{3,64})",
    r"(?<![a-z])pass(?:word|phrase|code)s?\b[^.\n]{0,80}?\b(?:now it'?s|it'?s now|it is now|changed (?:it )?to|is now)\s+(?P<v>(?!(?:working|fine|ok|okay|gone|fixed|back|broken|expired|locked|reset|safe|secure|different|better|longer|stronger|something|the|a|an|my|in|on|not)\b)[!-~]{4,64})",
    r"(?P<v>(?!(?:think|said|guess|sure|know|and|but|or|so|if|was)\b)[!-~]{3,64})[,;]?\s+(?:and |which )?(?:that'?s|it'?s|which is)\s+(?:also |still )*(?:my|our|the)\s+(?:\w+ ){0,2}(?:password|passcode|passphrase|pin)\b(?! (?:manager|reset|hint|policy|length))",
    r"\b(?:pick|use|type|put|choose)\s+(?P<v>(?!(?:it|one|them|this|that|the|a|my|face|touch|google|apple|facebook|github|okta|sso|bitwarden|1password|lastpass|keepass\w*|different|strong|long|unique)\b)[!-~]{4,64})\s+(?:for|as)\s+(?:all |every |my |the )*(?:log-?ins?|passwords?|sign-?ins?)\b",
    r"(?<![a-z])(?:user ?name|log-?in|account)\b[^.\n]{2,50}?\b(?:get|log|sign) ?in with\s+(?P<v>(?!(?:my|the|a|it|google|apple|face\w*|touch|finger\w*)\b)[!-~]{4,64})",
    r"(?<![a-z/])(?:admin|root|administrator|sa)\s*[/:|\\]\s*(?P<v>(?!(?:admin|root|user|sudo|wheel)\b)" + _ANY + ")",
)  # fmt: skip
_COMPILED = tuple(LazyPattern(form, re.IGNORECASE) for form in _FORMS)
_HINT = LazyPattern(
    r"pass|账|帐|户名|用户|登|后台|网银|管理员|acc(?:oun)?t|log|sign|user|cred|admin|root|(?<![a-z])sa\s*[/:]",
    re.IGNORECASE,
)
# Addresses, models and what is asked for open nothing.
_NO_PASSWORD = re.compile(
    r"https?:|//|www\.|\S+@\S+\.\w+$|v?\d+(?:\.\d+)+$|[\w-]+\.(?:com|cn|net|org|io|py|js|ts|md|html?|json|ya?ml|php|log|txt)\b|"
    r"(?:windows|iphone|ipad|android|ios|macos|python|php|mysql|oauth2?|v|level|lv|24/7|id)-?[\d.]*$|[\d,.]+(?:st|nd|rd|th|k|m|gb|mb|%|pro|max|plus|mini|ultra|se|s)?[.,!?]*$",
    re.IGNORECASE,
)


def login_pairs(text: str) -> Iterator[Secret]:
    """Yield passwords beside an account; `text` must be unmasked and in simplified characters."""
    if not _HINT.search(text):
        return
    for index, form in enumerate(_COMPILED):
        for match in form.finditer(text):
            plain = index and _NO_PASSWORD.match(match.group("v")) and not _digits(match.group("v"))
            if not plain:
                yield Secret("login", *match.span("v"))


def _digits(value: str) -> bool:
    """Tell whether a value is four digits or more: behind a slash and an account that is a password."""
    return re.fullmatch(r"\d{4,12}", value) is not None and not re.fullmatch(r"(?:19|20)\d\d", value)
