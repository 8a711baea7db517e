"""A scripted chat model behind a real HTTP server on loopback, speaking OpenAI's chat completions.

    with scripted_openai([Calls(Call("remember", {"text": "..."})), "Done."]) as server:
        ChatOpenAI(base_url=server.url, api_key="x", model="scripted")

Each request takes the next step of the script, streamed or not as the request asks. A request beyond the end
of the script is answered with 400, which no client repeats, and raises when the `with` block ends.
"""

import itertools
import json
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, cast

Body = dict[str, Any]


@dataclass(frozen=True)
class Call:
    """One tool call. Arguments given as a string are sent as they are: the way to send invalid JSON."""

    name: str
    arguments: dict[str, Any] | str

    @property
    def raw_arguments(self) -> str:
        """The arguments as they travel: one string."""
        if isinstance(self.arguments, str):
            return self.arguments
        return json.dumps(self.arguments, ensure_ascii=False)


@dataclass(frozen=True)
class Reply:
    """A message of the assistant: text, or tool calls, or both, or neither (an empty reply)."""

    text: str = ""
    calls: tuple[Call, ...] = ()


def calls(*tool_calls: Call, text: str = "") -> Reply:
    """Return a reply that asks for these tools, in this order, in one message."""
    return Reply(text, tool_calls)


@dataclass(frozen=True)
class Refuse:
    """An HTTP error instead of an answer. `retry_after` is in seconds; small, so that no test waits."""

    status: int = 500
    message: str = "scripted failure"
    retry_after: float = 0.001


@dataclass(frozen=True)
class Cut:
    """The start of an answer, then a closed connection."""

    text: str = ""


@dataclass(frozen=True)
class Slow:
    """An answer whose first byte comes after `seconds`, or as soon as the test is over."""

    then: Reply
    seconds: float = 5.0


Step = str | Reply | Refuse | Cut | Slow
Script = Sequence[Step | Callable[[Body], Step]] | Callable[[Body], Step]


class ScriptedOpenAI:
    """What a test sees of the server: where it is, what it was asked, how much of the script is left."""

    def __init__(self, script: Script) -> None:
        self.requests: list[Body] = []
        self.unscripted = 0
        self.over = threading.Event()
        self._endless = script if callable(script) else None
        self._steps = [] if callable(script) else list(script)
        self._lock = threading.Lock()
        self._numbers = itertools.count(1)
        self.http = _Server(self)

    @property
    def url(self) -> str:
        """The base URL a client is given, for instance as OPENAI_BASE_URL."""
        return f"http://127.0.0.1:{self.http.server_address[1]}/v1"

    @property
    def remaining(self) -> int:
        """How many steps no request has taken yet."""
        return len(self._steps)

    def next_number(self) -> int:
        """Return a number no other answer or tool call of this server has."""
        return next(self._numbers)

    def step_for(self, body: Body) -> Reply | Refuse | Cut | Slow:
        """Record a request and take the step that answers it."""
        with self._lock:
            self.requests.append(body)
            step = self._endless or (self._steps.pop(0) if self._steps else None)
            if step is None:
                self.unscripted += 1
                return Refuse(400, "the script of this test has no further step")
        taken = step(body) if callable(step) else step
        return Reply(taken) if isinstance(taken, str) else taken


