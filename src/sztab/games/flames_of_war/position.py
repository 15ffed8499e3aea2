"""Positions as documented JSON (``docs/positions/flames-of-war.md``): written, read, checked."""

from collections.abc import Mapping
from decimal import ROUND_HALF_UP, Decimal
from typing import Final

from sztab.core.errors import PositionError
from sztab.core.game import Json
from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.catalog import SIDES, assign_transports
from sztab.games.flames_of_war.chapters.ground import on_table
from sztab.games.flames_of_war.chapters.transport import towable
from sztab.games.flames_of_war.course import course_fault
from sztab.games.flames_of_war.geometry import FULL_TURN, overlaps
from sztab.games.flames_of_war.state import (
    BAILED_OUT,
    BOGGED,
    BROKEN,
    DEPLOYING,
    DESTROYED,
    FIGHTING,
    FLAGS,
    GONE,
    INDEPENDENT,
    LEFT,
    MOTIVATIONS,
    MOUNTED,
    MOVEMENT,
    NO_ROLE,
    NOBODY,
    OBSERVER,
    OBSERVER_NOTE,
    OFF_TABLE,
    ON_TABLE,
    OVER,
    PLACES,
    PLATOON_COMMANDER,
    ROLES,
    STAFF,
    STAFF_NOTE,
    STEPS,
    SWITCHES,
    TOWED,
    TRAININGS,
    TRANSPORT,
    WAITING,
    WHEREABOUTS,
    A,
    Field,
    Hit,
    Mission,
    Platoon,
    Shot,
    State,
    Task,
    Team,
    TeamType,
    Template,
)

KEYS: Final = (
    *("mission", "data", "switches", "platoons", "step", "side", "first", "turns", "stage"),
    *(
        "started",
        "agenda",
        "shots",
        "hits",
        "wrecks",
        "smoke",
        "snapshot",
        "pools",
        "air",
        "aircraft",
    ),
    *(
        "smashed",
        "smashed_team",
        "finished_first",
        "winner",
        "ending",
        "ending_rule",
    ),
)
PLATOON_KEYS: Final = (
    *("side", "name", "training", "motivation", "points", "independent", "battery", "where"),
    *("pinned", "doubled", "disengaged", "hits", "worst", "lost", "acted", "broke_through"),
    *("shaken", "undelayed"),
    *("ranged", "ranged_turn", "trail_turn", "teams"),
)
TEAM_KEYS: Final = (
    *("type", "at", "role", "flags", "place", "carrier", "assigned", "joined", "join_used"),
    *("doubled", "opening", "pre_bog", "start"),
)
TASKS: Final = {name: kind for kind, name in agenda.NAMES.items()}
WRECK_HEIGHT: Final = 1.0
SMOKE_HEIGHT: Final = 1000.0


# --- writing -------------------------------------------------------------------------------------


def _inches(thousandths: int) -> Json:
    return thousandths // 1000 if thousandths % 1000 == 0 else thousandths / 1000.0


def _degrees(tenths: int) -> Json:
    return tenths // 10 if tenths % 10 == 0 else tenths / 10.0


def _pose(x: int, y: int, heading: int) -> Json:
    return [_inches(x), _inches(y), _degrees(heading)]


