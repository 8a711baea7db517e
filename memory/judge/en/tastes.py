"""What the user likes and avoids, and always does, in English.

Rows as `memory/judge/reading/patterns.py` explains them.
"""

from memory.judge.en.pieces import ADV, HAVE, I_AM, NOT_OBJECT
from memory.judge.reading.patterns import Row

TASTES: tuple[Row, ...] = (
    # ---- habits come before tastes: "I only drink", "every morning" ---------------------------------
    Row(
        "dislike",
        rf"(?:\b(?:i|we)(?:'ve| have)?(?:{ADV})|^)(?: |^)(?:hate|loathe|detest|despise|dislike|"
        rf"can'?t stand|cannot stand|can'?t bear|can'?t tolerate|can'?t handle|can'?t deal with|"
        rf"don'?t(?: really| actually| particularly)? (?:like|enjoy|care for|dig|want to see|"
        rf"do well with)|do not (?:like|enjoy|care for)|never (?:liked|cared for|enjoyed|"
        rf"got into)|am not (?:a fan of|into|keen on|big on|fond of)|have never liked|"
        rf"have no interest in|have zero interest in|refuse to (?:eat|watch|wear|fly|"
        rf"use)) (?P<v>[^.,!?]+)",
        NOT_OBJECT + r"|\b(?:today|right now|this (?:one|time|answer))\b|how you",
    ),
    Row(
        "dislike",
        rf"(?:{I_AM}|^|\bwe'?re)(?:{ADV})(?: |^)(?:not|never|no)(?: been)?(?: (?:really|much of|"
        rf"exactly|at all|too|so|that|very))* ?(?:a |an )?(?:big |huge |great )?(?:into|fan of|"
        rf"keen on|big on|fond of|lover of|one for|wild about|crazy about|a fan of|"
        rf"fan) ?(?P<v>[^.,!?]+)|\b(?:scared|terrified|afraid|petrified) of (?P<v2>[^.,!?]+)",
        NOT_OBJECT,
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
        r"last|first|code|summary)|your|what|there|he\b|she\b|they\b|i\b|we\b|my\b)[\w'-]+(?: [\w'-]+){0,3}?)(?:'s| is| are|,)(?: (?:just|"
        r"absolutely|so|totally|truly|honestly|really|straight up|genuinely|"
        r"always))* (?:disgusting|gross|nasty|vile|the worst|revolting|horrid|horrible|my nemesis|my (?:worst |absolute )?nightmare|my idea of hell|my pet (?:hate|peeve)|"
        r"my kryptonite|overrated|not my thing|not for me|not my (?:jam|cup of tea|style|bag)|"
        r"a no from me|a hard no(?: for me)?|a dealbreaker|an abomination|a crime(?! scene)|criminal|"
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
        r"never mind|(?<!have )never \w+ (?:so|such an?|anything like|anyone like)\b|never thought|never knew|never (?:heard|seen|been|said|had|tried|understood|"
        r"again|noticed|realized)|always wondered|always wanted|today|right now|can i|should i|"
        r"(?:he|she|they|it|people) (?:always|never|usually)|as usual|^usually (?:it|the)|"
        r"^never (?:gonna|going)|i'?ll never|always (?:a pleasure|nice|good|loved|liked|hated)|"
        r"for years (?:i|we) (?:was|had)",
    ),
    Row(
        "like",
        r"\bi (?:support|follow|root for|cheer for|barrack for) (?:the )?(?P<v>[a-z][\w'-]*(?: [\w'-]+){0,2})$",
        r"\b(?:you|your|this|that|him|her|them)\b",
        proper=True,
    ),
    Row(
        "habit",
        r"^(?:up|awake|in bed|out|asleep|down the \w+|off to (?:the )?\w+|at the (?!moment|minute)\w+) (?=.*\b{often_en}\b).*",
        r"\b(?:you|your|today|tonight|this)\b",
    ),
    Row(
        "like",
        r"^(?:just |please )?(?:give|hand|show|pass) me (?P<v>(?!a (?:list|minute|sec|moment|hint|recipe|summary|break)|the (?:answer|list|code))[^.,!?]{3,40}?) (?:over [^.,!?]{3,30}? )?(?:any ?day|any ?time|every time|all day long|and i(?:'m|'ll be)? \w+)",
    ),
    Row(
        "like",
        rf"(?:\b(?:i|we)(?:'ve| have)?(?:{ADV})|^(?:really |absolutely |huge )?)(?: |^)(?:love|"
        rf"like|enjoy|adore|prefer|dig|fancy|cherish|worship|live on(?! (?:an? |the |my |our )?(?:[\w'-]+ )?(?:boat|narrowboat|houseboat|barge|yacht|farm|island|ranch|estate|coast|street|road|hill|campus|base|canal|edge|outskirts|border|mainland|reservation|[A-Za-z]+ (?:street|road|avenue|lane)))|am obsessed with|"
        rf"have a (?:soft spot|weakness|thing|sweet tooth|passion) for|have always loved|"
        rf"always loved|could (?:eat|drink|listen to|watch|live on)|can'?t get enough of|"
        rf"can'?t live without|can'?t resist|favou?r|swear by|geek out (?:over|about)|"
        rf"am partial to|go nuts for|take my \w+|drink my \w+) (?P<v>[^.!?]+?)(?= (?:so|because|"
        rf"but|which)\b|$|[.!])",
        NOT_OBJECT
        + r"|^clockwork|\b(?:today|right now|how you|this (?:one|time|answer|idea))\b|^to (?:know|see|order|"
        r"ask|hear|thank)|a horse",
    ),
    Row(
        "like",
        rf"(?:{I_AM}|^|\bwe'?re|{HAVE} been)(?:{ADV})(?: (?:a|an|been|such|very|big|huge|massive|"
        rf"really|totally|total|lifelong|super|pretty|always|completely|absolute|die-?hard|"
        rf"an avid|avid|recently|lately)\b)*(?:^(?:big|huge|massive|total|lifelong|avid|also|"
        rf"such a) )?(?: |^)?(?:(?:into|obsessed with|crazy about|mad about|keen on|fond of|"
        rf"hooked on|addicted to|partial to|nuts about|passionate about|fan of|sucker for|"
        rf"fanatic about|wild about|a fan of|lover of|big on) (?P<v>[^.,!?]+)|"
        rf"(?P<v2>[\w-]+(?: [\w-]+)? (?:person|lover|fan|nerd|buff|junkie|addict|fanatic|"
        rf"enthusiast|geek|snob|nut|freak|aficionado)))",
        NOT_OBJECT + r"|people person|bad person|busy person|same person|right person|kind of person|"
        r"type of person|changed|only person|first person",
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
    Row(
        "like",
        r"\b(?P<v>(?!nobody|no one|nothing)[\w'-]+(?: [\w'-]+){0,2}) over (?P<w>[\w'-]+(?: [\w'-]+"
        r")?)(?:,)? (?:any ?day|always|every time|all day|all the way|for me)",
    ),
)
