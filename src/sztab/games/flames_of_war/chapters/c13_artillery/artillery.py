"""FW-13: bombardments, rockets, smoke."""

from typing import Final

from sztab.core.said import Refusal
from sztab.games.flames_of_war.chapters.c00_conventions.faults import reason_word, together
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name, team_name
from sztab.games.flames_of_war.chapters.c01_table.ground import on_table, overlapped
from sztab.games.flames_of_war.chapters.c04_command.command import (
    HIT_ON,
    commander,
    is_pinned,
    training,
)
from sztab.games.flames_of_war.chapters.c08_sight.concealment import concealed, lies_low
from sztab.games.flames_of_war.chapters.c08_sight.openings import opening_towards
from sztab.games.flames_of_war.chapters.c08_sight.sight import sees, sees_point
from sztab.games.flames_of_war.geometry.footprints import point_to_box
from sztab.games.flames_of_war.geometry.measure import EPS, heading_to, within
from sztab.games.flames_of_war.geometry.outlines import outline_to_box
from sztab.games.flames_of_war.moves import REPEAT, SMOKE, Bombard
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    ARTILLERY,
    DIGGING,
    DIRECTING,
    EYES_USED,
    FIGHTING,
    HELD_FIRE,
    HULL,
    MORTAR,
    MOVED,
    OBSERVER,
    ON_TABLE,
    SHOT,
    SMOKE_BOMBARDMENT,
    STAFF,
    TOWED,
)

NEAREST: Final = 8.0  # FW-13.4
WOODS_NEAR: Final = 4.0  # FW-13.5
ATTEMPTS: Final = 3  # FW-13.8


# --- who takes part ------------------------------------------------------------------------------


def bomb_weapon(team: Team) -> int:
    """The weapon that a team bombards with; -1 for none."""
    for at in range(len(team.type.weapons)):
        if team.type.weapons[at].bomb_reach > 0.0:
            return at
    return -1


def is_gun(team: Team) -> bool:
    """FW-13.26: a team with the note artillery."""
    return team.noted(ARTILLERY) and bomb_weapon(team) >= 0


def gun_fault(state: State, gun: Team, x: float, y: float) -> str:
    """FW-13.3 to FW-13.5, FW-13.22: the rule by which a gun cannot take part; "" if it can."""
    if not is_gun(gun) or not gun.operational:
        return "FW-13.3"
    if gun.flags & (MOVED | SHOT | DIRECTING | EYES_USED):
        return "FW-13.3"
    if gun.has(DIGGING):
        return "FW-5.21"
    if gun.has(HELD_FIRE):
        return "FW-8.3"
    if is_pinned(state, gun):
        return "FW-10.2"
    weapon = bomb_weapon(gun)
    arm = gun.type.weapons[weapon]
    far = point_to_box(x, y, gun.box)
    if far < NEAREST - EPS or not within(far, arm.bomb_reach):
        return "FW-13.4"
    if gun.type.mounts[weapon] == HULL and not gun.box.in_front(x, y):
        return "FW-7.9"
    if not (arm.notes | gun.type.notes) & MORTAR and _masked(state, gun, x, y):
        return "FW-13.5"
    if gun.type.mounts[weapon] == HULL:
        box = gun.box_at(gun.x, gun.y, heading_to(x - gun.box.x, y - gun.box.y))
        if not on_table(state.field, box) or overlapped(state, gun, box):
            return "FW-13.22"
    return ""


def _masked(state: State, gun: Team, x: float, y: float) -> bool:
    """FW-13.5: woods nearer than 4", buildings nearer than their height, in the way."""
    for area in state.field.areas:
        if area.type != "woods" or outline_to_box(area.outline, gun.box) >= WOODS_NEAR - EPS:
            continue
        if area.outline.crossed(gun.box.x, gun.box.y, x, y):
            return True
    for building in state.field.buildings:
        if outline_to_box(building.outline, gun.box) >= building.height - EPS:
            continue
        if building.outline.crossed(gun.box.x, gun.box.y, x, y):
            return True
    return False


