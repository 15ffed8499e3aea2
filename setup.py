"""Compiles the hot modules with mypyc; where that cannot be done, Sztab is pure Python."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# What search runs through millions of times. Everything else stays interpreted: it is called
# once per move at most, and catalogues, views and words use what compiles badly or not at all.
HOT = (
    "src/sztab/core/fate.py",
    "src/sztab/core/hexes.py",
    "src/sztab/core/said.py",
    "src/sztab/games/*/geometry/*.py",
    "src/sztab/games/*/terms.py",
    "src/sztab/games/*/arsenal.py",
    "src/sztab/games/*/table.py",
    "src/sztab/games/*/teams.py",
    "src/sztab/games/*/state.py",
    "src/sztab/games/*/clauses.py",
    "src/sztab/games/*/moves.py",
    "src/sztab/games/*/sequence.py",
    "src/sztab/games/*/chapters/*.py",
    "src/sztab/games/*/engine.py",
    "src/sztab/games/*/evaluation.py",
    "src/sztab/games/*/firefights.py",
    "src/sztab/games/*/agenda.py",
    "src/sztab/games/*/answers.py",
    "src/sztab/games/*/proposals.py",
    "src/sztab/games/*/proposals/*.py",
)
ROOT = Path(__file__).parent

# An editable install is not among these: compiled modules in src/ would hide their source.
BUILDING = {"bdist_wheel", "build", "build_ext"}


def hot_files() -> list[str]:
    """The files to compile, named from the root of the repository."""
    found = {path for pattern in HOT for path in ROOT.glob(pattern) if path.name != "__init__.py"}
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def hot_modules() -> list[str]:
    """The same as module names."""
    return [file.removeprefix("src/").removesuffix(".py").replace("/", ".") for file in hot_files()]


def extensions() -> list[Extension]:
    """The compiled modules in one group, or none where pure Python is asked for or has to do."""
    if os.environ.get("SZTAB_PURE") == "1" or not BUILDING & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify

        compiled = mypycify(hot_files(), opt_level="3", debug_level="0", group_name="sztab")
    except ImportError:
        stay_pure("mypyc is not installed")
        return []
    except SystemExit:  # how mypyc ends when it cannot translate a module; it has said why
        stay_pure("mypyc does not accept the source, as told above")
        return []
    group = [extension for extension in compiled if isinstance(extension, Extension)]
    for extension in group:
        extension.optional = True
        # Some compilers join a product and a sum into one rounding; then a compiled table would
        # measure otherwise than a plain one.
        extension.extra_compile_args = [*(extension.extra_compile_args or []), *exact_floats()]
    return group


def exact_floats() -> list[str]:
    """The flag that keeps each operation on floats a rounding of its own."""
    return [] if sys.platform == "win32" else ["-ffp-contract=off"]


def stay_pure(reason: str) -> None:
    """Say why nothing is compiled."""
    sys.stderr.write(f"sztab: not compiled, {reason}. Pure Python works too, only slower.\n")


class BuildAllOrNothing(build_ext):
    """Builds all modules of the group or none: one alone would fail at import."""

    def run(self) -> None:
        """Compile, and take everything back if any part is missing."""
        super().run()
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(file.exists() for file in built):
            for file in built:
                file.unlink(missing_ok=True)
            self.extensions = []
            stay_pure("the C compiler failed, as told above")


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
