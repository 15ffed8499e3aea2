"""Games at the terminal are kept, saved and taken up again."""

import json
from pathlib import Path

import pytest

from sztab import cli, sitting
from sztab.core.errors import SztabError
from sztab.core.record import from_text, verify
from sztab.core.table import Table
from tests.cli.screen import moves, sit
from tests.toy import STONES, seat_the_toys

# --- keeping -------------------------------------------------------------------------------------


def test_the_record_is_kept_after_every_move() -> None:
    lengths: list[int] = []
    sit("take 1", keep=lambda table: lengths.append(len(table.record.entries)), stones=60)
    assert lengths == [1, 2]


def test_a_full_disk_does_not_end_the_game() -> None:
    def fail(table: Table) -> None:
        raise SztabError("the disk is full.")

    screen, table = sit("take 1", "take 1", keep=fail, stones=60)
    assert len(moves(table)) == 4
    assert screen.text.count("The game cannot be kept: the disk is full.") == 1


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    seat_the_toys(monkeypatch)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path


def typing(
    monkeypatch: pytest.MonkeyPatch, *lines: str, end: type[BaseException] = EOFError
) -> None:
    left = list(lines)

    def answer(prompt: str) -> str:
        if not left:
            raise end
        return left.pop(0)

    monkeypatch.setattr("builtins.input", answer)


@pytest.mark.parametrize(("end", "code"), [(EOFError, 0), (KeyboardInterrupt, 130)])
def test_a_game_that_is_left_is_kept_and_can_be_resumed(
    home: Path,
    end: type[BaseException],
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    typing(monkeypatch, "take 1", end=end)
    words = ["play", "stones", "--option", "stones=12", "--seed", "5", "--seat", "right=random"]
    assert cli.main(words) == code
    (file,) = (home / "sztab").iterdir()
    verify(STONES, from_text(file.read_text()))
    said = capsys.readouterr().out
    assert f"The game is kept in {file}" in said
    command = f"sztab play stones --load {file} --seat right=random --lang en"
    assert f"To play on: {command}" in said

    typing(monkeypatch, *["1"] * 12)
    assert cli.main(command.split()[1:]) == 0
    said = capsys.readouterr().out
    assert "The game goes on after 2 moves." in said
    assert f"To see it again: sztab replay {file}" in said
    assert list((home / "sztab").iterdir()) == [file]
    assert json.loads(file.read_text())["result"] is not None


def test_a_kept_game_that_was_altered_is_taken_up_with_a_warning(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "mine.json"
    typing(monkeypatch, "take 1")
    assert cli.main(["play", "stones", "--save", str(file), "--option", "stones=60"]) == 0
    file.write_text(file.read_text().replace('"stones": 60', '"stones": 12'))
    assert capsys.readouterr().err == ""
    typing(monkeypatch)
    assert cli.main(["play", "stones", "--load", str(file)]) == 0
    said = capsys.readouterr().err
    assert said.startswith(
        "The game goes on, but it differs from the one that was kept: After move 0"
    )


def test_nothing_is_kept_before_the_first_move(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch)
    assert cli.main(["play", "stones"]) == 0
    assert "No move was made, so nothing was kept." in capsys.readouterr().out
    assert not (home / "sztab").exists()


def test_a_game_is_kept_where_it_is_asked_for(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, other = home / "mine.json", home / "other file.json"
    typing(monkeypatch, "take 1", f"save {other}", "quit")
    assert cli.main(["play", "stones", "--save", str(file), "--option", "stones=60"]) == 0
    assert file.read_text() == other.read_text()
    assert f"Saved: {other}" in capsys.readouterr().out

    typing(monkeypatch, "take 1")
    before = other.read_text()
    assert cli.main(["play", "stones", "--load", str(other)]) == 0
    assert other.read_text() == before, "a file that was only loaded is left as it is"


def test_a_file_with_another_game_is_never_written_over(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "mine.json"
    typing(monkeypatch, "take 1")
    assert cli.main(["play", "stones", "--save", str(file), "--option", "stones=60"]) == 0
    before = file.read_text()
    assert cli.main(["play", "stones", "--save", str(file)]) == 2
    assert "is there already" in capsys.readouterr().err
    typing(monkeypatch)
    assert cli.main(["play", "stones", "--save", str(file), "--load", str(file)]) == 0
    assert file.read_text() == before
    typing(monkeypatch, "take 1")
    assert cli.main(["play", "stones", "--save", str(file), "--load", str(file)]) == 0
    assert len(from_text(file.read_text()).entries) == 4


def test_a_game_whose_folder_cannot_be_written_is_kept_elsewhere(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "sztab").touch()  # a file where the folder should be
    here = home / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    typing(monkeypatch, "take 1")
    assert cli.main(["play", "stones", "--option", "stones=60"]) == 0
    (file,) = here.iterdir()
    said = capsys.readouterr().out
    assert "The game cannot be kept: " in said
    assert f"The game is kept in {file}" in said
    assert len(from_text(file.read_text()).entries) == 2


def test_a_game_kept_elsewhere_takes_no_other_file_s_place(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "closed").touch()
    precious = home / "game.json"
    precious.write_text("precious")
    monkeypatch.chdir(home)
    typing(monkeypatch, "take 1")
    words = ["play", "stones", "--option", "stones=60", "--save", str(home / "closed/game.json")]
    assert cli.main(words) == 0
    assert precious.read_text() == "precious"
    assert f"The game is kept in {home / 'game-2.json'}" in capsys.readouterr().out


def test_save_writes_over_nothing_but_its_own(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    precious, mine = home / "precious", home / "mine.json"
    precious.write_text("precious")
    lines = [f"save {precious}", f"save {mine}", "take 1", f"save {mine}", "save a\0b"]
    typing(monkeypatch, *lines, "save ~nobody-of-this-name/x.json")
    monkeypatch.chdir(home)
    assert cli.main(["play", "stones", "--option", "stones=60"]) == 0
    said = capsys.readouterr().out
    assert precious.read_text() == "precious"
    assert f"{precious} is there already: name another file." in said
    assert "'a\\x00b' cannot be the name of a file" in said
    assert len(from_text(mine.read_text()).entries) == 2


def test_a_folder_that_nobody_may_look_into_is_no_crash(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def forbidden(path: Path) -> bool:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "exists", forbidden)
    typing(monkeypatch, "take 1")
    assert cli.main(["play", "stones", "--option", "stones=60"]) == 0
    assert "The game is kept in" in capsys.readouterr().out


@pytest.mark.parametrize(("terminal", "escapes"), [("xterm", True), ("dumb", False)])
def test_a_plain_terminal_is_cleared_by_scrolling(
    terminal: str,
    escapes: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", terminal)
    sitting._clear()
    said = capsys.readouterr().out
    assert ("\033" in said) == escapes
    assert escapes or said.count("\n") > 50


def test_two_games_in_one_second_have_two_files(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.strftime", lambda shape: "20000101-000000")
    for _game in range(2):
        typing(monkeypatch, "take 1")
        assert cli.main(["play", "stones"]) == 0
    assert len(list((home / "sztab").iterdir())) == 2