def dump(state: State) -> Json:
    """The position; what has its plain value is left out."""
    plain: dict[str, Json] = {
        "mission": state.field.source,
        "step": STEPS[state.step],
        "side": SIDES[state.side],
        "first": SIDES[state.first],
        "turns": list(state.turns),
        "platoons": [_platoon_json(state, platoon) for platoon in state.platoons],
    }
    if state.field.data:
        plain["data"] = state.field.data
    off = {name: False for name, on in zip(SWITCHES, state.field.switches, strict=True) if not on}
    _put(plain, "switches", off)
    _put(plain, "stage", state.stage, 1)
    _put(plain, "started", state.started)
    _put(plain, "agenda", [[agenda.NAMES[task.kind], *task.args] for task in state.agenda])
    _put(
        plain, "shots", [[s.team, s.weapon, s.target, s.group, s.dice, s.aim] for s in state.shots]
    )
    _put(
        plain,
        "hits",
        [[h.shooter, h.weapon, h.target, h.group, h.victim, int(h.typed)] for h in state.hits],
    )
    _put(
        plain,
        "wrecks",
        [[*_pose(w.x, w.y, w.heading), w.team] for w in state.wrecks],
    )
    _put(
        plain,
        "smoke",
        [
            {"at": _pose(s.x, s.y, s.heading), "width": 2 * s.box.half_width, "side": SIDES[s.side]}
            for s in state.smokes
        ],
    )
    _put(plain, "snapshot", list(state.snapshot))
    _put(plain, "air", _air_json(state.field.mission))
    _put(plain, "pools", list(state.pools), [0, 0])
    _put(plain, "smashed", state.smashed)
    _put(plain, "smashed_team", state.smashed_team)
    _put(plain, "aircraft", state.aircraft)
    if state.finished_first != NOBODY:
        plain["finished_first"] = SIDES[state.finished_first]
    if state.step == OVER:
        plain["winner"] = None if state.winner == NOBODY else SIDES[state.winner]
        plain["ending"] = state.ending
        plain["ending_rule"] = state.ending_rule
    return plain


def _air_json(mission: Mission) -> Json:
    """FW-14.15: the air support of each side, written as in the options."""
    found: dict[str, Json] = {}
    for side, plane in enumerate(mission.air):
        if plane is not None:
            found[SIDES[side]] = f"{mission.air_levels[side]} {plane.id}"
    return found


def _put(plain: dict[str, Json], key: str, value: Json, default: Json = None) -> None:
    """Write an entry unless it has its plain value."""
    if value != default and value not in (None, False, 0, [], {}, ""):
        plain[key] = value


def _platoon_json(state: State, platoon: Platoon) -> Json:
    mine = [team for team in state.teams if team.platoon == platoon.number]
    led = platoon.independent or any(team.role == PLATOON_COMMANDER for team in mine)
    plain: dict[str, Json] = {
        "side": SIDES[platoon.side],
        "name": platoon.title,
        "training": TRAININGS[platoon.training],
        "motivation": MOTIVATIONS[platoon.motivation],
        "teams": [_team_json(team, led) for team in mine],
    }
    _put(plain, "points", platoon.points)
    if platoon.independent or (len(mine) == 1 and mine[0].noted(INDEPENDENT)):
        plain["independent"] = platoon.independent
    _put(plain, "battery", platoon.battery)
    if platoon.where != FIGHTING or _whereabouts(mine) != FIGHTING:
        plain["where"] = WHEREABOUTS[platoon.where]
    for key in (
        "pinned",
        "doubled",
        "disengaged",
        "lost",
        "acted",
        "broke_through",
        "shaken",
        "undelayed",
    ):
        _put(plain, key, getattr(platoon, key))
    for key in ("hits", "worst", "ranged_turn", "trail_turn"):
        _put(plain, key, getattr(platoon, key))
    if platoon.ranged_turn:
        plain["ranged"] = [_inches(platoon.ranged_x), _inches(platoon.ranged_y)]
    return plain


def _team_json(team: Team, led: bool) -> Json:
    plain: dict[str, Json] = {"id": team.id, "type": team.type.id}
    fell = team.place == DESTROYED and (team.x or team.y)  # where it stood may still matter
    if team.place == ON_TABLE or fell:
        plain["at"] = _pose(team.x, team.y, team.heading)
    if team.place != ON_TABLE:
        plain["place"] = PLACES[team.place]
    if team.role != NO_ROLE or not led or _role_of(team.type) != NO_ROLE:
        plain["role"] = ROLES[team.role]  # an empty one says that it commands nobody
    _put(plain, "flags", [name for bit, name in enumerate(FLAGS) if team.flags >> bit & 1])
    for key in ("carrier", "assigned", "joined", "join_used", "doubled"):
        _put(plain, key, getattr(team, key))
    if team.opening >= 0:
        plain["opening"] = team.opening
    if team.has(BOGGED):
        plain["pre_bog"] = _pose(team.bog_x, team.bog_y, team.bog_heading)
    if team.start_x or team.start_y or team.start_heading:
        plain["start"] = _pose(team.start_x, team.start_y, team.start_heading)
    return plain


# --- reading -------------------------------------------------------------------------------------


