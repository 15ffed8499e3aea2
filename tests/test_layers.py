"""Imports point inward, and what computes touches nothing outside."""

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath

import pytest

SOURCE = Path(__file__).parent.parent / "src"

# server ─▶ analysis ─▶ bots ─▶ games/<one> ─▶ core ─▶ standard library
#    lab ─▶ analysis, bots                (cli ties them together)
#
# The layers that each layer may import, beside itself. A game sees no other game.
INWARD = {
    "core": set[str](),
    "games": {"core"},
    "bots": {"core", "games"},
    "programs": {"core"},
    "analysis": {"core", "games", "bots"},
    "testing": {"core"},
    "lab": {"core", "games", "bots", "analysis", "programs", "files", "testing", "agents"},
    "research": {"core", "games", "bots", "lab", "files"},
    "server": {"core", "bots", "analysis", "programs", "agents", "speaking"},
    "agents": {"core", "bots", "programs", "speaking"},
}

# The packages of the server that each of them may import, beside itself and the modules that
# lie beside them (settings, errors, logs, …), which import none of these.
ROOMS = {
    "wire": set[str](),
    "net": {"wire"},
    "store": set[str](),
    "rules": {"wire", "store"},
    "processes": {"wire", "rules"},
    "live": {"wire", "net", "store", "rules", "processes"},
    "seats": {"wire", "store", "rules", "processes", "live"},
    "agents": {"wire", "store", "rules", "processes", "live", "seats"},
    "study": {"wire", "store", "rules", "processes", "live", "seats"},
    "http": {"wire", "net", "store", "rules", "processes", "live", "seats", "agents", "study"},
    "ops": {"wire", "net", "store", "rules", "processes", "live", "seats", "http"},
}
GENERATOR = "sztab/server/typescript.py"  # a command beside the rooms; it reads the wire
MOST_FILES = 13  # of a package, with its __init__
MOST_LINES = 400  # of a module

# Packages from outside, by the files that may import them.
OUTSIDE = {
    "mypy_extensions": "sztab/*",  # hints for the compiler; empty at run time
    "librt": "sztab/*",  # the compiler's own containers
    # The one place where keys become sentences, and the list of all keys.
    "fluent": "sztab/core/words.py sztab/lab/keys.py",
    "chess": "sztab/lab/bench*.py",  # peers to measure against
    "pyspiel": "sztab/lab/bench*.py sztab/research/s*.py",
    "open_spiel": "sztab/research/search_*.py",
    "gymnasium": "sztab/research/*",
    "pettingzoo": "sztab/research/*",
    "numpy": "sztab/[lr]*/*",  # research and the fit of the lab
    "pyarrow": "sztab/lab/runs/results.py",
    "ray": "sztab/lab/runs/cluster.py",
    "sklearn": "sztab/lab/fit.py",
    "mcp": "sztab/agents/server.py",
    "pydantic": "sztab/agents/server.py",
    "msgspec": "sztab/server/*",
    "fastapi": "sztab/server/*",
    "starlette": "sztab/server/*",
    "uvicorn": "sztab/server/* sztab/agents/serving.py",
    "sqlalchemy": "sztab/server/*",
    "alembic": "sztab/server/store/migrations/*",
    "psycopg": "sztab/server/*",
    "markdown_it": "sztab/server/*",
    "websockets": "sztab/server/*",
    "h11": "sztab/server/*",
}

# What these layers may not reach for themselves: the others hand it to them.
PURE = {"core", "games", "bots", "analysis", "testing"}
HANDED_IN = {
    "time": {"datetime", "sched", "signal", "time"},
    "files": {"fileinput", "glob", "io", "mmap", "os", "pathlib", "shutil", "sqlite3", "tempfile"},
    "network": {"ftplib", "http", "select", "selectors", "socket", "ssl", "urllib", "webbrowser"},
    "processes": {"asyncio", "concurrent", "ctypes", "multiprocessing", "subprocess", "threading"},
    "the terminal": {"getpass", "logging", "platform", "sys"},
    "chance": {"secrets", "uuid"},
}
HANDED_IN_CALLS = {"__import__", "breakpoint", "input", "open", "print"}
ALLOWED = {
    ("sztab/core/data/dataset.py", "pathlib"): "reads the data set that its caller names",
}


