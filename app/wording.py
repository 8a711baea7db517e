"""The words of the terminal, in the two languages."""

from memory.records import Language

_WORDS = {
    "recall": ("recall", "回忆"),
    "judge": ("judge", "判断"),
    "consolidation": ("filed", "归档"),
    "understood": ("understood as", "理解为"),
    "profile": ("profile", "用户档案"),
    "held_back": ("held back", "未展示"),
    "term": ("term", "项"),
    "weight": ("weight", "权重"),
    "score": ("score", "得分"),
    "nothing": ("nothing fits", "没有相关记忆"),
    "no_episode": ("nothing in them was worth an episode", "其中没有值得归档的内容"),
    "turns_left": ("turns that left the window", "移出窗口的轮数"),
    "trigger": ("because", "原因"),
    "trigger_turns": ("enough turns", "轮数已到"),
    "trigger_tokens": ("the window is full", "窗口已满"),
    "trigger_minutes": ("enough time", "时间已到"),
    "trigger_task": ("a task was finished", "任务完成"),
    "trigger_topic": ("another topic", "话题变了"),
    "trigger_idle": ("a long silence before", "隔了很久"),
    "postponed": ("put off", "推迟"),
    "task_in_hand": ("task in hand", "当前任务"),
    "id": ("id", "编号"),
    "attribute": ("attribute", "类别"),
    "memory": ("memory", "记忆"),
    "status": ("status", "状态"),
    "until": ("until", "有效期至"),
    "added": ("added", "新增"),
    "strengthened": ("said again", "再次提到"),
    "superseded": ("superseded", "已被取代"),
    "ended": ("ended", "已结束"),
    "unchanged": ("known already", "已有"),
    "active": ("active", "有效"),
    "pending": ("pending", "待确认"),
    "expired": ("expired", "已过期"),
    "memories_of": ("Long-term memory of", "长期记忆："),
    "no_memories": ("Nothing is remembered yet.", "还没有任何长期记忆。"),
    "forgotten": ("Forgotten", "已忘掉"),
    "forget_what": (
        "Forget what? /forget ID takes out one memory (ids stand in /memories), /forget all everything.",
        "要忘掉哪一条？/forget 编号 删除一条（编号见 /memories），/forget 全部 删除所有记忆。",
    ),
    "sure": (
        "This cannot be undone. Type /forget all yes to take out everything that is remembered.",
        "此操作无法恢复。输入 /forget 全部 确认 即可删除所有记忆。",
    ),
    "not_found": ("No memory has this id", "没有这个编号的记忆"),
    "ended_session": ("The session has ended; its messages are gone.", "会话已结束，消息已清除。"),
    "filed": ("Filed", "已归档"),
    "no_turn": ("Nothing has been said yet.", "还没有对话。"),
    "unknown_command": ("There is no such command.", "没有这个命令。"),
    "commands": (
        "/memories  /forget ID|all  /why  /end (file what is worth it, delete the rest, leave)  /quit",
        "/memories 查看记忆  /forget 编号|全部  /why 上一轮的来龙去脉  /end 归档并删除本次对话  /quit 离开",
    ),
    "you": ("you", "你"),
    "agent": ("agent", "助手"),
}


def word(name: str, language: Language) -> str:
    """Return a word of the terminal."""
    return _WORDS[name][language == "zh"]
