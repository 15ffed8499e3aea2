"""Runs: the same games whoever plays them, nothing lost, every file read back."""

import csv
import errno
import io
import json
import multiprocessing
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from sztab import cli
from sztab.core.errors import OptionError, SztabError
from sztab.core.fate import Fate
from sztab.core.game import Step
from sztab.core.record import verify
from sztab.games.medieval_battle import GAME as MEDIEVAL
from sztab.games.race_to_the_rhine import GAME as RHINE
from sztab.lab.runs import workers
from sztab.lab.runs.plan import Plan, plan_from_json, rotated, settings_of
from sztab.lab.runs.play import UNFINISHED, play_game, rounds_of
from sztab.lab.runs.progress import Progress
from sztab.lab.runs.run import GAMES, Crew, header, rows_in, run
from sztab.lab.runs.store import MAGIC, GamesFile, is_games_file, is_torn, read_games, unpack_record
from sztab.lab.runs.summary import summary, write_summary
from tests.toy import STONES, Heap, Move, Stones, seat_the_toys

TOY = Plan("stones", rotated(STONES, ("random", "greedy")), ({"stones": 12, "die": True},), 7)
SOLO = Plan(RHINE.id, rotated(RHINE, ("random",), ("white",)), ({"turns": 1},))


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_the_toys(monkeypatch)


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


# --- plans ---------------------------------------------------------------------------------------


def test_every_deal_is_played_with_sides_swapped_and_in_every_setting() -> None:
    settings = settings_of(STONES, {"die": True}, {"stones": ["7", "12"], "bids": ["yes", "no"]})
    assert settings[1] == {"die": True, "stones": 7, "bids": False}
    plan = Plan("stones", rotated(STONES, ("random", "greedy")), settings)
    assert plan.games_per_deal == 8
    setups = [plan.setup(number) for number in range(16)]
    assert [one.deal for one in setups] == [0] * 8 + [1] * 8
    assert len({(one.setting, one.arrangement) for one in setups[:8]}) == 8
    assert (plan.whole(1), plan.whole(8), plan.whole(9)) == (8, 8, 16)
    assert plan_from_json(json.loads(json.dumps(plan.json()))).json() == plan.json()


def test_seats_rotate_and_equal_players_do_not_play_the_same_game_twice() -> None:
    three = rotated(RHINE, ("random", "greedy", "greedy"))
    assert len({one.players for one in three}) == 3
    pairs = rotated(RHINE, ("random", "greedy"))
    assert len({one.seats for one in pairs}) * 2 == len(pairs) == 6
    assert len(rotated(STONES, ("random", "random"))) == 1
    assert [one.seats for one in rotated(RHINE, ("random",), ("white",))] == [("white",)]
    with pytest.raises(SztabError, match="name one bot for each seat"):
        rotated(STONES, ("random",))


def test_players_and_options_that_cannot_be_used_are_named_before_the_first_game(
    tmp_path: Path,
) -> None:
    with pytest.raises(SztabError, match="There is no bot 'Napoleon'"):
        run(STONES, Plan("stones", rotated(STONES, ("random", "Napoleon"))), 2, tmp_path, Crew())
    with pytest.raises(OptionError, match="takes 3, 7, 12, 60"):
        settings_of(STONES, {}, {"stones": ["5"]})
    with pytest.raises(OptionError, match="stones: a value is named twice"):
        settings_of(STONES, {}, {"stones": ["7", "7"]})
    assert list(tmp_path.iterdir()) == []


def test_the_luck_of_a_game_follows_from_seed_and_deal_alone() -> None:
    record = play_game(STONES, TOY, 4)[1]
    assert play_game(STONES, TOY, 4)[1] == record
    swapped = play_game(STONES, TOY, 5)[1]
    dice, others = ([one for entry in it.entries for one in entry.fate] for it in (record, swapped))
    common = min(len(dice), len(others))
    assert common > 2
    assert dice[:common] == others[:common]
    assert play_game(STONES, TOY, 6)[1] != record


