"""Running the server: one process, or several workers behind one port."""

import multiprocessing
import os
import signal
import threading
from multiprocessing.process import BaseProcess
from typing import Final

import msgspec
import uvicorn
from fastapi import FastAPI

from sztab.server.app import create_app
from sztab.server.settings import Settings

ENVIRONMENT: Final = "SZTAB_SERVER_SETTINGS"
CLOSING_SECONDS: Final = 5
SILENT_SECONDS: Final = 15  # a worker that gives no sign of life for so long is ended and replaced


def app_from_environment() -> FastAPI:
    """The application of one worker."""
    settings = msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings)
    parent = multiprocessing.parent_process()
    if settings.workers > 1 and parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    return create_app(settings)


def _end_with(parent: BaseProcess) -> None:
    """Whoever keeps the workers was killed: one that lived on would hold the port for ever."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    settings = settings.checked()
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    uvicorn.run(
        "sztab.server.run:app_from_environment",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=None,  # the house passes on what it says
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        ws="sztab.server.protocol:Protocol",
        ws_max_size=settings.limits.message,
        ws_ping_interval=settings.limits.ping,
        ws_ping_timeout=2 * settings.limits.ping,
        timeout_graceful_shutdown=CLOSING_SECONDS,
        timeout_worker_healthcheck=SILENT_SECONDS,
    )