def _fault(where: str, problem: str) -> PositionError:
    return PositionError(f"Position of flames-of-war, {where}: {problem}.")


def load(field: Field, position: Mapping[str, Json]) -> State:
    """Set up a position on its field; all but ``platoons`` may be left out."""
    _known(position, KEYS, "top")
    entries = position.get("platoons", [])
    if not isinstance(entries, list):
        raise _fault("'platoons'", "a list of platoons is needed")
    state = State(field, [], [])
    numbered = _numbers(entries)
    for number, entry in enumerate(entries, start=1):
        _load_platoon(state, number, entry)
    for number, entry in enumerate(entries, start=1):
        for at, plain in enumerate(entry["teams"]):
            _load_team(state, number, plain, f"platoon {number}, team {at + 1}")
    if numbered:
        state.teams.sort(key=lambda team: team.id)
    if [team.id for team in state.teams] != list(range(1, len(state.teams) + 1)):
        raise _fault("'id'", f"teams are numbered from 1 to {len(state.teams)}, each once")
    _load_course(state, position)
    _settle(state, entries)
    _load_templates(state, position)
    faults = faults_of(state)
    if faults:
        raise _fault("the table", faults[0])
    return state


def _known(plain: object, keys: tuple[str, ...], where: str) -> None:
    if not isinstance(plain, Mapping):
        raise _fault(where, "a JSON object is needed")
    for key in plain:
        if key not in keys:
            raise _fault(f"{where}, {key!r}", f"no such entry; known are {', '.join(keys)}")


def _numbers(entries: list[Json]) -> bool:
    """Whether teams bring their own numbers: then all of them do."""
    teams = [
        team
        for entry in entries
        if isinstance(entry, Mapping) and isinstance(entry.get("teams"), list)
        for team in entry["teams"]
        if isinstance(team, Mapping)
    ]
    with_id = [team for team in teams if "id" in team]
    if with_id and len(with_id) != len(teams):
        raise _fault("'id'", "give every team a number or none")
    return bool(with_id)


def _load_platoon(state: State, number: int, plain: Json) -> None:
    where = f"platoon {number}"
    _known(plain, PLATOON_KEYS, where)
    if not isinstance(plain.get("teams"), list) or not plain["teams"]:
        raise _fault(where, "a platoon needs a list of teams")
    platoon = Platoon(
        number,
        _choice(plain, "side", SIDES, where, A),
        _text(plain, "name", where, f"Platoon {number}"),
        _choice(plain, "training", TRAININGS, where, 1),
        _choice(plain, "motivation", MOTIVATIONS, where, 1),
        _whole(plain, "points", where, 0, 0, 100_000),
        _flag(plain, "independent", where),
    )
    platoon.battery = _whole(plain, "battery", where, 0, 0, 999)
    platoon.where = _choice(plain, "where", WHEREABOUTS, where, FIGHTING)
    for key in (
        "pinned",
        "doubled",
        "disengaged",
        "lost",
        "acted",
        "broke_through",
        "shaken",
        "undelayed",
    ):
        setattr(platoon, key, _flag(plain, key, where))
    for key in ("hits", "worst", "ranged_turn", "trail_turn"):
        setattr(platoon, key, _whole(plain, key, where, 0, 0, 9999))
    if "ranged" in plain:
        platoon.ranged_x, platoon.ranged_y, _heading = _load_pose(
            [*plain["ranged"], 0] if isinstance(plain["ranged"], list) else None, where
        )
    if platoon.independent and len(plain["teams"]) != 1:
        raise _fault(where, "an independent team is a platoon of its own")
    state.platoons.append(platoon)


