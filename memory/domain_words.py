"""Which words speak for which domain: one row a domain, words apart by spaces, to be read and edited.

Chinese words are simplified; they are found by the longest match, so a row of NOTHING_ZH ("吃惊") keeps a
short word ("吃") from being seen in a longer one. English words are compared by their stems; "_" joins the
words of a phrase. A word may stand in several rows.
"""

from typing import NamedTuple


class Domain(NamedTuple):
    """One area of life, its two labels, other names it goes by, and its words."""

    name: str
    zh: str
    en: str
    aliases: str
    zh_words: str
    en_words: str


# Formatter off: name, labels and aliases of a row share a line.
# fmt: off
DOMAIN_ROWS: tuple[Domain, ...] = (
    Domain(
        "food", "饮食", "food", "美食 餐饮 吃喝 口味 吃饭 diet dining cooking eating drinks restaurant",
        "吃 喝 饭 菜 辣 甜 咸 酸 苦 茶 酒 汤 面条 面包 米饭 饺子 馒头 包子 粥 火锅 烧烤 烤鸭 烤肉 烤鱼 牛排 鸡腿 炸鸡 寿司 披萨 汉堡 沙拉 蛋糕 甜品 "
        "甜食 零食 水果 苹果 香蕉 西瓜 榴莲 芒果 草莓 蔬菜 香菜 葱 姜 蒜 豆腐 豆浆 牛奶 酸奶 奶茶 咖啡 拿铁 美式 可乐 果汁 啤酒 红酒 白酒 早餐 午餐 "
        "晚餐 早饭 午饭 晚饭 夜宵 外卖 餐厅 饭店 饭馆 食堂 馆子 厨房 做饭 做菜 下厨 菜谱 食谱 川菜 粤菜 湘菜 鲁菜 东北菜 日料 韩餐 西餐 素食 吃素 "
        "清淡 重口味 麻辣 微辣 忌口 海鲜 虾 螃蟹 三文鱼 牛肉 羊肉 猪肉 鸡肉 鸡蛋 味道 口味 好吃 难吃 美食 饮料 普洱 绿茶 红茶 小龙虾 烧饼 煎饼 螺蛳粉 "
        "米粉 米线 凉皮 冰淇淋 巧克力 坚果 花生 糖 无糖 加糖 油炸 烘焙 点餐 聚餐 食材 饿 胃口 主食 碳水 低脂 生酮 酱 醋 腊肉 香肠 点心 早茶 肠粉",
        "eat food meal cook dish recipe restaurant breakfast lunch dinner supper brunch snack dessert cake cookie bread rice "
        "noodle pasta pizza burger sandwich salad soup steak beef pork lamb chicken fish seafood shrimp shellfish crab "
        "sushi taco curry spicy sweet salty bitter sour vegetable fruit apple banana mango berry strawberry tomato potato "
        "onion garlic cilantro mushroom cheese milk yogurt egg butter sugar chocolate candy coffee latte espresso tea juice "
        "soda beer wine whiskey cocktail drink vegan vegetarian keto gluten dairy lactose halal kosher cuisine "
        "flavor taste tasty delicious hungry takeout takeaway bakery bake grill barbecue bbq kitchen chef duck tofu "
        "peanut nut avocado oatmeal cereal pancake smoothie ramen dumpling kimchi sauce",
    ),
    Domain(
        "travel", "出行", "travel", "旅行 旅游 交通 通勤 出差 transport transportation commute trip trips traveling travelling",
        "旅行 旅游 出行 出差 度假 旅程 行程 机票 航班 飞机 机场 登机 火车 高铁 动车 地铁 公交 公交车 打车 出租车 网约车 滴滴 开车 自驾 驾照 堵车 停车 停车位 "
        "通勤 骑车 单车 电动车 摩托车 汽车 租车 加油 车票 靠窗 过道 座位 酒店 民宿 宾馆 旅馆 景点 门票 签证 护照 行李 行李箱 攻略 出国 海边 海岛 沙滩 露营 "
        "自由行 跟团 导游 邮轮 川藏线 古镇 博物馆 迪士尼 环球影城 路线 导航 地图 出发 返程 往返 转机 候机 高速 车站 火车站 码头 打卡 背包客 晕车 晕机 坐车 "
        "车 特斯拉 新能源车 修车 保养",
        "travel trip flight fly airport airline plane airplane hotel hostel airbnb resort vacation holiday itinerary luggage "
        "suitcase passport visa tour tourist sightseeing beach island cruise camping backpack road_trip abroad overseas "
        "train bus subway metro tram taxi cab uber lyft commute drive driver car truck motorcycle bicycle bike scooter "
        "parking traffic highway freeway license ticket seat aisle window_seat booking reservation destination museum "
        "landmark journey ferry boat station route gas_station jet_lag layover carry-on souvenir landing boarding",
    ),
    Domain(
        "work", "工作", "work", "职场 办公 事业 job career office business",
        "工作 上班 下班 加班 公司 单位 同事 老板 领导 上司 经理 主管 下属 员工 客户 甲方 乙方 项目 汇报 季度汇报 周报 日报 月报 会议 开会 例会 邮件 职业 职位 "
        "岗位 面试 简历 入职 离职 辞职 跳槽 升职 绩效 考核 年终奖 办公室 办公 远程办公 出差 合同 方案 需求 预算 报表 工程师 程序员 设计师 老师 医生 护士 律师 "
        "会计 销售 运营 产品经理 创业 团队 部门 行业 自由职业 兼职 实习 项目经理 招聘 裁员 退休 职场 开店 生意 工厂 车间 值班 夜班 调休 请假 年假 述职 策划 "
        "投标 验收 交付 截止 快递员 司机 外卖员 公务员 事业编",
        "work job office company employer employee boss manager supervisor colleague coworker client customer project meeting "
        "report quarterly presentation email deadline career occupation profession interview resume hire hired promotion "
        "salary overtime shift remote freelance freelancer contractor startup business team department industry engineer "
        "developer programmer designer teacher nurse doctor lawyer accountant electrician plumber mechanic sales marketing "
        "hr intern internship retire retired conference agenda proposal contract invoice budget stakeholder workplace "
        "coworking factory warehouse self-employed consultant",
    ),
    Domain(
        "study", "学习", "study", "教育 学业 考试 education learning school exam",
        "学习 在学 想学 自学 学会 上学 上课 学校 大学 中学 小学 高中 初中 幼儿园 研究生 博士 硕士 本科 考研 考试 高考 中考 期末 复习 预习 作业 论文 课程 网课 老师 导师 同学 学生 "
        "专业 成绩 学分 奖学金 留学 英语 日语 法语 德语 西班牙语 单词 背单词 雅思 托福 四级 六级 数学 物理 化学 生物 历史 地理 编程 考证 证书 培训 笔记 "
        "自习 图书馆 毕业 答辩 选课 学期 寒假 暑假 教材 刷题 错题 题目 辅导 补课 家教 微积分 线性代数 口语 听力 语法 公务员考试 驾校 学渣 学霸 班主任",
        "study learn school college university class classroom course lecture homework assignment essay thesis dissertation "
        "exam test quiz grade gpa student teacher professor tutor tutoring degree bachelor master phd graduate graduation "
        "scholarship semester campus major math mathematics calculus algebra physics chemistry biology history geography "
        "language vocabulary grammar english spanish french german japanese mandarin toefl ielts sat gre textbook "
        "library curriculum kindergarten certificate certification training workshop lesson revise",
    ),
    Domain(
        "health", "健康", "health", "医疗 身体 养生 medical wellness fitness medicine",
        "健康 身体 生病 看病 医院 医生 门诊 体检 药 吃药 药物 过敏 花粉 哮喘 感冒 发烧 咳嗽 头疼 头痛 偏头痛 胃病 胃疼 肚子疼 腰疼 颈椎 膝盖 牙 牙医 牙疼 近视 "
        "眼镜 视力 血压 高血压 血糖 糖尿病 血型 胆固醇 心脏 心脏病 肝 肾 手术 住院 康复 怀孕 孕妇 备孕 月经 失眠 睡眠 睡觉 熬夜 午睡 早睡 焦虑 抑郁 压力 "
        "心理咨询 减肥 体重 身高 养生 中医 针灸 疫苗 骨折 扭伤 皮肤 湿疹 起疹子 鼻炎 痛风 乳糖不耐受 贫血 戒烟 戒酒 抽烟 维生素 护肤 脱发 耳背 听力下降 "
        "医保 挂号 复查 瘦 胖",
        "health healthy doctor hospital clinic medicine medication pill prescription allergy allergic asthma pollen cold flu "
        "fever cough headache migraine pain ache back_pain knee tooth dentist glasses vision eyesight blood pressure "
        "diabetes diabetic cholesterol heart surgery rehab pregnant pregnancy insomnia sleep nap anxiety depression stress "
        "therapist therapy weight diet height vitamin supplement vaccine injury sprain fracture skin rash eczema "
        "symptom disease illness sick nausea dizzy hearing wheelchair smoke smoking quit_smoking sober checkup physician "
        "arthritis celiac intolerance epipen",
    ),
    Domain(
        "family", "家庭", "family", "家人 亲人 亲子 kids children parents relatives",
        "家人 家庭 爸 妈 爸爸 妈妈 父亲 母亲 父母 爸妈 老爸 老妈 爹 娘 爷爷 奶奶 外公 外婆 姥姥 姥爷 老公 老婆 丈夫 妻子 媳妇 爱人 对象 孩子 小孩 娃 宝宝 儿子 女儿 "
        "闺女 哥哥 姐姐 弟弟 妹妹 我哥 我姐 我弟 我妹 双胞胎 孙子 孙女 外孙 侄子 侄女 外甥 叔叔 舅舅 姑姑 阿姨 姨妈 表哥 表姐 表弟 表妹 堂哥 堂弟 公公 婆婆 "
        "岳父 岳母 丈母娘 亲戚 长辈 老人 带娃 遛娃 亲子 结婚 领证 婚礼 离婚 结婚纪念日 二胎 育儿 奶粉 接孩子 家长会 订婚 未婚夫 未婚妻",
        "family mom mum mother dad father parent husband wife spouse partner fiance fiancee son daughter child kid children baby "
        "toddler twin brother sister sibling grandma grandmother grandpa grandfather grandparent grandson granddaughter "
        "grandchild uncle aunt nephew niece cousin in-law mother-in-law father-in-law stepson stepdaughter stepmom stepdad "
        "married marriage wedding divorce divorced anniversary relative newborn parenting daycare nanny godmother godson "
        "widow engaged ancestor household",
    ),
    Domain(
        "pets", "宠物", "pets", "动物 pet animals animal",
        "宠物 猫 狗 猫咪 小猫 小狗 狗狗 喵 橘猫 布偶 英短 美短 暹罗 加菲 金毛 柯基 泰迪 哈士奇 拉布拉多 柴犬 边牧 萨摩耶 博美 贵宾 土狗 流浪猫 流浪狗 兔子 仓鼠 "
        "鹦鹉 乌龟 金鱼 热带鱼 鱼缸 龙猫 蜥蜴 刺猬 遛狗 撸猫 铲屎 猫砂 猫粮 狗粮 罐头 猫条 冻干 绝育 驱虫 宠物医院 兽医 养猫 养狗 养鱼 猫抓板 狗窝 牵引绳 "
        "宠物店 毛孩子 领养 掉毛 疫苗本 芦丁鸡 守宫",
        "pet dog puppy cat kitten kitty hamster rabbit bunny parrot parakeet budgie canary bird turtle tortoise goldfish fish_tank "
        "aquarium lizard gecko snake ferret guinea_pig hedgehog horse pony vet veterinarian leash litter litterbox kibble "
        "dog_food cat_food labrador retriever poodle corgi husky beagle bulldog terrier dachshund chihuahua shepherd pug "
        "siamese persian tabby neuter spay groom groomer adopted rescue_dog shelter paw furry breed kennel collar catnip "
        "chinchilla",
    ),
    Domain(
        "home", "居家", "home", "家居 住房 生活 house housing household living",
        "家里 房子 房间 租房 房租 房东 室友 合租 买房 搬家 装修 家具 家电 沙发 床 床垫 衣柜 书桌 客厅 卧室 厨房 卫生间 浴室 阳台 院子 楼 六楼 电梯 小区 物业 公寓 "
        "别墅 学区房 地址 住址 打扫 家务 洗衣机 冰箱 空调 暖气 地暖 扫地机器人 洗碗机 马桶 水管 漏水 停电 停水 电费 水费 燃气 窗帘 灯泡 收纳 断舍离 钥匙 门锁 "
        "邻居 楼上 楼下 噪音 阿姨保洁 保洁 洗碗 做家务 晾衣服 甲醛 户型 精装 毛坯 住",
        "home house apartment flat condo studio rent lease landlord tenant roommate housemate mortgage move moving furniture sofa "
        "couch bed mattress closet desk bedroom bathroom kitchen living_room balcony garage basement attic backyard yard "
        "floor stairs elevator neighbor neighborhood address cleaning chore laundry washer dryer dishwasher fridge "
        "refrigerator oven microwave vacuum heater heating air_conditioner plumbing leak roof renovation renovate remodel "
        "decor curtain lamp key lock suburb downtown mailbox utility electricity",
    ),
    Domain(
        "shopping", "购物", "shopping", "消费 买东西 服饰 穿搭 shop clothes fashion purchase",
        "买 购物 网购 淘宝 京东 拼多多 天猫 下单 快递 包裹 退货 退款 换货 发货 优惠 优惠券 打折 折扣 便宜 贵 太贵 性价比 价格 多少钱 价位 品牌 商场 超市 商店 店铺 "
        "专柜 逛街 衣服 裤子 裙子 鞋 鞋子 球鞋 帽子 包包 外套 羽绒服 衬衫 尺码 码数 穿搭 化妆品 口红 面膜 香水 首饰 手表 礼物 送礼 双十一 团购 直播间 种草 拔草 "
        "剁手 会员卡 代购 二手 闲鱼 推荐产品 产品 商品 有货 现货 清单 购物车 客服",
        "buy shop shopping store mall purchase order price cheap expensive discount coupon sale deal bargain brand product "
        "refund return exchange delivery package parcel shipping amazon ebay cart checkout clothes clothing shirt pants "
        "jeans dress skirt shoe sneaker boots jacket coat hat bag handbag purse size outfit fashion vintage thrift makeup "
        "lipstick perfume jewelry watch gift present supermarket grocery groceries market retail catalog warranty "
        "in_stock wishlist secondhand",
    ),
    Domain(
        "finance", "理财", "finance", "财务 金融 钱 投资 money investing banking investment",
        "钱 存钱 攒钱 理财 投资 股票 炒股 大盘 基金 定投 债券 黄金 期货 比特币 加密货币 银行 银行卡 信用卡 花呗 贷款 房贷 车贷 利息 利率 还款 借钱 欠款 工资 月薪 "
        "年薪 收入 奖金 存款 储蓄 预算 开销 支出 记账 账单 税 个税 报税 发票 社保 公积金 养老金 保险 理赔 汇率 美元 人民币 转账 支付宝 余额 余额宝 财务 财务自由 "
        "涨停 跌停 牛市 熊市 分红 医保 负债 攒首付 首付 退休金 压岁钱 零花钱",
        "money finance financial invest investment stock share fund etf bond crypto bitcoin bank banking loan mortgage debt "
        "interest credit credit_card debit salary wage income pay paycheck bonus saving savings budget expense spending tax "
        "taxes refund invoice insurance pension retirement 401k ira portfolio dividend broker currency dollar euro pound "
        "exchange_rate transfer payment afford net_worth accountant audit bill subscription fee wealth inheritance payroll "
        "index_fund down_payment",
    ),
    Domain(
        "sports", "运动", "sports", "健身 体育 锻炼 sport exercise gym workout",
        "运动 健身 健身房 锻炼 跑步 夜跑 晨跑 马拉松 半马 全马 游泳 篮球 足球 羽毛球 乒乓球 网球 排球 棒球 高尔夫 台球 保龄球 滑雪 滑冰 滑板 攀岩 爬山 登山 徒步 "
        "骑行 瑜伽 普拉提 举铁 撸铁 深蹲 卧推 引体向上 有氧 力量训练 核心训练 私教 教练 球赛 比赛 世界杯 欧冠 英超 中超 nba 奥运会 球队 球星 球迷 拳击 跆拳道 "
        "武术 太极 广场舞 跳绳 健走 冲浪 潜水 钓鱼 飞盘 骑马 田径 体操 拉伸 配速 打球 踢球",
        "sport exercise workout gym fitness run running runner jog marathon half_marathon swim swimming basketball football soccer "
        "tennis badminton volleyball baseball golf hockey rugby cricket table_tennis ping_pong ski skiing snowboard skate "
        "skateboard climb climbing hike hiking cycling yoga pilates lift lifting weightlifting squat deadlift cardio coach "
        "trainer match league world_cup olympics nba nfl mlb team tournament athlete boxing karate judo martial surf "
        "surfing dive diving fishing rowing archery stretch treadmill triathlon crossfit",
    ),
    Domain(
        "music", "音乐", "music", "歌曲 乐器 songs song instruments",
        "音乐 歌 听歌 唱歌 歌曲 歌手 歌词 专辑 单曲 乐队 演唱会 音乐会 音乐节 livehouse 吉他 钢琴 小提琴 大提琴 古筝 二胡 笛子 架子鼓 贝斯 尤克里里 乐器 练琴 弹琴 "
        "民谣 摇滚 说唱 嘻哈 爵士 古典乐 古典音乐 电子乐 流行乐 轻音乐 京剧 戏曲 合唱 合唱团 ktv 播放列表 歌单 网易云 qq音乐 耳机 黑胶 唱片 作曲 编曲 周杰伦 "
        "旋律 节奏 五线谱 乐谱 翻唱 单曲循环 歌剧 交响乐 指挥 音响 播客",
        "music song sing singer singing band album playlist concert gig festival guitar piano violin cello drum drummer bass flute "
        "saxophone trumpet ukulele harmonica instrument melody lyric rock pop jazz blues classical hip-hop hip_hop rap "
        "country_music folk metal punk indie electronic techno opera orchestra symphony choir karaoke vinyl record_player "
        "spotify headphone earphone composer dj producer beat tune acoustic chord rehearsal podcast musician musical soundtrack "
        "k-pop listen",
    ),
    Domain(
        "reading", "阅读", "reading", "看书 书籍 文学 books book literature",
        "书 看书 读书 阅读 小说 网文 科幻小说 推理小说 言情 武侠 散文 诗 诗歌 诗词 名著 文学 作家 作者 传记 绘本 漫画书 杂志 报纸 电子书 纸质书 有声书 kindle 微信读书 "
        "书店 书架 书单 书评 读后感 豆瓣 三体 红楼梦 西游记 水浒 三国演义 金庸 鲁迅 余华 莫言 村上春树 东野圭吾 章节 读完 读到 写作 写小说 投稿 出版 睡前读物 "
        "历史书 工具书 借书 读书会 连载",
        "read reading book novel fiction nonfiction non-fiction sci-fi fantasy mystery thriller romance memoir biography poem poetry "
        "poet author writer novelist literature classic chapter page paperback hardcover ebook kindle audiobook audible "
        "library bookstore bookshop bookshelf book_club magazine newspaper comic manga graphic_novel essay short_story "
        "bestseller publish publisher trilogy series goodreads tolkien austen bookmark anthology write writing manuscript "
        "plot",
    ),
    Domain(
        "film_tv", "影视", "films and TV", "电影 电视 电视剧 综艺 追剧 movies movie film tv shows television anime",
        "电影 影院 电影院 看电影 影片 大片 科幻片 恐怖片 喜剧片 爱情片 动作片 纪录片 悬疑片 文艺片 动画 动画片 动漫 番剧 追番 电视 电视剧 追剧 剧集 美剧 韩剧 日剧 英剧 "
        "国产剧 古装剧 综艺 脱口秀 真人秀 导演 演员 主演 明星 偶像 奥斯卡 票房 首映 上映 豆瓣评分 剧透 剧情 结局 奈飞 netflix 爱奇艺 优酷 b站 哔哩哔哩 抖音 短视频 "
        "短剧 宫崎骏 漫威 星球大战 直播 话剧 相声 小品 春晚 弹幕 up主 字幕",
        "movie film cinema theater theatre tv television show series season episode sitcom drama comedy horror thriller documentary "
        "anime cartoon animation netflix hulu disney hbo youtube streaming binge actor actress director oscar trailer "
        "premiere sequel marvel pixar star_wars screenplay spoiler subtitle reality_show talk_show soap_opera western "
        "rom-com romcom popcorn blockbuster celebrity channel broadcast rewatch tiktok miniseries",
    ),
    Domain(
        "games", "游戏", "games", "电竞 桌游 gaming game esports videogames",
        "游戏 玩游戏 打游戏 手游 端游 网游 单机 主机 王者荣耀 原神 英雄联盟 lol 和平精英 吃鸡 绝地求生 dota 我的世界 塞尔达 马里奥 动物森友会 崩坏 阴阳师 switch ps5 xbox "
        "steam 任天堂 手柄 电竞 开黑 上分 排位 段位 装备 副本 氪金 抽卡 皮肤 队友 通关 存档 桌游 狼人杀 剧本杀 密室逃脱 象棋 围棋 国际象棋 麻将 扑克 斗地主 德州扑克 "
        "拼图 乐高 数独 飞行棋 卡牌 魔兽 暗黑 黑神话",
        "game gamer gaming video_game console playstation xbox nintendo switch steam pc_game rpg fps mmo moba minecraft fortnite "
        "zelda mario pokemon pokémon roblox sims valorant league_of_legends dota overwatch controller esports twitch quest "
        "loot boss_fight level_up speedrun multiplayer board_game chess poker mahjong puzzle jigsaw sudoku crossword lego "
        "dungeons dnd d&d catan scrabble dice card_game arcade checkers trivia wordle guild raid playthrough",
    ),
    Domain(
        "tech", "科技", "technology", "数码 技术 编程 technology programming software computers computer",
        "电脑 手机 平板 笔记本电脑 苹果手机 安卓 华为 小米 iphone ipad mac macbook windows linux 软件 硬件 程序 代码 编程 写代码 开发 前端 后端 全栈 数据库 服务器 云 部署 "
        "算法 人工智能 机器学习 深度学习 大模型 ai python java javascript c++ golang rust 接口 bug 报错 调试 框架 git github docker 网络 wifi 路由器 网速 显卡 "
        "内存 硬盘 键盘 鼠标 显示器 耳机 充电器 蓝牙 app 小程序 网站 系统 升级 智能家居 无人机 3d打印 芯片 爬虫 excel 表格 ppt 脚本 机器人 编辑器 终端",
        "computer laptop phone smartphone tablet iphone ipad android mac macbook windows linux software hardware program programming "
        "code coding developer develop frontend backend database server cloud deploy algorithm ai machine_learning deep_learning "
        "llm neural python java javascript typescript rust golang c++ sql api bug debug framework git github docker "
        "kubernetes network wifi router internet gpu cpu ram keyboard mouse monitor charger bluetooth app website browser "
        "gadget robot drone chip script terminal spreadsheet excel encryption smart_home",
    ),
    Domain(
        "weather", "天气", "weather", "气候 气温 climate forecast",
        "天气 气温 温度 下雨 下雪 刮风 大风 暴雨 台风 雷阵雨 打雷 晴天 阴天 多云 雾霾 雾 雪 雨 冰雹 霜 降温 升温 高温 低温 零下 寒潮 冷 热 闷热 潮湿 干燥 回南天 梅雨 "
        "沙尘暴 空气质量 紫外线 湿度 天气预报 预报 雨伞 带伞 防晒 保暖 秋裤 中暑 入冬 入秋 春天 夏天 秋天 冬天 季节 气候 凉快 暖和 晒 彩虹 冻 好天气 三伏天",
        "weather forecast temperature rain rainy raining snow snowy snowing wind windy storm thunder thunderstorm lightning hurricane "
        "typhoon tornado sunny cloudy cloud fog foggy hail frost freezing cold hot warm cool humid humidity heat heatwave "
        "drizzle shower blizzard degree celsius fahrenheit umbrella raincoat sunscreen climate season spring summer autumn "
        "winter drought flood overcast chilly breeze uv air_quality sunshine mist icy sleet",
    ),
    Domain(
        "hobby", "爱好", "hobbies", "兴趣 手工 园艺 摄影 绘画 hobbies crafts art gardening photography",
        "爱好 兴趣 摄影 拍照 相机 单反 镜头 修图 画画 绘画 水彩 油画 素描 国画 书法 练字 毛笔 手工 手作 编织 毛线 织毛衣 十字绣 刺绣 陶艺 木工 模型 高达 手办 盲盒 收藏 "
        "集邮 古董 园艺 种花 养花 多肉 绿植 盆栽 花园 种菜 浇水 插花 跳舞 舞蹈 街舞 芭蕾 观鸟 天文 望远镜 露营 剪纸 烘焙 咖啡拉花 调酒 茶道 折纸 魔术 滑翔 骑行 "
        "写字 手账 汉服 cosplay 无人机 航拍 广播剧 养蜂",
        "hobby photography photo photograph camera lens painting paint painter drawing draw sketch watercolor calligraphy craft knit "
        "knitting crochet sew sewing quilt embroidery pottery ceramic woodworking carpentry whittle model_kit collect collection "
        "stamp coin antique garden gardening plant flower succulent orchid bonsai seed compost dance dancing ballet salsa "
        "birdwatching birding astronomy telescope origami magic juggling scrapbook journaling diy restore restoring "
        "homebrew candle soap cosplay beekeeping sculpture art artist",
    ),
    Domain(
        "social", "社交", "social", "朋友 人际 交友 friends friend relationships dating",
        "朋友 好友 闺蜜 哥们 兄弟们 死党 发小 同学 老同学 同学聚会 聚会 聚餐 派对 party 约会 相亲 男朋友 女朋友 恋爱 谈恋爱 暗恋 表白 分手 前任 单身 脱单 室友 舍友 邻居 "
        "社交 社恐 社牛 人际关系 微信 微信群 朋友圈 群聊 qq 微博 小红书 社团 志愿者 义工 请客 做客 送礼 红包 份子钱 生日会 聊天 吵架 和好 认识 搭子 网友 团建 "
        "饭局 酒局 约饭 送别 伴娘 伴郎 绝交 道歉",
        "friend friendship buddy bestie pal mate roommate party gathering hangout hang_out date dating boyfriend girlfriend crush "
        "relationship breakup broke_up ex single introvert extrovert shy social community club volunteer volunteering neighbor "
        "invite invitation guest host birthday_party potluck reunion classmate chat gossip argue apology apologize whatsapp "
        "instagram facebook twitter wechat tinder meetup network networking bridesmaid groomsman best_man celebrate toast "
        "acquaintance companion barbecue",
    ),
    Domain(
        "weekend", "周末", "weekend", "休闲 假期 节日 holidays leisure holiday weekends festival",
        "周末 周六 周日 星期六 星期天 星期日 礼拜六 礼拜天 双休 双休日 休息日 假期 放假 长假 小长假 黄金周 节假日 节日 春节 过年 除夕 元宵 清明 五一 端午 中秋 国庆 元旦 "
        "圣诞节 情人节 七夕 母亲节 父亲节 儿童节 暑假 寒假 休假 年假 调休 闲暇 空闲 有空 休闲 放松 宅家 睡懒觉 懒觉 郊游 野餐 公园 游乐园 动物园 逛公园 泡温泉 温泉 周边游 "
        "出去玩 带娃玩 度假 庙会 踏青",
        "weekend saturday sunday holiday day_off days_off bank_holiday long_weekend leisure relax free_time spare_time lazy_day "
        "sleep_in christmas thanksgiving easter halloween new_year valentine hanukkah diwali ramadan mother's_day father's_day "
        "labor_day memorial_day fourth_of_july spring_break summer_break picnic park zoo amusement_park theme_park fair outing "
        "getaway staycation spa hot_spring brunch pto time_off vacation festive carnival unwind",
    ),
)
# fmt: on

