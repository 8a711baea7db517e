"""What is over, in English: sold, quit, no longer. The value is the thing that ends.

Rows as `memory/judge/reading/patterns.py` explains them.
"""

from memory.judge.reading.patterns import Row

ENDINGS: tuple[Row, ...] = (
    Row(
        "allergy",
        r"\b(?:not|no longer|never(?: been| was| am)?|isn'?t|wasn'?t) (?:actually |really |in fact |at all )?(?:allergic|intolerant) "
        r"to (?P<v>[^.,!?]+?)(?: any ?more| any longer| now| after all| at all| either| but\b| just\b|$|[.,!])"
        r"|\bi (?:don'?t|do not|never|no longer) (?:actually |really )?ha(?:ve|d) (?:an? |any )?(?P<v2>(?!any\b|allerg)[\w-]+(?: [\w-]+)?) (?:allerg(?:y|ies)|intolerance)"
        r"|\bi (?:have|had|'ve got|have got|'ve) no (?P<v3>(?!known|food|such|more)[\w-]+) (?:allerg(?:y|ies)|intolerance)",
        r"^(?:any|every)",
        op="delete",
    ),
    Row(
        "allergy",
        r"\b(?:i'?m|i am|turns out i'?m) (?:actually |now |totally |perfectly )?(?:fine|ok|okay|good|safe) with (?P<v>[^.,!?]{2,30}?) (?:after all|now|again|these days)",
        op="delete",
    ),
    Row(
        "family",
        r"^(?:so |well |sadly |and )*(?:me and (?P<v>[a-z]+)|(?P<v2>(?!mum\b|mom\b|dad\b|he\b|she\b)(?:my )?[a-z]+) and (?:i|me))(?: have|'ve| just| finally| recently)* (?:called it quits|split(?: up)?|broke up|broken up|parted ways|are (?:no longer together|done|through|over)|separated|divorced)\b",
        r"^(?:parents|friends|neighbours|mum|dad)\b",
        op="delete",
    ),
    Row(
        "possession",
        r"\b(?:i|we) (?:no longer (?:have|own|drive|ride|keep)|(?:don'?t|do not) (?:have|own|"
        r"drive|ride|keep) (?=.*any ?(?:more|longer)))(?: (?:my|our|the|a|an|"
        r"that))? ?(?P<v>[^.,!?]+?)(?: any ?more| any longer| now|$|[.,])",
        r"^(?:time|to|any (?:idea|questions))\b",
        op="delete",
    ),
    Row(
        "possession",
        r"\b(?:sold|got rid of|gave away|donated|scrapped|traded in|ditched|lost|totaled|totalled|"
        r"returned|threw (?:out|away)|sent back|gave back|flogged|handed (?:on|back)|let go of|junked|pawned|rehomed|parted with|dumped) (?:my|our|the|"
        r"that|both|all (?:my|the)|off my)(?: old| last| beloved)? (?P<v>[^.,!?]+?)(?= (?:last|"
        r"this|in|on|yesterday|to|so|and|for|a|because|ages|over|back)\b|$|[.,!])",
        r"^(?:keys|way|mind|train of thought|game|wallet|temper|patience|file|bet|voice|appetite|"
        r"job|plot|thread|connection)\b",
        op="delete",
    ),
    Row(
        "possession",
        r"\b(?:gave|given|giving|sent|handed|passed) (?:my|our|the)(?: old)? (?P<v>[^.,!?]{2,30}?) (?:away|back|up|on to|to (?:charity|my \w+|a friend|(?:the|a|our) (?:local )?(?:school|museum|library|neighbou?rs?|church|shop|hospice|club|shelter|niece|nephew|council|college)))\b",
        op="delete",
    ),
    Row(
        "possession",
        r"^(?:and |so |oh |well |yeah )*(?:my|the|our) (?P<v>[^.,!?]{2,30}?)(?:'s been|'s| is| has been|"
        r" was| got| are| have been| were|'ve been) (?:finally |now |all |long |just )*(?:sold|"
        r"gone(?! up)|totaled|totalled|stolen|scrapped|donated|dead|kaput|history|no more|"
        r"given away|written off)\b",
        r"^(?:wifi|battery|phone|server|link|site|page|file|train|bus|moment|laptop battery|power|"
        r"internet)\b",
        op="delete",
    ),
    Row(
        "habit",
        r"\b(?:i(?:'ve| have|'m)?|we(?:'ve| have)?|^)(?: (?:finally|just|already|recently|"
        r"officially|also|have|completely|totally))*(?: |^)?(?:quit|stopped|gave up(?! on)|given up(?! on)|"
        r"quitting|dropped|kicked|packed in|jacked in|binned|chucked in|knocked off|swore off|no longer (?:do|go to|play|drink|smoke|eat|take|use|"
        r"practice|attend|run|ride|watch|collect|teach|train|follow|wear|drive|buy|own|have|like|"
        r"love|enjoy|need|want|work (?:at|for|as)|live in|speak)|cancell?ed|dropped out of|"
        r"bailed on|am done with|done with|through with|retired from|backed out of|am over|"
        r"cut out|went off|am off|don'?t (?:do|play|run|smoke|drink|eat|go to|use|take|practice|"
        r"watch|like|love|want|own|have|ride|need) (?=.*\b(?:any ?more|any longer|these days|"
        r"now)\b)) ?(?:with |my |the |our |to |doing |going to |playing )*(?P<v>(?!it\b|this|that|"
        r"you|when|if)[^.,!?]+?)(?= (?:for good|last|this|in|on|ages|any ?more|any longer|"
        r"altogether|completely|so|and|because|months|years|weeks|these days|now|\w+ (?:days|weeks|months|years) ago|a (?:while|year|"
        r"month|week)|after|at last|cold turkey|entirely)\b|$|[.,!])",
        r"^(?:asking|working today|by|off at|working$|the (?:app|program|browser|call|meeting|tab|"
        r"file|draft|report)|step|part|page|chapter|reading (?:at|here)|here|line|order|"
        r"subscription to you|at)\b|^out$",
        op="delete",
    ),
    Row(
        "habit",
        r"\b(?:i(?:'ve| have)?|we(?:'ve| have)?)(?: just| finally| recently| now)* (?:called time on|called it a day (?:on|with)|knocked(?=.* on the head)|pulled out of|stepped (?:(?:back|away|down) from|down as)|dropped out of|walked away from|let(?=.* (?:lapse|go)\b)|lost interest in|fallen out of love with|fell out of love with|grown out of|grew out of|outgrown|gone off|given(?=.* (?:the boot|a miss for good))|handed in my notice at|handed in my notice as|thrown in the towel (?:on|with)|thrown in|put an end to|cancell?ed|unsubscribed from|resigned as|resigned from) "
        r"(?:my |the |our |being (?:a |an )?|a |an )*(?P<v>(?!it\b|that|this|him|her|you)[^.,!?]{3,40}?)(?= on the head| lapse| go\b| the boot| for good| last| this| in (?:the end|\w+ember|may|june|july|august|march|april|october|january|february)| after| because| so\b| and\b|$|[.,!])",
        r"meeting|order|call$|taxi|table|booking|the room|conversation|argument",
        op="delete",
    ),
    Row(
        "goal",
        r"\b(?:gave up on|given up on|giving up on|abandoned|shelved|scrapped|dropped|"
        r"changed my mind about|not (?:doing|going ahead with|pursuing|learning|training for|"
        r"saving for|applying to|planning on|planning|running|taking|studying|working on)|"
        r"called off|cancell?ed|no longer (?:planning|training|saving|learning|studying|trying|"
        r"applying|working|want(?:ing)? to|interested in)|decided against|bailed on)(?: to| for|"
        r" on)? (?:my |the |that |our |a |an )?(?P<v>(?!it\b|this|that$|"
        r"you)[^.,!?]+?)(?= (?:any ?more|after all|any longer|for good|this year|so|because|"
        r"in the end)\b|$|[.,!])",
        r"^(?:any ?more|the (?:last|second|first)|doing well|working|feeling|great|well|sure)\b",
        op="delete",
    ),
    Row(
        "goal",
        r"^(?:so |well |oh |ok )*(?:the|my|that|our) (?P<v>[^.,!?]{3,40}?)(?: (?:plan|idea|goal|"
        r"thing|project))?(?:'s| is| got| was| has been| fell) (?:off|cancell?ed|scrapped|shelved|"
        r"dead in the water|a no[- ]go|not happening|on the back burner|through|called off|"
        r"over(?! there))\b",
        r"^(?:meeting|wifi|screen|light|date|volume|camera|answer|number)\b",
        op="delete",
    ),
    Row(
        "pet",
        r"\b(?:we|i) (?:lost|had to (?:put down|say goodbye to|re-?home|give up|let go of)|said goodbye to|put down|buried|"
        r"rehomed|gave up) (?:my|our|the) (?:old |sweet |beloved |"
        r"dear )?(?P<v>[^.,!?]*?{pet_en}(?: \w+)?)|^(?:my|"
        r"our) (?P<v2>[^.,!?]*?{pet_en}(?:,? \w+)?),? (?:has |sadly |just |finally |"
        r"recently )*(?:died|passed(?: away| on)?|is gone|crossed the rainbow|"
        r"went to (?:a new home|heaven)|was put (?:down|to sleep)|ran away)",
        op="delete",
    ),
    Row(
        "family",
        r"\b(?:broke up with|split (?:up )?(?:from|with)|divorced|separated from|left|dumped|"
        r"no longer (?:with|dating|engaged to|married to)|not (?:with|dating|seeing) )(?: my|"
        r" from)* ?(?P<v>(?:my )?(?:girlfriend|boyfriend|husband|wife|partner|fianc[eé]e?|ex|gf|"
        r"bf)\b(?: \w+)?|[a-z]+(?= any ?more))|\b(?P<v2>(?:we|i)(?:'re| are|'m|"
        r" am)?(?: \w+)? (?:broke up|split up|divorced|separated|single again))\b",
        op="delete",
    ),
    Row(
        "occupation",
        r"\bi(?:'ve| have|'m)?(?: (?:just|finally|recently|no longer|officially))* (?:quit|left|"
        r"resigned from|got (?:laid off|fired|let go) from|retired from|stepped down from|"
        r"was laid off from|walked out of) (?:my |the |from )?(?P<v>(?:job|position|role|"
        r"post)?[^.,!?]*?)(?= (?:last|this|in|on|so|and|because|yesterday|a (?:week|month|"
        r"year))\b|$|[.,!])",
        r"^(?:school|uni\b|university|college|a message|it|the (?:room|house|office|meeting)|home|you|my (?:phone|keys|wallet)|"
        r"smoking|drinking|off|early|work)\b",
        op="delete",
    ),
    Row(
        "employer",
        r"\b(?:don'?t|no longer|not|do not) (?:work|working|teach|teaching|employed|volunteer|"
        r"intern) (?:at|for|with|by) (?P<v>[^.,!?]+?)(?: any ?more| any longer|$|[.,])",
        r"^(?:me|you|free)\b",
        op="delete",
    ),
    Row(
        "location",
        r"\b(?:no longer|don'?t|not) (?:live|living|based)(?: in| at|"
        r" near) (?P<v>[^.,!?]+?)(?: any ?more| any longer|,|$)|\b(?:moved (?:out|away) (?:of|"
        r"from)) (?P<v2>[^.,!?]+?)(?= (?:last|and|to|in)\b|$)",
        op="delete",
    ),
    Row(
        "diet",
        r"\b(?:not|no longer|stopped being|isn'?t|i'?m not)(?: a| an)? (?P<v>vegan|vegetarian|"
        r"keto|pescatarian|gluten[- ]free|dairy[- ]free|paleo|halal|kosher)(?: any ?more|"
        r" any longer|\b)",
        op="delete",
    ),
    Row(
        "other",
        r"\b(?:forget|delete|remove|erase|scrub|purge|scratch|strike|drop|wipe|clear|unlearn)(?: what|"
        r" everything| anything)?(?: (?:that|i|said|told you|you (?:know|saved|remember|have|"
        r"stored)|about|the (?:bit|part|note|memory|fact|thing|entry) (?:about|that|where|on)|the|"
        r"my|from your (?:memory|notes)|saved|stored))+ (?P<v>(?!it\b|that$|this$|last|first|"
        r"second|step|line|row|column|comma|table|file|duplicate|empty|extra|space|paragraph|"
        r"sentence|word|slide|image|background|above|previous|the )[^.,!?]+?)(?: (?:from (?:your |"
        r"my )?(?:memory|notes|profile|list|file)|please|note|thing|now))*$",
        r"^(?:pleasantries|niceties|small talk|chit-?chat|flattery|sugar-?coating|hand-?holding|disclaimers|hedging)\b",
        op="delete",
    ),
)
