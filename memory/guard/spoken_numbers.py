"""Numbers told in Chinese numerals, put into digits: "三三零一零六…", "叁叁〇幺", "一三八 幺二三…".

Checksums and lengths are counted in digits, so a number that is spelled out would pass every test for cards,
identities and phones.
"""

import re

_DIGITS = str.maketrans("零〇○一壹幺二贰两三叁四肆五伍六陆七柒八捌九玖", "00011122233445566778899")
_NUMERAL = "[零〇○一壹幺二贰两三叁四肆五伍六陆七柒八捌九玖]"
# Shorter runs count and name weekdays ("周一三五"); longer ones only number something.
_SPELLED = re.compile(rf"(?:{_NUMERAL}|\d)(?:[ \-·.]?(?:{_NUMERAL}|\d)){{6,}}")


def in_digits(text: str) -> str:
    """Return the text, of the same length, with runs of seven or more single numerals as digits.

    `text` must be unmasked and in simplified characters.
    """
    if text.isascii():
        return text
    return _SPELLED.sub(lambda match: match.group().translate(_DIGITS), text)
