"""Words that patterns share. A pattern writes `{kin_zh}` and gets the list as one group.

Add a word here and every pattern that uses the list knows it.
"""

import re

SURNAMES_ZH = (
    "王李张刘陈杨赵黄周吴徐孙胡朱林何郭罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹"
    "熊陆郝孔崔康毛邱秦史顾侯邵孟段雷钱汤尹黎易乔贺赖龚庞樊兰殷施陶洪翟颜倪严牛温季俞章鲁葛伍韦申尤毕聂丛晏卓蔺蒲卞楚储敖冷阚仇巫桑荀羊巩阴郁胥仲年钮焦向柳邢岳齐梅莫庄辛管祝左涂谷祁时舒耿牟卜路詹"
    "关苗凌费纪靳盛童欧甄项曲成游裴席卫查屈鲍位覃霍翁隋植甘景薄单包司柏宁柯阮桂闵解强柴华车冉房边栾佟"
)

WORDS: dict[str, str] = {
    # people -------------------------------------------------------------------------------------
    "kin_zh": (
        "[表堂](?:嫂|姐夫|妹夫|弟媳)|孩(?:子|儿)?[他她]?[爸妈爹娘]|娃儿?[他她]?[爸妈爹娘]|"
        "[大小老二三四五六七八么幺][姨舅姑叔伯爷婶嫂]|[大小二三四五六][妹弟哥姐](?:夫)?|叔公|舅公|姨婆|姑婆|太爷爷|太奶奶|曾祖[父母]|祖[父母]|外祖[父母]|家[父母]|亲家|"
        "老?丈人|老?丈母娘?|老泰山|娘家[妈爸]|婆家?妈|儿媳妇?|女婿|孙媳妇?|大舅子|小舅子|大姨子|小姨子|小叔子|大伯子|连襟|妯娌|那口子|老伴儿?|养父|养母|继父|继母|后爸|后妈|干爹|干妈|外甥女?|曾孙女?|爸妈|父母|爸爸|妈妈|老爸|老妈|爸|妈|爹|娘(?!家)|父亲|母亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|阿公|阿嬷|阿婆|"
        "爷爷奶奶|老婆|老公|媳妇儿?|爱人|太太"
        "|妻子|丈夫|先生|对象|男朋友|女朋友|男友|女友|未婚妻|未婚夫|未婚夫妻|女儿|儿子|闺女|孩子|娃儿?|"
        "宝宝|小孩|大宝|二宝|老大|老二|双胞胎"
        "|哥哥|姐姐|弟弟|妹妹|大哥|二哥|大姐|二姐|小妹|老弟|老姐|老哥|哥|姐|弟|妹|表哥|表姐|表弟|表妹|"
        "堂哥|堂姐|堂弟|堂妹|舅舅|舅妈|叔叔|婶婶|姑姑|姑妈"
        "|姨妈|小姨|阿姨|大伯|伯父|伯母|岳父|岳母|丈母娘|老丈人|公公|婆婆|侄子|侄女|外甥女?|孙子|孙女|"
        "外孙女?|嫂子|姐夫|妹夫|弟媳|家里老人|家里人|家人|老人"
    ),
    "kin_bare_zh": (
        "孩(?:子|儿)?[他她]?[爸妈爹娘]|娃儿?[他她]?[爸妈爹娘]|[大小老二三四五六七八么幺][姨舅姑叔伯婶嫂](?!子)|叔公|舅公|姨婆|姑婆|太爷爷|太奶奶|祖[父母]|外祖[父母]|家[父母]|爱人|老伴|弟媳|嫂子|姐夫|妹夫|舅妈|姑妈|姨妈|爷爷|奶奶|"
        "老?丈人|老?丈母娘?|老泰山|娘家[妈爸]|婆家?妈|儿媳妇?|女婿|孙媳妇?|大舅子|小舅子|大姨子|小姨子|小叔子|大伯子|连襟|妯娌|那口子|老伴儿?|养父|养母|继父|继母|后爸|后妈|干爹|干妈|外甥女?|曾孙女?|爸妈|父母|爸爸|妈妈|老爸|老妈|父亲|母亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|老婆|老公|媳妇儿?|女朋友|"
        "男朋友|未婚妻|未婚夫|女儿|儿子|闺女|孩子|娃"
        "|哥哥|姐姐|弟弟|妹妹|表哥|表姐|表弟|表妹|堂哥|堂姐|堂弟|堂妹|舅舅|姑姑|小姨|岳父|岳母|丈母娘|"
        "公公|婆婆|侄子|侄女|外甥女?|孙子|孙女|家里老人|太太|大宝|二宝|双胞胎"
    ),
    "place_zh": (
        "北京|上海|天津|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|"
        "海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古?|广西|西藏|宁夏|新疆|香港|澳门|东北|陕北|苏北|"
        "苏南|闽南|潮汕|客家|广州|深圳|杭州|南京"
        "|苏州|成都|武汉|西安|郑州|长沙|青岛|大连|沈阳|哈尔滨|长春|济南|合肥|福州|厦门|南昌|昆明|贵阳|"
        "南宁|兰州|太原|石家庄|呼和浩特|乌鲁木齐|拉萨|银川|西宁|海口|无锡|宁波|温州|东莞|佛山|珠海|中山|"
        "洛阳|台北|高雄|台中|常州|南通|徐州|扬州|镇江|绍兴|嘉兴|湖州|金华|义乌|台州|丽水|泉州|漳州|莆田|赣州|九江|烟台|潍坊|临沂|济宁|淄博|威海|保定|唐山|邯郸|"
        "惠州|汕头|江门|湛江|茂名|肇庆|清远|柳州|桂林|北海|株洲|湘潭|衡阳|岳阳|常德|宜昌|襄阳|荆州|芜湖|蚌埠|安庆|绵阳|宜宾|泸州|乐山|遵义|大理|丽江|曲靖|宝鸡|咸阳|延安|汉中|大同|包头|鄂尔多斯|赤峰|"
        "三亚|自贡|攀枝花|德阳|内江|南充|眉山|达州|雅安|巴中|广元|遂宁|资阳|凉山|甘孜|阿坝|邯郸|邢台|沧州|廊坊|衡水|承德|秦皇岛|张家口|阳泉|长治|晋城|晋中|运城|忻州|临汾|吕梁|营口|辽阳|盘锦|铁岭|葫芦岛|本溪|阜新|四平|通化|白山|松原|鸡西|鹤岗|伊春|绥化|黑河|大庆|连云港|淮安|盐城|泰州|宿迁|衢州|舟山|淮南|马鞍山|淮北|铜陵|黄山|滁州|阜阳|宿州|六安|亳州|池州|宣城|三明|南平|龙岩|宁德|景德镇|萍乡|新余|鹰潭|吉安|宜春|抚州|上饶|枣庄|东营|泰安|日照|德州|聊城|滨州|菏泽|开封|平顶山|安阳|鹤壁|新乡|焦作|濮阳|许昌|漯河|三门峡|南阳|商丘|信阳|周口|驻马店|黄石|十堰|鄂州|荆门|孝感|黄冈|咸宁|随州|恩施|仙桃|邵阳|张家界|益阳|郴州|永州|怀化|娄底|湘西|韶关|梅州|汕尾|河源|阳江|潮州|揭阳|云浮|梧州|防城港|钦州|贵港|玉林|百色|贺州|河池|来宾|崇左|六盘水|安顺|毕节|铜仁|黔东南|黔南|玉溪|保山|昭通|普洱|临沧|楚雄|红河|文山|西双版纳|德宏|怒江|迪庆|铜川|渭南|榆林|安康|商洛|嘉峪关|金昌|白银|天水|武威|张掖|平凉|酒泉|庆阳|定西|陇南|临夏|甘南|海东|玉树|石嘴山|吴忠|固原|中卫|克拉玛依|吐鲁番|哈密|阿克苏|和田|日喀则|林芝|呼伦贝尔|通辽|巴彦淖尔|乌兰察布|儋州|琼海|花莲|嘉义|屏东|义乌|昆山|晋江|顺德|鞍山|抚顺|丹东|锦州|齐齐哈尔|牡丹江|佳木斯|延边|喀什|伊犁|台南|新竹|桃园|基隆|九龙|新界"
    ),
    # firms whose names look like those of towns
    "firm_zh": (
        "腾讯|阿里(?:巴巴|云)?|百度|华为|小米|美团|京东(?:方)?|字节(?:跳动)?|网易|滴滴|快手|拼多多|携程|联想|中兴|比亚迪|格力|美的|海尔|顺丰|圆通|"
        "中通|韵达|蔚来|理想|小鹏|微软|谷歌|苹果|亚马逊|特斯拉|英特尔|三星|索尼|西门子|博世|宝洁|强生|辉瑞|移动|联通|电信|国网|中铁|中建|"
        "中石[油化]|海底捞|星巴克|麦当劳|肯德基|富士康|搜狐|新浪|知乎|微博|抖音|淘宝|大疆|宁德时代|沃尔玛|家乐福|永辉|盒马|饿了么|"
        "普华永道|德勤|安永|毕马威|平安|招行|工行|建行|农行|中行|万科|恒大|碧桂园|链家|贝壳|茅台|伊利|蒙牛|宜家|优衣库|大众|丰田|本田|宝马|奔驰"
    ),
    "trade_zh": (
        "开(?:出租车?|网约车|货车|大车|公交车?|地铁|滴滴|挖掘?机|塔吊|叉车|校车|救护车|饭馆|小店|超市|"
        "药店)|送(?:外卖|快递|奶|货|水)|跑(?:滴滴|外卖|长途|业务|运输|货运|销售|出租)|修(?:车|空调|手机|"
        "家电|鞋|表|电脑|管道|电梯)"
        "|卖(?:保险|房|车|水果|菜|衣服|海鲜|手机|奶茶|早点|煎饼|烧烤|花|建材|茶叶)|教(?:数学|语文|英语|"
        "物理|化学|历史|地理|生物|音乐|美术|体育|钢琴|小学|初中|高中|书法|舞蹈|瑜伽)|养(?:蜂|猪|鱼|虾|鸡|"
        "牛|羊|蚕)|种(?:地|菜|果树|茶|花|水稻|大棚)"
        "|带(?:团|班)|干(?:装修|工地|家政|物流|消防)|搞(?:装修|科研|建筑|IT|物流|金融)|做(?:烧烤|早点|"
        "装修|直播|外贸|电商|代购|微商|保洁|家政|月嫂|木工|美甲|美容|水产|茶叶)|写代码|写网文|画插画|"
        "拍婚纱照|当兵|站岗|看大门|摆摊|打铁|理发|剪头发"
    ),
    "friend_zh": (
        "闺蜜|好友|好朋友|死党|发小|兄弟|哥们儿?|朋友|室友|舍友|合租的?|房东|老板|领导|上司|导师|"
        "同桌|搭档|合伙人|师父|师傅|教练|前任|徒弟|老师"
    ),
    "kin_en": (
        "婆婆|公公|岳父|岳母|丈母娘|爸妈|父母|儿子|爸|妈|媳妇|外甥女?|侄女|侄子|表[哥姐弟妹]|堂[哥姐弟妹]|missus|lads?|lass|girls?(?= (?:is|are|has|have|goes|plays|loves|hates))|step[- ]?(?:dad|mum|mom|father|mother|kids?|son|daughter|brother|sister)|[a-z]+-in-law|great[- ](?:aunt|uncle|grandmother|grandfather|grandma|grandpa|gran)|gran(?:d)?dad|grandpop|nanna|nanny|gramps|pa|ma|da|fianc[ée]{1,2}|other half|ex-(?:husband|wife)|firstborn|triplets|foster kids?|old lady|nan|pops|folks|stepbrother|stepsister|half-brother|half-sister|foster (?:son|daughter|mum|mom|dad|kid|child)|godson|goddaughter|godmother|godfather|great-aunt|great-uncle|奶奶|爷爷|妈妈|爸爸|老婆|老公|女儿|儿子|妹妹|姐姐|弟弟|哥哥|姥姥|外婆|外公|mom|mum|mother|mama|"
        "dad|father|papa|parents|wife|husband|spouse|partner|girlfriend|boyfriend|gf|bf|fianc[eé]e?|son|"
        "sons|daughter|daughters|kid|kids"
        "|child|children|bairns?|lassie|baby|toddler|twins?|triplets?|brother|brothers|bro|sister|sisters|sis|sibling|siblings|"
        "grandma|grandpa|grandmother|grandfather|granny|gran|nana|grandson"
        "|granddaughter|grandkids|grandparents|aunt|auntie|uncle|cousin|cousins|niece|nephew|stepmom|"
        "stepdad|stepson|stepdaughter|mother-in-law|father-in-law|sister-in-law"
        "|brother-in-law|in-laws|family|better half|old man|hubby|wifey|eldest|youngest|oldest|teenager|"
        "newborn|fella|feller"
    ),
    "friend_en": (
        "friend|friends|bestie|roommate|roomie|flatmate|housemate|boss|manager|landlord|landlady|"
        "mentor|coach|ex|business partner|cofounder|co-founder|supervisor|buddy|"
        "therapist|doctor|dentist"
    ),
    # what somebody did once is no lasting fact about them
    "passing_zh": (
        "说自己|说[他她]|觉得|吹牛|念叨|讲了|说了|聊了|笑了|哭了|唱了|喊了|问了|催我|骂了|夸了|吵了|闹了|打了?个?电话|发了?个?(?:消息|微信|短信)|迟到|睡着|来过|"
        "来电|送了我|给我(?:打|发|买|做|讲|说)|请我吃|找我|约我"
    ),
    "passing_en": (
        "said|says|told|tells|thinks|thought|reckons?|claims|swears|insists|guesses|pretends|laughed|laughs|cried|smiled|joked|yelled|shouted|went|came|sent|gave|made|asked|"
        "called|texted|showed|talked|talks|snored|visited|cooked|ate|forgot|missed|dropped|brought|took|ran|fell|slept|"
        "woke|looked|seemed|kept|keeps|wants me|wanted|helped|found|saw|mentioned|complained|bragged|danced|sang|sneezed"
    ),
    # animals ------------------------------------------------------------------------------------
    "pet_zh": (
        "猫|狗|(?<![a-z])(?:cats?|dogs?|puppy|kitty|bunny)(?![a-z])|喵星人|汪星人|柯基|金毛|哈士奇|二哈|泰迪|柴犬|布偶|橘猫|英短|美短|仓鼠|兔子?|鹦鹉|乌龟|龟|"
        "金鱼|锦鲤|热带鱼|斗鱼|蜥蜴|龙猫|荷兰猪|守宫|玉米蛇|蛇|鸟|刺猬|柯尔鸭|鸭|鸡|小香猪|羊驼"
        "|边牧|拉布拉多|比熊|博美|萨摩耶|雪纳瑞|狸花|三花|加菲|暹罗|毛孩子|主子|八哥|法斗|柯尔|蜜袋鼯|"
        "鸽子|马|画眉|文鸟|玄凤|豚鼠|犬|鱼|猪|蚂蚁|蟋蟀|蝈蝈|毛孩|德牧|巴哥|吉娃娃|阿拉斯加|缅因"
    ),
    "pet_en": (
        "dogs?|cats?|pupp(?:y|ies)|pups?|kittens?|kitt(?:y|ies)|hamsters?|rabbits?|bunn(?:y|ies)|parrots?|"
        "budgies?|cockatiels?|tortoises?|turtles?|goldfish|fish|gecko|geckos|lizards?|iguana|snakes?"
        "|python|ferrets?|guinea pigs?|hens|chickens|ducks|horses?|pony|ponies|goats?|donkey|corgi|"
        "labrador|lab|golden retriever|retriever|poodle|beagle|husky|dachshund|greyhound|terrier"
        "|collie|spaniel|bulldog|pug|tabby|calico|siamese|maine coon|ragdoll|canary|pigeons?|hedgehog|"
        "(?:corgi|labrador|retriever|poodle|beagle|dachshund|greyhound|terrier|collie|spaniel|bulldog|pug|whippet|lurcher|hedgehog|chinchilla|ferret|alpaca|cockapoo|labradoodle|mutt|hound)s|huskies|whippet|lurcher|moggy|tomcat|newt|toad|frog|cockapoo|labradoodle|alpacas?|llamas?|sheep|lambs?|pigs?|cockatoo|finch|canaries|stick insects?|"
        "chinchilla|axolotl|tarantula|gerbils?|rats?|mutt|hound|shepherd|bees"
    ),
    # work ---------------------------------------------------------------------------------------
    "job_zh": (
        "[\u3400-\u9fff]{0,8}(?:师|工程师|程序员|教员|学员|职员|店员|演员|快递员|外卖员|销售员|服务员|"
        "管理员|飞行员|消防员|研究员|公务员|驾驶员|收银员|保育员|护林员|检票员|列车员|乘务员|邮递员|"
        "质检员|会计|出纳|审计"
        "|医生|大夫|[中西军校兽牙]医|护士|药师|牙医|兽医|护工|幼教|早教|特教|技工|[㐀-鿿]{1,4}工人|零工|临时工|保姆|月嫂|律师|法官|检察官|警察|民警|交警|狱警|军人|士兵|"
        "学生|研究生|大学生|高中生|初中生|博士生?|硕士生?|博后|留学生|实习生|码农|程序猿|产品经理|"
        "项目经理|经理人?|主管"
        "|总监|老板|老板娘|店长|厂长|校长|园长|院长|主任|秘书|助理|文员|校对|柜员|质检|前台|行政|人事|hr|"
        "财务|编辑|记者|作家|作者|编剧|导演|摄影|歌手|乐手|鼓手|画家|画师|插画师|漫画家|设计|设计师|美工|"
        "运营|策划|文案|销售|客服|采购|顾问"
        "|导游|翻译|司机|骑手|厨子|厨师|大厨|保安|保洁|农民|果农|菜农|渔民|牧民|工人|木匠|铁匠|裁缝|瓦工|"
        "电工|焊工|水电工|钳工|木工|矿工|家政|托尼|主播|博主|up主|网红|自媒体|自由职业者?|"
        "[a-z -]{0,20}(?:designer|engineer|developer|manager|barista|teacher|nurse|analyst|artist|"
        "consultant|sales|intern|editor|writer|founder|trainer|coach|tutor)|个体户|创业者|全职妈妈|"
        "全职爸爸|宝妈|奶爸|家庭主妇"
        "|退休(?:教师|工人|干部|职工|老师|人员)?|科学家|数学家|历史学家|音乐人|运动员|教练|裁判|老师|教师|"
        "教授|讲师|辅导员|班主任|村官|书记|社工|志愿者|义工|投行|码头|列车长|船长|海员|水手|空姐|空少|"
        "机长|飞行员|法医|入殓师|小商贩|摊主|店主|房东|中介|代购|跟单|外贸|测试工程师|架构师|运维|前端|"
        "后端|freelancer|designer|engineer|developer|pm|程序媛)"
    ),
    "job_en": (
        "(?:[\\w'/-]+ ){0,3}(?:(?!black|word|key|gate|score|time|house|book|snow)[a-z]{3,}(?:smith|wright|monger|ologist|grapher|ician|dresser|breeder|keeper|master|herd|sitter|fitter|builder|seller|dealer|fixer|"
        "roaster|trainer|maker|smith)|thatcher|postie|scaffolder|plasterer|croupier|bookie|bouncer|farmhand|operative|stevedore|docker|greengrocer|milkman|gravedigger|crofter|shepherd|sparky|chippy|brickie|"
        "upholsterer|glassblower|weaver|dyer|milliner|perfumer|puppeteer|clown|busker|stagehand|choreographer|organist|stonemason|quizmaster|fitter|grafter|steward|porter|usher|bailiff|registrar|magistrate|"
        "call handler|(?:[a-z-]+ )?tester|taxidermist|signwriter|typesetter|dinner lady|lollipop lady|lorry driver|forklift|childminder|ceramicist|nurse|chef|cook|baker|barber|butcher|carpenter|plumber|electrician|"
        "mechanic|machinist|welder|mason|bricklayer|roofer|painter|tiler|joiner|tailor|seamstress|cobbler|"
        "farmer|rancher|fisherman"
        "|beekeeper|gardener|florist|forester|ranger|teacher|professor|lecturer|tutor|instructor|"
        "librarian|student|undergrad|postdoc|phd(?: student| candidate)?|freshman|sophomore|junior|senior|"
        "researcher|scientist|chemist|physicist|biologist|geologist"
        "|mathematician|statistician|economist|historian|archaeologist|architect|surveyor|engineer|"
        "developer|programmer|coder|designer|illustrator|animator|artist|sculptor|potter|photographer|"
        "videographer|filmmaker|director"
        "|producer|actor|actress|musician|guitarist|drummer|pianist|violinist|cellist|composer|singer|dj|"
        "dancer|writer|author|novelist|poet|editor|journalist|reporter|copywriter|translator|interpreter|"
        "lawyer|attorney|paralegal"
        "|judge|notary|accountant|bookkeeper|auditor|actuary|banker|broker|trader|analyst|consultant|"
        "manager|director|supervisor|coordinator|administrator|assistant|secretary|receptionist|clerk|"
        "cashier|barista|bartender"
        "|waiter|waitress|server|host|hostess|doctor|physician|surgeon|dentist|vet|veterinarian|"
        "veterinary tech|pharmacist|paramedic|(?:[a-z-]+ )?medic|emt|midwife|therapist|psychologist|psychiatrist|counsellor|"
        "counselor|optician|optometrist|radiologist|anesthetist"
        "|dietitian|nutritionist|hygienist|caregiver|carer|nanny|childminder|cleaner|janitor|housekeeper|"
        "driver|trucker|pilot|copilot|sailor|captain|conductor|flight attendant|cabbie|courier|"
        "mail carrier|postal carrier|postman|mailman|firefighter|fireman"
        "|police officer|cop|detective|soldier|marine|veteran|officer|guard|lifeguard|bodyguard|"
        "salesperson|salesman|rep|realtor|agent|recruiter|marketer|entrepreneur|founder|freelancer|"
        "contractor|owner|operator|technician|tech"
        "|inspector|planner|organizer|curator|archivist|zookeeper|dog walker|groomer|trainer|coach|"
        "referee|athlete|priest|pastor|rabbi|imam|monk|nun|chaplain|stay-at-home (?:mom|dad|parent)|"
        "homemaker|housewife|retiree|intern|apprentice"
        "|blacksmith|locksmith|glazier|jeweler|goldsmith|watchmaker|luthier|brewer|winemaker|sommelier|"
        "stylist|hairdresser|beautician|tattooist|tattoo artist|undertaker|astronomer|meteorologist|"
        "linguist|sociologist|anthropologist|diver|arborist|logger|miner|welder|rigger|crane operator|"
        "dispatcher|sysadmin|dba|sre|pm|social worker|civil servant|maker|keeper|worker|specialist|"
        "scholar|fellow)"
    ),
    # a name is short, and never made of these -----------------------------------------------------
    "not_name_zh": "[你他她它了吗呢么怎啥谁哪车卖醒什给去来回别不加做写交帮等滚起吃看想很被把跟和这那的]",
    "name_zh": "[\u3400-\u9fff·]{1,6}?|[a-z][a-z.'-]*(?: [a-z][a-z.'-]+)?",
    "me_zh": "我|俺|咱|本人|在下|偶|人家",
    "adv_zh": (
        "真的|确实|其实|也|还|就|都|比较|特别|非常|很|最|超级?|挺|蛮|更|一直|从小就?|向来|一向|平时|平常|"
        "可|老|尤其|太|贼|巨|好|是真的?|打小|一般|本来就?|天生|特|极其?|相当|格外|真|属实|个人|实在|偏"
        "|只|这辈子|一辈子|完全|压根|根本|绝对|一点儿?|从来|从|倒是|倒|又|现在|如今|目前|这人|是|尤为|死|"
        "老是|生来|这个人|自己|主要|那叫一个|最近|开始|反而|却|才|跟|呢"
    ),
    # time ---------------------------------------------------------------------------------------
    "often_zh": (
        "每回|(?:周|星期|礼拜)[一二三四五六日天]{2,}|每天|(?<![今明昨后])天天(?!气)|每日|每晚|每早|每周|每个?星期|每个?礼拜|每个?月|每年|每隔|每逢|"
        "逢年过节|每次|每到|一年四季|常年|雷打不动|从来|从不|向来|一向|一直|习惯|总是|总爱|老是|通常|平时|"
        "平常|平日|一般都?|必须得|必定"
        "|睡前|起床后|早起|周末都|周[一二三四五六日末]都|都是|从小到大|从小|隔三差五|三天两头|压根不|绝不|"
        "只(?=[喝吃用穿买看坐住听玩去骑走要刷认选])|(?:点半?|饭|班|觉|课|起床)(?:以后|之后|以前|之前|前|"
        "后)(?=.*我)|一概不|一律|坚持|离不开|戒不掉|雷打|风雨无阻|固定|有个?(?:老)?习惯|"
        "必(?=[看听喝吃做跑练读写刷点要去带买])|(?:睡觉|吃饭|出门|洗澡|上班|开车|做饭|早上|晚上|冬天|夏天|"
        "起床|看书|旅行|坐车|点菜|下厨)[^,]{0,4}(?:一定要|必须|非得|总得|总要|都要|都得|都会|必带|从不)"
    ),
    "often_en": (
        "every (?:single )?(?:day|night|morning|evening|week|weekend|month|year|other|spring|summer|"
        "autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|"
        "new year|dawn|dusk|sunrise|sunset|\\w+day|\\w+ days|shift|payday|lunch)|each (?:morning|night|day|week|evening|"
        "\\w+day)|always|usually|normally|typically|never|(?:mon|tues|wednes|thurs|fri|satur|"
        "sun)days? (?:are|is|nights?|mornings?|i\\b|we\\b)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days"
        "|daily|weekly|nightly|religiously|most (?:days|nights|mornings|evenings|weekends)|"
        "\\d+ ?x a (?:week|day)|(?:once|twice|\\d+ times|two times|three times|four times|"
        "five times) a (?:week|day|month|year)|(?:in the )?mornings|weekends|before bed|first thing|"
        "rain or shine|without fail|no exceptions|(?:house|family|my) rule|for years|my whole life|can't (?:start|sleep|function|work|live) (?:my day )?without|only ever|(?:i|"
        "we) only (?!have|want|need|know|just|said|meant|see|got|one|a\\b|the\\b|had|if|for|this|found|"
        "asked|saw|when|thing|\\w+ed\\b)[a-z]+|only (?:ever |really )?(?:drink|eat|wear|buy|use|listen|"
        "fly|shop|read|watch|stay|speak|cook|order|play|sleep|work)"
    ),
    # medicines: names by their endings, since no list is complete ---------------------------------
    "medicine_en": (
        "insulin|the (?:mini )?pill|hrt|statins?|beta blockers?|blood thinners?|antidepressants?|anticoagulants?|steroids?|chemo(?:therapy)?|dialysis|(?:an )?inhalers?|blood pressure (?:meds|tablets|pills)|"
        "ssris?|warfarin|metformin|thyroxine|methotrexate|lithium|ritalin|adderall|humira|ozempic|wegovy|mounjaro|aspirin|gabapentin|pregabalin|ibuprofen|paracetamol|naproxen|codeine|morphine|tramadol|"
        "gtn(?: spray)?|nitroglycerin|ventolin|epipen|xanax|prozac|zoloft|lexapro|"
        "[a-z]{3,12}(?:formin|statin|pril|sartan|olol|prazole|mycin|cillin|xaban|farin|oxetine|pram|traline|dipine|thyroxine|gliptin|gliflozin|glutide|lukast|triptan|zepam|zolam|mab|semide|thiazide|parin|amate|tiazem|azepine|dopa|"
        "setron|cycline|asone|olone|lamide|tidine|terol|thasone|azine|apine|idone|gabalin|axin)"
    ),
    "medicine_zh": (
        "(?:(?![吃服打用着停换改成为加了的是我在把对给让])[\u3400-\u9fff]){0,4}(?:二甲双胍|双胍|列齐特|列美脲|他汀|普利|沙坦|洛尔|地平|阿司匹林|华法林|沙班|胰岛素|优甲乐|左甲状腺素|奥美拉唑|拉唑|布洛芬|激素|抗抑郁药|安眠药|降压药|降糖药|降脂药|避孕药|中药|叶酸|钙片|"
        "舍曲林|西汀|唑仑|西泮|孟鲁司特|吸入剂|益生菌|褪黑素|利尿剂|抗凝药|靶向药|络活喜|代文|立普妥|波立维|拜新同|格华止|倍他乐克|开瑞坦|沙丁胺醇|硝酸甘油|维骨力|氨糖|救心丸|托吡酯|普萘洛尔)"
    ),
}

_PLACEHOLDER = re.compile(r"\{([a-z_]+)\}")


def spell_out(pattern: str) -> str:
    """Return the pattern with every `{list}` replaced by the words of that list as one group."""
    return _PLACEHOLDER.sub(lambda match: f"(?:{WORDS[match.group(1)]})", pattern)


def is_surnamed(name: str) -> bool:
    """Tell whether two or three characters look like the name of a person: 李明, 小陈, 朵朵."""
    return _SURNAMED.match(name) is not None


_SURNAMED = re.compile(
    rf"(?:[{SURNAMES_ZH}][\u3400-\u9fff]{{1,2}}|[小老阿][\u3400-\u9fff]{{1,2}}|([\u3400-\u9fff])\1)$"
)
