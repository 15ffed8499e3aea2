"""What every HTTP exchange goes through: own origins, small bodies, strict headers."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from sztab.core.said import Refusal
from sztab.server import wire
from sztab.server.connection import encode
from sztab.server.house import House
from sztab.server.saying import said

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")


class TooLargeError(Exception):
    """The body is longer than anything that is asked for."""


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: App, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it here."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        api = scope["path"].startswith("/api/")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _value in message.get("headers", [])}
                own = [*HEADERS, *([(b"cache-control", b"no-store")] if api else [])]
                message["headers"] = [
                    *message.get("headers", []),
                    *(pair for pair in own if pair[0] not in given),
                ]
            await send(message)

        problem = self._problem(scope, headers)
        if problem is not None:
            await _answer(send_with_headers, *problem)
            return
        limits = self._house.settings.limits
        most = limits.record if scope["path"] == "/api/tables/import" else limits.body
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > most:
            await _answer(send_with_headers, 413, "not-a-command")
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
            await self._app(scope, receive_little, send_with_headers)
        except TooLargeError:
            await _answer(send_with_headers, 413, "not-a-command")

    def _problem(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str] | None:
        """Why a request is not let in."""
        address = address_of(scope)
        counted = scope["path"].startswith("/api/") or scope["path"] == "/health"
        if counted and not self._house.admits("requests", address):
            return 429, "too-fast"
        if scope["method"] not in CHANGING:
            return None
        if not self.own_origin(headers):
            self._house.security(
                "foreign-origin",
                address=address,
                path=scope["path"],
                origin=headers.get(b"origin", b"").decode("latin-1")[:200],
            )
            return 403, "foreign-origin"
        kind = headers.get(b"content-type", b"").split(b";")[0].strip().lower()
        return None if kind == b"application/json" else (415, "not-a-command")

    def own_origin(self, headers: dict[bytes, bytes]) -> bool:
        """Whether one of our own pages sent this."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site") == b"same-origin"
        return origin.decode("latin-1") in self._house.settings.origins


def address_of(scope: Scope) -> str:
    """The address at the other end, or behind the configured proxy."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


async def _answer(send: Send, status: int, key: str) -> None:
    body = encode(wire.Problem(said(Refusal("server", key))))
    kind = (b"content-type", b"application/json")
    await send({"type": "http.response.start", "status": status, "headers": [kind]})
    await send({"type": "http.response.body", "body": body})
