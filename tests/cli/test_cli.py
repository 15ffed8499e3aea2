"""The command: what it prints, its exit codes, and one clear sentence for bad input."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import sztab
from sztab.core import registry
from sztab.core.errors import DataError
from sztab.core.record import to_text
from sztab.core.table import open_table
from tests.cli.running import Capture, files, run
from tests.toy import STONES, Stones, seat_the_toys

pytestmark = pytest.mark.usefixtures("home")


def record_file(folder: Path, *moves: str, **options: object) -> Path:
    """A record of Stones with these moves."""
    table = open_table(STONES, options, seed=1)
    for move in moves:
        table.play(move)
    file = folder / "game.json"
    file.write_text(to_text(table.record), encoding="utf-8")
    return file


# --- what it says ------------------------------------------------------------------------------


def test_the_version_says_which_build_runs(capsys: Capture) -> None:
    assert run("--version") == 0
    said = capsys.readouterr().out
    assert said in {f"sztab {sztab.__version__} ({build})\n" for build in ("pure", "compiled")}


def test_games_are_listed_with_seats_and_options(capsys: Capture) -> None:
    assert run("games", "--lang", "pl") == 0
    said = capsys.readouterr().out
    assert "stones  Stones, wersja zasad 1" in said
    assert "miejsca: left (Lewy), right (Prawy)" in said
    assert "--option stones=7  (3 | 7 | 12 | 60) [TOY-1.1]" in said
    assert "--option die=false  (true | false)" in said
    assert "Ile kamieni leży na stosie." in said


def test_the_language_may_be_said_before_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("games", "--lang", "pl") == 0
    after = capsys.readouterr().out
    assert run("--lang", "pl", "games") == 0
    assert capsys.readouterr().out == after
    assert run("--lang=pl", "nonsense") == 2
    assert "Nie ma" in capsys.readouterr().err


def test_the_language_follows_the_surroundings(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    assert run("games") == 0
    assert "Lewy" in capsys.readouterr().out
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")  # it overrides LANG, as everywhere
    assert run("games") == 0
    assert "Lewy" not in capsys.readouterr().out


def test_one_rule_is_printed(capsys: Capture) -> None:
    assert run("rules", "stones", "TOY-2.1") == 0
    assert capsys.readouterr().out == (
        "**TOY-2.1 Taking.** A seat takes one, two or three stones from the heap.\n"
    )


def test_the_whole_book_is_printed_by_chapters(capsys: Capture) -> None:
    assert run("rules", "stones") == 0
    said = capsys.readouterr().out
    assert said.index("## 1. Setting up") < said.index("TOY-1.2") < said.index("## 2. Taking")
    assert said.count("**TOY-") == 7


def test_a_replay_tells_the_game_in_words(home: Path, capsys: Capture) -> None:
    file = record_file(home, "take 3", "take 1", "take 3")
    assert run("replay", str(file)) == 0
    said = capsys.readouterr().out
    assert "   2. Right: take 1" in said
    assert "Left takes 3: 4 left. [TOY-2.1]" in said
    assert "The last stone is taken. [TOY-3.1]" in said


def test_a_replay_stops_where_it_is_told_to(home: Path, capsys: Capture) -> None:
    file = record_file(home, "take 3", "take 1", "take 3")
    assert run("replay", str(file), "--at", "1", "--lang", "pl") == 0
    said = capsys.readouterr().out
    assert "Lewy bierze 3: zostaje 4." in said
    assert "Prawy" in said.splitlines()[0]
    assert "2. Prawy" not in said
    assert "\noooo\n" in said


def test_a_replay_for_one_seat_keeps_the_secrets_of_the_others(home: Path, capsys: Capture) -> None:
    file = record_file(home, "bid 17", bids=True)
    assert run("replay", str(file), "--view", "right") == 0
    assert "17" not in capsys.readouterr().out
    assert run("replay", str(file), "--view", "left") == 0
    assert "You write down 17." in capsys.readouterr().out


def test_a_replay_says_if_it_is_not_what_was_played(home: Path, capsys: Capture) -> None:
    file = record_file(home, "take 1", "take 2")
    other = file.read_text().replace('"stones": 7', '"stones": 12')
    file.write_text(other)
    assert run("replay", str(file)) == 1
    caught = capsys.readouterr()
    assert "Left takes 1: 11 left." in caught.out
    assert f"{file}: After move 0 the position differs from the recorded one" in caught.err


def test_a_good_record_is_verified(home: Path, capsys: Capture) -> None:
    file = record_file(home, "take 3", "take 1", "take 3")
    assert run("verify", str(file)) == 0
    assert capsys.readouterr().out == f"{file}: ok, 3 moves, left first by TOY-3.1\n"


def test_a_record_that_does_not_replay_is_a_fault(home: Path, capsys: Capture) -> None:
    file = record_file(home, "take 3", "take 1")
    file.write_text(file.read_text().replace("take 1", "take 2"))
    good = home / "good.json"
    good.write_text(to_text(open_table(STONES).record))
    assert run("verify", str(file), str(good)) == 1
    said = capsys.readouterr()
    assert "After move 2 the position differs" in said.err
    assert said.out.startswith(f"{good}: ok")


def test_a_file_that_is_no_record_weighs_more_than_one_that_does_not_replay(home: Path) -> None:
    file = record_file(home, "take 3", "take 1")
    file.write_text(file.read_text().replace("take 1", "take 2"))
    assert run("verify", str(file), str(home / "missing.json")) == 2


# --- bad input ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("admin", "The following arguments are required: COMMAND"),
        ("plya stones", "Did you mean 'play'?"),
        ("play stnes", "Did you mean 'stones'?"),
        ("rules stnes", "There is no game 'stnes': choose stones."),
        ("rules stones TOY-9.9", "Stones has no rule 'TOY-9.9': choose from TOY-"),
        ("rules stones --coverage --tests nowhere", "There is no folder nowhere"),
        ("play stones --option size=3", "stones has no option 'size': it knows stones, die, bids."),
        ("play stones --option stones=4", "option 'stones' takes 3, 7, 12, 60, not '4'"),
        ("play stones --option stones", "'stones' is not an option: write it as name=value."),
        ("play stones --seat middle=human", "stones has no seat 'middle': choose left, right."),
        (
            "play stones --seat left=clever",
            "'clever' cannot play: choose human, random, greedy, recruit, sergeant, colonel, "
            "general, program:COMMAND or nobody.",
        ),
        ("play stones --seat left=nobody", "stones cannot be played by these seats: choose"),
        ("play stones --seat left", "'left' seats nobody"),
        ("play stones --lang de", "There is no 'de': choose en, pl."),
        ("play stones --seed x", "Argument --seed: a whole number is needed, not 'x'"),
        ("play stones --save .", ". is a folder: name a file"),
        ("play stones --load missing.json", "missing.json cannot be read: no such file"),
        ("replay missing.json", "missing.json cannot be read: no such file"),
        ("replay .", ". cannot be read: is a directory"),
        ("verify missing.json", "missing.json cannot be read: no such file"),
        ("fuzz stones", "One of the arguments --moves --games is required"),
        ("fuzz stones --moves 0", "a whole number from 1 up is needed, not '0'"),
        ("fuzz stones --moves 10 --heavy 2", "a number from 0 to 1 is needed, not '2'"),
        ("fuzz stones --moves 10 --option die=maybe", "takes true or false, not 'maybe'"),
        ("bench stones --seconds nan", "a number of seconds is needed, not 'nan'"),
        ("bench stones --pure nowhere", "nowhere holds no package sztab"),
    ],
)
def test_bad_input_is_one_clear_sentence(
    words: str, sentence: str, home: Path, capsys: Capture
) -> None:
    assert run(*words.split()) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""
    assert files(home) == []


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda text: text[: len(text) // 2], "not a whole JSON file"),
        (lambda text: text.replace("sztab-record", "other"), "is not a Sztab record"),
        (lambda text: text.replace('"version": 1', '"version": 9'), "record version 9"),
        (lambda text: text.replace('"stones",', '"pebbles",', 1), "There is no game 'pebbles'"),
        (lambda text: text.replace('"moves"', '"movs"'), "moves"),
        (lambda text: text.replace("take 1", "fly 1"), "Move 2 (right: fly 1)"),
        (lambda text: text.replace('"right"', '"nobody"'), "nobody"),
    ],
)
@pytest.mark.parametrize("command", ["replay {}", "play stones --load {}"])
def test_a_damaged_record_is_refused(
    command: str,
    damage: Callable[[str], str],
    sentence: str,
    home: Path,
    capsys: Capture,
) -> None:
    file = record_file(home, "take 3", "take 1")
    file.write_text(damage(file.read_text()))
    assert run(*command.format(file).split()) == 2
    said = capsys.readouterr()
    assert sentence in said.err or "pebbles" in said.err
    assert said.err.count("\n") == 1
    assert files(home) == [file]


def test_a_record_that_is_not_text_is_refused(home: Path, capsys: Capture) -> None:
    file = home / "game.json"
    file.write_bytes(b"\xff\xfe\x00")
    assert run("verify", str(file)) == 2
    assert "is not UTF-8 text" in capsys.readouterr().err


def test_a_corrupt_data_set_is_named(
    home: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(Stones):
        def data_hash(self, options: object) -> str:
            raise DataError("data.json, stones: a whole number is needed.")

    seat_the_toys(monkeypatch, Broken())
    assert run("play", "stones") == 2
    assert capsys.readouterr().err == "data.json, stones: a whole number is needed.\n"
    assert files(home) == []


def test_a_game_kept_by_rules_that_are_not_known_is_not_gone_on_with(
    home: Path, capsys: Capture
) -> None:
    file = record_file(home, "take 3")
    kept = json.loads(file.read_text())
    file.write_text(json.dumps(kept | {"rules": "99"}))
    assert run("play", "stones", "--load", str(file)) == 2
    assert "was played by version 99 of the rules of stones" in capsys.readouterr().err
    assert json.loads(file.read_text())["rules"] == "99"


def test_options_do_not_go_with_a_kept_game(home: Path, capsys: Capture) -> None:
    file = record_file(home, "take 3")
    assert run("play", "stones", "--load", str(file), "--option", "stones=3") == 2
    assert "leave --option out" in capsys.readouterr().err


def test_no_games_at_all_is_said(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", dict)
    assert run("games") == 2
    assert "No game is installed" in capsys.readouterr().err
