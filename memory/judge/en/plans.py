"""What the user can, wants, makes and does, in English.

Rows as `memory/judge/reading/patterns.py` explains them.
"""

from memory.judge.en.pieces import ADV, HAVE, I_AM
from memory.judge.reading.patterns import Row

# The present tense of a verb of doing is a habit in English, where nothing in the clause says "now".
_DOING = (
    r"(?:write|keep|track|read|cook|bake|make|grow|brew|walk|swim|cycle|run|journal|meditate|knit|"
    r"paint|draw|garden|volunteer|commute|listen|watch|drink|eat|buy|shop|order|sleep|nap|wake|"
    r"work out|exercise|practi[cs]e|play|pray|fast|stretch|foster|collect|sew|hike|fish|sing|"
    r"dance|box|climb|surf|ski|skate|do|take|go|get up|use|pay|save|donate|tutor|coach|ferment|"
    r"compost|recycle|bike|drive|ride|fly|travel|camp|restore|repair|grind|roast|mentor|carpool|"
    r"hunt|row|jog|lift)"
)

PLANS: tuple[Row, ...] = (
    # ---- what the user can and wants ---------------------------------------------------------------
    Row(
        "language",
        rf"(?:\bi(?:{ADV})|\bwe(?:{ADV})|^|{I_AM}(?:{ADV}))(?: |^)?(?:speak|spoke|understand|"
        rf"read and write|fluent in|bilingual in|native in|grew up speaking|conversational in|"
        rf"am fluent in) (?P<v>(?:fluent |some |basic |a little |a bit of |native |broken |"
        rf"decent |conversational |mostly )*(?!up|to|with|for|the|my|at|about|you)[a-z]+(?:(?:,|"
        rf" and| &) [a-z]+)*)(?: (?:at home|natively|fluently|with my \w+|too|as well|"
        rf"pretty well))*",
        r"^(?:up|out|your|softly|loud|that|this|it|why|how|what|because)\b",
    ),
    Row(
        "language",
        r"\b(?:my |our )?(?:native|first|mother|home) (?:language|tongue)(?:'s|"
        r" is) (?P<v>[a-z]+(?: [a-z]+)?)|\b(?P<v2>[a-z]+) is my (?:native|first|second|third|"
        r"mother) (?:language|tongue)|\bnative (?P<v3>[a-z]+) speaker",
    ),
    Row(
        "skill",
        rf"(?:\bi(?:{ADV})|^|{I_AM}(?:{ADV})|{HAVE}(?:{ADV}))(?: |^)(?P<v>(?:play (?:the |"
        rf"some )?(?:cello|violin|viola|piano|guitar|bass|drums?|flute|clarinet|oboe|"
        rf"sax(?:ophone)?|trumpet|trombone|tuba|harp|banjo|ukulele|accordion|organ|fiddle|"
        rf"mandolin|harmonica|bagpipes|keys|chess|go)\b[^.,!?]*|play the [\w ]+|"
        rf"know how to [\w ]+|am good at [^.,!?]+|good (?:at|with) (?!it|this|that|you)[^.,!?]+|"
        rf"can (?:play|juggle|sew|knit|weld|code|cook|bake|sail|ski|surf|swim|read music|"
        rf"sight-?read|type \d+|solder|whistle|drive (?:a )?(?:stick|manual|truck|forklift)|fly|"
        rf"do (?:a )?(?:handstand|magic|sign language))[^.,!?]*|have a (?:black belt|"
        rf"pilot'?s? licen[cs]e|cdl|commercial licen[cs]e|phd|master'?s|degree|licen[cs]e|"
        rf"certificate|diploma) [^.,!?]*|certified (?:in|as|to|scuba|yoga|pilot|first)[^.,!?]*|"
        rf"trained in [^.,!?]+|skilled (?:in|at|with) [^.,!?]+|proficient (?:in|with|at) [^.,!?]+|"
        rf"know (?:python|java|javascript|sql|c\+\+|rust|go|excel|sign language|asl|photoshop|"
        rf"html|morse code)[^.,!?]*|code in [^.,!?]+|program in [^.,!?]+|sign (?:asl|bsl)[^.,!?]*|"
        rf"expert (?:in|at) [^.,!?]+|self-?taught [^.,!?]+))",
        r"\b(?:you|your)\b|how to (?:do|fix|get|use) (?:this|that|it)",
    ),
    Row(
        "goal",
        rf"(?:\b(?:i|we)(?:'ve| have|'m| am|'re| are|'d)?(?:{ADV})|^|\bmy)(?: |^)?(?:goal|dream|"
        rf"plan|ambition|aim|target|resolution|new year'?s resolution|mission|bucket list item|"
        rf"long[- ]term goal)(?: (?:this|for|next|of|in)(?: \w+){{0,2}})?(?:'s| is| was always|"
        rf":)(?: still| always)?(?: to)? (?P<v>[^.!?]+)",
        r"^(?:not|simple|clear|what|working|dead|off|good|great)\b",
    ),
    Row(
        "goal",
        rf"(?:\b(?:i|we)(?:'ve| have|'m| am|m|'re| are|'d| would)?(?:{ADV})|^)(?: |"
        rf"^)?(?:been )?(?:want(?:ing)?|plan(?:ning)?|hop(?:e|ing)|aim(?:ing)?|aspir(?:e|ing)|"
        rf"intend(?:ing)?|mean|try(?:ing)?|determined|going|gonna|gotta|decided|looking|set|"
        rf"working|on track|learning|hoping) (?:to |on |"
        rf"for )?(?P<v>(?=.*\b(?:by (?:\w+ )?(?:december|january|february|march|april|may|june|"
        rf"july|august|september|october|november|christmas|summer|spring|fall|autumn|winter|"
        rf"the end of|next|the time|20\d\d|\d\d|my|age|graduation|year)|(?:this|next|within|"
        rf"before) (?:year|\d+|the year|a year|two|three|five|i turn|spring|summer|fall|winter|"
        rf"autumn|decade)|in (?:\d+|two|three|five|ten|a few) (?:years|months)|in 20\d\d|one day|"
        rf"someday|some day|eventually|marathon|half[- ]marathon|triathlon|ironman|degree|"
        rf"master'?s|phd|mba|certification|certified|licen[cs]e|citizenship|visa|exam|bar exam|"
        rf"business|company|startup|shop|bakery|restaurant|cafe|studio|novel|book|album|house|"
        rf"home|debt|mortgage|retire|down payment|weight|pounds|lbs|kilos|kg|\d+ (?:books|miles|"
        rf"pounds|lbs|kilos|kg|words|km|push-?ups|countries|k)|fluent|fluency|emigrate|move to|"
        rf"become a|quit (?:smoking|drinking|sugar|caffeine)|career|nationals|promotion|"
        rf"scholarship|college|university|law school|med school|grad school|learn|run a|climb|"
        rf"hike the|cycle across|sail|visit every|read \d+|save|all 50|open a|start a|adopt|"
        rf"get into|switch careers|publish|write a|build a|pay off|pass the|qualify|"
        rf"compete)\b)[^.!?]+)",
        r"^(?:learn|know) (?:how|what|why|if|more|about)|\b(?:tonight|today|this (?:afternoon|"
        r"evening|morning|weekend)|tomorrow|right now)\b|\byou\b|^to (?:eat|order)|save (?:this|"
        r"that|it|the file|time)|build a (?:query|table|list|function)|write a (?:function|script|"
        r"query|reply|letter|email|poem|note)|start a (?:new )?(?:chat|conversation|thread)|"
        r"^buy (?:a|some) (?:coffee|snack)",
    ),
    Row(
        "goal",
        rf"(?:{I_AM}|{HAVE} been|^|\bwe'?re)(?:{ADV})(?: |^)?(?:been |slowly |"
        rf"currently )*(?P<v>(?:training for|studying for|preparing for|saving (?:up )?(?:for|to)|"
        rf"working (?:toward|towards|on (?:my|getting my) (?:degree|licen[cs]e|thesis|phd|"
        rf"black belt|gpa|fitness|weight|spanish|french|german|italian|japanese|chinese|"
        rf"mandarin))|learning(?: how)? (?:to )?(?!a lot|so much|about your|the hard)|"
        rf"studying (?!this|that|your)|teaching myself|trying to (?:lose|quit|learn|"
        rf"get (?:pregnant|into|fit|fluent|out of debt)|conceive|save|become)|applying (?:to|for)|"
        rf"prepping for|practicing for|practising for|getting my|quitting|paying off|"
        rf"working (?:my|our) way through|halfway through) ?[^.!?]{{2,}})",
        r"\b(?:you|your)\b|\b(?:tonight|today|tomorrow|right now|the meeting|this (?:meeting|"
        r"call))\b|learning (?:about|that|how (?:this|you))",
    ),
    Row(
        "project",
        rf"(?:{I_AM}|{HAVE} been|^|\bwe'?re|\bwe'?ve been|\bmy (?:side|current|big|passion|weekend|"
        rf"thesis|latest|main) (?:project|hustle)(?:'s| is)|\bi)(?:{ADV})(?: |^)?(?:been |"
        rf"slowly |currently |busy |still |steadily |quietly )*(?P<v>(?:restoring|renovating|"
        rf"building|writing|developing|designing|coding|knitting|sewing|quilting|remodeling|"
        rf"remodelling|recording|producing|composing|translating|making|creating|launching|"
        rf"launched|running|organizing|organising|converting|rebuilding|digitizing|compiling|"
        rf"editing|illustrating|carving|crocheting|planting|filming|maintaining|starting|"
        rf"refurbishing|fixing up|putting together|working on|turning|maintain|hosting|host|"
        rf"curating|cataloging|growing|self-publishing|drafting) (?:(?:a|an|my|our|the|two|three|"
        rf"this|some|up|old|new)\b ?)+(?:[\w'/-]+ ?){{1,8}}[^.!?]*)",
        r"\b(?:you|your)\b|\b(?:tonight|today|tomorrow|right now|email|reply|report|essay|"
        r"homework|presentation|slides?|deck|spreadsheet|lunch|dinner|coffee|breakfast|sandwich|"
        r"soup|list|query|function|cover letter|resume|cv|tea|decision|mistake|fool|mess|point|"
        r"call|phone call|late|errands?|bath|the (?:bug|ticket|draft|proposal|summary)|a fever|"
        r"memo|invoice|tab|progress|sense|appointment|payment|reservation|return|pizza|"
        r"cake for (?:tonight|tomorrow))\b",
    ),
    Row(
        "project",
        r"\bmy (?:side |current |big |passion |weekend |thesis |senior |capstone |latest |main |"
        r"dissertation |research |open[- ]source )*(?:project|side hustle|thesis|dissertation|"
        r"startup|novel|podcast|blog|channel|research|game|app)(?:'s| is)(?: (?:called|about|on|"
        r"named|a|an|to))* (?P<v>[^.!?]{3,})",
        r"^(?:due|late|done|finished|broken|not|crashing|stuck|going|failing|almost|behind)\b",
    ),
    Row(
        "other",
        r"\b(?:(?:my|our) (?P<v>(?:blood type|height|weight|shoe size|ring size|star sign|"
        r"zodiac sign|mbti|parking (?:spot|space)|locker|timezone|time zone|eyesight|"
        r"prescription|dress size|shirt size|seat|religion|faith|handicap|desk|gate code name|"
        r"license plate|favou?rite \w+|anniversary|hearing|vision|a1c|blood pressure|insurance|"
        r"gym|church|doctor|dentist|pharmacy|library|team|school|college|alma mater)(?:'s| is|"
        r" are| moved|:) ?[^.!?]+))",
        r"(?:is|'s) (?:so|not|bad|great|killing|terrible|down|losing|late|broken|closed|expensive|"
        r"packed|wild|awful|out|acting|driving|full)\b|\btoday\b",
    ),
    Row(
        "habit",
        r"\bi(?:'ve| have) (?:kept|written|done|swum|worn|eaten|used|collected|baked|made|gone to|walked|sung|read|listened to|played in|volunteered)\b [^.,!?]+ (?:since|every|all my life|"
        r"for (?:\w+ )?(?:years|decades))\b.*",
    ),
    Row(
        "other",
        r"\bmy (?P<v>[\w' ]{3,30}? (?:moved|changed|is different now|got changed|"
        r"has changed)(?: to [^.!?]+)?)$",
        r"mind|life|mood|boss",
        "update",
    ),
    Row(
        "other",
        rf"(?:{I_AM}|\bi|{HAVE}|\bi was)(?:{ADV})(?: (?:been|a|an|very|have|got|pretty|happily|"
        rf"recently|also|born|type|partially|legally|severely|slightly|chronic|mild|on the|in a|"
        rf"wear|use|use a|wear a|get|suffer from|diagnosed with|living with|of|"
        rf"have been))* (?P<v>left[- ]?handed|lefty|southpaw|colou?r ?-?blind|deaf|"
        rf"hard of hearing|blind|dyslexic|dyslexia|adhd|autistic|on the spectrum|diabetic|"
        rf"type [12] diabet\w+|diabetes|asthma(?:tic)?|epilep\w+|migraines|arthritis|anemi\w+|"
        rf"hypertension|high blood pressure|wheelchair(?: user)?|hearing aids?|glasses|contacts|"
        rf"introvert(?:ed)?|extrovert(?:ed)?|[ei][ns][tf][jp]|(?:aries|taurus|gemini|"
        rf"cancer rising|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)|married|"
        rf"single|divorced|widowed|engaged|an only child|only child|twin|pregnant|muslim|"
        rf"christian|jewish|buddhist|hindu|catholic|atheist|quaker|mormon|near-?sighted|"
        rf"short-?sighted|far-?sighted|insomnia|insomniac|carsick|seasick|motion sick\w*|"
        rf"claustrophobi\w+|vertigo|\d ?(?:'|ft|foot|feet) ?\d*\S*|\d{{3}} ?cm)\b[^.!?]*",
        r"engaged in|single (?:one|thing)|blind to|deaf to|single-?handed",
    ),
    Row(
        "habit",
        rf"^(?:i|we) (?:also |mostly |mainly |both |often )?(?P<v>{_DOING} (?!(?:it|this|that|"
        rf"these|those|not|n't|you|your|the (?:answer|code|last|first|link)|so|believe|think|want|"
        rf"need|have|know|see|sure|notice|sense|to)\b)[^.!?]{{4,}})",
        r"\b(?:you|your|yesterday|today)\b|^(?:go|get|take) (?:it|back|with|ahead|over)|^(?:make|"
        r"do) (?:sure|sense|a mistake)|^run (?:into|out)|^read (?:that|about|somewhere|in)",
    ),
)
