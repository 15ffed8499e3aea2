"""The notebooks run, with few and quick games."""

import json
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("notebook", sorted(FOLDER.glob("*.ipynb")), ids=lambda file: file.stem)
def test_a_notebook_runs(notebook: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mpl = pytest.importorskip("matplotlib")
    mpl.use("Agg")
    monkeypatch.setenv("RUN", str(tmp_path))
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    names: dict[str, Any] = {}
    for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            source = "".join(cell["source"])
            source = source.replace("GAMES = 90", "GAMES = 4").replace('"greedy"', '"random"')
            exec(compile(source, str(notebook), "exec"), names)
    mpl.pyplot.close("all")
    assert len(names["rows"]) == 4
