"""The files of the client, as the build left them in ``server/client``, compressed beforehand."""

import mimetypes
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from starlette.responses import FileResponse, HTMLResponse, Response

CLIENT: Final = Path(__file__).parent.parent / "client"
FOREVER: Final = "public, max-age=31536000, immutable"  # the build puts a hash into the name
PICTURES: Final = "public, max-age=86400"  # they have plain names, and others link to them
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the smaller first
UNSERVED: Final = (*ENCODINGS.values(), "sztab-stamp", "index.html")
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Sztab</title>
<h1>The server runs; the table in the browser is not built yet.</h1>
<p>Build it with <code>cd web &amp;&amp; npm ci &amp;&amp; npx vite build</code>, then load this
page again. The server's questions under <code>/api/</code> answer already.</p>
</html>
"""


class _File(NamedTuple):
    path: Path
    kind: str
    encoded: dict[str, Path]  # by encoding: the same file, compressed


@cache
def _files(folder: Path, _built: float) -> dict[str, _File]:
    """Return every file that may be served, by path; nothing else can be reached."""
    found = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*")}
    return {
        name: _File(
            file,
            mimetypes.guess_type(name)[0] or "application/octet-stream",
            {
                one: found[f"{name}{end}"]
                for one, end in ENCODINGS.items()
                if f"{name}{end}" in found
            },
        )
        for name, file in found.items()
        if file.is_file() and not name.endswith(UNSERVED)
    }


@cache
def _index(index: Path, _built: float) -> str:
    return index.read_text(encoding="utf-8")


def index_page() -> str | None:
    """Return the page that every address shows, or None before the client is built."""
    index = CLIENT / "index.html"
    return _index(index, index.stat().st_mtime) if index.is_file() else None


def not_built() -> Response:
    """Say that there is no client to be served."""
    return HTMLResponse(NOT_BUILT, 503)


def client_file(path: str, accepted: str = "") -> Response | None:
    """Return a file of the client in an encoding that the browser accepts; None for no file."""
    index = CLIENT / "index.html"
    if not index.is_file():
        return None
    file = _files(CLIENT, index.stat().st_mtime).get(path)
    if file is None:
        return None
    headers = {"cache-control": _caching(path)}
    if not file.encoded:
        return FileResponse(file.path, headers=headers, media_type=file.kind)
    headers["vary"] = "accept-encoding"  # also on the plain file: a cache keeps them apart
    wanted = accepted_encodings(accepted)
    for encoding, encoded in file.encoded.items():
        if encoding in wanted:
            headers["content-encoding"] = encoding
            return FileResponse(encoded, headers=headers, media_type=file.kind)
    return FileResponse(file.path, headers=headers, media_type=file.kind)


def _caching(path: str) -> str:
    if path.startswith("assets/"):
        return FOREVER
    return PICTURES if path.startswith("pictures/") else "no-cache"


def accepted_encodings(header: str) -> set[str]:
    """Return the encodings that a browser names and does not refuse."""
    found: set[str] = set()
    for part in header.lower().split(",")[:20]:
        name, _semicolon, quality = (one.strip() for one in part.partition(";"))
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name)
    return found
