"""The table of rules for English; `memory/judge/reading/rules.py` explains the groups and columns."""

from memory.judge.en.kinds import KINDS
from memory.judge.en.scenes import SCENES
from memory.judge.reading.patterns import LASTING, REMEMBER, Rule

# Changes of life: "just" does not make them a matter of the moment.
_LIFE = (
    r"\b(?:moved|relocated|switched|got (?:married|engaged|divorced|promoted|hired)|adopted|"
    r"had a baby|divorced|separated|graduated|retired|quit|started (?:a|my|at|as)"
    r"|had my birthday|swapped|traded|replaced|upgraded|(?:jumped|hopped|defected) (?:ship|to an?\b)|joined (?:an?|the)|turned \d{1,3}(?= (?:last|this|today|yesterday|in|on|and|but|now|years?|two|three|an?|recently|the other)\b|$)|hit \d{2}(?= (?:last|this|today|yesterday|in|on|and|but|now|years?|two|three|an?|recently)\b|$)|put (?:her|him|it) to sleep|changed (?:jobs|my)|broke up|passed away|sold|diagnosed|bought (?:a|our) (?:house|home|"
    r"flat|place|car))\b"
)

RULES: tuple[Rule, ...] = (
    # ---- time words ------------------------------------------------------------------------------------------
    Rule(
        "past",
        "time words",
        "en",
        "sentence",
        r"\bbefore (?:(?:i|we) (?:had|got|was|were|moved|retired|met|married|quit|stopped|became|went) |(?:the|my|our) (?:kids?|children|twins|baby|war|pandemic|divorce|accident|surgery|op|stroke|diagnosis|wedding)\b|covid\b|lockdown\b|retirement\b|marriage\b|university\b|uni\b|kids\b)[^.!?]{0,40}?\b(?:i|we|my|our)\b|"
        r"\b(?:i did (?:a|an|one|two|three|my|half an?) (?:[\w' ]{2,40}) (?:before|then|once)\b|before (?:dropping|packing|jacking|flunking) |used to|back (?:in|when)|when i was|years (?:ago|back)|ages ago|once (?:had|was|"
        r"lived|worked|upon)|(?:^|[.,;] )once an? |in my (?:teens|twenties|thirties|youth|college days)|as a (?:kid|"
        r"child|teen|teenager|student)|growing up,|in (?:college|high school|grad school|"
        r"university|school) i|at one point|(?:\w+ed|was|were|had|did|took|ran|sang|wrote|won)\b[^.;,]{0,24} in (?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth) grade|when (?:i|we) (?:first |were |was )?(?:got married|moved out|newlyweds|started out)|for (?:about |around )?(?:a|one|two|three|a few) (?:years?|summers?|winters?|months?) (?:after|before|in|during) (?:college|uni|university|school|the war|my)|formerly|previously|in the (?:old days|nineties|"
        r"eighties)|long ago|\b(?:first|last|old) (?:flat|house|home|place|apartment|room|car|job|office) (?:that )?(?:i|we) (?:ever |once )*(?:had|owned|rented|bought|lived|worked|got)\b|for one (?:summer|year|winter|season)|last (?:year|summer|winter|"
        r"decade) i (?:was|had|did)|\bspent (?:\w+ ){0,4}?(?:years?|yrs?|months?|decades?|twenties|thirties|youth|childhood)\b|i (?:was|had) (?:a|an|the|two|some|been)\b|i was (?:\w+ ){1,3}for (?:years|a decade|decades|ages|\w+ years)\b|i lived\b|"
        r"we (?:had(?! to)|were) |a (?:while|lifetime) (?:ago|back)|(?:my|a) (?:former|old|"
        r"previous) (?:job|employer|life))",
        "SHORT",
        0.9,
        "this is about the past and may no longer hold",
        r"\b(?:now|nowadays|these days|still|not any ?more|since (?:then|i was)|ever since|"
        r"no longer|always|born|quit|gave up|given up|stopped \w+ing|swore off|kicked|got (?:married|engaged|sober)|"
        r"been (?:sober|married|clean))\b|^(?:and |but )*(?:my |our )?(?:late )?(?:{kin_en}|mum|mom|dad|nan|gran)\b.{0,16}\b(?:died|passed|killed|dead)\b|\blost my (?:{kin_en}|mum|mom|dad)\b",
    ),
    Rule(
        "now",
        "time words",
        "en",
        "clause",
        r"\b(?:foggy|raining|pouring|snowing|hailing|windy|freezing|boiling|muggy|humid|icy|sunny|drizzling) (?:out|outside|again|in here)\b|^(?:pouring|raining|snowing|freezing|boiling|foggy|sweltering)(?: down)? (?:again|still|out|all)\b|"
        r"\b(?:today|tonight|this (?:morning|afternoon|evening|week|month|weekend|minute|second)|"
        r"right now|at the moment|currently|for now|just (?:now|got|had|saw|ate|finished|woke|"
        r"spilled|missed|been|came|landed|heard|read|watched|did|ran)|yesterday|last (?:night|"
        r"week|weekend|month|time)|earlier|in a (?:minute|sec|bit)|(?:ten|five|"
        r"\\d+) minutes (?:early|late|away|ago|left)|any minute|again$|lately|so far today|"
        r"as we speak|presently|the other day|for the next (?:hour|few|couple)|i'?m (?:sitting|"
        r"standing|waiting|stuck|at the|in the|on the|about to|off to|heading|late|running late|"
        r"hungry|tired|starving|exhausted|freezing|bored|so (?:tired|hungry|bored|done|mad|sad|"
        r"happy)))\b",
        "SHORT",
        0.9,
        "this is only about now",
        _LIFE
        + r"|\b(?:i'?m|i am|turned|turning|hit) \d{2} (?:today|now)\b|\b(?:on|from|until) (?:the )?\d|\bon (?:january|february|march|april|may|june|july|august|september|october|november|december)|"
        r"\b(?:every|always|usually|remember that|currently (?:live|work|living|working|based|"
        r"studying|training|learning|writing|building|a |an |employed)|right now i (?:live|work)|"
        r"(?:started|taken up|took up|resumed|picked up|back to|back into|back on) .{2,30} again|i'?m (?:smoking|drinking|vaping|gambling|running|swimming|climbing|painting|writing|studying|training|lifting|cycling|dancing|dating|eating meat) again|i'?m (?:currently|now) (?:a|an|living|working|based|learning|training|studying|writing|"
        r"building)|lately i'?ve been (?:into|learning|writing|building|training))\b",
    ),
    *KINDS,
    *SCENES,
    # ---- reuse -----------------------------------------------------------------------------------------------
    Rule(
        "one complaint",
        "reuse",
        "en",
        "clause",
        r"^(?:that|this|your|you|the (?:last|first|second|answer|link|reply|tone|summary|output|"
        r"code)|meh|ugh|hmm)\b(?:'s|'re| is| was| are| were| sounds?| reads?| looks?| feels?|"
        r" didn'?t| doesn'?t| isn'?t| wasn'?t| made| gave| missed| keeps?)?\b.{0,50}$",
        "SHORT",
        0.95,
        "a remark on this one answer",
        r"\b(?:call me|i'?m allergic|i (?:hate|love|like|prefer|never|always)|my name|from now on|"
        r"name is|going forward|always|every time|pleasantries|niceties|small talk|flattery|hand-?holding)\b",
    ),
    Rule(
        "step of a task",
        "reuse",
        "en",
        "clause",
        r"\b(?:(?:step|chapter|section|slide|page|question|part|draft|version|item|row|line|level|"
        r"episode)s? (?:\d|one|two|three|four|five)|(?:done|finished|halfway|stuck) (?:with|on|"
        r"through) (?:the|step|part|section|chapter|slide|this|that)|error|tests? (?:pass|fail)|"
        r"picking up (?:at|from)|moving on to|compiles?|the (?:first|second|third|last|middle|"
        r"cheaper|other) (?:one|two|option))\b",
        "SHORT",
        0.9,
        "progress of the task in hand",
        r"\b(?:(?:exam|test|interview|viva) is on|on (?:the )?\d{1,2}(?:st|nd|rd|th)? \w+|working towards?|training for|studying for|saving for|from now on|always|whenever|for good|my (?:name|son|daughter|wife|husband))\b",
    ),
    # ---- signals ---------------------------------------------------------------------------------------------
    Rule(
        "no need to save",
        "signals",
        "en",
        "message",
        r"\b(?:(?:don'?t|do not|no need to|needn'?t|please don'?t|never mind|"
        r"not) (?:\w+ )?(?:save|remember|store|record|keep|memori[sz]e|write (?:this|that|"
        r"it) down|note (?:this|that|it))|off the record|just kidding|jk|forget i said|"
        r"for this chat only|only in this (?:chat|conversation|thread|session)|delete (?:this|"
        r"it) (?:after|when)|toss it|temporar(?:y|ily)|throwaway|scratch ?pad)\b",
        "SHORT",
        0.95,
        "the user does not want it kept",
        r"\bforget (?:that i|about my)\b|don'?t (?:remember|recall) (?:if|whether)",
    ),
    Rule(
        "just this once",
        "signals",
        "en",
        "sentence",
        r"\b(?:just (?:this|for this) (?:once|time|one|chat|answer|reply|email|task)|"
        r"this (?:one )?time|this once|for (?:this|the next|one) (?:one|message|answer|reply|"
        r"email|chat|conversation|session|task|question|step|trip|project|draft|report|essay|"
        r"hour)|only (?:for )?(?:this|today|now|once)|one-?off|in this (?:chat|thread|"
        r"conversation|reply|answer|one)|for the moment|for the time being|until (?:we'?re|i'?m|i|"
        r"we) (?:done|finish|get)|while i (?:pack|shop|cook|drive|wait|type|check)|"
        r"for a (?:sec|second|minute|moment|bit)(?!-| ?hand)|(?:till|until) (?:my|the|your) next (?:message|msg|question|turn|step|reply)|(?:till|until) (?:we|i|you)(?:'ve|'re)?\b|^(?:for now,? )?(?:just )?(?:assume|suppose)\b|(?:till|until) (?:\w+ ){1,3}(?:gets? back|confirms?|replies|reply|approves?|comes? back|hears? back|signs? off|lets? me know)\b|for this (?:puzzle|game|itinerary|page|"
        r"form|message|msg|scene|round|msg)|where we left off|back in \d|i'?ll ask you in|we'?ll need (?:it|them)|you'?ll need (?:it|them)|"
        r"as an exception|for today|tonight only|in a minute|next step|we'?ll (?:need|use) (?:it|"
        r"that|this) (?:later|in|next)|to start with|placeholder|as a test|let'?s (?:assume|"
        r"go with|use))\b",
        "SHORT",
        0.95,
        "only for this once",
        r"\b(?:from now on|always|going forward|every time)\b",
    ),
    Rule(
        REMEMBER,
        "signals",
        "en",
        "clause",
        r"^(?:pls |please |just |quick )*(?:store|save|note|log|record|keep|file|add|memo|reminder|for the file)\b[^:.,]{0,16}:|"
        r"\b(?:remember (?:that|this|my|i|me|:|we|our|the|to|,|-)|please remember|remember\b|"
        r"don'?t (?:ever )?forget|make a note|note to self|take (?:a )?note|note (?:that|down|"
        r"for)|note:|keep (?:it |this |that |in )?(?:on file|in mind|on record|noted|handy)|"
        r"keep in mind|hold on to (?:my|this|that|it)\b|save(?: (?:this|that|it|my|to)|:)|store(?: (?:this|that|it|my)|:)|for (?:your|"
        r"the) records?|write (?:this|that|it) down|jot (?:this|that|it)? ?down|log (?:this|that|"
        r"it)|put (?:it|this|that|my [\w ]{2,24}?) (?:on (?:file|record)|down|somewhere (?:safe|permanent)|in (?:your|my) (?:long[- ]term )?(?:memory|notes|profile))|"
        r"add (?:this |that |it )?to (?:my|your) (?:profile|memory|notes|file)|hang on to|"
        r"bear in mind|commit (?:this|that|it)? ?to memory|memori[sz]e|fyi|for future reference|"
        r"file (?:this|that) away|you should know)\b",
        "LONG",
        0.9,
        "the user asks to remember it",
    ),
    Rule(
        LASTING,
        "signals",
        "en",
        "clause",
        r"\b(?:from now on|from here on|going forward|henceforth|in (?:the |all )?(?:future|"
        r"our (?:chats|conversations))|always|every time|whenever|each time|any ?time (?:i|you|"
        r"we)|by default|as a rule|permanently|for good|in all (?:our|your|my)|for all (?:future|"
        r"your|our)|when(?:ever)? (?:you|we) (?:answer|reply|respond|talk|chat|explain|write|"
        r"talk)|when (?:answering|replying|you (?:answer|reply|write|explain|send|give))|"
        r"(?:don'?t|do not) ever|never (?:use|give|send|call|start|end|reply|answer|suggest|"
        r"recommend|show|include|write|put|add|address)|stop (?:using|giving|sending|calling|"
        r"suggesting|recommending|starting|ending|adding|putting|with the)|ever again|"
        r"moving forward|next time(?:s)? (?:and|on))\b",
        "LONG",
        0.9,
        "the user says that it holds from now on",
    ),
)
