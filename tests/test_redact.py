import pytest
from langchain.agents.middleware._redaction import detect_credit_card, detect_email

from memory.guard.redact import find_secrets, redact_contacts, redact_secrets
from memory.guard.secret_shapes import chinese_id, hong_kong_id, iban, luhn, taiwan_id

SECRETS_ZH = """\
家里wifi密码是sunflower88
WiFi密码：liuxing2020
我的银行卡密码是445566，帮我记着
支付宝登录密码改成了 Abc@2024
取款密码六个八 就是888888
保险柜密码左32右14左8
密码是芝麻开门
密码用的是我生日
电脑开机密码 qwer1234
445566是我的取款密码
2580是我手机锁屏密码
我把邮箱密码改成了Tiger#9
我身份证号110101199001011234
身份證號碼 A123456789 記下來
护照号E12345678
我的護照是 K0123456
台胞证号 12345678
驾照号码 440300199001012345
银行卡号6222 0212 3456 7890 123
信用卡 4111111111111111 有效期12/28
6228480402564890018是我工资卡
验证码 482913 发你了
短信验证码是 0091
API key 是 fake-key-998877 存一下
密钥：a8f5f167f44f4964e6c998dee827110c
token给你 ab12cd34ef56
助记词 apple banana cherry dog elephant frog
账号 lisi_2020 密码 pass@99
网银登录 zhangsan / Zs88!66
账号密码：demo_user / FakePass9
PIN码 9021 记住
手机锁屏图案是Z字形
１２３４５６是我的支付密码
支付密码：１２３４５６
支付密\u200b码1\u200b2\u200b3\u200b456
密码是一二三四五六
密保答案是旺财
老婆的支付密码是 520131
公司门禁 1937#
门锁密码 7 7 8 8 9 9
社保号 440301123456789
医保卡号是 1234567890
我的密码就是mima666别告诉别人
CVV 是 123
快递柜开门码 882211
11010519491231002X
支付密码就俩字 不对 是 314159
我iCloud密码是 Apple!2023，记到备忘
验证码482913帮我记住
GitHub token: ghp_abcdefghij1234567890
银行账号 6217001234567890123
我微信支付的六位密码是908172
家里保险箱密码8866，千万别忘了
淘宝账号xiaomei2019密码Mei@1990帮我记着
我的护照 EJ1234567
港澳通行證號碼 H12345678 麻煩存檔
驾驶证号320106198805123456
社保卡号 3201061988
服务器root密码是 Xy7!kkP
帮我存一下我的OpenAI密钥 sk-proj-a1b2c3d4e5
银行卡 6217 0000 1234 5678 901 是建行的
单元门密码 *2468#
手机解锁密码一二三四
路由器的密码：adminadmin9
iPad 的锁屏密码 我老忘 是 1357
网盘提取码 8k2m
QQ密码我换成了 q1w2e3r4
身份证:44010619870203451X
健身房储物柜密码 3-1-4
我妈的取款密码跟我一样 778899
邮箱 hh@x.cn 密码 Hh#2024
"""

