"""Files: whole or as before."""

import os
from pathlib import Path

import pytest

from sztab.core.errors import SztabError
from sztab.files import read_text, write_new, write_whole


def test_a_file_is_written_with_its_folder(tmp_path: Path) -> None:
    file = tmp_path / "new" / "file.json"
    write_whole(file, "zażółć\n")
    write_whole(file, "gęślą\n")
    assert read_text(file) == "gęślą\n"
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.skipif(os.name != "posix", reason="needs modes")
def test_who_may_read_a_file_follows_from_the_umask(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_whole(tmp_path / "new.json", "x")
        (tmp_path / "closed.json").touch(0o600)
        write_whole(tmp_path / "closed.json", "x")
    finally:
        os.umask(before)
    assert (tmp_path / "new.json").stat().st_mode & 0o777 == 0o640
    assert (tmp_path / "closed.json").stat().st_mode & 0o777 == 0o600


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


def test_a_new_file_takes_no_other_s_place(tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    write_new(file, "old\n")
    with pytest.raises(SztabError, match=r"file.json is there already: name another file"):
        write_new(file, "new\n")
    assert file.read_text() == "old\n"


def test_a_name_that_no_file_can_have_is_said_so() -> None:
    for use in (lambda: read_text(Path("a\0b")), lambda: write_whole(Path("a\0b"), "x")):
        with pytest.raises(SztabError, match="cannot be the name of a file"):
            use()


def test_the_mark_that_some_editors_put_in_front_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(b"\xef\xbb\xbf{}")
    assert read_text(file) == "{}"
