"""Secrets and contacts: find them however they are written, and take them out for good.

Secrets (passwords, keys, cards, identity numbers …) are never stored, not even on request: see
`find_secrets`. Phone numbers and e-mail addresses may be remembered, but only as "[phone]" or "[邮箱]".
Nothing keeps the removed text, so nobody can bring it back.
"""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from memory.guard.clean import readable, simplified, unmask
from memory.guard.secret_logins import login_pairs
from memory.guard.secret_names import named_secrets
from memory.guard.secret_near import given_secret, near_secrets
from memory.guard.secret_shapes import Secret, checked_numbers, known_shapes
from memory.guard.secret_words import worded_secrets
from memory.guard.spoken_numbers import in_digits
from memory.language import detect_language
from memory.records import Language


class _Marker(NamedTuple):
    zh: str
    en: str

    def of(self, language: Language) -> str:
        return self.zh if language == "zh" else self.en


_SECRET = _Marker("[已隐去]", "[secret]")
_MARKER = re.compile(r"\[?(?:secret|已隐去)\]?")
_PHONE = _Marker("[电话]", "[phone]")
_EMAIL = _Marker("[邮箱]", "[email]")

_IN_WORDS = {
    _PHONE.en: "(a number, not kept in clear)",
    _EMAIL.en: "(an e-mail address, not kept in clear)",
    _PHONE.zh: "（号码，不保存明文）",
    _EMAIL.zh: "（邮箱地址，不保存明文）",
}
_CONTACT_MARKER = re.compile("|".join(map(re.escape, _IN_WORDS)))

_EMAIL_FORM = re.compile(
    r"(?<![\w.%+-])[\w.%+-]{1,64}\s?(?:@|\[at\]|\(at\)|#at#)\s?"
    r"(?:[A-Za-z0-9-]{1,63}\s?(?:\.|\[dot\]|\(dot\))\s?){1,5}[A-Za-z]{2,24}(?![\w-])"
    r"|(?<![\w.%+-])(?!(?:works?|worked|working|me|be|am|is|was|buy|look|us)\b)[\w.%+-]{1,64} at [A-Za-z0-9-]{2,63}"
    r"(?: dot [A-Za-z0-9-]{2,24}){0,2} dot (?:com|net|org|edu|gov|cn|io|co|uk|de|me|dev|info|hk|tw|app|ai)\b",
    re.IGNORECASE | re.ASCII,
)
# Numbers that are phone numbers by their form, in order: Chinese mobile (also +86), Chinese landline,
# service lines, any country with +, North America, Taiwan mobile, Chinese mobile in words, United Kingdom.
_PHONE_FORM = re.compile(
    r"(?<![\d.])(?:(?:\+|00)?86[\s-]?)?1[3-9]\d(?:[\s.-]?\d){8}(?!\d)"
    r"|(?<![\d.-])(?:0\d{2,3}[\s-]?|\(0\d{2,3}\)\s?)[2-8]\d{2,3}[\s-]?\d{4}(?:\s?(?:转|ext\.?|x|-)\s?\d{1,5})?(?![\d-])"
    r"|(?<![\d.-])0\d{2,3}-\d{7,8}(?![\d-])"
    r"|(?<![\d.-])[48]00[\s-]?\d{3,4}[\s-]?\d{3,4}(?![\d-])"
    r"|(?<![\d+])(?:\+|00(?=[1-9]\d{0,2}[\s-]))[1-9]\d{0,2}(?:[\s.()-]{0,2}\d){6,13}(?!\d)"
    r"|(?<![\d.-])(?:1[\s.-])?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?:\s?(?:ext\.?|x)\s?\d{1,5})?(?![\d-])"
    r"|(?<![\d.-])09\d{2}[\s-]?\d{3}[\s-]?\d{3}(?!\d)"
    r"|[一幺][三四五六七八九][零〇一二三四五六七八九幺两]{9}(?![零〇一二三四五六七八九幺两])"
    r"|(?<![\d.-])0\d{3,4}\s\d{3}\s?\d{3,4}(?!\d)|(?<![\d.-])02\d\s\d{4}\s\d{4}(?!\d)"
)
# Numbers of any other form, digits or words, are phone numbers when they are named as such.
_NAMED_PHONE = re.compile(
    r"(?:电话|手机|座机|固话|联系方式|联系号码|号码|热线|传真|打给|致电|微信同号|分机|手机号码?"
    r"|\b(?:tele)?phones?\b|\bmobile\b|\bcell(?:phone)?\b|\blandline\b|\bhotline\b|\bfax\b|\bwhatsapp\b|\btext me\b"
    r"|\b(?:call|reach|ring|text) (?:me|us|him|her|them)\b|\bmy (?:work |home |office |new |old )?number\b"
    r"|\b(?:mom|mum|dad|wife|husband)'s number\b|\bcell\b|\btel\b)"
    r"(?:\s?(?:number|no\.?|#)\b)?(?!\s*[\w]*(?:订单|order))(?:\s+for\s+(?:[a-z]+\s?){1,3})?"
    r"[\s:=,.'是为的就改换成了在现号at-]{0,8}(?:\s*(?:is|on|at|to|now|changed to)\s+){0,2}"
    r"(?P<v>\(?\d(?:[\s.()-]{0,2}\d){6,14}|[零〇一二三四五六七八九幺两]{7,13})(?!\d)",
    re.IGNORECASE,
)