def guns_of(state: State, number: int) -> list[Team]:
    """FW-13.26, FW-2.10: the guns of a battery; headquarters guns form one together."""
    platoon = state.platoon(number)
    if not platoon.independent:
        return [team for team in state.belonging(number) if is_gun(team)]
    return [
        team
        for team in state.of_side(platoon.side)
        if is_gun(team) and state.platoon(team.platoon).independent
    ]


def has_staff(state: State, number: int) -> bool:
    """FW-13.9, FW-13.24: a staff team that is not lost."""
    for team in state.belonging(number):
        if team.role == STAFF and team.present:
            return True
    return False


def directing_fault(state: State, battery: int, team: Team) -> str:
    """FW-13.6, FW-13.10: the rule by which a team cannot direct this battery; "" if it can."""
    if team.flags & (MOVED | SHOT | EYES_USED) or team.place > TOWED:
        return "FW-13.6"
    carrier = state.team(team.carrier) if team.place != ON_TABLE else team
    if not carrier.operational or (carrier is not team and carrier.flags & (MOVED | SHOT)):
        return "FW-6.24" if carrier is not team else "FW-13.6"
    if team.leads_company:
        return ""
    if team.role == OBSERVER:
        home = state.platoon(team.platoon).battery
        if home == battery:
            return ""
        return "" if has_staff(state, home) and has_staff(state, battery) else "FW-13.10"
    leader = commander(state, battery)
    if leader is team or (is_gun(team) and team in guns_of(state, battery)):
        return ""
    return "FW-13.6"


def _why_not_directing(state: State, team: Team, rule: str) -> str:
    """FW-13.6, FW-13.10, FW-6.24: what the refusal names as the reason."""
    if team.flags & (MOVED | SHOT | EYES_USED):
        return "moved"
    if team.place > TOWED or (team.place == ON_TABLE and not team.operational):
        return "out-of-action"
    if team.role == OBSERVER and rule == "FW-13.10" and not state.platoon(team.platoon).battery:
        return "no-battery"
    return reason_word(rule)


def eye(state: State, team: Team) -> Team:
    """FW-6.24: an observer in a tank looks from the tank."""
    return state.team(team.carrier) if team.place != ON_TABLE else team


def firing_guns(state: State, move: Bombard, x: float, y: float) -> list[Team]:
    """FW-13.3: the named guns, or all that can fire."""
    found: list[Team] = []
    for gun in guns_of(state, move.battery):
        if move.guns and gun.id not in move.guns:
            continue
        if gun.id != move.directing and not gun_fault(state, gun, x, y):
            found.append(gun)
    return found


# --- judging -------------------------------------------------------------------------------------


def check_bombard(state: State, seat: int, move: Bombard) -> Refusal | None:
    """FW-13.1 to FW-13.10, FW-13.19: may this battery bombard so now?"""
    if not 1 <= move.battery <= len(state.platoons) or state.platoon(move.battery).side != seat:
        return Refusal("FW-2.9", "no-such-platoon", n=move.battery)
    platoon = state.platoon(move.battery)
    name = platoon_name(platoon)
    if platoon.where != FIGHTING or not guns_of(state, move.battery):
        return Refusal("FW-13.1", "no-battery", platoon=name)
    if platoon.acted:
        return Refusal("FW-13.2", "platoon-has-shot", platoon=name)
    if platoon.doubled:
        return Refusal("FW-5.14", "platoon-doubled", platoon=name)
    if state.field.mission.meeting and sum(state.turns) == 1:
        return Refusal("FW-16.4", "no-bombardment-yet")
    if move.mode == SMOKE and state.stage > 3:
        return Refusal("FW-7.1", "too-late-in-step")
    if not 1 <= move.directing <= len(state.teams) or state.team(move.directing).side != seat:
        return Refusal("FW-2.9", "no-such-team", n=move.directing)
    found: list[Refusal] = []
    director = state.team(move.directing)
    rule = directing_fault(state, move.battery, director)
    if rule:
        why = _why_not_directing(state, director, rule)
        found.append(Refusal(rule, "cannot-direct", team=team_name(director), why=why))
    elif (refusal := _check_aim(state, seat, move, director)) is not None:
        found.append(refusal)
    if not _has_aim(state, seat, move):
        return together(found) or Refusal("FW-13.7", "no-such-team", n=move.aim)
    x, y = aim_point(state, move)
    guns = firing_guns(state, move, x, y)
    if not guns or (move.guns and len(guns) != len(move.guns)):
        found += _silent_guns(state, move, x, y)
    elif move.mode == SMOKE and not all(_smokes(gun) for gun in guns):
        found.append(Refusal("FW-13.19", "no-smoke", platoon=name))
    return together(found)


