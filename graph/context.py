"""Every knob of a run, in one place."""

from typing import TYPE_CHECKING, Any, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from memory.errors import SettingsError
from memory.short_term.leaving import Strategy


class Context(BaseModel):
    """What the caller of a run may set: `graph.invoke(…, context=Context(user_id="ada"))`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    if not TYPE_CHECKING:  # for the type checker pydantic's own signature stands

        def __init__(self, **given: Any) -> None:
            """Take the knobs by name. Raises `SettingsError`, one line that names the wrong one."""
            try:
                super().__init__(**given)
            except ValidationError as error:
                raise SettingsError(_in_one_line(error)) from None

    user_id: str = Field(
        default="",
        description="Whose memories these are: any text, such as an e-mail address. A blank one is refused.",
    )

    role: str = Field(
        default="admin",
        description=(
            "Who reads: `admin`, `analyst`, `basic`, or a role of your own in `memory/guard/access.py`. It "
            "decides which memories exist for this run; what the user says is filed all the same."
        ),
    )

    chat_model: str = Field(
        default="auto",
        description=(
            "`auto`, `offline`, or `provider:model` such as `openai:qwen3`. `auto` is AGENT_CHAT_MODEL if "
            "that is set, else OpenAI's default if OPENAI_API_KEY is set, else `offline`."
        ),
    )

    judge_model: str = Field(
        default="",
        description=(
            "Chat model asked what to remember, and what “the other one” means, where no rule is sure: "
            "`provider:model`, or `auto` as in `chat_model`. Empty: nobody is asked."
        ),
    )

    language: Literal["auto", "zh", "en"] = Field(
        default="auto",
        description="Language of prompts and notices; `auto` follows the user.",
    )

    timezone: str = Field(
        default="local",
        description=(
            "Where the user is, for dates: an IANA name such as `Asia/Shanghai`, or `local` for this "
            "machine's."
        ),
    )

    model_calls_per_turn: int = Field(
        default=6,
        ge=1,
        le=50,
        description=(
            "Calls to the chat model within one turn, at most: the brake on a model that calls tools in a "
            "circle."
        ),
    )

    window_tokens: int = Field(
        default=4000,
        ge=200,
        description=(
            "Tokens of recent messages that the model sees word for word. The current turn is always among "
            "them."
        ),
    )

    summary_tokens: int = Field(
        default=100,
        ge=50,
        description=(
            "Both summaries of what left the window, the session's and the recent one, in tokens at most. "
            "They are paid for in every turn, and what must not be lost is filed and recalled."
        ),
    )

    session_tokens: int = Field(
        default=40,
        ge=25,
        description="How much of them the session's may take, in tokens; half of them at most.",
    )

    recall_tokens: int = Field(
        default=400,
        ge=50,
        description="Tokens of memories put before the model in a turn, profile included.",
    )

    recall_limit: int = Field(
        default=8,
        ge=1,
        le=100,
        description="Memories found for a message, at most, beside the profile.",
    )

    consolidate_turns: int = Field(
        default=6,
        ge=0,
        description="Turns after which messages leave the window and are filed; 0 switches this trigger off.",
    )

    consolidate_when_full: bool = Field(
        default=True,
        description="Also when the messages no longer fit into `window_tokens`.",
    )

    consolidate_minutes: int = Field(
        default=60,
        ge=0,
        description=(
            "Also so many minutes after the last time (or the thread's beginning); 0 switches this trigger "
            "off."
        ),
    )

    consolidate_after_task: bool = Field(
        default=True,
        description="Also when a task has been finished.",
    )

    consolidate_on_topic: bool = Field(
        default=True,
        description=(
            "Also when the conversation has moved to another topic, six turns after the last time at the "
            "soonest."
        ),
    )

    idle_minutes: int = Field(
        default=240,
        ge=0,
        description=(
            "Also at the first message after a silence of so many minutes; 0 switches this trigger off."
        ),
    )

    consolidate_at_end: bool = Field(
        default=True,
        description="Also when the session ends. Switched off, ending a session only deletes it.",
    )

    strategy: Strategy = Field(
        default="oldest_half",
        description=(
            "Which turns leave: `oldest_half`, `all_but_window` (all but the last three), or "
            "`importance_queue` (the half with the lowest TF-IDF × weight)."
        ),
    )

    consolidation_seconds: float = Field(
        default=20.0,
        gt=0,
        le=600,
        description="Longest time that the chat model may take for a summary.",
    )

    consolidation_retries: int = Field(
        default=2,
        ge=0,
        le=10,
        description=(
            "How often a summary that failed is asked of the chat model again, in later turns, before the "
            "central sentences stand in for it. The messages stay in the window until then, unless it is "
            "full."
        ),
    )

    @field_validator("timezone")
    @classmethod
    def _known_zone(cls, name: str) -> str:
        if name == "local":
            return name
        try:
            ZoneInfo(name)
        except (ZoneInfoNotFoundError, ValueError, OSError) as error:
            raise ValueError(
                f"no time zone is called {name!r}; use an IANA name such as Asia/Shanghai"
            ) from error
        return name


def context_of(given: Any) -> Context:
    """Return the run's context; LangGraph hands nodes None where the caller passed none."""
    if given is None:
        return Context()
    return given if isinstance(given, Context) else Context(**given)


def _in_one_line(error: ValidationError) -> str:
    wrong = error.errors()[0]
    name = ".".join(str(part) for part in wrong["loc"])
    if wrong["type"] == "extra_forbidden":
        return f"The context has no {name!r}: there are {', '.join(Context.model_fields)}."
    return f"The context's {name!r} cannot be {wrong['input']!r}: {wrong['msg']}."
