"""Those around the user, in English: relatives, friends; and what may follow a name without a verb.

Rows as `memory/judge/reading/patterns.py` explains them.
"""

from memory.judge.reading.patterns import Row

_KIN = (
    r"^(?:and |but |so |also |oh |well |because |since |plus |actually |fyi |note that |remember |"
    r"that |please |the thing is )*(?:my|our)(?: (?:older|younger|little|big|baby|twin|oldest|"
    r"youngest|eldest|middle|late|new|dear|elderly|step|half|only|two|three|four|own|other|"
    r"teenage|\d+[- ]?(?:year|yr|month|yo)[- ]?(?:old)?|great|\w+-year-old|disabled|deaf|poor|"
    r"lovely|first|second|adult))* "
)

# What a relative is or has for a day, and whose room it is that is a mess.
_PASSING = (
    r"(?!(?:'?s)? (?:bed)?(?:room|bag|coat|breath|face|phone|car|tantrum|nappy|homework)s?\b)"
    r"(?![^,.]{0,24}\b(?:off (?:school|sick|work)|poorly|teething|asleep|napping|crying|fighting|screaming|bouncing|nits|back from|on (?:his|her|their|the) way|at (?:mine|ours|nursery today)|"
    r"in (?:the (?:bath|shower|car|garden|hospital)|bed|a mood|a strop|tears|traffic)|today|tonight|right now|this (?:morning|week|weekend|afternoon|evening)|driving me)\b)"
)


# A clause about a relative.
KIN: tuple[Row, ...] = (
    Row(
        "family",
        _KIN
        + r"(?P<who>{kin_en})"
        + _PASSING
        + r"(?:'s)?\b(?!'?s? just\b(?! (?:turned|started|moved|retired|had a baby|got (?:married|engaged))\b))(?!'?s?(?: (?!is\b|was\b|are\b|has\b|got\b)[\w'-]+)?,? "
        r"(?:{passing_en}|is (?:calling|mad|asking|visiting|coming|here|yelling|texting|late|sick today|being))\b)[ ,].+",
        subject="family",
    ),
    Row(
        "family",
        r"^(?:and |so |also |oh )*(?:the |our )?(?:eldest |youngest |little |older |younger )*(?P<who>wife|husband|hubby|missus|daughter|son|mum|mom|mam|dad|nan|nana|gran|"
        r"granny|grandad|grandma|grandpa|grandson|granddaughter|sister|brother|partner|other half|twins|kids|parents|fianc[eé]e?|eldest|youngest)(?: \([a-z]\w+\))?"
        + _PASSING
        + r"(?:'s|s)? "
        r"(?!said|says|just (?!turned)|told|asked)(?:(?:just |now |only |also |still |really )*(?:is|are|has|have|had|works?|lives?|teach(?:es)?|turns?|turned|got|can'?t|loves?|hates?|plays?|goes|runs?|drives?|an?|in|mad|allergic|called|"
        r"vegan|vegetarian|coeliac|celiac|diabetic|deaf|blind|retired|six|seven|eight|nine|ten|\d+)\b).{3,}",
        subject="family",
    ),
    Row(
        "family",
        r"^(?:and |but |so |also )*(?:i|we)(?:'ve| have)?(?: (?:also|now|just|recently|finally|"
        r"both|still|only))* (?:have|got|had|raise|am raising|adopted|'ve|'m raising|am expecting|"
        r"are expecting|welcomed)(?: got)?(?: (?:a|an|one|two|three|four|five|six|seven|\d+|"
        r"little|older|younger|big|new|grown|small|young|twin|teenage|another|baby|identical|step|"
        r"adult|\w+-year-old|\d+[- ]year[- ]old|\d+[- ]month[- ]old))* (?P<who>{kin_en}|boys?|"
        r"girls?|grandchildren)\b.*",
        subject="family",
    ),
    Row(
        "family",
        r"^our (?P<who>(?!house|kitchen|street|town|place|dog|cat|flat|car|boss|team|school|church|village|wifi|local|neighbo|lodger|landlord)[a-z]{3,10})(?:'s| is| has| works| lives| loves| got| goes) "
        r"(?!(?:just|here|late|coming|visiting|said)\b).{4,}",
        subject="family",
        proper=True,
    ),
    Row(
        "family",
        r"^(?:and |but |so |also )*(?:i|we)(?:'m| am|'re| are|'ve|)(?: (?:just|recently|finally|"
        r"now|already))*(?: been| got| getting)?(?: happily)? (?:married|engaged|"
        r"expecting)\b(?! in).*",
        subject="family",
    ),
    Row(
        "family",
        r"^(?:i'?m (?:a|the) (?:single |proud |new |stay-at-home |working )*(?:mom|dad|mum|father|"
        r"mother|parent|grandma|grandpa|caregiver|step ?mom|step ?dad)\b).*",
        subject="family",
    ),
)

