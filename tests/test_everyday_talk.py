"""Nine of ten messages tell nothing that lasts: a day at work, a shop, a match, a step of what is being done.

Held as a share, since each comes from heads that are trained anew: a junk memory in fifteen messages is too many.
"""

from datetime import UTC, datetime

import pytest

from memory.judge import Judge, RuleLayer
from memory.judge.small_model import SmallModelLayer
from memory.long_term.embeddings import load_encoder
from memory.records import Language

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
_MOST = 2

EVERYDAY: dict[Language, tuple[str, ...]] = {
    "zh": (
        "店里那台烤箱涨到八百多了，看了看还是没舍得下手",
        "下午的会开了四十分钟，主要在讨论展位怎么摆，最后也没定下来",
        "这本讲航海的书读到第七章，越读越困",
        "隔壁桌一直在打电话，我一个字也没写进去",
        "快递说放门口了，下楼一看是别人家的",
        "先把第二段改短，第三段别动",
        "裁判哨子一响全场都愣了，谁也没看清是谁犯规",
        "今天食堂的豆腐咸得要命，喝了三杯水",
        "同事把打印机弄卡纸了，修了半个钟头",
        "客户又改主意了，说蓝色太冷，要暖一点的",
        "地铁上有个小孩一路在背唐诗，背到床前明月光就忘了",
        "导航把我带到一个没有出口的停车场，绕了三圈",
        "数据导进去之后有十二行对不上，正在一行一行看",
        "老板让大家周五之前把表交上去，群里没人吭声",
        "那家理发店排了六个人，我转身就走了",
        "电影前半段还行，后面全靠配乐撑着",
        "刚把锅烧糊了，满屋子都是烟",
        "面试官问了我一个排序的题，我写到一半铃响了",
        "你刚才列的第三家更近，可是只剩靠走廊的位置",
        "表格第一列是日期，第二列是金额，帮我按月加一下",
        "楼道的灯坏了三天，物业今天才来换",
        "比分一直咬着，最后两分钟被人家反超了",
        "我妈刚打电话问我吃没吃饭，我说吃了其实没有",
        "票卖完了，只剩加座，算了",
        "刚下单就降价，气得我退了重买",
        "老师讲到一半投影黑了，全班鼓掌",
        "伞落在出租车上了，司机说绕回来要加钱",
        "我打算先把引言写完，图晚点再画",
        "有个大爷插队，被前面的阿姨一顿数落",
        "试了两遍都报同样的错，端口好像被占了",
    ),
    "en": (
        "The oven in the shop window went up by ninety quid so it's staying there",
        "The meeting took forty minutes, mostly about where the stand goes, and nobody decided anything",
        "I'm on chapter seven of that book about the sea and it's getting slower and slower",
        "The bloke at the next table was on the phone the whole time, I didn't write a word",
        "The courier says it's on my step. It's on somebody's step.",
        "Shorten the second paragraph, leave the third as it is",
        "The whistle went and nobody in the ground knew who'd been fouled",
        "The soup in the canteen was so salty I drank three glasses of water",
        "Somebody jammed the printer again and it took half an hour to get the paper out",
        "The client changed her mind, blue is too cold now and she wants something warmer",
        "A kid on the tram recited the whole alphabet and got stuck at Q",
        "The satnav took me into a car park with no way out",
        "Twelve rows don't match after the import, I'm going through them one at a time",
        "They want the forms in by Friday and the whole chat has gone quiet",
        "Six people waiting at the barber's so I turned round and left",
        "First half of the film was fine, then the music had to carry it",
        "Just burnt the pan, the whole place is full of smoke",
        "They asked me a sorting question and the bell rang halfway through",
        "The third one on your list is nearer but there's only aisle seats left",
        "First column is the date, second the amount, add them up by month for me",
        "The light on the stairs was out for three days and they only came today",
        "It was level until two minutes from the end and then they scored twice",
        "Mum just rang to ask if I'd eaten, I said yes, I hadn't",
        "Sold out, only standing left, never mind",
        "I ordered it and ten minutes later the price dropped",
        "The projector died in the middle of the lecture and everybody clapped",
        "Left the umbrella in the taxi and he wants a fiver to bring it back",
        "I'll write the introduction first and draw the figures later",
        "An old fellow jumped the queue and the lady in front gave him what for",
        "Tried it twice, same error both times, I think the port is taken",
    ),
}


@pytest.mark.parametrize("language", ["zh", "en"])
def test_it_leaves_next_to_nothing(language: Language) -> None:
    judge = Judge((RuleLayer(), SmallModelLayer(load_encoder())))
    decided = {text: judge.decide(text, now=NOW) for text in EVERYDAY[language]}
    kept = {text: one.facts for text, one in decided.items() if one.verdict == "LONG"}
    assert len(kept) <= _MOST, kept
