"""Every Python block in the documents runs as it stands; every room has its line."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [
    "README.md",
    "docs/api.md",
    "docs/lab.md",
    "docs/research.md",
    "docs/positions/flames-of-war.md",
    "docs/positions/race-to-the-rhine.md",
]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_python_blocks_of_a_document_run(
    document: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if document == "docs/research.md":
        pytest.importorskip("pettingzoo")
    text = (ROOT / document).read_text(encoding="utf-8")
    blocks = list(re.finditer(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL))
    assert blocks, f"{document} has no example"
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for block in blocks:
        line = text.count("\n", 0, block.start(1))
        exec(compile("\n" * line + block.group(1), document, "exec"), names)


def rooms() -> list[str]:
    """Every module, package and folder that the page on the architecture has a line for."""
    source = ROOT / "src" / "sztab"
    kept = [path for path in source.iterdir() if path.suffix == ".py" or path.is_dir()]
    kept += [path.parent for path in source.glob("server/*/__init__.py")]
    kept += [path for path in ROOT.glob("web/src/*/*") if path.parent.name in ("pages", "panels")]
    kept += ROOT.glob("web/src/*")
    inside = [path for path in kept if path.is_dir() or path.parent == source]
    return sorted({path.stem for path in inside if not path.name.startswith("__")})


def test_the_page_on_the_architecture_names_every_room() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w]+)[/`]", text)) | set(re.findall(r"`([\w]+)/<", text))
    assert len(rooms()) > 40
    assert [room for room in rooms() if room not in named] == []


def test_thirty_lines_of_each_language_stand_beside_what_is_said_today() -> None:
    said = "\n".join(
        file.read_text(encoding="utf-8")
        for folder in ("tests/playthroughs", "docs/logs")
        for file in sorted((ROOT / folder).glob("*.txt"))
    )
    page = (ROOT / "docs/logs/before-and-after.md").read_text(encoding="utf-8")
    for language in page.split("\n## ")[1:]:
        rows = [line for line in language.splitlines() if line.startswith("| ")][1:]
        assert len(rows) >= 30
        assert not [row for row in rows if row.strip("| ").split(" | ")[1] not in said]
