"""What tests of the command are handed."""

from pathlib import Path

import pytest

from tests.toy import seat_the_toys


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Stones is installed, and kept games go to a folder of their own."""
    seat_the_toys(monkeypatch)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path
