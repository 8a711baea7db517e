"""What a clause may say that shows that it is not about an attribute: a stay is no home, a colleague's name not the user's."""

from memory.lazy_pattern import LazyPattern

# What people move to besides towns: tools, departments, diets.
_NO_TOWN = (
    r"(?:linux|ubuntu|windows|macs?|macos|android|ios|slack|zoom|teams|discord|notion|github|gitlab|google|gmail|aws|azure|python|rust|java|kubernetes|spotify|netflix|signal|whatsapp|"
    r"marketing|sales|hr|finance|legal|support|engineering|management|nights|days|part-?time|full-?time|decaf|oat|keto|electric|cash|monthly|weekly|remote|english|french|german|spanish)\b"
)
NO_TOWN = LazyPattern(rf"\b{_NO_TOWN}")
_STAYS = (
    rf"\bmoved (?:over |across )?(?:from [\w-]+ )?to {_NO_TOWN}|"
    r"\b(?:workshop|office|shop|studio|school|gym|clinic|salon|restaurant|caf[eé]|factory|warehouse|allotment|stall|branch)(?:'s| is| are)? (?:now )?(?:in|at)\b|"
    r"[调转派分]到[^,。]{0,8}(?:科室?|部门|小组|组|车间|病区|岗位|项目组?)(?=$|[,。\s了当做])|"
    r"打算|过年|去.{1,8}家|(?<![开办营])(?:宾馆|酒店|旅馆|客栈|民宿)(?!做|当|上班|工作|前台|后厨)|一晚|两晚|几晚|晚上|出差|旅游|度假|\b(?:hotel|hostel|airbnb|nights?|trip|holiday|vacation|booked|reared)\b|面了|面试|offer|搬到(?:楼[上下]|隔壁|对面)|\bfor (?:a|one|two|three|four|six|\d+|a few|a couple of) (?:weeks?|months?|summers?) (?:last|back|in)\b"
)
# Somebody who came back lives where he lived.
RETURNS = LazyPattern(r"又?(?:搬|回)回?来|\b(?:came|moved|went|are) back\b(?! in)|\breturned\b")

_AGAINST = {
    name: LazyPattern(pattern)
    for name, pattern in {
        "name": r"[她他]叫|女朋友|男朋友|走了|\bsomeone\b|'s name|\b(?:dr|mr|mrs|ms) .*\b(?:is|was|has|had|says|said|told)\b|"
        r"\b(?:died|passed away|rang|phoned)\b",
        "occupation": r"\d+\s?[kK万]|工资|薪|涨|开价|offer|面试|\b(?:salary|raise|interview|offer)\b",
        "employer": r"想调|没批|住院|看病|工资|薪|月入|年入|\b(?:seasick|tablets?|grant|felt|salary|wages?|pay|paid|earn|income|wi-?fi)\b",
        "location": _STAYS,
        "hometown": r"从老家|回老家|老家[回寄带]|回来|回去",
        "gender": r"生了|早产|足月|预产|宝宝|[早晚]了?[^,]{0,3}[天周月]|个(?:礼拜|星期)|\b(?:born|newborn|it'?s a)\b",
        "pet": r"客人|顾客|病人|店里|\b(?:clients?|patients?|customers?|mr|mrs|neighbou?r|says|recipe)\b",
        "habit": r"今天|昨天|刚才|装了|做完了|\b(?:today|yesterday|just now)\b",
        "event": r"^(?:我|俺|那)?(?:不|没|唔)(?:去|回|来|搬|办|参加)",
        "skill": r"让我去|大夫|医生|\bdoctor\b",
        "goal": r"让我|给[他她]|大夫|手术|\b(?:waiting list|surgery|on the list|boss|raise)\b",
    }.items()
}


def speaks_against(attribute: str, text: str) -> bool:
    """Tell whether a folded clause says something that an attribute is never about."""
    pattern = _AGAINST.get(attribute)
    return pattern is not None and pattern.search(text) is not None
