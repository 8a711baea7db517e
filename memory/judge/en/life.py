"""How the user lives, in English: work, places, pets, things.

Rows as `memory/judge/reading/patterns.py` explains them.
"""

from memory.judge.en.pieces import ADV, END, HAVE, I_AM
from memory.judge.reading.patterns import Row

_NOT_PLACE = (
    r"^(?:a|an|the (?:moment|past|now|middle of)|my (?:head|car|parents|room|own|life)|fear|here|"
    r"there|this|that|it|bed|peace|hope|denial|luxury|sin|poverty|harmony|style|general|which|"
    r"where|what|town for|work|home|pajamas|sweatpants|leggings|hoodies)\b"
)
_JOBS = r"(?P<v>{job_en}s?)\b"

LIFE: tuple[Row, ...] = (
    # ---- work --------------------------------------------------------------------------------------
    Row(
        "occupation",
        rf"(?:{I_AM}|\bbeing|\bas|{HAVE} been|\bi (?:now )?work(?:ed)?(?: now)?(?: part[- ]time|"
        rf" full[- ]time| nights| days| freelance)? as|\bi became|\bstarted as|\bworking as|"
        rf"\bi trained as|\bjob as|\bi make (?:my|a) living as|^been|\bi do(?: (?:nights|days|shifts|weekends|\w+ shifts?)(?: (?:now|there))? as)?)(?: (?:a|an|the|just|"
        rf"also|only|now|currently|actually|still|your|by trade|one of the|technically|basically|"
        rf"mostly|recently|training to be|working as))* {_JOBS}",
        r"^(?:fast|quick|slow|good|great|decent|terrible|bad|lousy|better|huge|big|total|real|"
        r"light|heavy|night|morning|early) (?:learner|sleeper|eater|reader|cook|driver|driver|"
        r"singer|dancer|typer|writer|riser|talker|listener|host|worker|player|fellow|agent)$|"
        r"^(?:junior|senior|lab|host|judge|guard|rep|tech|owner|keeper|fellow|artist|maker|"
        r"worker)$(?<!student)|gatekeeper|scorekeeper",
    ),
    Row("occupation", r"\b(?:i'?m|i am|work as|working as) (?:an? |the )?(?P<v>[\u3400-\u9fff]{2,8})"),
    Row(
        "occupation",
        rf"(?:^|, ?|\band ){_JOBS}(?: by (?:trade|profession|training|day)| here|"
        rf" for (?:\w+ )?(?:years|decades|\d+ ?years).*| at heart)(?=$|[,.!])",
    ),
    Row(
        "occupation",
        r"\b(?:i|we)(?:'ve| have)?(?: (?:currently|also|now|mostly|still|been|just|actually|"
        r"basically|usually))*(?: been)? (?P<v>(?:teach|teaching|coach|manage|managing|run|"
        r"running|operate|drive|driving|design|designing|repair|fix|sell|selling|train|build|farm|"
        r"farming|bake|cook|paint|translate|edit|install|deliver|delivering|groom|tutor|raise|"
        r"breed|nurse|do)(?:ing)? [^.,!?]{2,40}?)(?: for (?:a|my) living| for work| as (?:a|"
        r"my) (?:day )?job| professionally| for the (?:city|county|state)| full[- ]time| at (?:a|"
        r"an|the) [\w ]+)" + END,
        r"^(?:do (?:it|this|that|not)|run (?:out|late|into|every))\b|(?:to|the kids) school",
    ),
    Row(
        "other",
        r"\bmy (?P<v>(?:shoe|ring|dress|shirt|hat|waist|collar|glove|bra|trouser|jacket|suit) size\b[^,!?]{2,40})",
    ),
    Row(
        "occupation",
        r"\b(?:i|we) (?:also |currently |now |mostly )?(?P<v>(?:teach|coach|tutor) (?!me|you|them|"
        r"him|her|myself|us)[^.,!?]{2,40}|(?:run|manage|operate) (?:a|an|my own|our own|"
        r"the family|two|three) [^.,!?]{2,40}|own (?:a|an|my own|our own|the|two|"
        r"three) (?:[\w-]+ ){0,2}(?:shop|store|business|company|restaurant|cafe|bakery|salon|"
        r"studio|brewery|agency|bar|pub|franchise|garage|gym|hotel|clinic|practice|bookshop|"
        r"bookstore|laundromat|nursery|food truck)\b[^.,!?]{0,30}|drive (?:a|an|the|"
        r"for) (?:\w+ ){0,3}(?:bus|truck|taxi|cab|forklift|ambulance|tram|train|lorry|snowplow|"
        r"school bus|tractor|uber|lyft|fedex|ups)[^.,!?]{0,20}|fix \w+s for .+|design \w+s for .+)" + END,
        r"marathon|podcast|blog|channel|newsletter|club|errand|tab|test|fever|mile|\bbath\b|"
        r"a script|a car$",
    ),
    Row(
        "occupation",
        r"\b(?:my|the) (?:day )?(?:job|profession|trade|occupation|line of work|career|role|title|"
        r"job title|field)(?:'s| is|:)(?: in| as| a| an| to| being)* (?P<v>[^.,!?]{3,40})",
        r"^(?:killing|so|boring|hard|stressful|not|great|fine|done|going|getting|at risk|safe|"
        r"hell|draining|exhausting|tough|killing|in danger|easy|fun|ok)\b",
    ),
    Row(
        "employer",
        r"\b(?:i|we)(?:'ve| have|'m| am)?(?: (?:currently|now|also|been|just|recently|still|"
        r"part[- ]time|full[- ]time))* (?:work(?:ing)?(?: (?:the )?[\w-]+ shifts?)?|employed|"
        r"intern(?:ing)?|teach(?:ing)?|volunteer(?:ing)?|consult(?:ing)?)(?: (?:part[- ]time|"
        r"full[- ]time|remotely|nights|days|weekends|over|down|out))* (?:at|for|"
        r"by) (?P<v>[^.,!?]{2,40}?)(?= as |$|[,.!]| and | but | doing |"
        r" in (?:the )?(?:\w+ )?(?:department|team|lab)| now| for (?:\w+ )?years)",
        r"^(?:home|night|the moment|my desk|least|a living|myself|me|you|it|now|free|the weekend|"
        r"this|that|peanuts|all|an? (?:hour|week|day))\b",
    ),
    Row(
        "employer",
        r"\bi(?:'ve| have|'m)?(?: (?:just|recently|finally|now|officially))* (?:joined|joining|"
        r"got hired (?:at|by)|moved over to|switched jobs to|accepted an? (?:\w+ )?(?:post|job|position|role|offer|place) (?:at|with|from)|landed an? (?:\w+ )?(?:post|job|position|role) (?:at|with)|taken an? (?:\w+ )?(?:post|job|position|role) (?:at|with)|and joined|jumped ship to|left \w+ for|"
        r"started (?:working )?at|got a (?:new )?job (?:at|with)|started a (?:new )?job at|"
        r"work at) (?P<v>[^.,!?]{2,40}?)(?= as |$|[,.!]| and | but | last| this| in | on )",
        r"^(?:the (?:gym|call|meeting|team meeting)|a (?:call|meeting|gym|band|club)|you|this|"
        r"that|windows|linux|\d|page)\b",
        "update",
    ),
    Row(
        "employer",
        r"\bmy (?:employer|company|workplace|firm)(?:'s| is)(?: called|"
        r" named)? (?P<v>[^.,!?]{2,40})",
        r"^(?:going|having|not|so|great|awful|making|moving|in|the worst|a mess|being)\b",
    ),
    Row(
        "occupation",
        rf"(?:{I_AM}|^)(?: (?:a|an|now|currently|just|recently|semi|happily|already|in|still))*(?: |"
        rf"^)(?P<v>retired(?: \w+)*|self[- ]employed|freelanc(?:e|ing)(?: \w+)*|unemployed|"
        rf"between jobs|stay-at-home \w+|(?:first|second|third|fourth|"
        rf"final)[- ]year(?: \w+)* (?:student|undergrad|at (?:st |the )?\w+)|in (?:med|law|nursing|grad|art|"
        rf"film|culinary|dental|vet|trade|business) school|(?:grad|phd|med|law|nursing|college|"
        rf"high school|art|business|engineering) student|a student)\b",
    ),
    # ---- where -------------------------------------------------------------------------------------
    Row(
        "occupation",
        r"^(?:but |and )?(?:now|nowadays|these days|currently),? i (?:just )?(?P<v>(?:grow|raise|breed|make|build|sell|teach|run|drive|fix|bake|brew|farm|paint|mend|restore|weave|carve|keep|coach|nurse|cook|write|design|repair) (?!it\b|this|that)[^.,!?]{3,40})$",
    ),
    Row(
        "employer",
        r"\bi (?:do|work|am|'m|pull|clean|drive|cook|bake|teach|nurse|guard|stack)\b[^.,!?]{3,40}? (?:at|for) (?P<v>(?!the |a |an |my |our |home\b|night|work)[a-z][\w&'-]*(?: [a-z][\w&'-]*)?)$",
        r"living|nights?$|weekends?$|lunch|dinner|years?$|now$|school|best|once|least",
        proper=True,
    ),
    Row(
        "location",
        r"\b(?:moved|moving|relocated|upped sticks) (?:house |home )?from (?P<old>[a-z][\w' -]*?) (?:over |up |down |back |out )?to (?P<v>[a-z][^.,!?]{1,30}?)"
        r"(?= (?:last|this|in|for|with|a |two|three|and|but|so|because|now|recently|after|when|yesterday|back)\b|$|[,.!])",
        _NOT_PLACE + r"|^(?:tea|coffee|vim|linux|windows|step|the next|page|decaf)",
        "update",
        proper=True,
    ),
    Row(
        "location",
        r"\b(?:i|we|my (?:wife|husband|family) and i)(?:'ve| have|'re| are|'m| am)?(?: (?:just|"
        r"recently|finally|now|both|all|officially|since))* (?:moved|relocated|moving back|"
        r"moved back|transferred)(?: back| out| over| down| up| here| house| away|"
        r" from [\w ]+?)* to (?P<v>[a-z][^.,!?]{1,40}?)(?= (?:last|this|in|for|with|from|a |two|"
        r"three|four|five|six|\d+|years|back|and|but|so|because|now|recently|after|when|yesterday)\b|$|[,.!])",
        _NOT_PLACE
        + r"|^(?:the next|step|a new (?:place|flat|job|team|laptop)|chapter|section|part|page|linux|"
        r"vim)",
        "update",
    ),
    Row(
        "location",
        r"(?:\b(?:i|we)(?:'?ve| have|'?re| are|'?m| am| both| all)?(?: (?:currently|now|still|"
        r"both|all|actually|also|been|usually|mostly|happily))* (?:live|lives|living|reside|"
        r"residing|based|settled|dwell|located|stationed)|^(?:currently |now )?(?:living|based|"
        r"live|located)|\b(?:living|based|residing))(?: (?:in|on|at) (?:a|an|our|my|"
        r"the) (?:[\w-]+ ){0,3}(?:cabin|house|flat|apartment|condo|farm|farmhouse|cottage|studio|"
        r"loft|van|trailer|houseboat|town|village|suburb|bungalow|duplex|townhouse|"
        r"ranch))?(?: (?:just|right|out|over|up|down|way|mostly|alone|here|together|full[- ]time|"
        r"currently|with \w+ \w+))* (?:in|near|outside|outside of|by|at|on|around|off|close to|"
        r"north of|south of|east of|west of|between)(?: the)?(?: (?:city|town|suburbs|outskirts|"
        r"middle|edge|countryside|village|hills|mountains) (?:of|in|near|outside|around|"
        r"above))? ['\"]?(?P<v>[a-z0-9\u3400-\u9fff][^.,!?'\"]{1,40}?)(?=['\"]|,? actually| (?:and|but|so|with|for|now|since|these|where|"
        r"because|though|right now|at the moment|which|who|if|until|when)\b|$|[,.!])",
        _NOT_PLACE,
    ),
    Row(
        "location",
        r"^(?:so |and |oh |well |anyway )*(?P<v>(?!this|that|it|here|there|where|he|she|work|dad|mum|mom|everyone|everybody|nobody|who|what)[a-z][\w'-]*(?: [a-z][\w'-]*)?) is (?:now |officially |finally |our |my |really )*(?:new )?home(?: now| sweet home)?$",
        _NOT_PLACE,
        "update",
        proper=True,
    ),
    Row(
        "location",
        r"\b(?:home(?: base)?|hometown now|my (?:home|house|place|flat|apartment|city))(?:'s|"
        r" is)(?: (?:now|currently|in|at|just|outside|near|on))+ (?P<v>[a-z][^.,!?]{2,30})|"
        r"\b(?:home|my home) is (?P<v2>(?!where|a |so|not|the best|too)[a-z][^.,!?]{2,30})",
        _NOT_PLACE,
    ),
    Row(
        "hometown",
        rf"(?:{I_AM}|\bi come|\bi hail|\bwe'?re|\bwe are|\bwe come|^originally|^)(?: (?:originally|actually|"
        rf"both|all|just|proudly|also|born and raised))* (?:from|a native of|"
        rf"native to)(?: a (?:small|tiny|little) (?:town|village|place) (?:in|near|outside|"
        rf"called))? (?P<v>[a-z][^.,!?]{{1,40}}?)(?= (?:and|but|so|originally|though|if|where|"
        rf"which)\b|$|[,.!])",
        r"^(?:the (?:future|past|looks|start)|a (?:family|big|broken|long line)|here|there|work|"
        r"this|that|home|my|scratch|now|what|experience|it|\d+ )\b",
    ),
    Row(
        "hometown",
        r"\b(?:grew up|raised|was born|born and (?:raised|bred)|born)(?: and (?:raised|bred|"
        r"born))?(?: (?:right|just|mostly|partly|in (?:19|20)\d\d,?))* (?:in|near|outside|on|around)(?: a (?:small|"
        r"tiny|little)? ?(?:town|village|farm) (?:in|near|outside|called))? (?P<v>(?!\d|"
        r"the (?:seventies|eighties|nineties|\d))[a-z][^.,!?]{1,40}?)(?= (?:and|but|so|though|"
        r"where|before|until)\b| in (?:19|20)\d\d|$|[,.!])",
        r"^(?:january|february|march|april|may|june|july|august|september|october|november|"
        r"december|winter|summer|spring|fall|autumn|a |poverty)\b",
    ),
    Row(
        "hometown",
        r"\b(?:my )?home ?town(?:'s| is) (?P<v>[a-z][^.,!?]{1,30})|\b(?P<v2>[a-z]+) (?:native|"
        r"born and raised|born and bred)\b",
        r"^(?:a|so|not|small|tiny|boring|i'?m|the|was|born)\b",
    ),
    # ---- pets and things ---------------------------------------------------------------------------
    Row(
        "pet",
        rf"(?:\b(?:i|we)(?:'ve| have)?|^)(?:{ADV})*(?: |^|(?<='ve)(?= (?:a|an|two|three|four|five|six|\d+|some) ))(?:have|got|own|adopted|keep|rescued|"
        rf"raise|foster|share my (?:flat|home|apartment|house) with|been raising|gotten|(?<='ve)|"
        rf"'ve)(?: (?:just|got|a|an|two|three|four|five|six|\d+|my|our|this|one|another|"
        rf"the))*(?: [\w'-]+){{0,4}}? {{pet_en}}\b(?! (?:food|allergy|person|fight|nap|scan|tree|"
        rf"hair|video|bed|toy|day|park)).*",
        r"\b(?:bigger|other) fish|to fry|had|hot dog|dream of|want",
    ),
    Row(
        "pet",
        r"^(?:and |but |so )*(?:my|our) (?:(?!mom|dad|sister|brother|friend|neighbou?r|boss|wife|"
        r"husband|son|daughter)[\w'-]+ ){0,3}?{pet_en}(?:'s(?: name)?)?(?:,? \w+,?)? (?:is|are|"
        r"was named|has|have|hates?|loves?|likes?|only|eats?|needs?|can'?t|won'?t|gets?|goes|"
        r"turns?|takes?|name|answers|sleeps?|named|called|weighs?|just turned).*",
        r"\b(?:today|just (?:ate|threw|barfed|ran|knocked)|barking|right now|this morning|"
        r"again)\b|breath|ate my",
    ),
    Row(
        "possession",
        r"\b(?:i|we) (?:drive|ride|own|shoot with) (?:an? |my |the )(?P<v>[a-z][\w-]*(?: [\w-]+){0,2})$",
        r"{job_en}|bus|truck|taxi|cab|lorry|tram|hard|school|for|to",
        proper=True,
    ),
    Row(
        "possession",
        rf"\b(?:i|we)(?:'ve| have)?(?:{ADV}) (?:own|drive|ride|have|got|bought|play|"
        rf"shoot (?:with|on)|wear|collect|restored|sail|use|fly|inherited|commute (?:on|by|in)|"
        rf"keep|upgraded to|switched to|code on|work on)(?: got)? (?P<v>(?:a|an|my|two|three|four|"
        rf"the old|\d+)(?: [\w'/.-]+){{0,5}}? (?:car|truck|van|suv|sedan|hatchback|pickup|"
        rf"motorcycle|motorbike|scooter|bike|bicycle|e-bike|boat|sailboat|canoe|kayak|rv|camper|"
        rf"campervan|house|flat|apartment|condo|cabin|cottage|farm|land|acres?|garden|greenhouse|"
        rf"piano|guitar|violin|cello|drum kit|bass|ukulele|banjo|saxophone|trumpet|camera|laptop|"
        rf"macbook|pc|desktop|phone|iphone|android|pixel|tablet|ipad|kindle|console|playstation|"
        rf"xbox|switch|telescope|3d printer|printer|kiln|loom|sewing machine|espresso machine|"
        rf"air fryer|tesla|prius|civic|corolla|subaru|honda|toyota|ford|volvo|jeep|vinyls?|"
        rf"records?|turntable|typewriter|watch|keyboard|drone|tent|allotment|greenhouse|oven|"
        rf"stove|heat pump|solar panels?)\b[^.,!?]*)",
        r"problem|question|idea|today|broke|need",
    ),
    Row(
        "possession",
        r"\bmy (?P<v>(?:car|truck|van|bike|motorcycle|boat|phone|laptop|computer|pc|camera|guitar|"
        r"piano|house|flat|apartment|tv|glasses|printer|router|bicycle|"
        r"keyboard|tablet|watch|oven)(?:'s| is| takes| runs on| needs| uses|"
        r" has)(?: an?)? [^.,!?]{2,})",
        r"\d+ ?(?:%|percent)|'s at \b|(?:is|'s|needs|has) (?:at \d|to|a flat|no|been|broken|dead|dying|slow|so|acting|frozen|not|"
        r"too|making|in the|stuck|being|down|out|lagging|overheating|on (?:fire|its)|gone|at the|"
        r"loud|a mess|messy|really|very|still|charging)",
    ),
)
