"""What is told of a moment, a stay that is over, a thing mocked or a saying handed on, in English: SHORT all of it.

Rules as `memory/judge/reading/patterns.py` explains them.
"""

from memory.judge.reading.patterns import Rule

_THINGS = (
    r"(?:printer|laptop|computer|phone|car|alarm|router|wi-?fi|internet|boiler|oven|fridge|toaster|kettle|dishwasher|washing machine|vacuum|hoover|sat-?nav|gps|scanner|"
    r"bus|train|airline|broadband|landlord|boss|bank|app|umbrella|thermostat|doorbell|keyboard|mouse|speaker|watch|microwave|lift|elevator|forecast|weather app|smart \w+)"
)

SCENES: tuple[Rule, ...] = (
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
    Rule(
        "idiom",
        "kind",
        "en",
        "message",
        r"\b(?:middle|second|last) name(?:'s| is| should be| might as well be) (?:basically |literally |actually )?(?:trouble|danger|chaos|patience|drama|mischief|disaster|clumsy|procrastination|bad luck|late|lazy|caution|stress)\b",
        "SHORT",
        0.92,
        "this is a figure of speech",
    ),
)
