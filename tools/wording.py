"""What the tools answer, in the two languages."""

from memory.records import Language

_TEXTS = {
    "stored": ("Stored:\n{what}", "已记住：\n{what}"),
    "stored_unseen": ("Stored.", "已记住。"),
    "not_stored": ("Not stored: {reason}", "没有存入长期记忆：{reason}"),
    "found": ("Memories:\n{what}", "记忆：\n{what}"),
    "none": ("No memory fits.", "没有相关的记忆。"),
    "core": ("Always before you now:\n{what}", "现在始终在眼前：\n{what}"),
    "task_started": ("Task in hand: {task}", "当前任务：{task}"),
    "noted": ("Noted: {key}", "已记下：{key}"),
    "not_noted": (
        "Not noted: it holds a secret or gives orders to the system.",
        "没有记下：其中有机密信息，或在指挥系统。",
    ),
    "task_finished": ("Finished: {task}. Notes kept: {count}", "任务“{task}”已完成，保留笔记 {count} 条。"),
    "no_such_task": (
        "No task “{task}” is open. Open one with start_task first.",
        "没有打开的任务“{task}”。请先用 start_task 打开。",
    ),
    "no_such_note": ("There is no note {keys}.", "没有这样的笔记：{keys}。"),
    "too_many_tasks": (
        "{count} tasks are open. Finish one first.",
        "已经打开了 {count} 个任务，请先完成一个。",
    ),
    "unknown_domains": ("Unknown domains: {domains}.", "没有这样的领域：{domains}。"),
    "forgotten": ("Forgotten: {ids}", "已忘掉：{ids}"),
    "sure_to_forget": (
        "I remember {count} things about you, older states included. Forgetting them cannot be undone. "
        "Say “yes, forget everything” and I will.",
        "我记得关于你的 {count} 条内容（包括以前的状态），忘掉后无法恢复。回复“确认全部忘掉”，我就照办。",
    ),
    "forgotten_everything": (
        "Done: all {count} memories about you are gone. What was said in this conversation "
        "stays in view until it ends.",
        "已忘掉关于你的全部 {count} 条记忆。本次对话里说过的话在会话结束前仍看得到。",
    ),
    "nothing_remembered": ("I remember nothing about you.", "我没有任何关于你的记忆。"),
    "not_asked_to_forget": (
        "Nothing was forgotten: the user's message does not ask for it.",
        "没有忘掉任何内容：用户的消息并没有要求忘掉。",
    ),
    "nothing_fits": ("I found no memory to forget.", "没有找到要忘掉的记忆。"),
    "which": (
        "I am not sure which memory you mean, so none is forgotten. Name one by its id:\n{what}",
        "不确定您指的是哪一条，所以都没有忘掉。请用编号指明：\n{what}",
    ),
    "not_kept": ("All right, I keep no memory of that.", "好的，这件事我没有记。"),
    "nothing_forgotten": (
        "Nothing was forgotten: no memory has the id {ids}. Look ids up with list_memories.",
        "没有忘掉任何内容：找不到编号 {ids}。请先用 list_memories 查编号。",
    ),
}


def say(name: str, language: Language, **values: str) -> str:
    """Return one of the tools' sentences. Values are put in as they are, braces and all."""
    text = _TEXTS[name][language == "zh"]
    for key, value in values.items():
        text = text.replace("{" + key + "}", value)
    return text
