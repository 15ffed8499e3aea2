"""Orders of which one must be chosen: whom a platoon shoots at, who charges whom."""

from sztab.games.flames_of_war import engine
from sztab.games.flames_of_war.moves import END_STEP, SHOOT, Fire, Move, Plain, Run
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Platoon
from sztab.games.flames_of_war.terms import ASSAULT, FIGHTING, SHOOTING
from sztab.games.flames_of_war.thinking.proposals.steps.assaulting import assaults, charge_gain
from sztab.games.flames_of_war.thinking.proposals.steps.shooting import (
    Option,
    fire_plans,
    options_of,
)


def alternatives(state: State, seat: int) -> list[list[Move]]:
    """Groups of legal orders that exclude each other; none while a question is open.

    FW-7.2: for each platoon all its fire at one enemy, by enemy, and its fire shared out as suits
    each team best. FW-11.4: every charge, and none. The first of a group is what a rule of thumb
    chooses: the most points to be hoped for.
    """
    if state.question() is not None:
        return []
    own = [p for p in state.platoons if p.side == seat and not p.acted and p.where == FIGHTING]
    if state.step == SHOOTING:
        return [_fires(state, platoon) for platoon in own]
    if state.step != ASSAULT:
        return []
    ranked: list[tuple[float, int, Move]] = [(0.0, 0, Plain(END_STEP))]
    for platoon in own:
        for move in assaults(state, platoon, True):
            if isinstance(move, Run):
                gain = charge_gain(state, platoon.number, move.target)
                ranked.append((-gain, len(ranked), move))
    return [_by_rank(ranked)]


def _by_rank(ranked: list[tuple[float, int, Move]]) -> list[Move]:
    """The moves by what they promise, the most first."""
    keys = sorted([(value, at) for value, at, _move in ranked])
    return [ranked[at][2] for _value, at in keys]


def _fires(state: State, platoon: Platoon) -> list[Move]:
    if platoon.doubled or platoon.disengaged:
        return []
    by_target: dict[int, list[Option]] = {}
    for options in options_of(state, platoon):
        for option in options:
            by_target.setdefault(option.target, []).append(option)
    ranked: list[tuple[float, int, Move]] = []
    for target in sorted(by_target):
        lines = [line for option in by_target[target] for line in option.lines]
        plan = Fire(SHOOT, platoon.number, tuple(lines))
        if engine.check(state, platoon.side, plan) is None:
            hope = sum([option.value for option in by_target[target]])
            ranked.append((-hope, len(ranked), plan))
    found = _by_rank(ranked)
    for move in fire_plans(state, platoon, None)[:1]:
        if isinstance(move, Fire) and len({line.target for line in move.lines}) > 1:
            found.append(move)
    return found
