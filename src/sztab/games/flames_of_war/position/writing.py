"""A state written as JSON; what has its plain value is left out."""

from sztab.core.game import Json
from sztab.games.flames_of_war.position.entries import PLATOON_FLAGS, PLATOON_NUMBERS
from sztab.games.flames_of_war.position.unsaid import role_of, whereabouts
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Mission
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import (
    BOGGED,
    DESTROYED,
    FIGHTING,
    FLAGS,
    INDEPENDENT,
    MOTIVATIONS,
    NO_ROLE,
    NOBODY,
    ON_TABLE,
    OVER,
    PLACES,
    PLATOON_COMMANDER,
    ROLES,
    SIDES,
    STEPS,
    SWITCHES,
    TRAININGS,
    WHEREABOUTS,
)


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
    if not state.asks_all:
        plain["asks"] = "needed"
    _put(plain, "stage", state.stage, 1)
    _put(plain, "started", state.started)
    _put(plain, "agenda", [[task.name(), *task.numbers()] for task in state.agenda])
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
    if value and value != default:
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
    if platoon.where != FIGHTING or whereabouts(mine) != FIGHTING:
        plain["where"] = WHEREABOUTS[platoon.where]
    for key in PLATOON_FLAGS:
        _put(plain, key, getattr(platoon, key))
    for key in PLATOON_NUMBERS:
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
    if team.role != NO_ROLE or not led or role_of(team.type) != NO_ROLE:
        plain["role"] = ROLES[team.role]  # an empty one says that it commands nobody
    if team.flags:
        plain["flags"] = [name for bit, name in enumerate(FLAGS) if team.flags >> bit & 1]
    _put(plain, "carrier", team.carrier)
    _put(plain, "assigned", team.assigned)
    _put(plain, "joined", team.joined)
    _put(plain, "join_used", team.join_used)
    _put(plain, "doubled", team.doubled)
    if team.opening >= 0:
        plain["opening"] = team.opening
    if team.has(BOGGED):
        plain["pre_bog"] = _pose(team.bog_x, team.bog_y, team.bog_heading)
    if team.start_x or team.start_y or team.start_heading:
        plain["start"] = _pose(team.start_x, team.start_y, team.start_heading)
    return plain
