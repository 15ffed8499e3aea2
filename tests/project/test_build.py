"""The build under test is the one that was asked for, and both builds keep the same promises."""

import importlib
import os
import re
import runpy
import subprocess
import sys
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from sztab.core import fate
from sztab.core.errors import FateError
from sztab.core.fate import Fate, RecordingFate, enumerate_fate, loaded

ROOT = Path(__file__).parents[2]
SETUP: dict[str, Any] = runpy.run_path(str(ROOT / "setup.py"))
HOT: list[str] = SETUP["hot_modules"]()
EXPECTED = os.environ.get("SZTAB_EXPECT", "pure")


@pytest.mark.parametrize("name", HOT)
def test_a_hot_module_comes_from_the_build_that_is_expected(name: str) -> None:
    """In a pure run this finds a stale compiled module, which would hide its source."""
    file = Path(str(importlib.import_module(name).__file__))
    if EXPECTED == "compiled":
        assert file.suffix in {".so", ".pyd"}
        assert ROOT / "build" / "compiled" in file.parents
    else:
        assert file == ROOT.joinpath("src", *name.split(".")).with_suffix(".py")


def test_a_command_started_elsewhere_runs_the_same_build(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import sztab.core.fate as fate; print(fate.__file__)"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == fate.__file__


def test_hot_modules_are_all_of_a_game_but_the_cold_ones() -> None:
    assert "sztab.core.fate" in HOT
    assert "sztab.games.medieval_battle.engine" in HOT
    assert not [name for name in HOT if SETUP["COLD"] & set(name.split("."))]
    assert not [name for name in HOT if name.endswith("__init__")]


def test_every_cold_name_is_a_module_or_package_of_some_game() -> None:
    """A name that no game has any more would silently stop a new module from being compiled."""
    games = ROOT / "src" / "sztab" / "games"
    there = {part for file in games.glob("*/**/*.py") for part in file.with_suffix("").parts}
    assert there >= SETUP["COLD"]


FREED = """
from sztab.games.stand_at_mortain.moves import Place
for _round in range(200):
    chain: list = []
    for n in range(400):
        chain = [chain, Place(f"us-{n}", n), bytearray(16)]
    del chain
"""


def test_deep_structures_of_game_objects_are_freed_without_harm() -> None:
    """Compiled ``acyclic`` classes have no header in which CPython could put their end off."""
    done = subprocess.run([sys.executable, "-c", FREED], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr[-500:]


def test_only_objects_with_a_header_may_be_freed_later(tmp_path: Path) -> None:
    body = "CPy_TRASHCAN_BEGIN(self, {0}_dealloc)\n    clear(self);\n    CPy_TRASHCAN_END(self)"
    shape = "static void\n{0}_dealloc(Object *self)\n{{\n    {1}" + body + "\n    done: ;\n}}\n"
    header = shape.format("Kept", "PyObject_GC_UnTrack(self);\n    ")
    file = tmp_path / "module.c"
    file.write_text(header + shape.format("Freed", ""))
    SETUP["keep_trash_apart"](file)
    text = file.read_text()
    assert text.startswith(header)
    assert text.count("TRASHCAN") == 2
    assert text.count("clear(self);") == 2


class FakeCompiler:
    """Record which files are compiled, as setuptools would call it."""

    def __init__(self) -> None:
        self.compiled: list[str] = []

    def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
        return [str(Path(output_dir, Path(source).stem + ".o")) for source in sources]

    def compile(self, sources: list[str], output_dir: str, **options: Any) -> list[str]:
        made = self.object_filenames(sources, output_dir)
        self.compiled += [Path(source).name for source in sources]
        for file in made:
            Path(file).write_text("object")
        return made


def test_only_changed_c_files_are_compiled_again(tmp_path: Path) -> None:
    files = [tmp_path / "a.c", tmp_path / "b.c"]
    files[0].write_text('#include "shared.h"\nint a;')
    files[1].write_text("int b;")
    header = tmp_path / "shared.h"
    header.write_text("int shared;")
    sources = [str(file) for file in files]

    def compiled(**options: Any) -> set[str]:
        compiler = FakeCompiler()
        objects = SETUP["IncrementalCompile"](compiler, 2)(sources, str(tmp_path), **options)
        assert objects == [str(tmp_path / "a.o"), str(tmp_path / "b.o")]
        return {*compiler.compiled}

    assert compiled() == {"a.c", "b.c"}
    assert compiled() == set()
    header.write_text("long shared;")
    assert compiled() == {"a.c"}
    files[1].write_text("long b;")
    assert compiled() == {"b.c"}
    assert compiled(extra_postargs=["-O2"]) == {"a.c", "b.c"}
    (tmp_path / "b.o").unlink()
    assert compiled(extra_postargs=["-O2"]) == {"b.c"}


def test_a_failed_compile_is_tried_again(tmp_path: Path) -> None:
    source = tmp_path / "a.c"
    source.write_text("int a;")

    class Failing(FakeCompiler):
        def compile(self, sources: list[str], output_dir: str, **options: Any) -> list[str]:
            super().compile(sources, output_dir, **options)
            raise OSError("no space left")

    with pytest.raises(OSError, match="no space left"):
        SETUP["IncrementalCompile"](Failing(), 1)([str(source)], str(tmp_path))
    working = FakeCompiler()
    SETUP["IncrementalCompile"](working, 1)([str(source)], str(tmp_path))
    assert working.compiled == ["a.c"]


@pytest.mark.parametrize(("pure", "command"), [("1", "bdist_wheel"), ("", "editable_wheel")])
def test_nothing_is_compiled_where_pure_python_is_asked_for(
    pure: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SZTAB_PURE", pure)
    monkeypatch.setattr("sys.argv", ["setup.py", command])
    assert SETUP["extensions"]() == []


def test_a_build_apart_has_all_that_the_compiler_reads() -> None:
    """Without them mypyc gives up, and every wheel that pip builds by itself is pure in silence."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert {*project["project"]["dependencies"]} <= {*project["build-system"]["requires"]}


def test_the_small_locks_are_part_of_the_whole_one() -> None:
    """./play installs them first; ./test must find the same versions."""
    whole = versions("dev")
    for name in ("serve", "build"):
        small = versions(name)
        assert small
        assert small.items() <= whole.items()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    named = {re.split(r"[\[><=.]", one)[0].replace("_", "-").lower() for one in wanted}
    assert {name.split("-")[0] for name in named} <= {
        name.split("-")[0] for name in versions("serve")
    }


def versions(lock: str) -> dict[str, str]:
    """The versions in a lock file."""
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9.-]+)==([^ \\]+)", text, re.MULTILINE))


def test_the_package_says_that_it_is_typed() -> None:
    """Without the mark the checker of a third party's game takes the whole contract for Any."""
    assert resources.files("sztab").joinpath("py.typed").is_file()


class AlwaysFour(Fate):
    """A fate from outside: never compiled, whatever the build."""

    def die(self, sides: int = 6) -> int:
        return 4


def test_a_fate_from_outside_works_in_either_build() -> None:
    recording = RecordingFate(AlwaysFour())
    assert recording.die() == 4
    assert recording.outcomes == [4]


def test_loaded_outcomes_must_be_used_up_in_either_build() -> None:
    with loaded(6, "ace") as chance:
        assert (chance.die(), chance.draw(["ace", "king"])) == (6, "ace")
    with pytest.raises(FateError, match="left over"), loaded(1):
        pass


def test_enumeration_is_exact_in_either_build() -> None:
    odds = [(share, total) for share, _rolls, total in enumerate_fate(two_dice)]
    assert len(odds) == 36
    assert sum(share for share, total in odds if total == 7) == pytest.approx(6 / 36)


def two_dice(chance: Fate) -> int:
    return chance.die() + chance.die()