def test_a_game_that_lasts_too_long_is_broken_off() -> None:
    class Short(Stones):
        most_moves = 2

    row, record = play_game(Short(), TOY, 0)
    assert (row.winners, row.key, row.rule, row.moves, row.places) == ([], UNFINISHED, "", 2, {})
    assert verify(Short(), record) is not None


def test_rounds_are_told_where_the_position_counts_them() -> None:
    row, _record = play_game(RHINE, Plan(RHINE.id, SOLO.arrangements, ({"turns": 2},)), 0)
    assert (row.rounds, row.winners, row.rule) == (2, [], "RR-17.3")
    assert rounds_of({"round": 4, "turn": "red"}) == 4
    assert rounds_of({"turns": [3, 2]}) == 3
    assert rounds_of({"turn": "red"}) is None


# --- files ---------------------------------------------------------------------------------------


def test_a_run_goes_on_where_it_was_cut_off(toys: None, tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    assert run(STONES, TOY, 20, whole, Crew()).played == 20
    run(STONES, TOY, 8, cut, Crew())
    games = cut / GAMES
    games.write_bytes(games.read_bytes()[:-7])
    assert is_torn(games)
    done = run(STONES, TOY, 20, cut, Crew())
    assert (done.before, done.played) == (7, 13)
    assert files(cut) == files(whole)
    assert run(STONES, TOY, 20, cut, Crew()).played == 0


@pytest.mark.parametrize("left", [0, 5, len(MAGIC), len(MAGIC) + 30])
def test_a_run_cut_off_before_its_first_game_begins_anew(
    toys: None, tmp_path: Path, left: int
) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    run(STONES, TOY, 4, whole, Crew())
    cut.mkdir()
    (cut / GAMES).write_bytes((whole / GAMES).read_bytes()[:left])
    assert run(STONES, TOY, 4, cut, Crew()).played == 4
    assert files(cut) == files(whole)


def test_damage_before_whole_games_is_said_and_nothing_is_cut_off(
    toys: None, tmp_path: Path
) -> None:
    run(STONES, TOY, 6, tmp_path, Crew())
    games = tmp_path / GAMES
    spoiled = bytearray(games.read_bytes())
    spoiled[len(spoiled) // 2] ^= 1
    games.write_bytes(spoiled)
    with pytest.raises(SztabError, match=r"damaged at byte \d+, with whole games behind it"):
        run(STONES, TOY, 8, tmp_path, Crew())
    assert games.read_bytes() == spoiled


def test_a_file_belongs_to_one_plan_and_one_process(toys: None, tmp_path: Path) -> None:
    run(STONES, TOY, 4, tmp_path, Crew())
    other = Plan("stones", TOY.arrangements, TOY.settings, seed=8)
    with pytest.raises(SztabError, match=r"another plan \(seed 7 instead of 8\)"):
        run(STONES, other, 4, tmp_path, Crew())
    other = Plan("stones", TOY.arrangements[:1], ({"stones": 7},), seed=7)
    with pytest.raises(SztabError, match=r"\(other players or seats, other options\)"):
        run(STONES, other, 4, tmp_path, Crew())
    with (
        GamesFile(tmp_path / GAMES, header(STONES, TOY)),
        pytest.raises(SztabError, match="Another run is writing"),
    ):
        run(STONES, TOY, 4, tmp_path, Crew())
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / GAMES).write_text("something else")
    with pytest.raises(SztabError, match="not a file of games"):
        run(STONES, TOY, 4, tmp_path / "other", Crew())


def test_results_are_the_same_in_every_form(toys: None, tmp_path: Path) -> None:
    settings = settings_of(STONES, {}, {"stones": ["7", "12"]})
    plan = Plan("stones", TOY.arrangements, settings, 3)
    run(STONES, plan, 12, tmp_path, Crew())
    with (tmp_path / "results.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["number"]) for row in rows] == list(range(12))
    assert {row["option_stones"] for row in rows} == {"7", "12"}
    found = list(rows_in(tmp_path))
    assert ["+".join(row.winners) for row in found] == [row["winner"] for row in rows]
    parquet = pytest.importorskip("pyarrow.parquet")
    table = parquet.read_table(tmp_path / "results.parquet").to_pylist()
    as_text = [
        {name: "" if value is None else str(value) for name, value in row.items()} for row in table
    ]
    assert as_text == rows
    figures = summary(STONES, plan, found)
    assert sum(one["wins"] for one in figures["players"].values()) == 12
    assert [one["options"] for one in figures["settings"]] == [{"stones": 7}, {"stones": 12}]
    out = io.StringIO()
    write_summary(figures, out)
    assert "stones=12:\n" in out.getvalue()


# --- workers -------------------------------------------------------------------------------------


def test_workers_play_the_same_games_also_if_one_is_killed(tmp_path: Path) -> None:
    run(RHINE, SOLO, 12, tmp_path / "alone", Crew(1))
    found: dict[int, bytes] = {}
    for number, payload in workers.play_in_workers(SOLO, iter(range(12)), 2):
        if not found:
            victim = multiprocessing.active_children()[0]
            assert victim.pid is not None
            os.kill(victim.pid, signal.SIGKILL)
        assert number not in found
        found[number] = payload
    assert [found[number] for number in range(12)] == list(read_games(tmp_path / "alone" / GAMES))
    assert not multiprocessing.active_children()
    first = unpack_record(found[0], "it")
    assert verify(RHINE, first) is not None


def test_the_file_of_a_run_is_the_same_with_any_number_of_workers(tmp_path: Path) -> None:
    run(RHINE, SOLO, 8, tmp_path / "one", Crew(1))
    run(RHINE, SOLO, 8, tmp_path / "two", Crew(2))
    assert files(tmp_path / "one") == files(tmp_path / "two")


def test_a_game_out_of_order_is_put_in_order(toys: None, tmp_path: Path) -> None:
    def shuffled(plan: Plan, numbers: Iterator[int]) -> Iterator[tuple[int, bytes]]:
        listed = list(numbers)
        Random(1).shuffle(listed)
        return workers.play_here(plan, listed)

    class Unruly(Crew):
        def play(self, plan: Plan, numbers: Iterator[int]) -> Iterator[tuple[int, bytes]]:
            return shuffled(plan, numbers)

    run(STONES, TOY, 20, tmp_path / "unruly", Unruly())
    run(STONES, TOY, 20, tmp_path / "one", Crew())
    assert files(tmp_path / "unruly") == files(tmp_path / "one")


def test_a_game_that_fails_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Crashes(Stones):
        def apply(self, state: Heap, seat: int, move: Move, fate: Fate) -> Step[Heap]:
            raise ZeroDivisionError

        def advance(self, state: Heap, seat: int, move: Move, fate: Fate) -> None:
            raise ZeroDivisionError("three stones")

    seat_the_toys(monkeypatch, Crashes())
    with pytest.raises(SztabError, match=r"Game 0 cannot be played: ZeroDivisionError: three"):
        run(STONES, TOY, 4, tmp_path, Crew())


def test_a_player_that_breaks_the_rules_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, game: Stones, state: Heap, seat: int, random: Random) -> Move:
            return Move("take", 99)

    monkeypatch.setattr("sztab.lab.runs.play.find_player", lambda text: Cheat())
    with pytest.raises(SztabError, match=r"The player in seat \w+ chose 'take 99', which TOY-"):
        play_game(STONES, TOY, 0)


def test_a_sentence_of_our_own_is_said_without_a_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_the_toys(monkeypatch)

    def refuse(_plan: Plan, _number: int) -> bytes:
        raise SztabError("./mybot ended in the middle of the game.")

    monkeypatch.setattr(workers, "played", refuse)
    with pytest.raises(SztabError) as said:
        list(workers.play_here(TOY, [3]))
    assert str(said.value) == "Game 3 cannot be played: ./mybot ended in the middle of the game."


def test_a_program_that_is_not_there_is_said_before_the_first_game(toys: None) -> None:
    plan = Plan("stones", rotated(STONES, ("random", "program:./no-such-bot")))
    with pytest.raises(SztabError, match=r"There is no program '\./no-such-bot'"):
        plan.check(STONES)


def test_a_file_in_the_place_of_the_folder_is_said(toys: None, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("notes")
    for folder in (tmp_path / "taken", tmp_path / "taken" / "below"):
        with pytest.raises(SztabError, match="cannot be a folder, there is a file in its place"):
            run(STONES, TOY, 2, folder, Crew())
    assert (tmp_path / "taken").read_text() == "notes"


def test_a_full_disk_is_said_and_the_run_goes_on_when_there_is_room(
    toys: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, append = tmp_path / "whole", GamesFile.append
    run(STONES, TOY, 6, whole, Crew())

    def full(file: GamesFile, number: int, payload: bytes) -> None:
        if number == 4:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        append(file, number, payload)

    with monkeypatch.context() as patched:
        patched.setattr(GamesFile, "append", full)
        with pytest.raises(SztabError, match="has no room for more"):
            run(STONES, TOY, 6, tmp_path / "full", Crew())
    assert run(STONES, TOY, 6, tmp_path / "full", Crew()).before == 4
    assert files(tmp_path / "full") == files(whole)


def test_progress_says_rate_and_time_left() -> None:
    out = io.StringIO()
    progress = Progress("lab play stones", 1000, 100, out)
    progress.done = 300
    assert progress.line(10.0) == "lab play stones: 300 of 1,000 games, 20.0 games/s, 35 s left"
    progress.said -= 60
    progress.step()
    assert out.getvalue().count("\n") == 1
    assert "\r" not in out.getvalue()


# --- commands ------------------------------------------------------------------------------------


def test_a_run_is_played_verified_and_replayed_by_commands(
    toys: None,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["lab", "play", "stones", "--bots", "random,greedy", "--games", "5", "--workers", "1"]
    assert cli.main([*words, "--set", "stones=7,12"]) == 0
    said = capsys.readouterr()
    assert "8 games instead of 5" in said.err
    assert "Stones (pure): 8 games from seed 1, 8 of them now" in said.out
    (folder,) = (tmp_path / "runs").iterdir()
    assert json.loads((folder / "summary.json").read_text())["games"] == 8
    games = str(folder / GAMES)
    assert is_games_file(folder / GAMES)
    assert cli.main(["verify", games]) == 0
    assert "ok, 8 games" in capsys.readouterr().out
    assert cli.main(["replay", games, "--game", "3"]) == 0
    assert capsys.readouterr().out.startswith("Stones: ")
    assert cli.main(["replay", games, "--game", "30"]) == 2
    assert "has no game 30" in capsys.readouterr().err
    cut = tmp_path / "cut.sztab"
    cut.write_bytes((folder / GAMES).read_bytes()[:-3])
    assert cli.main(["verify", str(cut)]) == 1
    assert "the end is torn off" in capsys.readouterr().err


def test_a_sweep_that_cannot_be_read_is_said(toys: None, tmp_path: Path) -> None:
    words = ["lab", "play", "stones", "--bots", "random,random", "--out", str(tmp_path)]
    assert cli.main([*words, "--set", "stones"]) == 2
    assert cli.main([*words, "--set", "stones=7,12", "--option", "stones=7"]) == 2
    assert cli.main([*words, "--seats", "left"]) == 2


@pytest.mark.full
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs /proc")
def test_memory_stays_flat_over_ten_thousand_games(tmp_path: Path) -> None:
    def megabytes() -> float:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    plan = Plan(MEDIEVAL.id, rotated(MEDIEVAL, ("random", "random")))
    run(MEDIEVAL, plan, 1000, tmp_path, Crew())
    before = megabytes()
    run(MEDIEVAL, plan, 10_000, tmp_path, Crew())
    assert megabytes() - before < 8
    assert sum(1 for _row in rows_in(tmp_path)) == 10_000
