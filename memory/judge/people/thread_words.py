"""The words of `threads.py`: how people bring somebody else into a talk, by a role, a relation or an animal."""

from memory.judge.reading.lexicon import SURNAMES_ZH, spell_out
from memory.lazy_pattern import LazyPattern

_TITLED_ZH = rf"(?:[小老阿大][{SURNAMES_ZH}]|[{SURNAMES_ZH}](?:姐|哥|叔|姨|爷|婶|嫂|总|工|女士|先生|小姐|同学|老师|师傅|教练|医生|大夫|主任|经理|某))"
# Nobody calls himself so without saying "I".
_ROLE_ZH = (
    r"(?:病人|患者|病号|伤员|产妇|孕妇|家属|客户|顾客|客人|买家|卖家|来访者|当事人|委托人|租客|房客|租户|房东|业主|住户|邻居|室友|舍友|同事|同学|同桌|下属|领导|上司|"
    r"候选人|面试者|应聘者?|求职者|嘉宾|乘客|旅客|游客|网友|笔友|读者|粉丝|队友|对手|搭档|合伙人|小朋友|小姑娘|小伙子?|小哥|小妹|小弟|小姐姐|大爷|大妈|大叔|大姐|大哥|阿姨|老头儿?|老太太?|老人|老奶奶|老爷爷|"
    r"会员|访客|住客|相亲对象|相亲(?:的)?(?:男|女)(?:生|方|的|人)?|男嘉宾|女嘉宾|朋友|闺蜜|哥们儿?|发小|战友|死党)"
)
# What the user may be himself: somebody else only with a word that points.
_TRADE_ZH = (
    r"(?:学生|班主任|辅导员|学员|徒弟|学徒|实习生|新人|新手|员工|店员|服务员|保姆|月嫂|护工|司机|师傅|老师|教练|医生|护士|护士长|医师|助理|助手|经理|主管|程序员|设计师|会计|前台|保安|保洁|志愿者|选手|家教|导师|博士|研究生|本科生|"
    r"老板|老板娘|外教|家长|秘书|文员|学长|学姐|学弟|学妹)"
)
_PERSON_ZH = r"(?:男生|女生|男孩子?|女孩子?|男的|女的|姑娘|妹子|小孩|孩子|娃|人|哥|姐|妹|弟)"
_WHERE_ZH = (
    r"(?:(?:我们|我|俺|咱们|咱|他们)?(?:隔壁|楼上|楼下|对门|对面|邻座|前台|邻桌|同|店里|公司|单位|部门|科里|科室|组里|班里|班上|厂里|队里|学校|家里|小区|村里|群里|老家|工地|诊所|病房|"
    r"[\u3400-\u9fff]{0,3}[室屋组班桌床部科店楼院](?:里|上)?)(?:的|有)?)"
)
_POINTS_ZH = (
    r"(?:(?:新(?:来|招|入职|搬来|转来|收|请|调来)的?|刚(?:来|招|入职|搬来|毕业)的?|那|这|那天|(?:今天|昨天|这周|上周|刚才)(?:来|见|带|接|看)?的|今天|昨天|来了?|有(?=[一两几三]?[个位名])|(?:我们?|俺|咱们?)?(?:带|教|管|收|招|辅导|照顾|负责)的|我的|我们的|前任?|现任|"
    r"(?:\d+|[一二三四五六七八九十]+)(?:号)?[床桌楼栋室](?:的)?|[a-z]\d*[床号])(?:那|这|一|两|几|三)?(?:[个位名]|对|帮|群)?)"
)
_MET_ZH = (
    r"(?:认识|结识|招|雇|请|聘|收|带|遇到|遇见|遇|碰到|碰上|接诊|接待|收治|接手|面试|面|管|教|采访|相亲|见|聊|加|约|救|接|拉|搭|照顾|看护|服务|辅导|来|调来|搬来|转来|分来|"
    r"介绍|找|网恋|相中|带教|录用|录取|资助|领来|住进来?|住进)"
)
_NEW_ZH = (
    r"(?:刚刚?|最近|前几天|前阵子|前段时间|昨天|今天|今早|上周|上个?月|这周|这个?月|去年|今年|新|又|还|终于|总算|也|已经|正在|正|在|给|跟|和|我们|我|咱们|咱|俺|店里|公司|单位|部门|科里|科室|组里|班里|班上|厂里|"
    r"隔壁|楼上|楼下|对门|急诊|门诊|病房|网上|公园里?|地铁上|火车上|路上|家里)*"
)
_INTRODUCED_ZH = (
    rf"^{_NEW_ZH}(?:{_MET_ZH})(?:了|过|着|到|进来?|回来)?(?:一?[个位名]|两[个位名]|[一二三]|我们|我)?"
    rf"(?:[^,。我俺咱]{{0,6}}?)(?:{_ROLE_ZH}|(?<=[个位名新一的男女老年])(?:[^,。我俺咱]{{0,4}}?)(?:{_TRADE_ZH}|{_PERSON_ZH})|(?<=识一|识个|到一|到个|了个|了位|了一)(?:[^,。我俺咱]{{0,3}}?)(?:{_TRADE_ZH}|{_PERSON_ZH})|{_TITLED_ZH})"
    r"(?=[\u3400-\u9fff]{0,6}$|叫|是|[今才刚]|\d|[,:(（]|对|有|住|在|不|[^我俺咱]*$)"
)
_ANYBODY_ZH = rf"(?:{_ROLE_ZH}|(?:[^,。我俺咱是在当做有为叫]{{0,3}}?){_TRADE_ZH}|{_TITLED_ZH}|{_PERSON_ZH})"
_POINTED_ZH = (
    rf"^(?:{_WHERE_ZH}(?:{_POINTS_ZH})*{_ROLE_ZH}|{_WHERE_ZH}(?<=的|有)(?:[一两三几]?[个位名])?{_ANYBODY_ZH}|{_WHERE_ZH}?(?:{_POINTS_ZH})+{_ANYBODY_ZH}"
    rf"|新?{_ROLE_ZH}(?!圈|们?都?[叫喊称]我))(?:们)?(?!说我|[^,。]{{0,8}}[我俺咱])"
)
_BED_ZH = r"^(?:\d+|[一二三四五六七八九十]+|[a-z]\d+)(?:号)?[床桌](?:的|,|$|病人|患者|那|[:：])"
_FICTION_ZH = (
    r"^(?!.*(?:我(?:在|要|想|正|喜欢|爱)))(?:我(?:的|们)?)?[^,。:我]{0,8}(?:小说|剧本|故事|漫画|跑团|游戏|剧|动漫|书)(?:里|中|里面)?的?[^,。:]{0,6}(?:主角|角色|人物|女主|男主|主人公|反派|人设|女一|男一)"
    r"|^(?:我(?:的|们)?)?(?:女主|男主|男主角|女主角|主人公|主角|反派|人设|人物设定|角色设定|角色卡|npc)(?:叫|是|[:：]|的|$)"
)
_CASE_ZH = r"^(?:病例|病历|病案|案例|个案|简历|档案|患者信息|病人信息|人物)(?:\d|一|二|三)?(?:$|[:：]|是)"
_TRADESMAN_ZH = rf"^{_TRADE_ZH}+(?:是|姓|叫)(?![^,。]{{0,8}}[我俺咱])"
_BROUGHT_ANIMAL_ZH = (
    r"^(?:今天|刚才?|昨天|有人|路人|客户|主人)*(?:来|送来|送过来|抱来|接诊|收治)了?[一两三]?[只条匹]"
)
STRANGER_ZH = LazyPattern(
    rf"{_POINTED_ZH}|{_BED_ZH}|{_FICTION_ZH}|{_CASE_ZH}|{_TRADESMAN_ZH}|{_BROUGHT_ANIMAL_ZH}"
)
# The clause may be the user's own ("我认识了个姑娘"); those after it are about the one it brings in.
BROUGHT_IN_ZH = LazyPattern(rf"{_INTRODUCED_ZH}|^{_NEW_ZH}(?:新招|新来|新请|新收)(?:了|的)?{_TITLED_ZH}")
# How a Chinese message begins that leaves out whom it is about; "花店要搬了" is about the shop.
NO_SUBJECT_ZH = LazyPattern(
    r"^(?:[他她它]|[今去前明后大]年|[上下这][个]?[周月星礼]|[昨今明后前]天|周|星期|每|刚|还|也|都|又|就|才|很|不|没|在|对|有|是|住|爱|喜欢|讨厌|怕|叫|属|会|能|想|要|得|被|做|当|开|教|学|读|吃|喝|打|养|种|\d|[一二两三四五六七八九十]+[岁个年]|"
    r"膝盖?|腰|腿|眼|耳|心脏|血|身体|胃|肝|肾|肺|脑|手|脚|牙|嗓|皮肤|头|性格|脾气|胆子|胃口|记性|从小|一直|已经|平时|最近|现在|以前|特别|非常|最|老是?|总是?|经常|天天|因为|高血压|糖尿病|过敏)"
)
_KIN_NEW_ZH = (
    r"(?:男朋友|女朋友|男友|女友|对象|前夫|前妻|老公|老婆|媳妇儿?|女儿|儿子|闺女|孩子|宝宝|干儿子|干女儿|干妈|干爹|妹妹|弟弟|姐姐|哥哥|妹|弟|姐|哥|外甥女?|侄子|侄女|孙子|孙女|外孙女?|女婿|儿媳妇?|"
    r"[表堂][哥姐弟妹]|[大小二三][姨姑舅叔伯]|未婚[夫妻]|双胞胎[\u3400-\u9fff]{0,2}|后[妈爸])"
)
NEW_KIN_ZH = LazyPattern(
    rf"^{_NEW_ZH}(?:交|找|谈|处|认|添|多|生|娶|嫁|有|领养|收养|还有|就)(?:了|到|过|着)?(?:一?[个位]|两[个位])?(?:[^,。我俺咱]{{0,4}}?){_KIN_NEW_ZH}(?![^,。]{{0,3}}的)"
)
# "他是我哥", "这位是我表妹".
IS_KIN_ZH = LazyPattern(
    spell_out(
        r"^(?:我|俺|咱)(?:们)?家?的?(?:前[夫妻任]|干(?:儿子|女儿|弟弟|妹妹|姐姐|哥哥)|继[子女]|养[子女]|教[子女])(?P<step>)|^(?:他|她|那|这|那位|这位|那个人|这个人|[\u3400-\u9fff]{2,3})是(?:我|俺|咱)(?:们)?(?:家)?的?(?:亲|那个|最小的|大|小|二|三)?(?P<kin>{kin_zh})"
    )
)
IS_FRIEND_ZH = LazyPattern(
    spell_out(
        r"^(?:他|她|那|这|那位|这位|那个人|[\u3400-\u9fff]{2,3})是(?:我|俺|咱)(?:们)?(?:的|家)?(?:大学|高中|初中|小学|以前的?|前|老|好|最好的|新|公司|单位|隔壁|楼上|楼下)*(?:{friend_zh}|同事|邻居|同学|客户|病人|学生|学员|徒弟|租客|实习生)"
    )
)
FRIEND_ZH = LazyPattern(
    r"^(?:(?:我|俺|咱)(?:们)?的?(?:大学|高中|初中|小学|最好的|好|老|新|女|男|那个|有个|有一?个|还有个)*|(?:新)?)(?:合租的?)?(?:闺蜜|死党|发小|好友|好朋友|朋友(?!圈)|哥们儿?|室友|舍友)"
)
# It is the user who does something to another: "每年给我寄两箱" has no "I" that does anything.
_OBJECT_ZH = r"(?:给|对|帮|教|陪|找|问|让|叫|比|把|被|借|送|催|骂|夸|拉|带|管|替|为|向|像|离|等|劝|逼|请|害|欠|还|喊|告诉|照顾|养|疼|宠|爱|恨|怪|嫌|瞒|骗|求|托|约|是|当|认识|关心|想|看|接|追|娶|嫁|陪着|听|由|据)"
WITH_ME_ZH = LazyPattern(
    r"[跟和与][我俺咱](?:们)?(?:说|讲|同岁|同年|同龄|一样大|借|聊|提|抱怨|学|住|一起住|很?亲|关系|差不多|吵|顶嘴)"
)
DONE_TO_ZH = LazyPattern(rf"{_OBJECT_ZH}(?:着|了|过|给)?$")
OWNED_ZH = LazyPattern(
    r"(?:们)?(?:的|家|[那这](?:[儿边里头块]|$)|[爸妈爷奶哥姐弟妹姨姑舅叔婆公岳老]|[大小二三细][儿女哥姐妹弟舅姨姑叔伯仔])"
)
_HAVE_PET_ZH = (
    r"^(?:(?:我|俺|咱)(?:们)?)?(?:家里?|店里|宿舍|办公室|屋里|院子里|单位|楼下|小区里?|奶奶家|老家)?(?:的|里)?(?:现在|目前|一共|还|也|又|刚|新|最近|去年|今年|前年|上个?月|前阵子|以前|之前|另外|同时|就)*"
    r"(?:养|有|收养|领养|捡|买|抱|接|救助|救)?(?:了|着|过|回来?|到)*"
)
PET_ZH = LazyPattern(
    spell_out(
        rf"{_HAVE_PET_ZH}(?:(?:那|这)?(?:[一两二三四五\d]+|那|这|几)?[只条头匹窝](?:[^,。我俺咱]{{0,6}}?){{pet_zh}}|(?<=养)(?:[^,。我俺咱]{{0,4}}?){{pet_zh}}(?![毛粮蛋肉奶]))"
        r"|^(?:我|俺|咱)(?:们)?家(?:的)?(?:那|这)?[只条]?(?:[^,。我俺咱]{0,4}?){pet_zh}(?![毛粮蛋肉奶])"
        r"|^(?:我|俺|咱)(?:们)?的(?:[^,。我俺咱]{0,3}?){pet_zh}(?![毛粮蛋肉奶])|^(?:家里|家里的|家)(?:那)?(?:[^,。]{0,2}?)(?:猫|狗)(?![毛粮])|^(?:猫|狗|兔子|仓鼠|鹦鹉|乌龟)(?:猫|狗|咪|子)?(?:叫|今年|才|已经|是只|是条)"
    )
)