# Letters and plain signs alone hold no number, and an address needs its dot: nothing to search for.
_BARE = re.compile(r"[A-Za-z ,'!?;:\"&\u3400-\u9fff，。！？、；：（）“”‘’]*+")
_SPOKEN = re.compile(r"(?:[零〇○一壹幺二贰貳两兩三叁參四肆五伍六陆陸七柒八捌九玖] ?){7}|dot", re.IGNORECASE)


# What answers a security question opens an account, whatever the question is.
_SECURITY_QUESTION = re.compile(
    r"(?:security|secret|recovery) question[^.!\n]*[?？]|(?:密保|安全|找回密码的?)问题[^。!\n]*[?？]",
    re.IGNORECASE,
)
_SHORT_ANSWER = 60  # characters


def find_secrets(text: str) -> tuple[str, ...]:
    """Return the kinds of secrets in a text, each once, in order of position; () when there is none.

    Kinds: password, pin, login, verification_code, api_key, token, private_key, connection_string,
    recovery_phrase, card, bank_account, id_number. Full-width and invisible characters, spaces and dashes
    inside numbers hide nothing.
    """
    return tuple(dict.fromkeys(secret.kind for secret in _secrets(readable(text))))


def is_secret_answer(before: str, text: str) -> bool:
    """Say whether a text gives the password or code that the turn before it speaks of, and names it no more."""
    asked, said = readable(before), readable(text)
    if (
        _SECURITY_QUESTION.search(asked)
        and len(said) <= _SHORT_ANSWER
        and "?" not in said
        and "？" not in said
    ):
        return True
    return given_secret(asked, said) is not None


def redact_secrets(text: str) -> str:
    """Return the text with each secret value replaced by "[secret]" or "[已隐去]", by its language."""
    plain, positions = _visible(text)
    spans = [(s.start, s.end, _SECRET) for s in _secrets(plain)]
    return _replaced(text, positions, spans)


def redact_contacts(text: str) -> str:
    """Return the text with phone numbers and e-mail addresses replaced by markers in its language."""
    if _BARE.fullmatch(text) and not _SPOKEN.search(text):
        return text
    plain, positions = _visible(text)
    plain = in_digits(plain)
    spans = [(*m.span(), _EMAIL) for m in _EMAIL_FORM.finditer(plain)]
    spans += [(*m.span(), _PHONE) for m in _PHONE_FORM.finditer(plain)]
    spans += [(*m.span("v"), _PHONE) for m in _NAMED_PHONE.finditer(plain)]
    return _replaced(text, positions, spans)


def is_redacted(text: str) -> bool:
    """Tell whether a number or an address was taken out of a text."""
    return _CONTACT_MARKER.search(text) is not None


def in_words(text: str) -> str:
    """Return a text for a reader, to whom "[phone]" would look like an answer: it says what is not kept."""
    return _CONTACT_MARKER.sub(lambda match: _IN_WORDS[match.group()], text)


def _visible(text: str) -> tuple[str, Sequence[int]]:
    plain, positions = unmask(text)
    return simplified(plain), positions


def _secrets(plain: str) -> list[Secret]:
    found = [*known_shapes(plain), *checked_numbers(plain), *named_secrets(plain)]
    if (spelled := in_digits(plain)) != plain:
        found += [*checked_numbers(spelled), *named_secrets(spelled)]
    # The widest net names things less exactly: it only adds what nothing else has found.
    found += [
        s
        for s in (*login_pairs(plain), *near_secrets(plain), *worded_secrets(plain))
        if not any(s.start < one.end and one.start < s.end for one in found)
    ]
    # What we took out before is a marker now, and no secret any more.
    found = [s for s in found if not _MARKER.fullmatch(plain, s.start, s.end)]
    return sorted(found, key=lambda secret: (secret.start, -secret.end))


def _replaced(text: str, positions: Sequence[int], spans: Iterable[tuple[int, int, _Marker]]) -> str:
    """Cut the spans out of the text; of overlapping ones the first and longest gives the marker."""
    kept: list[str] = []
    markers: list[_Marker] = []
    done = 0
    for start, end, marker in sorted(spans, key=lambda s: (s[0], -s[1])):
        first, last = positions[start], positions[end - 1] + 1
        if first >= done:
            kept.append(text[done:first])
            markers.append(marker)
        done = max(done, last)
    kept.append(text[done:])
    # The removed parts are mostly Latin letters and would pass a Chinese sentence off as English.
    language = detect_language(" ".join(kept))
    words = [*(marker.of(language) for marker in markers), ""]
    return "".join(part + word for part, word in zip(kept, words, strict=True))
