"""Every Python block in the documents runs as it stands."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    "README.md",
    "docs/api.md",
    "docs/positions/flames-of-war.md",
    "docs/positions/race-to-the-rhine.md",
]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_python_blocks_of_a_document_run(
    document: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    blocks = list(re.finditer(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL))
    assert blocks, f"{document} has no example"
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for block in blocks:
        line = text.count("\n", 0, block.start(1))
        exec(compile("\n" * line + block.group(1), document, "exec"), names)
