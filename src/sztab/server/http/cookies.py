"""The cookie of a seat: one for each table, out of reach of scripts and of other pages."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from sztab.server.seats.tokens import hashed

MOST_SECONDS: Final = 180 * 24 * 3600


def _prefix(plain: bool) -> str:
    return "seat-" if plain else "__Host-seat-"


def device_of(connection: HTTPConnection, table: str, plain: bool) -> str | None:
    """Return the hash of the token that a request carries for *table*."""
    token = connection.cookies.get(f"{_prefix(plain)}{table}")
    return hashed(token) if token else None


def tables_of(connection: HTTPConnection, plain: bool) -> dict[str, str]:
    """Return each table that a request has a cookie for, with the device's hash there."""
    prefix = _prefix(plain)
    return {
        name.removeprefix(prefix): hashed(token)
        for name, token in connection.cookies.items()
        if name.startswith(prefix) and token
    }


def take(response: Response, table: str, plain: bool) -> None:
    """Take a device's token back."""
    response.delete_cookie(
        f"{_prefix(plain)}{table}", path="/", secure=not plain, httponly=True, samesite="strict"
    )


def give(response: Response, table: str, token: str, plain: bool) -> None:
    """Hand a device its token."""
    response.set_cookie(
        f"{_prefix(plain)}{table}",
        token,
        max_age=MOST_SECONDS,
        path="/",
        secure=not plain,
        httponly=True,
        samesite="strict",
    )
