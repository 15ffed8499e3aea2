"""Stones: a small game with a die, secret simultaneous bids and unlisted moves, for tests."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from sztab.core import registry
from sztab.core.errors import NotationError, PositionError
from sztab.core.fate import Fate
from sztab.core.game import Game, Offer, Result, Warn
from sztab.core.options import Option, Value
from sztab.core.said import SILENT, Name, Refusal, Told

HIDDEN_BID = -1


@dataclass
class Heap:
    """The table: stones, whose turn it is, and bids while they last."""

    stones: int
    turn: int = 0
    die: bool = False
    bids: list[int | None] = field(default_factory=list)
    bidding: bool = False
    last: int | None = None


@dataclass(frozen=True)
class Move:
    """``take 2`` or ``bid 17``."""

    verb: str
    n: int


class Stones(Game[Heap, Move]):
    """Take the last stone."""

    id = "stones"
    title = "Stones"
    version = "1"
    prefix = "TOY"
    seatings: ClassVar[tuple[tuple[str, ...], ...]] = (("left", "right"),)

    def options(self) -> Sequence[Option]:
        return (
            Option("stones", 7, (3, 7, 12, 60), "TOY-1.1"),
            Option("die", False, (), "TOY-2.4"),
            Option("bids", False, (), "TOY-1.2"),
        )

    def data_hash(self, options: Mapping[str, Value]) -> str:
        return "none"

    def new(self, options: Mapping[str, Value], seats: tuple[str, ...], fate: Fate) -> Heap:
        bids = bool(options["bids"])
        return Heap(
            int(options["stones"]), 0, bool(options["die"]), [None, None] if bids else [], bids
        )

    def seats(self, state: Heap) -> tuple[str, ...]:
        return self.seatings[0]

    def awaited(self, state: Heap) -> tuple[int, ...]:
        if state.bidding:
            return tuple(seat for seat in (0, 1) if state.bids[seat] is None)
        return (state.turn,) if state.stones else ()

    def result(self, state: Heap) -> Result | None:
        if state.stones or state.last is None:
            return None
        scores = (1, 0) if state.last == 0 else (0, 1)
        return Result(((state.last,), (1 - state.last,)), scores, "TOY-3.1", "won-last")

    def check(self, state: Heap, seat: int, move: Move) -> Refusal | None:
        """TOY-1.2, TOY-2.3: only an awaited seat, and only what is asked."""
        if seat not in self.awaited(state):
            return Refusal("TOY-2.3", "not-awaited")
        if (move.verb == "bid") != state.bidding:
            return Refusal("TOY-1.2", "wrong-phase")
        if move.verb == "take" and not 1 <= move.n <= 3:
            return Refusal("TOY-2.1", "wrong-number")
        if move.verb == "take" and move.n > state.stones:
            return Refusal("TOY-2.2", "too-many", stones=state.stones)
        return None

    def moves(self, state: Heap, seat: int) -> list[Move]:
        if state.bidding:
            return []
        return [Move("take", n) for n in (1, 2, 3) if n <= state.stones]

    def lists_all(self, state: Heap, seat: int) -> bool:
        return not state.bidding

    def propose(self, state: Heap, seat: int, random: Random, k: int) -> list[Move]:
        if state.bidding:
            return [Move("bid", n) for n in random.sample(range(100), min(k, 100))]
        return super().propose(state, seat, random, k)

    def offers(self, state: Heap, seat: int) -> list[Offer]:
        if seat not in self.awaited(state):
            return []
        if state.bidding:
            return [Offer("bid", (), Name("offer-bid"), counts={"number": 99}, warns=("reveals",))]
        warns: tuple[Warn, ...] = ("die",) if state.die else ()
        return [
            Offer(self.text(move), (), Name("offer-take", n=move.n), warns=warns)
            for move in self.moves(state, seat)
        ]

    def prompt(self, state: Heap, seat: int | None) -> Name:
        if self.result(state):
            return Name("prompt-over")
        if seat not in self.awaited(state):
            return Name("prompt-wait")
        name = Name(self.seats(state)[seat or 0])
        return (
            Name("prompt-bid", seat=name)
            if state.bidding
            else Name("prompt-take", seat=name, stones=state.stones)
        )

    def view(self, state: Heap, seat: int | None) -> dict[str, Any]:
        bids = [
            bid if bid is None or not state.bidding or at == seat else HIDDEN_BID
            for at, bid in enumerate(state.bids)
        ]
        return {"stones": state.stones, "turn": state.turn, "bids": bids}

    def resample(self, state: Heap, seat: int | None, random: Random) -> Heap:
        other = self.copy(state)
        if state.bidding:
            other.bids = [
                bid if bid is None or at == seat else random.randrange(100)
                for at, bid in enumerate(state.bids)
            ]
        return other

    def evaluate(self, state: Heap, seat: int) -> float:
        """A heap of a multiple of four is lost for whoever must take."""
        if not state.stones:
            return 1.0 if state.last == seat else -1.0
        if state.bidding:
            return (state.bids[seat] or 0) / 100
        good = state.stones % 4 != 0
        return 0.5 if good == (state.turn == seat) else -0.5

    def copy(self, state: Heap) -> Heap:
        return replace(state, bids=list(state.bids))

    def carry_out(self, state: Heap, seat: int, move: Move, fate: Fate, told: Told | None) -> None:
        told = told or SILENT
        if move.verb == "bid":
            state.bids[seat] = move.n
            told.tell_only(seat, "TOY-1.2", "bids", n=move.n)
            left, right = state.bids
            if left is not None and right is not None:
                state.bidding, state.turn = False, int(right > left)
                told.reveal("TOY-1.2", "bids-shown", left=left, right=right)
            return
        state.stones -= move.n
        state.turn, state.last = 1 - seat, seat
        told.tell(
            "TOY-2.1", "takes", seat=Name(self.seats(state)[seat]), n=move.n, stones=state.stones
        )
        if state.die and state.stones:
            roll = fate.die()
            state.stones += roll == 6
            told.tell("TOY-2.4", "weather", roll=roll, stones=state.stones)

    def text(self, move: Move) -> str:
        return f"{move.verb} {move.n}"

    def parse(self, text: str) -> Move:
        if not text:
            raise NotationError(Refusal("notation", "notation-empty", example="take 1"))
        verb, *numbers = text.split(" ")
        if verb not in ("take", "bid"):
            raise NotationError(
                Refusal("notation", "notation-unknown", word=verb, known="take, bid")
            )
        if len(numbers) != 1 or numbers[0] not in [str(n) for n in range(100)]:
            raise NotationError(
                Refusal("notation", "notation-malformed", text=text, example="take 1")
            )
        return Move(verb, int(numbers[0]))

    def dump(self, state: Heap) -> dict[str, Any]:
        return {**vars(state), "bids": list(state.bids)}

    def load(self, position: Any) -> Heap:
        try:
            return Heap(**json.loads(json.dumps(position)))
        except TypeError as error:
            raise PositionError(f"This is no heap: {error}.") from error

    def picture(self, state: Heap, seat: int | None) -> str:
        return "o" * state.stones

    def folder(self) -> Path:
        return Path(__file__).parent


STONES = Stones()


def seat_the_toys(monkeypatch: pytest.MonkeyPatch, *games: Any) -> None:
    """Make Stones (or *games*) the only installed games."""
    monkeypatch.setattr(registry, "games", lambda: {game.id: game for game in games or (STONES,)})
