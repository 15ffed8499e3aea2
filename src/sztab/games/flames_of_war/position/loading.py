"""A position set up on its field: platoons, teams, and what depends on the whole table."""

from collections.abc import Mapping
from typing import Final

from sztab.core.data.bounds import Bounds
from sztab.core.game import Json
from sztab.games.flames_of_war.catalog.companies import assign_transports
from sztab.games.flames_of_war.chapters.c06_transport.transport import towable
from sztab.games.flames_of_war.position.course import course_fault
from sztab.games.flames_of_war.position.entries import (
    PLATOON_FLAGS,
    PLATOON_NUMBERS,
    fault,
    one_of,
    only_known,
    read_pose,
    short_text,
    whole,
    yes_or_no,
)
from sztab.games.flames_of_war.position.invariants import faults_of
from sztab.games.flames_of_war.position.under_way import load_course, load_templates
from sztab.games.flames_of_war.position.unsaid import give_commander, role_of, whereabouts
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Field
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import (
    BOGGED,
    FIGHTING,
    FLAGS,
    INDEPENDENT,
    MOTIVATIONS,
    MOUNTED,
    OFF_TABLE,
    ON_TABLE,
    PLACES,
    ROLES,
    SIDES,
    TOWED,
    TRAININGS,
    WHEREABOUTS,
    A,
)