def _load_team(state: State, number: int, plain: Json, where: str) -> None:
    _known(plain, ("id", *TEAM_KEYS), where)
    types = state.field.type_of
    name = plain.get("type")
    if not isinstance(name, str) or name not in types:
        raise _fault(where, f"there is no team {name!r:.40} in the arsenal")
    platoon = state.platoons[number - 1]
    id = _whole(plain, "id", where, len(state.teams) + 1, 1, 9999)
    role = _choice(plain, "role", ROLES, where, _role_of(types[name]))
    team = Team(id, platoon.side, number, types[name], role)
    default = ON_TABLE if "at" in plain else OFF_TABLE
    if "carrier" in plain:
        default = TOWED if towable(team) else MOUNTED
    team.place = _choice(plain, "place", PLACES, where, default)
    if team.place == ON_TABLE and "at" not in plain:
        raise _fault(where, "a team on the table needs 'at': [x, y, heading]")
    if "at" in plain:
        team.put(*_load_pose(plain["at"], where))
    flags = plain.get("flags", [])
    if not isinstance(flags, list):
        raise _fault(f"{where}, 'flags'", "a list of flags is needed")
    for flag in flags:
        if flag not in FLAGS:
            raise _fault(where, f"there is no flag {flag!r:.40}; known are {', '.join(FLAGS)}")
        team.set(1 << FLAGS.index(flag))
    for key in ("carrier", "assigned", "joined"):
        setattr(team, key, _whole(plain, key, where, 0, 0, 9999))
    for key in ("join_used", "doubled"):
        setattr(team, key, _flag(plain, key, where))
    if "opening" in plain:
        team.opening = _whole(plain, "opening", where, 0, 0, 99)
    if team.has(BOGGED):
        team.bog_x, team.bog_y, team.bog_heading = (
            _load_pose(plain["pre_bog"], where)
            if "pre_bog" in plain
            else (team.x, team.y, team.heading)
        )
    if "start" in plain:
        team.start_x, team.start_y, team.start_heading = _load_pose(plain["start"], where)
    state.teams.append(team)


def _role_of(type: TeamType) -> int:
    """FW-13.9, FW-13.25: what a team does that is nothing else: staff, or an observer."""
    if type.notes & STAFF_NOTE:
        return STAFF
    return OBSERVER if type.notes & OBSERVER_NOTE else NO_ROLE


def _load_pose(value: Json, where: str) -> tuple[int, int, int]:
    if (
        not isinstance(value, list)
        or len(value) != 3
        or not all(isinstance(n, (int, float)) and not isinstance(n, bool) for n in value)
        or not all(abs(n) < 1000 for n in value)
    ):
        raise _fault(where, f"a pose is [x, y, heading] in inches and degrees, not {value!r:.40}")
    return _rounded(value[0], 1000), _rounded(value[1], 1000), _rounded(value[2], 10) % FULL_TURN


def _rounded(value: float, parts: int) -> int:
    """FW-1.3: whole parts of a number as it is written, half away from zero."""
    return int((Decimal(repr(value)) * parts).quantize(Decimal(1), ROUND_HALF_UP))


def _choice(
    plain: Mapping[str, Json], key: str, choices: tuple[str, ...], where: str, default: int
) -> int:
    value = plain.get(key, choices[default] if default >= 0 else None)
    if value not in choices:
        named = ", ".join(choice for choice in choices if choice)
        raise _fault(f"{where}, {key!r}", f"one of {named} is needed, not {value!r:.40}")
    return choices.index(value)


def _whole(
    plain: Mapping[str, Json], key: str, where: str, default: int, low: int, high: int
) -> int:
    value = plain.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise _fault(f"{where}, {key!r}", f"a whole number from {low} to {high} is needed")
    return value


def _flag(plain: Mapping[str, Json], key: str, where: str) -> bool:
    value = plain.get(key, False)
    if not isinstance(value, bool):
        raise _fault(f"{where}, {key!r}", "true or false is needed")
    return value


def _text(plain: Mapping[str, Json], key: str, where: str, default: str) -> str:
    value = plain.get(key, default)
    if not isinstance(value, str) or len(value) > 80:
        raise _fault(f"{where}, {key!r}", "a text of at most 80 letters is needed")
    return value


def _integers(position: Mapping[str, Json], key: str, length: int) -> list[list[int]]:
    """Rows of whole numbers, each *length* long."""
    rows = position.get(key, [])
    if not isinstance(rows, list) or not all(
        isinstance(row, list)
        and len(row) == length
        and all(isinstance(n, int) and not isinstance(n, bool) for n in row)
        for row in rows
    ):
        raise _fault(f"{key!r}", f"rows of {length} whole numbers are needed")
    return rows


