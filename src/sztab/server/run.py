"""Running the server: one process, or several workers behind one port."""

import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from typing import Final

import msgspec
import uvicorn
from fastapi import FastAPI
from uvicorn.config import STARTUP_FAILURE

from sztab.core.errors import SztabError
from sztab.server import starting
from sztab.server.app import create_app
from sztab.server.gate import raise_file_limit
from sztab.server.logs import Log
from sztab.server.settings import Settings
from sztab.server.supervisor import ACCEPTED, Server, Supervisor

ENVIRONMENT: Final = "SZTAB_SERVER_SETTINGS"
CLOSING_SECONDS: Final = 5
COLLECTING: Final = (50_000, 50, 100)  # see ``_collect_seldom``


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


def serve(settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop; *ready* is called once people can come."""
    settings = settings.checked()
    raise_file_limit()
    starting.check_log(settings.log)
    sockets = starting.listen(settings)
    try:
        with starting.alone(settings.db):  # before a migration changes what another serves
            starting.check_database(settings.db, Log("server", settings.log))
            os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
            config = _config(settings)
            if settings.workers > 1:
                Supervisor(config, sockets, ready).run()
            else:
                Server(config, ready).run(sockets)
    except KeyboardInterrupt:
        pass
    except SystemExit as end:  # uvicorn's way to say that the application did not start
        if end.code != STARTUP_FAILURE:
            raise
        raise SztabError("The server could not start: the log says why.") from end
    finally:
        for one in sockets:
            one.close()


def _config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        "sztab.server.run:app_from_environment",
        factory=True,
        lifespan="on",
        workers=settings.workers,
        log_config=None,  # the house passes on what it says
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        http="sztab.server.httpprotocol:HttpProtocol",
        ws="sztab.server.protocol:Protocol",
        ws_max_size=settings.limits.message,
        ws_ping_interval=settings.limits.ping,
        ws_ping_timeout=2 * settings.limits.ping,
        timeout_graceful_shutdown=CLOSING_SECONDS,
        backlog=ACCEPTED,
    )