def layer_of(module: str) -> str:
    """``core`` for ``sztab.core.fate``; a game is its own layer; ``""`` is the package itself."""
    parts = module.split(".")
    if parts[1:2] == ["games"]:
        return ".".join(parts[1:3])
    return parts[1] if len(parts) > 1 else ""


def imported(tree: ast.AST, file: str) -> Iterator[tuple[str, int]]:
    """Every module that a file imports, with the line; names taken from sztab are modules too."""
    package = list(PurePosixPath(file).parent.parts)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            inside = module in {"sztab", "sztab.games", "sztab.server", "random"}
            for alias in node.names:
                yield (f"{module}.{alias.name}" if inside else module), node.lineno


def violations(file: str, text: str) -> list[str]:
    """What a source file, named from ``src``, imports or calls against the diagram."""
    tree = ast.parse(text)
    module = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    layer = layer_of(module)
    found: list[str] = []
    for name, line in imported(tree, file):
        if reason := wrong(file, layer, name):
            found.append(f"{file}:{line}: {reason}")
    if layer.split(".")[0] in PURE:
        for node in ast.walk(tree):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Name) and called.id in HANDED_IN_CALLS:
                found.append(f"{file}:{called.lineno}: {layer} may not call {called.id}")
    return found


def room_of(module: str) -> str:
    """``live`` for ``sztab.server.live.hub``; ``""`` for what lies beside the rooms."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["sztab", "server"] and {*parts[2:3]} & ROOMS.keys() else ""


def wrong_room(file: str, name: str) -> str:
    """Why a module of the server may not import *name* of another room, or nothing."""
    room, target = room_of(file.replace("/", ".")), room_of(name)
    if not target or target == room or target in ROOMS.get(room, set()):
        return ""
    return f"{room or 'what lies beside the rooms'} may not import {name}"


def wrong(file: str, layer: str, name: str) -> str:
    """Why *file* of *layer* may not import *name*, or nothing."""
    top = name.split(".")[0]
    if layer == "server" and file != GENERATOR and (reason := wrong_room(file, name)):
        return reason
    kind = layer.split(".")[0]
    if top == "sztab":
        target = layer_of(name)
        # The commands and the modules beside the layers tie them together; the package
        # itself only offers names of core.
        ties = kind == "cli" or (file.count("/") == 1 and file != "sztab/__init__.py")
        inward = INWARD.get(kind, {"core"})
        if ties or target == layer or target.split(".")[0] in inward:
            return ""
        return f"{layer or 'sztab'} may not import {name}"
    if top in OUTSIDE:
        fits = any(fnmatchcase(file, place) for place in OUTSIDE[top].split())
        return "" if fits else f"{name} belongs in {OUTSIDE[top]} only"
    if top not in sys.stdlib_module_names:
        return f"{name} is neither ours nor in the standard library"
    if kind in PURE and (file, top) not in ALLOWED:
        for what, modules in HANDED_IN.items():
            if top in modules:
                return f"{layer} may not import {name}: {what} must be handed in"
        if top == "random" and name != "random.Random":
            return f"{layer} may import nothing but Random from random: chance must be handed in"
    return ""


FILES = sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.glob("sztab/**/*.py"))


@pytest.mark.parametrize("file", FILES)
def test_imports_point_inward(file: str) -> None:
    assert violations(file, (SOURCE / file).read_text(encoding="utf-8")) == []


def test_the_rooms_of_the_server_are_those_of_the_diagram() -> None:
    server = SOURCE / "sztab/server"
    rooms = {path.parent.name for path in server.glob("*/__init__.py")}
    assert rooms == {*ROOMS}


@pytest.mark.parametrize("folder", sorted({str(PurePosixPath(file).parent) for file in FILES}))
def test_a_package_can_be_taken_in_at_a_glance(folder: str) -> None:
    assert len([*(SOURCE / folder).glob("*.py")]) <= MOST_FILES


def test_a_folder_of_tests_can_be_taken_in_at_a_glance() -> None:
    files = Counter(file.parent for file in Path(__file__).parent.rglob("*.py"))
    assert len(files) > 30
    assert [str(folder) for folder, count in files.items() if count > MOST_FILES] == []


def test_a_module_of_tests_can_be_read_in_one_sitting() -> None:
    here = Path(__file__).parent
    kept = here / "legacy" / "produce_tables.py"  # it made what is kept, and stays as it was
    for file in here.rglob("*.py"):
        assert len(file.read_text(encoding="utf-8").splitlines()) <= MOST_LINES or file == kept, (
            file
        )


@pytest.mark.parametrize("file", FILES)
def test_a_module_can_be_read_in_one_sitting(file: str) -> None:
    assert len((SOURCE / file).read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_every_exception_is_still_needed() -> None:
    for file, module in ALLOWED:
        tree = ast.parse((SOURCE / file).read_text(encoding="utf-8"))
        assert module in {name for name, _line in imported(tree, file)}


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("sztab/core/fate.py", "import sztab.games.medieval_battle"),
        ("sztab/core/fate.py", "from sztab import open_table"),
        ("sztab/core/fate.py", "from sztab import bots"),
        ("sztab/core/fate.py", "from ..bots import greedy"),
        ("sztab/core/fate.py", "from .. import lab"),
        ("sztab/core/fate.py", "from fluent.runtime import FluentBundle"),
        ("sztab/core/fate.py", "import numpy"),
        ("sztab/core/fate.py", "import random"),
        ("sztab/core/fate.py", "from random import randrange"),
        ("sztab/core/record.py", "from pathlib import Path"),
        ("sztab/core/record.py", "def read():\n    import os.path"),
        ("sztab/core/record.py", "text = open('record.json').read()"),
        ("sztab/games/medieval_battle/engine.py", "from sztab.games.stand_at_mortain import GAME"),
        ("sztab/games/medieval_battle/engine.py", "from sztab.games import stand_at_mortain"),
        ("sztab/games/medieval_battle/chapters/melee.py", "from sztab.bots import greedy"),
        ("sztab/games/medieval_battle/chapters/melee.py", "from ...flames_of_war import state"),
        ("sztab/games/medieval_battle/engine.py", "import time"),
        ("sztab/bots/greedy.py", "from sztab.lab import bench"),
        ("sztab/bots/greedy.py", "from time import monotonic"),
        ("sztab/bots/greedy.py", "from sztab.analysis import luck"),
        ("sztab/analysis/luck.py", "from sztab.lab import fit"),
        ("sztab/analysis/luck.py", "from pathlib import Path"),
        ("sztab/lab/study.py", "from sztab.server.live import room"),
        ("sztab/lab/study.py", "import pyspiel"),
        ("sztab/server/live/room.py", "from sztab.games.medieval_battle import GAME"),
        ("sztab/server/live/room.py", "from sztab.cli import main"),
        ("sztab/server/store/storage.py", "from sztab.server.live.hub import Hub"),
        ("sztab/server/store/storage.py", "from sztab.server import wire"),
        ("sztab/server/live/room.py", "from sztab.server.seats import joining"),
        ("sztab/server/settings.py", "from sztab.server.store import storage"),
        ("sztab/unheard_of/module.py", "from sztab.lab import bench"),
        ("sztab/__init__.py", "from sztab.cli import main"),
    ],
)
def test_an_import_that_points_outward_is_found(file: str, line: str) -> None:
    assert len(violations(file, line)) == 1


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("sztab/core/fate.py", "from random import Random"),
        ("sztab/core/fate.py", "from .errors import FateError"),
        ("sztab/core/words.py", "from fluent.runtime import FluentBundle"),
        ("sztab/core/data/dataset.py", "from pathlib import Path"),
        ("sztab/games/medieval_battle/state.py", "from librt.vecs import vec"),
        ("sztab/games/medieval_battle/chapters/melee.py", "from ..state import State"),
        ("sztab/games/medieval_battle/chapters/melee.py", "from sztab.core.fate import Fate"),
        ("sztab/bots/greedy.py", "from sztab.games.medieval_battle import GAME"),
        ("sztab/lab/bench.py", "import time, pyspiel, chess"),
        ("sztab/server/live/room.py", "import asyncio\nfrom sztab.bots import greedy"),
        ("sztab/server/live/room.py", "from sztab.server import wire"),
        ("sztab/server/live/room.py", "from sztab.server.settings import Limits"),
        ("sztab/cli/lab/many.py", "from sztab import bots, lab, open_table\nimport sys"),
        ("sztab/__init__.py", "from sztab.core.table import Table"),
    ],
)
def test_an_import_that_points_inward_passes(file: str, line: str) -> None:
    assert violations(file, line) == []
