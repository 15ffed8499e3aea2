"""A hint: the colonel's plan in words, by what the seat knows, and never against people."""

import json
from random import Random

import pytest

from sztab import find_game, open_table
from sztab.analysis.hints import hint, told_hint
from sztab.analysis.telling import points
from sztab.bots import find_bot
from sztab.core.record import replay
from sztab.core.said import Name
from sztab.core.table import Table
from sztab.core.words import LANGUAGES, say
from sztab.terminal import LeaveError, Terminal
from tests.analysis.test_luck import named
from tests.legacy.keeping import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_a_legal_move_with_its_reason_in_both_languages(game: str) -> None:
    rules = find_game(game)
    table = open_table(rules, seed=3)
    seat = rules.awaited(table.state)[0]
    found = hint(rules, table.state, seat, Random(1), 30)
    assert rules.check(table.state, seat, rules.parse(found.plan.moves[0])) is None
    for language in LANGUAGES:
        lines = told_hint(found, language)
        assert found.plan.moves[0] in lines[0]
        assert "%" in lines[0]
    assert all(rule.startswith(rules.prefix) for rule in found.rules)


def test_a_hint_finds_the_better_answer_and_names_its_rule() -> None:
    rules, record = find_game("stand-at-mortain"), named("stand-at-mortain", "18 random")
    *_before, moment = (each for each in replay(rules, record) if each.at < 119)
    found = hint(rules, moment.state, 0, Random(1), 400)
    assert found.plan.moves == ("redraw",)
    assert found.other is not None
    assert found.other.moves == ("accept",)
    assert found.plan.chance > found.other.chance
    assert "SM-5.7" in found.rules


def test_a_hint_goes_on_behind_what_needs_no_choice() -> None:
    """A corps loads what it can before anything else: that alone is no plan."""
    rules = find_game("race-to-the-rhine")
    lesson = json.loads((rules.folder() / "training.json").read_text(encoding="utf-8"))
    state = rules.load(lesson["position"])
    seat = rules.awaited(state)[0]
    (loads,) = rules.plans(state, seat, Random(1), 2)
    assert all(rules.text(move).startswith("load ") for move in loads)
    found = hint(rules, state, seat, Random(1), 60)
    assert found.plan.moves[: len(loads)] == tuple(map(rules.text, loads))
    assert len(found.plan.moves) > len(loads)
    assert not found.plan.moves[len(loads)].startswith("load ")
    assert found.other is not None
    assert found.other.moves[: len(loads)] == found.plan.moves[: len(loads)]
    assert found.other.moves != found.plan.moves
    assert {"RR-8.5"} < set(found.rules)


def test_a_hint_does_not_depend_on_what_the_seat_may_not_know() -> None:
    rules = find_game("medieval-battle")
    found = []
    for recruited in ("recruit 3HC 3LC 2HI 1PK", "recruit 2HC 1LC 1MA 2HI 1LB 1LI 1PK 2SB"):
        table = open_table(rules, {"size": "standard"}, seed=1)
        table.play(recruited, "red")
        found.append(hint(rules, table.state, 1, Random(1), 30))
    assert found[0] == found[1]
    for language in LANGUAGES:
        assert told_hint(found[0], language) == told_hint(found[1], language)


def test_a_hint_is_told_in_sentences_with_their_notation() -> None:
    rules = find_game("stand-at-mortain")
    table = open_table(rules, seed=1)
    seat = table.seat(table.awaited[0])
    found = hint(rules, table.state, seat, Random(1), 60)
    notation = "; ".join(found.plan.moves)
    first = told_hint(found, "en")[0]
    assert f"[{notation}]" in first
    assert not first.startswith(f"The colonel would play: {notation}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_what_speaks_for_it_and_how_it_may_go_on(language: str) -> None:
    rules, record = find_game("stand-at-mortain"), named("stand-at-mortain", "18 random")
    *_before, moment = (each for each in replay(rules, record) if each.at < 119)
    found = hint(rules, moment.state, 0, Random(1), 400)
    assert found.reasons
    told = told_hint(found, language)
    for reason in found.reasons:
        words = say(rules, language, Name(reason.part))
        assert any(f"{words} {points(reason.points, language)}" in line for line in told)
    assert found.plan.line
    follow = [line for line in told if line.startswith("  → ")]
    assert follow
    for line, moves in zip(follow, found.plan.line, strict=False):
        assert moves[0] not in line  # words, no notation


def typed(table: Table, bots: list[str], *words: str) -> str:
    """Type these words at a terminal; what it shows."""
    shown: list[str] = []
    left = list(words)

    def ask(_prompt: str) -> str:
        if not left:
            raise LeaveError
        return left.pop(0)

    seats = {name: find_bot("random") for name in bots}
    terminal = Terminal(
        table,
        seats,
        "en",
        Random(1),
        ask,
        shown.append,
        clear=lambda: None,
        keep=lambda _table: None,
        save=lambda _table, _name: None,
    )
    with pytest.raises(LeaveError):
        terminal.run()
    return "\n".join(shown)


def test_the_terminal_gives_hints_against_bots_alone() -> None:
    rules = find_game("stand-at-mortain")
    first = open_table(rules, seed=1)
    other = next(seat for seat in first.seats if seat not in first.awaited)
    assert "The colonel would play: " in typed(first, [other], "hint")
    said = typed(open_table(rules, seed=1), [], "hint")
    assert "There are no hints in a game against people." in said
    assert "colonel" not in said
