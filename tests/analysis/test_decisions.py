"""The analysis of a game: legal plans, mistakes by size, resumable, bounded in time."""

import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sztab import cli, find_game, open_table
from sztab.analysis.decisions import (
    Analysis,
    analyse,
    analysis_json,
    decided_from,
    decided_json,
    whole,
)
from sztab.analysis.plans import onward, verdict
from sztab.analysis.spoken import in_words, line_of, spoken
from sztab.analysis.telling_decisions import graph, told_analysis
from sztab.core.fate import Fate
from sztab.core.record import Record, replay, to_text
from sztab.core.words import LANGUAGES
from tests.analysis.test_luck import named
from tests.analysis.timing import ALLOWED, USUALLY, WHOLE_GAMES, seconds
from tests.legacy.keeping import GAMES

SOME = {
    "flames-of-war": "40 greedy",
    "medieval-battle": "31 greedy",
    "race-to-the-rhine": "38 mixed",
    "stand-at-mortain": "23 mixed",
}
FEW = {"flames-of-war": 8}  # positions for each decision


def beginning(game: str, moves: int) -> Record:
    record = named(game, SOME[game])
    return replace(record, entries=record.entries[:moves], hashes={}, result=None)


def analysed(game: str, moves: int, nodes: int | None = None) -> tuple[Record, Analysis]:
    record, rules = beginning(game, moves), find_game(game)
    few = nodes or FEW.get(game, 80)
    return record, whole(rules, record, list(analyse(rules, record, few)))


@pytest.mark.parametrize("game", GAMES)
def test_plans_are_legal_and_no_move_is_better_than_the_best(game: str) -> None:
    record, analysis = analysed(game, {"race-to-the-rhine": 12, "flames-of-war": 24}.get(game, 40))
    rules = find_game(game)
    states = [moment.state for moment in replay(rules, record)]
    assert len(analysis.graph) == len(record.entries) + 1
    assert any(each.verdict is not None for each in analysis.moves)
    for each, state in zip(analysis.moves, states, strict=False):
        if each.verdict is None:
            assert each.forced
            continue
        chances = [plan.chance for plan in each.verdict.plans]
        assert chances == sorted(chances, reverse=True)
        assert 1 <= len(chances) <= 3
        assert each.verdict.cost >= 0
        for plan in each.verdict.plans:
            assert rules.check(state, each.seat, rules.parse(plan.moves[0])) is None


def test_a_line_can_be_played_out_where_nothing_is_left_to_chance() -> None:
    rules, record = find_game("medieval-battle"), named("medieval-battle", "31 greedy")
    states = [moment.state for moment in replay(rules, record)]
    longest = 0
    for state in (states[44], states[57]):
        found = verdict(rules, partial(rules.copy, state), rules.awaited(state)[0], Random(1))
        for plan in found.plans:
            at = state
            for moves in (plan.moves, *plan.line):
                seat = rules.awaited(at)[0]
                for move in moves:
                    if rules.awaited(at) != (seat,):
                        break
                    at = rules.apply(at, seat, rules.parse(move), Fate()).state
            longest = max(longest, len(plan.line))
    assert longest >= 2


def test_who_accepts_a_miss_instead_of_drawing_again_is_told_what_it_cost() -> None:
    """Move 119 of this game: a face card came, and the German let it be a miss (SM-5.7)."""
    rules, record = find_game("stand-at-mortain"), named("stand-at-mortain", "18 random")
    *_before, moment = (each for each in replay(rules, record) if each.at < 119)
    found = verdict(rules, lambda: rules.copy(moment.state), 0, Random(1), "accept", 400)
    assert found.plans[0].moves == ("redraw",)
    assert found.cost > 20_000
    best = verdict(rules, lambda: rules.copy(moment.state), 0, Random(1), "redraw", 400)
    assert best.cost == 0


def test_a_decision_is_judged_by_what_its_seat_could_know() -> None:
    rules = find_game("medieval-battle")
    found = []
    for recruited in ("recruit 3HC 3LC 2HI 1PK", "recruit 2HC 1LC 1MA 2HI 1LB 1LI 1PK 2SB"):
        table = open_table(rules, {"size": "standard"}, seed=1)
        table.play(recruited, "red")
        table.play("recruit 3LC 3MA 3PK 3LI 1SB", "yellow")
        one = replace(table.record, result=None)
        found.append(list(analyse(rules, one, 40))[1].verdict)
    assert found[0] == found[1]


def test_an_interrupted_analysis_goes_on_and_comes_to_the_same() -> None:
    record, rules = beginning("stand-at-mortain", 30), find_game("stand-at-mortain")
    at_once = list(analyse(rules, record, 40))
    kept = [json.loads(json.dumps(decided_json(each))) for each in at_once[:11]]
    done = [decided_from(each) for each in kept]
    assert done == at_once[:11]
    assert list(analyse(rules, record, 40, done)) == at_once


