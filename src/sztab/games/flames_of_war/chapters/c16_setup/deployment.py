"""FW-16: reserves and ambushes, who deploys next, who has the first turn."""

from typing import Final, final

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name, side_name
from sztab.games.flames_of_war.chapters.c03_turn.turns import begin_turn
from sztab.games.flames_of_war.chapters.c16_setup.placing import (
    allowed,
    check_placing,
    into_reserve,
    place_platoon,
    to_deploy,
)
from sztab.games.flames_of_war.chapters.c16_setup.rows import default_placing
from sztab.games.flames_of_war.moves import DEPLOY, HOLD_BACK, PASS, Move, Placing, Plain
from sztab.games.flames_of_war.state import Question, Stage, State, not_an_answer
from sztab.games.flames_of_war.terms import AMBUSH, NOBODY, RESERVE, SIDES


def begin_deployment(state: State) -> None:
    """FW-16.12: platoons are named for reserve and ambush, then deployment begins."""
    state.push(Deployment(NOBODY))
    for side in (1, 0):
        if held_back(state, side) != (0, 0):
            state.push(AskHoldBack(side))


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


def hold_back(state: State, move: Plain, told: Told) -> None:
    """FW-16.12: openly; observers go with their battery."""
    reserve = move.numbers[0]
    for at in range(1, len(move.numbers)):
        platoon = state.platoon(move.numbers[at])
        platoon.where = RESERVE if at <= reserve else AMBUSH
        for other in state.platoons:
            if other.battery == platoon.number:
                other.where = platoon.where
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


@final
class Deployment(Stage):
    """FW-16.2: the next player is asked to place a platoon, until all stand."""

    def __init__(self, last: int) -> None:
        self.last: Final = last  # who placed last; NOBODY before the first

    def name(self) -> str:
        return "deployment"

    def numbers(self) -> list[int]:
        return [self.last]

    def run(self, state: State, fate: Fate, told: Told) -> None:
        side = next_deployer(state, self.last)
        if side == NOBODY:
            state.push(FirstTurn())
            return
        state.side = side
        state.push(AskDeploy(side))


@final
class FirstTurn(Stage):
    """FW-16.3: who has the first turn."""

    def name(self) -> str:
        return "first-turn"

    def run(self, state: State, fate: Fate, told: Told) -> None:
        first_turn(state, fate, told)


@final
class AskHoldBack(Question):
    """FW-16.12: a player names the platoons that wait in reserve or in ambush."""

    def name(self) -> str:
        return "ask-hold-back"

    def numbers(self) -> list[int]:
        return [self.seat]

    def check(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Plain) and move.verb == HOLD_BACK:
            return check_hold_back(state, self.seat, move)
        return not_an_answer()

    def answer(self, state: State, move: Move, fate: Fate, told: Told) -> None:
        assert isinstance(move, Plain)
        hold_back(state, move, told)

    def draft(self) -> tuple[str, str]:
        return "hold-back", "offer-hold-back"

    def default(self, state: State) -> Move:
        return default_hold_back(state, self.seat)


@final
class AskDeploy(Question):
    """FW-16.2, FW-16.14: a player places a platoon; where none has room they go into reserve."""

    def name(self) -> str:
        return "ask-deploy"

    def numbers(self) -> list[int]:
        return [self.seat]

    def check(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Placing) and move.verb == DEPLOY:
            return check_placing(state, self.seat, move)
        if not isinstance(move, Plain) or move.verb != PASS:
            return not_an_answer()
        for number in allowed(state, self.seat):
            if default_placing(state, number, DEPLOY, 0) is not None:
                return Refusal("FW-16.2", "deploy-first")
        return None

    def answer(self, state: State, move: Move, fate: Fate, told: Told) -> None:
        if isinstance(move, Placing):
            place_platoon(state, move, told)
        else:
            for number in allowed(state, self.seat):
                into_reserve(state, number, told)
        state.push(Deployment(self.seat))

    def default(self, state: State) -> Move:
        for number in allowed(state, self.seat):
            placing = default_placing(state, number, DEPLOY, 0)
            if placing is not None:
                return placing
        return Plain(PASS)


def first_turn(state: State, fate: Fate, told: Told) -> None:
    """FW-16.3: by the mission, or the higher die, one more for whom deployed first."""
    first = state.field.mission.first_turn
    while first == NOBODY:
        dice = [fate.die(), fate.die()]
        total = list(dice)
        deployed: str = "neither"
        if state.finished_first != NOBODY:
            total[state.finished_first] += 1
            deployed = SIDES[state.finished_first]
        told.tell(
            "FW-16.3",
            "first-turn-dice",
            a=dice[0],
            b=dice[1],
            deployed=deployed,
            tie="yes" if total[0] == total[1] else "no",
        )
        if total[0] != total[1]:
            first = 0 if total[0] > total[1] else 1
    state.first = first
    told.tell("FW-16.3", "goes-first", side=side_name(first))
    begin_turn(state, first, fate, told)
