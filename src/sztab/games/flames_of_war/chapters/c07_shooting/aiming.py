"""FW-7.7 to FW-7.9, FW-7.16, FW-7.17: legal targets, and the number needed to hit them."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.core.said import Modifier
from sztab.games.flames_of_war.chapters.c04_command.command import HIT_ON, groups, training
from sztab.games.flames_of_war.chapters.c07_shooting.weapons import moved_to_fire, stabilised
from sztab.games.flames_of_war.chapters.c08_sight.concealment import concealed, lies_low
from sztab.games.flames_of_war.chapters.c08_sight.sight import line_of_fire
from sztab.games.flames_of_war.geometry.footprints import SAMPLES, is_nearer, is_within
from sztab.games.flames_of_war.state import Shot, State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    CAVALRY,
    HULL,
    IMPOSSIBLE_ABOVE_SIX,
    LIGHT_MORTAR,
    MOVED,
    SELF_LOADING,
)
from sztab.games.flames_of_war.writing.clauses import Line

LONG_RANGE: Final = 16.0  # FW-7.16 (a)
# What makes a target harder to hit, one bit each, in the order in which it is told.
OVER_16: Final = 1
CONCEALED: Final = 2
LIES_LOW: Final = 4
SLOW: Final = 8
STABILISED: Final = 16
MODIFIERS: Final[tuple[Modifier, ...]] = (
    Modifier(1, "modifier-over-16", "FW-7.16"),
    Modifier(1, "modifier-is-concealed", "FW-7.16"),
    Modifier(1, "modifier-gone-to-ground", "FW-7.16"),
    Modifier(1, "modifier-slow-and-moved", "FW-7.16"),
    Modifier(1, "modifier-stabiliser", "FW-2.8"),
)
CAVALRY_RANGE: Final = 4.0  # FW-7.12
MORTAR_RANGE: Final = 8.0  # FW-13.1
IN_RANGE: Final = 0
OUT_OF_RANGE: Final = 1
OUT_OF_SIGHT: Final = 2
OUT_OF_FIELD: Final = 3
TOO_NEAR: Final = 4
FROM_THE_SADDLE: Final = 5
RANGE_RULES: Final[tuple[str, ...]] = ("", "FW-7.8", "FW-8.1", "FW-7.9", "FW-13.1", "FW-7.12")
RANGE_KEYS: Final[tuple[str, ...]] = (
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

    def __init__(self, target: int, base: int) -> None:
        self.target: Final = target
        self.base: Final = base
        self.modifiers: Final[list[Modifier]] = []

    @property
    def needed(self) -> int:
        """The number needed."""
        total = self.base
        for modifier in self.modifiers:
            total += modifier.value
        return total


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
    if not is_within(shooter.box, target.box, arm.reach):
        return OUT_OF_RANGE
    if arm.notes & LIGHT_MORTAR and is_nearer(shooter.box, target.box, MORTAR_RANGE):
        return TOO_NEAR
    riding = shooter.type.kind == CAVALRY and shooter.has(MOVED) and own_turn
    if riding and not is_within(shooter.box, target.box, CAVALRY_RANGE):
        return FROM_THE_SADDLE
    if shooter.type.mounts[weapon] == HULL and not _in_field(shooter, target):
        return OUT_OF_FIELD
    ray = line_of_fire(state, shooter, weapon, target, firing, own_turn, door)
    return IN_RANGE if ray.free else OUT_OF_SIGHT


def _in_field(shooter: Team, target: Team) -> bool:
    """FW-7.9: at least one sample point in front of the front line."""
    for number in range(SAMPLES):
        x, y = target.box.sample(number)
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


def line_of(shot: Shot, opening: int) -> Line:
    """A shot on the agenda as the line that ordered it."""
    return Line(shot.team, shot.weapon, shot.target, shot.dice, shot.group, 0, opening)


def has_target(state: State, line: Line, firing: list[int], own_turn: bool) -> bool:
    """FW-7.7: whether a weapon may shoot at any team of the target."""
    shooter = state.team(line.team)
    for target in enemies_in(state, line.target, line.group):
        fault = target_fault(state, shooter, line.weapon, target, firing, own_turn, line.opening)
        if fault == IN_RANGE:
            return True
    return False


def base_to_hit(state: State, target: Team) -> int:
    """FW-7.16: the number needed before modifiers, by the training of the target."""
    return HIT_ON[training(state, target.joined or target.platoon)]


def hindrances(
    state: State, shooter: Team, weapon: int, target: Team, dice: int, defending: bool, door: int
) -> int:
    """FW-7.16, FW-2.8: the bits of every modifier; each makes the number needed higher by one."""
    found = 0
    arm = shooter.type.weapons[weapon]
    if not is_within(shooter.box, target.box, LONG_RANGE):
        found |= OVER_16
    if defending:
        return found  # FW-8.17, FW-11.8: chargers hide from nobody, and (d) does not apply
    if concealed(state, shooter, target, door):
        found |= CONCEALED
        if lies_low(state, target):
            found |= LIES_LOW
    if moved_to_fire(shooter):
        if arm.rof == 1 and not arm.notes & SELF_LOADING:
            found |= SLOW
        if dice > 1 and stabilised(shooter, weapon):
            found |= STABILISED
    return found


def needed_to_hit(
    state: State, shooter: Team, weapon: int, target: Team, dice: int, defending: bool, door: int
) -> int:
    """FW-7.16: the number needed; its modifiers stand in ``aim_at``."""
    bits = hindrances(state, shooter, weapon, target, dice, defending, door)
    count = base_to_hit(state, target)
    while bits:
        count += bits & 1
        bits >>= 1
    return count


def aim_at(
    state: State, shooter: Team, weapon: int, target: Team, dice: int, defending: bool, door: int
) -> Aim:
    """FW-7.16, FW-0.4: the number needed, with every modifier and its rule."""
    aim = Aim(target.id, base_to_hit(state, target))
    bits = hindrances(state, shooter, weapon, target, dice, defending, door)
    for at in range(len(MODIFIERS)):
        if bits >> at & 1:
            aim.modifiers.append(MODIFIERS[at])
    return aim


def best_aim(
    state: State, line: Line, targets: list[Team], dice: int, defending: bool
) -> Aim | None:
    """FW-7.17: the easiest of the legal targets."""
    best: Team | None = None
    least = 0
    shooter = state.team(line.team)
    for target in targets:
        needed = needed_to_hit(state, shooter, line.weapon, target, dice, defending, line.opening)
        if best is None or needed < least:
            best, least = target, needed
    if best is None:
        return None
    return aim_at(state, shooter, line.weapon, best, dice, defending, line.opening)


def reachable(state: State, needed: int) -> int:
    """FW-0.5: a number above 6 cannot be rolled (switch)."""
    if needed > 6 and not state.field.switches[IMPOSSIBLE_ABOVE_SIX]:
        return 6
    return needed
