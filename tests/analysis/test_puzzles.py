"""Puzzles: one plan is clearly the best, every search agrees, and those we ship are sound."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sztab import find_game, open_table
from sztab.analysis import orders
from sztab.analysis.plans import Plan
from sztab.analysis.puzzles import (
    AHEAD,
    CHOICES,
    LEAST,
    MOST_ALSO,
    Found,
    Puzzle,
    choice,
    is_clear,
    lead,
    mine,
    puzzle_from_json,
    rest_of,
)
from sztab.bots import find_bot
from sztab.cli import main
from sztab.core.errors import SztabError
from sztab.core.fate import Fate
from sztab.core.game import AnyGame
from sztab.core.record import replay, to_text
from sztab.core.table import Table
from tests.analysis.test_luck import named

SHIPPED = {
    "medieval-battle": 10,
    "stand-at-mortain": 10,
    "race-to-the-rhine": 5,
    "flames-of-war": 5,
}


def shipped(game: str) -> list[Puzzle]:
    file = find_game(game).folder().joinpath("puzzles.json")
    plain = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    return [puzzle_from_json(one) for one in plain]


@pytest.mark.parametrize("game", SHIPPED)
def test_shipped_puzzles_are_sound(game: str) -> None:
    puzzles, rules = shipped(game), find_game(game)
    assert len(puzzles) >= SHIPPED[game]
    assert len({one.id for one in puzzles}) == len(puzzles)
    for one in puzzles:
        state = rules.load(one.position)
        seat = rules.seats(state).index(one.seat)
        assert rules.awaited(state) == (seat,)
        assert rules.check(state, seat, rules.parse(one.solution[0])) is None, one.id
        assert rules.check(state, seat, rules.parse(one.other)) is None, one.id
        if one.choices:
            _hold_orders(rules, state, seat, one)
        else:
            offers = rules.offers(state, seat)
            whole = {offer.text for offer in offers if not offer.part and not offer.counts}
            assert one.solution[0] in whole
            assert len(offers) >= CHOICES
            assert {*one.also, *one.later} <= whole - {one.solution[0], one.other}
            assert len(one.also) <= MOST_ALSO
        assert one.chance - one.other_chance >= 0
        assert one.chance >= LEAST
        assert one.source.startswith("sztab lab play")


def _hold_orders(rules: AnyGame, state: Any, seat: int, one: Puzzle) -> None:
    """Hold the orders to choose from to the rules, to each other and to today's words."""
    texts = [each["text"] for each in one.choices]
    assert len(texts) >= orders.CHOICES
    assert {one.solution[0], one.other} <= set(texts)
    (group,) = [each for each in orders.groups(rules, state, seat) if sorted(each) == texts]
    assert one.solution[0] != group[0], "a rule of thumb chooses it"
    assert one.chance - one.other_chance >= orders.AHEAD
    for each in one.choices:
        assert rules.check(state, seat, rules.parse(each["text"])) is None
        assert each == choice(rules, state, seat, each["text"])
    words = [json.dumps(each["say"]) for each in one.choices]
    assert len(set(words)) == len(words), "orders that read alike cannot be told apart"


@pytest.mark.full
@pytest.mark.parametrize("game", [game for game, least in SHIPPED.items() if least])
def test_a_new_search_finds_the_solutions_of_shipped_puzzles(game: str) -> None:
    rules = find_game(game)
    failed = []
    for one in shipped(game):
        state = rules.load(one.position)
        seat = rules.seats(state).index(one.seat)
        if one.choices:
            texts = [each["text"] for each in one.choices]
            held = orders.weigh(rules, state, seat, texts, 77, one.nodes)[0].text == one.solution[0]
        else:
            held = lead(rules, state, seat, one, 77, one.nodes) is not None
        if not held:
            failed.append(one.id)
    assert not failed


def found(best: int, other: int, move: str = "march HC1 0,0", searched: bool = True) -> Found:
    return Found(Plan((move,), best, (), searched), Plan(("halt",), other))


def test_only_a_clear_lead_in_a_game_that_is_not_lost_makes_a_puzzle() -> None:
    assert is_clear(found(600_000, 600_000 - AHEAD))
    assert not is_clear(found(600_000, 600_001 - AHEAD))
    assert not is_clear(found(LEAST - 1, 0))
    assert not is_clear(found(600_000, 0, "halt"))  # there is nothing to find
    assert not is_clear(found(600_000, 0, searched=False))
    assert not is_clear(None)


