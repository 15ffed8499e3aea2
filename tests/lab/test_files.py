"""Files: whole or as before."""

from pathlib import Path

import pytest

from sztab.core.errors import SztabError
from sztab.lab.files import read_text, write_whole


def test_a_file_is_written_with_its_folder(tmp_path: Path) -> None:
    file = tmp_path / "new" / "file.json"
    write_whole(file, "zażółć\n")
    write_whole(file, "gęślą\n")
    assert read_text(file) == "gęślą\n"
    assert list(file.parent.iterdir()) == [file]


def test_a_failed_write_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file.json"
    write_whole(file, "old\n")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(SztabError, match=r"file.json cannot be written: no space left"):
        write_whole(file, "new\n")
    assert file.read_text() == "old\n"
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_that_is_a_file_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "plain").touch()
    with pytest.raises(SztabError, match="cannot be written"):
        write_whole(tmp_path / "plain" / "file.json", "x")
