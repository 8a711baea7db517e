"""Secrets that show by their form alone: keys of known makers, checksummed numbers, connection strings.

LangChain's PII detectors (`langchain.agents.middleware`) know cards of sixteen digits and nothing else of
this list, and importing them pulls in all of `langchain.agents` (more than a second), so these are our own.
A test holds that whatever theirs find, ours find too.
"""

import re
from collections.abc import Iterator
from datetime import date
from typing import NamedTuple


class Secret(NamedTuple):
    """One secret found: its kind, and where its value stands in the text."""

    kind: str
    start: int
    end: int


_TOKEN_EDGE = r"(?<![A-Za-z0-9_])"
_DIGIT_WITHIN = r"(?=[A-Za-z_-]{0,80}\d)"
_SHAPES: tuple[tuple[str, str], ...] = (
    (
        "private_key",
        r"-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z0-9 ]{0,40}-----|\Z)",
    ),
    ("connection_string", r"\b[a-z][a-z0-9+.-]{1,20}://[^\s/:@]{0,64}:(?P<v>[^\s/@]{1,128})@"),
    ("connection_string", r"(?:passw(?:or)?d|pwd|accountkey|sharedaccesskey)=(?P<v>[^;\s&\"'<$*\[{]{3,256})"),
    ("token", _TOKEN_EDGE + r"(?-i:eyJ)[\w-]{6,4096}\.[\w-]{2,4096}(?:\.[\w-]{0,4096})?"),
    ("token", r"\bbearer\s+(?P<v>[A-Za-z0-9._~+/-]{16,4096}=*)"),
    ("token", r"\bauthorization:\s*basic\s+(?P<v>[A-Za-z0-9+/]{8,4096}=*)"),
    ("token", r"(?<!\d)\d{8,10}:(?-i:AA)[A-Za-z0-9_-]{20,64}"),
    ("api_key", _TOKEN_EDGE + r"(?:sk|pk|rk)[-_]" + _DIGIT_WITHIN + r"[A-Za-z0-9_-]{8,256}"),
    ("api_key", _TOKEN_EDGE + r"(?:gh[pousr]_|github_pat_|glpat-|whsec_|dop_v1_|shpat_)[A-Za-z0-9_-]{6,256}"),
    ("api_key", _TOKEN_EDGE + r"(?:hf_|npm_|pypi-|r8_|xai-|gsk_|tvly-)" + _DIGIT_WITHIN + r"[\w-]{8,256}"),
    ("api_key", _TOKEN_EDGE + r"(?-i:xox[abeoprs]-|xapp-|SG\.)[A-Za-z0-9.-]{8,256}"),
    ("api_key", _TOKEN_EDGE + r"(?-i:AKIA|ASIA|AKID|LTAI|AIza|AROA)[A-Za-z0-9_-]{8,64}"),
)


def _build() -> re.Pattern[str]:
    rows = [f"(?P<k{i}>{row.replace('(?P<v>', f'(?P<v{i}>')})" for i, (_, row) in enumerate(_SHAPES)]
    return re.compile("|".join(rows), re.IGNORECASE | re.ASCII)


_ANY_SHAPE = _build()
_SHAPE_WORDS = (
    "-----begin :// pwd= passwd= password= key= eyj bearer basic :aa sk- sk_ pk- pk_ rk- rk_ ghp_ gho_ ghu_ ghs_ ghr_ "
    "github_pat glpat whsec_ dop_v1 shpat_ hf_ npm_ pypi- r8_ xai- gsk_ tvly- xox xapp sg. akia asia akid ltai aiza "
    "aroa"
)
_SHAPE_HINTS = tuple(_SHAPE_WORDS.split())

_RUN = re.compile(r"(?<![A-Za-z\d])\d+(?:[ \t.\-_/·]{1,2}\d+)*(?:[ -]?[Xx](?![A-Za-z\d]))?")
_GROUP = re.compile(r"[\dXx]+")
# Numbers that are long by nature and stand after one of these words are no cards and no identities.
_ORDER = re.compile(
    r"(?:订单|单号|运单|快递|流水|编号|货号|条码|工单|批次|序列号|发票|order|tracking|invoice|ticket|receipt|shipment|"
    r"parcel|serial|imei|isbn|sku|reference|booking|case)\s*(?:号码?|number|no\.?|id|#)?\s*(?:是|为|is|:|：|#)?\s*$",
    re.IGNORECASE,
)
_PROVINCE_CODES = (
    "11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83"
)
_PROVINCES = frozenset(_PROVINCE_CODES.split())
_ID_WEIGHTS = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)
_CARD = re.compile(
    r"(?:3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|35\d{14}|4\d{12}(?:\d{3}){0,2}|5[1-5]\d{14}|2[2-7]\d{14}|6\d{15,18})\Z"
)
_TW_LETTERS = "ABCDEFGHJKLMNPQRSTUVXYWZIO"
_LETTERED = re.compile(
    _TOKEN_EDGE + r"(?:(?P<hk>[A-Z]{1,2}\d{6}\([0-9A]\))|(?P<tw>[A-Z][1289]\d{8}(?![A-Za-z\d]))"
    r"|(?P<plate>(?<![A-Za-z\d])[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z][ ·.]?(?=[A-Z]{0,5}\d)[A-HJ-NP-Z\d]{5,6}(?![A-Za-z\d]))"
    r"|(?P<nino>[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![A-Za-z\d]))"
    r"|(?P<ssn>(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-]))"
    r"|(?P<iban>[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![A-Za-z\d])))"
)


