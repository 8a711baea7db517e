"""Everything the judge knows of English: the rules, what lasting facts look like, what is over.

To teach it something, add a row to the file of its kind; the order of the rows is the order of trial.
"""

from memory.judge.en.diet import DIET
from memory.judge.en.endings import ENDINGS
from memory.judge.en.identity import IDENTITY
from memory.judge.en.life import LIFE
from memory.judge.en.people import APPOSITION, FRIEND, KIN
from memory.judge.en.plain_talk import LATE, PLAIN_TALK
from memory.judge.en.plans import PLANS
from memory.judge.en.replies import REPLIES
from memory.judge.en.roundabout import ROUNDABOUT
from memory.judge.en.rules import RULES
from memory.judge.en.tastes import TASTES

ROWS = IDENTITY + ROUNDABOUT + LIFE + DIET + REPLIES + TASTES + PLANS + PLAIN_TALK
OTHERS = KIN + LATE + FRIEND

__all__ = ["APPOSITION", "ENDINGS", "OTHERS", "ROWS", "RULES"]
