"""What is said in a roundabout way, in English: an allergy by what it does, a taste by its excess, a habit by its rule.

Also work, home and plans as they are told in passing. Rows as `memory/judge/reading/patterns.py` explains them.
"""

from memory.judge.reading.patterns import Row

_THING = r"(?P<v>(?!it\b|that|this|you|he\b|she\b|they\b|i\b|we\b|my\b|what|who|there|going|today|work\b)[\w'-]+(?: [\w'-]+){0,2}?)"
_DAY = r"today|tonight|right now|this (?:morning|afternoon|evening)"
_PLACE = r"[a-z][\w'-]*(?: [a-z][\w'-]*)?"

ROUNDABOUT: tuple[Row, ...] = (
    Row("family", r"\bmy (?P<v>{kin_en}'s (?!name|birthday|here|not|so|at\b|in\b|a\b|an\b|the\b)[\w'-]+(?: [\w'-]+){0,3}? (?:is|are) (?:the [\w ]{2,20} one|called|named|kept|due|on|in|at|\d)[^.!?]*)", _DAY, subject="family"),
    Row("possession", r"\bmy (?P<v>(?!name\b|dog|cat|{kin_en}\b|{pet_en}\b|boss|friend)[\w-]+(?: [\w-]+){0,2}? (?:is|'s) (?:called|named) [^.,!?]{2,30})", _DAY + r"|\b(?:{pet_en}|{kin_en}|boss|friend|teacher|colleague|neighbour|tutor)\b"),
    Row("possession", r"\bmy (?P<v>(?:bike|car|van|boat|kayak|canoe|locker|suitcase|toolbox|garage|shed|spare|camper|tent|scooter|lock)(?: [\w-]+){0,2}? is (?:the|a|an) [^.,!?]{3,40})", _DAY + "|mess|wreck|nightmare|state"),
    Row("dislike", r"^" + _THING + r" tastes? (?:like|of) (?:\w+ )?(?:soap|dirt|feet|cardboard|chalk|socks|metal|petrol|mud|perfume|plastic|sadness|earwax|grass)\b", _DAY),
    Row("dislike", r"^" + _THING + r"(?:'s| is| are)? (?:a )?(?:hard pass|hard no|big no|instant no|no from me|non-?starter|dead to me|banned (?:in|from) (?:my|our) (?:house|kitchen|home))\b", _DAY + "|^(?:monday|that)"),
    Row("dislike", r"^(?:you couldn'?t pay me to|wild horses couldn'?t get me to|over my dead body will i) (?:eat|drink|watch|wear|touch|go|try|listen to) (?P<v>[^.,!?]{3,})", _DAY),
    Row("dislike", r"^(?:in general |generally |please |always |and )*keep (?P<v>[\w' -]{3,24}?) (?:out of|off|away from) my (?!way|back|case|desk|inbox)[\w ]{3,20}$", _DAY + "|^(?:it|this|that|me)\\b"),
    Row("like", r"\bi'?d (?:walk|crawl|drive|cycle|swim|travel|run|queue|fly|hike) (?:[\w']+ ){1,6}?for (?:a |an |some |any |the )(?!bit\b|while|mile|living|week|day|bus|run\b|change)(?:good |proper |decent )?(?:(?:plate|bowl|slice|cup|pint|tin|bag|bit) of )?(?P<v>[^.,!?]{3,40})", _DAY),
    Row("like", r"^(?:put|slap|stick|whack|chuck|pour) (?P<v>[\w' -]{3,24}?) (?:on|in|over) (?:anything|everything|a shoe|cardboard|it)\b[^.!?]* i'?(?:m|ll|d)\b"),
    Row("dislike", r"\bje d[ée]teste (?P<v>[^.,!?]{3,30})|\bodio (?P<v2>(?:el|la|los|las) [^.,!?]{3,20})|\bich hasse (?P<v3>[^.,!?]{3,24})"),
    Row("like", r"\bj'?(?:adore|aime) (?P<v>(?:le|la|les|l')[^.,!?]{3,30})|\bme encantan? (?P<v2>[^.,!?]{3,24})|\bich liebe (?P<v3>(?!dich)[^.,!?]{3,24})"),
    Row("allergy", r"^" + _THING + r"(?:'s| is| are)? (?:(?:a no[ -]go|off limits|off the menu)(?= for me| forever| for life|$)|(?:out|poison|lethal|a death sentence) (?:to|for) me)[^,]*$", r"^(?:monday|friday|that|park|road)|meeting"),
    # ---- work and home, told in passing ------------------------------------------------------------
    Row("occupation", r"^(?:anyway |so |and |but |well )*i (?P<v>work the (?:line|floor|counter|till|tills|desk|door|bar|grill|fryer|night shift|graveyard|front desk|docks|land)(?: (?:at|in|for) (?:the|a|an) [\w' -]{3,24}?)?)(?= (?:up|out|down|over) here| in [a-z]| and |$)", _DAY),
    Row("location", r"\b(?:up|out|down|over|back) here in (?P<v>" + _PLACE + r")(?= and | but | so |$)", r"^(?:the|a|an|my|our|arms|bed|front|case|person|town|smoke|tears|hives|january|february|march|april|may|june|july)\b", proper=True),
    Row("occupation", r"\bi (?P<v>(?:run|own|manage) (?:a|an|the|my|our) (?:[\w'-]+ ){0,3}?(?:shop|store|farm|pub|bar|cafe|café|bakery|salon|studio|garage|stall|restaurant|practice|clinic|nursery|kennels?|brewery|hotel|b&b|gym|business|florist|bookshop))(?= in [a-z])"),
    Row("location", r"\bi (?:run|own|manage) (?:a|an|the|my|our) (?:[\w'-]+ ){1,4}?in (?P<v>" + _PLACE + r")(?= so | and | but |$)", r"^(?:the|a|an|my|our)\b", proper=True),
    Row("occupation", r"\bi (?P<v>(?:do|handle|run|process|manage) (?:the )?(?:payroll|accounts|bookkeeping|nails|hair|logistics|hr|it support|tech support|night security|reception|admin|data entry|childcare|school runs for|dispatch|quality control|claims|tax returns|sound|lighting|makeup|deliveries|roofing|drywall|plastering|scaffolding|landscaping|tree surgery))(?= so | and | for | at |$)", _DAY),
    Row("occupation", r"\bi (?P<v>(?:do|drive|haul|fly|run|work) the (?!dishes|laundry|math|maths|shopping|washing)[\w' -]{3,24} (?:run|route|line|round|shift|loop|ferry))\b", _DAY),
    Row("occupation", r"\bi (?:now |currently )?(?P<v>(?:drive|load|fly|cook|clean|bake|pack|stack|wait|deliver|fit|fix|weld|guard|photograph|edit|translate|teach|nurse) (?:[\w'-]+ ){1,4}?(?:for|at|in) (?:a|an|the) (?!moment|living|while|minute|week|day|weekend|change|morning|evening|sake|kids)[\w'-]+(?: [\w'-]+)?)(?= now|$| these days)", _DAY + r"|\bschool\b(?! (?:kitchen|canteen|office))"),
    Row("occupation", r"\bi (?P<v>(?:work|am|live) on (?:a|an|the) (?:oil )?(?:rig|trawler|cruise ship|tugboat|dairy|farm|ranch|building site|barge|freighter|tanker|wind farm|salmon farm))\b"),
    Row("occupation", r"\b(?:name'?s [a-z]+,? )?i (?P<v>(?!do\b)[a-z]+ [\w' -]{3,24}?) for a liv[a-z]{1,3}\b"),
    Row("occupation", r"\bsoy (?P<v>[a-zé]{2,12}(?:ero|era|dor|dora|ista|ico|ica|ogo|oga))$|\bje suis (?P<v2>[a-zéè]{2,12}(?:eur|euse|ier|ière|iste|ien|ienne|cin|trice))$"),
    # ---- habits ------------------------------------------------------------------------------------
    Row("habit", r"^(?:pay|paycheck|wages|salary|payday)[\w' ]{0,14}(?:lands?|hits?|comes? in|comes)?,? [^.!?]*\b(?:goes?|straight|first|before)\b[^.!?]*", _DAY),
    Row("habit", r"^(?:the )?(?:second|moment|minute|instant) (?:i|the clock|it|my|the) [^.!?]{3,30}?,? (?:i|the|my) (?!'|was|were|had|did|will|knew|saw|thought)[^.!?]{4,}", _DAY + r"|\byou\b|yesterday|last"),
    Row("habit", r"^(?:past|after|before|come|from) (?:\d{1,2}|nine|ten|eleven|eight|seven|six|midnight|noon|sundown|sunset)(?: ?[ap]m)?,? (?:i|my|the) (?!'ll|was|were|had|did|will)[^.!?]{4,}", _DAY + r"|\byou\b"),
    Row("other", r"\bi (?P<v>(?:walk|get (?:around|about)|move) (?:with|on|using) (?:a|an|my|two) (?:[\w-]+ )?(?:cane|stick|frame|crutch(?:es)?|walker|prosthe\w+|rollator|wheelchair|scooter))\b"),
    Row("other", r"\bi (?P<v>(?:had|have|got|'?ve had|'?ve got) (?:my |a |both |two )?(?:[\w-]+ )?(?:knees?|hips?|valve|kidney|shoulder|pacemaker|stent|rods?) (?:replaced|transplant(?:ed)?|implant(?:ed)?|done|fused))\b"),
    # ---- plans and wishes --------------------------------------------------------------------------
    Row("goal", r"^(?:i'?m |i am |we'?re |slowly |still |also )*(?P<v>(?:working towards?|putting (?:money|a bit|cash|something|a little) (?:aside|away|by)(?: each \w+| every \w+)? for|setting (?:money|cash) aside for|squirrel+ing (?:money )?away for|chipping away at|building up to|grafting for|plugging away at|inching towards?) (?!this\b|that\b|it\b|the (?:report|deadline))[^.,!?]{2,50})", _DAY),
    Row("reply_style", r"^(?:going forward|from (?:now|here) on(?: out)?|in future|as a rule),? (?P<v>(?:please )?(?!i\b|my\b|we\b|the\b)[a-z]+ [^!?]{6,})"),
    Row("reply_style", r"^(?:in general|generally|as a rule|by default),? (?P<v>(?:please )?(?:break|keep|give|use|skip|write|explain|assume|put|list|show|round|leave|spell|answer|talk) (?!.*\bout of my\b)[^!?]{6,})"),
    Row("event", r"^(?P<v>(?:moving day|the (?:move|wedding|christening|funeral|operation|op|exam|viva|hearing|due date|big day|reunion|final)|my (?:surgery|operation|op|exam|viva|hearing|due date|wedding|scan|interview|graduation|recital))(?:'s| is) (?:on |in )?(?:the )?(?:first|second|third|fourth|last|end|middle|\d)[^.,!?]{3,40})"),
)  # fmt: skip