# Longer words in which a short one of the table means nothing.
NOTHING_ZH = (
    "吃惊 吃力 吃亏 吃苦 吃醋 吃瓜 吃透 吃这一套 吃不消 喝彩 酸溜溜 辛苦 辛辣点评 菜鸟 菜市 饭圈 汤姆 苦恼 痛苦 艰苦 刻苦 冷静 冷淡 冷门 热情 热爱 热门 热闹 热线 热点 亲热 "
    "甜蜜 甜美 糖衣 书记 证书 秘书 文书 说明书 情书 书面 书包 图书馆 歌颂 钱包 值钱 车间 狗血 猫腻 热狗 走狗 药丸 床位 住嘴 住手 记住 忍住 站住 抓住 停住 留住 保住 "
    "挡住 拦住 困住 愣住 牙膏 妈呀 娘娘 大娘 老板娘 新娘 姑娘 爸妈群 晒单 云南 云端 云游 冻结 贵州 贵姓 贵公司 贵方 收买 买卖 楼主 肝胆 心肝 姜文 蒜了 人生 诗人 瘦身 "
    "马上 上海 海鲜城 一面 茶几 茶具 酒精 税务局 雪白 雪糕 风雨 书生 胖子 瘦子 打酱油 汽车站 葱绿 虾米 对象 面对象 酱紫 床单"
)
