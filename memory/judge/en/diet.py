"""What the user does not eat, and what hurts, in English.

Rows as `memory/judge/reading/patterns.py` explains them.
"""

from memory.judge.en.pieces import ADV, END, HAVE, I_AM
from memory.judge.reading.patterns import Row

# What follows "and" is a statement of its own where it begins with a verb: "allergic to dust and love hiking".
_NEXT = (
    r",? and (?:then |also |really |absolutely |currently |usually |always |never |just |still )*(?:i|i'm|i've|my|we|am|love|like|enjoy|hate|adore|live|work|have|had|"
    r"can'?t|cannot|don'?t|prefer|need|want|play|hope|use|run|eat|drink|was|were|been|study|speak|teach|drive|own|carry|avoid|keep|take|sing|write|read|"
    r"cook|swim|cycle|hike|collect|married|is|it|that|this|currently|always|never|coeliac|celiac|diabetic|asthmatic|vegan|vegetarian|"
    r"[a-z]+ intoleran(?:t|ce)|(?:an? )?(?:diabetic|asthmatic|coeliac))\b"
)

DIET: tuple[Row, ...] = (
    # ---- what is not eaten, what hurts -------------------------------------------------------------
    Row(
        "allergy",
        r"\b(?:allergic|intolerant|highly sensitive|anaphylactic|deathly allergic|"
        r"severely allergic|reaction|sensitive) to (?P<v>[^.!?]+?)(?= (?:so|but|which|since|after all|at all|though|too|as well)\b|$|"
        rf"{_NEXT}|"
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
        r"\b(?:doctor|doc|gp|dietitian|dietician|nutritionist|cardiologist|consultant|nurse|specialist|hospital)(?:'s| has| have)? (?:says?|said|told me|tells me|wants me|ordered me|advised(?: me)?|put me|got me|me)(?: to| that i(?: should| must| need to)?| i(?: should| must| need to|'m to)?| on| off)* "
        r"(?P<v>(?:eat less|drink less|less|no(?: more)?|cut (?:out|down on|back on)|avoid|limit|stay off|stay away from|lay off|go easy on|stop (?:eating|drinking)|skip|an? (?:low|high)[- ]\w+|low[- ]\w+) (?:on )?(?!work|stress|screen|lifting|running|sleep|worr|driving|alcohol abuse)[a-z][^.,!?]{2,30}?)(?= now| again| for (?:a|the)|$|[,.!])",
        r"today|tonight|before the|for the (?:test|scan|op)",
    ),
    Row(
        "diet",
        rf"(?:{I_AM}|{HAVE} (?:been|gone)|\bwe(?:'re| are)|^|\bi (?:eat|follow|keep|do|went|go|"
        rf"stick to|stay)|\bfamily is|\bour (?:house|household|kitchen) is)(?:{ADV})(?: ?\b(?:a|"
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
        r"\b(?:i|we)(?:'ve)?(?: (?:really|just|also|personally|actually|simply|still|literally|"
        r"usually|generally|both))* (?P<v>(?:don'?t|do not|never|can'?t|cannot|won'?t|avoid|"
        r"stopped|quit|gave up|cut out|stay away from|steer clear of|skip|no longer|try not to|"
        r"refuse to|rarely|hardly ever)(?: (?:really|ever|even|usually|like to|"
        r"touch any))* ?(?:eat|eating|drink|drinking|touch|consume|have|do|cook with|"
        r"order)?(?<=eat|ing|ink|uch|ume|ave| do|ith|der|oid|out|rom| of|kip) (?!it\b|this|that|"
        r"the |you|your|with|to\b|time|any (?:idea|time|questions|plans)|a (?:clue|car|choice|"
        r"problem|preference|lot|good)|an |much (?:time|money|experience)|my |here|out|mondays|"
        r"well|well with|for|enough|meetings|drama|small talk|mornings|breakfast|"
        r"lunch)(?:[\w'-]+)(?: [\w'&-]+){0,4})" + END,
        r"(?:have|do) (?:any|a|enough|kids|children|siblings|pets|time|money|one|it|much|that|"
        r"the)|skip (?:ahead|the|to|this)|avoid (?:the|this|that|doing|using)|talk about|stand|"
        r"skip|\b(?:calls?|phones?|heights|stairs|crowds|maths?|nights?|mornings?|early|loud|social|meetings?|video|camera|weekends|parties|small talk|numbers|drama)\b",
    ),
)
