"""FW-5: an order that is judged again and again while a bot mends it."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.chapters.c00_conventions.faults import Fault
from sztab.games.flames_of_war.chapters.c05_movement.orders import (
    judge_ends,
    judge_leg,
    not_now,
    prepare,
)
from sztab.games.flames_of_war.chapters.c05_movement.paths import Walk
from sztab.games.flames_of_war.moves import Order
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.writing.clauses import Leg


@final
@mypyc_attr(acyclic=True)
class Judged:
    """The way of one team as it was judged."""

    def __init__(self, leg: Leg, way: Walk | None, faults: list[Fault]) -> None:
        self.leg: Final = leg
        self.way: Final = way
        self.faults: Final = faults


@final
@mypyc_attr(acyclic=True)
class Mending:
    """An order of legs alone that is judged and mended until nothing is wrong with it.

    The way of a team is judged again only if its leg is another object. No leg may be added.
    """

    def __init__(self, state: State, seat: int, number: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.number: Final = number
        self._known: Final[dict[int, Judged]] = {}
        self._going: int = 0  # how many legs were judged last
        self._trial: State | None = None
        self._prepared: bool = False

    def faults(self, order: Order) -> list[Fault]:
        """What ``faults_of_order`` says *quickly*."""
        if len(order.legs) != self._going:
            self._known.clear()  # a vehicle may stand in the way now (FW-5.6)
            self._going = len(order.legs)
        found: list[Fault] = []
        trial = self._trial or self.state.trial(self.number)
        self._trial = trial
        if not self._prepared:
            found = not_now(self.state, self.seat, self.number)
            if not found:
                prepare(trial, order, found)
            if found:
                return found
            self._prepared = True
        walks: dict[int, Walk] = {}
        for leg in order.legs:
            known = self._known.get(leg.team)
            if known is None or known.leg is not leg:
                faults: list[Fault] = []
                judge_leg(trial, self.state, order, leg, walks, faults)
                known = Judged(leg, walks.get(leg.team), faults)
                self._known[leg.team] = known
            elif known.way is not None:
                walks[leg.team] = known.way
            found += known.faults
        if not found:
            self._trial = None  # the teams are moved on it now
            judge_ends(trial, self.state, order, list(order.legs), walks, found, True)
        return found
