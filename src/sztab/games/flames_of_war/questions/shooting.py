"""FW-7, FW-13: the numbers to hit and to range in, and what lies under a template."""

from sztab.core.game import Json
from sztab.games.flames_of_war.chapters.c00_conventions.naming import distance_text
from sztab.games.flames_of_war.chapters.c04_command.command import HIT_ON, training
from sztab.games.flames_of_war.chapters.c07_shooting.aiming import (
    IN_RANGE,
    RANGE_KEYS,
    RANGE_RULES,
    aim_at,
    enemies_in,
    reachable,
    target_fault,
)
from sztab.games.flames_of_war.chapters.c07_shooting.weapons import (
    main_gun_fires,
    most_dice,
    silent_rule,
)
from sztab.games.flames_of_war.chapters.c08_sight.concealment import concealed, lies_low
from sztab.games.flames_of_war.chapters.c08_sight.openings import opening_towards
from sztab.games.flames_of_war.chapters.c08_sight.sight import sees
from sztab.games.flames_of_war.chapters.c09_hits.hits import FRONT, face_towards
from sztab.games.flames_of_war.chapters.c13_artillery.artillery import (
    aim_point,
    directing_fault,
    eye,
    firing_guns,
    gun_fault,
    guns_of,
    ranging_number,
    trails,
)
from sztab.games.flames_of_war.chapters.c13_artillery.templates import (
    TEMPLATE,
    line_of_flight,
    under,
)
from sztab.games.flames_of_war.geometry.footprints import Box, distance
from sztab.games.flames_of_war.moves import HIGH_EXPLOSIVE, Bombard
from sztab.games.flames_of_war.questions.measuring import rounded
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import ROCKET_LAUNCHER
from sztab.games.flames_of_war.writing.clauses import Line


def to_hit(state: State, shooter: int, weapon: int, platoon: int, group: int = 0) -> Json:
    """FW-7.16, FW-7.17: for every team of a platoon the sum, or why it is no legal target."""
    team = state.team(shooter)
    line = Line(shooter, weapon, platoon, -1, group)
    defending = team.side != state.side
    dice = most_dice(state, team, weapon, main_gun_fires((line,), team), defending)
    silent = silent_rule(state, team, weapon, defending)
    rows: list[Json] = []
    barred: list[Json] = []
    for target in enemies_in(state, platoon, group):
        fault = target_fault(state, team, weapon, target, [shooter], not defending, -1)
        if fault != IN_RANGE:
            barred.append({"team": target.id, "rule": RANGE_RULES[fault], "key": RANGE_KEYS[fault]})
            continue
        door = opening_towards(state, team, target)
        aim = aim_at(state, team, weapon, target, dice, defending, door)
        row: dict[str, Json] = {
            "team": target.id,
            "distance": distance_text(distance(team.box, target.box)),
            "base": aim.base,
            "modifiers": [{"value": m.value, "key": m.key, "rule": m.rule} for m in aim.modifiers],
            "needed": aim.needed,
        }
        if target.type.armoured:
            face = face_towards(state.team(shooter), target)
            row["struck"] = "front" if face == FRONT else "side"
        rows.append(row)
    lowest = min([int(row["needed"]) for row in rows], default=None)
    rolled = dice * (2 if state.platoon(platoon).doubled and not defending else 1)
    return {
        "rule": "FW-7.16",
        "silent": silent or None,
        "targets": rows,
        "barred": barred,
        "lowest": lowest,
        "dice": rolled,
        "expected": _expected(state, lowest, rolled),
    }


def all_to_hit(state: State, shooters: int, platoon: int) -> Json:
    """The same for every weapon of a platoon, by ``team.weapon``: a whole fire plan at once."""
    return {
        f"{team.id}.{weapon}": to_hit(state, team.id, weapon, platoon)
        for team in state.standing(shooters)
        for weapon, arm in enumerate(team.type.weapons)
        if arm.reach > 0.0
    }


def _expected(state: State, needed: int | None, dice: int) -> float:
    """The hits that so many dice bring on average."""
    if needed is None:
        return 0.0
    return round(dice * max(0, min(6, 7 - reachable(state, needed))) / 6.0, 3)


def to_range(state: State, battery: int, directing: int, aim: int) -> Json:
    """FW-13.8: the number needed to range in, with every modifier, and the guns that would fire."""
    director, target = state.team(directing), state.team(aim)
    number = target.joined or target.platoon
    modifiers: list[Json] = []
    looker = eye(state, director)
    unseen = trails(state, target) and not sees(state, looker, target)
    if unseen or concealed(state, looker, target, opening_towards(state, looker, target)):
        modifiers.append({"value": 1, "key": "modifier-is-concealed", "rule": "FW-13.8"})
        if not unseen and lies_low(state, target):
            modifiers.append({"value": 1, "key": "modifier-gone-to-ground", "rule": "FW-13.8"})
    if director.leads_company:
        modifiers.append({"value": 1, "key": "modifier-commander-directs", "rule": "FW-13.8"})
    guns, silent = _guns(state, Bombard(battery, directing, aim, HIGH_EXPLOSIVE))
    return {
        "rule": "FW-13.8",
        "base": HIT_ON[training(state, number)],
        "modifiers": modifiers,
        "needed": ranging_number(state, director, target),
        "attempts": 3,
        "cannot_direct": directing_fault(state, battery, director) or None,
        "guns": guns,
        "silent": silent,
    }


def _guns(state: State, move: Bombard) -> tuple[list[int], list[Json]]:
    """FW-13.3: the guns of a battery that would fire, and the rules by which others do not."""
    x, y = aim_point(state, move)
    firing = [gun.id for gun in firing_guns(state, move, x, y)]
    silent = [
        {"team": gun.id, "rule": gun_fault(state, gun, x, y) or "FW-13.6"}
        for gun in guns_of(state, move.battery)
        if gun.id not in firing
    ]
    return firing, silent


def under_template(
    state: State, battery: int, centre: tuple[float, float], directing: int = 0
) -> Json:
    """FW-1.15, FW-13.7, FW-13.17: where the template lies on an aim point, and who is under it."""
    x, y = rounded(centre[0]), rounded(centre[1])
    side = state.platoon(battery).side
    guns = [
        gun
        for gun in guns_of(state, battery)
        if gun.id != directing and not gun_fault(state, gun, x, y)
    ]
    ids = [gun.id for gun in guns]
    heading = line_of_flight(state, ids, x, y) if ids else 0
    rockets = len(ids) >= 6 and all(_is_rocket(gun) for gun in guns)
    box = Box(x, y, heading, 2 * TEMPLATE if rockets else TEMPLATE, TEMPLATE)
    teams = under(state, box)
    return {
        "centre": [x, y],
        "corners": [[rounded(cx), rounded(cy)] for cx, cy in box.corners()],
        "guns": ids,
        "own": [team.id for team in teams if team.side == side],
        "enemy": [team.id for team in teams if team.side != side],
    }


def _is_rocket(gun: Team) -> bool:
    notes = gun.type.notes
    for arm in gun.type.weapons:
        if arm.bomb_reach > 0.0:
            notes |= arm.notes
    return notes & ROCKET_LAUNCHER != 0