NO_SECRETS_ZH = """\
密码学这门课我挂了
我忘了密码怎么办
怎么重置微信密码
PIN 是什么意思
密码管理器哪个好用
我的手机号是13800138000
订单号 4111111111111111 到哪了
今年2026年了 我2018年来的深圳
我花了12345块
密码忘了 电话是13800138000
密码太长了记不住
我密码强度不够吗
密码必须8位以上吗
密码是什么
验证码收不到
验证码一直不对
快递单号 SF1234567890123
我身高178 体重65
我住3栋1201
生日是1990年1月1日
我身份证丢了 要去补办
护照下个月到期
我办了张银行卡
卡里只剩300块
账号被封了
密码设置了3次都不行
我在学密码学 每周3次
公司密码每90天换一次
这本书ISBN 9787111407010
会议号 123 456 789
QQ群 123456789
邮编518000
我的工号是 10086
航班CA1234
我门禁卡丢了
口令红包抢到了
暗号这个词怎么来的
我喜欢密码逃脱类游戏
身份证有18位数字
银行卡密码一般是6位
token是什么
我写了个token解析器 用了3天
血型是O型
卡号是多少位
我登录不上去
密码箱多少钱
手机壳型号 iPhone15
密码锁装好了 花了800
验证码真烦人
我换手机了 旧密码都没导过来
给密码本换个封面
密码保护的文件怎么打开
我在银行上班 每天办300张卡
身份证照片拍得太丑了
护照办理要多久
我的工资卡是招商银行的
验证码为什么要6位数
WiFi信号只有一格
我一个月话费88元
2024年3月我升职了
我家门禁坏了 明天修
从小到大我背了3000个单词
卡路里1500大卡
邀请码怎么填
车位号B2-118
他账号粉丝有20万
我订的是3月12日的票
口令是领导喊的 我们跑
登录人数超过5000了
证书编号 20231234 是我的教师资格证
学号 2019123456
键盘密码锁我装了两次
我准考证号还没出
"""

SECRETS_EN = """\
my pin is 4471
remember my debit card pin: 8802
the PIN on my debit card is 8802
pin 4471 please remember
wifi password is sunflower
our wifi password is moonbeam7, save it
password: Tr0ub4dor&3
my netflix password is hunter2!
door code at mom's place is 44#19
the garage code is 1937#
code for the shed is 5521
safe combination is 32-14-8
my locker combo: 12-24-36
4471 is my pin
hunter2 is my password
Tiger88! is the wifi password
my ssn is 123-45-6789
social security number 123456789
driver's license number D1234567
my card number is 4111 1111 1111 1111
visa 4111-1111-1111-1111 exp 12/28
amex 378282246310005
verification code 482913
cvv 123
my api key is sk-test-0000000000
api key: fakekey12345
AWS key AKIAFAKEFAKE12345
ghp_abcdefghij1234567890 is my github token
access token = abc123def456
seed phrase is apple banana cherry dog elephant frog
postgres://app:s3cr3t@db.local/x
-----BEGIN PRIVATE KEY----- abc
eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc
login: me@example.com / Tiger88
username: bob password: moonbeam7
I changed my password to Summer2024
my pin is four four seven one
the alarm code is 9021, don't forget
password for the router is admin123
my passcode is 258036
ｐａｓｓｗｏｒｄ is hunter22
pass\u200bword: hunter22
my security answer is Rex
my mother's maiden name is Kowalski
account number 123456789 at Chase
routing number 021000021
IBAN GB82 WEST 1234 5698 7654 32
use hunter2 as my password
the password's rosebud, lowercase
my laptop password is "correct horse battery"
national insurance number JS123456C
tax id 12-3456789
store this: pw=Qwerty99
my id card number is 998877665
Bearer abcdefghijklmnop1234567890
unlock code 7788
my iphone passcode's 0420
remember my atm pin: 3391
my laptop's password is "blue-Horse7"
the wifi at our cabin: password is pinecone42
save my SSN 078-05-1120
my credit card is 5555 5555 5555 4444
gate code's 2468 for deliveries
my icloud password's Lemon#Tree1
passport no. 533380006
driver license S530-4608-2234
here's my openai key sk-live-99887766
the combination to my bike lock is 7-23-11
mysql://root:toor99@127.0.0.1/db
please store my bank account number 000123456789
my steam password: gabenfan1998
my recovery phrase is ocean lamp tiger chair river moon
alarm pin is one three five nine
my login for the portal is jsmith and the password is Winter22
keep this token xoxb-1234567890-abcdef
medicare number 1EG4-TE5-MK73
my voicemail password is 9912
"""

