"""Everything the judge knows of Chinese: the rules, what lasting facts look like, what is over.

To teach it something, add a row to the file of its kind; the order of the rows is the order of trial.
"""

from memory.judge.zh.endings import ENDINGS
from memory.judge.zh.identity import IDENTITY
from memory.judge.zh.life import LIFE
from memory.judge.zh.people import APPOSITION, FRIEND, KIN
from memory.judge.zh.plain_talk import LATE, PLAIN_TALK
from memory.judge.zh.plans import PLANS
from memory.judge.zh.roundabout import ROUNDABOUT
from memory.judge.zh.rules import RULES
from memory.judge.zh.tastes import TASTES

ROWS = IDENTITY + ROUNDABOUT + LIFE + TASTES + PLANS + PLAIN_TALK
OTHERS = KIN + LATE + FRIEND

__all__ = ["APPOSITION", "ENDINGS", "OTHERS", "ROWS", "RULES"]
