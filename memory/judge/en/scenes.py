"""What is told of a moment, a stay that is over, a thing mocked or a saying handed on, in English: SHORT all of it.

Rules as `memory/judge/reading/patterns.py` explains them.
"""

from memory.judge.reading.patterns import Rule

_SPOT = (
    r"(?:laundromat|launderette|station|airport|platform|train|bus|tram|tube|subway|metro|plane|ferry|boat|taxi|cab|queue|line|checkout|till|car ?park|parking lot|multi-?storey|"
    r"waiting room|supermarket|shops?|store|mall|bank|gate|bus stop|dentist'?s?|doctor'?s?|garage|gym|caf[eé]|coffee shop|diner|bar|pub|park|beach|lift|elevator|motorway|"
    r"highway|freeway|hospital|er|a&e|dmv|post office|vet'?s?|library|cinema|theat(?:er|re)|stadium|gig|concert|ikea|tesco|costco|walmart|target|drive-?thru|barber'?s?|salon|hairdresser'?s?|"
    r"playground|pool|carousel|departures|arrivals|lounge|lobby|stairwell|rest stop|services|petrol station|gas station|toll booth|border|customs|car wash|traffic|tailback|food court)"
)
_THINGS = (
    r"(?:printer|laptop|computer|phone|car|alarm|router|wi-?fi|internet|boiler|oven|fridge|toaster|kettle|dishwasher|washing machine|vacuum|hoover|sat-?nav|gps|scanner|"
    r"bus|train|airline|broadband|landlord|boss|bank|app|umbrella|thermostat|doorbell|keyboard|mouse|speaker|watch|microwave|lift|elevator|forecast|weather app|smart \w+)"
)

