"""The forms that secret values have: password-like words, digits, digits in words, words of a recovery phrase."""

WORD = r"[A-Za-z0-9!@#$%^&*_+=.?~/|\\:-]"

# One password-like word; it may not look like a date or a time, nor be a marker that we wrote ourselves.
NO_DATE = r"(?!(?:19|20)\d\d[-/.]\d|\d{1,2}[:/]\d\d?(?!\d)|\*+(?!\w)|https?:)"
STRONG = rf"{NO_DATE}(?=[A-Za-z!@#$%^&*_+=.?~|\\:-]{{0,63}}\d){WORD}{{3,64}}+"
SPELLED = r"[A-Za-z0-9](?:[ .\-]{1,2}[A-Za-z0-9]){3,40}+(?![A-Za-z0-9])"

DIGITS = r"\d(?:[ \-]?\d){2,11}+[#*]?"
LONG_DIGITS = r"\d(?:[ \-.]?\d){7,23}"
_ZH_DIGIT = "[零〇一二三四五六七八九幺两壹贰叁肆伍陆柒捌玖]"
ZH_DIGITS = rf"{_ZH_DIGIT}(?:[ \-]?{_ZH_DIGIT}){{3,15}}+"
_EN_DIGIT = r"(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)"
EN_DIGIT_WORDS = rf"{_EN_DIGIT}(?:[\s,-]+{_EN_DIGIT}){{2,15}}"

# What a number counts, after it, makes it no secret.
ZH_UNIT = r"(?!\s*(?:位|年|月|日|号(?!码)|天|次|个|块|元|分|秒|度|%|人|条|点|种|遍|回|多|左右))"
EN_UNIT = (
    r"(?!\s*(?:%|characters?|chars?|digits?|letters?|words?|times?|days?|weeks?|months?|years?|minutes?|mins?|hours?|"
    r"hrs?|seconds?|meters?|metres?|miles?|km|cm|mm|feet|people|users?|items?|pages?|points?|dollars?|euros?|pounds?|quid|grams?|kilos?|kg|bucks|th|st|nd|rd|bits?|"
    r"of\s|or more|or so|different|factor|am\b|pm\b))"
)

# A password-like word where nothing calls it a password: longer, and no address, model, product or measure.
_PRODUCT = (
    r"(?:windows|win|office|microsoft|i?phone|i?pad|ipod|macbook|imac|pixel|galaxy|yubi\s?key|[1l]password|lastpass|"
    r"python|php|java|node|vue|rtx|gtx|ryzen|core|ubuntu|android|ios|macos|thinkpad|xps|playstation|xbox|wi-?fi|mate|"
    r"redmi|xiaomi|huawei|honor|oppo|vivo|kindle|surface|airpods|canon|nikon|chatgpt|gpt|qq|log4j|auth|oauth|fido|"
    r"totp|base|route|room|gate|terminal|platform|version|formula|catia|level|channel|studio|outlook|photoshop)"
)
_NO_MODEL = (
    rf"(?!{_PRODUCT}-?[\d.]{{1,6}}[a-z]{{0,4}}(?![A-Za-z0-9_])|\d?password\b)"
    r"(?!(?-i:[A-Z]{1,5}(?:-[A-Z]{1,3})?-?\d{1,5}[A-Za-z]{0,2})(?![A-Za-z0-9_]))"
    r"(?!\d+(?:\.\d+)?-?[a-z]{1,4}(?![A-Za-z0-9_])|802\.11)"
    r"(?![\w.+-]{1,64}@[\w-]{1,64}\.)"
)
UNNAMED = rf"(?<![A-Za-z0-9_@./-]){_NO_MODEL}{NO_DATE}(?=\d{{0,63}}[A-Za-z])(?=[A-Za-z!@#$%^&*_+=.?~|-]{{0,63}}\d)[A-Za-z0-9!@#$%^&*_+=.?~-]{{6,64}}+"
CODE = r"(?<![A-Za-z0-9_.:/-])\d{4,12}+(?![.:/-]\d)[#*]?"

# The words of a recovery phrase: twelve or more short ones, of which none is of the kind that builds sentences.
_NO_GLUE = (
    r"(?!(?:the|and|with|for|that|this|was|are|have|has|but|not|you|your|they|from|into|who|which|when)\b)"
)
SEED_WORDS = rf"\b{_NO_GLUE}[a-z]{{3,8}}(?:[\s,]+{_NO_GLUE}[a-z]{{3,8}}){{11,23}}\b"

# A plain word said to be a password; not what else may be said of one ("my password is weak").
EN_PLAIN = (
    r"(?!(?:not|the|a|an|same|too|very|so|still|no|none|mine|yours|what|where|how|why|here|there|weak|wrong|bad|old|new|"
    r"gone|long|short|secure|insecure|strong|lost|forgotten|safe|unsafe|correct|incorrect|right|good|fine|saved|stolen|"
    r"leaked|required|optional|missing|invalid|valid|unique|different|important|stored|hidden|reset|empty|blank|case|"
    r"sensitive|easy|hard|simple|complex|complicated|secret|private|public|confidential|great|terrible|annoying|dead|"
    r"up|out|off|on|in|down|over|back|work|working|nothing|something|anything|everything|unknown|it|that|this|ok|okay|"
    r"stupid|dumb|silly|ridiculous|compromised|broken|locked|unavailable|available|true|false|null|else|enough|me|you|"
    r"us|them|him|her|better|worse|mandatory|enabled|disabled|pending|late|due|ready|visible|written|known|shared|"
    r"limited|rate-limited|slow|fast|flaky|cool|cute|pretty|nice|shiny|cheap|expensive|sharp|loose|\w+ed|\w+ing|\w+ly)\b)"
    r"[A-Za-z][A-Za-z!@$%^&*_+-]{3,63}"
)
