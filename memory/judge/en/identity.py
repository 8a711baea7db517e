"""Who the user is, in English: name, age, birthday, gender.

Rows as `memory/judge/reading/patterns.py` explains them.
"""

from memory.judge.en.pieces import END, I_AM
from memory.judge.reading.patterns import Row

_NAME = (
    r"[a-z][\w.'-]*(?:(?: (?:de|van|von|der|den|da|di|la|le|bin|ibn|al|el))+ [a-z][\w.'-]+| [a-z][\w.'-]+)?"
)
_NOT_NAME = (
    r"^(?:a|an|the|in|on|at|from|not|so|very|here|back|sorry|sure|fine|good|ok|okay|just|really|"
    r"going|trying|looking|working|allergic|into|with|your|my|his|her|their|new|old|also|still|"
    r"never|always|now|doing|happy|sad|tired|hungry|ready|done|all|one|about|afraid|glad|from|"
    r"vegan|vegetarian|married|single|based|living|learning|both|more|less|too|only|used|left|"
    r"right|wrong|crazy|maybe|later|when|if|sick|free|off|out|up|down|over|under|like|what|who|"
    r"that|this|it|thinking|planning|saving|training|studying|getting|having|making|building|"
    r"writing|reading|retired|pregnant|expecting|lactose|celiac|gluten|diabetic|colou?r|bilingual|"
    r"pretty|quite|kind|sort|mostly|mainly|currently|originally|actually|gonna|busy|bored|lost|"
    r"stuck|late|home|out|awake|asleep|starving|freezing|i|we|obsessed|hooked|a\b|wrong|it'?s|"
    r"spelled|spelt|\d)\b|\b(?:is|are|was|were|have|has|and i|of|to|for|by|the|who|that)\b"
)

