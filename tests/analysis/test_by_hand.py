"""Two reports per game, worked out by hand.

Chances go by a yardstick that can be reckoned in the head: half, and a tenth more or less for one
thing on the table. What fate brings is reckoned from the rule and the cards that are left.
"""

from collections.abc import Callable
from typing import Any

import pytest

from sztab import find_game
from sztab.analysis import LuckReport, luck_report
from sztab.core.record import Entry, Record, replay
from tests.analysis.test_luck import from_position, hold, named

HALF = 500_000
TENTH = 100_000
Count = Callable[[Any], float]  # what counts for the first seat, in tenths


def report_of(game: str, start: Any, count: Count, *entries: Entry) -> LuckReport:
    """The report of a few moves, the second seat (if any) having what the first has not."""
    rules = find_game(game)

    def judge(state: Any) -> tuple[int, ...]:
        first = HALF + round(TENTH * count(rules.dump(state)))
        return (first, 2 * HALF - first)[: len(rules.seats(state))]

    record = from_position(rules, start, *entries)
    return luck_report(rules, record, judge=judge)


def from_record(game: str, name: str, move: int, count: Count) -> LuckReport:
    """The report of one move of a recorded game."""
    rules, record = find_game(game), named(game, name)
    *_before, moment = (each for each in replay(rules, record) if each.at < move)
    return report_of(game, moment.state, count, record.entries[move - 1])


def steps(report: LuckReport, seat: int = 0) -> list[tuple[str, int]]:
    return [(each.kind, each.by(seat)) for each in report.changes]


# --- Stand at Mortain: the first seat is German, CCB counts --------------------------------------


def ccb_is_gone(position: Any) -> float:
    return float(position["units"]["us-ccb"] == "eliminated")


@pytest.mark.rule("SM-5.7")
def test_mortain_a_face_card_is_replaced_and_the_new_card_misses() -> None:
    report = from_record("stand-at-mortain", "23 mixed", 130, ccb_is_gone)
    # Left: 2 7 of spades, 3 6 9 10 Q K of clubs, 6 K of hearts, Q of diamonds: 11 cards.
    # Needed: 6 or less, so 2, 3, 6 and 6 hit. The redraw is worth 4/11 of a tenth, the 9 loses it.
    assert steps(report) == [("decision", 36_364), ("chance", -36_364)]
    assert report.changes[1].outcomes == ("C9",)
    assert (report.luck(0), report.skill(0)) == (-36_364, 36_364)


@pytest.mark.rule("SM-5.6")
def test_mortain_an_attack_misses_and_the_next_activation_card_changes_nothing() -> None:
    report = from_record("stand-at-mortain", "23 mixed", 136, ccb_is_gone)
    # Left: 2 7 of spades, 3 6 10 K of clubs, 6 K of hearts: 8 cards, of which 2, 3, 6, 6 hit.
    assert steps(report) == [("decision", 50_000), ("chance", -50_000), ("chance", 0)]
    assert steps(report, 1) == [("decision", -50_000), ("chance", 50_000), ("chance", 0)]
    assert [each.move for each in report.luckiest(1)] == [1]
    assert report.own(1) == 0  # the Americans decided nothing
    assert report.others(1) == -50_000


# --- 1944: Race to the Rhine, alone --------------------------------------------------------------


def stock_captured(position: Any) -> float:
    return float("P-W-08" in position["discards"]["white"])


@pytest.mark.rule("RR-10.8")
def test_rhine_one_card_of_eighteen_is_the_one_hoped_for() -> None:
    report = from_record("race-to-the-rhine", "40 greedy", 13, stock_captured)
    # 18 cards are left, one of them captures stock: 1/18 of a tenth is 5,556 millionths.
    assert steps(report) == [("decision", 5_556), ("chance", 94_444)]


def charleroi_stiffens(position: Any) -> float:
    return -float("charleroi" in position["resistance"])


