"""How moves are read (section 19 of the rules): the exact inverse of how they are written."""

from typing import Final

from sztab.core.writing.notation import malformed, verb_of
from sztab.games.flames_of_war.moves import (
    AIR_STRIKE,
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
    Move,
    Order,
    Placing,
    Plain,
    Run,
    Starting,
)
from sztab.games.flames_of_war.terms import KINDS
from sztab.games.flames_of_war.writing.clauses import ALL_DICE, MOST, NO_HEADING, Leg, Line, Pose
from sztab.games.flames_of_war.writing.tokens import (
    clauses_of,
    each_once,
    no_more,
    only_one,
    parted,
    read_heading,
    read_number,
    read_numbers,
    read_point,
)

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
        return Plain(verb, tuple([read_number(word) for word in words]))
    if verb in ANSWERS:
        (word,) = words
        return Plain(verb, (ANSWERS[verb].index(word),))
    if verb == ALLOCATE:
        return Plain(verb, read_numbers(words))
    if verb == RECOVER:
        vehicle, target, point = words
        x, y = read_point(point)
        return Plain(verb, (read_number(vehicle), read_number(target), x, y))
    if verb == "bombard":
        return _bombard(words)
    head, clauses = parted(words)
    if verb == "move":
        return _order(read_number(only_one(head)), clauses)
    if verb == "starting":
        return _starting(head, clauses)
    if verb == HOLD_BACK:
        return _hold_back(head, clauses)
    if verb in RUNS:
        return _run(verb, head, clauses)
    if verb in FIRES:
        return _fire(verb, head, clauses)
    if verb == "aa-fire":
        no_more(head)
        return AaFire(tuple([_line(clause) for clause in clauses]))
    return _placing(verb, head, clauses)


def _order(platoon: int, clauses: list[list[str]]) -> Order:
    legs: list[Leg] = []
    lists: dict[str, tuple[int, ...]] = {}
    dig_in = False
    for clause in clauses:
        word = clause[0]
        if word in ("dismount", "unhitch", "unhorse", "rear"):
            if word in lists:
                raise ValueError(clause)
            lists[word] = read_numbers(clause[1:])
        elif clause == ["dig-in"] and not dig_in:
            dig_in = True
        else:
            legs.append(_leg(clause))
    each_once([leg.team for leg in legs])
    return Order(
        platoon,
        tuple(legs),
        lists.get("dismount", ()),
        lists.get("unhitch", ()),
        lists.get("unhorse", ()),
        lists.get("rear", ()),
        dig_in,
    )


def _leg(words: list[str]) -> Leg:
    team = read_number(words[0])
    double = words[1:2] == ["double"]
    at = 2 if double else 1
    path: list[int] = []
    while at < len(words) and "," in words[at]:
        path += read_point(words[at])
        at += 1
    heading = NO_HEADING
    if at < len(words) and words[at].startswith("@"):
        heading = read_heading(words[at])
        at += 1
    mount = 0
    if words[at : at + 1] == ["mount"]:
        mount = read_number(words[at + 1])
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
        platoon, target = read_number(first), read_number(second)
    else:
        no_more(head)
    legs = [_leg(clause) for clause in clauses]
    each_once([leg.team for leg in legs])
    return Run(RUNS.index(verb), platoon, target, tuple(legs))


def _placing(verb: str, head: list[str], clauses: list[list[str]]) -> Placing:
    index = PLACINGS.index(verb)
    platoon = 0
    if index <= AMBUSH_POSES:
        platoon = read_number(only_one(head))
    else:
        no_more(head)
    poses: list[Pose] = []
    mounted: list[tuple[int, int]] = []
    for clause in clauses:
        if clause[1:2] == ["mounted"]:
            team, _mounted, vehicle = clause
            mounted.append((read_number(team), read_number(vehicle)))
        else:
            team, point, heading = clause
            x, y = read_point(point)
            poses.append(Pose(read_number(team), x, y, read_heading(heading)))
    each_once([pose.team for pose in poses] + [team for team, _vehicle in mounted])
    return Placing(index, platoon, tuple(poses), tuple(mounted))


def _fire(verb: str, head: list[str], clauses: list[list[str]]) -> Fire:
    index = FIRES.index(verb)
    platoon = 0
    if index == SHOOT:
        platoon = read_number(only_one(head))
    else:
        no_more(head)
    lines: list[Line] = []
    priorities: list[tuple[int, int]] = []
    types: list[tuple[int, str]] = []
    for clause in clauses:
        if clause[0] == "priority":
            _priority, number, kind = clause
            priorities.append((read_number(number), KINDS.index(kind)))
        elif clause[0] == "type":
            _type, number, type = clause
            types.append((read_number(number), type))
        else:
            lines.append(_line(clause))
    each_once([line.team * (MOST + 1) + line.weapon for line in lines])
    each_once([number for number, _kind in priorities])
    each_once([number for number, _type in types])
    return Fire(index, platoon, tuple(lines), tuple(priorities), tuple(types))


def _line(words: list[str]) -> Line:
    team, weapon = words[0].split(".")
    at = 1
    dice = ALL_DICE
    if words[at].startswith("x"):
        dice = read_number(words[at][1:])
        at += 1
    if words[at] != "at":
        raise ValueError(words)
    target = read_number(words[at + 1])
    at += 2
    extra: dict[str, int] = {}
    for word in ("group", "aim", "opening"):
        if words[at : at + 1] == [word]:
            extra[word] = read_number(words[at + 1])
            at += 2
    if at != len(words):
        raise ValueError(words)
    return Line(
        read_number(team),
        read_number(weapon),
        target,
        dice,
        extra.get("group", 0),
        extra.get("aim", 0),
        extra.get("opening", -1),
    )


def _bombard(words: list[str]) -> Bombard:
    clauses = clauses_of(words)
    head = clauses[0]
    mode = MODES.index(head[-1])
    guns: tuple[int, ...] = ()
    if len(clauses) == 2 and clauses[1][0] == "guns":
        guns = read_numbers(clauses[1][1:])
    elif len(clauses) > 1:
        raise ValueError(words)
    if mode == REPEAT:
        battery, by, directing, _mode = head
        aim = 0
    else:
        battery, by, directing, at, target, _mode = head
        aim = read_number(target)
        if at != "at":
            raise ValueError(words)
    if by != "by":
        raise ValueError(words)
    return Bombard(read_number(battery), read_number(directing), aim, mode, guns)


def _starting(head: list[str], clauses: list[list[str]]) -> Starting:
    no_more(head)
    chosen: dict[str, tuple[int, ...]] = {}
    air = False
    for clause in clauses:
        if clause == ["air"] and not air:
            air = True
        elif clause[0] in ("rally", "remount", "free") and clause[0] not in chosen:
            chosen[clause[0]] = () if clause[1:] == ["none"] else read_numbers(clause[1:])
        else:
            raise ValueError(clause)
    return Starting(chosen.get("rally"), chosen.get("remount"), chosen.get("free"), air)


def _hold_back(head: list[str], clauses: list[list[str]]) -> Plain:
    no_more(head)
    chosen: dict[str, tuple[int, ...]] = {"reserve": (), "ambush": ()}
    for clause in clauses:
        if clause[0] not in chosen or chosen[clause[0]]:
            raise ValueError(clause)
        chosen[clause[0]] = read_numbers(clause[1:])
    each_once(list(chosen["reserve"] + chosen["ambush"]))
    return Plain(HOLD_BACK, (len(chosen["reserve"]), *chosen["reserve"], *chosen["ambush"]))
