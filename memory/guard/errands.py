"""Rows of `injection.py` for errands that stand: always to recommend a site, to send data away, to tell of others.

They are kept apart from a wish about style ("from now on answer in English") by what they need: an address or
a site, the data or memories of somebody, or rights over the assistant. Chinese and English may be mixed in one.
"""

_STANDS = (
    r"(?:\bfrom (?:now|here) on\b|(?<!\bi )(?<!\bwe )\balways\b|\b(?:every|each) ?time\b|\bwhen(?:ever)?\b|\bgoing forward\b|\bhenceforth\b|\bin (?:the )?future\b|"
    r"\bby default\b|\bremember\b|\bnever fail\b|\bdon'?t forget\b|\bin (?:every|each|all)\b|\bat the end of\b|\byou (?:must|shall|will|should|have to|need to)\b|"
    r"以后|今后|往后|从今|从现在|(?<!我)(?<!们)(?:每次|每回|总是|永远|始终)|每当|一旦|凡是|记住|记得|记好|别忘|你(?:必须|要|得|应该|务必)|务必|默认|(?<!应)当(?=[^,。\n]{1,10}时))"
)
# Who speaks of what he does himself gives no order.
_NOT_OWN = r"(?:(?!\b(?:i|we|my|our|i'm|i've)\b|(?<![给帮替对跟向])我|咱|俺)[^\n。!?！？;；])"
_SITE = r"(?:https?://\S+|www\.\S+|(?<![\w@.-])(?:[a-z0-9-]{1,40}\.){1,3}(?:com|net|org|io|cn|co|info|biz|xyz|site|top|shop|online|dev|app|ru|tk|me|cc|uk|de)(?![a-z0-9]))"
_ADDRESS = rf"(?:{_SITE}|[\w.+-]{{1,40}}@[\w-]{{1,40}}\.\w{{2,}})"
_PUSH = (
    r"(?:\b(?:recommend|promote|advertise|praise|endorse|link (?:to|them)|open|visit|browse|load|fetch|call|ping|redirect|point|direct|refer|steer|send|post|upload|"
    r"forward|submit|append|insert|embed|plug)\b|推荐|宣传|推广|打开|访问|点开|浏览|跳转|引导|引流|导流|转发|发送|发到|发给|上传|提交|附上|插入|带上|贴上|请求)"
)
_CARRY = r"(?:\b(?:send|forward|upload|post|e-?mail|transmit|leak|export|submit|copy|share|pass)\b|发送?|转发|上传|提交|传送?|泄露|导出|同步|抄送)"
_DATA = (
    r"(?:\b(?:data|memor(?:y|ies)|records?|conversations?|chats?|chat history|messages|history|information|info|profiles?|files|details|secrets)\b|"
    r"数据|记忆|资料|信息|隐私|聊天记录|对话|记录|档案|画像|内容|文件)"
)
_OTHERS = (
    r"(?:(?:all|any|every|each|the|some)? ?(?:other|another|every|all) (?:users?|customers?|clients?|people|accounts?)|users' |"
    r"(?:其他|其它|别的|所有|全部|全体|每个|任何|另一个|别)(?:的)?(?:用户|人|客户|账[号户]))"
)
_TELL = (
    r"(?:\b(?:reveal|disclose|show|dump|expose|leak|print|list|output|share|give (?:me|out)|tell (?:me|them)|hand over|send)\b|"
    r"透露|泄露|公开|展示|告诉|说出|输出|列出|给我|显示|交出|打印|发给)"
)

ROWS: tuple[tuple[str, str], ...] = (
    ("standing_order", rf"{_STANDS}{_NOT_OWN}{{0,60}}?{_PUSH}[^\n。!?！？]{{0,60}}?{_SITE}"),
    ("standing_order", rf"{_STANDS}{_NOT_OWN}{{0,30}}?{_SITE}[^\n。!?！？]{{0,20}}?(?:推荐|宣传|推广|打开|访问|引用给|发给|附上)"),
    ("exfiltrate", rf"{_STANDS}{_NOT_OWN}{{0,60}}?{_CARRY}[^\n。!?！？]{{0,30}}?{_DATA}[^\n。!?！？]{{0,30}}?{_ADDRESS}"),
    ("exfiltrate", rf"{_STANDS}{_NOT_OWN}{{0,60}}?(?:把|将)[^\n。!?！？]{{0,16}}?{_DATA}[^\n。!?！？]{{0,12}}?{_CARRY}[^\n。!?！？]{{0,12}}?{_ADDRESS}"),
    ("exfiltrate", rf"{_TELL}[^\n。!?！？]{{0,20}}?{_DATA}[^\n。!?！？]{{0,12}}?\b(?:of|from|about|for|belonging to)\b ?{_OTHERS}"),
    ("exfiltrate", rf"{_TELL}[^\n。!?！？]{{0,12}}?{_OTHERS}(?:'s?|的)?[^\n。,!?！？]{{0,6}}?{_DATA}"),
    ("exfiltrate", rf"(?:把|将){_OTHERS}的?[^\n。,!?！？]{{0,8}}?{_DATA}[^\n。!?！？]{{0,10}}?{_TELL}"),
    ("authority", r"(?:\b(?:remember|note|memori[sz]e|from now on)\b|记住|记下|记得|从现在起|以后)[^\n。!?]{0,12}?(?:\bi am\b|\bi'm\b|我(?:就)?是)\s?(?:the |your |a |an )?(?:system |site |super ?)?(?:你的?|系统的?|平台的?|本系统的?|超级)?(?:\b(?:admin(?:istrator)?|superuser|root(?: user)?)\b|管理员|超管)(?! ?(?:of|at|for|in|assistant|with|on|助理|工作|岗))"),
)  # fmt: skip

HINTS: dict[str, str] = {
    "standing_order": "http www. .com .net .org .io .cn .co .info .biz .xyz .site .top .shop .online .dev .app .ru .tk .me .cc .uk .de",
    "exfiltrate": "reveal disclose show dump expose print list output share give tell hand_over transmit export submit copy pass mail "
    "透露 公开 展示 告诉 说出 输出 列出 给我 显示 交出 打印 提交 传 导出 同步 抄送",
    "authority": "admin superuser root 管理员 超管",
}
