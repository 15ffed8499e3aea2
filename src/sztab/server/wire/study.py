"""Study tables and puzzles: what the browser asks and is shown."""

from typing import Annotated

from msgspec import Meta, Struct

from sztab.server.wire.analysis import PlannedMove, WeighedPlan, Working
from sztab.server.wire.shared import Json, MoveText, Offer, Phase, Pick, Said, SeatName

Arrow = tuple[Pick, Pick]  # from one thing on the board to another
Comment = Annotated[str, Meta(max_length=4000)]
StudyTitle = Annotated[str, Meta(max_length=60)]
StudyId = Annotated[str, Meta(max_length=32)]


class AskStudy(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/study/look``: a position checked by the rules, after a move if one is tried."""

    game: SeatName
    position: Json = None  # none: where a study begins
    seat: SeatName | None = None  # whose eyes, and who moves; else who must decide
    move: MoveText | None = None


class AskWhy(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/study/why``: why these picks lead nowhere."""

    game: SeatName
    position: Json
    seat: SeatName
    picks: Annotated[list[Pick], Meta(max_length=16)]


class StudyView(Struct, frozen=True):
    """A position as it is studied: as the board shows it, and what may be done."""

    game: str
    position: Json  # as the rules write it
    seats: list[str]
    seat: str
    awaited: list[str]
    step: Phase
    prompt: Said
    offers: list[Offer]
    said: list[Said]  # what the move that was tried told
    ending: Said | None
    table: Json  # what this game shows: Game.view


class StudyWhy(Struct, frozen=True):
    """Why not."""

    refusal: Said | None


class KeepStudy(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/study``: keep a position with text and arrows; it is never changed."""

    game: SeatName
    position: Json
    seat: SeatName | None = None
    title: StudyTitle = ""
    comment: Comment = ""
    arrows: Annotated[list[Arrow], Meta(max_length=64)] = []


class KeptStudy(Struct, frozen=True):
    """``GET /api/study/{id}``: a study as it was kept."""

    study: str
    game: str
    position: Json
    seat: str | None
    title: str
    comment: str
    arrows: list[Arrow]


class StudyAddress(Struct, frozen=True):
    """Where a study was kept."""

    study: str


class AnalysePosition(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/study/analysis``: look for the best plans of a position, beside all else."""

    game: SeatName
    position: Json
    seat: SeatName | None = None  # who decides; else whoever must


class PositionFound(Struct, frozen=True):
    """What a position is worth; ``whole`` is a chance of 100 %."""

    whole: int
    nodes: int  # positions searched
    chances: dict[str, int]  # of every seat
    plans: list[WeighedPlan]  # of the seat that decides, the best first


class PositionAnalysis(Struct, frozen=True):
    """``GET /api/study/analysis/{id}``: how far it is, and what was found up to now."""

    analysis: str
    game: str
    seat: str
    working: Working  # in rounds, each searches further
    report: PositionFound | None


class PuzzleChoice(Struct, frozen=True):
    """An order to choose, where orders are drawn."""

    text: str
    say: Said


class PuzzleInfo(Struct, frozen=True):
    """A puzzle of ``GET /api/games/{id}/puzzles``: a position and who decides."""

    puzzle: str
    seat: str
    position: Json
    chance: float  # with the best plan
    source: str
    move: int
    choices: list[PuzzleChoice] = []  # none: whatever is offered


class TryPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/games/{id}/puzzles/{puzzle}``: is it this move? An empty one gives up."""

    move: Annotated[str, Meta(max_length=4000)]


class PuzzleTried(Struct, frozen=True):
    """Whether it is; the solution with its line where it was found or given up."""

    right: bool
    harmless: bool = False  # it loses nothing, but the solution is still to come
    solution: list[PlannedMove] = []
    line: list[list[PlannedMove]] = []  # how it may go on, plan by plan
    chance: float = 0.0
    other: list[PlannedMove] = []  # the best move beside it
    other_chance: float = 0.0
