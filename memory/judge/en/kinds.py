"""Kinds of text that are SHORT whatever they say, in English: the group "kind" of the rules.

Text to work on, games, suppositions, other people's words, irony, figures of speech, tasks, small talk.
"""

from memory.judge.reading.patterns import Rule

KINDS: tuple[Rule, ...] = (
    Rule(
        "text to work on",
        "kind",
        "en",
        "message",
        r"\b(?:translate|proofread|proof-read|spell ?-?check|grammar|rewrite|rephrase|paraphrase|"
        r"summari[sz]e|shorten|polish|(?<!small )(?<!quick )(?<!tiny )(?<!minor )(?<!one )(?:edit|fix)|correct|check|improve|reword|convert|turn|make|put|"
        r"classify|tag|analy[sz]e|parse|extract|tl;?dr|cut)\b[^.!?]*?(?::|\"|\b(?:this|these|"
        r"the following|below|sentence|paragraph|text|passage|email|caption|line|bio|"
        r"tweet)\b.*[:\"])"
        r"|\bhow (?:would|does|might) (?:this|that|it) (?:read|sound|look)\b[^.?!]*(?: - |: ?|[\"'])|^(?:\w+ ){0,3}(?:shorten|rewrite|rephrase|translate|polish|proofread|edit|tighten|reword)[^.?!]{0,20} '[^']{4,}|"
        r"\b(?:rhym\w+|matching|second|next|opening|closing) (?:\w+ )?line (?:for|to|after)\b.*[:\"']"
        r"|^(?:\w+ )?(?:grammar|spelling|wording|phrasing|punctuation) (?:ok|okay|check|right|fine|correct)\b"
        r"|^(?:please |pls |can you |could you )*(?:tl;?dr|eli5|sum up|boil down|condense|translate|proofread|reword|shorten|tidy up) (?:this|that|these|it)\b"
        r"|^(?:translate|proofread|spell ?-?check|rewrite|rephrase|paraphrase|summari[sz]e|"
        r"reword)\b|\"[^\"]{6,}\".{0,30}\b(?:mean|translate|grammar|correct|sound|natural|"
        r"in (?:french|spanish|german|chinese|japanese))|\b(?:sound|is this|does this) (?:right|"
        r"ok|natural|correct|grammatical|read)[^.]*[:\"]|\bhow (?:do|would) (?:you|i) say\b|"
        r"\binto (?:a haiku|a limerick|a poem|a sonnet|french|spanish|german|italian|japanese|"
        r"chinese|passive|past tense)\b",
        "SHORT",
        0.9,
        "this is text to work on, not about the user",
        r"\b(?:note|remember|memory|on file|on record|somewhere (?:safe|permanent)|in mind|don'?t forget|down)\b[^:.]{0,12}(?::| - )|"
        r"\b(?:from now on|going forward|always|whenever|every time|in future)\b",
    ),
    Rule(
        "text to write",
        "kind",
        "en",
        "rest",
        r"(?:^|[.,!?;:\n] ?)(?:please |pls |can you |could you |would you |help me (?:to )?|now |also |i need (?:you to )?|"
        r"i want (?:you to )?|i'd like |let'?s )*(?:write|draft|compose|create|generate|make|prepare|give me|come up with|"
        r"a|an)\b(?: [\w'-]+){0,5}? (?:letters?|bio|biography|resume|cv|captions?|tweets?|posts?|story|stories|poems?|songs?|lyrics|"
        r"speech|toast|e-?mails?|messages?|ads?|adverts?|profiles?|data|templates?|examples?|samples?|scripts?|dialogues?|"
        r"essays?|paragraphs?|blurbs?|introductions?|intro|monologues?|slogans?|headlines?|vows|eulogy|novels?|chapters?|"
        r"code|functions?|programs?|tests?|reviews?|(?<!make a )(?<!take a )notes?|cards?|invitations?|text|sentences?)\b"
        r"[^.!?\n]{0,40}?(?::|\bsaying\b|\b(?:that|which) (?:says?|starts?|begins?|goes|reads?)|\b(?:starting|beginning) with|"
        r"\bsomething like|\balong the lines|\bwith the (?:text|words|line))"
        r"|\b(?:templates?|captions?|test (?:data|case|input)|unit test(?: input)?|sample(?: text| data)?|example(?: text)?|"
        r"placeholder|draft|slogan|headline|tagline|subject line|opening line|first line|input|payload)s?(?: is)? ?:"
        r"|\b(?:fake|dummy|sample|test|fictional|made-?up|mock) (?:\w+ )?(?:data|profile|person|user|record|customer|persona|bio)\b"
        r"|print\(|console\.log|```|^\s*(?:def|class|import|select) \w+|\b[a-z_]+ ?= ?[\"']",
        "SHORT",
        0.9,
        "this is text to be written, not about the user",
        r"\b(?:from now on|going forward|always|whenever|every time|in future)\b",
    ),
    Rule(
        "praise",
        "kind",
        "en",
        "clause",
        r"\b(?:like|love|loved|liked|enjoy|enjoyed|prefer|hate|hated|dislike|appreciate|happy with|fan of)(?: \w+)? "
        r"(?:this|that|your|the) (?:(?:last|second|first|third|previous|latest|new|other|short|long) )*(?:answer|reply|response|"
        r"explanation|version|summary|example|draft|suggestion|poem|idea|translation|solution|analogy|rewrite|"
        r"phrasing|list|story|joke|one)\b(?! of)",
        "SHORT",
        0.92,
        "a remark on this one answer",
        r"\b(?:from now on|always|going forward|every time|whenever|in future)\b",
    ),
    Rule(
        "quote",
        "kind",
        "en",
        "message",
        r"\b(?:someone|somebody|some (?:guy|woman|girl|bloke|dude|lad|user)|a (?:guy|girl|woman|man|user|redditor|poster|commenter)|op|the (?:guy|woman) in the (?:post|video|comments)|this (?:guy|woman|girl|poster|user)) "
        r"(?:online|on (?:reddit|twitter|x|facebook|tik ?tok|insta(?:gram)?|youtube|linkedin|a forum|the (?:forum|internet|radio|telly|tv)|my feed)|in (?:the|a|our) (?:group|chat|comments|thread|forum))\b[^.!?]{0,24}"
        r"\b(?:said|says|wrote|writes|posted|posts|goes|claims|claimed|commented|asked|was like)\b",
        "SHORT",
        0.92,
        "this is what somebody else said",
    ),
    Rule(
        "role play",
        "kind",
        "en",
        "message",
        r"\b(?:pretend|role-?play|let'?s play|play the (?:part|role)|act as|act like|you(?:'re|"
        r" are) (?:a|an|the) .{2,30}(?:and|,) i(?:'m| am)|i(?:'ll| will) (?:be|play) the|"
        r"i'?m (?:a|an|the) .{2,40},? (?:and )?you(?:'re| are) (?:a|an|the|my)|in character|"
        r"our (?:story|campaign|game)|(?:dnd|d&d|d and d|ttrpg|rpg|skyrim|minecraft|the sims|wow)\s?[:,-]|my (?:\w+ )?(?:bard|paladin|rogue|warlock|druid|ranger|sorcerer|cleric|wizard|barbarian|healer|mage|dwarf|elf|orc|half-?elf|tiefling|npc|avatar|oc|sim)(?: is\b|'s\b| has\b| hates\b| named\b| called\b)|my character|mock interview|simulate|in this scenario|"
        r"scenario:|let'?s improv|improv scene|dungeon)\b",
        "SHORT",
        0.92,
        "this is a game, not a fact",
        r"\bi (?:love|like|enjoy|hate)\b",
    ),
    Rule(
        "hypothetical",
        "kind",
        "en",
        "sentence",
        r"^(?:\w+ )?if (?:i|we)(?:'d| had| were to| ever)? ?(?:moved?|won|bought|quit|lived|became|were|left|married|could|switched|retired|emigrated)\b(?! (?:me|you|asking|looking)\b)|"
        r"\b(?:i|we)(?:'d| would) [^.;!?]{2,60}\bif (?:i|we)(?:'d| had| were)? ?(?:moved?|won|lived|became|were|could|had|got|went|\w+ed)\b|\bin (?:my|a|the) dreams?\b|\bi dream(?:t|ed)\b",
        "SHORT",
        0.92,
        "this is only supposed",
        r"\b(?:from now on|always|whenever|default|hives|rash|throat|swell)\b",
    ),
    Rule(
        "hypothetical",
        "kind",
        "en",
        "sentence",
        r"\b(?:if (?:i|we|my|you)(?:'?d|'?m| was| were| had| could| won| ever| got| lived| became|"
        r" suddenly|\b)|imagine|picture (?:this|me|us|a|it)|suppose|supposing|say i(?:'m|'d| am| was| were| had)|say (?:i|we) (?:\w+ed|won|bought|quit|ran|grew|got|went|became)\b|hypothetical(?:ly)?|"
        r"let'?s say|what if|in another life|i wish|would be|i'?d be|i would have|in my dreams|"
        r"someday if|were i|assuming|in theory|as if)\b",
        "SHORT",
        0.85,
        "this is only supposed",
        r"\b(?:from now on|always|whenever|default|if i (?:ask|say|don'?t|paste|send|write|give|"
        r"forget|mention|type)|hives|rash|throat|swell)\b",
    ),
    Rule(
        "hearsay",
        "kind",
        "en",
        "sentence",
        r"\b(?:overheard|(?:^|, )heard (?:that )?(?:the|a|some|our|one)\b|i (?:heard|read|saw) (?:that|a|an|some|this|someone|somebody|about|on|in|"
        r"where)|(?:he|she|they|someone|somebody|people|everyone|everybody|this guy|some guy|"
        r"a guy|the guy|a woman|some woman|some lady|a lady|the sign|the ad|the song|the lyrics?|"
        r"lyrics|the character|the book|the movie|the narrator|the main character|the article|"
        r"a stranger|a tweet|a post|the post|a customer|the customer|the client|a client|"
        r"my client|a coworker|my coworker|coworker|colleague|my colleague|the intern|the cashier|"
        r"the waiter|celebrity|the singer|the actor|the host|the influencer|an influencer|"
        r"influencer|youtuber|streamer|the mayor|the president|the ceo|a kid|some kid|that kid|"
        r"the kid|the barista|the driver|my uber driver|the man|some man|some dude|this dude|"
        r"a dude|this lady|the lady)(?:'s)? (?:\w+ ){0,4}?(?:said|says|say|saying|told|tells|"
        r"claims|claimed|goes|went|wrote|writes|sings|screamed|yelled|shouted|swears|keeps|kept|"
        r"posted|bragged|brags|is|was|has|had|loves|hates|likes|eats|lives|drives|quit|moved|only|"
        r"never|always|just)|(?:the|that|this) (?:song|movie|book|novel|show|podcast|article|"
        r"lyric|commercial|line|ad|billboard|meme|poem) (?:goes|where|that|about|says|opens|"
        r"called)|the caption|(?:songs?|movie|book|show|ad|advert) (?:that |which )?(?:says?|goes?|sings?)|quote(?! (?:all |every |the |me )*(?:price|rate|figure|amount|cost|fee|distance|weight|temperature|measurement)s?)|unquote|rumor|"
        r"apparently|according to|in the (?:movie|book|show|novel|song|game)|dreamt|dreamed|"
        r"dream (?:where|that|i)|bumper sticker|tinder bio|his bio|her bio|lyrics?|famous line)\b",
        "SHORT",
        0.85,
        "this is about somebody else, or somebody else's words",
        r"\b(?:people|everyone|everybody|friends|they|colleagues) (?:all |just |usually |"
        r"mostly )?(?:calls?|knows?) me\b|\bmy (?:mom|dad|mum|wife|husband|son|daughter|brother|"
        r"sister)\b",
    ),
    Rule(
        "sarcasm",
        "kind",
        "en",
        "sentence",
        r"^(?:oh (?:sure|yeah|yes|great|joy|good|wonderful|fantastic|brilliant|perfect|how)|"
        r"yeah right|yeah,? sure|sure,|great, another|wow,? (?:thanks|great|a whole|\w+ whole)|sure,? my (?:hobby|idea|dream|favou?rite)|gee|thanks a lot|"
        r"(?:yeah|yes|sure|right),? (?:because|cos|cause|'cause) |"
        r"because (?:nothing says|(?:obviously|of course|clearly) i|i (?:just|totally|really|clearly|obviously)))|\bnothing (?:i (?:love|enjoy|"
        r"like) more|says|like (?:a|being|spending))|\b(?:love|adore|enjoy|nothing beats|living for|"
        r"just what i needed|fond of|favou?rite)\b.{0,40}\b(?:traffic|meetings?|waiting|queue|"
        r"queues|line|lines|hold|jammed|broken|crash(?:es|ing)?|delay(?:s|ed)?|bills?|taxes|"
        r"tax season|parking tickets?|pop-?ups|late fees?|mosquito(?:es|s)?|alarm|drill|monday|"
        r"mondays|overtime|root canal|paperwork|commute|rejected|ghosted|paying (?:late|extra|"
        r"rent)|3 ?am|4 ?am|5 ?am|6 ?am|2 ?am|leaf ?blower|jackhammer|captchas?|layover|"
        r"middle seat|unpaid|late fee|fees|wet socks|stubbing|being (?:ignored|yelled|charged|put|"
        r"woken|late|interrupted|stuck|told)|when (?:my|the|it|people))\b|\bsoo+ (?:fast|great|"
        r"good|helpful|fun)|\bmy favou?rite (?:thing|part|hobby|pastime)\b.{0,30}\b(?:traffic|"
        r"waiting|hold|line|meetings?|taxes|laundry|bills?|being|when)\b|/s$|\bnot!$|"
        r"\bi could eat a horse|\blove that for me|\bliving the dream|\bmillion times",
        "SHORT",
        0.92,
        "this is irony",
    ),
    Rule(
        "idiom",
        "kind",
        "en",
        "clause",
        r"\bmy (?:new |little )?(?:baby|babies|child|children|kids?) (?:is|are) (?:this|these|that|those|the|my|called project)\b|"
        r"^(?:hi |hey |hello )?(?:i'?m|i am|call me|it'?s|this is|my name'?s|my name is) (?:basically |literally |actually |the |a |like )*(?:batman|superman|spider-?man|"
        r"iron ?man|wonder woman|the hulk|hulk|shrek|yoda|gandalf|sherlock(?: holmes)?|james bond|god|jesus|satan|santa(?: claus)?|cinderella|"
        r"dracula|darth vader|mr bean|peter pan|elvis|beyonc[eé]|napoleon|einstein|harry potter|hermione|voldemort|mary poppins|bob the builder|"
        r"winnie the pooh|king kong|godzilla|the grinch|rapunzel|tarzan|thor|neo|wolverine|captain \w+|the (?:king|queen|pope|president))\b|"
        r"^(?:hi |hey )?(?:i'?m|i am) (?!\d|diabetic|asthmatic|epileptic|coeliac|celiac|an[ae]+mic|dyslexic|autistic|deaf|vegan|vegetarian|allergic|lactose|pregnant|married|divorced)[\w' ]{2,24}(?:,)? (?:lol|lmao|rofl|haha+|jk|xd)\b|"
        r"\b(?:i'?m (?:basically|practically|officially) (?!a \w+ (?:now|by)|retired|vegan|vegetarian|bilingual)|i'?m (?:all ears|dead|done(?! with)|game|in(?: for)?(?! [\w' -]{2,30} (?:these days|nowadays|for good)\b)|down|good|fine|ok|okay|back(?! (?:to|on|into|at) (?!(?:normal|work|square|business|it|basics|bed|my old self)\b))|"
        r"here|in a (?:pickle|jam|bind|rut)|on (?:it|board|cloud|the fence|fire)|"
        r"under the weather|over the moon|toast|broke|beat|wiped|swamped|sold|shook|screwed|"
        r"not (?:sure|kidding|made|a fan of how)|just (?:saying|kidding|curious|asking)|kidding|"
        r"joking|sorry|afraid|glad|happy|sad|sick of (?:this|it)|only human|a (?:mess|wreck|"
        r"zombie|disaster|genius|idiot|moron|goner|broken record|bit lost|little lost)|an idiot|"
        r"your (?:man|guy|girl|huckleberry)|such an?|all over|lost|confused|stuck|ready|so)|"
        r"have a cow|had me at|call (?:me (?:crazy|old[- ]fashioned|back|later|when|if|maybe|"
        r"tomorrow|a|an|out|on|in|up|skeptical|cynical|paranoid|biased|picky|lazy|spoiled|dumb|"
        r"stupid|weird|naive|when|tonight|anytime|about|at|after)|it a (?:day|night))|"
        r"piece of cake|cup of tea\?|raining cats|hold your horses|wild goose|elephant in|"
        r"let the cat|cat'?s out|cat got|dog ate|dog days|sick as a dog|work like a dog|when pigs|"
        r"bull in|kill two birds|bird brain|black sheep|guinea pig for|rat race|smell a rat|"
        r"live (?:in (?:the|my|this|a) (?:spreadsheets?|inbox|office|kitchen|car|break room|lab|library|gym|group chat|email)|in fear|under a rock|on the edge|and learn|for (?:this|that|the moment|fridays?|"
        r"the weekend)|with (?:it|that|myself)|a little|it up|by the)|i live for|living (?:for|"
        r"under|proof|the)|i'?d (?:kill|die|give my|sell my|love (?:to|a|some)|like (?:to know|a|"
        r"some|you|the)|hate to)|love you|love it|love this|like this|like that|like it|hate this|"
        r"hate that|hate it(?! when you)|like your|love your|i like how|i love how|hate how you|"
        r"love to know|break a leg|bite the bullet|spill the beans|eat my (?:words|hat)|"
        r"eat (?:crow|humble)|butterflies|on thin ice|barking up|egg on my face|bread and butter|"
        r"a walk in|skeleton|mind like|memory of a|no spring|my hands are|itching to|big fish|"
        r"train wreck|pulling my leg|pull my leg|cost me an arm|drives me (?:nuts|crazy|up)|"
        r"up the wall|my two cents|my bad|my god|my goodness|my word|my foot|my brain is|my eyes|"
        r"my head is)\b",
        "SHORT",
        0.9,
        "this is a figure of speech",
    ),
    Rule(
        "idiom",
        "kind",
        "en",
        "message",
        r"\b(?:memory|brain|mind|eyes|appetite|voice|patience|nerves|stomach|skin|attention span|luck) (?:like|of) an?\b|\b(?:sucker|glutton) for punishment\b|^knock[,. -]+knock\b|\bwhy did the \w+ (?:cross|go|get|bring)|\bwalks? into a bar\b|"
        r"\b(?:work|works|working|worked) for (?:peanuts|tips|pennies|nothing|free|the weekends?|exposure|beer money)\b",
        "SHORT",
        0.9,
        "this is a joke or a figure of speech",
    ),
    Rule(
        "denial",
        "kind",
        "en",
        "sentence",
        r"\bi (?:never|didn'?t|did not|don'?t remember|don'?t recall) (?:ever )?(?:said|say|told|tell|mentioned|mention|claimed|claim|saying|telling) (?:you |anyone |anybody |that )*(?:i\b|i'|my\b)|"
        r"^(?:who|where|when) (?:says?|said|told you|did i (?:say|tell you|mention))(?: that)? i\b",
        "SHORT",
        0.9,
        "the user denies having said it, which states nothing",
    ),
    Rule(
        "task",
        "kind",
        "en",
        "clause",
        r"^(?:please |pls |can you |could you |would you |now |ok(?:ay)?,? |then |and |"
        r"just )*(?:write|draft|find|search|look up|list|give me|show me|make (?:me|a|it|the)|"
        r"create|generate|calculate|compute|convert|explain|suggest|recommend|compare|book|order|"
        r"open(?!-)|run|try again|continue|redo|add|swap|move|delete the|help me|tell me|pick|plan|"
        r"sort|format|count|read|send|reply|remind me(?! (?:about |of |that )?(?:my|our|i|we)\b|:|,)|name (?:a|some|three|five)|set (?:a|up)|"
        r"i need (?:a|an|to|you|some|help)|i want (?:a|an|you|to (?:know|see|order|buy|eat|watch|"
        r"book))|let'?s)\b",
        "SHORT",
        0.9,
        "this is a task for now",
        r"\b(?:from now on|always|every time|whenever|in (?:the )?future|going forward|never|"
        r"any ?(?:day|time)|remind me (?=.*\b(?:on|for|by|before) (?:the )?(?:\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec))|by (?:december|january|february|march|april|may|june|july|august|september|"
        r"october|november|next|the end|20\d\d)|on file|to (?:your )?memory|in mind|"
        r"to my (?:profile|memory|notes))\b",
    ),
    Rule(
        "nearly",
        "kind",
        "en",
        "clause",
        r"\b(?:i|we)(?:'d|'ve| had| have)? (?:very |so |just |once )*(?:nearly|almost|all but|came (?:very |this |so )?close to|was (?:this )?close to|(?:was|were) (?:just |once )?about to|(?:was|were) going to) "
        r"(?:mov|took|tak|accept|end(?:ed|ing) up|settl|relocat|b(?:ought|uy)|join|sign|emigrat|became|becom|marr|adopt|went|go|quit|left|leav|retir|work|chang|switch|got|get)\w*",
        "SHORT",
        0.92,
        "this did not happen after all",
        r"\b(?:allerg\w+|died|killed|hospital|a&e|there\b.*now|done|used to)\b",
    ),
    Rule(
        "chitchat",
        "kind",
        "en",
        "message",
        r"^(?:hi|hey|hello|yo|sup|howdy|good (?:morning|evening|night|afternoon)|morning|night|"
        r"bye|goodbye|see (?:ya|you)|later|ttyl|cya|thanks?|thank you|thx|ty|cheers|ok|okay|k|"
        r"cool|nice|great|awesome|lol|haha+|hehe|lmao|wow|sure|yes|yep|yeah|nope|no|got it|gotcha|"
        r"sounds good|perfect|fine|alright|right|good|brb|gtg|np|you rock|welcome back|what'?s up|"
        r"wassup|gm|gn|hm+|huh)\b(?:[\s,.!~]+(?:hi|hey|there|all|everyone|again|you|so much|a lot|"
        r"a bunch|for (?:the|your) help|for that|that'?s (?:all|it|great|perfect|helpful)|ok|cool|"
        r"bye|thanks|thank|man|buddy|friend|mate|lol|haha+|ttyl|later|see|ya|tomorrow|good|night|"
        r"morning|today|bot|pal|dude|then|everybody|great|very|much|have a (?:good|nice|"
        r"great) (?:one|day|night|weekend)|i'?m (?:off|out|back|here|done)|gotta (?:go|run)|"
        r"talk (?:soon|later)|to|how are you|how'?s it going))*[\s.!~?:)]*$",
        "SHORT",
        0.95,
        "small talk",
    ),
)
