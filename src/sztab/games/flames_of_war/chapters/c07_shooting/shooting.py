"""FW-7: shooting: whether a platoon may shoot as its player says."""

from typing import Final

from sztab.core.said import Refusal
from sztab.games.flames_of_war.chapters.c00_conventions.faults import (
    named_team,
    reason_word,
    together,
)
from sztab.games.flames_of_war.chapters.c00_conventions.naming import (
    platoon_name,
    team_name,
    too_far_text,
)
from sztab.games.flames_of_war.chapters.c01_table.ground import building_of
from sztab.games.flames_of_war.chapters.c04_command.command import groups
from sztab.games.flames_of_war.chapters.c07_shooting.aiming import (
    OUT_OF_SIGHT,
    RANGE_KEYS,
    RANGE_RULES,
    enemies_in,
    has_target,
    legal_targets,
    target_fault,
)
from sztab.games.flames_of_war.chapters.c07_shooting.turning import has_room, turns_to_fire
from sztab.games.flames_of_war.chapters.c07_shooting.weapons import (
    dice_rule,
    main_gun_fires,
    most_dice,
    silent_rule,
)
from sztab.games.flames_of_war.chapters.c08_sight.sight import sees
from sztab.games.flames_of_war.geometry.footprints import distance
from sztab.games.flames_of_war.moves import DEFEND, Fire
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import FIGHTING, GUN, INFANTRY, ON_TABLE, TANK
from sztab.games.flames_of_war.writing.clauses import ALL_DICE, Line

SMALL_FIREPOWER: Final = 5  # FW-9.5
NO_DOOR: Final = 99  # every opening is taken, or none has a target; FW-8.23 needs none


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
        return Refusal(rule, "does-not-shoot", team=name, why=reason_word(rule))
    for other in move.lines:
        if other.team == line.team and (other.target != line.target or other.group != line.group):
            return Refusal("FW-7.3", "one-target-only", team=name)
    main_gun = main_gun_fires(move.lines, team)
    most = most_dice(state, team, line.weapon, main_gun, defending)
    if line.dice != ALL_DICE and not 1 <= line.dice <= most:
        rule = dice_rule(state, team, line.weapon, main_gun)
        return Refusal(rule, "too-many-dice", team=name, most=most)
    refusal = _check_target(state, seat, line, attacker)
    if refusal is not None:
        return refusal
    inside = building_of(state, team)
    if inside < 0 and line.opening >= 0:
        return Refusal("FW-7.21", "no-opening-there", team=name)
    if not line.aim and not turns_to_fire(team, line.weapon):
        if has_target(state, line, firing, not defending):
            return None  # which of its targets it is makes no difference
        targets: list[Team] = []
    else:
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
            if wanted >= 0 or has_target(state, tried, firing, own_turn):
                door = at
                break
        if door != NO_DOOR:
            taken.append((inside, door, team.id))
        found.append(
            Line(line.team, line.weapon, line.target, line.dice, line.group, line.aim, door)
        )
    return found


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
    outside = building_of(state, shooter) < 0
    if fault == OUT_OF_SIGHT and outside and sees(state, shooter, best):
        name = team_name(shooter)
        return Refusal("FW-8.3", "own-in-the-way", team=name, target=team_name(best))
    return Refusal(
        RANGE_RULES[fault],
        RANGE_KEYS[fault],
        team=team_name(shooter),
        target=team_name(best),
        inches=too_far_text(gap),
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
