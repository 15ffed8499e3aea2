"""Orders of which one must be chosen: whom a platoon shoots at, who charges whom."""

from sztab.games.flames_of_war import engine
from sztab.games.flames_of_war.moves import END_STEP, SHOOT, Fire, Move, Plain
from sztab.games.flames_of_war.proposals.assaulting import assaults
from sztab.games.flames_of_war.proposals.shooting import Option, fire_plans, options_of
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Platoon
from sztab.games.flames_of_war.terms import ASSAULT, FIGHTING, SHOOTING


def alternatives(state: State, seat: int) -> list[list[Move]]:
    """Groups of legal orders that exclude each other; none while a question is open.

    FW-7.2: for each platoon all its fire at one enemy, by enemy, and its fire shared out as suits
    each team best. FW-11.4: every charge, and none.
    """
    if state.question() is not None:
        return []
    own = [p for p in state.platoons if p.side == seat and not p.acted and p.where == FIGHTING]
    if state.step == SHOOTING:
        return [_fires(state, platoon) for platoon in own]
    if state.step != ASSAULT:
        return []
    charges: list[Move] = []
    for platoon in own:
        charges += assaults(state, platoon, True)
    return [[*charges, Plain(END_STEP)]]


def _fires(state: State, platoon: Platoon) -> list[Move]:
    if platoon.doubled or platoon.disengaged:
        return []
    by_target: dict[int, list[Option]] = {}
    for options in options_of(state, platoon):
        for option in options:
            by_target.setdefault(option.target, []).append(option)
    found: list[Move] = []
    for target in sorted(by_target):
        lines = [line for option in by_target[target] for line in option.lines]
        plan = Fire(SHOOT, platoon.number, tuple(lines))
        if engine.check(state, platoon.side, plan) is None:
            found.append(plan)
    for move in fire_plans(state, platoon, None)[:1]:
        if isinstance(move, Fire) and len({line.target for line in move.lines}) > 1:
            found.append(move)
    return found
