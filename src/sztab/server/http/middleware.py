"""What every HTTP exchange goes through: own origins, small bodies, strict headers."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import parse_qs

from starlette.requests import ClientDisconnect

from sztab.core.said import Refusal
from sztab.core.words import LANGUAGES, say
from sztab.server import wire
from sztab.server.live.hub import Hub
from sztab.server.net.headers import HEADERS
from sztab.server.store.storage import UnavailableError
from sztab.server.wire import encode
from sztab.server.wire.convert import said

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

PROBES: Final = ("/health", "/ready")
AGENTS: Final = "/mcp"
REFUSED: Final = -32000  # of JSON-RPC: an error of the server's own
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")


class TooLargeError(Exception):
    """The body is longer than anything that is asked for."""


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: App, hub: Hub) -> None:
        self._app = app
        self._hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it here."""
        if scope["type"] in (
            "lifespan",
            "websocket",
        ):  # a socket's answers are ``net.ws_protocol``'s
            await self._app(scope, receive, send)
            return
        agent = language_of(scope) if scope["path"] == AGENTS else None
        answer = _Answer(send, scope["path"].startswith("/api/"), agent)
        headers = dict(scope["headers"])
        problem = self._problem(scope, headers)
        if problem is not None:
            await answer.refuse(*problem)
            return
        limits = self._hub.settings.limits
        most = limits.record if scope["path"] == "/api/tables/import" else limits.body
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 18 or int(length) > most:
            await answer.refuse(413, "not-a-command")
            return
        read = 0

        async def receive_little() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise TooLargeError
            return message

        try:
            await self._app(scope, receive_little, answer.send)
        except TooLargeError:
            await answer.refuse(413, "not-a-command")
        except ClientDisconnect:
            self._hub.log("cut-off", address=address_of(scope), path=scope["path"][:200])
        except UnavailableError as error:
            self._hub.unavailable(error)
            await answer.refuse(503, error.key)
        except Exception as error:
            number = self._hub.incident("http", error, path=scope["path"][:200])
            await answer.refuse(500, "incident", number)

    def _problem(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str] | None:
        """Why a request is not let in."""
        address = address_of(scope)
        changing = scope["method"] in CHANGING
        api = changing or scope["path"].startswith("/api/") or scope["path"] in PROBES
        if self._hub.admission.is_banned(address):
            return 403, "banned"
        if not self._hub.admission.admits("requests" if api else "pages", address):
            return 429, "too-fast"
        if not changing:
            return None
        if not self.own_origin(headers) and not self._is_agent(scope, headers):
            self._hub.security(
                "foreign-origin",
                address=address,
                path=scope["path"],
                origin=headers.get(b"origin", b"").decode("latin-1")[:200],
            )
            return 403, "foreign-origin"
        kind = headers.get(b"content-type", b"").split(b";")[0].strip().lower()
        return None if kind == b"application/json" else (415, "not-a-command")

    def _is_agent(self, scope: Scope, headers: dict[bytes, bytes]) -> bool:
        """Whether an agent may have sent this: no browser did, which would say from where."""
        browser = b"origin" in headers or b"sec-fetch-site" in headers
        return self._hub.settings.mcp and scope["path"] == AGENTS and not browser

    def own_origin(self, headers: dict[bytes, bytes]) -> bool:
        """Return True if one of our own pages sent this."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site") == b"same-origin"
        return origin.decode("latin-1") in self._hub.settings.origins


def address_of(scope: Scope) -> str:
    """Return the client's address, taken from the configured proxy if there is one."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def language_of(scope: Scope) -> str:
    """Return the language that the address of an agent asks for, if there is such a one."""
    try:
        asked = parse_qs(scope["query_string"].decode("latin-1"), max_num_fields=10)
    except ValueError:  # too many fields
        return LANGUAGES[0]
    wanted = asked.get("lang", LANGUAGES)[0]
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


class _Answer:
    """What goes out, with the headers that every answer has; agents read errors of JSON-RPC."""

    def __init__(self, send: Send, api: bool, agent: str | None) -> None:
        self._send = send
        self._agent = agent  # the language that it reads
        self._own = [*HEADERS, *([(b"cache-control", b"no-store")] if api else [])]
        self._begun = False

    async def send(self, message: Message) -> None:
        """Pass a message on."""
        if message["type"] == "http.response.start":
            self._begun = True
            given = {name.lower() for name, _value in message.get("headers", [])}
            message["headers"] = [
                *message.get("headers", []),
                *(pair for pair in self._own if pair[0] not in given),
            ]
        await self._send(message)

    async def refuse(self, status: int, key: str, incident: str | None = None) -> None:
        """Answer in a sentence, unless an answer is under way."""
        if self._begun:
            return
        args = {} if incident is None else {"incident": incident}
        refusal = Refusal("server", key, **args)
        if self._agent is None:
            body = encode(wire.Problem(said(refusal), incident))
        else:
            error = {"code": REFUSED, "message": say(None, self._agent, refusal)}
            body = encode({"jsonrpc": "2.0", "id": None, "error": error})
        headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
        if status == 429:  # whoever goes on must connect anew, and connections are counted
            headers += [(b"retry-after", b"10"), (b"connection", b"close")]
        await self.send({"type": "http.response.start", "status": status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body})
