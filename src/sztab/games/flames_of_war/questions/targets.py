"""FW-7: whom a platoon could shoot at, with the chance and the whole fire plan, or why not."""

from typing import Final

from sztab.core.game import Json
from sztab.core.said import Refusal
from sztab.core.words import said_json
from sztab.games.flames_of_war import engine
from sztab.games.flames_of_war.chapters.c00_conventions.faults import (
    apart,
    named_team,
    reason_word,
)
from sztab.games.flames_of_war.chapters.c00_conventions.naming import distance_text, too_far_text
from sztab.games.flames_of_war.chapters.c04_command.command import can_be_pinned
from sztab.games.flames_of_war.chapters.c07_shooting.aiming import (
    IN_RANGE,
    RANGE_KEYS,
    RANGE_RULES,
    Aim,
    aim_at,
    reachable,
    target_fault,
)
from sztab.games.flames_of_war.chapters.c07_shooting.weapons import (
    main_gun_fires,
    most_dice,
    silent_rule,
)
from sztab.games.flames_of_war.chapters.c08_sight.openings import opening_towards
from sztab.games.flames_of_war.chapters.c11_assault.assault import check_platoon
from sztab.games.flames_of_war.chapters.c11_assault.charging import charge_targets
from sztab.games.flames_of_war.geometry.footprints import distance
from sztab.games.flames_of_war.moves import SHOOT, Fire
from sztab.games.flames_of_war.questions.answers.taken_apart import parts_of
from sztab.games.flames_of_war.questions.killing import kill_share
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import PIN_HITS_CUMULATIVE, SHOOTING
from sztab.games.flames_of_war.writing.clauses import Line

MOST_SHOOTERS: Final = 20  # of one platoon; no list has as many
MOST_TARGETS: Final = 60  # enemy platoons that are weighed, nearest first
MENDS: Final = 6  # times that a fire plan is mended
HIGHEST: Final = 6  # that a die shows; who needs more is hit by none


def targets(state: State, seat: int, number: int) -> Json:
    """Each enemy platoon: the fire plan with everything that can shoot, or why there is none.

    FW-7.13: who rolls more than one die may not charge; ``forgoes`` names whom it then could not.

    Before the Shooting step the plan is what the platoon could do if it shot as it stands.
    """
    shooters = state.standing(number)
    if state.platoon(number).side != seat or not 0 < len(shooters) <= MOST_SHOOTERS:
        return []
    weapons = [
        (team, weapon)
        for team in shooters
        for weapon, arm in enumerate(team.type.weapons)
        if arm.reach > 0.0
    ]
    silent = {(t.id, w): silent_rule(state, t, w, False) for t, w in weapons}
    ready = [(t, w) for t, w in weapons if not silent[t.id, w]]
    foes: list[tuple[float, int]] = []
    for platoon in state.platoons:
        teams = state.standing(platoon.number) if platoon.side != seat else []
        if teams:
            near = min(distance(a.box, b.box) for a in shooters for b in teams)
            foes.append((near, platoon.number))
    found = [
        _target(state, seat, number, ready, silent, foe, near)
        for near, foe in sorted(foes)[:MOST_TARGETS]
    ]
    prey = charge_targets(state, number) if check_platoon(state, seat, number) is None else []
    for one in found:
        one["forgoes"] = prey if any(shot["most"] > 1 for shot in one["shots"]) else []
    return found


