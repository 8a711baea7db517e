"""The words of `roll_call.py`: whom one lives with, how a name is said to be one, what stands between names."""

from memory.judge.reading.lexicon import spell_out
from memory.lazy_pattern import LazyPattern

_KIDS_EN = r"(?:little |baby |young |older |younger |big |twin |step)?(?:sons?|daughters?|boys?|girls?|lads?|lasses|bairns?|kids?|children|child|toddlers?|twins|bab(?:y|ies)|brothers?|sisters?)"
_SHARE_EN = r"(?:flat|room|house)mates?"
_COUNT_EN = r"(?:an?|one|two|three|four|five|six|\d|another|both|some)"
_ADJECTIVE_EN = rf"(?!(?:{_COUNT_EN}|i|we|have|has|had|got|my|our|your|his|her|their|the|own|adopted|rescued|keep|with|of|to|and|called|named|live|living|share|who|that)\b)[a-z-]+"
_NAME_EN = r"[a-z][a-z'-]*(?: (?:\(\d+\)|\d+))?(?: \(\d{1,2}[^()]{0,40}\)|(?:,? (?:who|he|she))?(?:'s| is) (?:only |just )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b(?: months?| years?(?: old)?)?|, \d{1,2}(?=,| and|$|[.!]))?"
_NAMES_EN = rf"{_NAME_EN}(?:(?:, and |, | and | & ){_NAME_EN})*"
_SAID_EN = r"(?:,? (?:called|named|by the names? of)|,? (?:and )?(?:whose|their|her|his|its) names? (?:is|are)|(?:'s|s')? names? (?:is|are)| (?:is|are) (?:called|named)| (?:is|are)(?= [a-z]+(?:, [a-z]+)*,? and [a-z]+(?:[.!]|$)))"
_AFTER_EN = r"(?=$|[.!,;)]| (?:and|but|so|who|which|at|in|from|he|she|they|it|now|too|are|were|have|both|all|love|like)\b|\s*$)"

_KIDS_ZH = r"(?:孩子|小孩|娃|女儿|儿子|闺女|男孩|女孩|宝宝|双胞胎|弟弟|妹妹|哥哥|姐姐|姑娘|小子)"
_SHARE_ZH = r"(?:室友|舍友)"
_NAME_ZH = r"(?:(?![都也])(?:(?!叫)[\u3400-\u9fff]){1,4}?|[a-z]+)"
_ONE_ZH = r"(?:一?[只个条头位]|大的那?[只个条]?|小的那?[只个条]?|老[大二三]|另(?:外)?一?[只个条])(?:名字)?(?:叫做?|是)"
_TOLD_ZH = r"(?:上(?:小学|初中|高中|大学|幼儿园|[小初高大][一二三四五六]|[一二三四五六七八九]年级)|读(?:小学|初中|高中|大学|[小初高大][一二三四五六]|研)|[,(（]?(?:今年|才|刚)?[\d一二两三四五六七八九十]{1,3}个?[岁月](?:了|半)?[)）]?)"
_JOIN_ZH = r"(?:和|跟|与|、|还有|,)"
_END_ZH = rf"(?=$|{_ONE_ZH}|[,。.!;~ ]|和|跟|与|、|还有|今年|[(（]|都|很|上[小初高大幼一二三四五六七八九]|读[小初高大研]|[\d一二两三四五六七八九十]+岁)"
_ITEM_ZH = rf"(?:{_ONE_ZH})?{_NAME_ZH}{_END_ZH}{_TOLD_ZH}?"