def luhn(digits: str) -> bool:
    """Tell whether digits pass the Luhn checksum (ISO/IEC 7812-1), the one of payment cards."""
    total = sum(int(d) for d in digits[-1::-2])
    return (total + sum(sum(divmod(2 * int(d), 10)) for d in digits[-2::-2])) % 10 == 0


def chinese_id(number: str) -> bool:
    """Tell whether 18 characters are a resident identity number: region, birth date, ISO 7064 MOD 11-2."""
    if len(number) != 18 or not number[:17].isdigit() or number[:2] not in _PROVINCES:
        return False
    try:
        born = date(int(number[6:10]), int(number[10:12]), int(number[12:14]))
    except ValueError:
        return False
    total = sum(w * int(d) for w, d in zip(_ID_WEIGHTS, number, strict=False))
    return born.year >= 1880 and "10X98765432"[total % 11] == number[17].upper()


def hong_kong_id(number: str) -> bool:
    """Tell whether letters, six digits and a bracketed check digit are a Hong Kong identity card."""
    body, check = number[:-3].rjust(8), number[-2]
    values = [36 if c == " " else ord(c) - 55 if c.isalpha() else int(c) for c in body]
    total = sum(w * v for w, v in zip(range(9, 1, -1), values, strict=True))
    return (total + (10 if check == "A" else int(check))) % 11 == 0


def taiwan_id(number: str) -> bool:
    """Tell whether a letter and nine digits pass the checksum of a Taiwan identity card."""
    letter = _TW_LETTERS.index(number[0]) + 10
    digits = [letter // 10, letter % 10, *(int(d) for d in number[1:])]
    return sum(w * d for w, d in zip((1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1), digits, strict=True)) % 10 == 0


def iban(number: str) -> bool:
    """Tell whether an account number passes the IBAN checksum (ISO 13616, mod 97)."""
    packed = number.replace(" ", "")
    return (
        15 <= len(packed) <= 34 and int("".join(str(int(c, 36)) for c in packed[4:] + packed[:4])) % 97 == 1
    )


# Numbers of the other countries are told by their form alone.
_CHECKS = {"hk": hong_kong_id, "tw": taiwan_id, "iban": iban}


def known_shapes(text: str) -> Iterator[Secret]:
    """Yield keys, tokens, private keys and connection strings of a text whose form gives them away."""
    lower = text.lower()
    if not any(hint in lower for hint in _SHAPE_HINTS):
        return
    for match in _ANY_SHAPE.finditer(text):
        index = int(str(match.lastgroup)[1:])
        named = f"v{index}" if f"v{index}" in match.groupdict() else f"k{index}"
        yield Secret(_SHAPES[index][0], match.start(named), match.end(named))


def checked_numbers(text: str) -> Iterator[Secret]:
    """Yield cards and identity numbers of a text whose checksum or form gives them away."""
    for match in _RUN.finditer(text):
        if match.end() - match.start() >= 9 and not _ORDER.search(
            text, max(0, match.start() - 24), match.start()
        ):
            yield from _in_run(text, match.start(), match.end())
    for match in _LETTERED.finditer(text):
        kind = str(match.lastgroup)
        check = _CHECKS.get(kind)
        valid = check is None or check(match.group())
        if valid and not _ORDER.search(text, max(0, match.start() - 24), match.start()):
            yield Secret("bank_account" if kind == "iban" else "id_number", match.start(), match.end())


def _in_run(text: str, start: int, end: int) -> Iterator[Secret]:
    """Look for a number that fills a run of digit groups, else for one in consecutive long groups."""
    groups = [(m.start(), m.end()) for m in _GROUP.finditer(text, start, end)]
    whole = "".join(text[a:b] for a, b in groups) if len(groups) <= 19 else ""
    if kind := _number_kind(whole):
        yield Secret(kind, start, end)
        return
    for i, (first, _) in enumerate(groups[:-1] if len(groups) > 1 else ()):
        for _, last in [g for g in groups[i : i + 6] if g[1] - g[0] >= 3]:
            packed = re.sub(r"[^\dXx]", "", text[first:last])
            if kind := _number_kind(packed):
                yield Secret(kind, first, last)
                break


def _number_kind(packed: str) -> str | None:
    if chinese_id(packed):
        return "id_number"
    return "card" if _CARD.match(packed) and luhn(packed) else None
