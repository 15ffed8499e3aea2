"""Games a little unlike the example, made for one test each."""

from pathlib import Path
from typing import cast

from pickets import Pickets
from sztab.core.game import AnyGame


def in_folder(folder: Path, en: str = "", pl: str = "", rules: str = "") -> AnyGame:
    """The example with other files: only those that are not empty are written."""
    (folder / "words").mkdir()
    for name, text in {"words/en.ftl": en, "words/pl.ftl": pl, "rules.md": rules}.items():
        if text:
            (folder / name).write_text(text, encoding="utf-8")

    class Elsewhere(Pickets):
        def folder(self) -> Path:
            return folder

    return cast(AnyGame, Elsewhere())