NO_SECRETS_EN = """\
I forgot my password
I use a password manager
pin that note
the key point is clarity
what is a PIN
my password is too long
the password is wrong
my phone number is 303-555-0142
order number 4111111111111111
it's 2026 and I moved here in 2018
I paid 12345 dollars
my zip code is 94103
error code 4042
promo code SAVE20
the dress code is casual
password must be 8 characters
my password expired
I keep resetting my password 3 times a week
pin 13 on the arduino
I collect enamel pins, got 2024 of them
our meeting is at 10:30 on 2026-11-05
my token count was 3000
area code 415
I work as a cryptographer, passwords are my job
passport expires in 2030
I lost my passport
my visa expires in March 2027
my card was declined
I signed up for the gym login page
the login is broken and slow
my login is slow / annoying
I am studying for the key exam
secret santa is on the 12th
the secret is good butter
my favorite pin is the cat one
flight UA1234 on 12/05
tracking number 9400111899223100001234
room 1201, building 3
my account has 250000 followers
I have 3 accounts
the code is 200 lines long
I wrote code for the door sensor in 2019
password123 is a terrible password, right?
passkeys are better than passwords
call me at 415 555 0100
I finished the security course, 12 hours
my social security check comes on the 3rd
my national team lost 3-2
I'm allergic to penicillin
my son is in class 5B
the pin on my jacket is 3cm
I ran 5 km in 25:31
account for 300000 users
the sk-II cream
my email is a.b@example.com
card games on friday 2026-11-06
my student id is 20231234
my password manager is 1Password and I love it
I never remember passwords
the safe is heavy, about 80 kg
I bought a new combination lock
my gym locker is number 214
key lime pie is my favorite
I coded for 12 hours in 2023
token ring networks were used in 1985
I got my driver's license in 2015
my card collection has 1200 cards
the passport office opens at 9:30
PIN numbers are annoying
my account manager called me twice
I broke the code base twice
the login page took 30 seconds
my house number is 42
I live at 1600 Amphitheatre Parkway
born on 12/05/1990
the password is case sensitive
my verification took 3 days
I need a new visa for 2 weeks in China
my flight confirmation is for 2 people
pass the salt
the secret to my cookies is brown butter
national parks I've seen: 12
sign in sheet is at the door
I have 2 safes and 3 keys
"""


@pytest.mark.parametrize("text", [*SECRETS_ZH.splitlines(), *SECRETS_EN.splitlines()])
def test_a_secret_is_found_and_gone_after_redaction(text: str) -> None:
    assert find_secrets(text)
    redacted = redact_secrets(text)
    assert redacted != text
    assert find_secrets(redacted) == (), redacted


