"""News of the user's life, in English: what a test found, a move, another job.

Rows as `memory/judge/patterns.py` explains them.
"""

from memory.judge.patterns import Row

NEWS: tuple[Row, ...] = (
    Row(
        "allergy",
        r"\b(?:it'?s|it is|it was|but|its)(?: actually| really| in fact)? (?:the )?(?P<v>(?!not\b|no\b|all\b|what|that|just\b)[\w'-]+(?: [\w'-]+){0,2}?) (?:that |which )?(?:i'?m|i am) (?:actually |really |the one )?allergic to$",
    ),
    Row(
        "allergy",
        r"^(?:and |but |no,? )*(?P<v>(?!not\b|no\b|what|that|this|it\b)[\w'-]+(?: [\w'-]+){0,2}?)(?:'s| is| are) (?:actually |really )?what (?:i'?m|i am) (?:actually |really )?allergic to$",
    ),
    Row(
        "location",
        r"^(?:and |but |so |then |have |'ve |just |recently |finally |since )*(?:moved|relocated|upped sticks)(?: back| out| over| down| up| house| home| here)* to (?P<v>[a-z][\w'-]*(?: [a-z][\w'-]*){0,2}?)(?= (?:last|this|in|for|with|from|a|an|one|two|three|four|five|six|\d+|years|ages|months|back|and|but|so|because|now|recently|after|when|yesterday|to)\b|$)",
        r"^(?:the|a|an|my|our|be|see|work|linux|windows|vim|python|january|february|march|april|may|june|july|august|september|october|november|december)\b|day$",
        op="update",
        proper=True,
    ),
)
