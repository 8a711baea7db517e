"""The attributes a memory can have, and how each behaves.

`single` attributes have one value at a time: a new one supersedes the old one, which stays as history.
`profile` attributes are put before the model on every turn. `kind` is the kind of the stored record,
`importance` (0..1) its weight where memories compete for room.
"""

from typing import NamedTuple

from memory.records import Kind, Language


class Attribute(NamedTuple):
    """One row of the vocabulary."""

    name: str
    kind: Kind
    single: bool
    profile: bool
    importance: float
    zh: str
    en: str


_ROWS = (
    Attribute("name", "fact", True, True, 1.0, "名字", "name"),
    Attribute("age", "fact", True, True, 0.8, "年龄", "age"),
    Attribute("birthday", "fact", True, True, 0.8, "生日", "birthday"),
    Attribute("gender", "fact", True, True, 0.7, "性别", "gender"),
    Attribute("occupation", "fact", True, True, 0.9, "职业", "occupation"),
    Attribute("employer", "fact", True, True, 0.8, "工作单位", "employer"),
    Attribute("location", "fact", True, True, 0.9, "住地", "home"),
    Attribute("hometown", "fact", True, False, 0.7, "家乡", "hometown"),
    Attribute("family", "fact", False, False, 0.8, "家人", "family"),
    Attribute("pet", "fact", False, False, 0.7, "宠物", "pet"),
    Attribute("like", "preference", False, False, 0.7, "喜欢", "likes"),
    Attribute("dislike", "preference", False, False, 0.7, "不喜欢", "dislikes"),
    Attribute("diet", "preference", False, False, 0.8, "饮食", "diet"),
    Attribute("allergy", "fact", False, True, 1.0, "过敏", "allergy"),
    Attribute("habit", "preference", False, False, 0.6, "习惯", "habit"),
    Attribute("language", "fact", False, True, 0.7, "语言", "language"),
    Attribute("reply_style", "preference", False, True, 0.9, "回答方式", "reply style"),
    Attribute("goal", "fact", False, False, 0.7, "目标", "goal"),
    Attribute("project", "fact", False, False, 0.7, "项目", "project"),
    Attribute("skill", "fact", False, False, 0.6, "技能", "skill"),
    Attribute("possession", "fact", False, False, 0.5, "物品", "possession"),
    Attribute("event", "event", False, False, 0.7, "日程", "event"),
    Attribute("contact", "fact", False, False, 0.6, "联系方式", "contact"),
    Attribute("other", "fact", False, False, 0.6, "其他", "other"),
    Attribute("episode", "episode", False, False, 0.4, "往事", "episode"),
)

ATTRIBUTES: dict[str, Attribute] = {row.name: row for row in _ROWS}
PROFILE: frozenset[str] = frozenset(row.name for row in _ROWS if row.profile)
OPPOSITES: dict[str, frozenset[str]] = {
    # Saying one of these about a thing ends what the others said about the same thing.
    "like": frozenset({"dislike", "diet", "allergy"}),
    "dislike": frozenset({"like"}),
    "diet": frozenset({"like"}),
    "allergy": frozenset({"like"}),
}
NEIGHBOURS: tuple[frozenset[str], ...] = (
    # People do not speak in our categories: "no longer" and "not X but Y" look among neighbours too.
    frozenset({"like", "dislike", "diet", "allergy", "habit", "other"}),
    frozenset({"goal", "project", "skill", "habit", "other"}),
    frozenset({"family", "pet", "possession", "other"}),
    frozenset({"occupation", "employer"}),
    frozenset({"event", "goal", "family", "habit", "other"}),
)


def neighbours(attribute: str) -> frozenset[str]:
    """Return the attributes under which the same matter may have been filed, itself included."""
    return frozenset({attribute}).union(*(group for group in NEIGHBOURS if attribute in group))


def label(attribute: str, language: Language) -> str:
    """Return the word a reader sees for an attribute."""
    row = ATTRIBUTES[attribute]
    return row.zh if language == "zh" else row.en
