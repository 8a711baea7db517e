"""Every knob of a run, in one place."""

from typing import Any, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import BaseModel, ConfigDict, Field, field_validator


class Context(BaseModel):
    """What the caller of a run may set: `graph.invoke(…, context=Context(user_id="ada"))`."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)

    user_id: str = ""
    """Whose memories these are: any text, such as an e-mail address. A blank one is refused."""

    chat_model: str = "auto"
    """`auto`, `offline`, or `provider:model` such as `openai:qwen3`. `auto` is AGENT_CHAT_MODEL if that is
    set, else OpenAI's default if OPENAI_API_KEY is set, else `offline`."""

    judge_model: str = ""
    """Chat model asked what to remember where rules and small model are not sure: `provider:model`, or `auto`
    as in `chat_model`. Empty: nobody is asked."""

    language: Literal["auto", "zh", "en"] = "auto"
    """Language of prompts and notices; `auto` follows the user."""

    timezone: str = "local"
    """Where the user is, for dates: an IANA name such as `Asia/Shanghai`, or `local` for this machine's."""

    model_calls_per_turn: int = Field(default=6, ge=1, le=50)
    """Calls to the chat model within one turn, at most: the brake on a model that calls tools in a circle."""

    window_tokens: int = Field(default=4000, ge=200)
    """Tokens of recent messages that the model sees word for word. The current turn is always among them."""

    summary_tokens: int = Field(default=400, ge=50)
    """Longest running summary, in tokens."""

    recall_tokens: int = Field(default=1000, ge=50)
    """Tokens of memories put before the model in a turn, profile included."""

    recall_limit: int = Field(default=8, ge=1, le=100)
    """Memories found for a message, at most, beside the profile."""

    consolidate_turns: int = Field(default=6, ge=0)
    """Turns after which the older half of the window is consolidated; 0 switches this trigger off."""

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
    return given if isinstance(given, Context) else Context.model_validate(given)