SCENES: tuple[Rule, ...] = (
    Rule(
        "now",
        "time words",
        "en",
        "sentence",
        r"^(?:so |ok |ugh |well |currently |still |just |me |i'?m |i am |we'?re |here )*(?:sat |sitting |stood |standing |stuck |waiting |wandering |que(?:ue)?ing |lost |parked |walking |circling |pacing |"
        r"lying |crammed |squashed |trapped |out |hiding |camped )*(?:at|in|on|outside|inside|by|under|behind|round|around|through|up|near|beside) (?:the |a |an |this |some )?(?:[\w'-]+ ){0,2}?"
        + _SPOT
        + r"\b(?! on \w+days)[^,.]{0,24}$"
        r"|^(?:wandering|circling|pacing|que(?:ue)?ing|hunting|trudging|shuffling|hobbling) (?:round|around|about|through|up|for|along|past)\b"
        r"|\bcan'?t find (?:my|the|our|a) (?:car|keys?|phone|glasses|exit|way|wallet|seat|trolley|parking)\b"
        r"|^(?:and |then |now )*(?:some|somebody|someone|this|that|the) ?(?:fella|guy|bloke|dude|woman|lady|kid|man|couple|toddler|teenager|driver|person)?(?: (?:behind|in front|next|opposite|across|beside)[\w ]{0,14})?(?:'s| is| are| keeps?| just) \w+",
        "SHORT",
        0.9,
        "this is only about now",
        r"\b(?:every|always|usually|most (?:days|nights|weeks)|i work|i live|i'?m an? |job|shifts?|for years|since (?:19|20)\d\d|for a living|allergic|i (?:love|hate|like)|my (?:son|daughter|wife|husband|mum|mom|dad|brother|sister))\b",
    ),
    Rule(
        "past",
        "time words",
        "en",
        "sentence",
        r"\b(?:i|we) (?:once |briefly )?(?:spent|did|worked|taught|stayed|rented|studied|served|lodged|camped|interned) (?!the (?:last|past))[^.,!?]{2,40}? ?(?:for )?(?:\d+|a|an|one|two|three|four|five|six|some|a few|a couple of|half a|my \w+) "
        r"(?:years?|months?|summers?|seasons?|winters?|semesters?|terms?|stint|spell)\b(?! (?:ago i|now))|\b(?:did|had) a (?:stint|spell|season|placement) (?:in|at|as|on)\b|\b(?:at|around|about) (?:that|the) time,? (?:i|we)\b|\bi was (?:based|living|stationed|renting|posted) (?:in|at|near)\b",
        "SHORT",
        0.85,
        "this is about the past and may no longer hold",
        r"\b(?:now|nowadays|these days|still|not any ?more|since (?:then|i was)|ever since|no longer|always|retired|today)\b",
    ),
    Rule(
        "hearsay",
        "kind",
        "en",
        "sentence",
        r"\b(?:like|as) (?:my|our) (?:\w+ )?{kin_en}(?: \w+)? (?:would|always|used to|likes? to|loved to|liked to|often|once|'d)* ?(?:say|says|said|put it|puts it|tells?|told|goes|preach\w*|sing|sang)\b"
        r"|\b(?:in|to quote|quoting) (?:the words of )?(?:my|our) (?:\w+ )?{kin_en}\b(?:'s (?:words|motto|phrase))?|\b(?:my|our) (?:\w+ )?{kin_en}(?:'s)? (?:favou?rite |old )?(?:saying|motto|catchphrase|line|joke) (?:was|is|goes)\b",
        "SHORT",
        0.9,
        "this is about somebody else, or somebody else's words",
        r"\bin (?:my|our) (?:\w+ )?{kin_en}(?! words)",
    ),
    Rule(
        "hearsay",
        "kind",
        "en",
        "sentence",
        r"\b(?:t-?shirts?|tee|hoodie|cap|mug|cup|fridge magnet|magnet|(?:bumper )?sticker|badge|sign|billboard|poster|placard|banner|doormat|cushion|tote(?: bag)?|tattoo|"
        r"fortune cookie|horoscope|quiz|flyer|leaflet|headline|graffiti|notice|chalkboard|slogan|meme|pop-?up|spam|number plate|licen[cs]e plate|greeting card|birthday card)\b.{0,24}?"
        r"\b(?:says?|saying|said|reads?|reading|goes|went|that has|claims?|claimed|printed|written|in big letters)\b",
        "SHORT",
        0.9,
        "this is about somebody else, or somebody else's words",
    ),
    Rule(
        "sarcasm",
        "kind",
        "en",
        "sentence",
        r"\b(?:my|our|the|this) (?:\w+ )?"
        + _THINGS
        + r"(?:'s| is)(?: \w+){0,2} (?:genius|legend|gem|treasure|saint|joy|delight|star|angel|masterpiece|marvel|hero|champion|poet|comedian|philosopher|charmer|sweetheart|diva|free spirit|dream)\b"
        r"|\b(?:works?|starts?|runs?|prints?|connects?|arrives?|shows? up|turns? up|rings?|breaks?|crashes|dies) (?:perfectly |beautifully |fine )?(?:only|except|right up until|until|just) (?:when|the (?:second|moment|minute))\b"
        r"|\bonly (?:works?|starts?|runs?|prints?|rings?|crashes|breaks?) when\b|\bwhen(?:ever)? (?:nobody|no ?one)(?:'s| is)? (?:needs?|looking|watching|wants?)",
        "SHORT",
        0.92,
        "this is irony",
    ),
    Rule(
        "sarcasm",
        "kind",
        "en",
        "message",
        r"\b(?:can|can'?t|could) (?:you|u|ya|ye) (?:not )?tell\b|\bas (?:you|u) can tell\b|\bwho(?: would'?ve| would have|'d have|'d a|da) (?:thought|guessed)\b|\bsaid no ?one ever\b|\bsaid nobody ever\b|\byeah,? no\b$",
        "SHORT",
        0.9,
        "this is irony",
        r"\b(?:from now on|allergic|my name)\b",
    ),
    Rule(
        "idiom",
        "kind",
        "en",
        "clause",
        r"\b(?:married|wedded|chained|glued|shackled|welded) to (?:this|that|the (?:idea|plan|job|title|name|concept|design|approach|desk|deadline|phone|screen)|my (?:job|work|phone|desk|laptop|inbox|couch|sofa|bed|screen|spreadsheet))\b"
        r"|\b(?:a |total |complete )*slave to (?:the|my|this)\b|\b(?:in a (?:\w+ )?relationship|having an affair|in love) with (?:this|that|the|my) (?:\w+ )?(?:idea|plan|font|colou?r|phone|bed|couch|sofa|inbox|coffee machine|spreadsheet|desk|layout|draft|title|paragraph|duvet)\b"
        r"|\bdivorc(?:ed|ing) (?:from )?(?:reality|my (?:phone|inbox|alarm|laptop|scale))\b|\bi (?:gave birth to|birthed) (?:this|that|a|the)\b|\b(?:running on (?:fumes|empty|caffeine)|hanging by a thread|on my last legs|climbing the walls|up to my (?:neck|eyes|ears|elbows) in|drowning in|buried (?:in|under)|swimming in (?:emails|work|deadlines))\b"
        r"|\bi'?m (?:a |an )?(?:walking|human|living) (?:disaster|encyclopedia|zombie|alarm|calculator|furnace|sponge|doormat|meme|contradiction)\b",
        "SHORT",
        0.9,
        "this is a figure of speech",
    ),
    Rule(
        "text to work on",
        "kind",
        "en",
        "message",
        r"^(?:please |pls |can you |could you |would you |help me |just |ok |now )*(?:make|have|get|help)\b(?: (?:this|it|that|these|the following|my [\w ]{2,16}?))? (?:sound|read|look|feel|more|less|be|into|shorter|longer|formal|nicer|softer|funnier|clearer|politer)\b[^.!?:]{0,40}(?:[:\n]| [-–—]+ |—|\.\.\. ?|; )(?=.{6,})",
        "SHORT",
        0.92,
        "this is text to work on, not about the user",
        r"\b(?:from now on|going forward|always|whenever|every time|in future|your (?:replies|answers))\b",
    ),
    Rule(
        "text to work on",
        "kind",
        "en",
        "rest",
        r"^(?:please |pls |can you |could you |now )*(?:say|put|phrase|rephrase|explain|word|reword|write|rewrite|translate|simplify|shorten|turn|spin) (?:this|that|it|these|the following)\b[^:]{0,48}:\s*(?=\S)",
        "SHORT",
        0.92,
        "this is text to work on, not about the user",
        r"\b(?:from now on|going forward|always|whenever|every time|in future|down|for later|remember|on (?:file|record)|somewhere|in your)\b",
    ),
    Rule(
        "now",
        "time words",
        "en",
        "sentence",
        r"\b(?:every|each|all)(?: single| bloody| damn)? (?:day|morning|night|evening|time|hour) (?:so far )?(?:this|last|of the past) (?:week|month|fortnight)\b"
        r"|^(?:all )?this (?:week|month|fortnight|weekend)\b.*\b(?:every|each|all)\b",
        "SHORT",
        0.9,
        "this is only about now",
    ),
)
