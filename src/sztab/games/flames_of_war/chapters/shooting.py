"""FW-7: shooting."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.core.said import Modifier, Refusal
from sztab.games.flames_of_war.chapters.command import HIT_ON, groups, is_pinned, training
from sztab.games.flames_of_war.chapters.faults import named_team, together
from sztab.games.flames_of_war.chapters.ground import building_of
from sztab.games.flames_of_war.chapters.naming import (
    distance_text,
    platoon_name,
    team_name,
)
from sztab.games.flames_of_war.chapters.sight import (
    concealed,
    lies_low,
    line_of_fire,
)
from sztab.games.flames_of_war.chapters.turning import has_room
from sztab.games.flames_of_war.geometry import EPS, distance, lower_bound, over, within
from sztab.games.flames_of_war.moves import ALL_DICE, DEFEND, Fire, Line
from sztab.games.flames_of_war.state import (
    APPOINTING,
    CAVALRY,
    DIGGING,
    DIRECTING,
    EYES_USED,
    FIGHTING,
    FULL_ROF_MOVING,
    GUN,
    HELD_FIRE,
    HULL,
    IMPOSSIBLE_ABOVE_SIX,
    INFANTRY,
    LIGHT_MORTAR,
    MOVED,
    NO_HE,
    NO_MOVE_AND_SHOOT,
    ON_TABLE,
    RECOVERING,
    ROF1_IF_MAIN_GUN_FIRES,
    SELF_LOADING,
    SHOT,
    STABILISER,
    TANK,
    Hit,
    State,
    Team,
)

LONG_RANGE: Final = 16.0  # FW-7.16 (a)
CAVALRY_RANGE: Final = 4.0  # FW-7.12
MORTAR_RANGE: Final = 8.0  # FW-13.1
SMALL_FIREPOWER: Final = 5  # FW-9.5

NO_DOOR: Final = 99  # every opening is taken, or none has a target; FW-8.23 needs none

IN_RANGE: Final = 0
OUT_OF_RANGE: Final = 1
OUT_OF_SIGHT: Final = 2
OUT_OF_FIELD: Final = 3
TOO_NEAR: Final = 4
FROM_THE_SADDLE: Final = 5
RANGE_RULES: Final = ("", "FW-7.8", "FW-8.1", "FW-7.9", "FW-13.1", "FW-7.12")
RANGE_KEYS: Final = (
    "",
    "out-of-range",
    "out-of-sight",
    "out-of-field",
    "mortar-too-near",
    "cavalry-too-far",
)


@final
@mypyc_attr(acyclic=True)
class Aim:
    """How one weapon would shoot at one team: the sum of FW-7.16."""

    def __init__(self, target: int, far: float, base: int) -> None:
        self.target: Final = target
        self.far: Final = far
        self.base: Final = base
        self.modifiers: Final[list[Modifier]] = []

    @property
    def needed(self) -> int:
        """The number needed."""
        total = self.base
        for modifier in self.modifiers:
            total += modifier.value
        return total


# --- weapons -------------------------------------------------------------------------------------


def has_main_gun(team: Team) -> bool:
    """FW-2.11: a vehicle whose first weapon is no machine-gun."""
    return (
        team.type.vehicle
        and len(team.type.weapons) > 0
        and team.type.weapons[0].notes & ROF1_IF_MAIN_GUN_FIRES == 0
    )


def moved_to_fire(team: Team) -> bool:
    """FW-5.21, FW-7.12: moved this turn, or dug and shoots as if it had."""
    return team.flags & (MOVED | DIGGING) != 0


def silent_rule(state: State, team: Team, weapon: int, defending: bool) -> str:
    """The rule by which a weapon does not shoot at all now; "" if it may."""
    arm = team.type.weapons[weapon]
    if not team.operational:
        return "FW-2.7" if team.place == ON_TABLE else "FW-6.12"
    if arm.reach == 0.0:
        return "FW-13.1"
    if defending:
        return ""
    if team.has(SHOT):
        return "FW-7.2"
    if team.doubled or state.platoon(team.platoon).doubled:
        return "FW-5.14"
    if state.platoon(team.platoon).disengaged:
        return "FW-15.8"
    if team.has(HELD_FIRE):
        return "FW-8.3"
    if team.has(RECOVERING):
        return "FW-6.18"
    if team.has(APPOINTING):
        return "FW-10.10"
    if team.has(DIRECTING):
        return "FW-13.6"
    if team.has(EYES_USED):
        return "FW-15.2"
    if arm.notes & NO_MOVE_AND_SHOOT and moved_to_fire(team):
        return "FW-2.8"
    return ""


def most_dice(state: State, team: Team, weapon: int, main_gun: bool, defending: bool) -> int:
    """FW-7.11 to FW-7.15: the dice of a weapon before doubling."""
    arm = team.type.weapons[weapon]
    if is_pinned(state, team) or team.type.kind == CAVALRY:
        return 1
    if main_gun and weapon > 0 and arm.notes & ROF1_IF_MAIN_GUN_FIRES:
        return 1
    if moved_to_fire(team) and not defending and not arm.notes & FULL_ROF_MOVING:
        return arm.rof if stabilised(team, weapon) else 1
    return arm.rof


def _dice_rule(state: State, team: Team, weapon: int, main_gun: bool) -> str:
    """The rule by which a weapon has no more dice than ``most_dice`` gives it."""
    if is_pinned(state, team) or team.type.kind == CAVALRY:
        return "FW-7.12"
    if main_gun and weapon > 0 and team.type.weapons[weapon].notes & ROF1_IF_MAIN_GUN_FIRES:
        return "FW-7.15"
    return "FW-7.12" if moved_to_fire(team) else "FW-7.11"


def stabilised(team: Team, weapon: int) -> bool:
    """FW-2.11: the note touches the main gun only."""
    return weapon == 0 and has_main_gun(team) and team.noted(STABILISER)


# --- targets -------------------------------------------------------------------------------------


def target_fault(
    state: State,
    shooter: Team,
    weapon: int,
    target: Team,
    firing: list[int],
    own_turn: bool,
    door: int,
) -> int:
    """FW-7.7: whether an enemy team is a legal target for a weapon, and if not, why."""
    arm = shooter.type.weapons[weapon]
    if lower_bound(shooter.box, target.box) > arm.reach + EPS:
        return OUT_OF_RANGE
    far = distance(shooter.box, target.box)
    if not within(far, arm.reach):
        return OUT_OF_RANGE
    if arm.notes & LIGHT_MORTAR and far < MORTAR_RANGE - EPS:
        return TOO_NEAR
    riding = shooter.type.kind == CAVALRY and shooter.has(MOVED) and own_turn
    if riding and not within(far, CAVALRY_RANGE):
        return FROM_THE_SADDLE
    if shooter.type.mounts[weapon] == HULL and not _in_field(shooter, target):
        return OUT_OF_FIELD
    ray = line_of_fire(state, shooter, weapon, target, firing, own_turn, door)
    return IN_RANGE if ray.free else OUT_OF_SIGHT


def _in_field(shooter: Team, target: Team) -> bool:
    """FW-7.9: at least one sample point in front of the front line."""
    for x, y in target.box.samples():
        if shooter.box.in_front(x, y):
            return True
    return False


def enemies_in(state: State, number: int, group: int) -> list[Team]:
    """FW-7.4: the teams of a target platoon, or of one isolated group of it."""
    teams = state.standing(number)
    if not group:
        return teams
    for ids in groups(state, number):
        if ids[0] == group:
            return [team for team in teams if team.id in ids]
    return []


def legal_targets(state: State, line: Line, firing: list[int], own_turn: bool) -> list[Team]:
    """FW-7.7: the teams of the target that a weapon may shoot at."""
    shooter = state.team(line.team)
    found: list[Team] = []
    for target in enemies_in(state, line.target, line.group):
        fault = target_fault(state, shooter, line.weapon, target, firing, own_turn, line.opening)
        if fault == IN_RANGE:
            found.append(target)
    return found


# --- to hit --------------------------------------------------------------------------------------


def aim_at(
    state: State, shooter: Team, weapon: int, target: Team, dice: int, defending: bool, door: int
) -> Aim:
    """FW-7.16, FW-0.4: the number needed, with every modifier and its rule."""
    far = distance(shooter.box, target.box)
    aim = Aim(target.id, far, HIT_ON[training(state, target.joined or target.platoon)])
    arm = shooter.type.weapons[weapon]
    if over(far, LONG_RANGE):
        aim.modifiers.append(Modifier(1, "modifier-over-16", "FW-7.16"))
    if defending:
        return aim  # FW-8.17, FW-11.8: chargers hide from nobody, and (d) does not apply
    if concealed(state, shooter, target, door):
        aim.modifiers.append(Modifier(1, "modifier-is-concealed", "FW-7.16"))
        if lies_low(state, target):
            aim.modifiers.append(Modifier(1, "modifier-gone-to-ground", "FW-7.16"))
    if arm.rof == 1 and moved_to_fire(shooter) and not arm.notes & SELF_LOADING:
        aim.modifiers.append(Modifier(1, "modifier-slow-and-moved", "FW-7.16"))
    if dice > 1 and moved_to_fire(shooter) and stabilised(shooter, weapon):
        aim.modifiers.append(Modifier(1, "modifier-stabiliser", "FW-2.8"))
    return aim


def best_aim(
    state: State, line: Line, targets: list[Team], dice: int, defending: bool
) -> Aim | None:
    """FW-7.17: the easiest of the legal targets."""
    best: Aim | None = None
    shooter = state.team(line.team)
    for target in targets:
        aim = aim_at(state, shooter, line.weapon, target, dice, defending, line.opening)
        if best is None or aim.needed < best.needed:
            best = aim
    return best


def reachable(state: State, needed: int) -> int:
    """FW-0.5: a number above 6 cannot be rolled (switch)."""
    if needed > 6 and not state.field.switches[IMPOSSIBLE_ABOVE_SIX]:
        return 6
    return needed


# --- judging -------------------------------------------------------------------------------------


def check_fire(state: State, seat: int, move: Fire, attacker: int) -> Refusal | None:
    """FW-7.2 to FW-7.21, FW-11.8: may these weapons shoot so now?"""
    defending = move.verb == DEFEND
    if not defending:
        refusal = _check_platoon(state, seat, move.platoon)
        if refusal is not None:
            return refusal
        if not move.lines:
            return Refusal("FW-7.19", "nobody-fires")
    firing = [line.team for line in move.lines]
    found: list[Refusal] = []
    for line in at_openings(state, move.lines, firing, not defending):
        refusal = _check_line(state, seat, move, line, firing, attacker)
        if refusal is not None and not (
            found and (refusal.rule, named_team(refusal)) == (found[-1].rule, named_team(found[-1]))
        ):
            found.append(refusal)
    if not found:
        return _check_choices(state, move)
    return together(found)


def _check_platoon(state: State, seat: int, number: int) -> Refusal | None:
    """FW-5.14, FW-7.1, FW-7.2, FW-15.8: whether a platoon may shoot in this step."""
    if not 1 <= number <= len(state.platoons) or state.platoon(number).side != seat:
        return Refusal("FW-2.9", "no-such-platoon", n=number)
    platoon = state.platoon(number)
    if platoon.where != FIGHTING:
        return Refusal("FW-7.2", "platoon-not-on-table", platoon=platoon_name(platoon))
    if platoon.acted:
        return Refusal("FW-7.2", "platoon-has-shot", platoon=platoon_name(platoon))
    if platoon.doubled:
        return Refusal("FW-5.14", "platoon-doubled", platoon=platoon_name(platoon))
    if platoon.disengaged:
        return Refusal("FW-15.8", "platoon-reorganises", platoon=platoon_name(platoon))
    return None


def _check_line(
    state: State, seat: int, move: Fire, line: Line, firing: list[int], attacker: int
) -> Refusal | None:
    """One weapon: whose, at whom, with how many dice."""
    defending = move.verb == DEFEND
    if not 1 <= line.team <= len(state.teams) or state.team(line.team).side != seat:
        return Refusal("FW-2.9", "no-such-team", n=line.team)
    team = state.team(line.team)
    name = team_name(team)
    own = move.platoon in (team.platoon, team.joined)
    if not defending and not own:
        return Refusal("FW-7.2", "not-of-platoon", team=name)
    if line.weapon >= len(team.type.weapons):
        return Refusal("FW-7.2", "no-such-weapon", team=name, n=line.weapon)
    rule = silent_rule(state, team, line.weapon, defending)
    if rule:
        return Refusal(rule, "does-not-shoot", team=name)
    for other in move.lines:
        if other.team == line.team and (other.target != line.target or other.group != line.group):
            return Refusal("FW-7.3", "one-target-only", team=name)
    main_gun = main_gun_fires(move.lines, team)
    most = most_dice(state, team, line.weapon, main_gun, defending)
    if line.dice != ALL_DICE and not 1 <= line.dice <= most:
        rule = _dice_rule(state, team, line.weapon, main_gun)
        return Refusal(rule, "too-many-dice", team=name, most=most)
    refusal = _check_target(state, seat, line, attacker)
    if refusal is not None:
        return refusal
    inside = building_of(state, team)
    if inside < 0 and line.opening >= 0:
        return Refusal("FW-7.21", "no-opening-there", team=name)
    targets = legal_targets(state, line, firing, not defending)
    if not targets and inside >= 0 and line.opening == NO_DOOR:
        return Refusal("FW-6.3", "no-opening-there", team=name)
    if not targets:
        return _no_target(state, line, firing, not defending)
    if line.aim and line.aim not in [target.id for target in targets]:
        return Refusal("FW-7.20", "aim-not-legal", team=name)
    if not has_room(state, line, targets):
        return Refusal("FW-7.10", "no-room-to-turn", team=name)
    return None


def at_openings(
    state: State, lines: tuple[Line, ...], firing: list[int], own_turn: bool
) -> list[Line]:
    """FW-6.3, FW-7.21: teams in buildings get their openings: as named, kept, or the first free."""
    found: list[Line] = []
    taken: list[tuple[int, int, int]] = []  # building, opening, team
    for team in state.teams:
        if team.opening >= 0 and team.place == ON_TABLE and team.id not in firing:
            taken.append((building_of(state, team), team.opening, team.id))
    for line in lines:
        if not 1 <= line.team <= len(state.teams):
            found.append(line)
            continue
        team = state.team(line.team)
        inside = building_of(state, team) if team.place == ON_TABLE else -1
        if inside < 0 or line.weapon >= len(team.type.weapons):
            found.append(line)
            continue
        door = NO_DOOR
        openings = state.field.buildings[inside].openings
        for at in range(len(openings)):
            wanted = team.opening if line.opening < 0 else line.opening
            if 0 <= wanted != at:
                continue
            users = {id for where, used, id in taken if (where, used) == (inside, at)}
            room = max(1, int(openings[at].width / team.type.width + 1e-9))
            if len(users - {team.id}) >= room:
                continue
            tried = Line(line.team, line.weapon, line.target, line.dice, line.group, line.aim, at)
            if wanted >= 0 or legal_targets(state, tried, firing, own_turn):
                door = at
                break
        if door != NO_DOOR:
            taken.append((inside, door, team.id))
        found.append(
            Line(line.team, line.weapon, line.target, line.dice, line.group, line.aim, door)
        )
    return found


def main_gun_fires(lines: tuple[Line, ...], team: Team) -> bool:
    """FW-7.15: whether a vehicle fires its main gun in this action."""
    if not has_main_gun(team):
        return False
    for line in lines:
        if line.team == team.id and line.weapon == 0:
            return True
    return False


def _check_target(state: State, seat: int, line: Line, attacker: int) -> Refusal | None:
    """FW-7.4, FW-11.26: an enemy platoon on the table, or an isolated group of it."""
    if not 1 <= line.target <= len(state.platoons) or state.platoon(line.target).side == seat:
        return Refusal("FW-7.7", "no-enemy-platoon", n=line.target)
    if attacker and line.target != attacker:
        return Refusal("FW-11.26", "only-at-attackers")
    if line.group:
        known = [ids[0] for ids in groups(state, line.target)]
        if len(known) < 2 or line.group not in known:
            return Refusal("FW-7.18", "no-such-group", n=line.group)
    return None


def _no_target(state: State, line: Line, firing: list[int], own_turn: bool) -> Refusal:
    """FW-7.7, FW-7.19: why a weapon has no legal target: by its nearest enemy."""
    shooter = state.team(line.team)
    best: Team | None = None
    gap = 0.0
    for target in enemies_in(state, line.target, line.group):
        far = distance(shooter.box, target.box)
        if best is None or far < gap:
            best, gap = target, far
    platoon = platoon_name(state.platoon(line.target))
    if best is None:
        return Refusal("FW-7.7", "nobody-there", platoon=platoon)
    fault = target_fault(state, shooter, line.weapon, best, firing, own_turn, line.opening)
    return Refusal(
        RANGE_RULES[fault],
        RANGE_KEYS[fault],
        team=team_name(shooter),
        target=team_name(best),
        inches=distance_text(gap),
    )


def _types_in_reach(state: State, move: Fire, number: int) -> set[str]:
    """FW-9.8: the types of a platoon that at least one weapon of the action may shoot at."""
    firing = [line.team for line in move.lines]
    found: set[str] = set()
    for line in at_openings(state, move.lines, firing, True):
        if line.target == number:
            found |= {team.type.id for team in legal_targets(state, line, firing, True)}
    return found


def _check_choices(state: State, move: Fire) -> Refusal | None:
    """FW-9.5, FW-9.8: the kind and the type that the shooter names."""
    targets = [line.target for line in move.lines]
    for number, kind in move.priorities:
        if number not in targets:
            return Refusal("FW-9.5", "priority-not-target", n=number)
        kinds = {team.type.kind for team in state.standing(number)}
        if kind not in kinds or len(kinds) < 2:
            return Refusal("FW-9.5", "priority-not-mixed", n=number)
        powers = [
            state.team(line.team).type.weapons[line.weapon].firepower
            for line in move.lines
            if line.target == number
        ]
        packed = all(t.type.man_packed for t in state.standing(number) if t.type.kind == GUN)
        small = min(powers) >= SMALL_FIREPOWER  # FW-7.19: else they count as infantry by weapon
        if kind == GUN and INFANTRY in kinds and small and packed:
            return Refusal("FW-9.5", "priority-man-packed", n=number)
    for number, type in move.types:
        if number not in targets:
            return Refusal("FW-9.8", "priority-not-target", n=number)
        there = state.standing(number)
        mixed = len({team.type.id for team in there}) > 1
        if not mixed or any(team.type.kind != TANK for team in there):
            return Refusal("FW-9.8", "type-not-there", n=number)
        if type not in _types_in_reach(state, move, number):
            return Refusal("FW-9.8", "type-no-target", n=number)
    return None


def no_high_explosive(state: State, hit: Hit) -> bool:
    """FW-9.7: whether a hit cannot go to infantry or guns."""
    return state.team(hit.shooter).type.weapons[hit.weapon].notes & NO_HE != 0