# A clause about somebody close who is no relative.
FRIEND: tuple[Row, ...] = (
    Row(
        "other",
        r"^(?:(?:an )?old |my |our )*(?:best |uni |school |work |running |climbing )*(?P<who>mate|flatmate|housemate|lodger|landlady|landlord|bestie)(?:'s| of mine)? "
        r"(?!(?:said|says|just|is (?:late|here|coming|running|mad)|ate|was)\b)(?:(?:is |getting |got |has |lives |works |hates |loves |likes |can'?t |won'?t |wants |only |a |an |the |training |allergic |turns )+).{3,}",
        subject="other",
    ),
    Row(
        "other",
        r"^(?:and |but |so |also |oh |well |because |fyi |remember |that )*(?:my|our)(?: (?:best|"
        r"good|old|close|childhood|college|new|dear|oldest|upstairs|downstairs|next[- ]door|"
        r"current|former|work|gym|running|landlord))* (?P<who>{friend_en})(?:'s)?\b"
        r"(?!(?: (?!is\b|was\b|are\b|has\b|got\b)[\w'-]+)?,? (?:{passing_en}|just|wants|needs|got|is (?:mad|calling|being|late|yelling|annoying))\b)[ ,].{4,}",
        subject="other",
    ),
)

# What may follow a name without a verb: "Ada, 31, beekeeper".
APPOSITION: tuple[Row, ...] = (
    Row("age", r"^(?:i'?m )?(?P<v>\d{2})(?: years old| yo| years young)?$"),
    Row(
        "age",
        r"^(?:i )?(?:just |have just )?(?:turned|turning|hit|am|nearly|almost|pushing|aged?) (?P<v>\d{2})\b",
    ),
    Row(
        "occupation",
        r"^(?:and )?(?:i )?(?P<v>(?:drive|teach|fix|mend|sell|build|bake|weld|farm|groom|coach|nurse|paint|clean|tend|service|repair|"
        r"install|fit out|wire|plaster|tile|upholster|cut|design|manage|run|deliver|make|breed|train|tutor|lay|fit|install|skipper|operate|restore|translate|edit|own|look after|do|mow|dig|keep|book|pack|sort|test|inspect|audit|dispatch|work (?:in|on|with|as)) (?!out\b|it\b|this|that|me\b|sure)[a-z][^.,!?]{2,40})$",
    ),
    Row(
        "occupation",
        r"^(?:and |but |now |currently |these days )*(?:an? |the |local |part[- ]time |full[- ]time |proud )*(?P<v>{job_en})(?=$| (?:up|down|over|out|here|based|living|from|in|at|for|near|by)\b)",
    ),
    Row(
        "hometown",
        r"\b(?:from|born in|raised in) (?P<v>[a-z][a-z' -]*?)(?=$| (?:living|based|but|and|who|now|originally|via|these days|settled|by)\b)",
        proper=True,
    ),
    Row(
        "location",
        r"\b(?:living|based|now|settled|ended up|out|up|down|over|these days) (?:in|near) (?P<v>[a-z][a-z' -]*?)(?= (?:now|these days|at the moment|and|but|with|since)\b|$)",
        proper=True,
    ),
    Row(
        "location",
        r"^(?!.*\b(?:born|grew up|raised)\b).*\b(?:in|near|outside|out of) (?P<v>[a-z][\w'-]*(?: [a-z][\w'-]*)?)$",
        r"^(?:the|a|an|my|our|english|french|german|spanish|january|february|march|april|may|june|july|august|september|october|november|december)\b",
        proper=True,
    ),
    Row(
        "location",
        r"^(?:and |but |then |i )*(?:moved|relocated|came|transferred|emigrated) (?:over |up |down |out |here )?to (?P<v>[a-z][\w'-]*(?: [a-z][\w'-]*)?)(?= (?:for|in|when|last|this|after|with|years?|\w+ years|a )\b|$)",
        r"^(?:the|a|an|my|our|be|see|work)\b",
        proper=True,
    ),
)
