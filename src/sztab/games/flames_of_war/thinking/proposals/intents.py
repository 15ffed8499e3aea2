"""Intents: what a platoon is to do in its turn, and the moves that carry it out.

A bot that thinks about a whole turn gives each platoon one intent and lets the turn run. An
intent stands for an order in the Movement step, and for how the platoon shoots and assaults.
"""

from collections.abc import Mapping
from random import Random
from typing import Final

from sztab.games.flames_of_war.chapters.c04_command.command import commander
from sztab.games.flames_of_war.chapters.c05_movement.orders import faults_of_order
from sztab.games.flames_of_war.chapters.c05_movement.paths import allowance
from sztab.games.flames_of_war.chapters.c07_shooting.aiming import LONG_RANGE
from sztab.games.flames_of_war.geometry.measure import FAR, heading_to
from sztab.games.flames_of_war.moves import END_STEP, Move, Order, Plain, Run
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import (
    ARRIVING,
    ASSAULT,
    CROSS_COUNTRY,
    FIGHTING,
    MOVEMENT,
    SHOOTING,
    STARTING,
)
from sztab.games.flames_of_war.thinking.proposals.answering import answers
from sztab.games.flames_of_war.thinking.proposals.choosing import scouting, starting_moves
from sztab.games.flames_of_war.thinking.proposals.goals import (
    RING,
    STAND_OFF,
    apart,
    beside_friends,
    cover_near,
    middle_team,
    nearest_to,
    serves_guns,
)
from sztab.games.flames_of_war.thinking.proposals.roles import is_attacker
from sztab.games.flames_of_war.thinking.proposals.steps.assaulting import assaults, charge_gain
from sztab.games.flames_of_war.thinking.proposals.steps.moving import (
    arrival,
    can_walk,
    enemy_near,
    order_towards,
    teams_on_table,
)
from sztab.games.flames_of_war.thinking.proposals.steps.riding import riding_orders
from sztab.games.flames_of_war.thinking.proposals.steps.shooting import fires

OWN: Final = 0  # as its role says: attackers come into range, or take what they must; guns dig in
HOLD: Final = 1  # stay and shoot
DIG_IN: Final = 2
TAKE: Final = 3  # to the nearest objective to take
RUSH: Final = 4  # the same at the double
GUARD: Final = 5  # to the nearest objective to guard
CLOSE: Final = 6  # to the nearest enemy, and assault
RANGE: Final = 7  # to where the range to the nearest enemy is short, and there dig in
COVER: Final = 8  # into the nearest cover
RIDE: Final = 9  # mount, or get off
MOVING: Final = (HOLD, DIG_IN, TAKE, RUSH, GUARD, CLOSE, RANGE, COVER, RIDE)


def tasks(state: State, seat: int) -> list[tuple[int, tuple[int, ...]]]:
    """Return the platoons of *seat* that still move in its turn, each with what it may intend."""
    found: list[tuple[int, tuple[int, ...]]] = []
    if state.side != seat or state.step not in (STARTING, MOVEMENT):
        return found
    for platoon in state.platoons:
        if platoon.side != seat or platoon.acted or platoon.where != FIGHTING:
            continue
        if platoon.independent:
            continue
        if serves_guns(state, platoon):
            found.append((platoon.number, (HOLD, DIG_IN)))
        else:
            found.append((platoon.number, MOVING))
    return found


def follow(state: State, seat: int, intents: Mapping[int, int], random: Random) -> Move:
    """Return the move of *seat* now if its platoons follow these intents, others their roles."""
    if state.question() is not None:
        return answers(state, seat, random)[0]
    if state.step == STARTING:
        return starting_moves(state, seat, random)[0]
    scouted = scouting(state, seat)
    if scouted:
        return scouted[0]
    for platoon in state.platoons:
        if platoon.side != seat or platoon.acted:
            continue
        move = _acts(state, platoon, intents.get(platoon.number, OWN), random)
        if move is not None:
            return move
    return Plain(END_STEP)


