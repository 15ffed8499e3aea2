"""The pure wheel loads without POSIX modules, and `sztab doctor` says what is missing."""

import ast
import gzip
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from sztab import cli

SOURCE = Path(__file__).parents[2] / "src" / "sztab"
LEGACY = Path(__file__).parents[1] / "legacy"
POSIX_ONLY = {"fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios"}
LOAD_ALL = f"""
import builtins, importlib, pkgutil
plain = builtins.__import__
def guarded(name, given=None, *rest):
    own = str((given or {{}}).get("__name__", "")).startswith("sztab")
    if own and name.split(".")[0] in {POSIX_ONLY}:
        raise ImportError(name)
    return plain(name, given, *rest)
builtins.__import__ = guarded
import sztab
for module in pkgutil.walk_packages(sztab.__path__, "sztab."):
    if not module.name.endswith("__main__") and ".versions" not in module.name:
        importlib.import_module(module.name)
"""


def imported_at_load(tree: ast.AST) -> Iterator[str]:
    """Yield what a module imports outside functions."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").split(".")[0]
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from imported_at_load(node)


def test_no_module_needs_posix_when_it_is_loaded() -> None:
    found = {
        f"{file.name}: {name}"
        for file in SOURCE.rglob("*.py")
        for name in imported_at_load(ast.parse(file.read_text("utf-8")))
        if name in POSIX_ONLY
    }
    assert not found


def test_all_modules_load_without_posix_modules() -> None:
    loaded = subprocess.run([sys.executable, "-c", LOAD_ALL], capture_output=True, text=True)
    assert loaded.returncode == 0, loaded.stderr


def test_doctor_says_what_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["doctor", "--db", f"sqlite:///{tmp_path / 'none.sqlite'}"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 7
    assert all(line.startswith(("ok   ", "FIX  ")) for line in lines)
    assert not (tmp_path / "none.sqlite").exists()


def test_doctor_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.sqlite"
    broken.write_text("this is no database, and long enough to be taken for one" * 20)
    assert cli.main(["doctor", "--db", f"sqlite:///{broken}"]) == 1
    assert "does not open" in capsys.readouterr().out


@pytest.mark.parametrize("missing", ["server", "client"])
def test_doctor_names_the_remedy(
    missing: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if missing == "server":
        monkeypatch.setattr("sztab.cli.doctor.SERVER", ("a-package-that-nobody-has",))
    else:
        monkeypatch.setattr("sztab.cli.doctor.CLIENT", ("server", "nowhere"))
    assert cli.main(["doctor"]) == 1
    remedy = {"server": "run pip install 'sztab[server]'", "client": "run ./play"}[missing]
    assert remedy in capsys.readouterr().out


@pytest.mark.parametrize("url", ["foo", "mysql://x/y"])
def test_doctor_refuses_what_serving_would_refuse(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["doctor", "--db", url]) == 1
    assert "is not a database" in capsys.readouterr().out


def test_doctor_says_where_no_database_can_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("os.access", lambda _path, _mode: False)
    assert cli.main(["doctor", "--db", f"sqlite:///{tmp_path / 'new' / 'none.sqlite'}"]) == 1
    assert f"{tmp_path} cannot be written" in capsys.readouterr().out


def old_database(folder: Path) -> Path:
    """Return a database of the first edition."""
    file = folder / "tables.sqlite"
    file.write_bytes(gzip.decompress((LEGACY / "tables.sqlite.gz").read_bytes()))
    return file


def contents(file: Path) -> list[str]:
    """Return everything in a database, as SQL."""
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())


def test_doctor_leaves_an_older_database_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = old_database(tmp_path)
    before = contents(file)
    cli.main(["doctor", "--db", f"sqlite:///{file}"])
    assert "earlier version: the next start upgrades it" in capsys.readouterr().out
    assert contents(file) == before


@pytest.mark.parametrize("words", [["backup", "{}/copy.gz"], ["admin", "tables"]])
def test_only_a_start_of_the_server_upgrades_the_database(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = old_database(tmp_path)
    before = contents(file)
    command = [word.format(tmp_path) for word in words]
    assert cli.main([*command, "--db", f"sqlite:///{file}"]) == 2
    assert "start `sztab serve` once" in capsys.readouterr().err
    assert contents(file) == before
