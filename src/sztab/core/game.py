"""The contract of a game: every question that another layer may ask of it.

One object per game, without state of its own. Tables, bots, server and laboratory know a
game only by this class; ``sztab.testing`` checks what must be true of the answers.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeVar

from sztab.core.data.shapes import Shapes
from sztab.core.errors import IllegalMoveError, QuestionError
from sztab.core.fate import Fate, Outcome
from sztab.core.options import Option, Value
from sztab.core.said import Arg, Name, Refusal, Told

if TYPE_CHECKING:
    from sztab.core.telling import Telling

Seat = int
Warn = Literal["die", "card", "reveals", "ends-phase", "ends-turn", "lasting"]
Json = Any  # what json.loads gives: dicts, lists, texts, numbers, booleans, None
State = TypeVar("State")
Move = TypeVar("Move")


@dataclass(frozen=True)
class Result:
    """How a game ended: places from first to last, scores by seat, and the rule that ended it."""

    ranking: tuple[tuple[Seat, ...], ...]  # seats that share a place stand together
    scores: tuple[int, ...]
    rule: str
    key: str  # the words for this ending
    won: bool = True  # not so where the game itself beats everybody, as it can one who plays alone
    args: Mapping[str, Arg] = field(default_factory=dict)  # of the words: who won, all scores

    @property
    def words(self) -> Name:
        """Return the sentence that says how it ended."""
        return Name(self.key, **self.args)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Return the seats in the first place, all of them in a draw; none where nobody has won."""
        return self.ranking[0] if self.won else ()


@dataclass(frozen=True)
class Step(Generic[State]):
    """What a move made: a new state, and what happened."""

    state: State
    told: Told


@dataclass(frozen=True)
class Offer:
    """A move as it is put before a person: its text, the clicks that spell it, its words."""

    text: str
    picks: tuple[str, ...]
    say: Name
    cost: Name | None = None
    warns: tuple[Warn, ...] = ()  # what happens besides and cannot be taken back
    part: bool = False  # one part of a larger order, collected in a draft
    counts: Mapping[str, int] = field(default_factory=dict)  # amounts to be chosen, with limits
    area: tuple[tuple[tuple[float, float], ...], ...] = ()  # rings within which a point is chosen


@dataclass(frozen=True)
class Progress:
    """Where a game stands: the turn, the words of the phase, and which step of how many."""

    turn: int
    phase: Name
    n: int
    of: int


