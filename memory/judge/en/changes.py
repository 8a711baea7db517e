"""What began anew or is new, in English: a habit taken up again.

Rows as `memory/judge/reading/patterns.py` explains them.
"""

from memory.judge.reading.patterns import Row

CHANGES: tuple[Row, ...] = (
    Row(
        "habit",
        r"\b(?:i'?m|i am|we'?re) back (?:to|on|into|at) (?P<v>(?!normal|work\b|square|business|it\b|basics|bed|my old self|the (?:office|start|drawing)|you)[^.,!?]{3,40}?)(?: (?:again|now))?$",
    ),
    Row(
        "habit",
        r"\b(?:i'?m|i am) (?P<v>(?:smoking|drinking|vaping|gambling|running|swimming|climbing|painting|writing|studying|training|lifting|cycling|dancing|eating meat)(?: \w+)?) again\b",
    ),
    Row(
        "habit",
        r"\bi(?:'ve| have)?(?: just| recently| finally)? (?:started|taken up|took up|resumed|picked up|got back into|gone back to|went back to) (?P<v>(?!work\b|the (?:app|computer|car|engine)|it\b|this|that)[^.,!?]{3,30}?)(?: back up)? again$",
    ),
)