@pytest.mark.rule("RR-17.10a")
def test_rhine_three_dice_come_to_the_number_of_charleroi() -> None:
    report = from_record("race-to-the-rhine", "40 greedy", 44, charleroi_stiffens)
    # 15 is Charleroi's number: 10 of 216 rolls of three dice, 3 of 36 after a 5 (4-6, 5-5, 6-4),
    # 1 of 6 after 5 and 6; then the 4 comes.
    assert [each.after[0] for each in report.changes] == [495_370, 491_667, 483_333, 400_000]
    assert report.luck(0) == 400_000 - 495_370
    assert report.skill(0) == -4_630  # whoever must roll stands 10/216 of a tenth worse


# --- Flames of War: one tank counts --------------------------------------------------------------


def team(position: Any, number: int) -> Any:
    return next(
        each
        for platoon in position["platoons"]
        for each in platoon["teams"]
        if each["id"] == number
    )


def lost(number: int) -> Count:
    """Minus a tenth for the first seat if a team of its own is destroyed."""
    return lambda position: -float(team(position, number).get("place") == "destroyed")


@pytest.mark.rule("FW-9.12")
def test_flames_a_shot_goes_through_and_the_firepower_test_fails() -> None:
    report = from_record("flames-of-war", "40 greedy", 149, lost(10))
    # Armour 6 and 1 for range against anti-tank 11: 1 to 3 let it through, then 3+ destroys.
    # Before: 1/2 * 2/3 = 1/3 of a tenth lost. After the 3: 2/3. The 1 saves the tank.
    assert steps(report) == [("decision", -33_333), ("chance", -33_334), ("chance", 66_667)]
    assert [each.outcomes for each in report.changes[1:]] == [(3,), (1,)]


@pytest.mark.rule("FW-9.12")
def test_flames_a_six_bounces_the_shot_off() -> None:
    report = from_record("flames-of-war", "40 greedy", 160, lost(35))
    # Armour 6 against anti-tank 10: 1 to 3 let it through (1/2), then 3+ destroys (2/3).
    assert steps(report) == [("decision", -33_333), ("chance", 33_333)]


# --- Medieval Battle: no chance, decisions alone -------------------------------------------------

BESIDE = {
    "map": "RS",
    "side": "yellow",
    "units": [
        {"id": "Y-LC1", "at": "4,-3", "mp": 3},
        {"id": "R-SB1", "at": "5,-3", "mp": 3, "strength": 2},
    ],
}


def bowmen_gone(position: Any) -> float:
    """Minus two tenths for Red once its bowmen are gone."""
    return -2.0 * any(unit["id"] == "R-SB1" and unit["at"] == "gone" for unit in position["units"])


@pytest.mark.rule("MB-10.1")
def test_medieval_who_stands_and_is_beaten_decided_it() -> None:
    start = find_game("medieval-battle").load(BESIDE)
    attack = Entry("yellow", "attack LC1 5,-3")
    saved = report_of("medieval-battle", start, bowmen_gone, attack, Entry("red", "retreat 5,-2"))
    assert steps(saved) == [("decision", 0), ("decision", 0)]
    stood = report_of("medieval-battle", start, bowmen_gone, attack, Entry("red", "stand"))
    # The attack alone changes nothing, for Red could go: standing cost Red two tenths.
    assert steps(stood) == [("decision", 0), ("decision", -200_000)]
    assert (stood.luck(0), stood.own(0), stood.others(0)) == (0, -200_000, 0)
    assert [each.move for each in stood.costliest(0)] == [2]


@pytest.mark.rule("MB-15.6")
def test_medieval_the_second_pass_ends_the_battle_and_decides_it() -> None:
    rules = find_game("medieval-battle")
    start = rules.load({"side": "yellow", "passes": 1, "units": [{"id": "Y-LC1", "at": "4,-3"}]})
    record: Record = from_position(rules, start, Entry("yellow", "pass"))
    report = luck_report(rules, record)
    # Yellow alone is left on the map and wins: whatever was missing to certainty, the pass brought.
    assert report.last == (0, 1_000_000)
    assert report.own(1) == 1_000_000 - report.first[1] == -report.others(0)
    hold(report, record)