class Game(ABC, Generic[State, Move]):
    """A game of the table."""

    id: ClassVar[str]  # "medieval-battle"
    title: ClassVar[str]  # "Medieval Battle"
    version: ClassVar[str]  # of the rules as coded; records carry it
    prefix: ClassVar[str]  # of its rule ids: "MB"
    seatings: ClassVar[tuple[tuple[str, ...], ...]]  # who may sit down; the first is the default
    sequence_rule: ClassVar[str] = ""  # the rule of the sequence of play, cited by "not now"
    most_moves: ClassVar[int] = 5000  # of one game; several times what the longest one takes
    editions: ClassVar[tuple[str, ...]] = ()  # earlier versions that records are still played by
    shapes: ClassVar[Shapes | None] = None  # the types of its view and its answers
    all_open: ClassVar[bool] = False  # nothing is ever hidden: ``resample`` only copies
    draws_orders: ClassVar[bool] = False  # most moves are drawn on the table, not offered whole
    feature_names: ClassVar[tuple[str, ...]] = ()  # what ``sztab bots fit`` finds weights for
    opposed: ClassVar[bool] = False  # two seats, and ``evaluate`` of one is minus that of the other

    # --- before the game -------------------------------------------------------------------

    @abstractmethod
    def options(self) -> Sequence[Option]:
        """Return what may be chosen before a game begins."""

    @abstractmethod
    def data_hash(self, options: Mapping[str, Value]) -> str:
        """Return the fingerprint of the data set that a game with these options uses."""

    def with_data(self, options: Mapping[str, Value], data: str) -> Mapping[str, Value]:
        """Options for a game recorded with data set *data*, where the game can find it again."""
        return options

    @abstractmethod
    def new(self, options: Mapping[str, Value], seats: tuple[str, ...], fate: Fate) -> State:
        """Return the opening position."""

    def by_edition(self, state: State, rules: str) -> State:
        """Return the opening of a record, to be played by the version that it was recorded with."""
        return state

    # --- questions ------------------------------------------------------------------------

    @abstractmethod
    def seats(self, state: State) -> tuple[str, ...]:
        """Return the names of the seats; a ``Seat`` is an index into them."""

    @abstractmethod
    def awaited(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that must decide now; none when the game is over."""

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """Return how the game ended, or ``None`` while it lasts."""

    @abstractmethod
    def check(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """``None``, or why *seat* may not make this move now: the one authority."""

    @abstractmethod
    def moves(self, state: State, seat: Seat) -> list[Move]:
        """Return the legal moves of an awaited seat: all of them if ``lists_all``, else none."""

    def lists_all(self, state: State, seat: Seat) -> bool:
        """Return True if this decision's moves can be listed; if not, ask ``propose``."""
        return True

    def propose(self, state: State, seat: Seat, random: Random, k: int) -> list[Move]:
        """Up to *k* good, legal candidates for a bot; never empty for an awaited seat."""
        moves = self.moves(state, seat)
        return moves if len(moves) <= k else random.sample(moves, k)

    def only_move(self, state: State, seat: Seat) -> Move | None:
        """The one move that an awaited seat has, or ``None`` if there are more to choose from."""
        if not self.lists_all(state, seat):
            return None
        moves = self.moves(state, seat)
        return moves[0] if len(moves) == 1 else None

    def choice_is_open(self, state: State, seat: Seat) -> bool:
        """Whether everybody may know what *seat* can choose from: a single move then passes."""
        return self.all_open

    @abstractmethod
    def offers(self, state: State, seat: Seat) -> list[Offer]:
        """Return what is put before a person in this seat, by what the seat knows."""

    @abstractmethod
    def prompt(self, state: State, seat: Seat | None) -> Name:
        """Return one sentence to this seat: what is to be decided, or what it waits for."""

    @abstractmethod
    def view(self, state: State, seat: Seat | None) -> Json:
        """Return what a seat (``None``: a spectator) may know of the table, and nothing else."""

    @abstractmethod
    def resample(self, state: State, seat: Seat | None, random: Random) -> State:
        """Return a state that *seat* cannot tell from this one, hidden facts drawn anew."""

    def progress(self, state: State) -> Progress:
        """Return where the game stands, as everybody may know."""
        over = self.result(state) is not None
        return Progress(0, Name("phase-over" if over else "phase-play"), 1, 1)

    def ask(self, state: State, seat: Seat, question: str, args: Mapping[str, Json]) -> Json:
        """Answer a question of this game by what *seat* knows; raises ``RulesError``."""
        raise QuestionError(Refusal("ask", "no-such-question", question=question))

    def lists(self) -> Json:
        """Return what army lists are made of, with ``Name`` for words; ``None``: it has none."""
        return None

    def list_faults(self, text: str) -> list[Refusal]:
        """Return every reason against an army list that is an option of this game."""
        return [Refusal("list", "no-lists")]

    def named(self, state: State, seat: Seat, pick: str) -> tuple[str, ...]:
        """Return how a move of *seat* may name the thing that is picked."""
        return (pick,)

    def reason(self, state: State, seat: Seat, picks: Sequence[str]) -> Refusal | None:
        """Return the game's own reason against these picks; ``None`` leaves it to trying moves."""
        return None

    def idle(self, state: State, seat: Seat, pick: str) -> Refusal:
        """Why a thing that no move of *seat* can name now is not to be picked."""
        return Refusal(self.sequence_rule or "picks", "not-now", thing=pick)

    @abstractmethod
    def evaluate(self, state: State, seat: Seat) -> float:
        """Return how good the position is for *seat*, from -1 (lost) to 1 (won)."""

    # --- for search -----------------------------------------------------------------------

    def plans(self, state: State, seat: Seat, random: Random, k: int) -> list[tuple[Move, ...]]:
        """Return about *k* courses to search, each a legal move or several that belong together.

        Later moves of a plan are made only while *seat* alone is awaited and fate was not asked.
        """
        return [(move,) for move in self.propose(state, seat, random, k)]

    def settled(self, state: State) -> bool:
        """Return False in the middle of something that ``evaluate`` cannot judge, as a fight."""
        return True

    def pending(self, state: State) -> bool:
        """Return True while the last order is still being carried out: it asks somebody first."""
        return False

    def alternatives(self, state: State, seat: Seat) -> list[list[Move]]:
        """Return groups of legal orders that exclude each other, for puzzles.

        Games whose orders are drawn (``draws_orders``) answer it; others offer every move. The
        first of a group is what a rule of thumb would choose.
        """
        return []

    def turn(self, state: State) -> int:
        """Return a number that grows when a turn of one seat ends and another's begins."""
        return 0

    def tasks(self, state: State, seat: Seat) -> list[tuple[int, tuple[int, ...]]]:
        """Return the units of *seat* that still act this turn, and what each may be told to do.

        For games whose turns have too many moves to search one by one: a search gives each unit a
        task (a number above 0) and lets ``follow`` make the moves.
        """
        return []

    def follow(self, state: State, seat: Seat, tasks: Mapping[int, int], random: Random) -> Move:
        """Return the move of *seat* now if its units do their *tasks*, others as suits them.

        It must be quick rather than clever: a search plays out thousands of turns by it.
        """
        return self.propose(state, seat, random, 1)[0]

    def features(self, state: State, seat: Seat) -> list[float]:
        """Return the numbers that ``evaluate`` weighs, one for each of ``feature_names``."""
        return []

    def worth_by_part(self, state: State, seat: Seat) -> dict[str, float]:
        """Return the parts of ``evaluate`` by the keys of their words, for hints.

        They are in units of the game's own, the same for all; the value rises with their sum.
        """
        return {}

    def chances(
        self, state: State, seat: Seat, move: Move
    ) -> list[tuple[float, tuple[Outcome, ...]]]:
        """Return what fate may bring first, sorted into a few kinds: weight and an example of each.

        An empty list leaves it to drawing.
        """
        return []

    # --- changes --------------------------------------------------------------------------

    @abstractmethod
    def copy(self, state: State) -> State:
        """Return an independent copy."""

    @abstractmethod
    def carry_out(
        self, state: State, seat: Seat, move: Move, fate: Fate, told: Told | None
    ) -> None:
        """Make a legal move in place, and tell what happens if anybody listens."""

    def apply(self, state: State, seat: Seat, move: Move, fate: Fate) -> Step[State]:
        """Judge a move, then carry it out on a copy; raises ``IllegalMoveError``."""
        refusal = self.check(state, seat, move)
        if refusal is not None:
            raise IllegalMoveError(refusal)
        after, told = self.copy(state), Told()
        self.carry_out(after, seat, move, fate, told)
        return Step(after, told)

    def advance(self, state: State, seat: Seat, move: Move, fate: Fate) -> None:
        """Carry out a legal move in place, silent and unchecked: for search only."""
        self.carry_out(state, seat, move, fate, None)

    # --- notation -------------------------------------------------------------------------

    @abstractmethod
    def text(self, move: Move) -> str:
        """How a move is written."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """Return the move that *text* writes; raises ``NotationError``."""

    def in_words(self, state: State, seat: Seat, move: Move) -> Name | None:
        """Return a legal move in words before it is made; ``None``: its offer says it, or nothing.

        For games with moves that no offer writes out.
        """
        return None

    def meant(self, state: State, seat: Seat, text: str) -> Move:
        """Return the move that a player's *text* means in this position; raises ``RulesError``.

        A game may let players write a wish (a formation about a point) that it writes out as a
        move by what *seat* knows. Only that move is played and recorded; ``parse`` knows no wishes.
        """
        return self.parse(text)

    @abstractmethod
    def dump(self, state: State) -> Json:
        """Return the position as documented JSON."""

    @abstractmethod
    def load(self, position: Json) -> State:
        """Set up a position, also one that play would not reach; raises ``PositionError``."""

    # --- words for the terminal, and what a game may add -----------------------------------

    def picture(self, state: State, seat: Seat | None) -> str:
        """The table as *seat* sees it, drawn in text; empty where the game has no drawing."""
        return ""

    def caption(self, state: State, seat: Seat | None) -> Name | None:
        """Return the words that belong to the picture: its signs and the score."""
        return None

    def roster(self, state: State, seat: Seat | None) -> list[Name]:
        """Return what stands where, a line each, if the picture shows it by numbers alone."""
        return []

    def faults(self, state: State) -> list[str]:
        """Invariants of the rules that this state breaks; checked after every step in tests."""
        return []

    def telling(self) -> "Telling | None":
        """Return how each change of a view is told; ``None`` leaves the game out of that check."""
        return None

    def opened(self, state: State) -> Told:
        """Return what is told before the first move, by the opening position alone."""
        return Told()

    def folder(self) -> Traversable:
        """Return where the game keeps ``rules.md`` and ``words/``."""
        module = import_module(type(self).__module__)
        return resources.files(module.__package__ or module.__name__)


AnyGame = Game[Any, Any]


def seat_named(game: AnyGame, state: Any, name: str) -> Seat:
    """Return the seat called *name*."""
    return game.seats(state).index(name)
