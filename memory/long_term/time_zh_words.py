"""The words of the Chinese grammar of time, and the pieces its patterns are built from.

A part of the day is given by the hours in which it begins and ends.
"""

# ruff: noqa: E501 - a row or pattern of these tables stays in one line; Chinese characters count as two columns

from memory.long_term.calendar_spans import Unit

DIGITS = {c: i for i, c in enumerate("零一二三四五六七八九")} | {"〇": 0, "两": 2}
N = r"(?:\d{1,4}|[零〇一二两三四五六七八九十百廿卅]{1,5})"
D = r"(?:[12]?\d|3[01]|[一二三]?十[一二三四五六七八九]?|廿[一二三四五六七八九]?|[一二三四五六七八九])"
M = r"(?:1[0-2]|0?[1-9]|十[一二]?|[一二三四五六七八九])"
Y = r"(?:(?:19|20)\d\d|[一二][九零〇][零〇一二三四五六七八九]{2}|0\d|[零〇][一二三四五六七八九])"
TAIL = (
    r"(?:的?[\s,]*(?P<part>凌晨|清晨|清早|大清早|一大早|一早|早上|早晨|上午|中午|午后|下午|傍晚|晚上|夜里|夜晚|深夜|半夜|午夜|早|晚))?"
    r"(?:\s*(?P<hour>[012]?\d|十[一二]?|二十[一二三四]?|[零一二两三四五六七八九])(?:[点时]钟?|:(?=\d\d))"
    r"(?P<minute>半|一刻|三刻|整|[0-5]?\d(?:分|(?!\d))|[一二三四五]?十[一二三四五六七八九]?分?|零?[一二三四五六七八九]分)?)?"
)
AFTER_NUMBER = r"(?!楼|线|店|馆|门|房|桌|床|字|码|柜|院|公路|电池|车|机|位|球|人|技师|选手|文件|台风|令|病)"
HOURS = {
    "凌晨": (0, 6), "清晨": (5, 9), "清早": (5, 9), "大清早": (5, 9), "一大早": (5, 9), "一早": (5, 9), "早上": (5, 10),
    "早晨": (5, 10), "早": (5, 10), "上午": (8, 12), "中午": (11, 14), "午后": (12, 17), "下午": (12, 18), "傍晚": (17, 20),
    "晚上": (18, 24), "夜里": (20, 24), "夜晚": (20, 24), "深夜": (22, 24), "半夜": (0, 5), "午夜": (23, 24), "晚": (18, 24),
}  # fmt: skip
DAYS = {
    "大前天": -3, "前天": -2, "前日": -2, "昨天": -1, "昨日": -1, "昨儿": -1, "昨": -1, "今天": 0, "今日": 0, "今儿": 0, "今": 0,
    "明天": 1, "明日": 1, "明儿": 1, "明": 1, "后天": 2, "后日": 2, "后": 2, "前": -2, "大后天": 3,
}  # fmt: skip
YEARS = {
    "大前年": -3,
    "前年": -2,
    "去年": -1,
    "上一年": -1,
    "今年": 0,
    "本年": 0,
    "明年": 1,
    "来年": 1,
    "下一年": 1,
    "后年": 2,
}
SEASONS = {"春": "spring", "夏": "summer", "秋": "autumn", "冬": "winter"}
UNITS: dict[str, Unit] = {
    "分钟": "minute", "小时": "hour", "钟头": "hour", "天": "day", "日": "day", "周": "week", "星期": "week", "礼拜": "week",
    "月": "month", "年": "year",
}  # fmt: skip
HOLIDAYS = {
    "元旦": "new_year", "情人节": "valentine", "妇女节": "womens_day", "三八节": "womens_day", "愚人节": "fools_day",
    "清明节": "qingming", "清明": "qingming", "五一": "may_day", "劳动节": "may_day", "五四青年节": "youth_day",
    "儿童节": "childrens_day", "六一": "childrens_day", "端午节": "dragon_boat", "端午": "dragon_boat", "七夕": "qixi",
    "建军节": "army_day", "教师节": "teachers_day", "中秋节": "mid_autumn", "中秋": "mid_autumn", "国庆节": "national_day",
    "国庆": "national_day", "十一假期": "national_day", "十一长假": "national_day", "十一黄金周": "national_day",
    "重阳节": "double_ninth", "重阳": "double_ninth", "万圣节": "halloween", "双十一": "singles_day", "双11": "singles_day",
    "双十二": "double_twelve", "感恩节": "thanksgiving", "平安夜": "christmas_eve", "圣诞节": "christmas", "圣诞": "christmas",
    "跨年夜": "new_year_eve", "跨年": "new_year_eve", "腊八": "laba", "除夕": "lunar_new_year_eve",
    "大年三十": "lunar_new_year_eve", "年三十": "lunar_new_year_eve", "年夜饭": "lunar_new_year_eve",
    "大年初一": "spring_festival", "春节": "spring_festival", "过年": "spring_festival", "元宵节": "lantern",
    "元宵": "lantern", "母亲节": "mothers_day", "父亲节": "fathers_day", "复活节": "easter", "暑假": "summer_holiday",
    "寒假": "winter_holiday",
}  # fmt: skip
STEPS = {"上上": -2, "上": -1, "这": 0, "本": 0, "当": 0, "下": 1, "下下": 2, "": 0}
LUNAR_MONTH = {"正": 1, "冬": 11, "腊": 12}


def number(text: str) -> int:
    """Return the value of a number below 10 000 in digits or Chinese numerals ("二十二", "廿二", "二零二七")."""
    if text.isdigit():
        return int(text)
    text = text.replace("廿", "二十").replace("卅", "三十")
    if not set(text) & set("十百"):
        return int("".join(str(DIGITS[c]) for c in text))
    total, last = 0, 0
    for char in text:
        if char in "十百":
            total += (last or 1) * (10 if char == "十" else 100)
            last = 0
        else:
            last = DIGITS[char]
    return total + last
