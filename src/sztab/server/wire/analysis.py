"""Hints, luck reports and analyses, as the browser gets them.

Chances of a hint are shares from 0 to 1. Those of reports are whole millionths, so that sums are
exact.
"""

from typing import Literal

from msgspec import Struct

from sztab.server.wire.from_server import Sitting
from sztab.server.wire.shared import Json, Phase, Said, Version


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables/{id}/hint``: what would the colonel do in the position of this version?"""

    version: Version


class PlannedMove(Struct, frozen=True, omit_defaults=True):
    """A move of a plan: its text, and as far as there are any its clicks and its words."""

    seat: str
    text: str
    picks: list[str] = []
    say: list[Said] = []


class Reason(Struct, frozen=True):
    """A part of the evaluation, and what the plan adds to the chance to win by it."""

    part: Said
    gain: float


class TableHint(Struct, frozen=True):
    """The answer: a plan by what the seat knows, what speaks for it, and the next best."""

    version: int
    seat: str
    moves: list[PlannedMove]
    chance: float
    reasons: list[Reason]
    rules: list[str]
    other: list[PlannedMove]  # the best plan that begins otherwise; empty: there is none
    other_chance: float
    after: Json  # the table after the plan as the seat would see it, up to where chance decides


# --- reports -------------------------------------------------------------------------------------


class BeginAnalysis(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables/{id}/luck`` and ``/analysis``: begin it, if it is not there yet."""

    begin: Literal["now"]


class Working(Struct, frozen=True):
    """How far something is that is worked out beside everything else."""

    state: Literal["none", "waiting", "done", "failed"]  # "none": nobody has asked for it
    done: int = 0  # moves that were looked at...
    moves: int = 0  # ...of so many
    ahead: int = 0  # games that are worked out before


class LuckChange(Struct, frozen=True, omit_defaults=True):
    """A chance event or a decision, in chances of the seat that it is told for."""

    move: int
    seat: str  # who moved
    before: int
    after: int
    text: str  # the move
    step: Phase
    say: list[Said] = []  # what it told
    outcomes: list[int | str] = []  # what chance brought
    exact: bool = True  # False: the mean before chance was sampled


class LuckSeat(Struct, frozen=True):
    """The report of one seat: ``luck + own + others`` is exactly ``last - first``."""

    seat: str
    first: int
    last: int
    luck: int
    own: int  # by its own decisions
    others: int  # by those of all others
    margin: int  # how far luck may be off because chances were sampled (95 %)
    luckiest: list[LuckChange]
    costliest: list[LuckChange]


class LuckCalibration(Struct, frozen=True):
    """How far the forecasts were from the shares won, on games kept apart from the fit."""

    positions: int
    gap: int


class Luck(Struct, frozen=True):
    """What was luck and what was decided; ``whole`` is a chance of 100 %."""

    whole: int
    moves: int
    finished: bool
    events: int  # that chance decided
    sampled: int  # of them, those with too many courses to count out
    calibration: LuckCalibration | None
    seats: list[LuckSeat]


class LuckPage(Struct, frozen=True):
    """``GET /api/tables/{id}/luck``: the luck report of a finished game; ``POST`` begins it."""

    table: str
    game: str
    title: str
    seats: list[Sitting]
    working: Working
    report: Luck | None


class Mistake(Struct, frozen=True):
    """A decision that cost something, and what would have been better."""

    move: int
    seat: str
    cost: int
    blunder: bool
    played: list[PlannedMove]
    better: list[PlannedMove]
    chance: int  # after the better plan
    step: Phase
    glance: bool  # the move made was judged by one look alone


class Turned(Struct, frozen=True):
    """A move after which the chances of a seat were others."""

    move: int
    seat: str  # that gained
    before: int
    after: int
    step: Phase
    say: list[Said]


class Tally(Struct, frozen=True):
    """The decisions of a seat, counted."""

    seat: str
    decisions: int
    blunders: int
    mistakes: int  # smaller ones
    cost: int


class Analysis(Struct, frozen=True):
    """A game move by move; ``chances`` has one number for the start and each move."""

    whole: int
    nodes: int  # positions searched for each decision
    chances: dict[str, list[int]]
    turns: list[int]  # the turn at the start and after each move
    movers: list[str]  # who made each move
    costs: list[int]  # of each move
    turned: list[Turned]
    mistakes: list[Mistake]
    tallies: list[Tally]


class AnalysisPage(Struct, frozen=True):
    """``GET /api/tables/{id}/analysis``: the analysis of a finished game; ``POST`` begins it."""

    table: str
    game: str
    title: str
    seats: list[Sitting]
    moves: int
    working: Working
    report: Analysis | None


class WeighedPlan(Struct, frozen=True):
    """A plan of a decision, in words: ``searched`` False means one look alone."""

    moves: list[PlannedMove]
    chance: int
    searched: bool
    steps: int  # plans of the line, this one included
    made: bool  # it begins with the move that was made


class Decision(Struct, frozen=True):
    """``GET /api/tables/{id}/analysis/{move}``: the best plans before a move of the game."""

    move: int
    seat: str
    forced: bool
    cost: int
    played: PlannedMove
    played_chance: int | None  # None: the move made could not be compared
    glance: bool
    plans: list[WeighedPlan]
    table: Json  # before the move, as the seat that decided saw it


class LineStep(Struct, frozen=True):
    """One plan of a line: its moves, and the table after it."""

    seat: str
    moves: list[PlannedMove]
    phase: Phase
    table: Json
    said: list[Said]


class PlanLine(Struct, frozen=True):
    """``GET /api/tables/{id}/analysis/{move}/{plan}``: how a plan may go on, on the board."""

    steps: list[LineStep]
    whole: bool  # False: it could be played only so far, chance or hidden things were otherwise
