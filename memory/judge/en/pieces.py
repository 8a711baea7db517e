"""Pieces that the English rows share: who speaks, what stands before a verb, where a value ends."""

I_AM = r"\bi(?:'m| am|m)\b"
HAVE = r"\bi(?:'?ve| have|ve)\b"
ADV = (
    r"(?: (?:really|just|also|actually|still|absolutely|totally|only|mostly|mainly|honestly|"
    r"always|truly|generally|usually|currently|now|personally|genuinely|simply|definitely|kinda|"
    r"kind of|sort of|quite|so|both|all|strictly|seriously|particularly|especially|even|do|did|"
    r"will|basically|originally|already|officially|recently|finally|can|could|pretty much|"
    r"literally|secretly|deeply|utterly|do not|very much))*"
)
NOT_OBJECT = (
    r"^(?:it|this|that|you|them|him|her|these|those|to know|your|how|when|the (?:idea|way|new|"
    r"answer|last|first)|what|if|where|seeing|to think|to say|to ask|to see|one|some|a (?:quick|"
    r"word)|me|us|i|two|the sound of that)\b(?! (?:my|i) )"
)
END = r"(?=$|[,.!]| and | but | so | because | - | btw| (?:though|lol|haha|fyi|please|thanks|cuz|since)\b)"
