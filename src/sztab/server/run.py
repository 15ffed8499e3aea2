"""Running the server: one process, or several workers behind one port."""

import os
from typing import Final

import msgspec
import uvicorn
from fastapi import FastAPI

from sztab.server.app import create_app
from sztab.server.settings import Settings

ENVIRONMENT: Final = "SZTAB_SERVER_SETTINGS"
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
        ws="sztab.server.protocol:Protocol",
        ws_max_size=settings.limits.message,
        ws_ping_interval=settings.limits.ping,
        ws_ping_timeout=2 * settings.limits.ping,
        timeout_graceful_shutdown=CLOSING_SECONDS,
    )