IDENTITY: tuple[Row, ...] = (
    # ---- who the user is ---------------------------------------------------------------------------
    Row(
        "name",
        rf"\b(?:it'?s|name(?:'s| is)|i'?m|spelled|spelt|that'?s|called?(?: me)?)(?: actually|"
        rf" really)? (?P<v>{_NAME}),? (?:not|and not|instead of|"
        rf"rather than) (?:with )?(?P<old>{_NAME})" + END,
        _NOT_NAME,
        "update",
    ),
    Row(
        "name",
        rf"\bnot (?P<old>{_NAME}),? (?:but|it'?s|i'?m|my name is|the name is|"
        rf"call me) (?P<v>{_NAME})" + END,
        _NOT_NAME,
        "update",
    ),
    Row(
        "name",
        rf"\b(?:changed my (?:last |first )?name (?:to|from (?P<old>{_NAME}) to)|new (?:last |"
        rf"first )?name is|my (?:last |first )?name is now|"
        rf"i go by (?=.*now)) ?(?P<v>{_NAME})(?: now)?" + END,
        _NOT_NAME,
        "update",
    ),
    Row(
        "name",
        rf"\b(?:my|the|real|full|first|last|middle|given|legal) ?(?:(?:full|first|last|real|legal|"
        rf"given|middle|nick) ?)?name(?:'s| is|s|:| was always)(?: actually| really|"
        rf" just)? (?P<v>{_NAME})" + END,
        _NOT_NAME,
    ),
    Row(
        "name",
        rf"\b(?:nickname(?:'s| is)|nicknamed|known as|goes by|i go by|everyone calls me|"
        rf"everybody calls me|friends (?:all )?call me|people (?:all )?call me|"
        rf"they (?:all )?call me|(?:you can|you may|you should|please|just|so|always|but|"
        rf"do) call me|^call me|address me as|refer to me as|calls me)(?: just)? (?P<v>{_NAME})" + END,
        r"^(?:crazy|old[- ]fashioned|back|later|when|if|maybe|tomorrow|a|an|out|on|in|up|"
        r"skeptical|cynical|paranoid|biased|picky|lazy|dumb|stupid|weird|naive|anytime|about|at|"
        r"after|every|names|the (?:next|minute|moment)|for|to|from|by my|that|this|it|and)\b",
    ),
    Row(
        "name",
        rf"(?:^|\b(?:hi|hey|hello|yo)[,!]? )(?:there,? |everyone,? )?(?:{I_AM}|"
        rf"this is)(?: called)? (?:(?:dr|doctor|prof|professor)\.? )?(?P<v>{_NAME})(?: here| speaking)?"
        + END,
        _NOT_NAME + r"|{job_en}$|(?:ing|ed)$|^prof$",
        proper=True,
    ),
    Row("name", rf"^(?:name'?s|names|name) (?P<v>{_NAME})" + END, _NOT_NAME + "|tag|badge|change"),
    Row(
        "name",
        rf"^(?P<v>{_NAME}) here$",
        r"^(?:\w+ing\b|it'?s|that'?s|i|we|new|over|right|i'?m|not|still|same|look|first|only|from|out|back|"
        r"down|up|in|come|get|all|some(?:one|body|thing)|nobody|nothing|rainy|sunny|cloudy|windy|snowy|foggy|grey|gray|"
        r"cold|hot|warm|freezing|boiling|raining|snowing|pouring|dark|late|early|quiet|busy|noisy|nice|lovely|bored)\b",
    ),
    Row(
        "name",
        r"\b(?:je m'?appelle|me llamo|mi chiamo|ich hei(?:ss|ß)e|my mates call me|mates call me|folks call me) (?P<v>[a-z][\w.'-]*)",
        r"^(?:a|an|the)$",
    ),
    Row("age", r"^(?:(?:i'?ve |i )?(?:just )?(?:turned|turning|hit|pushing)|i'?m pushing) (?P<v>\d{2})\b"),
    Row(
        "age",
        rf"(?:(?<!before )(?<!when )(?<!until )(?<!till )(?<!by the time )(?<!since )(?<!like ){I_AM}|^(?=\D{{0,12}}\d\d[ -]?(?:(?:years?|yrs?)\b(?! (?:in|at|as|of|since|now|ago|later|with|for|on|together|married|here|there|sober|clean|straight|running|and counting|experience|\w+ing)\b)|yo\b|y/o))|\bage:? ?|(?<!before )(?<!when )(?<!until )(?<!till )(?<!by the time )(?<!once )\bi(?:'ll| will)? (?:just )?(?:turn|turned|turning|be))(?: (?:only|"
        rf"just|already|almost|nearly|about to be|turning|about|now|currently|a|an|"
        rf"about to turn))* ?(?P<v>\d{{1,2}}|\w+ty(?:[- ]\w+)?|(?:thir|four|fif|six|seven|eigh|"
        rf"nine)teen)(?:(?: |-)?(?:years?|yrs?|yo|y/o)[- ]?(?:old|young)?|(?= (?:this|next|in|"
        rf"on) )|{END})",
        r"^(?:twenty four seven|24)$(?<!\d\d)|pretty|empty|thirsty|plenty|pasty|dirty|party|city|"
        r"\d\d? ?(?:am|pm|%)|mighty|guilty|realty|hasty|tasty|nasty|rusty|salty|forty winks",
    ),
    Row(
        "location",
        r"\b(?:i'?ve|i have|we'?ve|we have)(?: now| always)? (?:been|lived|been living|been based)(?: here)? in (?P<v>[a-z][\w'-]*(?: [a-z][\w'-]*)?)(?= (?:for|since) (?:(?:over|about|nearly|almost|the (?:past|last)) )*(?:a decade|decades|years|ages|\w+ years|\w+ty[- ]\w+ years|\d+ years|(?:19|20)\d\d|i was|my|all))",
        r"^(?:the|a|an|my|this|love|business|therapy|recovery|bed|pain|touch)\b",
        proper=True,
    ),
    Row("age", r"\bi was born in (?P<v>(?:19|20)\d\d)"),
    Row(
        "birthday",
        r"\b(?:my|our) (?:birthday|bday|birth ?date|b-day)(?:'s| is|s| falls)(?: on|"
        r" in)?(?: the)? (?P<v>[^.,!?]+)",
        r"^(?:not|coming|soon|today|tomorrow|great|party|gift|this (?:week|weekend)|a |going|"
        r"around the corner|over|ruined)\b",
    ),
    Row(
        "birthday",
        r"\bi was born on (?:the )?(?P<v>[^.!?]+)|\bborn (?:on )?(?:the )?(?P<v2>(?:jan|feb|mar|apr|may|"
        r"jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}\w*(?:,? \d{4})?|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|"
        r"jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: \d{4})?)",
    ),
    Row(
        "gender",
        rf"(?:{I_AM}|\bas) (?:a |an )?(?:trans |cis |straight |gay |young |old(?:er)? |grown |"
        rf"middle[- ]aged |single |married |(?:\d+|\w+ty)(?: |-)?(?:year(?: |-)old|"
        rf"yo)? )*(?P<v>man|woman|guy|girl|male|female|lady|dude|gal|nonbinary|non-binary|bloke|"
        rf"lass)\b",
        r"^$",
    ),
    Row(
        "gender", r"^(?:it'?s |i'?m |i go by |i use )?(?P<v>(?:she|he|they)/(?:her|him|them|they)(?:/\w+)?)\b"
    ),
    Row("gender", r"\bmy pronouns are (?P<v>[\w/ ]+)|\bi use (?P<v2>(?:she|he|they)(?:/\w+)+) pronouns"),
)
