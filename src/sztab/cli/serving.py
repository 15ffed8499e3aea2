"""``sztab serve``, and plain ``sztab``: the table in the browser."""

import argparse
import os
import socket
import threading
import webbrowser
from contextlib import suppress
from typing import Final

from sztab.cli.arguments import Commands, Parser, count, missing_extra, positive
from sztab.core.errors import SztabError
from sztab.phrases import phrase
from sztab.sitting import data_folder

FIRST_PORT: Final = 8944


def add(commands: Commands) -> None:
    """Add the commands of this module."""
    sub = commands.add("serve", serve_tables, "Serve the browser table to people and bots.")
    sub.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="default 127.0.0.1")
    sub.add_argument("--port", type=count, default=8000, metavar="N", help="default 8000")
    add_database(sub)
    sub.add_argument(
        "--origin",
        metavar="URL",
        action="append",
        default=[],
        help="the address in the browser, for example https://table.example",
    )
    sub.add_argument("--workers", type=positive, default=1, metavar="N", help="default 1")
    sub.add_argument("--log", default="", metavar="DIR", help="write logs here, one file per day")
    sub.add_argument(
        "--metrics",
        type=positive,
        default=0,
        metavar="PORT",
        help="port for Prometheus metrics, on this machine only; default: off",
    )
    sub.add_argument("--mcp", action="store_true", help="let agents join tables, at /mcp")
    sub.add_argument(
        "--proxy", default="", metavar="ADDRESS", help="trust forwarded headers from this proxy"
    )
    sub.add_argument("--fd", type=count, metavar="N", help="listen on this inherited socket")
    sub.add_argument("--dev-http", action="store_true", help="plain http, on this machine only")
    sub.add_argument(
        "--limit",
        metavar="NAME=N[/SECONDS]",
        action="append",
        default=[],
        help="change a limit, for example handshakes=200/10; docs/server.md lists all",
    )
    sub.add_argument("--no-client", action="store_true", help="serve without the browser table")

    about = "Serve on a free port and open the browser; plain `sztab` does this."
    sub = commands.add("open", open_in_browser, about)
    sub.add_argument("--port", type=count, metavar="N", help=f"default: free, from {FIRST_PORT}")
    sub.add_argument("--no-browser", action="store_true", help="only print the address")
    add_database(sub)


def add_database(sub: Parser) -> None:
    """Add ``--db``."""
    sub.add_argument(
        "--db", metavar="URL", help="sqlite:///FILE or postgresql://…; default: your data folder"
    )


def database(args: argparse.Namespace) -> str:
    """Return the address of the database: named, in the environment, or in the data folder."""
    named: str | None = args.db or os.environ.get("SZTAB_DB")
    return named or f"sqlite:///{data_folder() / 'tables.sqlite'}"


def serve_tables(args: argparse.Namespace) -> int:
    """Serve tables in the browser until told to stop."""
    try:
        from sztab.server.ops.run import serve
        from sztab.server.ops.startup import check_client
        from sztab.server.settings import Settings, limits_from
    except ImportError as error:
        raise missing_extra(error, "server") from error
    settings = Settings(
        db=database(args),
        host=args.host,
        port=args.port,
        origins=tuple(args.origin),
        workers=args.workers,
        log=args.log,
        plain_http=args.dev_http,
        proxies=args.proxy,
        metrics=args.metrics,
        mcp=args.mcp,
        fd=args.fd,
        limits=limits_from(args.limit),
    ).checked()
    if args.mcp:
        try:
            import sztab.agents.server  # noqa: F401  # the extra is there
        except ImportError as error:
            raise missing_extra(error, "mcp") from error
    if not args.no_client:
        check_client()

    def ready() -> None:
        with suppress(OSError, ValueError):  # nobody reads it; the server serves all the same
            print(phrase(Parser.language, "serving", address=settings.origins[0]), flush=True)

    serve(settings, ready)
    return 0


def open_in_browser(args: argparse.Namespace) -> int:
    """Serve on this machine alone and open the page."""
    try:
        from sztab.server.ops.run import serve
        from sztab.server.ops.startup import check_client
        from sztab.server.settings import Settings
    except ImportError as error:
        raise missing_extra(error, "server") from error
    check_client()
    log = data_folder() / "logs"
    port = free_port() if args.port is None else args.port
    settings = Settings(db=database(args), port=port, log=str(log)).checked()

    def ready() -> None:
        with suppress(OSError, ValueError):  # nobody reads it; the server serves all the same
            print(phrase(Parser.language, "serving", address=settings.origins[0]), flush=True)
        if not args.no_browser:
            threading.Thread(target=webbrowser.open, args=settings.origins[:1], daemon=True).start()

    serve(settings, ready)
    return 0


def free_port() -> int:
    """Return the first free port from the usual one on."""
    for port in range(FIRST_PORT, FIRST_PORT + 100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
    raise SztabError(f"No port from {FIRST_PORT} on is free: choose one with --port.")
