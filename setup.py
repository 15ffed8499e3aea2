"""Compile the hot modules with mypyc; where that fails, Sztab is pure Python.

The settings are measured in docs/decisions/0016-build-settings.md.
"""

import hashlib
import os
import re
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent

# Bots call these millions of times, like every module of a game outside COLD.
HOT_CORE = ("data/weights", "fate", "hexes", "said", "writing/moves")

# Modules and packages of games that stay interpreted: they run once per move at most, or use
# what mypyc compiles badly or not at all. A new module of a game is compiled unless named here.
COLD = frozenset(
    {
        "battlefield",
        "catalog",
        "notation",
        "odds",
        "position",
        "questions",
        "reading",
        "setting",
        "shown",
        "tokens",
    }
)

# What mypyc writes to free an object, and the lines that let CPython put that off.
FREEING = re.compile(r"^static void\n\w+_dealloc\(.*?^}$", re.DOTALL | re.MULTILINE)
PUT_OFF = re.compile(r"^\s*CPy_TRASHCAN_(?:BEGIN|END)\(.*\)\n", re.MULTILINE)

# An editable install is not among these: compiled modules in src/ would hide their source.
BUILDING = {"bdist_wheel", "build", "build_ext"}


def hot_files() -> list[str]:
    """Return the files to compile, relative to the root of the repository."""
    source = ROOT / "src" / "sztab"
    found = [source / "core" / f"{name}.py" for name in HOT_CORE]
    for file in (source / "games").rglob("*.py"):
        _game, *parts = file.relative_to(source / "games").with_suffix("").parts
        if parts and parts[-1] != "__init__" and COLD.isdisjoint(parts):
            found.append(file)
    return sorted(file.relative_to(ROOT).as_posix() for file in found)


def hot_modules() -> list[str]:
    """Return the names of the modules to compile."""
    return [file.removeprefix("src/").removesuffix(".py").replace("/", ".") for file in hot_files()]


def extensions() -> list[Extension]:
    """Return the compiled modules as one group, or nothing for a pure build."""
    if os.environ.get("SZTAB_PURE") == "1" or not BUILDING & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify

        # One C file per module: they compile side by side, and only those that changed.
        compiled = mypycify(
            hot_files(), opt_level="3", debug_level="0", group_name="sztab", multi_file=True
        )
    except ImportError:
        stay_pure("mypyc is not installed")
        return []
    except SystemExit:  # mypyc ends like this after printing its errors
        stay_pure("mypyc does not accept the source, see the errors above")
        return []
    group = [extension for extension in compiled if isinstance(extension, Extension)]
    for extension in group:
        extension.optional = True
        for source in extension.sources:
            keep_trash_apart(Path(source))
        # Some compilers round a product and a sum once instead of twice; then a compiled table
        # would measure distances differently from a plain one.
        extension.extra_compile_args = [*(extension.extra_compile_args or []), *exact_floats()]
    return group


def keep_trash_apart(source: Path) -> None:
    """Let a C file free objects without a garbage collector's header at once, however deep.

    Beyond 50 levels of freeing CPython puts an object off and notes that in this header. mypyc
    asks for it in every class, also in ``acyclic`` ones, which have none: it overwrote whatever
    lay before them.
    """
    text = source.read_text(encoding="utf-8")
    mended = FREEING.sub(at_once, text)
    if mended != text:
        source.write_text(mended, encoding="utf-8")


def at_once(freeing: re.Match[str]) -> str:
    """Return a function that frees an object, without CPython's help if it has no header."""
    text = freeing.group()
    return text if "PyObject_GC_UnTrack(self)" in text else PUT_OFF.sub("", text)


def exact_floats() -> list[str]:
    """Return the compiler flag that rounds every operation on floats separately."""
    return [] if sys.platform == "win32" else ["-ffp-contract=off"]


def stay_pure(reason: str) -> None:
    """Print why nothing is compiled."""
    sys.stderr.write(f"sztab: not compiled, {reason}. Pure Python works too, only slower.\n")


class BuildAllOrNothing(build_ext):
    """Build all modules of the group or none: one alone would fail at import."""

    def finalize_options(self) -> None:
        """Use every core."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count() or 1

    def build_extensions(self) -> None:
        """Compile C files side by side, and only those that changed."""
        compiler: Any = self.compiler
        compiler.compile = IncrementalCompile(compiler, int(self.parallel or 1))
        super().build_extensions()

    def run(self) -> None:
        """Compile, and remove everything if any part is missing."""
        super().run()
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(file.exists() for file in built):
            for file in built:
                file.unlink(missing_ok=True)
            self.extensions = []
            stay_pure("the C compiler failed, see the errors above")


class IncrementalCompile:
    """Stand in for a compiler's ``compile``: several files at a time, unchanged ones skipped.

    Setuptools compiles the files of one extension one after another and always all of them.
    """

    def __init__(self, compiler: Any, jobs: int) -> None:
        self.compiler = compiler
        self.compile = compiler.compile
        self.pool = ThreadPoolExecutor(jobs)

    def __call__(self, sources: Sequence[str], output_dir: str, **options: Any) -> list[str]:
        """Compile *sources*, the biggest first, and return their object files in order."""
        order = sorted(sources, key=os.path.getsize, reverse=True)
        jobs = [self.pool.submit(self._compile, file, output_dir, options) for file in order]
        for job in jobs:
            job.result()
        objects: list[str] = self.compiler.object_filenames(sources, output_dir=output_dir)
        return objects

    def _compile(self, source: str, output_dir: str, options: dict[str, Any]) -> None:
        """Compile one file unless its object was made from the same text and settings."""
        [made] = self.compiler.object_filenames([source], output_dir=output_dir)
        stamp = Path(f"{made}.sha256")
        settings = (version("mypy"), sys.version, getattr(self.compiler, "compiler_so", ""))
        now = content_hash(Path(source), repr((settings, sorted(options.items()))))
        if Path(made).exists() and stamp.exists() and stamp.read_text() == now:
            return
        stamp.unlink(missing_ok=True)
        self.compile([source], output_dir=output_dir, **options)
        stamp.write_text(now)


def content_hash(source: Path, settings: str) -> str:
    """Hash a C file, the generated headers it includes, and the settings of the compiler."""
    total = hashlib.sha256(settings.encode())
    waiting, seen = [source], {source}
    while waiting:
        file = waiting.pop()
        text = file.read_bytes()
        total.update(b"%d\0%s" % (len(text), text))
        for name in re.findall(rb'^#include "([^"]+)"', text, re.MULTILINE):
            for folder in (source.parent, ROOT / "build"):
                header = folder / name.decode()
                if header.exists() and header not in seen:
                    seen.add(header)
                    waiting.append(header)
                    break
    return total.hexdigest()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
