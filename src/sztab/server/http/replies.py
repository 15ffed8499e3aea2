"""Bodies of requests and answers, as JSON."""

import gzip
import hashlib
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from fastapi import Request, Response

from sztab.core.data.bounds import DEEPEST, check_depth
from sztab.server.errors import refused
from sztab.server.http.client_files import accepted_encodings
from sztab.server.wire import encode

T = TypeVar("T")
JSON: Final = "application/json"


def reply(answer: Any, status: int = 200) -> Response:
    """Return an answer as JSON."""
    return Response(encode(answer), status, media_type=JSON)


class _Packed(NamedTuple):
    body: bytes
    zipped: bytes
    tag: str


@lru_cache(maxsize=64)
def _packed(text: str) -> _Packed:
    body = text.encode()
    tag = hashlib.sha256(body).hexdigest()[:20]
    return _Packed(body, gzip.compress(body, mtime=0), f'"{tag}"')


def steady(request: Request, text: str, media_type: str) -> Response:
    """Return an answer that is the same for everybody until the next version: packed, and once."""
    packed = _packed(text)
    headers = {"cache-control": "no-cache", "etag": packed.tag, "vary": "accept-encoding"}
    if packed.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in accepted_encodings(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
        return Response(packed.zipped, headers=headers, media_type=media_type)
    return Response(packed.body, headers=headers, media_type=media_type)


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
