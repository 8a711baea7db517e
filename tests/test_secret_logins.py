"""Accounts beside their passwords and numbers in Chinese numerals are secrets; talk of accounts is not."""

import pytest

from memory.guard.keepable import keepable
from memory.guard.redact import find_secrets, redact_contacts, redact_secrets
from memory.guard.spoken_numbers import in_digits
from memory.records import Turn

# "|" stands for a line's end.
TOLD = """\
账号密码都是 admin
username and password are both admin
记住我的账号 zhou01/Qwe123!@
记住登录用 admin/Abc12345
my login is zoe/Tulip99!
user: zoe pass Tulip99x
user: zoe, password: tulipsrgreat7
username zoe password Tulip9
账号：lin_m 密码：haha12
账号lin_m，密码haha123
我的账号是 liuyu 口令 Yz2019ok
我的账号 liuyu88 Yz2019ok
用户名 wang2 / 882211
公司后台 admin:Ks9900
账号 zhou01|Qwe123!@
my account: zoe|Tulip99!
my login: zoe Tulip99!
account zoe@mail.com / Tulip99!
remember my creds zoe:Tulip99!
Login for work is zoe.k / Tulip!!x
root:toor99
我身份证是三三零一零六一九九一零五一二四五二六
我身份证是叁叁〇幺〇陆幺九九幺〇伍幺二四五二六
我的身份证号 三三〇一〇六 一九九一〇五一二 四五二X
护照号是 E 一二三四五六七八
社保卡号一二三四五六七八九零一二三四五六
银行卡号六二二二零二一二三四五六七八九零一二三
银行卡是陆贰贰贰零贰幺贰叁肆伍陆柒捌玖零
mi contraseña es perro123
mi contraseña: perrito
mon mot de passe est chaton12
mein Passwort ist Katze99
a minha senha é gato2020""".splitlines()
TALK = """\
My Steam account is dragon123
用户名是小明，昵称是明明99
我的github账号是 zhou01，主要写python3
username and password are required
账号里有 3/4 的钱
my account manager is Zoe/Sam
log in with Face ID
I log in on my iPhone 15pro
我用 iPhone15pro 登录
账号被封了，烦死
用户名怎么改
my username is zoe_k
我的账号叫 zhou01
我的用户名是liuyu88
I signed in at 9:30
user 1234 reported a bug
我是后台开发，用 python3.11
admin/editor roles
I'm logged in as root and ran apt-get
my login page is https://example.com/a1b2c3
账号：https://example.com/u/123
我一二三四五六七都上班
一二三四五六七八九十
会员账户2024/2025年度
olvidé mi contraseña
mi contraseña es segura
the user needs 24/7 support
accounts payable Q3/2025
银行卡尾号8821
I use Windows 11 to sign in
用户体验师，在ABC123公司上班
我在用户增长部，工号是A1234
my account at HSBC since 2019
login issue: error 404page
登录页面 v2.3 上线了
I run two accounts: cooking and travel2go""".splitlines()


@pytest.mark.parametrize("text", [line.replace("|", "\n") for line in TOLD])
def test_a_password_beside_its_account_and_a_number_in_numerals_are_secrets(text: str) -> None:
    assert find_secrets(text)
    assert redact_secrets(text) != text


@pytest.mark.parametrize("text", TALK)
def test_accounts_models_addresses_and_years_are_none(text: str) -> None:
    assert find_secrets(text) == ()


def test_an_identity_number_in_numerals_is_told_by_its_checksum_alone() -> None:
    assert find_secrets("三三零一零六一九九一零五一二零零三五") == ("id_number",)
    assert find_secrets("三三零一零六一九九一零五一二零零三六") == ()


def test_phones_in_any_numerals_are_taken_out() -> None:
    for text in ("我手机号一三八幺二三四五六七八", "电话是 壹叁捌 零零壹贰 叁肆伍陆"):
        assert "[电话]" in redact_contacts(text)
    assert redact_contacts("我一二三四五都上班") == "我一二三四五都上班"


def test_only_long_runs_become_digits_and_the_length_stays() -> None:
    assert in_digits("一三八〇零幺叁") == "1380013"
    assert in_digits("周一三五") == "周一三五"


def test_the_answer_to_a_question_for_a_password_is_kept_nowhere() -> None:
    asked, given = (
        Turn(role="assistant", content="What is the password?"),
        Turn(role="user", content="Mimosa44x"),
    )
    assert keepable([asked, given]) == [True, False]
    assert keepable([Turn(role="assistant", content="What is the flight?"), given]) == [True, True]
