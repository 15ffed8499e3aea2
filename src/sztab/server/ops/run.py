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
from sztab.server.http.app import create_app
from sztab.server.logs import Log
from sztab.server.net.gate import raise_file_limit
from sztab.server.ops import startup
from sztab.server.ops.supervisor import ACCEPTED, Server, Supervisor
from sztab.server.processes.launcher import discard, prepare
from sztab.server.settings import Settings

ENVIRONMENT: Final = "SZTAB_SERVER_SETTINGS"
CLOSING_SECONDS: Final = 5
COLLECTING: Final = (50_000, 50, 100)  # see ``_collect_seldom``


def app_from_environment() -> FastAPI:
    """Return the application of one worker."""
    settings = msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings)
    if settings.workers > 1:
        prepare()
    parent = multiprocessing.parent_process()
    if settings.workers > 1 and parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    app = create_app(settings)
    _collect_seldom()
    return app


def _collect_seldom() -> None:
    """Run the garbage collector rarely: views are thousands of small objects without cycles.

    With Python's own thresholds it would scan them many times a second: with 100 tables that made
    the slowest of twenty moves five times slower (``sztab bench serve``).
    """
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def _end_with(parent: BaseProcess) -> None:
    """End this worker when its supervisor is killed, so that it does not hold the port."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def serve(settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop; *ready* is called once people can come."""
    settings = settings.checked()
    raise_file_limit()
    startup.check_log(settings.log)
    sockets = startup.listen(settings)
    try:
        with startup.alone(settings.db):  # before a migration changes what another serves
            startup.check_database(settings.db, Log("server", settings.log))
            os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
            config = _config(settings)
            if settings.workers > 1:
                Supervisor(config, sockets, ready).run()
            else:
                prepare()
                Server(config, ready).run(sockets)
    except KeyboardInterrupt:
        pass
    except SystemExit as end:  # uvicorn's way to say that the application did not start
        if end.code != STARTUP_FAILURE:
            raise
        raise SztabError("The server could not start: the log says why.") from end
    finally:
        discard()
        for one in sockets:
            one.close()


def _config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        "sztab.server.ops.run:app_from_environment",
        factory=True,
        lifespan="on",
        workers=settings.workers,
        log_config=None,  # the hub passes on what it says
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        http="sztab.server.net.http_protocol:HttpProtocol",
        ws="sztab.server.net.ws_protocol:Protocol",
        ws_max_size=settings.limits.message,
        ws_ping_interval=settings.limits.ping,
        ws_ping_timeout=2 * settings.limits.ping,
        timeout_graceful_shutdown=CLOSING_SECONDS,
        backlog=ACCEPTED,
    )
