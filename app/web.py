"""Our own routes beside LangGraph's API: what the memory of this process has done, for monitoring."""

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from memory.metrics import exposition


def metrics(request: Request) -> Response:
    """Answer with the figures of `memory.metrics` in Prometheus' text format."""
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


app = Starlette(routes=[Route("/memory/metrics", metrics)])
