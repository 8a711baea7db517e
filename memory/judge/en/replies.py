"""How answers should be, in English.

Rows as `memory/judge/reading/patterns.py` explains them.
"""

from memory.judge.en.pieces import END
from memory.judge.reading.patterns import Row

REPLIES: tuple[Row, ...] = (
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
        r"they|the) (?:always|never)|\bcall me\b|^never (?:skip|miss)|remember|in (?:this|that) (?:one|answer|reply|email|text|message|last one)\b|\bstop (?:the|that|this|it)\b",
    ),
    # "Answers" are all of them, where "the answer" or "it" is one.
    Row(
        "reply_style",
        r"^(?:please |pls |just |ok |okay |and |so |also |can you |could you |would you |try to )*(?P<v>(?:keep|make|give me|write|send(?: me)?|format|phrase) (?:all |all of |me )?(?:your |my |the )?(?:[\w-]+ ){0,2}?(?:answers|replies|responses|explanations|messages)\b(?: [\w'-]+){1,7}?)(?: please| pls| thanks| ta)*$",
        r"this (?:one|time)|these|those|today|for now|\bto (?:the|this|these|my) (?:questions?|quiz|exercise|email|e-mail|letter|survey|form)",
    ),
    Row(
        "reply_style",
        r"^(?:please |and |just |always )*(?P<v>(?:talk|speak|explain (?:things|stuff|everything)|chat|write) (?:to|with|for)? ?(?:me )?(?:like|as if|as though) (?:i'?m|i am|i were|you'?re|a |an )[^.!?]*)",
        r"this (?:one|time)|that one|today|for now|pretend",
    ),
    Row(
        "reply_style",
        r"\bi(?:'d| would)?(?: really| always| much)? (?:prefer|like|want|love|appreciate|"
        r"need)(?: (?:you|your|all|my))* (?P<v>(?:[\w-]+ ){0,4}(?:answers?|replies|responses?|"
        r"explanations?)(?: to be| that are| in| with| without| short| brief)?[^.!?]*)",
        r"this (?:one|time)|these|an answer$|the answer|answer to|answers? (?:now|fast)",
    ),
    Row(
        "reply_style",
        r"^(?:and |please |just |you can |you may |feel free to |no need for |let'?s |happy for you to )*(?P<v>(?:(?:drop|skip|ditch|cut|lose|leave out|spare me|no need for|dispense with|save me|hold|forget) )?(?:all )?(?:the |any )?"
        r"(?:pleasantries|niceties|small talk|chit-?chat|flattery|sugar-?coating|hand-?holding|pep talks?|moralising|moralizing|lectures|cheerleading|hedging|disclaimers|buttering up)(?: with me)?)(?=$|[,.!]| please| thanks)",
        r"this (?:one|time)|today|^(?:flattery|small talk)$",
    ),
    Row(
        "reply_style",
        r"^(?:please |just |and |always )*(?P<v>(?!come|go|stay|be\b|one\b|check|stick|bear|work|share|speak|is\b|what|how)(?:[\w'-]+ ){0,3}(?:units?|metric|imperial|celsius|fahrenheit|answers?|english|words?|language|tone|jargon|replies|bullets?|points?|detail|humou?r|"
        r"sentences|terms|swearing|emojis?|spellings?|dates?|currency|clock|formality|sarcasm|titles?)) (?:with|for) me(?:,? (?:please|thanks|ta|always|if you can))*$",
        r"this (?:one|time)|today|any |some |the ",
    ),
    Row(
        "reply_style",
        r"\bi'?d (?:rather|prefer(?: it)? if|like it if|sooner) you (?P<v>(?:always |just |never )?(?:asked|told|said|kept|gave|used|didn'?t|wrote|explained|spelled|called me|skipped|checked|were|answered|stuck|left out|admitted|pushed back|challenged|argued)\b[^.!?]*)",
        r"this (?:one|time)|today|come|leave",
    ),
    Row(
        "dislike",
        r"\b(?:don'?t|do not|never|stop|no need to|quit)(?: ever| please|"
        r" keep)?(?: on)? (?:recommend(?:ing)?|suggest(?:ing)?|show(?:ing)?|send(?:ing)?|"
        r"push(?:ing)?|offer(?:ing)?|pitch(?:ing)?)(?: me)?(?: any| more| anything (?:with|from|"
        r"about|by|containing))? (?P<v>(?!it\b|this\b|that\b|me\b|to\b|code|"
        r"the same)[^.,!?]{2,40}?)(?: (?:to me|ever|again|anymore|any more|please|ever again|"
        r"from now on|in future))*" + END,
    ),
)