# Nothing here is called a password in the usual order and spelling.
WAYS_IN = """\
登招行App我都是用 Peony_7788x
我老婆手机的锁屏是 190237
开小区门禁按 #3308
我家指纹锁备用数字 556677
wifi 那串是 lotus99pond
我拿 lotus99pond 当所有网站的口令
三七二九零一，手机解锁用
密 - 码 lotus99pond
通关口令 lotus99pond
存一下：lotus99pond 是公司VPN的
I always punch 5567 into the garage keypad
Peony_7788x is what I type to log in
my phone's unlock is 556677
to get into the building dial 5567#
our Wi-Fi one is lotus99pond
I protect my laptop with lotus99pond
my P.I.N. is 5567
pass-word: lotus99pond
the passkey for my bank is lotus99pond
my VPN uses lotus99pond
记住：四八二九一零是我的支付密码
我喜欢用 hunter2abcd99 当密码
我一般用 hunter2abcd99 登录
remember the wifi: hunter2abcd99
remember I unlock my phone with 482910
My login is ada and I use hunter2abcd99 to get in
我手机锁屏是482910记住
我家门锁的六位数是 482910
七七零三一五 这个是我取钱的密码
零九一八二七就是我家保险箱的密码
我习惯拿 Orchid!2291 做密码
各个网站我都拿 moonpie77x 当登录密码
把 kettle_9931 设成了我的密码
我平时用 river8stone 登邮箱
我用 730615 开手机
我拿 554120 解锁电脑
密 码：maple7731
密/码 是 maple7731
密-码 maple7731
密.码:maple7731
我的mima是 maple7731
我的 mi ma 是 maple7731
口令：九月鹰飞77
我的口令是 swan5512
wifi口令 swan5512
我家wifi是 swan5512kk
我家WiFi：swan5512kk 记一下
无线网 swan5512kk
锁屏 330917
锁屏数字是三三零九一七
我家门锁是 330917
开锁用 330917#
大门的六位数字是 551208，别忘
开门按 5512#
手机解锁数字 902118
我支付用的六位数是 902118
屏幕锁是 902118
保险柜 左12右30
助记词是 apple river stone cloud tiger ember frost lemon piano rocket salad umbrella
我的 seed 是 apple river stone cloud tiger ember frost lemon piano rocket salad umbrella
种子词：apple river stone cloud tiger ember frost lemon piano rocket salad umbrella
钱包恢复词 apple river stone cloud tiger ember frost lemon piano rocket salad umbrella
p.a.s.s.w.o.r.d is maple7731
my p a s s w o r d is maple7731
my p@ssword is maple7731
my pa55word is maple7731
my passw0rd: maple7731
my pa$$word is maple7731
p-a-s-s-w-o-r-d: maple7731
my pass is maple7731
pass: maple7731
my passcode is 730615
passcode 730615
the wifi is maple7731
our wi-fi: maple7731xx
wifi = maple7731xx
home wifi maple7731xx
network: maple7731xx
I unlock my phone with 730615
I get into my laptop with maple7731
I open the garage with 7306
my phone unlocks with 730615
I use maple7731 to log in
I use maple7731 to sign in to the bank
I always log in with maple7731
I sign in using maple7731
I use maple7731 as my password
I use maple7731 for all my accounts
use maple7731 to unlock my tablet, remember that
maple7731 gets me into my email
730615 unlocks my phone
730615 opens the front door
my front door opens with 730615
type 7306# at the gate, that's how you get in
my username is ada and I use maple7731 to get in
user ada, maple7731 to get in
I log in as ada with maple7731
my seed is apple river stone cloud tiger ember frost lemon piano rocket salad umbrella
seed: apple river stone cloud tiger ember frost lemon piano rocket salad umbrella
my wallet recovery is apple river stone cloud tiger ember frost lemon piano rocket salad umbrella
my 12 words are apple river stone cloud tiger ember frost lemon piano rocket salad umbrella
remember these twelve words for my wallet: apple river stone cloud tiger ember frost lemon piano rocket salad umbrella
my password is m a p l e 7 7 3 1
my password is m-a-p-l-e-7-7-3-1
密码是 m a p l e 7 7 3 1
my pin is seven three zero six
seven three zero six is my pin
four eight two nine one zero is my phone passcode
my screen lock is 730615
my lock screen is 730615
my safe is 31-14-22
the door is 7306#
the alarm is 7306
our gate: 7306#
记住 maple7731 是登录网银用的
请保存 maple7731，这是我路由器的
我邮箱 ada@x.cn，maple7731 进去
我的支付密码倒过来是 015730
密码: 柒叁零陆壹伍
我的解锁码是七三〇六一五
柒叁零陆是我的取款密码
七 三 零 六 一 五 是我的支付密码
pwd maple7731
my pw = maple7731
家里网的口令 tulip_40x
宿舍wifi tulip40xx 记着
我习惯用 tulip40xx 登邮箱
取钱输 664201 就行
用七五三一二四开保险箱
七五三一二四，开保险箱用的
我电脑开机输 tulip40xx
我解锁平板按 664201
锁屏数 664201
密*码 664201
密 碼 664201
密碼：tulip40xx
咱家门锁号 664201#
我把 tulip40xx 当支付密码
帮我记着 tulip40xx，网银的
664201 这个是开门的数字
my tablet opens with 664201
I open the front door with 6642
I get into my bank with tulip40xx
tulip40xx is how I log in
you get into our house with 664201
punch in 664201 at the gate
the vault is 14-22-31
wi-fi is tulip40xx
note: wifi tulip40xx
our guest wifi: tulip40xx
the router login is admin and tulip40xx
pa$$w0rd = tulip40xx
p.4.s.s.w.o.r.d tulip40xx
my pass phrase is tulip40xx
passcode's 664201
I sign in to my mail by typing tulip40xx
remember tulip40xx, it unlocks my laptop
six six four two zero one unlocks my phone
I unlock my phone with six six four two zero one
the door code is six six four two
my seed words: cactus melon ladder puzzle orbit velvet anchor biscuit canyon domain eagle fabric
keep these 12 words: cactus melon ladder puzzle orbit velvet anchor biscuit canyon domain eagle fabric
恢复短语：cactus melon ladder puzzle orbit velvet anchor biscuit canyon domain eagle fabric
我钱包的十二个单词是 cactus melon ladder puzzle orbit velvet anchor biscuit canyon domain eagle fabric
user: ada pass: tulip40xx
ada / tulip40xx is my login
账户 ada 用 tulip40xx 进
网银用户名 ada，口令 tulip40xx
"""

