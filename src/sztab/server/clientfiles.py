"""The files of the client, as the build left them beside this module."""

from functools import cache
from pathlib import Path
from typing import Final

from starlette.responses import FileResponse, HTMLResponse, Response

CLIENT: Final = Path(__file__).parent / "client"
FOREVER: Final = "public, max-age=31536000, immutable"  # the build puts a hash into the name
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Sztab</title>
<h1>The server runs; the table in the browser is not built yet.</h1>
<p>Build it with <code>cd web &amp;&amp; npm ci &amp;&amp; npx vite build</code>, then load this
page again. The server's questions under <code>/api/</code> answer already.</p>
</html>
"""


@cache
def _files(folder: Path, _built: float) -> dict[str, Path]:
    """Every file that may be served, by its path: nothing else can be reached."""
    return {
        file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()
    }


def client_file(path: str) -> Response:
    """A file of the client; any other path is a page of it."""
    index = CLIENT / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 503)
    file = _files(CLIENT, index.stat().st_mtime).get(path)
    if file is None:
        return FileResponse(index, headers={"cache-control": "no-cache"})
    forever = path.startswith("assets/")
    return FileResponse(file, headers={"cache-control": FOREVER if forever else "no-cache"})
