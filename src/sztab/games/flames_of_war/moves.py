"""The moves, one small type each, and how they are written (section 19 of the rules).

Teams and platoons are written by their numbers (FW-2.9), coordinates in inches as ``12.5,8``,
headings in degrees as ``@90``; a clause ends with ``;``. Numbers are canonical (FW-1.3) as soon as
they are read.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.terms import KINDS
from sztab.games.flames_of_war.writing.clauses import Leg, Line, Pose, point_text


@final
@mypyc_attr(acyclic=True)
class Order:
    """Move a platoon: ``move 3: 7 10,10 18,10 @90; 8 double 10,12 22,12; dig-in`` (FW-5.1)."""

    def __init__(
        self,
        platoon: int,
        legs: tuple[Leg, ...],
        dismount: tuple[int, ...] = (),
        unhitch: tuple[int, ...] = (),
        unhorse: tuple[int, ...] = (),
        rear: tuple[int, ...] = (),
        dig_in: bool = False,
    ) -> None:
        self.platoon: Final = platoon
        self.legs: Final = legs
        self.dismount: Final = dismount
        self.unhitch: Final = unhitch
        self.unhorse: Final = unhorse  # FW-5.22: cavalry that gets off its horses
        self.rear: Final = rear
        self.dig_in: Final = dig_in

    def text(self) -> str:
        """The move as it is written."""
        clauses = [leg.text() for leg in self.legs]
        clauses += _listed("dismount", self.dismount)
        clauses += _listed("unhitch", self.unhitch)
        clauses += _listed("unhorse", self.unhorse)
        clauses += _listed("rear", self.rear)
        if self.dig_in:
            clauses.append("dig-in")
        return _joined(f"move {self.platoon}", clauses)


ASSAULT_RUN: Final = 0
COUNTERATTACK: Final = 1
DISENGAGE_MOVE: Final = 2
RUNS: Final = ("assault", "counterattack", "disengage-move")


@final
@mypyc_attr(acyclic=True)
class Run:
    """Charge, counterattack or disengage: ``assault 3 at 9: 7 10,10 14,10 @0`` (FW-11.4)."""

    def __init__(self, verb: int, platoon: int, target: int, legs: tuple[Leg, ...]) -> None:
        self.verb: Final = verb
        self.platoon: Final = platoon
        self.target: Final = target
        self.legs: Final = legs

    def text(self) -> str:
        """The move as it is written."""
        head = RUNS[self.verb]
        if self.verb == ASSAULT_RUN:
            head += f" {self.platoon} at {self.target}"
        return _joined(head, [leg.text() for leg in self.legs])


DEPLOY: Final = 0
AMBUSH_POSES: Final = 1
PLACE: Final = 2
BREAK_IN: Final = 3
BREAK_OFF: Final = 4
CONSOLIDATE: Final = 5
PLACINGS: Final = ("deploy", "ambush", "place", "break-in", "break-off", "consolidate")


@final
@mypyc_attr(acyclic=True)
class Placing:
    """Put teams at poses: ``deploy 3: 7 10,4 @90; 8 mounted 12`` (FW-16.2, FW-11.30)."""

    def __init__(
        self,
        verb: int,
        platoon: int,
        poses: tuple[Pose, ...],
        mounted: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.verb: Final = verb
        self.platoon: Final = platoon  # 0 where the question names it
        self.poses: Final = poses
        self.mounted: Final = mounted  # teams with their vehicles

    def text(self) -> str:
        """The move as it is written."""
        head = PLACINGS[self.verb]
        if self.verb <= AMBUSH_POSES:
            head += f" {self.platoon}"
        clauses = [pose.text() for pose in self.poses]
        clauses += [f"{team} mounted {vehicle}" for team, vehicle in self.mounted]
        return _joined(head, clauses)


SHOOT: Final = 0
DEFEND: Final = 1
FIRES: Final = ("shoot", "defend")


@final
@mypyc_attr(acyclic=True)
class Fire:
    """Shoot: ``shoot 3: 7.0 x2 at 9; 8.1 at 9 aim 41; priority 9 gun`` (FW-7.2)."""

    def __init__(
        self,
        verb: int,
        platoon: int,
        lines: tuple[Line, ...],
        priorities: tuple[tuple[int, int], ...] = (),
        types: tuple[tuple[int, str], ...] = (),
    ) -> None:
        self.verb: Final = verb
        self.platoon: Final = platoon
        self.lines: Final = lines
        self.priorities: Final = priorities  # FW-9.5: target platoon, kind
        self.types: Final = types  # FW-9.8: target platoon, type

    def text(self) -> str:
        """The move as it is written."""
        head = FIRES[self.verb] + (f" {self.platoon}" if self.verb == SHOOT else "")
        clauses = [line.text() for line in self.lines]
        clauses += [f"priority {number} {KINDS[kind]}" for number, kind in self.priorities]
        clauses += [f"type {number} {type}" for number, type in self.types]
        return _joined(head, clauses)


@final
@mypyc_attr(acyclic=True)
class AaFire:
    """Fire at aircraft: ``aa-fire: 7.0 at 1; 8.0 at 2`` (FW-14.8)."""

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self.lines: Final = lines  # the target is an aircraft: 1 leads, 2 left, 3 right

    def text(self) -> str:
        """The move as it is written."""
        return _joined("aa-fire", [line.text() for line in self.lines])


HIGH_EXPLOSIVE: Final = 0
SMOKE: Final = 1
REPEAT: Final = 2
MODES: Final = ("he", "smoke", "repeat")


@final
@mypyc_attr(acyclic=True)
class Bombard:
    """Bombard: ``bombard 6 by 40 at 12 he; guns 33 34``, ``bombard 6 by 40 repeat`` (FW-13)."""

    def __init__(
        self, battery: int, directing: int, aim: int, mode: int, guns: tuple[int, ...] = ()
    ) -> None:
        self.battery: Final = battery
        self.directing: Final = directing
        self.aim: Final = aim  # 0 for a repeat
        self.mode: Final = mode
        self.guns: Final = guns  # empty: all that can fire

    def text(self) -> str:
        """The move as it is written."""
        at = f" at {self.aim}" if self.mode != REPEAT else ""
        head = f"bombard {self.battery} by {self.directing}{at} {MODES[self.mode]}"
        return "; ".join([head, *_listed("guns", self.guns)])


@final
@mypyc_attr(acyclic=True)
class Starting:
    """Take the starting tests: ``starting``, ``starting: rally 3; remount none; air`` (FW-3.2)."""

    def __init__(
        self,
        rally: tuple[int, ...] | None = None,
        remount: tuple[int, ...] | None = None,
        free: tuple[int, ...] | None = None,
        air: bool = False,
    ) -> None:
        self.rally: Final = rally  # None: all that can be taken
        self.remount: Final = remount
        self.free: Final = free
        self.air: Final = air

    def text(self) -> str:
        """The move as it is written."""
        clauses: list[str] = []
        for word, chosen in (("rally", self.rally), ("remount", self.remount), ("free", self.free)):
            if chosen is not None:
                clauses += _listed(word, chosen) or [f"{word} none"]
        if self.air:
            clauses.append("air")
        return _joined("starting", clauses)


# Plain moves: a word and its numbers.
END_STEP: Final = "end-step"
CONCEDE: Final = "concede"
PASS: Final = "pass"
JOIN: Final = "join"
EYES: Final = "eyes"
APPOINT: Final = "appoint"
WARRIOR: Final = "warrior"
CHANGE_TANK: Final = "change-tank"
ARRIVE: Final = "arrive"
INTERCEPT: Final = "intercept"
DISENGAGE: Final = "disengage"
REROLL: Final = "reroll"
INTENT: Final = "intent"
ALLOCATE: Final = "allocate"
RECOVER: Final = "recover"
AIR_STRIKE: Final = "air-strike"
DECLINE: Final = "decline"
HOLD_BACK: Final = "hold-back"
NO: Final = 0
YES: Final = 1
COUNTED: Final = {
    END_STEP: 0,
    CONCEDE: 0,
    PASS: 0,
    JOIN: 2,
    EYES: 2,
    APPOINT: 3,
    WARRIOR: 1,
    CHANGE_TANK: 2,
    ARRIVE: 1,
    AIR_STRIKE: 2,
    DECLINE: 0,
}
ANSWERS: Final = {
    INTERCEPT: ("no", "yes"),
    DISENGAGE: ("no", "yes"),
    REROLL: ("no", "yes"),
    INTENT: ("break-off", "counterattack"),
}


@final
@mypyc_attr(acyclic=True)
class Plain:
    """A word and its numbers: ``end-step``, ``join 1 3``, ``reroll yes``, ``recover 7 8 10,10``."""

    def __init__(self, verb: str, numbers: tuple[int, ...] = ()) -> None:
        self.verb: Final = verb
        self.numbers: Final = numbers

    def text(self) -> str:
        """The move as it is written."""
        verb, numbers = self.verb, self.numbers
        if verb in ANSWERS:
            return f"{verb} {ANSWERS[verb][numbers[0]]}"
        if verb == RECOVER:
            return f"{verb} {numbers[0]} {numbers[1]} {point_text(numbers[2], numbers[3])}"
        if verb == HOLD_BACK:
            kept = 1 + numbers[0]
            clauses = _listed("reserve", numbers[1:kept]) + _listed("ambush", numbers[kept:])
            return _joined(verb, clauses)
        return " ".join([verb, *[str(number) for number in numbers]])


Move = Order | Run | Placing | Fire | AaFire | Bombard | Starting | Plain


def _listed(word: str, numbers: tuple[int, ...]) -> list[str]:
    return [" ".join([word, *[str(number) for number in numbers]])] if numbers else []


def _joined(head: str, clauses: list[str]) -> str:
    return f"{head}: {'; '.join(clauses)}" if clauses else head
