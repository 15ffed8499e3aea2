"""What is looked at before the server says that it serves: each problem is one sentence."""

import errno
import os
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from sztab.core.errors import SztabError
from sztab.server.http import client_files
from sztab.server.live.readiness import is_damaged
from sztab.server.settings import Settings
from sztab.server.store.backup import in_use
from sztab.server.store.failures import UnavailableError, opening_problem
from sztab.server.store.migrations import Say
from sztab.server.store.storage import Storage

BACKLOG: Final = 2048
LETTING_GO_SECONDS: Final = 3.0  # that a server which is ending has to let go of its database


def check_client() -> None:
    """Fail if the pages of the browser table are missing."""
    if not (client_files.CLIENT / "index.html").is_file():
        raise SztabError(
            "The browser table is not built: run `cd web && npm ci && npx vite build`, "
            "or serve without it by --no-client."
        )


def check_log(folder: str) -> None:
    """Fail if logs cannot be written."""
    if not folder:
        return
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        probe = Path(folder) / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise SztabError(
            f"Logs cannot be written in {folder} ({_reason(error)}): choose another --log."
        ) from error


def check_database(url: str, say: Say) -> None:
    """Fail if the database cannot be opened, written and read; bring its tables up to date."""
    try:
        storage = Storage(url)
    except ImportError as error:
        raise SztabError(
            "PostgreSQL needs packages that are not installed: run pip install 'sztab[server]'."
        ) from error
    except (OSError, SQLAlchemyError, ValueError) as error:
        raise SztabError(opening_problem(url, error)) from error
    try:
        if not storage.shared and storage.read_now(is_damaged):  # before anything is changed
            raise UnavailableError("damaged", "damaged pages", writing=False)
        storage.open(say)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise SztabError(opening_problem(url, error)) from error
    except UnavailableError as error:
        raise SztabError(opening_problem(url, error.__cause__ or error)) from error
    except SztabError as error:
        if isinstance(error.__cause__, SQLAlchemyError):
            raise SztabError(opening_problem(url, error.__cause__)) from error
        raise
    finally:
        storage.close()


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Serve this database alone, for tables and seats are kept in memory; fail if another does.

    PostgreSQL may be shared: there workers hear of each other.
    """
    with ExitStack() as held:
        try:
            free = held.enter_context(in_use(url, LETTING_GO_SECONDS))
        except (sqlite3.Error, OSError) as error:
            raise SztabError(opening_problem(url, error)) from error
        if not free:
            raise SztabError(
                f"Another server already uses {url.removeprefix('sqlite:///')}: "
                "use that one, stop it, or choose another --db."
            )
        yield


def _inherited(fd: int) -> socket.socket:
    try:
        return socket.socket(fileno=fd)
    except OSError as error:
        raise SztabError(f"--fd {fd} is not an open socket: leave it out.") from error


def listen(settings: Settings) -> list[socket.socket]:
    """Take the port, at every address that the host's name has, or the socket handed over."""
    if settings.fd is not None:
        return [_inherited(settings.fd)]
    host, port = settings.host, settings.port
    sockets: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _name, address in dict.fromkeys(found):
            one = socket.socket(family, kind, protocol)
            sockets.append(one)
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            one.bind(address)
            one.listen(BACKLOG)  # now, so that a port in use is not noticed later
            one.set_inheritable(True)
    except OSError as error:
        for one in sockets:
            one.close()
        raise SztabError(_port_problem(host, port, error)) from error
    return sockets


def _port_problem(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"Port {port} is in use: end the program that listens there, or choose another --port."
        )
    if error.errno == errno.EACCES:
        return f"Port {port} needs more rights: choose a --port above 1023."
    return f"The server cannot listen at {host}, port {port} ({_reason(error)}): correct --host."


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