def test_the_command_keeps_what_was_done_and_cuts_off_a_torn_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, kept = tmp_path / "game.json", tmp_path / "game.analysis.jsonl"
    file.write_text(to_text(beginning("stand-at-mortain", 25)), encoding="utf-8")
    words = ["analyse", str(file), "--nodes", "40"]
    assert cli.main(words) == 0
    told, whole_file = capsys.readouterr().out, kept.read_text(encoding="utf-8")
    lines = whole_file.splitlines(keepends=True)
    kept.write_text("".join(lines[:9]) + lines[9][:25], encoding="utf-8")
    assert cli.main(words) == 0
    assert capsys.readouterr().out == told
    assert kept.read_text(encoding="utf-8") == whole_file
    assert cli.main([*words, "--json", "--lang", "pl"]) == 0
    assert len(json.loads(capsys.readouterr().out)["moves"]) == 25
    kept.write_text("my diary\n", encoding="utf-8")
    assert cli.main(words) == 2
    assert "is not an analysis" in capsys.readouterr().err
    assert kept.read_text(encoding="utf-8") == "my diary\n"


def test_mistakes_are_told_in_sentences_with_their_notation() -> None:
    record, analysis = analysed("stand-at-mortain", 140, 12)
    told = told_analysis(analysis, record, 12, "en")
    worst = analysis.mistakes()[0]
    assert worst.verdict is not None
    best = "; ".join(worst.verdict.plans[0].moves)
    (played,) = [line for line in told if line.startswith(f"  Move {worst.move},")]
    better = told[told.index(played) + 1]
    assert played.endswith(f"[{worst.text}]")
    assert f"[{best}]" in better
    assert not better.startswith(f"    Better: {best}")
    others = [line for line in told if line.startswith("    Also better: ")]
    assert others
    assert all("%" in line for line in others)


def test_the_line_of_a_better_plan_is_told_in_words() -> None:
    rules, record = find_game("medieval-battle"), named("medieval-battle", "31 greedy")
    states = [moment.state for moment in replay(rules, record)]
    state, seat = states[44], rules.awaited(states[44])[0]
    found = verdict(rules, partial(rules.copy, state), seat, Random(1))
    plan = next(each for each in found.plans if each.line)
    line = line_of(rules, state, seat, plan, 1)
    assert line.whole
    assert line.steps[0].seat == seat
    for step, moves in zip(line.steps, (plan.moves, *plan.line), strict=True):
        assert [each.text for each in step.moves] == list(moves)
        for language in LANGUAGES:
            words = in_words(rules, step.moves, language)
            assert words
            assert moves[0] not in words


def test_an_analysis_that_is_interrupted_says_where_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, kept = tmp_path / "game.json", tmp_path / "game.analysis.jsonl"
    file.write_text(to_text(beginning("stand-at-mortain", 9)), encoding="utf-8")

    def stopped(*args: Any) -> Any:
        for number, each in enumerate(analyse(*args)):
            if number == 4:
                raise KeyboardInterrupt
            yield each

    words = ["analyse", str(file), "--nodes", "20"]
    monkeypatch.setattr("sztab.cli.analysis.analyse", stopped)
    assert cli.main(words) == 130
    told = capsys.readouterr().err
    assert "4 of 9 moves are done" in told
    assert str(kept) in told
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 1 + 4
    monkeypatch.undo()
    assert cli.main(words) == 0
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 1 + 9


def test_plans_lead_on_from_what_bots_do_without_a_choice() -> None:
    """In the Rhine a corps loads what it can: the plans are what it does with it."""
    rules = find_game("race-to-the-rhine")
    lesson = json.loads(rules.folder().joinpath("training.json").read_text("utf-8"))
    state = rules.load(lesson["position"])
    (seat,) = rules.awaited(state)
    assert len(rules.plans(state, seat, Random(1), 96)) == 1
    plans = onward(rules, lambda: rules.copy(state), seat, Random(1), 600)
    assert len(plans) == 3
    assert {plan.moves[0] for plan in plans} == {"load B-XX 1 ammo"}
    assert len({plan.moves[1] for plan in plans}) == 3
    assert [plan.chance for plan in plans] == sorted((p.chance for p in plans), reverse=True)
    for plan in plans:
        assert len(spoken(rules, state, seat, plan.moves, Random(1))) == len(plan.moves)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_is_told_in_both_languages(language: str) -> None:
    record, analysis = analysed("stand-at-mortain", 140, 12)
    told = "\n".join(told_analysis(analysis, record, 12, language))
    assert {"en": "Turning points:", "pl": "Punkty zwrotne:"}[language] in told
    mistakes, turns = analysis.mistakes(), analysis.turning_points()
    assert mistakes
    assert turns
    assert str(mistakes[0].move) in told
    costs = [each.verdict.cost for each in mistakes if each.verdict is not None]
    assert costs == sorted(costs, reverse=True)
    assert [turn.move for turn in turns] == sorted(turn.move for turn in turns)
    plain: Any = json.loads(json.dumps(analysis_json(analysis)))
    assert len(plain["graph"]) == 141


def test_the_graph_has_a_bar_for_each_share_of_the_game() -> None:
    assert graph([0, 500_000, 1_000_000]) == "▁▅█"
    assert len(graph([0] * 1000)) == 60


@pytest.mark.full
@pytest.mark.parametrize(("game", "name"), WHOLE_GAMES)
def test_a_whole_game_is_analysed_within_minutes(game: str, name: str) -> None:
    _moves, taken = seconds(game, name)
    assert taken < ALLOWED.get(game, USUALLY)
