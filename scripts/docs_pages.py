"""The pages of the documentation that come from the source, for ``mkdocs.yml``.

The start page is the README. Links to files outside ``docs/`` become the file's name, after a
check that it exists.
"""

import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final, is_typeddict

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from sztab import games
from sztab.core.data.shapes import fields_of
from sztab.core.game import AnyGame
from sztab.lab.keys import RANKS, Key, keys_of

ROOT: Final = Path(__file__).parent.parent
LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#]+)(#[^)]*)?\)")
MODULES: Final = {
    "Play and records": ("sztab", "sztab.core.table", "sztab.core.record", "sztab.core.fate"),
    "The contract of a game": (
        *(
            "sztab.core.game",
            "sztab.core.running.parts",
            "sztab.core.data.dataset",
            "sztab.core.options",
        ),
        *(
            "sztab.core.writing.notation",
            "sztab.core.data.shapes",
            "sztab.core.telling",
            "sztab.core.writing.picks",
        ),
    ),
    "What is said": ("sztab.core.said", "sztab.core.words", "sztab.core.errors"),
    "Tests of a game": ("sztab.testing",),
    "Tools for rules": ("sztab.core.hexes", "sztab.core.odds", "sztab.core.registry"),
    "Bots": ("sztab.bots",),
}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the start page, the reference of the API, and keys and views of every game."""
    found = {"index.md": (ROOT / "README.md").read_text(encoding="utf-8")}
    for title, modules in MODULES.items():
        name = f"reference/{title.lower().replace(' ', '-')}.md"
        found[name] = "\n\n".join([f"# {title}", *[f"::: {module}" for module in modules]])
    for module in iter_modules(games.__path__, "sztab.games."):
        game: AnyGame = import_module(module.name).GAME
        found[f"reference/words-{game.id}.md"] = _words(game)
        if game.shapes is not None:
            found[f"reference/view-{game.id}.md"] = _view(game)
    for path, text in found.items():
        files.append(File.generated(config, path, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Take links out that lead to files outside the documentation."""
    folder = ROOT if page.file.src_uri == "index.md" else ROOT / "docs" / page.file.src_uri
    folder = folder if folder.is_dir() else folder.parent

    def plain(link: re.Match[str]) -> str:
        image, text, target, anchor = link.groups()
        if "://" in target or target.startswith("mailto:"):
            return link.group(0)
        file = (folder / target).resolve()
        if page.file.generated_by and page.file.src_uri != "index.md":
            return link.group(0)
        if not file.exists():
            raise PluginError(f"{page.file.src_uri}: there is no {target}")
        docs = (ROOT / "docs").resolve()
        if file.is_relative_to(docs) and not file.is_dir():
            inside = file.relative_to(docs).as_posix()
            here = "/".join([".."] * page.file.src_uri.count("/")) or "."
            return f"{image}[{text}]({here}/{inside}{anchor or ''})"
        name = file.relative_to(ROOT.resolve()).as_posix()
        return text if name in text else f"{text} (`{name}`)"

    return LINK.sub(plain, markdown)


# --- keys and views ------------------------------------------------------------------------------


def _words(game: AnyGame) -> str:
    lines = [f"# Keys of {game.title}", ""]
    lines += ["Every key of its words, with the rules it is said by and its arguments.", ""]
    keys = keys_of(game)
    for kind in RANKS:
        rows = [_row(key) for key in keys if key.kind == kind]
        if rows:
            lines += [f"## {kind.capitalize()}s ({len(rows)})", ""]
            lines += ["| key | rules | arguments | in English |", "|---|---|---|---|", *rows, ""]
    return "\n".join(lines)


def _row(key: Key) -> str:
    english = key.english.replace("|", "\\|").replace("`", "'")
    rules, args = ", ".join(sorted(key.rules)), ", ".join(sorted(key.args))
    return f"| `{key.key}` | {rules} | {args} | `{english}` |"


def _view(game: AnyGame) -> str:
    assert game.shapes is not None
    lines = [f"# View and answers of {game.title}", ""]
    lines += ["| question | answer |", "|---|---|"]
    lines += [f"| `{name}` | `{_type(kind)}` |" for name, kind in game.shapes.answers.items()]
    for kind in _types([game.shapes.view, *game.shapes.answers.values()], []):
        lines += ["", f"## {kind.__name__}", "", kind.__doc__ or "", ""]
        lines += ["| field | type |", "|---|---|"]
        for name, (inner, required) in fields_of(kind).items():
            lines.append(f"| `{name}`{'' if required else ' (optional)'} | `{_type(inner)}` |")
    return "\n".join(lines)


def _types(kinds: list[Any], found: list[Any]) -> list[Any]:
    """Return every class that the types are made of, each once."""
    for kind in kinds:
        if is_typeddict(kind):
            if kind not in found:
                found.append(kind)
                _types([inner for inner, _required in fields_of(kind).values()], found)
        else:
            _types(list(getattr(kind, "__args__", ())), found)
    return found


def _type(kind: Any) -> str:
    text = kind.__name__ if isinstance(kind, type) and not hasattr(kind, "__args__") else str(kind)
    text = re.sub(r"typing\.|sztab\.[\w.]*\.", "", text)
    text = re.sub(r"Annotated\[(.*), 'some'\]", r"\1", text)
    return text.replace("|", "\\|")