# English -----------------------------------------------------------------------------------------
_ROLE_EN = (
    r"(?:patients?|customers?|clients?|guests?|tenants?|lodgers?|neighbou?rs?|roomm?ates?|room-mates?|roomie|flat-?mates?|house-?mates?|colleagues?|co-?workers?|workmates?|classmates?|teammates?|team-mates?|"
    r"landlord|landlady|new (?:hire|starter|joiner|recruit|girl|guy|lad|boy|kid|bloke|woman|man|lady|one|people|couple|family|doctor|nurse|teacher|chef|waiter|waitress|manager|boss|intern|apprentice|trainee|temp|cleaner|nanny|lodger)|"
    r"passengers?|candidates?|applicants?|interviewees?|mentees?|tutees?|pupils?|residents?|inmates?|victims?|witness|defendant|suspect|caller|stranger|"
    r"(?:the )?(?:guy|girl|lad|bloke|chap|woman|man|lady|kid|boy|couple|family|fella|dude|old (?:man|lady|boy)) (?:next door|upstairs|downstairs|opposite|at (?:work|my|our|the)|in (?:bed|room|flat|number)|from|on the|who|i (?:met|sat|saw|work|teach|tutor)|with|across|over the)|"
    r"godson|goddaughter|foster kid|babysitter|cleaner|barber|hairdresser|mechanic|plumber who|builder who|boss|bestie|best friend|best mate|mate|crush|ex|"
    r"(?:blind |first |tinder |hinge )?date|penpal|pen pal|bridesmaid|best man|gaffer)"
)
# What the user may be himself: somebody else with "the", "our", "a new" or a name behind it.
_TRADE_EN = (
    r"(?:student|intern|apprentice|trainee|nurse|doctor|teacher|tutor|coach|trainer|driver|nanny|assistant|manager|supervisor|receptionist|porter|carer|chef|guy|girl|lad|lass|bloke|chap|woman|man|lady|kid|boy|"
    r"baby|toddler|child|couple|family|person|people|bride|groom|actor|singer|player|dude|fella|friend|vet|dentist|therapist|gp|professor|lecturer|postman|waiter|waitress|barista|volunteer|temp)"
)
_MET_EN = (
    r"(?:baby-?sit(?:ting)?|babysat|minding|looking after|looked after|took in|taking in|taken in|foster|caring for|met|meeting|hired|hiring|interviewed|interviewing|teach|teaching|tutor|tutoring|coach|coaching|mentor|mentoring|train|training|treating|treated|seen|saw|seeing|admitted|"
    r"examined|matched with|chatting (?:to|with)|chatted (?:to|with)|talking (?:to|with)|talked (?:to|with)|spoke to|sat next to|sitting next to|driving|drove|took on|taken on|taking on|fostering|got|have|had|work with|working with|living with|live with|moved in with|"
    r"share (?:a \w+ )?with|sharing with|know|helping|helped|nursing|sponsoring|recruited|rented to|renting to|let (?:it|the \w+) to|picked up|serving|served|photographing|representing|advising)"
)
_ADJ_EN = r"(?:(?!i\b|my\b|and\b|but\b|is\b|was\b|a\b|an\b|the\b|that\b)[\w'-]+ ){0,3}?"
_LEAD_EN = r"(?:so |and |but |oh |well |anyway |today |yesterday |just |today's |right now |currently |we |we've |also )*"
_FICTION_EN = r"(?:character|protagonist|hero|heroine|villain|main character|mc|oc|npc)\b(?: (?:for|in|of) (?:my|our|the|a) [\w' -]{2,24})?(?:'s\b|:| is\b| -|$| called\b| named\b)|(?:my|our|the) (?:[\w&'-]+ ){0,2}?(?:character|protagonist|heroine|villain|oc|npc|persona|avatar)\b"
STRANGER_EN = LazyPattern(
    rf"^{_LEAD_EN}(?:(?:the|our|my|this|that|some|one|another|a|an|his|her|their|one of (?:my|our|the)) {_ADJ_EN}{_ROLE_EN}\b|{_ROLE_EN}(?: (?:in|at|from|on|next|with) [\w' ]+?| \d+)?(?:$|[:,]| is\b| was\b| has\b| moved\b|'s\b| called\b| named\b| [a-z]+(?:,|:|$| is\b| he's\b| she's\b))"
    rf"|(?:new|lovely|nice|elderly|another) {_ROLE_EN}(?:$|[:,]| is\b| was\b| are\b| has\b| have\b| moved\b|'s\b| called\b| named\b| [a-z]+(?:,|:|$)| (?:at|in|on|from|next|across|upstairs|downstairs|over|here)\b[\w' ]*$)"
    rf"|(?:the|our|this|that|some|another|his|her|their|(?:my|a) new|one of (?:my|our|the)) {_ADJ_EN}{_TRADE_EN}s?\b|my (?:\w+ )?(?:student|intern|apprentice|trainee|nurse|doctor|teacher|tutor|coach|trainer|driver|nanny|assistant|manager|supervisor|therapist|gp|dentist|professor|friend|mate|vet)s?\b"
    rf"|(?:bed|room|table|seat|flat|apartment|no\.?|number) \d+\w?(?::|,| is\b|'s\b|$)|{_FICTION_EN}|(?:case(?: study| \d+)?|cv|resume|vignette|patient info|profile)(?:$|:)|had an? [\w -]{{2,24}} in (?:today|this morning|earlier|yesterday)\b|someone|somebody)"
)
BROUGHT_IN_EN = LazyPattern(
    rf"^(?:(?!my\b|our\b)[\w']+ ){{0,4}}?{_MET_EN} (?:today |yesterday |just |to |with )*(?:(?:a|an|the|this|that|our|my|some|another|one|new) )+{_ADJ_EN}(?:{_ROLE_EN}|{_TRADE_EN}|someone|somebody)\b|^(?:[\w']+ ){{0,4}}?{_MET_EN} (?:someone|somebody)\b"
)
_ONE_KIN_EN = (
    r"(?:brother|sister|son|daughter|nephew|niece|cousin|aunt|uncle|boyfriend|girlfriend|husband|wife|partner|fianc[eé]e?|bf|gf|grandson|granddaughter|stepson|stepdaughter|step-?(?:brother|sister|dad|mum|mom)|"
    r"half-?(?:brother|sister)|kid|baby|twin|toddler|teenager|mother-in-law|father-in-law|brother-in-law|sister-in-law)"
)
NEW_KIN_EN = LazyPattern(
    rf"^(?:and |so |but |oh )*(?:he|she|that|this|it|[a-z]+)(?:'s| is) (?:my|our) {_ADJ_EN}{_ONE_KIN_EN}\b(?!'s)|^(?:and |but |so |also |oh )*(?:i|we|i've|we've|i'm|we're)?(?: (?:have|got|had|'ve|am|are|just|recently|finally|now|also|only|still|been))*(?:^| )?(?:have|got|'ve|had|dating|seeing|married|engaged to|marrying|expecting|adopted|i've|we've) (?:got )?(?:a|an|one|another|my|this) {_ADJ_EN}{_ONE_KIN_EN}\b(?! (?:who )?(?:and i|needs))"
)
BARE_KIN_EN = LazyPattern(
    r"^(?:the |our )?(?:wife|husband|hubby|missus|gf|bf|girlfriend|boyfriend|daughter|son|sister|brother|sis|bro|nephew|niece|grandson|granddaughter|mother-in-law|father-in-law|mil|fil|cousin|aunt|auntie|uncle|stepson|stepdaughter|stepdad|stepmum|stepmom|eldest|youngest|other half)"
    r"(?:'s\b| (?:is|has|was|works|lives|called|named|loves|hates|can't|got)\b| [a-z]+(?: is\b| has\b|'s\b|,|$)|,|:|$)"
)
FRIEND_EN = LazyPattern(
    r"^(?:(?:my|our|the|one of my) )?(?:[\w'-]+ ){0,2}?(?:best friend|best mate|bestie|friend|mate|roomm?ate|room-mate|roomie|flat-?mate|house-?mate)\b(?!s)"
)
PET_EN = LazyPattern(
    spell_out(
        rf"^(?!.*\bin (?:today|yesterday|earlier|this morning)\b)(?:and |but |so |also |oh )*(?:(?:my|our|the) (?!{{kin_en}}\b|{{friend_en}}\b){_ADJ_EN}{{pet_en}}\b(?!'s \w+ is| food| hair| allerg| sitter| walker)|(?:i|we|i've|we've)?(?: ?(?:have|got|had|'ve|am|are|just|recently|finally|now|also|only|still|adopted|rescued|bought|own|keep|getting))+ (?:a|an|one|two|three|another|this|our|my) {_ADJ_EN}{{pet_en}}\b(?! food| hair| allerg))"
    )
)
# A person of whom a capital letter and what he does or is are all we know: "Jen's a dental nurse", "Ken, 50, lives alone".
SOMEBODY_DOES_EN = LazyPattern(
    r"^(?:(?:and|but|also|who|still|now|just|only|never|always) )*(?:lives|works|has|loves|likes|hates|eats|drinks|plays|does|doesn't|wants|goes|runs|teaches|studies|drives|speaks|keeps|can't stand|needs|takes|smokes|owns|comes|moved|looks|sounds|seems|prefers|collects)\b"
)
PRONOUN_EN = LazyPattern(
    r"^(?:(?:and|but|so|also|now|well|yeah) )*(?:he|she|they|his|her|their|he's|she's|they're|hes|shes|theyre|he'd|she'd|he'll|she'll|they've|he has|she has)\b(?!/)"
)
PRONOUN_ZH = LazyPattern(
    r"^(?:现在|最近|另外|还有|而且|不过|但|今年)*(?:他|她|它|人家|对方|那(?:人|家伙|姑娘|小子)|这(?:人|家伙|姑娘|小子))(?!们?[和跟][我俺咱])"
)
# The English base form of a verb, "am" and what is planned have no subject but the user.
OWN_VERB_EN = LazyPattern(
    r"^(?:(?:and|but|so|plus|also|just|really|still|always|never|usually|mostly|currently|now|only) )*(?:am|love|like|hate|live|work|want|need|have|prefer|drink|eat|play|run|teach|study|drive|speak|enjoy|adore|can't stand|cannot|don't|dont|"
    r"haven't|do|go|take|use|keep|own|collect|looking for|planning|thinking|trying|hoping|going to|gonna|wanna|please|pls|thanks|any|can you|could you|what|how|where|when|why|who|is there|any|call|me\b|myself|in my|at my|for me|self)\b"
)
SWITCH = LazyPattern(
    r"^(?:btw|by the way|anyway|as for me|me\b|myself|对了|顺便|另外|话说|说回|至于我|反正|本人)"
)
# Two sentences of one word order in one clause: "is called Tyler he's a slob", "Ken is 50 I'm 40".
TURNS_EN = LazyPattern(
    r"(?<!\bthat)(?<!\bif)(?<!\bcause)(?<!\bwhen)(?<!\bwhile)(?<!\bsince)(?<!\bas)(?<!\bthink)(?<!\bthinks)(?<!\bknow)(?<!\bknows)(?<!\bsays)(?<!\bsaid)(?<!\bhope)(?<!\bwhere)(?<!\bwhat)(?<!\bwho)(?<!\bhow)"
    r"(?<!\bthan)(?<!\bbefore)(?<!\bafter)(?<!\buntil)(?<!\band)(?<!\bbut)(?<!\bso)(?<!\bthe)(?<!\bsure)(?<!\breckons)(?<!\bme)(?<!\bthough)"
    r" (?:(?:and|but) )?(?=(?:i'm|im|i am|i've|he's|she's|hes|shes|he is|she is|they're|he has|she has)\b)"
)
PET_NAME = LazyPattern(
    r"(?:叫|名)(?P<zh>[\u3400-\u9fff]{1,4}?)(?=$|[,，。今才已很是]|\d)|\b(?:called|named|name is|name's) (?P<en>[A-Z]\w+)|\b[Mm]y \w+ (?P<my>[A-Z]\w+)"
)
