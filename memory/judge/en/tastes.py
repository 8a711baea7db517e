"""What the user likes, avoids and always does, in English, and how answers should be.

Rows as `memory/judge/patterns.py` explains them.
"""

from memory.judge.patterns import Row

_I = r"\bi(?:'m| am|m)\b"
_HAVE = r"\bi(?:'?ve| have|ve)\b"
_ADV = (
    r"(?: (?:really|just|also|actually|still|absolutely|totally|only|mostly|mainly|honestly|"
    r"always|truly|generally|usually|currently|now|personally|genuinely|simply|definitely|kinda|"
    r"kind of|sort of|quite|so|both|all|strictly|seriously|particularly|especially|even|do|did|"
    r"will|basically|originally|already|officially|recently|finally|can|could|pretty much|"
    r"literally|secretly|deeply|utterly|do not|very much))*"
)
_NOT_OBJECT = (
    r"^(?:it|this|that|you|them|him|her|these|those|to know|your|how|when|the (?:idea|way|new|"
    r"answer|last|first)|what|if|where|seeing|to think|to say|to ask|to see|one|some|a (?:quick|"
    r"word)|me|us|i|two|the sound of that)\b(?! (?:my|i) )"
)
_END = r"(?=$|[,.!]| and | but | so | because | - | btw| (?:though|lol|haha|fyi|please|thanks|cuz|since)\b)"