def _smokes(gun: Team) -> bool:
    arm = gun.type.weapons[bomb_weapon(gun)]
    return (arm.notes | gun.type.notes) & SMOKE_BOMBARDMENT != 0


def _check_aim(state: State, seat: int, move: Bombard, director: Team) -> Refusal | None:
    """FW-13.6, FW-13.7, FW-13.9, FW-13.18: an enemy in sight, or the point ranged in before."""
    looker = eye(state, director)
    if move.mode == REPEAT:
        platoon = state.platoon(move.battery)
        name = platoon_name(platoon)
        if not has_staff(state, move.battery):
            return Refusal("FW-13.9", "no-staff", platoon=name)
        if platoon.ranged_turn == 0 or platoon.ranged_turn != state.turn_of(seat) - 1:
            return Refusal("FW-13.9", "not-ranged-in", platoon=name)
        if not sees_point(state, looker, platoon.ranged_x / 1000.0, platoon.ranged_y / 1000.0):
            return Refusal("FW-13.9", "sees-not-the-point", team=team_name(director))
        return None
    if not 1 <= move.aim <= len(state.teams) or state.team(move.aim).side == seat:
        return Refusal("FW-13.7", "no-such-team", n=move.aim)
    aim = state.team(move.aim)
    if aim.place != ON_TABLE:
        return Refusal("FW-13.7", "no-such-team", n=move.aim)
    if not sees(state, looker, aim) and not trails(state, aim):
        return Refusal("FW-13.6", "sees-not", team=team_name(director), target=team_name(aim))
    return None


def _has_aim(state: State, seat: int, move: Bombard) -> bool:
    """FW-13.7, FW-13.9: whether there is a point to measure to: an enemy, or one ranged in."""
    if move.mode == REPEAT:
        return state.platoon(move.battery).ranged_turn > 0
    if not 1 <= move.aim <= len(state.teams):
        return False
    return state.team(move.aim).side != seat and state.team(move.aim).place == ON_TABLE


def _silent_guns(state: State, move: Bombard, x: float, y: float) -> list[Refusal]:
    """FW-13.22: why no gun fires, or not every named one."""
    found: list[Refusal] = []
    for gun in guns_of(state, move.battery):
        if not move.guns or gun.id in move.guns:
            rule = "FW-13.6" if gun.id == move.directing else gun_fault(state, gun, x, y)
            if rule:
                why = reason_word(rule)
                found.append(Refusal(rule, "gun-cannot-fire", team=team_name(gun), why=why))
    return found or [Refusal("FW-13.22", "no-gun-named")]


def trails(state: State, launcher: Team) -> bool:
    """FW-13.18: rocket launchers betray themselves until the end of the opponent's next turn."""
    fired = state.platoon(launcher.platoon).trail_turn
    return fired > 0 and fired >= state.turn_of(launcher.side) and is_gun(launcher)


def aim_point(state: State, move: Bombard) -> tuple[float, float]:
    """FW-13.7, FW-13.9: the centre of the aim team, or the point ranged in before."""
    if move.mode == REPEAT:
        platoon = state.platoon(move.battery)
        return platoon.ranged_x / 1000.0, platoon.ranged_y / 1000.0
    aim = state.team(move.aim)
    return aim.box.x, aim.box.y


def ranging_number(state: State, director: Team, aim: Team) -> int:
    """FW-13.8, FW-13.23: by the training of the aim team's platoon, with what hides it."""
    needed = HIT_ON[training(state, aim.joined or aim.platoon)]
    looker = eye(state, director)
    unseen = trails(state, aim) and not sees(state, looker, aim)
    if unseen or concealed(state, looker, aim, opening_towards(state, looker, aim)):
        needed += 1
        if not unseen and lies_low(state, aim):
            needed += 1
    return needed + (1 if director.leads_company else 0)