KEYS: Final = (
    *("mission", "data", "switches", "platoons", "step", "side", "first", "turns", "stage"),
    *(
        "started",
        "agenda",
        "asks",
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
    *(*PLATOON_FLAGS, *PLATOON_NUMBERS, "ranged", "teams"),
)
TEAM_KEYS: Final = (
    *("type", "at", "role", "flags", "place", "carrier", "assigned", "joined", "join_used"),
    *("doubled", "opening", "pre_bog", "start"),
)

FLAT: Final = ("polygon", "path", "A", "B")  # the last two: deployment areas
HILLS: Final = ("foot", "crest")  # these cost most: every line of sight asks how high its ends are
# Several times what any printed mission, company or game needs; what a question costs at most
# follows from these numbers (docs/decisions/0014-bounds.md).
BOUNDS: Final = Bounds(
    lists=dict.fromkeys(FLAT, 120)
    | dict.fromkeys(HILLS, 40)
    | {"platoons": 120, "teams": 60, "terrain": 80, "objectives": 24, "openings": 24}
    | {"wrecks": 300, "smoke": 120, "shots": 1500, "hits": 1500, "agenda": 400},
    together=((("teams",), 300), (FLAT, 600), (HILLS, 120), (("openings",), 200)),
    values=60_000,
    others=1200,  # among them the numbers of a task, and three of a snapshot for every team
    number=1_000_000,
)


def load(field: Field, position: Mapping[str, Json]) -> State:
    """Set up a position on its field; all but ``platoons`` may be left out."""
    only_known(position, KEYS, "top")
    entries = position.get("platoons", [])
    if not isinstance(entries, list):
        raise fault("'platoons'", "a list of platoons is needed")
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
        raise fault("'id'", f"teams are numbered from 1 to {len(state.teams)}, each once")
    load_course(state, position)
    _settle(state, entries)
    state.regroup()
    load_templates(state, position)
    faults = faults_of(state)
    if faults:
        raise fault("the table", faults[0])
    return state


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
        raise fault("'id'", "give every team a number or none")
    return bool(with_id)


def _load_platoon(state: State, number: int, plain: Json) -> None:
    where = f"platoon {number}"
    only_known(plain, PLATOON_KEYS, where)
    if not isinstance(plain.get("teams"), list) or not plain["teams"]:
        raise fault(where, "a platoon needs a list of teams")
    platoon = Platoon(
        number,
        one_of(plain, "side", SIDES, where, A),
        short_text(plain, "name", where, f"Platoon {number}"),
        one_of(plain, "training", TRAININGS, where, 1),
        one_of(plain, "motivation", MOTIVATIONS, where, 1),
        whole(plain, "points", where, 0, 0, 100_000),
        yes_or_no(plain, "independent", where),
    )
    platoon.battery = whole(plain, "battery", where, 0, 0, 999)
    platoon.where = one_of(plain, "where", WHEREABOUTS, where, FIGHTING)
    for key in PLATOON_FLAGS:
        setattr(platoon, key, yes_or_no(plain, key, where))
    for key in PLATOON_NUMBERS:
        setattr(platoon, key, whole(plain, key, where, 0, 0, 9999))
    if "ranged" in plain:
        platoon.ranged_x, platoon.ranged_y, _heading = read_pose(
            [*plain["ranged"], 0] if isinstance(plain["ranged"], list) else None, where
        )
    if platoon.independent and len(plain["teams"]) != 1:
        raise fault(where, "an independent team is a platoon of its own")
    state.platoons.append(platoon)


def _load_team(state: State, number: int, plain: Json, where: str) -> None:
    only_known(plain, ("id", *TEAM_KEYS), where)
    types = state.field.type_of
    name = plain.get("type")
    if not isinstance(name, str) or name not in types:
        raise fault(where, f"there is no team {name!r:.40} in the arsenal")
    platoon = state.platoons[number - 1]
    id = whole(plain, "id", where, len(state.teams) + 1, 1, 9999)
    role = one_of(plain, "role", ROLES, where, role_of(types[name]))
    team = Team(id, platoon.side, number, types[name], role)
    default = ON_TABLE if "at" in plain else OFF_TABLE
    if "carrier" in plain:
        default = TOWED if towable(team) else MOUNTED
    team.place = one_of(plain, "place", PLACES, where, default)
    if team.place == ON_TABLE and "at" not in plain:
        raise fault(where, "a team on the table needs 'at': [x, y, heading]")
    if "at" in plain:
        team.put(*read_pose(plain["at"], where))
    flags = plain.get("flags", [])
    if not isinstance(flags, list):
        raise fault(f"{where}, 'flags'", "a list of flags is needed")
    for flag in flags:
        if flag not in FLAGS:
            raise fault(where, f"there is no flag {flag!r:.40}; known are {', '.join(FLAGS)}")
        team.set(1 << FLAGS.index(flag))
    for key in ("carrier", "assigned", "joined"):
        setattr(team, key, whole(plain, key, where, 0, 0, 9999))
    for key in ("join_used", "doubled"):
        setattr(team, key, yes_or_no(plain, key, where))
    if "opening" in plain:
        team.opening = whole(plain, "opening", where, 0, 0, 99)
    if team.has(BOGGED):
        team.bog_x, team.bog_y, team.bog_heading = (
            read_pose(plain["pre_bog"], where)
            if "pre_bog" in plain
            else (team.x, team.y, team.heading)
        )
    if "start" in plain:
        team.start_x, team.start_y, team.start_heading = read_pose(plain["start"], where)
    state.teams.append(team)


def _settle(state: State, entries: list[Json]) -> None:
    """Wrecks and smoke, and the plain values that depend on the whole table."""
    for platoon, entry in zip(state.platoons, entries, strict=True):
        teams = [team for team in state.teams if team.platoon == platoon.number]
        if "independent" not in entry and len(teams) == 1 and teams[0].noted(INDEPENDENT):
            platoon.independent = True
        if platoon.independent:
            platoon.role = teams[0].role
        else:
            give_commander(teams, entry["teams"])
        if not any("assigned" in team for team in entry["teams"]):
            assign_transports(state, platoon.number)
        if "where" not in entry:
            platoon.where = whereabouts(teams)
    for platoon in state.platoons:
        if platoon.battery > len(state.platoons):
            raise fault(f"platoon {platoon.number}", f"there is no battery {platoon.battery}")
    for team in state.teams:
        if team.place in (MOUNTED, TOWED) and not 1 <= team.carrier <= len(state.teams):
            raise fault(f"team {team.id}", "a mounted or towed team needs its 'carrier'")
        if team.joined > len(state.platoons):
            raise fault(f"team {team.id}", f"there is no platoon {team.joined} to join")
        if max(team.carrier, team.assigned) > len(state.teams):
            raise fault(f"team {team.id}", "there is no such vehicle for it")
    found = course_fault(state)
    if found is not None:
        raise fault(*found)
