"""A chat model that needs no key and no network, and never makes anything up.

It is a product and not a mock: with it the demo, the terminal chat, the dev server and the notebooks run
on a plane. It answers what the memories and the thread can answer, calls `remember`, `recall`, `forget`,
`forget_everything`, `list_memories` and `current_time` when plainly asked, and says that it is offline when
asked for more.

    OfflineChatModel().invoke("你好").text
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from langchain_core.callbacks import CallbackManagerForLLMRun
from langchain_core.language_models import BaseChatModel, LanguageModelInput
from langchain_core.messages import AIMessage, AIMessageChunk, BaseMessage
from langchain_core.outputs import ChatGeneration, ChatGenerationChunk, ChatResult
from langchain_core.runnables import Runnable

from graph.offline_answers import answer

_PIECES = re.compile(r"[A-Za-z0-9']+\s*|.", re.DOTALL)


class OfflineChatModel(BaseChatModel):
    """Answers from the data block and the thread alone, in the language of the last message.

    Same input, same answer; no clock, no randomness. `tools` are the names of the tools it may call.
    """

    tools: tuple[str, ...] = ()

    @property
    def _llm_type(self) -> str:
        return "offline"

    def bind_tools(
        self, tools: Sequence[Any], *, tool_choice: str | None = None, **kwargs: Any
    ) -> Runnable[LanguageModelInput, AIMessage]:
        """Return a copy that may call these tools."""
        names = tuple(getattr(tool, "name", None) or getattr(tool, "__name__", str(tool)) for tool in tools)
        return self.model_copy(update={"tools": names})

    def _generate(
        self,
        messages: list[BaseMessage],
        stop: list[str] | None = None,
        run_manager: CallbackManagerForLLMRun | None = None,
        **kwargs: Any,
    ) -> ChatResult:
        return ChatResult(generations=[ChatGeneration(message=answer(messages, self.tools))])

    def _stream(
        self,
        messages: list[BaseMessage],
        stop: list[str] | None = None,
        run_manager: CallbackManagerForLLMRun | None = None,
        **kwargs: Any,
    ) -> Iterator[ChatGenerationChunk]:
        reply = answer(messages, self.tools)
        pieces: list[AIMessageChunk] = [
            AIMessageChunk(content=piece) for piece in _PIECES.findall(reply.text)
        ]
        if reply.tool_calls:
            pieces.append(AIMessageChunk(content="", tool_calls=reply.tool_calls))
        for piece in pieces or [AIMessageChunk(content="")]:
            chunk = ChatGenerationChunk(message=piece)
            if run_manager:
                run_manager.on_llm_new_token(piece.text, chunk=chunk)
            yield chunk