def _load_course(state: State, position: Mapping[str, Json]) -> None:
    """Step, turn and what is under way."""
    state.step = _choice(position, "step", STEPS, "top", MOVEMENT)
    state.side = _choice(position, "side", SIDES, "top", A)
    state.first = _choice(position, "first", SIDES, "top", A)
    default = [0, 0] if state.step == DEPLOYING else [1, 1 if state.side != state.first else 0]
    if state.first != A and "turns" not in position:
        default.reverse()
    turns = position.get("turns", default)
    if not (
        isinstance(turns, list)
        and len(turns) == 2
        and all(isinstance(n, int) and not isinstance(n, bool) and 0 <= n <= 999 for n in turns)
    ):
        raise _fault("'turns'", "the turns of A and B are needed: [1, 0]")
    state.turns = (turns[0], turns[1])
    state.stage = _whole(position, "stage", "top", 1, 1, 7)
    state.started = _flag(position, "started", "top")
    state.smashed = _whole(position, "smashed", "top", 0, 0, 99)
    state.smashed_team = _whole(position, "smashed_team", "top", 0, 0, 9999)
    state.aircraft = _whole(position, "aircraft", "top", 0, 0, 3)
    pools = position.get("pools", [0, 0])
    if not isinstance(pools, list) or not all(type(n) is int and 0 <= n <= 9 for n in pools):
        raise _fault("'pools'", "the air dice of A and B are needed: [5, 3]")
    if len(pools) != 2:
        raise _fault("'pools'", "the air dice of A and B are needed: [5, 3]")
    state.pools = (pools[0], pools[1])
    if "finished_first" in position:
        state.finished_first = _choice(position, "finished_first", SIDES, "top", A)
    state.snapshot = _snapshot(position)
    state.agenda = [_task(row) for row in _list(position, "agenda")]
    for row in _integers(position, "shots", 6):
        state.shots.append(Shot(row[0], row[1], row[2], row[3], row[4], row[5]))
    for row in _integers(position, "hits", 6):
        state.hits.append(Hit(row[0], row[1], row[2], row[3], row[4], bool(row[5])))
    if position.get("winner") is not None:
        state.winner = _choice(position, "winner", SIDES, "top", A)
    state.ending = _text(position, "ending", "top", "")
    state.ending_rule = _text(position, "ending_rule", "top", "")
    if state.step == OVER and not state.ending:
        raise _fault("'ending'", "a game that is over says how it ended")


def _list(position: Mapping[str, Json], key: str) -> list[Json]:
    """A list, or none."""
    value = position.get(key, [])
    if not isinstance(value, list):
        raise _fault(f"{key!r}", "a list is needed")
    return value


def _snapshot(position: Mapping[str, Json]) -> list[int]:
    """FW-11.22: three whole numbers by team."""
    kept = _list(position, "snapshot")
    if len(kept) % 3 or not all(isinstance(n, int) and not isinstance(n, bool) for n in kept):
        raise _fault("'snapshot'", "x, y and heading of every team are needed, whole numbers")
    return list(kept)


def _task(row: Json) -> Task:
    if not isinstance(row, list) or not row or row[0] not in list(TASKS):
        raise _fault("'agenda'", f"a task begins with one of {', '.join(TASKS)}")
    if not all(isinstance(n, int) and not isinstance(n, bool) for n in row[1:]):
        raise _fault("'agenda'", "a task is its name and whole numbers")
    return Task(TASKS[row[0]], list(row[1:]))


def _settle(state: State, entries: list[Json]) -> None:
    """Wrecks and smoke, and the plain values that depend on the whole table."""
    for platoon, entry in zip(state.platoons, entries, strict=True):
        teams = [team for team in state.teams if team.platoon == platoon.number]
        if "independent" not in entry and len(teams) == 1 and teams[0].noted(INDEPENDENT):
            platoon.independent = True
        if not platoon.independent:
            _give_commander(teams, entry["teams"])
        if not any("assigned" in team for team in entry["teams"]):
            assign_transports(state, platoon.number)
        if "where" not in entry:
            platoon.where = _whereabouts(teams)
    for platoon in state.platoons:
        if platoon.battery > len(state.platoons):
            raise _fault(f"platoon {platoon.number}", f"there is no battery {platoon.battery}")
    for team in state.teams:
        if team.place in (MOUNTED, TOWED) and not 1 <= team.carrier <= len(state.teams):
            raise _fault(f"team {team.id}", "a mounted or towed team needs its 'carrier'")
        if team.joined > len(state.platoons):
            raise _fault(f"team {team.id}", f"there is no platoon {team.joined} to join")
        if max(team.carrier, team.assigned) > len(state.teams):
            raise _fault(f"team {team.id}", "there is no such vehicle for it")
    found = course_fault(state)
    if found is not None:
        raise _fault(*found)


