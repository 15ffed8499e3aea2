"""Bodies of requests and answers, as JSON."""

from typing import Any, Final, TypeVar

import msgspec
from fastapi import Request, Response

from sztab.core.bounds import DEEPEST, check_depth
from sztab.server.connection import encode
from sztab.server.refusing import refused

T = TypeVar("T")
JSON: Final = "application/json"


def reply(answer: Any, status: int = 200) -> Response:
    """Return an answer as JSON."""
    return Response(encode(answer), status, media_type=JSON)


async def read_body(request: Request, kind: type[T]) -> T:
    """Return what a request brings, held strictly to its type."""
    body = await request.body()
    try:
        wish = msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise refused("not-a-command") from error
    if not check_depth(body):  # what could be decoded could still not travel to another process
        raise refused("too-deep", place="top", most=DEEPEST)
    return wish
