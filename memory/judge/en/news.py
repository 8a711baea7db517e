"""News of the user's life, in English: what a test found, a move, another job.

Rows as `memory/judge/reading/patterns.py` explains them.
"""

from memory.judge.reading.patterns import Row

_ILLNESS = (
    r"(?:asthma|(?:type [12] )?diabetes|epilepsy|(?:rheumatoid )?arthritis|eczema|psoriasis|hypertension|(?:high|low) blood pressure|high cholesterol|migraines?|"
    r"adhd|autism|ibs|crohn'?s(?: disease)?|colitis|endometriosis|pcos|gout|ana?emia|lupus|ms|multiple sclerosis|glaucoma|(?:sleep )?apno?ea|hypothyroidism|"
    r"an underactive thyroid|an overactive thyroid|arrhythmia|osteoporosis|fibromyalgia|copd|angina|sciatica|tinnitus|vertigo|rosacea|parkinson'?s|"
    r"coeliac disease|celiac disease|depression|bipolar(?: disorder)?|ocd|heart disease|kidney disease|a heart condition|long covid)"
)

NEWS: tuple[Row, ...] = (
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
        "occupation",
        r"\b(?:i'?m|i am)(?: now)? an? (?P<v>(?!member|fan|volunteer|bit|big|regular|guest|stranger|new|huge|lot|week|day|month|few|year|mess|total)[a-z][a-z-]+(?: [a-z-]+){0,2}?) (?:with|at|for|on|in) (?:the |an? )?[\w'&-]+(?: [\w'&-]+){0,3} now$",
        r"\b(?:fan|member|customer|guest|mess|wreck|person|regular|subscriber|patient|parent|mum|mom|dad|week|day|month|year)$",
        op="update",
    ),
    Row(
        "occupation",
        r"\b(?:i'?m|i am)(?: now| currently)? (?P<v>(?:driving|teaching|nursing|cooking|cleaning|baking|delivering|fitting|fixing|welding|guarding|selling|managing|coaching|painting|coding|designing|editing|translating|writing|stacking|packing|building|working)(?: [\w'-]+){1,5}? (?:for|at|with) (?!me\b|you|my |our |the (?:moment|weekend|kids)|now|a (?:bit|while|minute|friend))[\w'& -]{2,24}?) now$",
        r"\b(?:dinner|lunch|report|essay|homework|mum|dad|email)\b",
        op="update",
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
)