# What looks like them and is worth remembering.
NO_WAYS_IN = """\
我家指纹锁很灵
我老婆手机是 Mate60
锁屏壁纸换成了2024年历
我用 AutoCAD2020 画图
我的门禁卡放在包里
我解锁了一个新技能
我一般用 5 号电池
我在 3308 房间办公
VPN 老是断
I always walk into the garage at 5567 Main Street
my phone's case is blue
I get up at 0600 and log in at 0700
I log in from 3 devices
our building is 12 stories
I protect my skin with SPF50
my VPN uses WireGuard
I use Notion2 to take notes
I opened a bakery in 2015
my laptop runs Fedora40
I type with two fingers
我家 wifi 很慢
我用密码管理器
我的口头禅是没问题
I use a Pixel 9a to take photos
I use vim to write code
I log in every morning
我家wifi是电信的
我家wifi是小米路由器AX3000
我家 wifi 是千兆的 500M
wifi是2.4G的
我用 iPhone15 拍照
我用 RTX4090 训练模型
我用 Python3 写代码
我一般用 Ubuntu22 办公
我喜欢用 B612 拍照
我平时用 QQ2024 聊天
我习惯用 i7 的电脑
我用 2B 铅笔画画
我用 360 浏览器登录网站
我用 Windows11 登录公司系统
我用微信登录
我用指纹解锁手机
我用手机号登录
我手机锁屏是我家猫的照片
我锁屏用的是星空壁纸
我家门锁是小米的
我家门锁是指纹的 2021年装的
我家门牌是 1204
我家住 12 栋 482 室
我的幸运数字是 7
我的工号是 482910
六位数的工资是我的目标
482910 是我的订单号
我订单号是 4829103321
车牌号 482910 是我的
邮编 482910
七七事变是1937年
三三两两的人
一二三四五 上山打老虎
口令红包我最爱抢
我喜欢玩口令游戏
种子我种的是番茄
助记词是什么
我用助记词背单词
我的手机是 iPhone15
我的锁屏时间是30秒
我的 mama 是老师
我每天登录 3 次游戏
开锁师傅说要 200 块
解锁了 50 个成就
我用 482 路公交上班
密码学课上我考了98分
我用 ThinkPad X1 登录服务器
I use Windows11 to log in at work
I use my iPhone15 to unlock the car
I use Face ID to unlock my phone
I use a Galaxy S24 to take notes
I use Python3 to write scripts
I use an RTX4090 for gaming
I use Office365 for work
I use YubiKey5 to log in
I use 1Password to log in
I use LastPass for all my accounts
I unlock my phone with my thumb
I log in with Google
I sign in with my email
my wifi is slow
the wifi is down
my wifi is 5GHz
our wifi is 300 Mbps
the wifi is Comcast
my pass is for the gym
I have a ski pass from 2024
my pass expires 2026
I pass the bakery every morning
boarding pass A12 seat 14C
my seed catalog arrives in spring
the seed is basil
I seed my garden every april with basil mint dill parsley sage thyme chives fennel lovage borage sorrel tarragon
my order is 482910
order number 482910
my bus is the 482
my flight is BA2490
my locker is on floor 3
my safe is from 1994
my safe is in the bedroom
my door is red
the alarm is at 6:30
my alarm is 7:15
my alarm goes off at 0645
the garage is 20 feet wide
our gate is at 14 Oak Street
my front door is number 482
I open the shop at 0900
I get into the office at 0830
I unlock the store at 9
my recovery took 12 weeks
my recovery is going well
I use MX5 to commute
I drive an MX5
the network is flaky
my network is 40 people
remember the milk
remember the date: 2026-03-04
remember I was born in 1990
I was born 4 July 1990
seven eight nine are my favorite numbers
one two three go
I get in at 8 and leave at 5
I use maple syrup to sweeten tea
I use B12 for energy
I use WD40 to fix doors
I use WD40 to open the rusty lock
my model is XPS13
my laptop is a XPS13 9310
my username is ada
I log in as ada
my screen is 27 inches
my lock screen is a photo of my cat
my phone is a Pixel9
my phone is 2 years old
我用iPhone15拍照
我用RTX4090训练模型
我家wifi是TP-LINK的AX3000
我家开锁的师傅电话13800138000
我家大门1204
我家大门是2019年换的
手机是2023年买的
手机尾号 4829
我手机号后四位是4829
我的手机内存是12个G
门锁用了3000多块
支付宝每月花 2000 元
我付款 300 给他
我转账 5000 给妈妈
我每月用 3000 付款
我每月拿 8000 元工资支付房租
我拿 5000 转账给我爸
我用 2000 付款买了耳机
我用花呗付款
我用 88VIP 登录淘宝
我是 95后 用 QQ 登录
我 1998 年开门做生意
店里早上 0830 开门
我们店 9点开门
图书馆 0900 开门
我每天 7 点登录游戏
我解锁了 1000 张地图
公司在 2009 号大门
我坐 1024 次列车进站
房间 302 进门左转
我家网是 500M 宽带
路由器型号是 AX6000
路由器用了 2000 多天
热点 2024 年很多
大门钥匙 3 把
我的邮箱是 ada99@qq.com
我用 ada99@qq.com 登录
学号 20231234
我在 2010 年进系统工作
我身高 1780 毫米
we open with 2000 guests
I opened an account with 5000 dollars
I opened a savings account with 5000 dollars
we get in on 2026-01-04
I get into work at 0830
I log in with ada99@example.com
I log in with my iPhone15
I sign in with 1Password
I use Bitwarden to log in
my locker is number 12
our wifi is TP-Link AX3000
our wifi is wifi6
the wifi in room 1204
wifi 2.4GHz works better
the router is an Asus RT-AX88U
my router: 2 years old
my alarm is 0645
the alarm is 6:45
the garage is 2000 square feet
my safe is 200 pounds
my door is 36 inches
the gate is at 4500 Oak Street
the network is 10.0.0.1
my pass is valid until 2026
our gate is B12
use 2000 words to sign the report
I have 2000 songs to get into
I have 3000 to get in savings
I use Duolingo to get into Spanish
I type 9000 characters in the app
I type 90 words per minute
press 4 to get to the lobby
my seed budget is 5000 dollars
backup: I back up my photos every single week onto two drives
my wallet is brown leather small old soft worn thin plain cheap simple light
my recovery is slow but steady
I pass 2000 cars
one two three four is my daughter's rhyme
I use route66 to get in to town
my gate is gate4
we use GPT4 to log issues
2026 will open the door to new plans
2025 opened my eyes
I use php8 to access databases
I use K9s to access the cluster
use bus 4829 to get into town
I used 1500 dollars to open my shop
在 2008 年用 5000 块开店
一二三 开门
七七八八的东西进门就放
三五七九 是单数
四五六七 是我喜欢的数字
我喜欢听八三夭
九九八十一是乘法口诀
"""