TASTES: tuple[Row, ...] = (
    # ---- what is not eaten, what hurts -------------------------------------------------------------
    Row(
        "allergy",
        r"\b(?:allergic|intolerant|highly sensitive|anaphylactic|deathly allergic|"
        r"severely allergic|reaction|sensitive) to (?P<v>[^.!?]+?)(?= (?:so|but|which|since)\b|$|"
        r"[.!])",
        r"^(?:you|your|this|that|bullshit|nonsense|mondays|work|people|criticism|effort|hard work|"
        r"it|mornings|commitment|drama|exercise|cardio|small talk)\b",
    ),
    Row(
        "allergy",
        r"\b(?:a|an|my|have|has|got|severe|bad|mild|serious|nasty|food|lifelong)(?: (?:a|an|bad|"
        r"severe|serious|mild|nasty|terrible|lifelong))* ?(?P<v>[\w-]+(?: [\w-]+)? (?:allerg(?:y|"
        r"ies)|intolerance))|\b(?P<v2>(?:lactose|gluten|histamine|fructose) intolerant|coeliac|"
        r"celiac(?: disease)?|hay ?fever|anaphylaxis)\b",
        r"^(?:food|the|no|my) allerg|new",
    ),
    Row(
        "allergy",
        r"\b(?P<v>[\w-]+(?: [\w-]+)?) (?:and i (?:don'?t|do not) (?:get along|agree|mix)|"
        r"(?:gives?|give) me (?:hives|a rash|migraines?|the runs|a swollen)|makes? (?:my|"
        r"me) (?:throat|lips?|tongue|face|eyes|break out|skin|swell|itch|wheeze|sneeze|throw up|"
        r"violently|really ill|ill|puff)|will (?:literally )?kill me|closes? my throat|"
        r"(?:sends?|puts?|lands?|landed|sent) me (?:in|to) (?:the )?(?:er|a&e|hospital|icu|emergency)|brings? me out in \w+|breaks? me out|(?:do|does)(?:n'?t|"
        r" not) agree with (?:me|my stomach))",
        r"^(?:it|this|that|you|they|he|she|traffic|work|and|meetings?)\b",
    ),
    Row(
        "allergy",
        r"\bi (?:break out|get (?:hives|itchy|a rash|swollen|wheezy)|swell up|can'?t breathe|itch|"
        r"go into shock|get migraines)(?: \w+){0,4}? (?:from|if i (?:eat|touch|have|drink)|"
        r"when(?:ever)? i (?:eat|touch|have|drink)|after (?:eating|drinking)|around|"
        r"with) (?P<v>[^.,!?]+)",
    ),
    Row(
        "diet",
        r"\bi(?:'ve| have)?(?: not|n'?t)? ?(?:haven'?t )?(?:eaten|touched|drunk) [a-z ]{2,24}? (?:in|for) (?:many |over |\w+ )?"
        r"(?:years|ages|decades)\b",
    ),
    Row(
        "diet",
        rf"(?:{_I}|{_HAVE} (?:been|gone)|\bwe(?:'re| are)|^|\bi (?:eat|follow|keep|do|went|go|"
        rf"stick to|stay)|\bfamily is|\bour (?:house|household|kitchen) is)(?:{_ADV})(?: ?\b(?:a|"
        rf"an|on|been|mostly|strict|strictly|gone|going|lifelong|ovo[- ]?lacto|trying|the|also|"
        rf"eating|completely|fully|100%|doing|practicing|raised|pure|my))* ?(?P<v>vegan|"
        rf"vegetarian|pescatarian|keto(?:genic)?|paleo|halal|kosher|gluten[- ]?free|"
        rf"dairy[- ]?free|sugar[- ]?free|low[- ]?carb|low[- ]?sodium|low[- ]?salt|low[- ]?fodmap|"
        rf"plant[- ]?based|raw food|carnivore|mediterranean|flexitarian|whole30|fodmap|"
        rf"lacto[- ]?vegetarian|nut[- ]?free|intermittent fasting|diabetic diet|teetotal(?:er)?|"
        rf"sober)\b(?! (?:place|restaurant|recipe|option|friend|joint|cafe)s?)[^.!?]*",
    ),
    Row(
        "diet",
        r"^(?P<v>no (?!thanks|way|idea|worries|problem|need|"
        r"more)[\w-]+(?: [\w-]+){0,2}) for (?:me|us|my family|our house)\b",
    ),
    Row(
        "diet",
        r"\b(?:i|we)(?:'ve)?(?: (?:really|just|also|personally|actually|simply|still|literally|"
        r"usually|generally|both))* (?P<v>(?:don'?t|do not|never|can'?t|cannot|won'?t|avoid|"
        r"stopped|quit|gave up|cut out|stay away from|steer clear of|skip|no longer|try not to|"
        r"refuse to|rarely|hardly ever)(?: (?:really|ever|even|usually|like to|"
        r"touch any))* ?(?:eat|eating|drink|drinking|touch|consume|have|do|cook with|"
        r"order)?(?<=eat|ing|ink|uch|ume|ave| do|ith|der|oid|out|rom| of|kip) (?!it\b|this|that|"
        r"the |you|your|with|to\b|time|any (?:idea|time|questions|plans)|a (?:clue|car|choice|"
        r"problem|preference|lot|good)|an |much (?:time|money|experience)|my |here|out|mondays|"
        r"well|well with|for|enough|meetings|drama|small talk|mornings|breakfast|"
        r"lunch)(?:[\w'-]+)(?: [\w'&-]+){0,4})" + _END,
        r"(?:have|do) (?:any|a|enough|kids|children|siblings|pets|time|money|one|it|much|that|"
        r"the)|skip (?:ahead|the|to|this)|avoid (?:the|this|that|doing|using)|talk about|stand|"
        r"skip",
    ),
    # ---- for the assistant -------------------------------------------------------------------------
    Row(
        "reply_style",
        r"^(?=.*\b(?:from (?:now|here) on|going forward|henceforth|in (?:the )?future|"
        r"in (?:all )?our|always|every time|whenever|when(?:ever)? (?:you|we|i (?:ask|paste|"
        r"send))|each time|any ?time|by default|permanently|in all|never|don'?t ever|stop|"
        r"ever again|moving forward|for all|when (?:answering|replying|explaining|"
        r"writing))\b)(?:.*\b(?:answers?|repl(?:y|ies)|respon(?:d|se|ses)|explain|explanations?|"
        r"bullets?|bullet points?|tone|emojis?|short(?:er)?|brief|concise|long(?:er)?|detail(?:ed|"
        r"s)?|summary|summari[sz]e|units?|metric|imperial|celsius|fahrenheit|spelling|british|"
        r"american|english|spanish|french|german|chinese|mandarin|formal|casual|polite|blunt|"
        r"sarcas\w+|jargon|jokes?|humou?r|examples?|code|comments?|table|tables|list|markdown|"
        r"headings?|headers?|format|paragraphs?|sentences?|words|first|language|style|sources?|"
        r"links?|citations?|cite|steps?|step by step|apologi[sz]\w*|disclaimers?|greetings?|"
        r"preamble|intro|recap|tl;?dr|exclamation|caps|lowercase|plain|simple|simply|"
        r"sugar-?coat\w*|filler|small talk|talk to me|speak|write|use|give me|send me|show|put|"
        r"start|end|keep|skip|address|sign|ask (?:me )?before|sir|ma'?am|24[- ]hour|column|dates?|"
        r"currency|prices?|recipes?|servings?|be (?:more|less|direct|honest|brief|kind|"
        r"blunt))\b).*",
        r"^(?:i|we|my)\b(?!'d| (?:want|need|would|prefer|expect|like (?:you|your|answers|replies)|"
        r"hate (?:it )?when you))|\b(?:suggest|recommend|show)(?:ing)? (?:me )?(?!code|examples?|"
        r"sources?)|\b(?:he|she|they) (?:always|never)|^(?:it|that|this|people|everyone|he|she|"
        r"they|the) (?:always|never)|\bcall me\b|^never (?:skip|miss)|remember",
    ),
    Row(
        "reply_style",
        r"\b(?P<v>i (?:really |always )?(?:hate|love|like|dislike|prefer|don'?t like|"
        r"can'?t stand)(?: it)? when you (?!guys|'re (?:on|in)|get|wake|walk)[^.!?]+)",
        r"\b(?:just did|there|this time)\b",
    ),
    Row(
        "reply_style",
        r"\bi(?:'d| would)?(?: really| always| much)? (?:prefer|like|want|love|appreciate|"
        r"need)(?: (?:you|your|all|my))* (?P<v>(?:[\w-]+ ){0,4}(?:answers?|replies|responses?|"
        r"explanations?)(?: to be| that are| in| with| without| short| brief)?[^.!?]*)",
        r"this (?:one|time)|these|an answer$|the answer|answer to|answers? (?:now|fast)",
    ),
    Row(
        "dislike",
        r"\b(?:don'?t|do not|never|stop|no need to|quit)(?: ever| please|"
        r" keep)?(?: on)? (?:recommend(?:ing)?|suggest(?:ing)?|show(?:ing)?|send(?:ing)?|"
        r"push(?:ing)?|offer(?:ing)?|pitch(?:ing)?)(?: me)?(?: any| more| anything (?:with|from|"
        r"about|by|containing))? (?P<v>(?!it\b|this\b|that\b|me\b|to\b|code|"
        r"the same)[^.,!?]{2,40}?)(?: (?:to me|ever|again|anymore|any more|please|ever again|"
        r"from now on|in future))*" + _END,
    ),
    # ---- habits come before tastes: "I only drink", "every morning" ---------------------------------
    Row(
        "dislike",
        rf"(?:\b(?:i|we)(?:'ve| have)?(?:{_ADV})|^)(?: |^)(?:hate|loathe|detest|despise|dislike|"
        rf"can'?t stand|cannot stand|can'?t bear|can'?t tolerate|can'?t handle|can'?t deal with|"
        rf"don'?t(?: really| actually| particularly)? (?:like|enjoy|care for|dig|want to see|"
        rf"do well with)|do not (?:like|enjoy|care for)|never (?:liked|cared for|enjoyed|"
        rf"got into)|am not (?:a fan of|into|keen on|big on|fond of)|have never liked|"
        rf"have no interest in|have zero interest in|refuse to (?:eat|watch|wear|fly|"
        rf"use)) (?P<v>[^.,!?]+)",
        _NOT_OBJECT + r"|\b(?:today|right now|this (?:one|time|answer))\b|how you",
    ),
    Row(
        "dislike",
        rf"(?:{_I}|^|\bwe'?re)(?:{_ADV})(?: |^)(?:not|never|no)(?: been)?(?: (?:really|much of|"
        rf"exactly|at all|too|so|that|very))* ?(?:a |an )?(?:big |huge |great )?(?:into|fan of|"
        rf"keen on|big on|fond of|lover of|one for|wild about|crazy about|a fan of|"
        rf"fan) ?(?P<v>[^.,!?]+)|\b(?:scared|terrified|afraid|petrified) of (?P<v2>[^.,!?]+)",
        _NOT_OBJECT,
    ),
    Row(
        "dislike",
        r"\bi (?:can'?t|cannot) (?:abide|be doing with|be dealing with|get on with|face|cope with|warm to|get into) (?P<v>(?!this|that|it\b|another)[^.,!?]{3,})|"
        r"\bi(?:'?ve| have)? (?:never got(?:ten)? on with|no time for|draw the line at|won'?t set foot in|run a mile from|steer clear of) (?P<v2>[^.,!?]{3,})",
        r"today|tonight|right now",
    ),
    Row(
        "dislike",
        r"^(?P<v>(?!it\b|that|this|you|he\b|she\b|they\b|i\b|we\b|my (?:boss|code|phone))[\w'-]+(?: [\w'-]+){0,3}?) (?:do|does) my (?:head|nut) in|"
        r"^(?P<v2>(?!it\b|that|this|you|he\b|she\b|they\b|i\b|we\b)[\w'-]+(?: [\w'-]+){0,3}?) (?:fills? me with dread|can get in the (?:sea|bin)|gets? right on my nerves|wears? me out|isn'?t my bag|aren'?t my bag)",
        r"today|^(?:this|traffic)",
    ),
    Row(
        "dislike",
        r"^(?:and |but |honestly |ugh |imo |tbh )*(?P<v>(?!it\b|that|this|you|the (?:answer|link|"
        r"last|first|code|summary)|your|what|there|he\b|she\b|they\b|i\b|we\b|my (?:day|week|boss|"
        r"code|wifi|laptop|phone))[\w'-]+(?: [\w'-]+){0,3}?)(?:'s| is| are|,)(?: (?:just|"
        r"absolutely|so|totally|truly|honestly|really|straight up|genuinely|"
        r"always))* (?:disgusting|gross|nasty|vile|the worst|revolting|horrid|horrible|my nemesis|my (?:worst |absolute )?nightmare|my idea of hell|my pet (?:hate|peeve)|"
        r"my kryptonite|overrated|not my thing|not for me|not my (?:jam|cup of tea|style|bag)|"
        r"a no from me|a hard no(?: for me)?|a dealbreaker|an abomination|a crime|criminal|"
        r"an insult|a sin|the devil|evil|inedible|repulsive|yuck)",
        r"^(?:traffic|weather|today|wifi|service|food here)\b",
    ),
    Row(
        "dislike",
        r"\b(?P<v>(?!it\b|that|this|you|what|he\b|she\b|"
        r"they\b)[\w'-]+(?: [\w'-]+){0,2}) (?:(?:creeps?|freaks?|gross(?:es)?|weirds?|"
        r"stress(?:es)?|puts?) me (?:out|off)|makes? me (?:gag|sick|nauseous|queasy|"
        r"want to (?!dance|smile|travel|visit|sing|try)\w+|cringe|anxious|carsick)|"
        r"turns? my stomach|does nothing for me|do nothing for me|(?:is|are)n'?t (?:for me|"
        r"my thing|my cup of tea|my jam)|bores? me(?: to (?:tears|death))?|never did it for me|"
        r"leaves? me cold)",
    ),
    Row(
        "habit",
        r"^(?=.*\b{often_en}\b)(?:{often_en}\b|.*\b(?:i|we|i'm|im|i've|my|me)\b|"
        r"[^ ]+ .*, always$).*",
        r"\b(?:you|your)\b|\b(?:my|the|this) (?:wifi|phone|laptop|computer|boss|bus|train|car|"
        r"code|printer|app|internet|screen|connection) (?:always|never|keeps|is always)|"
        r"never mind|never thought|never knew|never (?:heard|seen|been|said|had|tried|understood|"
        r"again|noticed|realized)|always wondered|always wanted|today|right now|can i|should i|"
        r"(?:he|she|they|it|people) (?:always|never|usually)|as usual|^usually (?:it|the)|"
        r"^never (?:gonna|going)|i'?ll never|always (?:a pleasure|nice|good|loved|liked|hated)|"
        r"for years (?:i|we) (?:was|had)",
    ),
    Row(
        "habit",
        r"(?:^|\b(?:i|we)(?:'m| am|'ve| have)? (?:a )?)(?P<v>(?:morning person|night owl|"
        r"early riser|early bird|light sleeper|heavy sleeper|smoker|non-?smoker|homebody|"
        r"creature of habit)|(?:don'?t|do not|never) (?:drink(?: alcohol)?|smoke|eat breakfast|"
        r"snack|nap|watch tv|fly|drive)(?=$|[,.!]| at all| ever)|(?:get up|wake up|wake|go to bed|"
        r"start work|am up|go to sleep|turn in) (?:at|by|before|around) [^.,!?]+|"
        r"make a point of [^.,!?]+|(?:can'?t|cannot) (?:start|function|sleep|work|live|get going|"
        r"fall asleep)[^.,!?]* without [^.,!?]+|(?:commute|cycle|bike|walk|take the (?:bus|train|"
        r"tram|subway|ferry)) to (?:work|the office|school|campus)[^.,!?]*|work (?:nights?|"
        r"night shifts?|the night shift|from home|remotely|weekends|graveyard)[^.,!?]*|"
        r"meal[- ]prep[^.,!?]*)",
        r"today|this|late",
    ),
    Row(
        "like",
        r"^(?:just |please )?(?:give|hand|show|pass) me (?P<v>(?!a (?:list|minute|sec|moment|hint|recipe|summary|break)|the (?:answer|list|code))[^.,!?]{3,40}?) (?:over [^.,!?]{3,30}? )?(?:any ?day|any ?time|every time|all day long|and i(?:'m|'ll be)? \w+)",
    ),
    Row(
        "like",
        r"^(?:anything (?:with|by|from|involving) )(?P<v>[^.,!?]{3,30}?) and (?:i'?m (?:sold|happy|in|yours)|i melt|you'?ve got me)",
    ),
    Row(
        "like",
        r"\bi(?:'?ve| have)? (?:got )?(?:(?:always )?had a (?:real )?(?:soft spot|weakness|thing) for|go weak for|never tire of|can'?t say no to|could live off) (?P<v>[^.,!?]{3,})",
    ),
    Row("like", r"\bnothing beats (?P<v>(?!being|having to|when|it\b)[^.,!?]{3,40}?)(?= for me|$|[.,!])"),
    Row(
        "habit",
        r"\bi'?m (?:a |an )(?P<v>(?:\w+ )?(?:runner|swimmer|climber|cyclist|hiker|gamer|bird ?watcher|surfer|skier|skater|"
        r"rower|kayaker|biker|knitter|quilter|collector))\b",
    ),
    Row(
        "like",
        rf"(?:\b(?:i|we)(?:'ve| have)?(?:{_ADV})|^(?:really |absolutely |huge )?)(?: |^)(?:love|"
        rf"like|enjoy|adore|prefer|dig|fancy|cherish|worship|live on|am obsessed with|"
        rf"have a (?:soft spot|weakness|thing|sweet tooth|passion) for|have always loved|"
        rf"always loved|could (?:eat|drink|listen to|watch|live on)|can'?t get enough of|"
        rf"can'?t live without|can'?t resist|favou?r|swear by|geek out (?:over|about)|"
        rf"am partial to|go nuts for|take my \w+|drink my \w+) (?P<v>[^.!?]+?)(?= (?:so|because|"
        rf"but|which)\b|$|[.!])",
        _NOT_OBJECT + r"|\b(?:today|right now|how you|this (?:one|time|answer|idea))\b|^to (?:know|see|order|"
        r"ask|hear|thank)|a horse",
    ),
    Row(
        "like",
        rf"(?:{_I}|^|\bwe'?re|{_HAVE} been)(?:{_ADV})(?: (?:a|an|been|such|very|big|huge|massive|"
        rf"really|totally|total|lifelong|super|pretty|always|completely|absolute|die-?hard|"
        rf"an avid|avid|recently|lately)\b)*(?:^(?:big|huge|massive|total|lifelong|avid|also|"
        rf"such a) )?(?: |^)?(?:(?:into|obsessed with|crazy about|mad about|keen on|fond of|"
        rf"hooked on|addicted to|partial to|nuts about|passionate about|fan of|sucker for|"
        rf"fanatic about|wild about|a fan of|lover of|big on) (?P<v>[^.,!?]+)|"
        rf"(?P<v2>[\w-]+(?: [\w-]+)? (?:person|lover|fan|nerd|buff|junkie|addict|fanatic|"
        rf"enthusiast|geek|snob|nut|freak|aficionado)))",
        _NOT_OBJECT + r"|people person|bad person|busy person|same person|right person|kind of person|"
        r"type of person|changed|only person|first person",
    ),
    Row(
        "like",
        r"\b(?:i|we)(?:'ve| have)? (?:have|got|had always|'ve got) (?:a|"
        r"an)(?: \w+){0,2}? (?P<v>sweet tooth|(?:soft spot|weakness|passion|thing|love|"
        r"fondness) for [^.!?]+)",
    ),
    Row(
        "like",
        r"\b(?:my|our)(?: (?:all[- ]time|absolute|number one|current))* (?:favou?rite|go-to|"
        r"comfort|guilty pleasure|hobby|hobbies|passion|weakness|happy place|usual|"
        r"standing)(?: [\w'-]+){0,3}?(?:'s| is| are| has always been|:) (?:probably |definitely |"
        r"always |still |by far )?(?P<v>[^.!?]+)",
        r"^(?:when|what|not)\b",
    ),
    Row(
        "like",
        r"^(?:and |but |honestly |imo |tbh )*(?P<v>(?!it\b|that|this|you|your|what|there|he\b|"
        r"she\b|they\b|i\b|we\b|my\b)[\w'-]+(?: [\w'-]+){0,4}?)(?:'s| is| are)(?: (?:just|"
        r"absolutely|so|totally|truly|honestly|really|hands down|always|by far|"
        r"definitely))* (?:my (?:favou?rite|jam|thing|weakness|comfort|go-to|happy place|"
        r"guilty pleasure|passion|life|religion|idea of heaven|absolute|number one|all-?time|"
        r"kind of|love language|drug of choice)|the best thing|the love of my life|"
        r"what i live for|heaven|life|the goat)",
        r"^(?:music to)\b",
    ),
    Row("like", r"^(?P<v>(?!not|the|if|one|read|this|that)(?:[\w-]+ ){1,4})only(?: for me)?$"),
    Row(
        "like",
        r"\b(?P<v>(?!nobody|no one|nothing)[\w'-]+(?: [\w'-]+){0,2}) over (?P<w>[\w'-]+(?: [\w'-]+"
        r")?)(?:,)? (?:any ?day|always|every time|all day|all the way|for me)",
    ),
)
