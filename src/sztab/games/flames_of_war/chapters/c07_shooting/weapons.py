"""FW-7.11 to FW-7.15: which weapons may shoot, and with how many dice."""

from sztab.games.flames_of_war.chapters.c04_command.command import is_pinned
from sztab.games.flames_of_war.state import Hit, State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    APPOINTING,
    CAVALRY,
    DIGGING,
    DIRECTING,
    EYES_USED,
    FULL_ROF_MOVING,
    HELD_FIRE,
    MOVED,
    NO_HE,
    NO_MOVE_AND_SHOOT,
    ON_TABLE,
    RECOVERING,
    ROF1_IF_MAIN_GUN_FIRES,
    SHOT,
    STABILISER,
)
from sztab.games.flames_of_war.writing.clauses import Line


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


def dice_rule(state: State, team: Team, weapon: int, main_gun: bool) -> str:
    """The rule by which a weapon has no more dice than ``most_dice`` gives it."""
    if is_pinned(state, team) or team.type.kind == CAVALRY:
        return "FW-7.12"
    if main_gun and weapon > 0 and team.type.weapons[weapon].notes & ROF1_IF_MAIN_GUN_FIRES:
        return "FW-7.15"
    return "FW-7.12" if moved_to_fire(team) else "FW-7.11"


def stabilised(team: Team, weapon: int) -> bool:
    """FW-2.11: the note touches the main gun only."""
    return weapon == 0 and has_main_gun(team) and team.noted(STABILISER)


def main_gun_fires(lines: tuple[Line, ...], team: Team) -> bool:
    """FW-7.15: whether a vehicle fires its main gun in this action."""
    if not has_main_gun(team):
        return False
    for line in lines:
        if line.team == team.id and line.weapon == 0:
            return True
    return False


def no_high_explosive(state: State, hit: Hit) -> bool:
    """FW-9.7: whether a hit cannot go to infantry or guns."""
    return state.team(hit.shooter).type.weapons[hit.weapon].notes & NO_HE != 0
