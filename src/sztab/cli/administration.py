"""``sztab backup``, ``sztab restore`` and ``sztab admin``: for those who host tables."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sztab.cli.arguments import Commands, Parser, missing_extra, output, positive
from sztab.cli.serving import add_database, database
from sztab.core.errors import SztabError

if TYPE_CHECKING:
    from sztab.server.store.storage import Storage

ADMIN = "tables, people, bans, ban, unban, delete, storage"


def add(commands: Commands) -> None:
    """Add the commands of this module."""
    sub = commands.add("backup", backup, "Save all tables to a file, even while a server runs.")
    sub.add_argument("file", metavar="FILE", type=Path)
    sub.add_argument("--force", action="store_true", help="replace FILE if it exists")
    add_database(sub)

    sub = commands.add("restore", restore, "Restore tables from a backup.")
    sub.add_argument("file", metavar="FILE", type=Path)
    sub.add_argument(
        "--replace",
        action="store_true",
        help="delete everything else; default: only add missing tables, even while a server runs",
    )
    add_database(sub)

    sub = commands.add("admin", lambda _args: 0, f"Manage a server's database: {ADMIN}.")
    _add_admin(Commands(sub))


def _add_admin(commands: Commands) -> None:
    def command(name: str, run: Callable[[argparse.Namespace], int], about: str) -> Parser:
        sub = commands.add(name, run, about)
        add_database(sub)
        return sub

    sub = command("tables", list_tables, "List the tables that changed last.")
    sub.add_argument("--most", type=positive, default=50, metavar="N", help="default 50")
    sub.add_argument("--game", default="", metavar="GAME")
    sub = command("people", list_people, "List the names at tables.")
    sub.add_argument("--most", type=positive, default=50, metavar="N", help="default 50")
    command("bans", list_bans, "List banned addresses.")
    sub = command("ban", ban, "Ban an address; a running server follows within seconds.")
    sub.add_argument("address", metavar="ADDRESS")
    sub.add_argument("--days", type=positive, default=30, metavar="N", help="default 30")
    sub = command("unban", unban, "Unban an address.")
    sub.add_argument("address", metavar="ADDRESS")
    sub = command("delete", delete, "Delete a table for good.")
    sub.add_argument("table", metavar="TABLE")
    command("storage", show_storage, "Show the size of the database.")


# --- backups -------------------------------------------------------------------------------------


def backup(args: argparse.Namespace) -> int:
    """Write all tables to a file."""
    try:
        from sztab.server.store.backup import write_backup
    except ImportError as error:
        raise missing_extra(error, "server") from error
    if args.file.exists() and not args.force:
        raise SztabError(f"{args.file} exists: name another file, or add --force.")
    counted = write_backup(database(args), args.file)
    size = args.file.stat().st_size
    said = f"{args.file}: {counted['tables']} tables, {counted['events']} moves, {size} bytes"
    print(said, file=output())
    return 0


def restore(args: argparse.Namespace) -> int:
    """Restore tables from a backup."""
    try:
        from sztab.server.store.backup import restore_backup
    except ImportError as error:
        raise missing_extra(error, "server") from error
    restored, kept = restore_backup(database(args), args.file, args.replace)
    said = f"{restored} tables restored, {kept} were there already and are unchanged."
    print(said, file=output())
    return 0


# --- administration ------------------------------------------------------------------------------


@contextmanager
def _opened(args: argparse.Namespace) -> Iterator["Storage"]:
    try:
        from sztab.server.store.engines import sqlite_file
        from sztab.server.store.storage import Storage
    except ImportError as error:
        raise missing_extra(error, "server") from error
    url = database(args)
    if not url.startswith("postgresql") and not sqlite_file(url).exists():
        raise SztabError(f"There is no database {sqlite_file(url)}: name yours with --db.")
    storage = Storage(url)
    try:
        storage.open(upgrading=False)
        yield storage
    finally:
        storage.close()


def list_tables(args: argparse.Namespace) -> int:
    """List the tables that changed last."""
    with _opened(args) as storage:
        from sztab.server.store import admin

        for line in storage.read_now(lambda one: admin.tables(one, args.most, args.game)):
            state = "over" if line.over else "running"
            title = f" {line.title!r}" if line.title else ""
            print(
                f"{line.id}  {line.game}{title}  {line.moves} moves, {state}, {_day(line.changed)}",
                file=output(),
            )
            print(f"    {'; '.join(line.people)}")
    return 0


def list_people(args: argparse.Namespace) -> int:
    """List the names at tables."""
    with _opened(args) as storage:
        from sztab.server.store import admin

        for row in storage.read_now(lambda one: admin.people(one, args.most)):
            said = f"{row['name']}  {row['tables']} tables, last seen {_day(row['used'])}"
            print(said, file=output())
    return 0


def list_bans(args: argparse.Namespace) -> int:
    """List banned addresses."""
    with _opened(args) as storage:
        from sztab.server.store import admin

        for address, until in sorted(storage.read_now(admin.bans).items()):
            print(f"{address}  until {_day(datetime.fromtimestamp(until, UTC))}", file=output())
    return 0


def ban(args: argparse.Namespace) -> int:
    """Keep an address out."""
    with _opened(args) as storage, storage.change_now() as connection:
        from sztab.server.store import admin

        banned = admin.ban(connection, args.address, args.days)
        print(f"{banned} is banned for {args.days} days.", file=output())
    return 0


def unban(args: argparse.Namespace) -> int:
    """Unban an address."""
    with _opened(args) as storage, storage.change_now() as connection:
        from sztab.server.store import admin

        if not admin.unban(connection, args.address):
            raise SztabError(f"{args.address} is not banned: `sztab admin bans` lists who is.")
    print(f"{args.address} may come in again.", file=output())
    return 0


def delete(args: argparse.Namespace) -> int:
    """Delete a table for good."""
    with _opened(args) as storage, storage.change_now() as connection:
        from sztab.server.store import admin

        admin.delete_table(connection, args.table)
    print(f"Table {args.table} is deleted.", file=output())
    return 0


def show_storage(args: argparse.Namespace) -> int:
    """Show the size of the database."""
    with _opened(args) as storage:
        from sztab.server.store import admin
        from sztab.server.store.engines import sqlite_file

        for name, number in storage.read_now(admin.storage).items():
            print(f"{name:<12}{number:>10}", file=output())
        if not storage.shared:
            size = sqlite_file(storage.url).stat().st_size
            print(f"{'bytes':<12}{size:>10}", file=output())
    return 0


def _day(moment: Any) -> str:
    """Return a day and minute, also of what SQLite gives back as text."""
    return str(moment)[:16] if moment else "never"
