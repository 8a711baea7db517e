"""What is said in a roundabout way, in English: an allergy by what it does, a taste by its excess, a habit by its rule.

Also work, home and plans as they are told in passing, news, and what the body has lost or cannot do. Rows as `memory/judge/reading/patterns.py` explains them.
"""

from memory.judge.reading.patterns import Row

_ILLNESS = (
    r"(?:asthma|(?:type [12] )?diabetes|epilepsy|(?:rheumatoid )?arthritis|eczema|psoriasis|hypertension|(?:high|low) blood pressure|high cholesterol|migraines?|"
    r"adhd|autism|ibs|crohn'?s(?: disease)?|colitis|endometriosis|pcos|gout|ana?emia|lupus|ms|multiple sclerosis|glaucoma|(?:sleep )?apno?ea|hypothyroidism|"
    r"an underactive thyroid|an overactive thyroid|arrhythmia|osteoporosis|fibromyalgia|copd|angina|sciatica|tinnitus|vertigo|rosacea|parkinson'?s|"
    r"coeliac disease|celiac disease|depression|bipolar(?: disorder)?|ocd|heart disease|kidney disease|a heart condition|long covid)"
)
_PART = (
    r"(?:(?:left |right |whole |half (?:of )?(?:my )?|one |both |part of (?:my )?)*(?:kidneys?|lungs?|stomach|gall ?bladder|spleen|appendix|womb|uterus|ovar(?:y|ies)|thyroid|tonsils?|"
    r"breasts?|prostate|colon|bowel|liver|larynx|toes?|fingers?|thumb|leg|foot|arm|hand|eyes?|wisdom teeth|cartilage|hip|hips|knees?|cornea|adenoids))"
)
_DEVICE = (
    r"(?:pacemaker|stents?|prosthe(?:tic|sis)(?: \w+)?|artificial (?:leg|hip|knee|heart valve)|false teeth|dentures?|cochlear implants?|hearing aids?|glass eye|insulin pump|"
    r"stoma(?: bag)?|colostomy bag|catheter|defibrillator|metal (?:plate|pins?|rods?)(?: in my \w+)?|feeding tube|wheelchair|walking frame|guide dog|service dog)"
)
_THING = r"(?P<v>(?!it\b|that|this|you|he\b|she\b|they\b|i\b|we\b|my\b|what|who|there|going|today|work\b)[\w'-]+(?: [\w'-]+){0,2}?)"
_DAY = r"today|tonight|right now|this (?:morning|afternoon|evening)"
_PLACE = r"[a-z][\w'-]*(?: [a-z][\w'-]*)?"

