"""How moves are read (section 19 of the rules): the exact inverse of how they are written."""

from typing import Final

from sztab.core.notation import malformed, verb_of
from sztab.games.flames_of_war.geometry.measure import FULL_TURN
from sztab.games.flames_of_war.moves import (
    AIR_STRIKE,
    ALL_DICE,
    ALLOCATE,
    AMBUSH_POSES,
    ANSWERS,
    APPOINT,
    ARRIVE,
    ASSAULT_RUN,
    CHANGE_TANK,
    CONCEDE,
    COUNTED,
    DECLINE,
    DISENGAGE,
    END_STEP,
    EYES,
    FIRES,
    HOLD_BACK,
    INTENT,
    INTERCEPT,
    JOIN,
    MODES,
    MOST,
    NO_HEADING,
    PASS,
    PLACINGS,
    RECOVER,
    REPEAT,
    REROLL,
    RUNS,
    SHOOT,
    WARRIOR,
    AaFire,
    Bombard,
    Fire,
    Leg,
    Line,
    Move,
    Order,
    Placing,
    Plain,
    Pose,
    Run,
    Starting,
)
from sztab.games.flames_of_war.terms import KINDS


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
    verb = verb_of(words, EXAMPLES, "move")
    try:
        return _parsed(verb, [word.lower() for word in words[1:]])
    except (ValueError, IndexError):
        raise malformed(text, EXAMPLES[verb]) from None


def _parsed(verb: str, words: list[str]) -> Move:
    if verb in COUNTED:
        if len(words) != COUNTED[verb]:
            raise ValueError(words)
        return Plain(verb, tuple([_number(word) for word in words]))
    if verb in ANSWERS:
        (word,) = words
        return Plain(verb, (ANSWERS[verb].index(word),))
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
