"""Our own routes beside LangGraph's API: what the memory of this process has done, for monitoring."""

from typing import Any

from memory.metrics import exposition


def _routes() -> Any:
    # Starlette comes with the dev server, which alone loads this file.
    from starlette.applications import Starlette
    from starlette.responses import Response
    from starlette.routing import Route

    def metrics(_: Any) -> Response:
        return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")

    return Starlette(routes=[Route("/memory/metrics", metrics)])


app = _routes()
