"""Chat models by name."""

import os
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any
from uuid import uuid4

from langchain.chat_models import init_chat_model
from langchain_core.callbacks import BaseCallbackHandler
from langchain_core.exceptions import ModelConnectionError, ModelError
from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, AnyMessage
from langchain_core.runnables import Runnable, RunnableConfig, ensure_config
from langchain_core.runnables.config import merge_configs
from langchain_core.tools import BaseTool
from langgraph.types import RetryPolicy

from graph.offline import OfflineChatModel
from memory.counting import Count, counter_for
from memory.errors import AgentMemoryError, SettingsError

DEFAULT_OPENAI_MODEL = "openai:gpt-5-mini"
"""Used when OPENAI_API_KEY is set and no model is named. The only place with a model's name."""


class ChatModelError(AgentMemoryError):
    """The chat model could not be reached or gave nothing that can be used."""


class EmptyReplyError(ChatModelError):
    """The reply held neither text nor a tool call."""


class ConnectionCutError(ChatModelError):
    """The connection broke while the reply was coming."""


RETRY = RetryPolicy(max_attempts=2, initial_interval=0.5, retry_on=ConnectionCutError)
"""For a reply cut in the middle; 429, 5xx and refused connections are retried by the model's own client."""


UNREADABLE = (ValueError, TypeError, AttributeError, LookupError)
"""What LangChain's clients raise over a reply that breaks the protocol (no JSON, null, a wrong type)."""


_MODELS_KEPT = 16
_with_tools: dict[tuple[int, ...], tuple[BaseChatModel, tuple[BaseTool, ...], Runnable[Any, AIMessage]]] = {}
"""By the identities of the model and its tools, which are held here so that they stay theirs."""


def resolve_chat_model(name: str) -> str:
    """Return what `auto` stands for in this environment; any other name as it is."""
    if name != "auto":
        return name
    named = os.environ.get("AGENT_CHAT_MODEL", "").strip()
    return named or (DEFAULT_OPENAI_MODEL if os.environ.get("OPENAI_API_KEY") else "offline")


def count_of(name: str) -> Count:
    """Return what counts the tokens of a chat model: its own tokenizer where that is at hand."""
    return counter_for(resolve_chat_model(name))


def load_chat_model(name: str) -> BaseChatModel:
    """Return a chat model: `auto`, `offline`, or `provider:model` for anything LangChain can load.

    `openai:` honours OPENAI_BASE_URL, so any server that speaks the protocol works (DeepSeek, Qwen, vLLM,
    Ollama, llama.cpp). Raises `SettingsError` that says what to set when the name cannot be loaded.
    """
    resolved = resolve_chat_model(name)
    if resolved == "offline":
        return _offline()
    if ":" not in resolved:
        raise SettingsError(
            f"Chat model {resolved!r} names no provider: write 'openai:{resolved}' or 'offline'."
        )
    endpoint = (os.environ.get("OPENAI_BASE_URL", ""), os.environ.get("OPENAI_API_KEY", ""))
    return _load(resolved, endpoint)


@cache
def _offline() -> OfflineChatModel:
    return OfflineChatModel()


def load_judge_model(name: str) -> BaseChatModel | None:
    """Return the chat model of the judge, or None where none is named or only the offline one stands by."""
    if not name or resolve_chat_model(name) == "offline":
        return None
    return load_chat_model(name)


@lru_cache(maxsize=_MODELS_KEPT)
def _load(name: str, _endpoint: tuple[str, str]) -> BaseChatModel:
    """Build a model once per name and endpoint: its HTTP client is worth keeping."""
    from openai import OpenAIError  # costs half a second; the offline model does without

    provider = name.partition(":")[0]
    try:
        return init_chat_model(name)
    except ImportError as error:
        raise SettingsError(f"Chat model {name!r}: install its package first ({error}).") from error
    except (OpenAIError, ValueError) as error:
        first_line = str(error).partition("\n")[0]
        raise SettingsError(
            f"Chat model {name!r} cannot be loaded: {first_line} Set {provider.upper()}_API_KEY, "
            "or choose 'offline' or another 'provider:model' in Context.chat_model."
        ) from error


def ask(
    model: str,
    messages: Sequence[AnyMessage],
    tools: Sequence[BaseTool],
    listener: BaseCallbackHandler | None = None,
) -> AIMessage:
    """Return the model's reply, streaming it to whoever listens, `listener` among them.

    A reply that holds nothing is asked for once more, without tools: it is small models that fall silent,
    over tools they cannot handle. Raises `EmptyReplyError` when that does not help, `ChatModelError` when
    the provider fails, and `SettingsError` when there is no such model.
    """
    for offered in (tools, []):
        reply = _ask_once(model, messages, offered, listener)
        if reply.tool_calls or reply.invalid_tool_calls or _says_something(reply.text):
            return reply
    raise EmptyReplyError(f"The chat model {resolve_chat_model(model)!r} answered with nothing, twice.")


def _says_something(text: str) -> bool:
    """Tell whether a reply is fit to be shown: not blank, and not a tool call written out as text."""
    bare = text.strip().strip("`").removeprefix("json").strip()
    return bool(bare) and not (bare.startswith("{") and '"name"' in bare and '"arguments"' in bare)


def _ask_once(
    model: str,
    messages: Sequence[AnyMessage],
    tools: Sequence[BaseTool],
    listener: BaseCallbackHandler | None,
) -> AIMessage:
    chat = _equipped(load_chat_model(model), tools)
    try:
        reply = chat.invoke(list(messages), _heard_by(listener))
    except ModelConnectionError as error:
        raise ConnectionCutError(_cannot_answer(model, error)) from error
    except ModelError as error:
        raise ChatModelError(_cannot_answer(model, error)) from error
    except UNREADABLE as error:
        raise ChatModelError(_cannot_answer(model, error)) from error
    for call in reply.tool_calls:
        call["id"] = call["id"] or f"call_{uuid4().hex}"
    return reply


def _equipped(chat: BaseChatModel, tools: Sequence[BaseTool]) -> Runnable[Any, AIMessage]:
    """Return a model that may call these tools, made once: describing them takes longer than asking."""
    if not tools:
        return chat
    key = (id(chat), *map(id, tools))
    if key not in _with_tools:
        _with_tools[key] = (chat, tuple(tools), chat.bind_tools(tools))
        while len(_with_tools) > _MODELS_KEPT:
            _with_tools.pop(next(iter(_with_tools)))
    return _with_tools[key][2]


def _heard_by(listener: BaseCallbackHandler | None) -> RunnableConfig | None:
    """Return this run's configuration with one listener more; None leaves it as it is."""
    if listener is None:
        return None
    return merge_configs(ensure_config(), {"callbacks": [listener]})


def _cannot_answer(model: str, error: Exception) -> str:
    reason = str(error).partition("\n")[0] or type(error).__name__
    return (
        f"The chat model {resolve_chat_model(model)!r} could not answer ({reason}). Check key, address and "
        "model name and send the message again, or use 'offline'. 模型暂时无法回答，请检查配置后重发。"
    )
