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
车牌粤B12345
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
my license plate is ABC1234
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
