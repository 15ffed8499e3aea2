"""``sztab doctor``: what is there, and what to do about what is not."""

import argparse
import os
import platform
import shutil
import sqlite3
import sys
from importlib import resources
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from sztab import __version__
from sztab.cli.arguments import FAULT, Commands, output
from sztab.cli.serving import add_database, database
from sztab.core import registry
from sztab.core.errors import SztabError
from sztab.core.running.build import build_of_kernel
from sztab.sitting import data_folder

SERVER = ("fastapi", "msgspec", "sqlalchemy", "uvicorn", "websockets", "markdown-it-py")
CLIENT = ("server", "client", "index.html")
LEAST_FREE_MB = 200


def add(commands: Commands) -> None:
    """Add the commands of this module."""
    about = "Check this installation and say how to fix what is missing."
    add_database(commands.add("doctor", examine, about))


def examine(args: argparse.Namespace) -> int:
    """Print one line per part; return 1 if something that serving needs is missing."""
    lines = [_python(), _build(), _games(), _packages(), _client(), _folder(), _database(args)]
    out = output()
    for good, text, remedy in lines:
        print(f"{'ok  ' if good else 'FIX '} {text}" + ("" if good else f": {remedy}"), file=out)
    return 0 if all(good for good, _text, _remedy in lines) else FAULT


Line = tuple[bool, str, str]


def _python() -> Line:
    text = f"Python {platform.python_version()} on {platform.system()}, Sztab {__version__}"
    return sys.version_info >= (3, 11), text, "install Python 3.11 or newer"


def _build() -> Line:
    """Tell which build runs; a plain one is fine."""
    if build_of_kernel() == "compiled":
        return True, "the rules are compiled", ""
    return True, "the rules are plain Python; a compiled wheel is faster for Flames of War", ""


def _games() -> Line:
    names = ", ".join(registry.games())
    return bool(names), f"games: {names or 'none'}", "install Sztab again"


def _packages() -> Line:
    missing = []
    for name in SERVER:
        try:
            version(name)
        except PackageNotFoundError:
            missing.append(name)
    text = f"packages of the server: {', '.join(missing) + ' missing' if missing else 'all there'}"
    return not missing, text, "run pip install 'sztab[server]'"


def _client() -> Line:
    index = resources.files("sztab").joinpath(*CLIENT)
    there = index.is_file()
    text = f"the client {'is there' if there else 'is not built'}"
    return there, text, "install a wheel, or run ./play in the repository, which builds it"


def _folder() -> Line:
    folder = data_folder()
    there = folder if folder.exists() else next(one for one in folder.parents if one.exists())
    free = shutil.disk_usage(there).free // 1_000_000
    text = f"data folder {folder}, {free} MB free"
    return free >= LEAST_FREE_MB, text, f"free {LEAST_FREE_MB} MB, or set XDG_DATA_HOME"


def _database(args: argparse.Namespace) -> Line:
    """Open the database that serving would open, without making one."""
    url = database(args)
    shown = url.split("@")[-1].removeprefix("sqlite:///")
    try:
        from sztab.server.store.engines import sqlite_file
        from sztab.server.store.migrations import OlderDatabaseError
        from sztab.server.store.storage import Storage

        if url.startswith("sqlite:///") and not sqlite_file(url).exists():
            return _no_database_yet(sqlite_file(url))
        storage = Storage(url)
        try:
            storage.open(upgrading=False)
            storage.read_now(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
        finally:
            storage.close()
    except OlderDatabaseError:
        return True, f"database {shown} is of an earlier version: the next start upgrades it", ""
    except ImportError:
        return False, "database not checked", "install the packages of the server first"
    except (SztabError, OSError, sqlite3.Error) as error:
        return False, f"database {shown} does not open ({error})", "name another with --db"
    kind = f"SQLite {sqlite3.sqlite_version}" if url.startswith("sqlite") else "PostgreSQL"
    return True, f"database {shown} opens ({kind})", ""


def _no_database_yet(file: Path) -> Line:
    """Tell whether the first start can make the database."""
    folder = next(one for one in file.absolute().parents if one.exists())
    text = f"database {file}: none yet"
    if not os.access(folder, os.W_OK):
        return False, f"{text}, and {folder} cannot be written", "name another with --db"
    return True, f"{text}, the first start makes it", ""