ROUNDABOUT: tuple[Row, ...] = (
    # ---- news, and what the body has lost or cannot do ----
    Row(
        "allergy",
        r"\b(?:it'?s|it is|it was|but|its)(?: actually| really| in fact)? (?:the )?(?P<v>(?!not\b|no\b|all\b|what|that|just\b)[\w'-]+(?: [\w'-]+){0,2}?) (?:that |which )?(?:i'?m|i am) (?:actually |really |the one )?allergic to$",
    ),
    Row(
        "allergy",
        r"^(?:and |but |no,? )*(?P<v>(?!not\b|no\b|what|that|this|it\b)[\w'-]+(?: [\w'-]+){0,2}?)(?:'s| is| are) (?:actually |really )?what (?:i'?m|i am) (?:actually |really )?allergic to$",
    ),
    Row(
        "location",
        r"^(?:and |but |so |then |have |'ve |just |recently |finally |since )*(?:moved|relocated|upped sticks)(?: back| out| over| down| up| house| home| here)* to (?P<v>[a-z][\w'-]*(?: [a-z][\w'-]*){0,2}?)(?= (?:last|this|in|for|with|from|a|an|one|two|three|four|five|six|\d+|years|ages|months|back|and|but|so|because|now|recently|after|when|yesterday|to)\b|$)",
        r"^(?:the|a|an|my|our|be|see|work|linux|windows|vim|python|january|february|march|april|may|june|july|august|september|october|november|december)\b|day$",
        op="update",
        proper=True,
    ),
    Row(
        "employer",
        r"\b(?:live|living|based|i'?m)\b[^.!?]{0,40}? and (?:i )?(?:currently |now |also |have )*(?:work(?:ing|ed)?|teach|nurse|intern) (?:at|for) (?P<v>(?:the )?[a-z0-9][\w'&.-]*(?: [a-z0-9][\w'&.-]*){0,3}?)(?= (?:now|as|in|and|but|since|for)\b|$)",
        r"^(?:home|night|the moment|a living|myself|me|you|it|now|free|least)\b",
        proper=True,
    ),
    Row(
        "other",
        r"\b(?:i have|i'?ve(?: got| had)?|i suffer from|i live with|i was diagnosed with|(?:been |got |just )?diagnosed with)(?: both| mild| severe| chronic| bad| really bad)* (?P<v>"
        + _ILLNESS
        + r")(?=$|,| and\b| since| as well| too| but| so)",
    ),
    Row(
        "other",
        r"\b(?:i|i've|my|diagnosed|both)\b.*\b"
        + _ILLNESS
        + r"(?: and|,| plus| as well as)(?: also| mild| severe| chronic| bad| a bit of)* (?P<v>"
        + _ILLNESS
        + r")(?=$|[,.]| too| as well| since| so| but)",
    ),
    Row(
        "location",
        r"\b(?:i'?m|i am|we'?re|we are) (?:over |up |down |out |back |based |settled )?in (?P<v>[a-z][\w'-]*(?: [a-z][\w'-]*){0,2}?) (?:these days|nowadays|for good)\b"
        r"|\b(?:i'?m|i am|we'?re|we are) (?:over |up |down |out |back |based |settled )?in (?P<v2>[a-z][\w'-]*(?: [a-z][\w'-]*){0,2}?),? (?:and )?(?:i |we )?have been (?:there |here )?(?:since|for)\b",
        r"^(?:the|a|an|my|our|love|it|sales|hr|finance|marketing|pain|trouble|charge|therapy|debt|recovery|january|february|march|april|may|june|july|august|september|october|november|december)\b",
        op="update",
        proper=True,
    ),
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
    Row(
        "other",
        r"^(?:i |we )(?P<v>(?:can'?t|can not|cannot|never learn(?:ed|t) (?:how )?to|don'?t know how to|don'?t) (?:drive|swim|ride a bike|cycle|cook|type|read music|read a map|whistle))(?=$| so\b| at all| and\b| any ?more)",
        r"\b(?:today|tonight|tomorrow|this week|until|with this|when)\b",
    ),
    # ---- in a roundabout way ----
    Row("possession", r"\bmy (?P<v>(?!name\b|dog|cat|{kin_en}\b|{pet_en}\b|boss|friend)[\w-]+(?: [\w-]+){0,2}? (?:is|'s) (?:called|named) [^.,!?]{2,30})", _DAY + r"|\b(?:{pet_en}|{kin_en}|boss|friend|teacher|colleague|neighbour|tutor)\b"),
    Row("dislike", r"^" + _THING + r" tastes? (?:like|of) (?:\w+ )?(?:soap|dirt|feet|cardboard|chalk|socks|metal|petrol|mud|perfume|plastic|sadness|earwax|grass)\b", _DAY),
    Row("dislike", r"^(?:in general |generally |please |always |and )*keep (?P<v>[\w' -]{3,24}?) (?:out of|off|away from) my (?!way|back|case|desk|inbox)[\w ]{3,20}$", _DAY + "|^(?:it|this|that|me)\\b"),
    Row("like", r"\bi'?d (?:walk|crawl|drive|cycle|swim|travel|run|queue|fly|hike) (?:[\w']+ ){1,6}?for (?:a |an |some |any |the )(?!bit\b|while|mile|living|week|day|bus|run\b|change)(?:good |proper |decent )?(?:(?:plate|bowl|slice|cup|pint|tin|bag|bit) of )?(?P<v>[^.,!?]{3,40})", _DAY),
    Row("dislike", r"\bje d[ée]teste (?P<v>[^.,!?]{3,30})|\bodio (?P<v2>(?:el|la|los|las) [^.,!?]{3,20})|\bich hasse (?P<v3>[^.,!?]{3,24})"),
    Row("allergy", r"^" + _THING + r"(?:'s| is| are)? (?:(?:a no[ -]go|off limits|off the menu)(?= for me| forever| for life|$)|(?:out|poison|lethal|a death sentence) (?:to|for) me)[^,]*$", r"^(?:monday|friday|that|park|road)|meeting"),
    # ---- work and home, told in passing ------------------------------------------------------------
    Row("occupation", r"^(?:anyway |so |and |but |well )*i (?P<v>work the (?:line|floor|counter|till|tills|desk|door|bar|grill|fryer|night shift|graveyard|front desk|docks|land)(?: (?:at|in|for) (?:the|a|an) [\w' -]{3,24}?)?)(?= (?:up|out|down|over) here| in [a-z]| and |$)", _DAY),
    Row("location", r"\b(?:up|out|down|over|back) here in (?P<v>" + _PLACE + r")(?= and | but | so |$)", r"^(?:the|a|an|my|our|arms|bed|front|case|person|town|smoke|tears|hives|january|february|march|april|may|june|july)\b", proper=True),
    Row("occupation", r"\bi (?P<v>(?:do|handle|run|process|manage) (?:the )?(?:payroll|accounts|bookkeeping|nails|hair|logistics|hr|it support|tech support|night security|reception|admin|data entry|childcare|school runs for|dispatch|quality control|claims|tax returns|sound|lighting|makeup|deliveries|roofing|drywall|plastering|scaffolding|landscaping|tree surgery))(?= so | and | for | at |$)", _DAY),
    Row("occupation", r"\bi (?:now |currently )?(?P<v>(?:drive|load|fly|cook|clean|bake|pack|stack|wait|deliver|fit|fix|weld|guard|photograph|edit|translate|teach|nurse) (?:[\w'-]+ ){1,4}?(?:for|at|in) (?:a|an|the) (?!moment|living|while|minute|week|day|weekend|change|morning|evening|sake|kids)[\w'-]+(?: [\w'-]+)?)(?= now|$| these days)", _DAY + r"|\bschool\b(?! (?:kitchen|canteen|office))"),
    Row("occupation", r"\bi (?P<v>(?:work|am|live) on (?:a|an|the) (?:oil )?(?:rig|trawler|cruise ship|tugboat|dairy|farm|ranch|building site|barge|freighter|tanker|wind farm|salmon farm))\b"),
    Row("occupation", r"\b(?:name'?s [a-z]+,? )?i (?P<v>(?!do\b)[a-z]+ [\w' -]{3,24}?) for a liv[a-z]{1,3}\b"),
    Row("occupation", r"\bsoy (?P<v>[a-zé]{2,12}(?:ero|era|dor|dora|ista|ico|ica|ogo|oga))$|\bje suis (?P<v2>[a-zéè]{2,12}(?:eur|euse|ier|ière|iste|ien|ienne|cin|trice))$"),
    Row("other", r"\bi (?P<v>(?:walk|get (?:around|about)|move) (?:with|on|using) (?:a|an|my|two) (?:[\w-]+ )?(?:cane|stick|frame|crutch(?:es)?|walker|prosthe\w+|rollator|wheelchair|scooter))\b"),
    # ---- plans and wishes --------------------------------------------------------------------------
    Row("goal", r"^(?:i'?m |i am |we'?re |slowly |still |also )*(?P<v>(?:working towards?|putting (?:money|a bit|cash|something|a little) (?:aside|away|by)(?: each \w+| every \w+)? for|setting (?:money|cash) aside for|squirrel+ing (?:money )?away for|chipping away at|building up to|grafting for|plugging away at|inching towards?) (?!this\b|that\b|it\b|the (?:report|deadline))[^.,!?]{2,50})", _DAY),
    Row("reply_style", r"^(?:in general|generally|as a rule|by default),? (?P<v>(?:please )?(?:break|keep|give|use|skip|write|explain|assume|put|list|show|round|leave|spell|answer|talk) (?!.*\bout of my\b)[^!?]{6,})"),
)  # fmt: skip