@pytest.mark.parametrize("text", WAYS_IN.splitlines())
def test_what_opens_unlocks_or_logs_in_is_a_secret_wherever_its_name_stands(text: str) -> None:
    redacted = redact_secrets(text)
    assert find_secrets(text) and redacted != text
    assert find_secrets(redacted) == (), redacted
    assert not any(value in redacted for value in ("hunter2", "maple7731", "tulip40xx", "482910", "664201"))


@pytest.mark.parametrize("text", NO_WAYS_IN.splitlines())
def test_models_products_money_times_and_addresses_are_no_way_in(text: str) -> None:
    assert find_secrets(text) == ()
    assert redact_secrets(text) == text


@pytest.mark.parametrize("text", [*NO_SECRETS_ZH.splitlines(), *NO_SECRETS_EN.splitlines()])
def test_talk_about_secrets_numbers_and_dates_is_no_secret(text: str) -> None:
    assert find_secrets(text) == ()
    assert redact_secrets(text) == text


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("家里的门锁密码 7731#", "password"),
        ("my card's pin is 6690", "pin"),
        ("验证码 118203", "verification_code"),
        ("sk-demo-1234567890", "api_key"),
        ("助记词 river stone cloud maple ember frost", "recovery_phrase"),
        ("卡是 4242 4242 4242 4242", "card"),
        ("11010519491231002X", "id_number"),
        ("-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----", "private_key"),
        ("redis://cache:topsecret@10.0.0.3:6379/0", "connection_string"),
        ("eyJhbGciOiJub25lIn0.eyJhIjoxfQ.c2ln", "token"),
        ("portal login: mia.k / Plum!77", "login"),
        ("DE89 3704 0044 0532 0130 00", "bank_account"),
    ],
)
def test_each_kind_has_its_name(text: str, kind: str) -> None:
    assert find_secrets(text) == (kind,)


