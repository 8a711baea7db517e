"""What began anew or is new, in Chinese: a habit taken up again, another trade.

Rows as `memory/judge/reading/patterns.py` explains them.
"""

from memory.judge.reading.patterns import Row

CHANGES: tuple[Row, ...] = (
    Row(
        "habit",
        r"(?:^|{me_zh})(?:现在|最近|这个?月|今年|这阵子|终于|总算)*(?:又|重新)(?:开始|恢复|拾起|捡起来?|捡回)(?:了)?(?P<v>[^,了你]{2,12}?)(?:了|啦)?$",
        r"^(?:上班|下雨|工作|聊天|头疼|疼|忙|加班|犯困|降温|堵车)",
    ),
    Row(
        "occupation",
        r"^(?:我|俺)?(?:现在|已经|刚|终于|也|正式|打算)*转(?:行|岗)?(?:做|成|为|去|到|当)?(?P<v>(?:前端|后端|全栈|开发|测试|产品|运营|运维|销售|市场|设计|算法|管理|财务|人事|行政|售前|售后|"
        r"客服|采购|策划|教研|数据|研发|质检|物流|外贸|电商)(?:经理|主管|专员|工程师|岗)?)(?:了|啦)+$",
        op="update",
    ),
)
