"""Running the server: one process, or several workers behind one port."""

import gc
import multiprocessing
import os
import signal
import socket
import threading
from multiprocessing.process import BaseProcess
from typing import Any, Final

import msgspec
import uvicorn
from fastapi import FastAPI

from sztab.core.errors import SztabError
from sztab.server.app import create_app
from sztab.server.settings import Settings

ENVIRONMENT: Final = "SZTAB_SERVER_SETTINGS"
CLOSING_SECONDS: Final = 5
COLLECTING: Final = (50_000, 50, 100)  # see ``_collect_seldom``
SILENT_SECONDS: Final = 15  # a worker that gives no sign of life for so long is ended and replaced


def app_from_environment() -> FastAPI:
    """The application of one worker."""
    settings = msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings)
    parent = multiprocessing.parent_process()
    if settings.workers > 1 and parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    app = create_app(settings)
    _collect_seldom()
    return app


def _collect_seldom() -> None:
    """Views are thousands of small objects without cycles, and every table keeps its states.

    By Python's own measure the collector would go through all of them many times a second: with
    100 tables that made the slowest of twenty moves five times slower (``sztab bench serve``).
    """
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def _end_with(parent: BaseProcess) -> None:
    """Whoever keeps the workers was killed: one that lived on would hold the port for ever."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    settings = settings.checked()
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    if settings.fd is not None:
        uvicorn.Server(uvicorn.Config(**_options(settings))).run([_inherited(settings.fd)])
    else:
        uvicorn.run(**_options(settings))


def _inherited(fd: int) -> socket.socket:
    """Return the socket that was handed over, or say in one sentence that there is none."""
    try:
        return socket.socket(fileno=fd)
    except OSError as error:
        raise SztabError(f"--fd {fd} is no open socket: leave it out.") from error


def _options(settings: Settings) -> dict[str, Any]:
    """Return what uvicorn is told."""
    return {
        "app": "sztab.server.run:app_from_environment",
        "factory": True,
        "host": settings.host,
        "port": settings.port,
        "workers": settings.workers,
        "log_config": None,  # the house passes on what it says
        "access_log": False,
        "server_header": False,
        "date_header": False,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": settings.proxies or None,
        "ws": "sztab.server.protocol:Protocol",
        "ws_max_size": settings.limits.message,
        "ws_ping_interval": settings.limits.ping,
        "ws_ping_timeout": 2 * settings.limits.ping,
        "timeout_graceful_shutdown": CLOSING_SECONDS,
        "timeout_worker_healthcheck": SILENT_SECONDS,
    }