def test_several_secrets_are_named_in_order_and_once() -> None:
    text = "wifi password: Mango77, my pin is 5531, backup password: Papaya88"
    assert find_secrets(text) == ("password", "pin")


@pytest.mark.parametrize(
    "text",
    [
        "支付密码９０８１７２",
        "支付密\u200b码9\u200b0\u200b8\u200b1\u200b7\u200b2",
        "卡号 ４２４２ ４２４２ ４２４２ ４２４２",
        "1 1 0 1 0 5 1 9 4 9 1 2 3 1 0 0 2 X",
        "110105-19491231-002X",
        "支付密碼是九零八一七二",
    ],
)
def test_width_invisible_characters_spaces_and_dashes_hide_no_secret(text: str) -> None:
    assert find_secrets(text)


def test_a_long_order_number_is_no_card_even_with_a_valid_checksum() -> None:
    assert find_secrets("4242424242424242") == ("card",)
    assert find_secrets("订单号 4242424242424242") == ()
    assert find_secrets("order number: 4242424242424242") == ()


def test_only_the_secret_is_taken_out_and_the_marker_speaks_the_language_of_the_text() -> None:
    assert redact_secrets("门禁码 3391# 别忘了，我住二楼") == "门禁码 [已隐去] 别忘了，我住二楼"
    assert (
        redact_secrets("the gate code is 3391#, I live upstairs")
        == "the gate code is [secret], I live upstairs"
    )


def test_contacts_become_markers_in_the_language_of_the_text() -> None:
    assert redact_contacts("我的电话 13900001111 邮箱 a.b@example.com") == "我的电话 [电话] 邮箱 [邮箱]"
    assert (
        redact_contacts("call 212-555-0187 or write to a.b@example.com") == "call [phone] or write to [email]"
    )


@pytest.mark.parametrize(
    "text",
    [
        "139 0000 1111",
        "+86-139-0000-1111",
        "１３９００００１１１１",
        "139\u200b0000\u200b1111",
        "幺三九零零零零幺幺幺幺",
        "座机 021-61234567",
        "(0755) 26001234 转 8",
        "+44 20 7946 0018",
        "(212) 555-0187",
        "212.555.0187 ext 4",
        "my number is 5550187",
        "電話 0912-345-678",
        "打给 6234 5678",
        "a.b@example.com",
        "ａ.ｂ＠example.com",
        "a.b (at) example (dot) com",
        "mia at example dot org",
    ],
)
def test_a_contact_leaves_no_digit_and_no_address_behind(text: str) -> None:
    redacted = redact_contacts(text)
    assert "[" in redacted and "example" not in redacted
    assert sum(c.isdigit() for c in redacted) == 0, redacted
    assert redact_contacts(redacted) == redacted


