"""What somebody's body has lost, been given or cannot do, in English: it holds for good.

Rows as `memory/judge/reading/patterns.py` explains them.
"""

from memory.judge.reading.patterns import Row

_PART = (
    r"(?:(?:left |right |whole |half (?:of )?(?:my )?|one |both |part of (?:my )?)*(?:kidneys?|lungs?|stomach|gall ?bladder|spleen|appendix|womb|uterus|ovar(?:y|ies)|thyroid|tonsils?|"
    r"breasts?|prostate|colon|bowel|liver|larynx|toes?|fingers?|thumb|leg|foot|arm|hand|eyes?|wisdom teeth|cartilage|hip|hips|knees?|cornea|adenoids))"
)
_DEVICE = (
    r"(?:pacemaker|stents?|prosthe(?:tic|sis)(?: \w+)?|artificial (?:leg|hip|knee|heart valve)|false teeth|dentures?|cochlear implants?|hearing aids?|glass eye|insulin pump|"
    r"stoma(?: bag)?|colostomy bag|catheter|defibrillator|metal (?:plate|pins?|rods?)(?: in my \w+)?|feeding tube|wheelchair|walking frame|guide dog|service dog)"
)

BODY: tuple[Row, ...] = (
    Row(
        "other",
        r"\b(?:i|i've|i'd) (?P<v>(?:had|have had|got|have) (?:my |both (?:my )?|half (?:of )?my )?(?:\w+ )?"
        + _PART
        + r" (?:out|removed|taken out|amputated|off|cut out|whipped out))\b",
        r"\b(?:today|tomorrow|yesterday|next|this (?:week|month))\b",
    ),
    Row(
        "other",
        r"\b(?P<v>my "
        + _PART
        + r" (?:was|were|got|has been|have been|had to be) (?:removed|taken out|amputated|cut out))\b",
        r"\b(?:today|tomorrow|yesterday|next)\b",
    ),
    Row(
        "other",
        r"\bi (?:actually |only |just )?(?P<v>(?:only )?(?:have|'ve got|have got|got) (?:only |just )?one (?:kidney|lung|eye|ear|leg|arm|hand|working (?:eye|ear|kidney|arm|hand|leg)))\b",
    ),
    Row(
        "other",
        r"\b(?:i|i've|i have) (?:actually |also )?(?P<v>(?:have|'ve got|have got|got|wear|use|rely on|live with|need)(?: \w+)? (?:a |an |two |my )?(?:\w+ )?"
        + _DEVICE
        + r")\b",
        r"\b(?:today|tomorrow|for the (?:day|week)|rent|hire|new one|airport assistance)\b",
    ),
    Row("other", r"\bi'?m (?P<v>in a wheelchair|on dialysis|missing (?:a|an|one|two|my) [\w ]{2,16})\b"),
    Row(
        "other",
        r"^(?:i |we )(?P<v>(?:can'?t|can not|cannot|never learn(?:ed|t) (?:how )?to|don'?t know how to|don'?t) (?:drive|swim|ride a bike|cycle|cook|type|read music|read a map|whistle))(?=$| so\b| at all| and\b| any ?more)",
        r"\b(?:today|tonight|tomorrow|this week|until|with this|when)\b",
    ),
)
