"""What a platoon can do beside going and shooting: each act with its moves, its chance or why not.

The client shows them beside the platoon on the map, lights what each could be aimed at, and draws
the move before it is sent. The same position always gets the same answer.
"""

from math import cos, pi, sin
from random import Random
from typing import Final

from sztab.core.game import Json
from sztab.core.said import Refusal
from sztab.core.words import said_json
from sztab.games.flames_of_war import engine
from sztab.games.flames_of_war.chapters.c00_conventions.faults import apart
from sztab.games.flames_of_war.chapters.c04_command.command import joinable, skill_number
from sztab.games.flames_of_war.chapters.c06_transport.recovery import TOW, towed_box
from sztab.games.flames_of_war.chapters.c07_shooting.aiming import reachable
from sztab.games.flames_of_war.chapters.c13_artillery.artillery import (
    directing_fault,
    guns_of,
    has_staff,
    ranging_number,
)
from sztab.games.flames_of_war.geometry.footprints import distance
from sztab.games.flames_of_war.geometry.measure import ADJACENT, canonical
from sztab.games.flames_of_war.moves import (
    APPOINT,
    EYES,
    HIGH_EXPLOSIVE,
    JOIN,
    RECOVER,
    REPEAT,
    SMOKE,
    Bombard,
    Move,
    Order,
    Plain,
)
from sztab.games.flames_of_war.questions.answers.taken_apart import parts_of
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    ARRIVING,
    BOGGED,
    MOUNTED,
    MOVEMENT,
    OBSERVER,
    ON_TABLE,
    RECCE,
    RECOVERY,
    SHOOTING,
    SMOKE_BOMBARDMENT,
    TOWED,
    TRANSPORT,
)
from sztab.games.flames_of_war.thinking.proposals.steps.moving import orders

MOST_AIMS: Final = 16  # enemies that one act is tried against
MOST_DIRECTORS: Final = 4
ATTEMPTS: Final = 3  # FW-13.8: to range in
WAYS: Final = 8  # directions in which a tow is tried


def acts(state: State, seat: int, number: int) -> list[Json]:
    """Return the acts of one's own platoon in this step; none while a question is open."""
    platoon = state.platoon(number)
    if platoon.side != seat or seat != state.side or state.question() is not None:
        return []
    if state.step == MOVEMENT and not platoon.acted and platoon.where != ARRIVING:
        return [
            *_digging(state, seat, number),
            *_riding(state, seat, number),
            *_joining(state, seat, number),
        ]
    if state.step == SHOOTING:
        found = _artillery(state, seat, number) if not platoon.acted else []
        return [*found, *beside_fire(state, seat, number), *_joining(state, seat, number)]
    return _joining(state, seat, number)


def beside_fire(state: State, seat: int, number: int) -> list[Json]:
    """FW-15.2, FW-10.10, FW-6.16: what a platoon can do in the Shooting step without a shot."""
    return [
        *_pointing(state, seat, number),
        *_appointing(state, seat, number),
        *_towing(state, seat, number),
    ]


def _act(name: str, moves: list[Json], why: Refusal | None = None, needed: int = 0) -> Json:
    """One act; with *needed* the chance of one die."""
    return {
        "act": name,
        "moves": moves,
        "why": said_json(apart(why)[0]) if why is not None and not moves else None,
        "needed": needed or None,
        "chance": chance(needed) if needed else None,
    }


def chance(needed: int, tries: int = 1) -> float:
    """The chance that one of so many dice comes to the number needed."""
    miss = 1.0 - max(0, min(6, 7 - needed)) / 6.0
    return float(round(1.0 - miss**tries, 3))


def _move(move: Move, team: int = 0, platoon: int = 0) -> Json:
    """A legal move, and the team or platoon that is clicked to make it."""
    return {"text": move.text(), "parts": parts_of(move), "team": team, "platoon": platoon}


def _digging(state: State, seat: int, number: int) -> list[Json]:
    """FW-5.21: dig in, on a skill test."""
    members = state.standing(number)
    if not members or all(team.type.vehicle for team in members):
        return []
    move = Order(number, (), dig_in=True)
    refusal = engine.check(state, seat, move)
    moves = [_move(move)] if refusal is None else []
    return [_act("dig-in", moves, refusal, skill_number(state, number))]


def _riding(state: State, seat: int, number: int) -> list[Json]:
    """FW-6: get off where the vehicles stand, or mount them."""
    found: list[Json] = []
    carried = [team.id for team in state.members(number) if team.place == MOUNTED]
    towed = [team.id for team in state.members(number) if team.place == TOWED]
    if carried or towed:
        off = Order(number, (), dismount=tuple(carried), unhitch=tuple(towed))
        refusal = engine.check(state, seat, off)
        found.append(_act("get-off", [_move(off)] if refusal is None else [], refusal))
    if any(team.assigned and team.place == ON_TABLE for team in state.members(number)):
        mounting = [
            order
            for order in orders(state, state.platoon(number), Random(number))
            if isinstance(order, Order) and any(leg.mount for leg in order.legs)
        ]
        why = Refusal("FW-6.9", "barred-mount")
        found.append(_act("mount", [_move(order) for order in mounting[:3]], why))
    return found


