"""Praise that is none: "so kind of her, she gave me the weekend shift", "真是太“享受”了"."""

from memory.lazy_pattern import LazyPattern

_CHORE = r"(?:\w+ )*?(?:shifts?|on[- ]call|overtime|weekend|nights?|deadline|paperwork|extra work|bill|fine|cleaning|mess)\b"
_NOT_LIKED = (
    r"(?:it when |being |having to |how )?(?:my alarm|waking|wake|woken|getting up|getting rained|scrubbing|queu\w+|commuting|my commute|sitting in traffic|traffic|stuck|working (?:weekends|nights|late|overtime)|overtime|night shifts|"
    r"paying|doing (?:my )?taxes|meetings|the (?:bus|train)s? (?:being|is|was) late|ignored|yelled|shouted|on hold|on call|my (?:boss|neighbou?rs?|landlord) (?:always |never |keeps? )?\w+)\b"
)
_IRONY = LazyPattern(
    rf"\b(?:so|very|really|how|too) (?:kind|nice|generous|thoughtful|considerate|sweet|lovely|helpful)\b[^.!?]*?\b(?:gave|giving|handed|left|put|stuck|dumped|assigned|landed|made|making) (?:me|us) {_CHORE}"
    rf"|\b(?:love|adore|enjoy)(?:s|d)? {_NOT_LIKED}[^.!?]*[,;.!]\s*(?:(?:the )?best (?:thing|day|feeling|part of my (?:day|life))(?: ever)?|what a (?:treat|joy|dream)|such (?:fun|a joy|bliss)|said (?:no ?one|nobody) ever|living the dream|lucky me|"
    r"(?:just|so) (?:great|fun|wonderful)|how lovely|not)\s*[.!]*$"
    rf"|\b(?:just|absolutely) (?:love|adore|enjoy) {_NOT_LIKED}[^.!?]*\b(?:ever|again|every)\b"
    r"|[\"“”「'](?:享受|喜欢|开心|幸福|感谢|贴心|体贴|大方|善良|爽|感动|高兴|照顾|关心|优待|福利)[\"“”」']"
    r"|(?:可真|真)(?:会|是会)?(?:疼|心疼|体贴|照顾|关心)(?:我|人)[,，][^。]*(?:加班|值班|夜班|扣|罚|通宵)"
    r"|(?:谢谢|感谢|多谢)(?:老板|领导|公司|主管|经理|上司)[,，]?[^。]*(?:加班|值班|夜班|扣[了我]|通宵)|(?:谁不|可太)(?:爱|喜欢)[^。]*(?:加班|早起|堵车|通宵)"
)


def is_ironic(text: str) -> bool:
    """Tell whether a folded sentence praises what nobody likes, so that nothing in it is meant as it stands."""
    return _IRONY.search(text) is not None
