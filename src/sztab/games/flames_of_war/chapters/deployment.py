"""FW-16: reserves and ambushes, who deploys next, who has the first turn."""

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.chapters.naming import platoon_name, side_name
from sztab.games.flames_of_war.chapters.placing import to_deploy
from sztab.games.flames_of_war.chapters.starting import begin_turn
from sztab.games.flames_of_war.moves import HOLD_BACK, Plain
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import AMBUSH, NOBODY, RESERVE


def begin_deployment(state: State) -> None:
    """FW-16.12: platoons are named for reserve and ambush, then deployment begins."""
    agenda.push(state, agenda.DEPLOYMENT, [NOBODY])
    for side in (1, 0):
        if held_back(state, side) != (0, 0):
            agenda.push(state, agenda.ASK_HOLD_BACK, [side])


def held_back(state: State, side: int) -> tuple[int, int]:
    """FW-16.12: how many platoons go into reserve and into ambush."""
    mission = state.field.mission
    platoons = len([p for p in state.platoons if p.side == side and not p.independent])
    reserve = (platoons + 1) // 2 if mission.reserve_side == side else 0
    ambush = mission.ambush_count if mission.ambush_side == side else 0
    return reserve, min(ambush, platoons - reserve)


def check_hold_back(state: State, seat: int, move: Plain) -> Refusal | None:
    """FW-16.12: exactly as many platoons as the mission asks for."""
    reserve, ambush = held_back(state, seat)
    named = move.numbers[1:]
    for number in named:
        if not 1 <= number <= len(state.platoons):
            return Refusal("FW-2.9", "no-such-platoon", n=number)
        platoon = state.platoon(number)
        if platoon.side != seat or platoon.independent:
            return Refusal("FW-16.12", "not-held-back", n=number)
    if move.numbers[0] != reserve or len(named) - reserve != ambush:
        return Refusal("FW-16.12", "hold-back-count", reserve=reserve, ambush=ambush)
    return None


def default_hold_back(state: State, side: int) -> Plain:
    """FW-16.12: the last ones in the list, reserve first."""
    reserve, ambush = held_back(state, side)
    own = [p.number for p in state.platoons if p.side == side and not p.independent]
    own.reverse()
    kept = sorted(own[:reserve]) + sorted(own[reserve : reserve + ambush])
    return Plain(HOLD_BACK, (reserve, *kept))


def hold_back(state: State, move: Plain, told: Told | None) -> None:
    """FW-16.12: openly; observers go with their battery."""
    reserve = move.numbers[0]
    for at in range(1, len(move.numbers)):
        platoon = state.platoon(move.numbers[at])
        platoon.where = RESERVE if at <= reserve else AMBUSH
        for other in state.platoons:
            if other.battery == platoon.number:
                other.where = platoon.where
        if told is not None:
            key = "kept-in-reserve" if at <= reserve else "kept-in-ambush"
            told.tell("FW-16.12", key, platoon=platoon_name(platoon))


def next_deployer(state: State, last: int) -> int:
    """FW-16.2, FW-16.15: who places next; NOBODY when all stand."""
    order = state.field.mission.order
    for independent in (False, True):
        if independent:
            first = state.field.mission.independent_first
            order = [first, 1 - first]
        waiting = [to_deploy(state, side, independent) for side in (0, 1)]
        if independent or not state.field.mission.alternate:
            for side in order:
                if waiting[side]:
                    return side
            continue
        if last == NOBODY and waiting[order[0]]:
            return order[0]
        other = 1 - last if last != NOBODY else order[0]
        if waiting[other]:
            return other
        if waiting[1 - other]:
            return 1 - other
    return NOBODY


def deploy_next(state: State, last: int) -> None:
    """FW-16.2, FW-16.14: the next player is asked; a platoon without a place goes into reserve."""
    side = next_deployer(state, last)
    if side == NOBODY:
        agenda.push(state, agenda.FIRST_TURN, [])
        return
    state.side = side
    agenda.push(state, agenda.ASK_DEPLOY, [side])


def first_turn(state: State, fate: Fate, told: Told | None) -> None:
    """FW-16.3: by the mission, or the higher die, one more for whom deployed first."""
    first = state.field.mission.first_turn
    while first == NOBODY:
        dice = [fate.die(), fate.die()]
        if told is not None:
            told.tell("FW-16.3", "first-turn-dice", a=dice[0], b=dice[1])
        if state.finished_first != NOBODY:
            dice[state.finished_first] += 1
        if dice[0] != dice[1]:
            first = 0 if dice[0] > dice[1] else 1
    state.first = first
    if told is not None:
        told.tell("FW-16.3", "goes-first", side=side_name(first))
    begin_turn(state, first, fate, told)
