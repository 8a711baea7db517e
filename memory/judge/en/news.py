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
)
