"""Words and patterns that open something are secrets, however they are told; talk about locks is not."""

from datetime import UTC, datetime

import pytest

from memory.guard.keepable import keepable
from memory.guard.redact import find_secrets, redact_secrets
from memory.judge import Judge
from memory.records import Turn

NOW = datetime(2026, 11, 25, 10, tzinfo=UTC)

TOLD = """\
I use the word 'magpie' to unlock my tablet
i use the phrase "green tea" to log into the portal
my tablet opens up: it unlocks when I draw an M
I draw a small spiral to unlock my watch
my phone unlock pattern is an upside-down U
to get into my laptop you just type walnut
the wifi is called Burrow and you type in hazelnut to join
our login word is heron
password's copper kettle sunday marble
passphrase's velvet onion tractor moon
wi-fi password: quiet otter lamp
家里WiFi叫老地方，连的时候输qiezi就行
连我们家无线网的时候输入dabaitu
我平板解锁是画一个五角星
图案锁画个N字
画个倒V就能解锁
开机要输nihaoya
我用"南瓜"这个词解锁电脑
解锁口令是芝麻开门""".splitlines()
TALK = """\
I forgot my password
how do I unlock my phone
I use my thumb to unlock my phone
I use a password manager
I use the word "basically" too much
I use the word processor to write
I draw a lot to relax
my password's expired again
the password's case sensitive
My wifi is called Burrow
I unlock my phone a hundred times a day
when I log in to the site I type slowly
我忘了解锁图案
怎么画图案解锁
我用指纹解锁手机
我喜欢画星星
连wifi的时候总掉线
打开手机要输密码
进系统要输入工号
WiFi名叫老地方""".splitlines()


@pytest.mark.parametrize("text", TOLD)
def test_a_word_or_pattern_that_opens_something_is_a_secret(text: str) -> None:
    assert find_secrets(text)
    assert redact_secrets(text) != text


@pytest.mark.parametrize("text", TALK)
def test_talk_of_locks_and_words_is_none(text: str) -> None:
    assert find_secrets(text) == ()


@pytest.mark.parametrize("text", [TOLD[0], TOLD[12]])
def test_it_is_refused_with_the_notice_and_kept_out_of_summaries(text: str) -> None:
    decision = Judge().decide(text, now=NOW)
    assert (decision.refused, decision.facts) == ("secret", ())
    assert keepable([Turn(role="user", content=text)]) == [False]
