"""Somebody else as the speaker or subject of an English clause: "my mate Dave says he's …", "this lad at work", "her indoors".

A clause may begin with the user's "my" and still be about somebody else. Relatives are told apart by their words
before this is asked.
"""

from memory.lazy_pattern import LazyPattern

_WHO = (
    r"(?:mates?|friends?|pals?|buddy|buddies|bud|lads?|lass|blokes?|guys?|girls?|woman|women|man|men|chap|fella|feller|dude|boss|gaffer|manager|supervisor|"
    r"colleagues?|co-?workers?|workmates?|neighbou?rs?|flat-?mates?|room-?mates?|house-?mates?|landlord|landlady|teacher|tutor|coach|trainer|clients?|"
    r"customers?|lady|person|people|kid|barber|hairdresser|dentist|doctor|gp|therapist|driver|cleaner|barista|classmates?|teammates?|bestie|ex|date|crush|"
    r"intern|assistant|professor|supervisor|mentor|pastor|vicar|postman|tenant|nanny|babysitter)"
)
_PERSON = rf"(?:(?:my|our|this|that|the|some) (?:[\w'-]+ ){{0,3}}?{_WHO}\b|(?:her|him) indoors\b|them (?:next door|upstairs|downstairs)\b)"
_SAYS = (
    r"(?:says?|said|reckons?|reckoned|thinks?|thought|claims?|claimed|swears?|insists?|insisted|mentioned|admits?|admitted|announced|texted|"
    r"wrote|writes|tells (?:me|us|everyone|people)|told (?:me|us|everyone|people)|(?:is|was) (?:saying|telling (?:me|us))|goes on about|keeps saying|lets on|let slip|confessed)"
)
# Words of one's own, after the first "my" of "my mate".
_OWN = LazyPattern(r"\b(?:i|i'm|im|i've|ive|i'd|i'll|me|my|mine|myself|we|we're|we've|us|our)\b")
_REPORT = LazyPattern(
    rf"^(?:apparently |so |and |but |well |you know )*(?!(?:it|that|this) (?:should|ought|was meant|is supposed))(?P<who>(?:my|our|this|that|the|some|a|an|one|her|his|their)? ?(?:[\w'-]+ ){{0,6}}?(?!i\b|we\b)[\w'-]+) {_SAYS}\b(?: that)?(?P<rest>.*)$"
)
_SUBJECT = LazyPattern(rf"^(?:apparently |so |and |but |well |you know )*(?P<who>{_PERSON})(?P<rest>.*)$")
_FIRST = LazyPattern(r"^(?:apparently |so |and |but |well |you know )*(?:i|i'm|i've|we|we've|myself)\b")
# A clause that only goes on about whom the one before it was about.
_GOES_ON = LazyPattern(
    r"^(?:(?:and|but|also|plus|or|so|then)\s+)*(?:(?:also|now|even|just|still|really|never|always|both)\s+)*"
    r"(?:is|isn't|has|hasn't|was|works?|lives?|loves?|likes?|hates?|eats?|drinks?|wants?|plays?|does|doesn't|can't|goes|comes|keeps|"
    r"allergic|vegan|vegetarian|from|born|married|single|retired|(?!evening|morning|during|nothing|something|anything|everything)[a-z]{2,}ing)\b"
)


def is_reported(text: str) -> bool:
    """Tell whether a folded clause tells what somebody else says, and not of the user."""
    match = _REPORT.match(text)
    if match is None or _FIRST.match(text) or _OWN.search(match["rest"]):
        return False
    return not match["who"].startswith(("my name", "my age", "my job"))


def is_somebody(text: str) -> bool:
    """Tell whether the subject of a folded clause is somebody else of whom it says nothing that is the user's."""
    match = _SUBJECT.match(text)
    return match is not None and _OWN.search(match["rest"]) is None


def goes_on(text: str) -> bool:
    """Tell whether a folded clause has no subject and goes on with that of the clause before it."""
    return _GOES_ON.match(text) is not None
