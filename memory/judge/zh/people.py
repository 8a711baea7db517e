"""Those around the user, in Chinese: relatives, friends; and what may follow a name without a verb.

Rows as `memory/judge/patterns.py` explains them.
"""

from memory.judge.patterns import Row

# A clause about a relative.
KIN: tuple[Row, ...] = (
    Row(
        "family",
        r"^(?:{me_zh}(?:的|家|家里的?|们家)?|家里的?|咱家)?(?:大|小|二|亲|老|俩|两个|"
        r"[一二两三四五]个|那|这)?(?P<who>{kin_bare_zh}|(?<=[我家俺咱的]){kin_zh})(?!那[一辈代]|上一?辈|当年|年轻时?|[^,]{0,4}?(?:今[天晚早]|昨[天晚]|刚刚?|又|正[在给])|[^,]{0,3}?{passing_zh}).+",
        subject="family",
    ),
    Row(
        "family",
        r"^(?:{me_zh}(?:们)?)(?:家)?(?:里)?(?:一共|还|也|已经|现在|就|今年|刚|上个?月|去年)*(?:有|"
        r"生了?|添了?|育有|带着)(?:了)?(?:[一两二三四五六七八九十几\d]*个?|对)?(?:大|小|亲|双胞胎|"
        r"龙凤胎|可爱的|[^,你]{1,8}的|刚.{1,6}的|\d+岁的?|.{1,3}岁的?)*(?P<who>{kin_zh}|龙凤胎|"
        r"宝宝|二胎).*",
        subject="family",
    ),
    Row(
        "family",
        r"^(?:我|咱)(?:们)?家?(?:里)?(?:的)?(?P<who>那位|那口子|小的|大的|老太太|老爷子|老头儿?|婆娘|丫头|小子|kid|kids|baby|husband|wife|sister|brother|mom|mum|dad|bf|gf)(?![^,]{0,3}?{passing_zh}).{2,}",
        subject="family",
    ),
    Row(
        "family",
        r"^(?:{me_zh})(?:们)?(?:已经|刚|去年|今年|上个?月|早就?|都|终于|和.{1,8}|"
        r"跟.{1,8}|是|于|在|[\d一二三四五六七八九零〇]{2,4}年|[\d一二三四五六七八九十]{1,3}[月号日]|[^,]{1,6}(?:那年|时候?|年前))*(?:结婚|订婚|领证|成家|新婚|结的婚|领的证|登记的?)(?:了)?.*",
        subject="family",
    ),
)

# A clause about somebody close who is no relative.
FRIEND: tuple[Row, ...] = (
    Row(
        "other",
        r"^(?:我的?)?(?P<who>发小|闺蜜|死党|铁哥们儿?|哥们儿?|好友|室友|舍友|房东|导师|师[父傅兄姐弟妹]|搭档|合伙人|徒弟|合租的?)(?!说|们?都?(?:叫|喊)|讲|问|让|催|骂|又|刚|今|昨|正|还在|把)(?![^,]{0,4}?(?:今[天晚早]|昨[天晚]|刚|{passing_zh})).{3,}",
        subject="other",
    ),
    Row(
        "pet",
        r"^(?:我|咱)(?:们)?家?(?:里)?(?:的|那|养的)?[^,]{0,4}{pet_zh}(?:胆子小|胆小|粘人|很?乖)?, \.\.\.$",
    ),
    Row("other", r"^{me_zh}(?:的|家)?(?P<who>邻居)(?:叫|有我家|帮我(?:收|喂|看)).{2,}", subject="other"),
    Row(
        "other",
        r"^(?:{me_zh}(?:的|有个|有一?[个位]|那|最好的|大学|高中|初中|小学|以前的)?)*(?:大|小|老|"
        r"现|合租|前)?(?P<who>{friend_zh})(?!说|们?都?(?:叫|喊|称呼)|讲|问|让|叫我|催|骂).{2,}",
        subject="other",
    ),
)

# What may follow a name without a verb: "Ada, 31, beekeeper".
APPOSITION: tuple[Row, ...] = (
    Row(
        "occupation",
        r"^(?P<v>(?:管|负责|主管|教|带|跑|搞|干|做|种|养|卖|修|送|拉|烧)(?!的|什么|了|第|[\d一二三四五六七八九十几好多]+[来多]?年)[^,你我]{1,10})$",
    ),
    Row("occupation", r"^(?:一?[个名位]|职业)?(?P<v>{job_zh})$"),
    Row(
        "employer",
        r"^(?:在)?(?P<v>[^,你我]{2,10}(?:局|公司|集团|厂|医院|学校|大学|中学|小学|幼儿园|银行|研究所|院|物流|科技|酒店|超市))的?$",
    ),
    Row(
        "hometown",
        r"^(?:我)?(?:是)?(?:从|打)?(?P<v>[\u3400-\u9fff]{2,6}?)(?:那边)?(?:来的|过来的|出来的|人|人氏)$",
        r"^(?:刚|后|前|新|外地|本地|乡下|农村|单身|本|老|好|女|男|.{0,2}打工)",
    ),
    Row("location", r"^(?:坐标|base|人在|住|在)?(?P<v>{place_zh}[\u3400-\u9fff]{0,4})$", r"人$|话$|菜$"),
    Row("age", r"^(?P<v>\d{2}|[一二三四五六七八九]?十[一二三四五六七八九]?)(?:岁)?$"),
)
