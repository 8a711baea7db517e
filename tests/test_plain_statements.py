"""The plainest things that people say of themselves are kept, however much the heads have read of what is hard."""

from datetime import UTC, datetime

import pytest

from memory.judge import Judge
from memory.judge.layers import build_layers

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
JUDGE = Judge(build_layers(("rules", "small")))
PLAIN = """
你好，我叫小雨，我喜欢喝乌龙茶
你好，我叫李明，我是一名老师
你好，我叫张伟，今年30岁，住在上海
我叫王芳，在医院当护士
大家好，我是小陈，做前端开发的
我喜欢吃辣的
我喜欢喝咖啡，不加糖
我住在杭州，养了一只猫
我是素食主义者
我对花生过敏
我对海鲜过敏，别推荐给我
我女儿叫朵朵，今年五岁
我老婆是医生
我每天早上六点跑步
我在学日语，想考N2
我的生日是5月3日
我老家是四川的
我在华为上班
我不喜欢香菜
以后回答简短一点
你好！我叫Lily，是个设计师，喜欢画画
您好，我姓赵，退休了，平时喜欢钓鱼
我叫小雨，住在北京
嗨，我是阿杰，喜欢打篮球和看电影
我家有两个孩子，老大八岁，老二三岁
下周五我要去北京出差
hi, my name is Ada and I like oolong tea
Hello, I'm Tom, I'm a teacher
Hi! I'm Sarah, 34, living in Boston
my name is John and I work at Google
I like spicy food
I like my coffee black, no sugar
I live in Leeds with two cats
I'm vegetarian
I'm allergic to peanuts
My daughter is called Mia, she's five
my wife is a doctor
I run every morning at six
I'm learning Japanese and want to pass N2
my birthday is May 3rd
I'm originally from Texas
I work at a hospital as a nurse
I don't like coriander
keep your answers short from now on
Hey there, I'm Lily, a designer, I love painting
I'm retired and I love fishing
I'm flying to Berlin next Friday
We have two kids, 8 and 3
Hi, I'm Raj, I love cricket and movies
I prefer tea over coffee
你好，我叫张三
你好，我是李雷，我喜欢踢足球
您好我叫王磊，做销售的
你好，我叫小红，我今年20岁，在读大学
hello, my name is Li, I teach maths
"""


@pytest.mark.parametrize("message", PLAIN.strip().splitlines())
def test_it_is_kept(message: str) -> None:
    assert JUDGE.decide(message, now=NOW).verdict == "LONG"