def test_a_move_that_only_comes_before_the_solution_is_not_wrong() -> None:
    """Any unit may move first: the fire that decides is still to come (SM-4.1)."""
    one = next(each for each in shipped("stand-at-mortain") if each.later)
    rules = find_game(one.game)
    state = rules.load(one.position)
    seat = rules.seats(state).index(one.seat)
    rest = rest_of(rules, state, seat, Plan(one.solution, one.chance), 300)
    assert rest is not None
    assert set(rest.later) & set(one.later)
    for text in rest.later:
        after = rules.apply(state, seat, rules.parse(text), Fate()).state
        assert rules.check(after, seat, rules.parse(one.solution[0])) is None


def test_where_almost_everything_is_as_good_there_is_no_puzzle() -> None:
    rules = find_game("stand-at-mortain")
    one = next(each for each in shipped(rules.id) if each.later)  # other moves leave the turn
    state = rules.load(one.position)
    seat = rules.seats(state).index(one.seat)
    hardly = Plan((one.later[0],), 1)  # it is behind everything: what costs no more is as good
    assert rest_of(rules, state, seat, hardly, 20) is None


def played(moves: int) -> Table:
    game = find_game("medieval-battle")
    table = open_table(game, {"size": "standard"}, seed=3)
    random = Random(3)
    while table.awaited and len(table.record.entries) < moves:
        seat = table.seat(None)
        table.play(game.text(find_bot("greedy").choose(game, table.state, seat, random)))
    return table


def test_mining_the_same_record_again_finds_the_same(tmp_path: Path) -> None:
    table = played(60)
    first = [one.json() for one in mine(table.game, table.record, "test", first=50)]
    again = [one.json() for one in mine(table.game, table.record, "test", first=50)]
    assert first == again
    for one in first:
        assert puzzle_from_json(json.loads(json.dumps(one))).json() == puzzle_from_json(one).json()


def test_the_command_mines_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, out = tmp_path / "game.json", tmp_path / "puzzles.json"
    record.write_text(to_text(played(45).record))
    command = ["puzzles", "mine", str(record), "--out", str(out), "--from-move", "44"]
    assert main(command) == 0
    assert "puzzles in" in capsys.readouterr().out
    shipped = json.loads(find_game("medieval-battle").folder().joinpath("puzzles.json").read_text())
    out.write_text(json.dumps(shipped[:1]))
    assert main(["puzzles", "check", str(out), "--nodes", "50"]) in (0, 1)
    assert capsys.readouterr().out.startswith(shipped[0]["id"])


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", "[1]", '[{"id": 1}]', "\0"])
@pytest.mark.parametrize("command", ["check", "mine"])
def test_a_wrong_file_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, text: str
) -> None:
    file = tmp_path / "wrong.json"
    file.write_text(text)
    more = ["--out", str(tmp_path / "out.json")] if command == "mine" else []
    assert main(["puzzles", command, str(file), *more]) == 2
    assert main(["puzzles", command, str(tmp_path / "nothing.json"), *more]) == 2
    assert capsys.readouterr().err.count("\n") == 2


@pytest.mark.parametrize("plain", [{}, {"id": "x"}, [], 5])
def test_what_is_no_puzzle_is_refused(plain: object) -> None:
    with pytest.raises(SztabError):
        puzzle_from_json(plain)


def test_an_order_is_weighed_by_many_dice_and_the_same_dice_weigh_the_same() -> None:
    """Before moves 37 and 106 of this game: a platoon may shoot at four, another charge or not."""
    rules, record = find_game("flames-of-war"), named("flames-of-war", "40 greedy")
    weighed = 0
    for moment in replay(rules, record):
        if moment.at in (36, 105):
            (seat,) = rules.awaited(moment.state)
            for group in orders.groups(rules, moment.state, seat):
                first = orders.weigh(rules, moment.state, seat, group, 3, 4)
                assert first == orders.weigh(rules, moment.state, seat, group, 3, 4)
                chances = [one.chance for one in first]
                assert chances == sorted(chances, reverse=True)
                assert orders.lead(first) == chances[0] - chances[1]
                weighed += 1
    assert weighed == 2
