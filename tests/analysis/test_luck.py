"""Luck and decisions add up to the result exactly, and luck is fair: on average it is nothing."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sztab import cli, find_game
from sztab.analysis import LuckReport, luck_report
from sztab.analysis.calibration import calibration_of
from sztab.analysis.chances import (
    ANSWERS,
    WHOLE,
    chances_at_end,
    judge_of,
    scale_of,
)
from sztab.analysis.luck import report_json
from sztab.analysis.telling import WORDS, in_tenths, told_luck
from sztab.core.fate import Fate, enumerate_fate
from sztab.core.record import Entry, Record, from_json, replay, to_text
from sztab.core.words import LANGUAGES
from tests.legacy.keeping import GAMES, kept

QUICK = {"flames-of-war": 40, "race-to-the-rhine": 110, "stand-at-mortain": 150}  # moves


def records(game: str) -> Iterator[Record]:
    for one in kept(f"records-{game}.jsonl.gz"):
        yield from_json(one["record"], one["name"])


def named(game: str, name: str) -> Record:
    found = (one for one in kept(f"records-{game}.jsonl.gz") if one["name"].startswith(name))
    return from_json(next(found)["record"])


def hold(report: LuckReport, record: Record) -> None:
    """Hold a report to the identity, change by change and as sums."""
    game = report.game
    now = report.first
    for change in report.changes:
        assert change.before == now, "the changes follow on each other without a gap"
        now = change.after
    assert now == report.last
    for seat in range(len(report.seats)):
        assert report.luck(seat) + report.skill(seat) == report.last[seat] - report.first[seat]
        assert report.own(seat) + report.others(seat) == report.skill(seat)
    if len(report.seats) > 1:  # what one gains the others lose, to the last digit
        for change in report.changes:
            assert sum(change.before) == WHOLE
    outcomes = sum(len(entry.fate) for entry in record.entries)
    assert sum(len(each.outcomes) for each in report.changes) == outcomes
    last = None
    for moment in replay(game, record):
        last = moment.state
    result = game.result(last)
    assert report.finished == (result is not None)
    if result is not None:
        assert report.last == chances_at_end(result, len(report.seats))
        if len(report.seats) == 2:
            assert report.luck(0) == -report.luck(1)
            assert report.skill(0) == -report.skill(1)
        assert sum(report.last) in (0, WHOLE, WHOLE - 1)  # a third each leaves one millionth


@pytest.mark.parametrize("game", GAMES)
def test_luck_and_skill_add_up_to_the_result_exactly(game: str) -> None:
    short = [one for one in records(game) if len(one.entries) <= QUICK.get(game, 100)]
    ended = sorted((one for one in short if one.result), key=lambda one: len(one.entries))
    cut = [one for one in short if not one.result]
    chosen = [*ended[:2], *cut[:2]]
    assert len(chosen) >= 2
    for record in chosen:
        hold(luck_report(find_game(game), record, courses=20, samples=3), record)


def test_three_armies_share_what_one_evaluation_says_of_each() -> None:
    rules = find_game("race-to-the-rhine")
    record = next(one for one in records(rules.id) if len(one.seats) == 3 and one.result)
    judge, compared = judge_of(rules), 0
    for state in [moment.state for moment in replay(rules, record)][:200:20]:
        apart = [(1 + rules.evaluate(state, seat)) / 2 for seat in range(3)]
        chances = judge(state)
        assert sum(chances) == WHOLE
        shares = [WHOLE * each / sum(apart) for each in apart]
        if rules.settled(state) and len(rules.moves(state, rules.awaited(state)[0])) > ANSWERS:
            assert chances == pytest.approx(shares, abs=1)
            compared += 1
    assert compared


@pytest.mark.parametrize("game", ["race-to-the-rhine", "flames-of-war"])
def test_a_plan_that_changes_nothing_has_the_chance_of_its_position(game: str) -> None:
    rules = find_game(game)
    record = max((one for one in records(game) if one.result), key=lambda one: len(one.seats))
    judge, compared = judge_of(rules), 0
    for state in [moment.state for moment in replay(rules, record)][:120:20]:
        seat = rules.awaited(state)[0]
        scale = scale_of(rules, state, seat)
        values = [-1.0, -0.4, rules.evaluate(state, seat), 0.9, 1.0]
        chances = [scale(value) for value in values]
        assert (chances[0], chances[-1]) == (0, WHOLE), "what is lost or won stays so"
        assert [scale(value) for value in sorted(values)] == sorted(chances)
        if rules.settled(state) and not 1 < len(rules.moves(state, seat)) <= ANSWERS:
            assert chances[2] == pytest.approx(judge(state)[seat], abs=1)
            compared += 1
    assert compared


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_luck_and_skill_add_up_in_every_recorded_game(game: str) -> None:
    for record in records(game):
        hold(luck_report(find_game(game), record, courses=36, samples=2), record)


@pytest.mark.parametrize(
    ("game", "name", "move"),
    [
        ("stand-at-mortain", "23 mixed", 130),
        ("race-to-the-rhine", "40 greedy", 13),
        ("flames-of-war", "40 greedy", 160),
    ],
)
def test_over_all_that_fate_may_bring_luck_is_nothing(game: str, name: str, move: int) -> None:
    """The same move, once with every course of fate: the luck of all, weighed, is zero."""
    rules, record = find_game(game), named(game, name)
    *_before, moment = (each for each in replay(rules, record) if each.at < move)
    state, entry = moment.state, record.entries[move - 1]
    seat = rules.seats(state).index(entry.seat)

    def run(fate: Any) -> None:
        rules.apply(state, seat, rules.parse(entry.move), fate)

    mean = [0.0] * len(rules.seats(state))
    for probability, outcomes, _none in enumerate_fate(run):
        once = from_position(rules, state, Entry(entry.seat, entry.move, outcomes))
        report = luck_report(rules, once)
        assert all(each.exact for each in report.changes)
        for each in range(len(mean)):
            mean[each] += probability * report.luck(each)
    assert mean == pytest.approx([0.0] * len(mean), abs=2)  # millionths: means are rounded


def from_position(game: Any, state: Any, *entries: Entry) -> Record:
    position = game.dump(state)
    seats = game.seats(state)
    return Record(game.id, game.version, "", {}, seats, start_position=position, entries=[*entries])


def test_what_cannot_be_counted_out_is_drawn_and_says_how_far_it_may_be_off() -> None:
    rules, record = find_game("stand-at-mortain"), named("stand-at-mortain", "19 greedy")
    record.entries, record.result = record.entries[:20], None
    few = luck_report(rules, record, courses=1, samples=4)
    many = luck_report(rules, record, courses=1, samples=64)
    exact = luck_report(rules, record)
    assert [each for each in few.changes if each.kind == "chance"]
    assert not any(each.exact for each in few.changes if each.kind == "chance")
    assert few.margin(0) > many.margin(0) > exact.margin(0)
    assert abs(many.luck(0) - exact.luck(0)) <= 2 * (many.margin(0) + exact.margin(0))
    again = luck_report(rules, record, courses=1, samples=4)
    assert again.changes == few.changes, "the same report every time"


def test_a_question_that_is_pending_is_judged_by_its_best_answer() -> None:
    """After a face card the attacker may draw again: the chances count that already (SM-5.7)."""
    rules, record = find_game("stand-at-mortain"), named("stand-at-mortain", "23 mixed")
    *_before, moment = (each for each in replay(rules, record) if each.at < 130)
    state, judge = moment.state, judge_of(rules)
    refused = rules.copy(state)
    rules.advance(refused, 0, rules.parse("accept"), Fate())
    assert judge(state)[0] > judge(refused)[0]


def test_a_forced_move_is_never_called_a_costly_decision() -> None:
    rules, record = find_game("stand-at-mortain"), named("stand-at-mortain", "23 mixed")
    report = luck_report(rules, record, courses=1, samples=2)
    assert any(each.forced for each in report.changes)
    for seat in range(2):
        assert not any(each.forced for each in report.costliest(seat, 1000))


# --- words, JSON and the command -------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_report_is_told_in_both_languages(game: str, language: str) -> None:
    rules = find_game(game)
    record = min((one for one in records(game) if one.result), key=lambda one: len(one.entries))
    if game == "flames-of-war":  # enough of it, with dice
        record.entries, record.hashes, record.result = record.entries[:40], {}, None
    report = luck_report(rules, record, courses=8, samples=2)
    told = "\n".join(told_luck(report, record, language))
    assert f"{len(record.entries)}" in told.splitlines()[0]
    caution = {"en": "A weaker player often shows more luck", "pl": "Słabszy gracz często wydaje"}
    assert caution[language] in told
    measured = {"en": "games set aside for checking", "pl": "z odłożonych gier"}
    assert (measured[language] in told) == (calibration_of(rules) is not None)
    for seat in range(len(report.seats)):
        for change in report.luckiest(seat) + report.costliest(seat):
            assert str(change.move) in told
            if change.kind == "decision":  # in words: notation stands in brackets, if at all
                assert f": {record.entries[change.move - 1].move}" not in told


def test_what_a_report_shows_adds_up_as_well() -> None:
    assert in_tenths([-130_715, 164_509, -138_102], -104) == [-131, 165, -138]
    random = Random(1)
    for _try in range(500):
        parts = [random.randint(-700_000, 700_000) for _part in range(3)]
        total = round(sum(parts) / 1000) + random.choice((-1, 0, 1))
        shown = in_tenths(parts, total)
        assert sum(shown) == total
        assert all(abs(1000 * one - part) < 2000 for one, part in zip(shown, parts, strict=True))


def test_both_languages_have_the_same_messages() -> None:
    keys = []
    for language in LANGUAGES:
        text = WORDS.folder().joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
        keys.append({line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha()})
    assert keys[0] == keys[1]


def test_the_json_of_a_report_adds_up_by_itself() -> None:
    rules, record = find_game("stand-at-mortain"), named("stand-at-mortain", "19 greedy")
    plain = json.loads(json.dumps(report_json(luck_report(rules, record, courses=9, samples=2))))
    for name, seat in plain["seats"].items():
        assert seat["luck"] + seat["own"] + seat["others"] == seat["last"] - seat["first"]
        changes = [each["after"][name] - each["before"][name] for each in plain["changes"]]
        assert sum(changes) == seat["last"] - seat["first"]
        assert len(seat["luckiest"]) <= 3
    assert plain["whole"] == WHOLE


def test_the_command_prints_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = named("medieval-battle", "12 random")
    file = tmp_path / "game.json"
    file.write_text(to_text(record), encoding="utf-8")
    assert cli.main(["luck", str(file), "--lang", "pl"]) == 0
    assert "szczęścia nie było" in capsys.readouterr().out
    assert cli.main(["luck", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "medieval-battle"
    assert cli.main(["luck", str(tmp_path / "none.json")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_a_record_that_was_changed_by_hand_has_no_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = json.loads((Path(__file__).parents[2] / "docs/luck/medieval-battle-1.json").read_text())
    plain["hashes"] = dict.fromkeys(plain["hashes"], "0" * 16)
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(plain))
    for command in ("luck", "analyse"):
        assert cli.main([command, str(file)]) == 2
        assert "differs from the recorded one" in capsys.readouterr().err