def _acts(state: State, platoon: Platoon, intent: int, random: Random) -> Move | None:
    """Return what one platoon does in this step; ``None`` if nothing."""
    if state.step == MOVEMENT:
        return _order(state, platoon, intent)
    if state.step == SHOOTING:
        found = fires(state, platoon, random, False)
        return found[0] if found else None
    if state.step == ASSAULT:
        return _assault(state, platoon, intent == CLOSE)
    return None


def _assault(state: State, platoon: Platoon, boldly: bool) -> Move | None:
    """Return the charge that promises most; a bold platoon charges whatever it promises."""
    best, found = -FAR, None
    for run in assaults(state, platoon, boldly):
        assert isinstance(run, Run)
        gain = charge_gain(state, platoon.number, run.target)
        if gain > best:
            best, found = gain, run
    return found


# --- movement ------------------------------------------------------------------------------------


def _order(state: State, platoon: Platoon, intent: int) -> Move | None:
    """Return the order that an intent stands for; where it cannot be, the platoon stays."""
    if platoon.where == ARRIVING:
        return arrival(state, platoon.number)
    if platoon.where != FIGHTING:
        return None
    movers = [team for team in teams_on_table(state, platoon) if can_walk(team)]
    order: Order | None = None
    if movers and intent != HOLD:
        order = _intended(state, platoon, movers, intent or role(state, platoon))
    return order or Order(platoon.number, ())


def role(state: State, platoon: Platoon) -> int:
    """Return the intent of a platoon that nobody gave one."""
    if platoon.independent:
        return GUARD
    if not is_attacker(state, platoon):
        return DIG_IN
    # Who need not hurry fights by fire: that wins twice as often (docs/decisions/0160).
    mission, enemy = state.field.mission, 1 - platoon.side
    return TAKE if enemy in (mission.limit_winner, mission.hold_side) else RANGE


def _intended(state: State, platoon: Platoon, movers: list[Team], intent: int) -> Order | None:
    if intent == DIG_IN:
        return _if_legal(state, platoon, Order(platoon.number, (), dig_in=True))
    if intent == RIDE:
        for riding in riding_orders(state, platoon):
            if _if_legal(state, platoon, riding) is not None:
                return riding
        return None
    if commander(state, platoon.number) is None or serves_guns(state, platoon):
        return None
    aim = _aim(state, platoon, movers, intent)
    if aim is None:
        return None
    x, y, stand_off = aim
    lead = middle_team(movers).box
    far = apart(lead.x, lead.y, x, y) - stand_off
    ahead = heading_to(x - lead.x, y - lead.y)
    if intent == RUSH:
        running = min([allowance(team, CROSS_COUNTRY, True) for team in movers])
        if far >= 0.75 * running and not enemy_near(state, platoon.side, movers, running):
            order = order_towards(state, platoon, movers, ahead, min(far, running), True)
            if order is not None:
                return order
    length = min(far, min([allowance(team, CROSS_COUNTRY, False) for team in movers]))
    if length < 0.5:
        return _intended(state, platoon, movers, DIG_IN) if intent == RANGE else None
    return order_towards(state, platoon, movers, ahead, length, False)


def _if_legal(state: State, platoon: Platoon, order: Order) -> Order | None:
    return None if faults_of_order(state, platoon.side, order, True) else order


def _aim(
    state: State, platoon: Platoon, movers: list[Team], intent: int
) -> tuple[float, float, float] | None:
    """Return where an intent leads: x, y, and how far the platoon stays off."""
    lead = middle_team(movers).box
    if platoon.independent:
        beside = beside_friends(state, platoon, lead)
        return beside[0] if beside else None
    if intent in (TAKE, RUSH, GUARD):
        best, at = FAR, None
        for objective in state.field.objectives:
            far = apart(lead.x, lead.y, objective.x, objective.y)
            if (objective.side == platoon.side) == (intent != GUARD) and far < best:
                best, at = far, objective
        if at is None or best <= RING:
            return None
        return (at.x, at.y, RING if best > 12.0 else 0.0)
    if intent == COVER:
        spots = cover_near(state, platoon, movers, lead)
        return spots[0] if spots else None
    enemy = nearest_to(lead, state.enemies(platoon.side))
    if enemy is None:
        return None
    return (enemy.box.x, enemy.box.y, STAND_OFF if intent == CLOSE else LONG_RANGE)