@pytest.mark.parametrize(
    "text",
    [
        "订单 202611050001234 什么时候到",
        "2026-11-05 09:30 开会",
        "花了 12345678 元",
        "ISBN 978-7-111-40701-0",
        "the server is 192.168.100.200",
        "born 1990-01-02, room 1201",
        "meet me at noon",
        "version 1.20.300 build 4000",
        "他说 @everyone 都要来",
        "",
    ],
)
def test_other_numbers_are_no_contacts(text: str) -> None:
    assert redact_contacts(text) == text


@pytest.mark.parametrize("text", ["x 4242 4242 4242 4242 y", "5555-5555-5555-4444", "6011111111111117"])
def test_whatever_card_langchain_finds_we_find(text: str) -> None:
    assert detect_credit_card(text)
    assert "card" in find_secrets(text)


@pytest.mark.parametrize("text", ["to a_b+c@mail.example.co.uk now", "x%y@example.org"])
def test_whatever_address_langchain_finds_we_redact(text: str) -> None:
    found = detect_email(text)
    assert found
    assert all(match["value"] not in redact_contacts(text) for match in found)


def test_checksums_accept_published_examples_and_refuse_a_changed_digit() -> None:
    assert luhn("4242424242424242") and not luhn("4242424242424241")
    assert chinese_id("11010519491231002X") and not chinese_id("110105194912310021")
    assert not chinese_id("11010519491331002X")
    assert hong_kong_id("A123456(3)") and not hong_kong_id("A123456(4)")
    assert taiwan_id("A123456789") and not taiwan_id("A123456788")
    assert iban("GB82 WEST 1234 5698 7654 32") and not iban("GB82 WEST 1234 5698 7654 33")


@pytest.mark.parametrize(
    "unit", ["a", "1 ", "密码", "pin is ", "my password for ", "a@", "sk-", "eyJ", "+1 ", "证"]
)
def test_very_long_texts_are_scanned_to_the_end(unit: str) -> None:
    text = unit * (40_000 // len(unit)) + " 密码是Mango77"
    assert "Mango77" not in redact_secrets(text)
    assert redact_contacts(text + " a.b@example.com").endswith(("[邮箱]", "[email]"))


@pytest.mark.timeout(20)
@pytest.mark.parametrize(
    "unit",
    [
        "a",
        "1",
        "-",
        "一",
        "a.",
        "1 ",
        "1-",
        "one ",
        "登录",
        "开锁",
        "abc123 ",
        "用abc123 ",
        "unlock ",
        "p a s s w ",
        "apple ",
    ],
)
def test_a_wall_of_text_is_searched_in_linear_time(unit: str) -> None:
    wall = unit * (60_000 // len(unit))
    assert isinstance(find_secrets(wall), tuple)
    assert redact_contacts(wall) is not None


@pytest.mark.parametrize(
    "text",
    [
        "the four digits for our garage are two seven one nine",
        "numbers to open my locker are 3 9 2 2",
        "车库的四位数字是七一九二",
        "手机那六个数是 829134",
    ],
)
def test_the_digits_that_open_something_are_a_secret_by_whatever_name(text: str) -> None:
    assert find_secrets(text)


@pytest.mark.parametrize(
    "text",
    [
        "the number for the garage repair shop opens at 9",
        "our gate opens at 0730 for deliveries",
        "卡的四位数余额没了",
    ],
)
def test_a_number_beside_a_door_is_no_secret_by_itself(text: str) -> None:
    assert not find_secrets(text)


@pytest.mark.parametrize("text", ["My NI number is QQ123456C", "记住邮箱授权码 abcdqwertyuiopzx"])
def test_numbers_of_offices_and_mail_codes_written_together_are_secrets(text: str) -> None:
    assert find_secrets(text)
