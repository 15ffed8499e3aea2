"""The document lists every block of every observation as it is."""

from pathlib import Path

import pytest

from sztab import cli
from sztab.core.errors import SztabError
from sztab.research import bench
from sztab.research.describe import description
from sztab.research.zoo import raw_env

ROOT = Path(__file__).parents[2]


def test_the_document_describes_what_is_observed() -> None:
    document = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    assert description().strip() in document, "run python -m sztab.research.describe"


def test_environments_are_measured_in_turn(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = [
        bench.Contestant("fast", raw_env("medieval-battle"), 1),
        bench.Contestant("peer", raw_env("race-to-the-rhine"), 1),
    ]
    monkeypatch.setattr(bench, "ours", lambda seed: made)
    file = tmp_path / "figures.json"
    words = ["bench", "env", "--no-peers", "--seconds", "0.3", "--json", str(file)]
    assert cli.main(words) == 0
    assert "x 1.0 (1.0 to 1.0)" in capsys.readouterr().out
    assert file.exists()


def test_a_peer_that_is_not_installed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(bench, "import_module", missing)
    with pytest.raises(SztabError, match="pip install"):
        bench.chess(1)
