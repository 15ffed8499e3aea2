"""Tournaments: ratings are those of Bradley and Terry, and a tournament goes on."""

import io
import json
import math
from pathlib import Path
from random import Random

import pytest

from sztab import cli
from sztab.core.errors import SztabError
from sztab.lab.contests import tournament as tournaments
from sztab.lab.contests.ratings import PRIOR, SCALE, ratings
from sztab.lab.contests.tournament import (
    Entry,
    Meeting,
    play_tournament,
    short_names,
    table_of,
    write_table,
)
from sztab.lab.runs.run import Crew
from tests.toy import STONES, seat_the_toys


def test_two_players_are_rated_by_the_odds() -> None:
    strong, weak = ratings(["a", "b"], {("a", "b"): 30, ("b", "a"): 10})
    odds = (30 + PRIOR) / (10 + PRIOR)
    assert (strong.name, weak.name) == ("a", "b")
    assert strong.rating - weak.rating == pytest.approx(SCALE * math.log(odds), abs=1e-6)
    assert strong.rating + weak.rating == pytest.approx(0, abs=1e-9)
    # The variance of the difference is 1 / (n p q); each rating moves by half of it.
    games, share = 41, (30 + PRIOR) / 41
    half = 1.959964 / math.sqrt(games * share * (1 - share)) * SCALE / 2
    assert strong.high - strong.rating == pytest.approx(half, rel=1e-6)


def test_known_strengths_are_found_and_intervals_hold_them() -> None:
    true = {"a": 200.0, "b": 50.0, "c": 0.0, "d": -250.0}
    held = rated = 0
    for seed in range(60):
        random = Random(seed)
        scores: dict[tuple[str, str], float] = {}
        for a in true:
            for b in true:
                if a < b:
                    chance = 1 / (1 + 10 ** ((true[b] - true[a]) / 400))
                    wins = sum(random.random() < chance for _game in range(100))
                    scores[a, b], scores[b, a] = wins, 100 - wins
        for one in ratings(list(true), scores):
            rated += 1
            held += one.low <= true[one.name] <= one.high
    assert 0.91 <= held / rated <= 0.98


def test_who_has_won_everything_has_a_rating_too() -> None:
    best, worst = ratings(["x", "y"], {("x", "y"): 0, ("y", "x"): 50})
    assert best.name == "y"
    assert 0 < best.rating < 1000
    assert math.isfinite(worst.low)


def test_a_ladder_pairs_neighbours_until_none_is_new() -> None:
    strength = {"a": 0, "b": 2, "c": 1, "d": 3}
    entry = Entry("stones", ("a", "b", "c", "d"), 10, ladder=True)
    meetings: tournaments.Meetings = {}
    met = []
    for a, b in tournaments._pairings(entry, meetings):
        met.append((a, b))
        one = Meeting(8, 0, 2) if strength[a] > strength[b] else Meeting(2, 0, 8)
        meetings[a, b], meetings[b, a] = one, one.turned()
    assert met[:3] == [("a", "b"), ("b", "c"), ("c", "d")]
    assert {frozenset(pair) for pair in met[3:]} == {frozenset("bd"), frozenset("ac")}
    names = [one["name"] for one in table_of(entry, meetings)["standings"]]
    assert names == ["d", "b", "c", "a"]


def test_a_tournament_is_played_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seat_the_toys(monkeypatch)
    entry = Entry("stones", ("random", "greedy"), 20, 3, {"stones": 12})
    table = play_tournament(STONES, entry, tmp_path, Crew())
    assert table is not None
    best, other = table["standings"]
    assert (best["name"], best["games"]) == ("greedy", 20)
    assert best["against"]["random"]["wins"] == other["against"]["greedy"]["losses"] > 10
    assert json.loads((tmp_path / "tournament.json").read_text()) == json.loads(json.dumps(table))
    out = io.StringIO()
    progress = io.StringIO()
    assert play_tournament(STONES, entry, tmp_path, Crew(), progress) == table
    write_table(table, out)
    assert "  1 greedy" in out.getvalue()
    with pytest.raises(SztabError, match="two or more different players"):
        play_tournament(STONES, Entry("stones", ("random", "random"), 4), tmp_path, Crew())


def test_the_command_prints_the_table(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seat_the_toys(monkeypatch)
    monkeypatch.chdir(tmp_path)
    words = ["lab", "tournament", "stones", "--bots", "random,greedy", "--workers", "1"]
    assert cli.main([*words, "--games", "6"]) == 0
    assert "greedy" in capsys.readouterr().out
    assert cli.main([*words, "--games", "6", "--bots", "random"]) == 2


def test_a_table_has_room_for_programs() -> None:
    one, other = "program:/usr/bin/python3 /home/me/bots/mybot.py", "agent@60:./mybot --fast"
    assert short_names(["general:0.1", one]) == {"general:0.1": "general:0.1", one: "mybot"}
    assert short_names(["random", other])[other] == "mybot"
    twice = "program:./other/mybot.py"
    assert short_names([one, twice]) == {one: one, twice: twice}  # as they were written
