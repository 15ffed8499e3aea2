"""Running the server: one process, or several workers behind one port."""

import os
from typing import Final

import msgspec
import uvicorn
from fastapi import FastAPI

from sztab.server.app import create_app
from sztab.server.settings import Settings

ENVIRONMENT: Final = "SZTAB_SERVER_SETTINGS"
PING_SECONDS: Final = 20.0
CLOSING_SECONDS: Final = 5


def app_from_environment() -> FastAPI:
    """The application of one worker."""
    return create_app(msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings))


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
        ws="websockets-sansio",
        ws_max_size=settings.limits.message,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=2 * PING_SECONDS,
        timeout_graceful_shutdown=CLOSING_SECONDS,
    )