def _give_commander(teams: list[Team], plain: list[Json]) -> None:
    """FW-2.3: unless one is named, the first team that may command does, transports last."""
    if any(team.role == PLATOON_COMMANDER for team in teams):
        return
    named = {at for at, one in enumerate(plain) if "role" in one}
    free = [team for at, team in enumerate(teams) if at not in named and team.role == NO_ROLE]
    free.sort(key=lambda team: team.type.kind == TRANSPORT)
    if free:
        free[0].role = PLATOON_COMMANDER


def _whereabouts(teams: list[Team]) -> int:
    """Where a platoon is by where its teams are: on the table, waiting, destroyed or gone."""
    places = {team.place for team in teams}
    if places == {OFF_TABLE}:
        return WAITING
    if places <= {DESTROYED, LEFT}:
        return GONE if LEFT in places else BROKEN
    return FIGHTING


def _load_templates(state: State, position: Mapping[str, Json]) -> None:
    """FW-1.9: wrecks as [x, y, heading, team], smoke with its width and side."""
    for row in _list(position, "wrecks"):
        if not isinstance(row, list) or len(row) != 4 or not isinstance(row[3], int):
            raise _fault(
                "'wrecks'",
                "a wreck is [x, y, heading, team], the team being a number of this position",
            )
        if not 1 <= row[3] <= len(state.teams):
            raise _fault("'wrecks'", f"there is no team {row[3]!r:.20}")
        x, y, heading = _load_pose(row[:3], "'wrecks'")
        type = state.team(row[3]).type
        state.wrecks.append(
            Template(x, y, heading, type.width, type.length, WRECK_HEIGHT, NOBODY, row[3])
        )
    for plain in _list(position, "smoke"):
        _known(plain, ("at", "width", "side"), "'smoke'")
        x, y, heading = _load_pose(plain.get("at"), "'smoke'")
        width = plain.get("width", 6)
        if not isinstance(width, (int, float)) or isinstance(width, bool) or not 1 <= width <= 24:
            raise _fault("'smoke', 'width'", "inches from 1 to 24 are needed")
        side = _choice(plain, "side", SIDES, "'smoke'", A)
        state.smokes.append(Template(x, y, heading, float(width), 6.0, SMOKE_HEIGHT, side, 0))


# --- invariants ----------------------------------------------------------------------------------


def faults_of(state: State) -> list[str]:
    """Invariants of the table that this state breaks, in words of the rules."""
    found: list[str] = []
    standing = [team for team in state.teams if team.place == ON_TABLE]
    for team in standing:
        if not on_table(state.field, team.box):
            found.append(f"team {team.id} hangs over the edge of the table")
    for at, team in enumerate(standing):
        for other in standing[:at]:
            if overlaps(team.box, other.box):
                found.append(f"teams {other.id} and {team.id} overlap")
    getting_clear: list[int] = []  # FW-9.19: their vehicle is gone, and their owner places them
    for task in state.agenda:
        if task.kind == agenda.ASK_PLACE:
            getting_clear += task.args[2:]
    for team in state.teams:
        if team.place in (MOUNTED, TOWED):
            carrier = state.team(team.carrier)
            falling = team.id in getting_clear or state.smashed_team == carrier.id
            if not carrier.type.vehicle or not (carrier.place == ON_TABLE or falling):
                found.append(f"team {team.id} is carried by a team that is no vehicle on the table")
        if team.has(BAILED_OUT) and not team.type.vehicle:
            found.append(f"team {team.id} has no vehicle to bail out of")
    last = state.next_task()
    if last is not None and last.kind < agenda.QUESTIONS and state.step != OVER:
        found.append(f"{agenda.NAMES[last.kind]} waits for nobody: a question comes last")
    return found
