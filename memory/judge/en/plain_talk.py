"""What people say with the subject or the verb left out, in English: "favorite band is Tool", "on metformin".

Rows as `memory/judge/reading/patterns.py` explains them.
"""

from memory.judge.reading.patterns import Row

_ANIMAL = (
    r"(?:bearded dragon|gecko|iguana|chameleon|lizard|snake|python|corn snake|tortoise|turtle|terrapin|hamster|gerbil|guinea pig|rabbit|bunny|ferret|rat|mouse|chinchilla|hedgehog|parrot|parakeet|budgie|"
    r"cockatiel|canary|macaw|horse|pony|donkey|goat|sheep|pig|hens?|chickens?|ducks?|geese|goldfish|betta|koi|axolotl|tarantula|kitten|pup|puppy|cat|dog|lab|labrador|collie|spaniel|poodle|terrier|"
    r"greyhound|whippet|lurcher|dachshund|bulldog|beagle|corgi|husky|pug|retriever|alsatian|shepherd|boxer|chihuahua|doodle|cockapoo|tabby|tom|moggy|maine coon|siamese|ragdoll|bengal)"
)
_NAME = r"[a-z][\w'-]+(?: (?:and|&) [a-z][\w'-]+)?"

PLAIN_TALK: tuple[Row, ...] = (
    Row(
        "pet",
        r"^(?:so |and |also |oh |yeah )*(?P<v>(?:(?:i|we)(?:'ve| have|'re| are|'m| am)? )?(?:just |recently |finally )?(?:got|getting|adopted|adopting|rescued|have|picking up) (?:a |an |my |our |another |this |two |a pair of |some )"
        r"(?:[\w-]+ ){0,3}?"
        + _ANIMAL
        + r"s?,? (?:[\w-]+,? )?(?:named|called|calling (?:her|him|it|them)) "
        + _NAME
        + r"(?: and "
        + _NAME
        + r")?)",
        r"\bwhat\b",
    ),
    Row(
        "pet",
        r"^(?:so |and |also |oh )*(?:i|we)(?:'ve| have)? (?P<v>(?:got|have|adopted|rescued|bought) (?:a|an|another) (?:[\w-]+ ){0,3}?(?:named|called) "
        + _NAME
        + r")$",
        r"\b(?:car|van|boat|bike|truck|house|company|band|book|song|app|game|kid|son|daughter|friend|boss|guy|girl|colleague|client)\b",
    ),
    Row(
        "like",
        r"^(?:my |and my |all[- ]time )?(?:all[- ]time )?(?:fav(?:e|ou?rite)?s?) (?P<k>[\w -]{3,24}?)(?:'s| is| are| has to be| has always been| would be|:)(?: (?:definitely|probably|always|still|easily|the|a|an))* (?P<v>[^,.?]{2,40})$",
        r"\b(?:what|which|who|your|not sure|hard to say|idk)\b",
    ),
    Row(
        "like",
        r"^(?:i |we |been )?(?:(?:'ve|have) )?(?:always |still )?(?:support(?:ed)?|supporting|follow|root for) (?P<v>[A-Za-z][\w'&.-]+(?: [A-Za-z][\w'&.-]+){0,2}?)(?= (?:for|since|through|all|fc|fan|fans|unfortunately|sadly|badly)\b|$)",
        r"^(?:the|that|this|you|your|my|our|him|her|them|it|his|a|an|me|these|those|what|it|and|up|us)\b",
        proper=True,
    ),
    Row(
        "possession",
        r"^(?:and |so |the |our |my )*(?P<v>(?:work )?(?:van|car|truck|motorbike|bike|scooter|camper|boat|phone|laptop|tablet|telly|camera|guitar|piano|bass|tractor)(?:'s| is) (?:a|an) (?!bit\b|mess|nightmare|pain|joke|write-off|disaster|wreck|bargain|beast|dream|heap|lemon|good|bad|great|problem|must|little|lot|long|real|total|complete)[\w' -]{3,30})$",
    ),
    Row(
        "possession",
        r"(?:^|\b(?:and|just|finally|we've|i've|we|i) )(?P<v>bought (?:a|an|our|my) (?:first |new |little |old |small |second-?hand |used |holiday )*(?:house|flat|bungalow|cottage|apartment|condo|terrace|barn|farm|plot|boat|narrowboat|caravan|camper(?:van)?|van|car|motorbike|piano|shop|pub|cafe|place)(?: (?:in|at|near|on|by|from) [\w' -]{2,24})?)$",
        r"\b(?:yesterday|wish|almost|nearly)\b",
    ),
    Row(
        "other",
        r"^(?:i'?m |i am |i've been |been |and |also |still |now |currently )*(?P<v>on (?:\w+ )?{medicine_en}(?: and \w+)?)\b",
    ),
    Row(
        "other",
        r"^(?:i |i'm |and |also |still )*(?P<v>tak(?:e|ing) (?:my )?(?:\w+ )?{medicine_en}(?: and \w+)?)\b",
        r"\b(?:can|should|may)\b",
    ),
    Row(
        "other",
        r"\b(?:doctor|doc|gp|consultant|nurse|specialist|they|hospital)(?:'s| has| have|'ve)? (?:just )?(?:put|started) me (?P<v>on {medicine_en}(?: \d+ ?(?:m[cg])?)?)\b",
    ),
    Row(
        "other",
        r"\b(?:i |and |i'm |also )+(?P<v>(?:use|using|take|taking|carry|am on|on) (?:a |an |my |the )?(?:[\w-]+ ){0,2}?(?:spray|inhaler|pen|patch(?:es)?|eye drops|puffer|epipen|insulin pump))\b",
        r"\b(?:hair|fly|bug|ball|light|fountain|code)\b",
    ),
    Row("name", r"^(?:hi |hello |hey |namaste )?myself (?P<v>[a-z][\w'-]+)$", proper=True),
    Row(
        "location",
        r"^(?:and |but |so )?(?P<v>[a-z][\w'-]+(?: [a-z][\w'-]+)?) is (?:my |our )?home (?:now|these days)$",
        r"^(?:this|that|it|here|there|the|mum|mom|dad|work)\b",
        "update",
        proper=True,
    ),
    Row(
        "employer",
        r"^(?:i'?ve |i )?(?:been )?on the payroll (?:at|of) (?P<v>[a-z][\w'&.-]+(?: [a-z][\w'&.-]+){0,2}?)(?= since\b|$)",
        proper=True,
    ),
    Row("age", r"\bi'?m (?P<v>\d{2}) (?:today|as of today|since today|now)$"),
    Row(
        "age",
        r"\b(?:turned|turning|hit) (?P<v>\d{2}) (?:today|yesterday|last week|this week|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)$",
    ),
    Row(
        "employer",
        r"^(?:guess what |omg |so |and |finally |yay |i |i've |just |yes )*(?:got|landed|accepted|bagged|nailed|took|started) (?:a |the |my )?(?:new |dream )?job (?:at|with) (?P<v>[A-Za-z][\w'&.-]+(?: [A-Z][\w'&.-]+){0,3})",
        r"^(?:the|a|an|my|this|that)\b",
    ),
    Row(
        "goal",
        r"^(?:guess what |omg |so |and |finally |yay |i |i've |just |yes )*(?P<v>(?:got|landed|accepted|bagged|took) (?:the|that|a|my) (?:new )?[\w' -]{2,24}? (?:job|offer|place|role|post|position|scholarship|apprenticeship|internship))$",
        r"\b(?:no|not|another|silly|stupid|terrible)\b",
    ),
    Row(
        "other",
        r"\b(?:my|our) (?:new )?(?P<v>(?:shop|store|bakery|caf[eé]|restaurant|salon|studio|company|business|farm|pub|gallery|bookshop|garage|band|boat|podcast|channel|blog)(?:'s name is|'s called| is called| is named|'s named) [\w'& -]{2,30})$",
    ),
    Row("diet", r"^(?P<v>only (?:drink )?(?:coffee|tea|chai|water|oat milk|decaf|herbal tea)(?: for me)?)$"),
    Row(
        "other",
        r"^(?:my |and |the |our )*(?P<v>(?:new )?(?:roommate|flatmate|housemate|lodger)(?:'s name)? is (?:called |named )?[A-Z][\w'-]+)$",
        subject="other",
        proper=True,
    ),
)

