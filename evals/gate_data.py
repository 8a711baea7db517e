"""What the no-match gate is measured on: memories, questions they answer, and a hundred they do not.

All of it was made up for this purpose. The hundred are greetings and small talk, nonsense, questions about
the world, requests, and questions about the user on matters that were never told. `read_lives` returns ten
more people, whose facts are asked for in words that share none with them (`questions/lives_*.tsv`); the
attribute of a question says which fact that is.
"""

from pathlib import Path
from typing import NamedTuple

TOLD = """
我对芒果过敏，一吃嘴唇就肿
我在一家出版社做校对
我女儿今年上小学二年级
我每周三晚上去学陶艺
我住在无锡太湖边上
我的猫叫芝麻，今年六岁
我正在准备法语B2考试
我不喝酒，应酬的时候只喝苏打水
我哥哥在青岛开了一家修车铺
明年春天我想去云南骑行
我习惯早上六点起来跑步
我最喜欢的作家是汪曾祺
我的车是一辆蓝色的旧捷达
我下个月要做近视手术
我和大学室友合租一套两居室
I am allergic to penicillin
I teach chemistry at a secondary school
My grandmother lives in a village near Porto
I have been learning the accordion for two years
I bought a second-hand kayak last summer
My sister Helen is getting married in September
I never eat breakfast before ten
My project at work is a new timetable system
I am training for a half marathon in Bristol
I switched from Windows to Linux this spring
My landlord wants to raise the rent by ten percent
I collect old postcards of lighthouses
My son plays goalkeeper in the school team
I am reading a biography of Marie Curie
I broke my left wrist skiing when I was nineteen
""".strip().splitlines()

ANSWERED = """
我能吃芒果吗？
我是做什么工作的？
孩子几年级了？
我星期三晚上一般干什么？
我家在哪个城市？
我的猫叫什么名字？
我在备考什么语言考试？
聚餐的时候我喝什么？
我哥是做什么的？
我打算去哪里骑车旅行？
我早上几点起床锻炼？
我爱读谁的书？
我开的是什么车？
我什么时候做眼睛手术？
我跟谁一起租房子？
Which medicine must I avoid?
What subject do I teach?
Where does my grandma live?
Which instrument am I learning?
What boat did I buy?
Who is getting married this autumn?
When do I have breakfast?
What am I working on at the office?
Which race am I preparing for?
What operating system do I use now?
What's going on with my rent?
What do I collect?
What position does my son play?
Whose biography am I reading?
Which bone did I break?
""".strip().splitlines()

UNANSWERED = """
你好
早上好呀
在吗
谢谢你
好的，明白了
哈哈哈哈
晚安，明天见
你是谁？
嗯嗯
辛苦了
今天好热啊
再见
没事了
你真厉害
继续
呜啦啵嚓叽喀
阿巴阿巴阿巴
顶芜锟斤拷烫烫
的的的的的
哦吼吼喵喵喵喵
光合作用是怎么回事？
秦始皇是哪一年统一六国的？
一公里等于多少米？
珠穆朗玛峰有多高？
帮我把这句话翻译成德语
写一首关于秋天的诗
用Python怎么读取文件？
区块链是什么意思？
太阳系有几颗行星？
给我讲个笑话
帮我算一下三百乘以十七
红楼梦的作者是谁？
比特币现在什么价格？
推荐一部科幻电影
水的沸点是多少？
我的血型是什么？
我的婚礼是在哪里办的？
我上次体检的血压是多少？
我的鞋码是多少？
我爸爸的生日是哪天？
我的初恋叫什么？
我的银行卡尾号是多少？
我高考考了多少分？
我是什么星座？
我给邻居送了什么礼物？
我去年的年终奖是多少？
我的导师姓什么？
我养的乌龟多大了？
我最讨厌的颜色是什么？
我在哪家健身房办了卡？
hello
hi there, how are you?
good morning
thanks a lot
okay, got it
haha nice one
see you tomorrow
who are you?
hmm
well done
what a lovely day
bye
never mind
you are great
go on
zxqv blorpt 7781
asdf qwer zxcv
flumbo grintle wexing
lorem ipsum dolor sit amet
hjkl hjkl hjkl
How does photosynthesis work?
Who wrote Hamlet?
What is the capital of Mongolia?
How many feet are in a mile?
Translate this sentence into Spanish
Write a haiku about rain
How do I reverse a list in JavaScript?
What does inflation mean?
Tell me a joke
How far away is the moon?
What is 17 times 23?
What's the exchange rate of the dollar?
Explain quantum entanglement
Which planet is the largest?
How do you boil an egg?
What is my blood type?
Where did I get married?
What was my cholesterol last time?
What's my shoe size?
When is my father's birthday?
What was the name of my first girlfriend?
What are the last digits of my bank card?
What grade did I get in history?
What is my star sign?
What present did I give the neighbours?
How big was my bonus last year?
Who supervised my thesis?
How old is my tortoise?
Which colour do I hate most?
Which gym did I join?
""".strip().splitlines()


class Life(NamedTuple):
    """What a person told, and what is asked, each with its attribute; and what was never told."""

    told: list[tuple[str, str]]
    asks: list[tuple[str, str]]
    never: list[str]


def read_lives() -> dict[str, Life]:
    """Return the ten people by a name of their own."""
    lives: dict[str, Life] = {}
    for language in ("zh", "en"):
        file = Path(__file__).with_name("questions") / f"lives_{language}.tsv"
        for line in file.read_text(encoding="utf-8").splitlines():
            name, part, attribute, text = line.split("\t")
            life = lives.setdefault(name, Life([], [], []))
            if part == "never":
                life.never.append(text)
            else:
                (life.told if part == "told" else life.asks).append((attribute, text))
    return lives