def _joining(state: State, seat: int, number: int) -> list[Json]:
    """FW-4.5: an independent team joins a platoon near it."""
    found: list[Json] = []
    refusal: Refusal | None = None
    teams = [t for t in state.members(number) if t.leads_company and t.platoon == number]
    for team in teams:
        for platoon in joinable(state, team):
            move = Plain(JOIN, (team.id, platoon))
            refusal = engine.check(state, seat, move)
            if refusal is None:
                found.append(_move(move, platoon=platoon))
    if not teams:
        return []
    return [_act("join", found, refusal or Refusal("FW-4.5", "barred-join"))]


def _artillery(state: State, seat: int, number: int) -> list[Json]:
    """FW-13: a bombardment, smoke, or the same bombardment once more."""
    guns = guns_of(state, number)
    if not guns:
        return []
    directors = [
        team
        for team in state.of_side(seat)
        if team.present and not directing_fault(state, number, team)
    ]
    directors.sort(key=lambda team: (team.leads_company, team.role != OBSERVER, team.id))
    foes = [team for team in state.enemies(seat) if team.place == ON_TABLE]
    foes.sort(key=lambda foe: (min(distance(gun.box, foe.box) for gun in guns), foe.id))
    found = [_shelling(state, seat, number, directors, foes, HIGH_EXPLOSIVE, "bombard")]
    if any(weapon.notes & SMOKE_BOMBARDMENT for gun in guns for weapon in gun.type.weapons):
        found.append(_shelling(state, seat, number, directors, foes, SMOKE, "smoke"))
    if has_staff(state, number):
        again = [
            _move(move)
            for move in [Bombard(number, team.id, 0, REPEAT) for team in directors]
            if engine.check(state, seat, move) is None
        ]
        if again:
            found.append(_act("repeat", again[:1]))
    return found


def _shelling(
    state: State,
    seat: int,
    number: int,
    directors: list[Team],
    foes: list[Team],
    mode: int,
    name: str,
) -> Json:
    """Every aim with the director who ranges in best; the easiest aim is the first."""
    aims: list[tuple[int, Json]] = []
    why: Refusal | None = None
    for foe in foes[:MOST_AIMS]:
        ranked: list[tuple[int, int, Bombard]] = []
        for team in directors[:MOST_DIRECTORS]:
            move = Bombard(number, team.id, foe.id, mode)
            refusal = engine.check(state, seat, move)
            if refusal is None:
                ranked.append((ranging_number(state, team, foe), team.id, move))
            why = why or refusal
        if ranked:
            needed, _id, move = min(ranked, key=lambda one: one[:2])
            aims.append((needed, _move(move, team=foe.id)))
    aims.sort(key=lambda aim: aim[0])
    moves = [aim for _needed, aim in aims]
    act = _act(name, moves, why or Refusal("FW-13.6", "barred-director"))
    if aims:
        best = aims[0][0]
        act["needed"] = best
        act["chance"] = chance(reachable(state, best), ATTEMPTS)
    return act


def _pointing(state: State, seat: int, number: int) -> list[Json]:
    """FW-15.2: a scout points out an enemy that has gone to ground."""
    scouts = [team for team in state.standing(number) if team.noted(RECCE)]
    if not scouts:
        return []
    moves: list[Json] = []
    why: Refusal | None = None
    for foe in state.enemies(seat):
        if foe.place != ON_TABLE or len(moves) >= MOST_AIMS:
            continue
        for scout in scouts:
            move = Plain(EYES, (scout.id, foe.id))
            refusal = engine.check(state, seat, move)
            if refusal is None:
                moves.append(_move(move, team=foe.id))
                break
            why = why or refusal
    return [_act("eyes", moves, why)]


def _appointing(state: State, seat: int, number: int) -> list[Json]:
    """FW-10.10: a leader who has joined makes a team the platoon commander."""
    leaders = [
        team for team in state.members(number) if team.joined == number and team.leads_company
    ]
    moves: list[Json] = []
    why: Refusal | None = None
    for team in state.belonging(number):
        if not leaders or team.type.kind == TRANSPORT or not team.present:
            continue
        move = Plain(APPOINT, (leaders[0].id, number, team.id))
        refusal = engine.check(state, seat, move)
        if refusal is None:
            moves.append(_move(move, team=team.id))
        why = why or refusal
    return [_act("appoint", moves, why)] if leaders else []


def _towing(state: State, seat: int, number: int) -> list[Json]:
    """FW-6.16: a vehicle tows another off, to the first free place about it."""
    others = [
        team
        for team in state.of_side(seat)
        if team.has(BOGGED) or (team.type.vehicle and not team.present)
    ]
    moves: list[Json] = []
    why: Refusal | None = None
    skill = skill_number(state, number)
    for vehicle in state.standing(number):
        for other in others:
            body = (
                towed_box(state, other) if vehicle.type.vehicle and other is not vehicle else None
            )
            if body is None or distance(vehicle.box, body) > ADJACENT:
                continue
            for turn in range(WAYS):
                angle = 2 * pi * turn / WAYS
                x = canonical(vehicle.box.x + (TOW - 0.05) * cos(angle))
                y = canonical(vehicle.box.y + (TOW - 0.05) * sin(angle))
                move = Plain(RECOVER, (vehicle.id, other.id, x, y))
                refusal = engine.check(state, seat, move)
                if refusal is None:
                    moves.append(_move(move, team=other.id))
                    break
                why = why or refusal
    recovers = any(team.noted(RECOVERY) for team in state.standing(number))
    if not moves and why is None and not recovers:
        return []
    return [_act("recover", moves, why or Refusal("FW-6.16", "barred-tow"), skill)]
