"""The moves, one small type each, and how they are written (section 19 of the rules).

Teams and platoons are written by their numbers (FW-2.9), coordinates in inches as ``12.5,8``,
headings in degrees as ``@90``; a clause ends with ``;``. Numbers are canonical (FW-1.3) as soon as
they are read.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.core.errors import NotationError
from sztab.core.said import Refusal
from sztab.games.flames_of_war.geometry import FULL_TURN
from sztab.games.flames_of_war.state import KINDS

NO_HEADING: Final = -1
ALL_DICE: Final = -1
MOST: Final = 9999  # the greatest number of a team, platoon or weapon that can be written


# --- numbers -----------------------------------------------------------------------------------


def inches_text(thousandths: int) -> str:
    """How a coordinate is written: no more decimals than it needs."""
    sign = "-" if thousandths < 0 else ""
    whole, rest = divmod(abs(thousandths), 1000)
    return f"{sign}{whole}" + (f".{rest:03d}".rstrip("0") if rest else "")


def degrees_text(tenths: int) -> str:
    """How a heading is written."""
    whole, rest = divmod(tenths, 10)
    return f"{whole}.{rest}" if rest else str(whole)


def point_text(x: int, y: int) -> str:
    """How a point is written: ``12.5,8``."""
    return f"{inches_text(x)},{inches_text(y)}"


def _decimal(word: str, places: int, most: int) -> int:
    """A number with at most *places* decimals, the rest rounded half away from zero (FW-1.3)."""
    sign = -1 if word.startswith("-") else 1
    digits = word[1:] if sign < 0 else word
    whole, point, rest = digits.partition(".")
    if not _all_digits(whole) or len(whole) > 4 or (point and not _all_digits(rest)):
        raise ValueError(word)
    if len(rest) > 12:
        raise ValueError(word)
    kept = (rest + "0" * places)[:places]
    value = int(whole) * int(10**places) + int(kept or "0")
    if len(rest) > places and rest[places] >= "5":
        value += 1
    if value > most:
        raise ValueError(word)
    return sign * value


def _all_digits(word: str) -> bool:
    return word.isascii() and word.isdigit()


def _point(word: str) -> tuple[int, int]:
    x, y = word.split(",")
    return _decimal(x, 3, 999_999), _decimal(y, 3, 999_999)


def _heading(word: str) -> int:
    if not word.startswith("@"):
        raise ValueError(word)
    return _decimal(word[1:], 1, 99_999) % FULL_TURN


def _number(word: str) -> int:
    if not _all_digits(word) or len(word) > 4 or (len(word) > 1 and word[0] == "0"):
        raise ValueError(word)
    return int(word)


# --- parts of moves ------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Leg:
    """What one team does in a movement: its way, its heading at the end, what else it does."""

    def __init__(
        self,
        team: int,
        path: tuple[int, ...],
        heading: int = NO_HEADING,
        double: bool = False,
        mount: int = 0,
        leave: bool = False,
    ) -> None:
        self.team: Final = team
        self.path: Final = path  # x, y, x, y …, the start included (FW-1.8); empty to stand
        self.heading: Final = heading
        self.double: Final = double
        self.mount: Final = mount  # FW-6.9: the vehicle to mount
        self.leave: Final = leave  # FW-5.28

    def text(self) -> str:
        """The leg as it is written."""
        words = [str(self.team)]
        if self.double:
            words.append("double")
        for at in range(0, len(self.path), 2):
            words.append(point_text(self.path[at], self.path[at + 1]))
        if self.heading != NO_HEADING:
            words.append(f"@{degrees_text(self.heading)}")
        if self.mount:
            words.append(f"mount {self.mount}")
        if self.leave:
            words.append("leave")
        return " ".join(words)


@final
@mypyc_attr(acyclic=True)
class Pose:
    """Where one team is put."""

    def __init__(self, team: int, x: int, y: int, heading: int) -> None:
        self.team: Final = team
        self.x: Final = x
        self.y: Final = y
        self.heading: Final = heading

    def text(self) -> str:
        """The pose as it is written."""
        return f"{self.team} {point_text(self.x, self.y)} @{degrees_text(self.heading)}"


@final
@mypyc_attr(acyclic=True)
class Line:
    """One weapon that fires: at which platoon, with how many dice."""

    def __init__(
        self,
        team: int,
        weapon: int,
        target: int,
        dice: int = ALL_DICE,
        group: int = 0,
        aim: int = 0,
        opening: int = -1,
    ) -> None:
        self.team: Final = team
        self.weapon: Final = weapon
        self.target: Final = target
        self.dice: Final = dice  # before doubling (FW-7.14)
        self.group: Final = group
        self.aim: Final = aim  # the team it turns to (FW-7.20)
        self.opening: Final = opening  # FW-7.21

    def text(self) -> str:
        """The line as it is written."""
        words = [f"{self.team}.{self.weapon}"]
        if self.dice != ALL_DICE:
            words.append(f"x{self.dice}")
        words.append(f"at {self.target}")
        if self.group:
            words.append(f"group {self.group}")
        if self.aim:
            words.append(f"aim {self.aim}")
        if self.opening >= 0:
            words.append(f"opening {self.opening}")
        return " ".join(words)


# --- the moves -----------------------------------------------------------------------------------


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
_COUNTED: Final = {
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
_ANSWERS: Final = {
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
        if verb in _ANSWERS:
            return f"{verb} {_ANSWERS[verb][numbers[0]]}"
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


# --- reading -------------------------------------------------------------------------------------

EXAMPLES: Final = {
    "move": "move 3: 7 10,10 18,10 @90; 8 double 10,12 22,12; dig-in",
    "assault": "assault 3 at 9: 7 10,10 14,10 @0",
    "counterattack": "counterattack: 41 14,10 12,10",
    "disengage-move": "disengage-move: 41 14,10 30,10",
    "deploy": "deploy 3: 7 10,4 @90; 8 mounted 12",
    "ambush": "ambush 5: 31 10,30 @270",
    "place": "place: 8 10,9 @0",
    "break-in": "break-in: 7 14,10 @0",
    "break-off": "break-off: 41 18,10 @0",
    "consolidate": "consolidate: 7 14,10 @0",
    "shoot": "shoot 3: 7.0 x2 at 9; 8.1 at 9 aim 41; priority 9 gun; type 9 firefly_vc",
    "defend": "defend: 41.0 at 3",
    "aa-fire": "aa-fire: 7.0 at 1",
    "bombard": "bombard 6 by 40 at 12 he; guns 33 34",
    "starting": "starting: rally 3; remount none; air",
    END_STEP: "end-step",
    CONCEDE: "concede",
    PASS: "pass",
    JOIN: "join 1 3",
    EYES: "eyes 12 40",
    APPOINT: "appoint 1 3 7",
    WARRIOR: "warrior 9",
    CHANGE_TANK: "change-tank 1 4",
    ARRIVE: "arrive 5",
    INTERCEPT: "intercept yes",
    DISENGAGE: "disengage yes",
    REROLL: "reroll yes",
    INTENT: "intent counterattack",
    ALLOCATE: "allocate 8 7 9",
    RECOVER: "recover 7 8 10,10",
    AIR_STRIKE: "air-strike 41 0",
    DECLINE: "decline",
    HOLD_BACK: "hold-back: reserve 5 6; ambush 4",
}


def parse(text: str) -> Move:
    """The move that *text* writes; words may be in any case, with any space between."""
    words = text.replace(":", " : ").replace(";", " ; ").split()
    if not words:
        raise NotationError(Refusal("notation", "notation-empty", example=EXAMPLES["move"]))
    verb = words[0].lower()
    if verb not in EXAMPLES:
        known = ", ".join(EXAMPLES)
        raise NotationError(
            Refusal("notation", "notation-unknown", word=_quoted(words[0]), known=known)
        )
    try:
        return _parsed(verb, [word.lower() for word in words[1:]])
    except (ValueError, IndexError):
        raise NotationError(
            Refusal("notation", "notation-malformed", text=_quoted(text), example=EXAMPLES[verb])
        ) from None


def _quoted(text: str) -> str:
    return text if len(text) <= 40 else text[:40] + "…"


def _parsed(verb: str, words: list[str]) -> Move:
    if verb in _COUNTED:
        if len(words) != _COUNTED[verb]:
            raise ValueError(words)
        return Plain(verb, tuple([_number(word) for word in words]))
    if verb in _ANSWERS:
        (word,) = words
        return Plain(verb, (_ANSWERS[verb].index(word),))
    if verb == ALLOCATE:
        return Plain(verb, _numbers(words))
    if verb == RECOVER:
        vehicle, target, point = words
        x, y = _point(point)
        return Plain(verb, (_number(vehicle), _number(target), x, y))
    if verb == "bombard":
        return _bombard(words)
    head, clauses = _split(words)
    if verb == "move":
        return _order(_number(_only(head)), clauses)
    if verb == "starting":
        return _starting(head, clauses)
    if verb == HOLD_BACK:
        return _hold_back(head, clauses)
    if verb in RUNS:
        return _run(verb, head, clauses)
    if verb in FIRES:
        return _fire(verb, head, clauses)
    if verb == "aa-fire":
        _none(head)
        return AaFire(tuple([_line(clause) for clause in clauses]))
    return _placing(verb, head, clauses)


def _split(words: list[str]) -> tuple[list[str], list[list[str]]]:
    """The words before the colon, and the clauses behind it."""
    if ":" not in words:
        if ";" in words:
            raise ValueError(words)
        return words, []
    colon = words.index(":")
    return words[:colon], _clauses(words[colon + 1 :])


def _clauses(words: list[str]) -> list[list[str]]:
    clauses: list[list[str]] = [[]]
    for word in words:
        if word == ";":
            clauses.append([])
        elif word == ":":
            raise ValueError(words)
        else:
            clauses[-1].append(word)
    if not all(clauses):
        raise ValueError(words)
    return clauses


def _only(words: list[str]) -> str:
    (word,) = words
    return word


def _none(words: list[str]) -> None:
    if words:
        raise ValueError(words)


def _numbers(words: list[str]) -> tuple[int, ...]:
    numbers = tuple([_number(word) for word in words])
    if not numbers or len(set(numbers)) != len(numbers):
        raise ValueError(words)
    return numbers


def _order(platoon: int, clauses: list[list[str]]) -> Order:
    legs: list[Leg] = []
    lists: dict[str, tuple[int, ...]] = {}
    dig_in = False
    for clause in clauses:
        word = clause[0]
        if word in ("dismount", "unhitch", "unhorse", "rear"):
            if word in lists:
                raise ValueError(clause)
            lists[word] = _numbers(clause[1:])
        elif clause == ["dig-in"] and not dig_in:
            dig_in = True
        else:
            legs.append(_leg(clause))
    _once([leg.team for leg in legs])
    return Order(
        platoon,
        tuple(legs),
        lists.get("dismount", ()),
        lists.get("unhitch", ()),
        lists.get("unhorse", ()),
        lists.get("rear", ()),
        dig_in,
    )


def _once(teams: list[int]) -> None:
    if len(set(teams)) != len(teams):
        raise ValueError(teams)


def _leg(words: list[str]) -> Leg:
    team = _number(words[0])
    double = words[1:2] == ["double"]
    at = 2 if double else 1
    path: list[int] = []
    while at < len(words) and "," in words[at]:
        path += _point(words[at])
        at += 1
    heading = NO_HEADING
    if at < len(words) and words[at].startswith("@"):
        heading = _heading(words[at])
        at += 1
    mount = 0
    if words[at : at + 1] == ["mount"]:
        mount = _number(words[at + 1])
        at += 2
    leave = words[at : at + 1] == ["leave"]
    if leave:
        at += 1
    if at != len(words) or len(words) == 1 or len(path) == 2:
        raise ValueError(words)
    return Leg(team, tuple(path), heading, double, mount, leave)


def _run(verb: str, head: list[str], clauses: list[list[str]]) -> Run:
    platoon = target = 0
    if verb == RUNS[ASSAULT_RUN]:
        first, word, second = head
        if word != "at":
            raise ValueError(head)
        platoon, target = _number(first), _number(second)
    else:
        _none(head)
    legs = [_leg(clause) for clause in clauses]
    _once([leg.team for leg in legs])
    return Run(RUNS.index(verb), platoon, target, tuple(legs))


def _placing(verb: str, head: list[str], clauses: list[list[str]]) -> Placing:
    index = PLACINGS.index(verb)
    platoon = 0
    if index <= AMBUSH_POSES:
        platoon = _number(_only(head))
    else:
        _none(head)
    poses: list[Pose] = []
    mounted: list[tuple[int, int]] = []
    for clause in clauses:
        if clause[1:2] == ["mounted"]:
            team, _mounted, vehicle = clause
            mounted.append((_number(team), _number(vehicle)))
        else:
            team, point, heading = clause
            x, y = _point(point)
            poses.append(Pose(_number(team), x, y, _heading(heading)))
    _once([pose.team for pose in poses] + [team for team, _vehicle in mounted])
    return Placing(index, platoon, tuple(poses), tuple(mounted))


def _fire(verb: str, head: list[str], clauses: list[list[str]]) -> Fire:
    index = FIRES.index(verb)
    platoon = 0
    if index == SHOOT:
        platoon = _number(_only(head))
    else:
        _none(head)
    lines: list[Line] = []
    priorities: list[tuple[int, int]] = []
    types: list[tuple[int, str]] = []
    for clause in clauses:
        if clause[0] == "priority":
            _priority, number, kind = clause
            priorities.append((_number(number), KINDS.index(kind)))
        elif clause[0] == "type":
            _type, number, type = clause
            types.append((_number(number), type))
        else:
            lines.append(_line(clause))
    _once([line.team * (MOST + 1) + line.weapon for line in lines])
    _once([number for number, _kind in priorities])
    _once([number for number, _type in types])
    return Fire(index, platoon, tuple(lines), tuple(priorities), tuple(types))


def _line(words: list[str]) -> Line:
    team, weapon = words[0].split(".")
    at = 1
    dice = ALL_DICE
    if words[at].startswith("x"):
        dice = _number(words[at][1:])
        at += 1
    if words[at] != "at":
        raise ValueError(words)
    target = _number(words[at + 1])
    at += 2
    extra: dict[str, int] = {}
    for word in ("group", "aim", "opening"):
        if words[at : at + 1] == [word]:
            extra[word] = _number(words[at + 1])
            at += 2
    if at != len(words):
        raise ValueError(words)
    return Line(
        _number(team),
        _number(weapon),
        target,
        dice,
        extra.get("group", 0),
        extra.get("aim", 0),
        extra.get("opening", -1),
    )


def _bombard(words: list[str]) -> Bombard:
    clauses = _clauses(words)
    head = clauses[0]
    mode = MODES.index(head[-1])
    guns: tuple[int, ...] = ()
    if len(clauses) == 2 and clauses[1][0] == "guns":
        guns = _numbers(clauses[1][1:])
    elif len(clauses) > 1:
        raise ValueError(words)
    if mode == REPEAT:
        battery, by, directing, _mode = head
        aim = 0
    else:
        battery, by, directing, at, target, _mode = head
        aim = _number(target)
        if at != "at":
            raise ValueError(words)
    if by != "by":
        raise ValueError(words)
    return Bombard(_number(battery), _number(directing), aim, mode, guns)


def _starting(head: list[str], clauses: list[list[str]]) -> Starting:
    _none(head)
    chosen: dict[str, tuple[int, ...]] = {}
    air = False
    for clause in clauses:
        if clause == ["air"] and not air:
            air = True
        elif clause[0] in ("rally", "remount", "free") and clause[0] not in chosen:
            chosen[clause[0]] = () if clause[1:] == ["none"] else _numbers(clause[1:])
        else:
            raise ValueError(clause)
    return Starting(chosen.get("rally"), chosen.get("remount"), chosen.get("free"), air)


def _hold_back(head: list[str], clauses: list[list[str]]) -> Plain:
    _none(head)
    chosen: dict[str, tuple[int, ...]] = {"reserve": (), "ambush": ()}
    for clause in clauses:
        if clause[0] not in chosen or chosen[clause[0]]:
            raise ValueError(clause)
        chosen[clause[0]] = _numbers(clause[1:])
    _once(list(chosen["reserve"] + chosen["ambush"]))
    return Plain(HOLD_BACK, (len(chosen["reserve"]), *chosen["reserve"], *chosen["ambush"]))