@contextmanager
def scripted_openai(script: Script) -> Iterator[ScriptedOpenAI]:
    """Serve a script: a list of steps, or one function from request body to step that never ends."""
    server = ScriptedOpenAI(script)
    thread = threading.Thread(target=server.http.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.over.set()
        server.http.shutdown()
        server.http.server_close()
        thread.join()
    assert not server.unscripted, f"{server.unscripted} request(s) came after the end of the script"


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, script: ScriptedOpenAI) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.script = script

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Let a client hang up; show any other error as the standard library does."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    @property
    def script(self) -> ScriptedOpenAI:
        return cast(_Server, self.server).script

    def log_message(self, format: str, *args: object) -> None:
        """Stay silent: a test's output is for failures."""

    def do_GET(self) -> None:
        """Answer the list of models."""
        if self.path.rstrip("/").endswith("/models"):
            self._send_json({"object": "list", "data": [{"id": "scripted", "object": "model"}]})
        else:
            self._send_json(_error("no such path"), status=404)

    def do_POST(self) -> None:
        """Answer a chat completion by the next step of the script."""
        body: Body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if not self.path.endswith("/chat/completions"):
            self._send_json(_error(f"{self.path} is not served here"), status=404)
            return
        step = self.script.step_for(body)
        if isinstance(step, Slow):
            self.script.over.wait(step.seconds)
            step = step.then
        if isinstance(step, Refuse):
            self._send_json(_error(step.message), step.status, retry_after=step.retry_after)
        elif body.get("stream"):
            self._stream(step, body)
        else:
            self._answer(step, body)

    def _answer(self, step: Reply | Cut, body: Body) -> None:
        """Send the whole completion at once; of a cut one, only the first half."""
        reply = step if isinstance(step, Reply) else Reply(step.text)
        tool_calls = [self._tool_call(call) for call in reply.calls]
        message: Body = {"role": "assistant", "content": reply.text or None}
        if tool_calls:
            message["tool_calls"] = tool_calls
        choice = {"index": 0, "message": message, "finish_reason": _finish_reason(reply)}
        completion = self._envelope("chat.completion", body) | {"choices": [choice], "usage": _usage(reply)}
        self._send_json(completion, cut=isinstance(step, Cut))

    def _stream(self, step: Reply | Cut, body: Body) -> None:
        """Send the completion as server-sent events, text and arguments in pieces."""
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        reply = step if isinstance(step, Reply) else Reply(step.text)
        envelope = self._envelope("chat.completion.chunk", body)
        for delta in self._deltas(reply):
            self._send_event(envelope | {"choices": [{"index": 0, "delta": delta, "finish_reason": None}]})
        if isinstance(step, Cut):
            self.close_connection = True
            return
        last = {"index": 0, "delta": {}, "finish_reason": _finish_reason(reply)}
        self._send_event(envelope | {"choices": [last]})
        if (body.get("stream_options") or {}).get("include_usage"):
            self._send_event(envelope | {"choices": [], "usage": _usage(reply)})
        self._send_chunk("data: [DONE]\n\n")
        self.wfile.write(b"0\r\n\r\n")

    def _deltas(self, reply: Reply) -> Iterator[Body]:
        yield {"role": "assistant", "content": ""}
        for piece in _pieces(reply.text):
            yield {"content": piece}
        for index, call in enumerate(reply.calls):
            whole = self._tool_call(call)
            arguments = whole["function"]["arguments"]
            whole["function"]["arguments"] = ""
            yield {"tool_calls": [{"index": index} | whole]}
            for piece in _pieces(arguments):
                yield {"tool_calls": [{"index": index, "function": {"arguments": piece}}]}

    def _tool_call(self, call: Call) -> Body:
        function = {"name": call.name, "arguments": call.raw_arguments}
        return {"id": f"call_{self.script.next_number()}", "type": "function", "function": function}

    def _envelope(self, kind: str, body: Body) -> Body:
        number = self.script.next_number()
        return {
            "id": f"chatcmpl-{number}",
            "object": kind,
            "created": 1,
            "model": body.get("model", "scripted"),
        }

    def _send_event(self, event: Body) -> None:
        self._send_chunk(f"data: {json.dumps(event, ensure_ascii=False)}\n\n")

    def _send_chunk(self, text: str) -> None:
        data = text.encode()
        self.wfile.write(b"%x\r\n%s\r\n" % (len(data), data))
        self.wfile.flush()

    def _send_json(
        self, content: Body, status: int = 200, *, retry_after: float | None = None, cut: bool = False
    ) -> None:
        data = json.dumps(content, ensure_ascii=False).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        if retry_after is not None:
            self.send_header("Retry-After", str(retry_after))
        self.end_headers()
        self.wfile.write(data[: len(data) // 2] if cut else data)
        self.close_connection = cut


def _finish_reason(reply: Reply) -> str:
    return "tool_calls" if reply.calls else "stop"


def _usage(reply: Reply) -> Body:
    tokens = len(reply.text) + sum(len(call.raw_arguments) for call in reply.calls)
    return {"prompt_tokens": 1, "completion_tokens": tokens, "total_tokens": tokens + 1}


def _error(message: str) -> Body:
    return {"error": {"message": message, "type": "scripted", "param": None, "code": None}}


def _pieces(text: str, size: int = 5) -> Iterator[str]:
    for start in range(0, len(text), size):
        yield text[start : start + size]
