"""``/mcp``: agents at the tables of this server, if it was started with ``--mcp``.

A call names its seat by a key in its arguments, never by a cookie: a page of another site has no
key, and no browser sends one by itself.
"""

from contextlib import AbstractAsyncContextManager
from importlib.metadata import version
from typing import Any, Final

from fastapi import FastAPI
from starlette.routing import Route

from sztab.agents.server import HostedServer
from sztab.server import wire
from sztab.server.agents.desk import CALLER, Caller, HostedDesk
from sztab.server.http.middleware import AGENTS, address_of, language_of
from sztab.server.http.replies import reply
from sztab.server.live.hub import Hub


class _Endpoint:
    """Answers calls; there are no streams, so nothing but POST is answered."""

    def __init__(self, server: HostedServer) -> None:
        self._server: Final = server

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["method"] != "POST":
            answer = reply(wire.Problem(wire.Said("not-a-command")), 405)
            answer.headers["allow"] = "POST"
            await answer(scope, receive, send)
            return
        caller = Caller(address_of(scope), language_of(scope))
        before = CALLER.set(caller)
        try:
            await self._server.answer(scope, receive, send)
        finally:
            CALLER.reset(before)


def add_mcp(app: FastAPI, hub: Hub) -> AbstractAsyncContextManager[None]:
    """Add the address; the server answers while the context that is returned lasts."""
    server = HostedServer(HostedDesk(hub), version("sztab"), hub.settings.limits.body)
    app.router.routes.append(Route(AGENTS, _Endpoint(server)))
    return server.run()