GROUP = {
    "en": LazyPattern(
        spell_out(
            rf"(?P<lead>(?<![a-z'-])(?:(?P<mine>my|our) )?(?:(?P<count>{_COUNT_EN}) )?)(?P<n>(?:{_ADJECTIVE_EN} ){{0,2}}?(?:{{pet_en}}|{_KIDS_EN}|{_SHARE_EN}))"
            rf"(?:(?P<said>{_SAID_EN}) |(?: at home| here| now| (?:last|this) \w+)?(?:,|:| -| –| \()|(?= [a-z'-]+ and [a-z'-]+\b))\s*(?P<names>{_NAMES_EN}){_AFTER_EN}"
        )
    ),
    "zh": LazyPattern(
        spell_out(
            rf"(?P<lead>(?:(?P<mine>(?:我|俺|咱)们?家?里?(?:的|那|这|养的|有)*|(?<![\u3400-\u9fff])家里?(?:的|那|这|养的|有)*)(?:现在|还|一共)?)?(?:(?P<count>[一两二三四五俩仨\d]{{0,2}})[只条个头位匹])?(?:[^,。叫了着过养有我你他她家的妹姐哥弟爸妈友居事婆公舅姑姨叔]{{0,3}}?))"
            rf"(?P<n>(?:橘|黑|白|花|小|大|老|狸花|布偶|奶牛|边境|流浪|金毛|柯基|柴)?(?:{{pet_zh}}|{_KIDS_ZH}|{_SHARE_ZH}))(?:咪|子|狗|猫)?(?:合租|一起住|同住)?"
            rf"(?:(?P<said>,?(?:分别)?(?:的?名字)?(?:叫做?|名叫|分别是|取名|叫作)|,?(?={_ONE_ZH})|是(?=[^,。]{{1,4}}[和跟、]))|[,:])"
            rf"(?P<names>{_ITEM_ZH}(?:(?:{_JOIN_ZH}|(?={_ONE_ZH})){_ITEM_ZH})*)"
        )
    ),
}
BESIDE = LazyPattern(
    spell_out(
        r"(?<=\bwith )(?:my|our) (?P<kin>(?:{kin_en})) (?P<name>[a-z][a-z'-]+)(?=$|[,.;!]| (?:and|in|at|who|since)\b)"
    )
)
# What comes before, where the words themselves do not say whose they are.
HAVE = {
    "en": LazyPattern(
        r"(?:^|\b(?:i|we))(?:'ve| have|'m| am|'re| are)?(?: (?:also|just|now|recently|finally|still|actually|currently|both|both of us))*(?: |^)?(?:got|have|own|adopted|rescued|keep|raise|(?<='ve)|live with|living with|share (?:a|my|the|our) \w+ with|(?:a )?(?:mum|mom|dad|mother|father|parent|single (?:mum|mom|dad)) (?:of|to))\b(?!.*\bhas\b)"
        r"|\b(?:i|we) (?:\w+ ){1,6}with (?!.*\bhas\b)"
    ),
    "zh": LazyPattern(
        r"(?:^|(?<=[,，\s])|我|俺|咱|我们|(?<![\u3400-\u9fff])家里?|[我俺咱们]家里?)(?:俩|现在|还|也|就|又|都|刚|新|一共|去年|今年|上个?月|前阵子|和|跟|最近)*(?:养|有|收养|领养|捡|买|接|生|合租|住着|带着?|抱)(?:了|着|过|回来?|到)*|^还有|^(?:现在)?我们?(?:和|跟)"
    ),
}
PLURALS = {
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "both": 2, "2": 2, "3": 3, "4": 4, "5": 5,
    "两": 2, "二": 2, "俩": 2, "三": 3, "仨": 3, "四": 4, "五": 5, "一": 1,
}  # fmt: skip
SPLIT = {
    "en": LazyPattern(r"(?:,? and | & |, (?!(?:he|she|who|\d)))(?![^()]*\))"),
    "zh": LazyPattern(
        rf"(?<=[\u3400-\u9fff])(?<![一大小老另])(?={_ONE_ZH})|和|跟|与|、|,?还有|,(?!(?:今年|才|刚)?[\d一二两三四五六七八九十]{1, 3}个?[岁月])"
    ),
}
ONE_EACH = {"en": LazyPattern(r"(?!)"), "zh": LazyPattern(_ONE_ZH)}
TOLD_OF_NAME = {
    "en": LazyPattern(
        r" ?\(\d[^)]*\)|,? (?:who|he|she)(?:'s| is) .+|(?:'s| is) (?:only |just )?\w+(?: years?(?: old)?)?$|, \d+$| \d+$"
    ),
    "zh": LazyPattern(_TOLD_ZH + "$"),
}
NO_NAME = {
    "en": LazyPattern(
        spell_out(
            r"^(?:about|around|only|nearly|almost|i|i'm|i've|we|he|she|they|it|its|it's|the|a|an|my|our|and|but|so|not|no|who|which|that|this|very|both|all|one|two|three|too|please|what|how|"
            r"can|could|is|are|was|love|adore|monday|tuesday|wednesday|thursday|friday|saturday|sunday|siamese|persian|british|german|french|english|italian|spanish|"
            r"just|now|never|always|also|because|if|when|thanks|thank|lol|haha)\b|^(?:{pet_en}|{kin_en}|{job_en})$"
        )
    ),
    "zh": LazyPattern(
        spell_out(
            r"[我你他她它了吗呢很的得着在都也就不没有是要会能太真最挺特别每天喜欢爱怕吃什么怎谁哪岁]|^(?:{pet_zh}|{kin_bare_zh})$|过敏|^对|公的|母的|一公一母|一大一小|一只|一个"
        )
    ),
}