def _target(
    state: State,
    seat: int,
    number: int,
    ready: list[tuple[Team, int]],
    silent: dict[tuple[int, int], str],
    foe: int,
    near: float,
) -> Json:
    """One enemy platoon as a target."""
    victims = state.standing(foe)
    able: dict[tuple[int, int], list[Team]] = {}
    faults: dict[int, list[int]] = {}
    for team, weapon in ready:
        for victim in victims:
            fault = target_fault(state, team, weapon, victim, [team.id], True, -1)
            if fault == IN_RANGE:
                able.setdefault((team.id, weapon), []).append(victim)
            else:
                faults.setdefault(team.id, []).append(fault)
    broken: dict[int, Refusal] = {}
    plan, refusal = _plan(state, seat, number, foe, able, broken)
    shooting = {line.team for line in plan.lines} if plan is not None else set()
    mute = next((rule for rule in silent.values() if rule), "")
    found: dict[str, Json] = {
        "platoon": foe,
        "distance": distance_text(near),
        "parts": parts_of(plan) if plan is not None else None,
        "dice": 0,
        "expected": 0.0,
        "chance": 0.0,
        "kills": 0.0,
        "kill": 0.0,
        "pins": _pins(state, foe),
        "teams": [],
        "shots": [],
        "forgoes": [],
        "barred": [
            {
                "team": team,
                "why": said_json(
                    broken.get(team) or _why_team(state, team, ready, silent, victims, faults)
                ),
            }
            for team in sorted({team for team, _weapon in silent} - shooting)
        ],
        "why": None,
    }
    if plan is None:
        every = [fault for some in faults.values() for fault in some]
        found["why"] = said_json(refusal or _why(ready, near, every, mute))
        return found
    missed = spared = 1.0
    best: dict[int, tuple[Aim, Team]] = {}
    for line in plan.lines:
        team = state.team(line.team)
        dice = most_dice(state, team, line.weapon, main_gun_fires(plan.lines, team), False)
        lowest = 99
        deadly: list[tuple[int, float]] = []
        for victim in able[line.team, line.weapon]:
            door = opening_towards(state, team, victim)
            aim = aim_at(state, team, line.weapon, victim, dice, False, door)
            lowest = min(lowest, aim.needed)
            deadly.append((aim.needed, kill_share(state, team, line.weapon, victim, door)))
            if victim.id not in best or aim.needed < best[victim.id][0].needed:
                best[victim.id] = (aim, team)
        rolled = dice * (2 if state.platoon(foe).doubled else 1)
        share = max(0, min(6, 7 - reachable(state, lowest))) / 6.0
        # a hit may go to any that it can strike: which one is not known before it is given
        hurt = [chance for needed, chance in deadly if needed <= max(lowest, HIGHEST)]
        kill = share * sum(hurt) / len(hurt)
        found["shots"].append(
            {
                "team": line.team,
                "weapon": line.weapon,
                "dice": rolled,
                "most": dice,
                "share": round(share, 3),
                "kill": round(kill, 3),
            }
        )
        found["dice"] += rolled
        found["expected"] += rolled * share
        found["kills"] += rolled * kill
        missed *= (1.0 - share) ** rolled
        spared *= (1.0 - kill) ** rolled
    found["expected"] = round(found["expected"], 2)
    found["chance"] = round(1.0 - missed, 3)
    found["kills"] = round(found["kills"], 2)
    found["kill"] = round(1.0 - spared, 3)
    found["teams"] = [
        {
            "team": id,
            "distance": distance_text(distance(team.box, state.team(id).box)),
            "base": aim.base,
            "modifiers": [{"value": m.value, "key": m.key, "rule": m.rule} for m in aim.modifiers],
            "needed": aim.needed,
        }
        for id, (aim, team) in sorted(best.items())
    ]
    return found


def _pins(state: State, number: int) -> int:
    """FW-10.1: the hits that a platoon can still take in this step until it is pinned; 0: never."""
    platoon = state.platoon(number)
    if platoon.pinned or not can_be_pinned(state, number):
        return 0
    taken = platoon.hits if state.field.switches[PIN_HITS_CUMULATIVE] else 0
    return max(1, engine.PINNING - taken)


def _plan(
    state: State,
    seat: int,
    number: int,
    foe: int,
    able: dict[tuple[int, int], list[Team]],
    broken: dict[int, Refusal],
) -> tuple[Fire | None, Refusal | None]:
    """Everything that can, at one platoon; a team that breaks a rule is left out as *broken*."""
    lines = [Line(team, weapon, foe) for team, weapon in able]
    judged = state.step == SHOOTING and state.question() is None and seat == state.side
    refusal: Refusal | None = None
    for _try in range(MENDS):
        if not lines:
            return None, refusal
        plan = Fire(SHOOT, number, tuple(lines))
        refusal = engine.check(state, seat, plan) if judged else None
        if refusal is None:
            return plan, None
        broken.update({named_team(one): one for one in apart(refusal)})
        kept = [line for line in lines if line.team not in broken]
        if len(kept) == len(lines):
            return None, refusal
        lines = kept
    return None, refusal


def _why_team(
    state: State,
    id: int,
    ready: list[tuple[Team, int]],
    silent: dict[tuple[int, int], str],
    victims: list[Team],
    faults: dict[int, list[int]],
) -> Refusal:
    """The reason why one team of a platoon cannot shoot at another platoon."""
    mine = [(team, weapon) for team, weapon in ready if team.id == id]
    near = min(distance(state.team(id).box, victim.box) for victim in victims)
    mute = next((rule for (team, _weapon), rule in silent.items() if team == id and rule), "")
    return _why(mine, near, faults.get(id, []), mute)


def _why(ready: list[tuple[Team, int]], near: float, faults: list[int], mute: str) -> Refusal:
    """The reason why nothing of a platoon can shoot at another: the last hurdle that any meets."""
    if not ready:
        rule = mute or "FW-7.2"
        return Refusal(rule, "barred-silent", why=reason_word(rule))
    fault = max(faults, key=_hurdle, default=IN_RANGE + 1)
    far = max(team.type.weapons[weapon].reach for team, weapon in ready)
    key = f"barred-{RANGE_KEYS[fault]}"
    if RANGE_KEYS[fault] == "out-of-range":
        return Refusal(RANGE_RULES[fault], key, inches=too_far_text(near), range=f"{far:g}")
    return Refusal(RANGE_RULES[fault], key)


def _hurdle(fault: int) -> int:
    """FW-7.7: range comes first, then the field of fire, then sight."""
    return {"out-of-range": 0, "out-of-field": 1, "out-of-sight": 3}.get(RANGE_KEYS[fault], 2)
