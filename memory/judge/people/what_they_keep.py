"""A shop, a book or an animal of a relative's, whose name and age are none of theirs: "老婆开了家店，叫半夏"."""

from memory.lazy_pattern import LazyPattern

# What is called so next is not the one who opened it.
_MADE = LazyPattern(
    r"(?:开|办|经营|盘|创办|写|出|养|买|租)(?:了|过|着)?(?:一?[家间个本只条])?[^,。]*(?:店|馆|厂|公司|铺|摊|工作室|诊所|酒楼|学校|书|小说|号|频道|猫|狗)$"
)
_KEEPS = LazyPattern(
    r"(?:养|领养|买|收养|捡)了?[一两三]?[只条][^,，]*[猫狗鸟兔鼠龟鹉](?:[,，]名?叫[^,，]+)?$"
)
_AGE = LazyPattern(r"(?:它|今年|才|已经|快|刚)*[\d一二两三四五六七八九十半]+(?:岁|个月)[大了多半]*")
_NAMES = LazyPattern(r"(?:店|书|号|公司|它)?(?:名字?)?(?:就)?叫")


def of_what_they_keep(said: str, before: str) -> bool:
    """Tell whether a folded Chinese part names, or ages, what the part before it says that somebody has or made."""
    if _AGE.fullmatch(said):
        return _KEEPS.search(before) is not None
    return _NAMES.match(said) is not None and _MADE.search(before) is not None
