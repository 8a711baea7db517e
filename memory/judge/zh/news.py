"""News of the user's life, in Chinese: what a test found, a child on the way, a move still to come.

Rows as `memory/judge/patterns.py` explains them.
"""

from memory.judge.patterns import Row

NEWS: tuple[Row, ...] = (
    Row(
        "allergy",
        r"(?:是|才是|其实是|原来是|查出来?是?|测出来?是?|确诊(?:是|为)?|显示|发现(?:我)?(?:是)?|说(?:我)?(?:是)?)(?:真的|应该|只|只是)*对(?P<v>[^,不没]{1,12}?)(?:严重|重度|轻度|有|才|会|也|都)*(?:过敏|不耐受)(?:的|了)?$",
        r"什么|任何|[你他她]",
    ),
    Row(
        "allergy",
        r"^(?:我|俺)?(?:不能|不敢|没法|不可以)(?:吃|喝|碰|用|闻|摸|沾)(?P<v>[^,了你的]{1,8}?)[,\s](?:我|俺)?(?:一|只要|每次)",
    ),
)
