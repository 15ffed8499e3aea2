"""Candidate moves for bots: good, legal, and never none.

One platoon at a time: what it could do is proposed, not what all could do, so that a bot that
tries every candidate stays quick.
"""

from random import Random
from typing import Final

from sztab.games.flames_of_war import engine
from sztab.games.flames_of_war.chapters.c03_turn.starting import may_call_aircraft
from sztab.games.flames_of_war.chapters.c04_command.command import commander, joinable
from sztab.games.flames_of_war.chapters.c08_sight.concealment import lies_low
from sztab.games.flames_of_war.moves import (
    AMBUSH_POSES,
    APPOINT,
    END_STEP,
    EYES,
    JOIN,
    Move,
    Placing,
    Plain,
    Starting,
)
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import (
    AMBUSH,
    ASSAULT,
    FIGHTING,
    MOVEMENT,
    RECCE,
    SHOOTING,
    STARTING,
)
from sztab.games.flames_of_war.thinking.proposals.answering import answers
from sztab.games.flames_of_war.thinking.proposals.goals import apart
from sztab.games.flames_of_war.thinking.proposals.steps.assaulting import assaults
from sztab.games.flames_of_war.thinking.proposals.steps.moving import one_order, orders
from sztab.games.flames_of_war.thinking.proposals.steps.placing import placings
from sztab.games.flames_of_war.thinking.proposals.steps.shooting import fires

NEAR_ENOUGH: Final = 20.0  # inches from an ambush to its nearest enemy
RANDOM_CHARGES: Final = 0.5  # how often a single random proposal may be a poor charge


def propose(state: State, seat: int, random: Random, k: int) -> list[Move]:
    """Up to *k* candidates, all legal, for the open question or for one platoon."""
    found = _candidates(state, seat, random, k)
    if len(found) > k:
        found = random.sample(found, k) if k == 1 else found[:k]
    return found


def _candidates(state: State, seat: int, random: Random, k: int) -> list[Move]:
    if state.question() is not None:
        return answers(state, seat, random)
    if state.step == STARTING:
        return starting_moves(state, seat, random)
    found: list[Move] = list(scouting(state, seat))
    if found:
        return found
    for platoon in state.platoons:
        if platoon.side != seat or platoon.acted:
            continue
        if state.step == MOVEMENT:
            found = (one_order if k == 1 else orders)(state, platoon, random)
        elif state.step == SHOOTING:
            found = fires(state, platoon, random, k == 1)
        elif state.step == ASSAULT:
            found = assaults(state, platoon, k == 1 and random.random() < RANDOM_CHARGES)
        if found:
            return found
    return [Plain(END_STEP)]


def starting_moves(state: State, seat: int, random: Random) -> list[Move]:
    """FW-3.2, FW-16.11: the starting tests with aircraft if any, and ambushes to open."""
    found: list[Move] = []
    if not state.started:
        found.append(Starting(None, None, None, may_call_aircraft(state)))
        for platoon in state.platoons:
            if platoon.side == seat and platoon.where == AMBUSH and not platoon.independent:
                for placing in placings(state, platoon.number, AMBUSH_POSES, random):
                    if _in_time(state, seat, placing):
                        found.append(placing)
    else:
        found.append(Plain(END_STEP))
    return found


def _in_time(state: State, seat: int, placing: Placing) -> bool:
    """FW-16.11: an ambush waits until an enemy comes near; half-way through it waits no longer."""
    if 2 * state.turn_of(seat) > state.field.mission.turn_limit:
        return True
    for pose in placing.poses:
        for enemy in state.enemies(seat):
            if apart(pose.x / 1000.0, pose.y / 1000.0, enemy.box.x, enemy.box.y) < NEAR_ENOUGH:
                return True
    return False


def _leaderless(state: State, seat: int) -> bool:
    """FW-10.9: whether a platoon of a side has nobody to command it."""
    for platoon in state.platoons:
        if platoon.side != seat or platoon.where != FIGHTING or platoon.independent:
            continue
        if commander(state, platoon.number) is None:
            return True
    return False


def scouting(state: State, seat: int) -> list[Move]:
    """FW-10.10, FW-15.2: a new commander for a platoon that lost its own; eyes and ears."""
    found: list[Move] = []
    leaderless = _leaderless(state, seat)
    if not leaderless and (state.step != SHOOTING or state.stage > 2):
        return found
    for team in state.of_side(seat):
        if not team.present:
            continue
        if leaderless and team.leads_company and not team.joined:
            for number in joinable(state, team):
                if commander(state, number) is None:
                    return [Plain(JOIN, (team.id, number))]
        if state.step != SHOOTING or state.stage > 2:
            continue
        if team.joined and team.leads_company:
            for other in state.members(team.joined):
                move = Plain(APPOINT, (team.id, team.joined, other.id))
                if engine.check(state, seat, move) is None:
                    return [move]
        if state.stage == 1 and team.noted(RECCE) and team.operational:
            for enemy in state.enemies(seat):
                move = Plain(EYES, (team.id, enemy.id))
                if lies_low(state, enemy) and engine.check(state, seat, move) is None:
                    found.append(move)
                    break
    return found