# A relative who is dead: it is told once and holds for good.
LATE: tuple[Row, ...] = (
    Row(
        "family",
        r"^(?:and |but |so |well )*(?:my |our )?(?P<who>(?:late )?(?:{kin_en}|mum|mom|mam|dad|nan|gran|grandad|grandma|grandpa|husband|wife))(?: [A-Z]?[a-z'-]+)? "
        r"(?:died|passed away|passed|was killed|took (?:his|her) own life|has been (?:dead|gone)|'s been (?:dead|gone)|is no longer with us|isn'?t around any ?more|isn'?t with us any ?more)\b"
        r".*\b(?:in (?:19|20)\d\d|ago|when i (?:was|were)|last (?:year|spring|summer|autumn|fall|winter)|(?:two|three|four|five|six|seven|eight|nine|ten|\d+|many) years|young|at \d+|before (?:i|we|my)|no longer|around|with us|of (?:cancer|a stroke|a heart attack|covid|dementia))\b.*",
        subject="family",
    ),
    Row(
        "family",
        r"^(?:i |we )?lost (?:my |our )?(?P<who>{kin_en}|mum|mom|dad|nan|gran|husband|wife) (?:.*\b(?:in (?:19|20)\d\d|ago|when i was|last year|to (?:cancer|covid|dementia|a stroke))\b.*)",
        subject="family",
    ),
)
