"""``sztab serve``: the table in the browser."""

import argparse
import os
from contextlib import suppress

from sztab.cli.arguments import Commands, count, missing_extra, positive
from sztab.phrases import phrase
from sztab.sitting import data_folder


def add(commands: Commands) -> None:
    """Add the commands of this module."""
    sub = commands.add("serve", serve_tables, "Open the table in the browser to people and bots.")
    sub.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="default 127.0.0.1")
    sub.add_argument("--port", type=count, default=8000, metavar="N", help="default 8000")
    sub.add_argument(
        "--db", metavar="URL", help="sqlite:///FILE or postgresql://…; default: your data folder"
    )
    sub.add_argument(
        "--origin",
        metavar="URL",
        action="append",
        default=[],
        help="what stands in the address bar, for example https://table.example",
    )
    sub.add_argument("--workers", type=positive, default=1, metavar="N", help="default 1")
    sub.add_argument("--log", default="", metavar="DIR", help="write logs there, a file a day")
    sub.add_argument("--proxy", default="", metavar="ADDRESS", help="believe its forwarded headers")
    sub.add_argument("--fd", type=count, metavar="N", help="serve on this inherited socket")
    sub.add_argument("--dev-http", action="store_true", help="plain http, on this machine alone")
    sub.add_argument("--no-client", action="store_true", help="serve without the browser table")


def serve_tables(args: argparse.Namespace) -> int:
    """Serve tables in the browser until told to stop."""
    try:
        from sztab.server.run import serve
        from sztab.server.settings import Settings
        from sztab.server.starting import check_client
    except ImportError as error:
        raise missing_extra(error, "server") from error
    url = args.db or os.environ.get("SZTAB_DB") or f"sqlite:///{data_folder() / 'tables.sqlite'}"
    settings = Settings(
        db=url,
        host=args.host,
        port=args.port,
        origins=tuple(args.origin),
        workers=args.workers,
        log=args.log,
        plain_http=args.dev_http,
        proxies=args.proxy,
        fd=args.fd,
    ).checked()
    if not args.no_client:
        check_client()

    def ready() -> None:
        with suppress(OSError, ValueError):  # nobody reads it; the server serves all the same
            print(phrase("en", "serving", address=settings.origins[0]), flush=True)

    serve(settings, ready)
    return 0
