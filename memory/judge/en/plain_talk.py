"""What people say with the subject or the verb left out, in English: "favorite band is Tool", "on metformin".

Rows as `memory/judge/reading/patterns.py` explains them.
"""

from memory.judge.en.pieces import HAVE, I_AM
from memory.judge.reading.patterns import Row

PLAIN_TALK: tuple[Row, ...] = (
    Row(
        "like",
        r"^(?:my |and my |all[- ]time )?(?:all[- ]time )?(?:fav(?:e|ou?rite)?s?) (?P<k>[\w -]{3,24}?)(?:'s| is| are| has to be| has always been| would be|:)(?: (?:definitely|probably|always|still|easily|the|a|an))* (?P<v>[^,.?]{2,40})$",
        r"\b(?:what|which|who|your|not sure|hard to say|idk)\b",
    ),
    Row(
        "other",
        r"^(?:i'?m |i am |i've been |been |and |also |still |now |currently )*(?P<v>on (?:\w+ )?{medicine_en}(?: and \w+)?)\b",
    ),
    Row(
        "other",
        r"^(?:i |i'm |and |also |still )*(?P<v>tak(?:e|ing) (?:my )?(?:\w+ )?{medicine_en}(?: and \w+)?)\b",
        r"\b(?:can|should|may)\b",
    ),
    Row(
        "other",
        r"\b(?:i |and |i'm |also )+(?P<v>(?:use|using|take|taking|carry|am on|on) (?:a |an |my |the )?(?:[\w-]+ ){0,2}?(?:spray|inhaler|pen|patch(?:es)?|eye drops|puffer|epipen|insulin pump))\b",
        r"\b(?:hair|fly|bug|ball|light|fountain|code)\b",
    ),
    Row("name", r"^(?:hi |hello |hey |namaste )?myself (?P<v>[a-z][\w'-]+)$", proper=True),
    Row(
        "location",
        r"^(?:and |but |so )?(?P<v>[a-z][\w'-]+(?: [a-z][\w'-]+)?) is (?:my |our )?home (?:now|these days)$",
        r"^(?:this|that|it|here|there|the|mum|mom|dad|work)\b",
        "update",
        proper=True,
    ),
    Row(
        "employer",
        r"\b(?:i |i'?ve |we |and |then |just |^)(?:just |recently |finally |since |have )*(?:jumped|hopped|moved|switched|transferred|defected|gone over)(?: ship| jobs| over| across)* to (?P<v>(?:an?|the) (?:[\w&'-]+ ){0,3}"
        r"(?:firm|company|agency|studio|practice|start-?up|bank|hospital|clinic|charity|non-?profit|ngo|consultancy|consultants|lab|nursery|surgery|newspaper|publisher|brewery))(?= (?:last|this|in|two|three|a)\b|$|[,.!])",
        "",
        "update",
    ),
    Row(
        "employer",
        r"^(?:and |but |so )?(?:now )?(?:i'?m|i am) (?:now |currently )?(?:at|with) (?P<v>an? (?:[\w&'-]+ ){0,3}(?:firm|company|agency|studio|start-?up|consultancy|charity|non-?profit|ngo))(?: (?:now|these days|instead|currently))?$",
        "",
        "update",
    ),
    Row(
        "name",
        r"^(?:hi|hey|hello|hiya|good (?:morning|evening|afternoon)|yo|ok|so)?[, ]*(?:it'?s|this is) (?P<v>[a-z][a-z'-]{1,14}) (?:here|speaking|again)\b",
        r"^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter|summer|winter|spring|autumn)\b",
        proper=True,
    ),
    Row(
        "occupation",
        rf"(?:{I_AM}) (?:an? )?\d{{2}}(?:[- ]years?[- ]old)?,? (?:and |but |now |also )*(?P<v>(?:semi-?)?retired(?: [a-z]+)?|unemployed|self-employed|between jobs|still working as an? [\w ]{{3,24}})(?=$|[,.!])",
    ),
    Row(
        "like",
        r"^(?:honestly |just |no,? |nah,? )*(?:give me|i'?ll take|i'?d take) (?P<v>(?!a\b|an\b|the\b|this|that|some|more|my|your)[a-z][\w' -]{2,30}?) (?:over|instead of|rather than|before) [^.!?]{3,40}",
        r"please|list|example",
    ),
    # Where somebody of a trade works: "a nurse at St Mary's", "a line cook at a hotel in Galway".
    Row(
        "employer",
        rf"(?!.*\bstudents?\b)(?:{I_AM}|\bi (?:now )?work as|\bworking as|\bjob as|{HAVE} been)(?: (?:an?|the|now|currently|still|also|just|head|senior|junior))* (?:[\w-]+ ){{0,3}}?{{job_en}}s?(?: [a-z]+)? (?:at|for|with) (?:the )?"
        r"(?P<v>(?!the\b|an?\b|the moment|home\b|night|heart\b|least|large\b|best|present|work\b|now\b|ages\b|years\b|\d)[a-z][\w'’&.-]*(?: (?!in\b|and\b|but\b|now\b|since\b|for\b|so\b|these\b|where\b|who\b|which\b|as\b|near\b)[\w'’&.-]+){0,3})",
        proper=True,
    ),
    Row(
        "employer",
        rf"(?:{I_AM}|\bi (?:now )?work as|\bworking as|\bjob as|{HAVE} been|\bi (?:cook|clean|teach|nurse|bake|drive|work nights|work days|work))(?: (?:an?|the|now|currently|still|also|just|head|senior|junior))*(?: (?:[\w-]+ ){{0,3}}?{{job_en}}s?(?: [a-z]+)?)? (?:at|for|in) "
        r"(?P<v>an? (?:[\w'-]+ ){0,3}?(?:hotel|hospital|clinic|school|nursery|college|university|bank|restaurant|cafe|café|pub|bar|bakery|shop|supermarket|garage|factory|warehouse|farm|library|museum|gym|salon|studio|agency|firm|company|charity|call cent(?:re|er)|care home|vineyard|brewery|start-?up|law firm|lab)\b(?: (?:in|near|outside) [a-z][\w'-]+)?)",
    ),
    Row(
        "employer",
        r"^(?:i'?ve |i )?(?:been )?on the payroll (?:at|of) (?P<v>[a-z][\w'&.-]+(?: [a-z][\w'&.-]+){0,2}?)(?= since\b|$)",
        proper=True,
    ),
)

# A relative who is dead: it is told once and holds for good.
LATE: tuple[Row, ...] = (
    Row(
        "family",
        r"^(?:and |but |so |well )*(?:my |our )?(?P<who>(?:late )?(?:{kin_en}|mum|mom|mam|dad|nan|gran|grandad|grandma|grandpa|husband|wife))(?: [A-Z]?[a-z'-]+)? "
        r"(?:died|passed away|passed|was killed|took (?:his|her) own life|has been (?:dead|gone)|'s been (?:dead|gone)|is no longer with us|isn'?t around any ?more|isn'?t with us any ?more)\b"
        r".*\b(?:in (?:19|20)\d\d|ago|when i (?:was|were)|last (?:year|spring|summer|autumn|fall|winter)|(?:two|three|four|five|six|seven|eight|nine|ten|\d+|many) years|young|at \d+|before (?:i|we|my)|no longer|around|with us|of (?:cancer|a stroke|a heart attack|covid|dementia))\b.*",
        subject="family",
    ),
)
