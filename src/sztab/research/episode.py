"""An episode: one game with observations, numbered actions, copies and pickles at any point."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, Literal, overload

import numpy as np
from numpy.typing import NDArray

from sztab.core.errors import SztabError
from sztab.core.fate import Fate, SeededFate
from sztab.core.game import AnyGame, Json
from sztab.core.options import Value, validated
from sztab.core.registry import find_game
from sztab.research.codecs import Codec, find_codec
from sztab.research.codecs.codec import FEATURES
from sztab.research.layout import Block, Bytes, Layout

Actions = Literal["fixed", "candidates"]
Mask = NDArray[np.int8]


class MoveTexts(Sequence[str]):
    """The texts of the legal moves, by action; written only when somebody reads them."""

    def __init__(self, game: AnyGame, legal: Mapping[int, Any]) -> None:
        self._game, self._legal = game, legal
        self._texts: dict[int, str] | None = None

    def by_action(self) -> dict[int, str]:
        """Return the text of every legal action."""
        if self._texts is None:
            self._texts = {at: self._game.text(move) for at, move in sorted(self._legal.items())}
        return self._texts

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[str]: ...
    def __getitem__(self, at: int | slice) -> str | Sequence[str]:
        return list(self.by_action().values())[at]

    def __len__(self) -> int:
        return len(self._legal)

    def __iter__(self) -> Iterator[str]:
        return iter(self.by_action().values())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MoveTexts) and self.by_action() == other.by_action()

    def __hash__(self) -> int:
        return hash(tuple(self.by_action().items()))

    def __repr__(self) -> str:
        return repr(self.by_action())

    def __reduce__(self) -> Any:
        return _texts_again, (self._game.id, self.by_action())

    def __deepcopy__(self, memo: object) -> "MoveTexts":
        return _texts_again(self._game.id, self.by_action())


def _texts_again(game: str, texts: dict[int, str]) -> MoveTexts:
    again = MoveTexts(find_game(game), texts)
    again._texts = dict(texts)
    return again


class Table:
    """What the episodes of an environment share: game, options, seats and codec."""

    def __init__(
        self,
        game: str | AnyGame,
        options: Mapping[str, object] | None = None,
        seats: Sequence[str] = (),
        actions: Actions | None = None,
    ) -> None:
        self.game: Final = find_game(game) if isinstance(game, str) else game
        self.options: Final[dict[str, Value]] = validated(
            self.game.id, self.game.options(), options or {}
        )
        self.seats: Final = tuple(seats) or self.game.seatings[0]
        if self.seats not in self.game.seatings:
            known = "; ".join(", ".join(seating) for seating in self.game.seatings)
            raise SztabError(
                f"{self.game.id} does not seat {', '.join(self.seats)}: choose {known}."
            )
        opening = self.game.new(self.options, self.seats, SeededFate(Random(0)))
        self.codec: Final[Codec] = find_codec(self.game.id, opening, self.options, len(self.seats))
        if actions is None:
            actions = "fixed" if self.codec.actions else "candidates"
        if actions not in ("fixed", "candidates") or (
            actions == "fixed" and not self.codec.actions
        ):
            known = "'fixed' or 'candidates'" if self.codec.actions else "'candidates'"
            raise SztabError(f"{self.game.id} has no actions {actions!r}: choose {known}.")
        self.actions: Final[Actions] = actions
        self.fixed: Final = actions == "fixed"
        self.size: Final = self.codec.actions if self.fixed else self.codec.candidates
        blocks = list(self.codec.layout.blocks)
        if not self.fixed:
            names = ", ".join(name for name in self.codec.feature_names if name)
            meaning = f"one row per action: {names}; all 0 beyond the list"
            blocks.append(Block("candidates", (self.size, FEATURES), (meaning,)))
        self.layout: Final = Layout(blocks)

    def __deepcopy__(self, memo: object) -> "Table":
        return self  # nothing in it changes, and compiled parts of it cannot be copied

    def __reduce__(self) -> Any:
        return _table_again, (self.game.id, self.options, self.seats, self.actions)


def _table_again(
    game: str, options: Mapping[str, Value], seats: Sequence[str], actions: Actions
) -> Table:
    return Table(game, options, seats, actions)


class Episode:
    """One game from its opening to its end.

    Where several seats decide at once they are asked one after another, and none learns what
    another has chosen. The list of moves that can only be proposed is drawn from the episode's
    seed and the number of moves made, so that copies list the same.
    """

    def __init__(self, table: Table, seed: int | str = 0, opening: Any = None) -> None:
        self.table = table
        self.seed = str(seed)
        self.random = Random(f"{self.seed}/fate")
        self.moves = 0
        if opening is None:
            opening = table.game.new(table.options, table.seats, SeededFate(self.random))
        self.state: Any = opening
        self._buffer = bytearray(table.layout.size)
        self._turn()

    def _turn(self) -> None:
        """Note who decides now; the legal moves are listed when they are asked for."""
        awaited = self.table.game.awaited(self.state)
        over = self.moves >= self.table.game.most_moves
        self.seat = awaited[0] if awaited and not over else -1
        self._legal: dict[int, Any] | None = None
        self._mask: Mask | None = None

    @property
    def over(self) -> bool:
        """True when nobody decides any more."""
        return self.seat < 0

    # --- actions --------------------------------------------------------------------------

    def legal(self) -> dict[int, Any]:
        """Return the legal moves of the seat that decides, by action."""
        if self._legal is None:
            self._legal = {} if self.seat < 0 else self._listed()
        return self._legal

    def _listed(self) -> dict[int, Any]:
        table, state = self.table, self.state
        listed = table.game.lists_all(state, self.seat)
        moves = table.game.moves(state, self.seat) if listed else ()
        if table.fixed:
            if not listed:
                first = table.size - table.codec.proposals
                return dict(enumerate(self._proposed(table.codec.proposals), start=first))
            return self._by_index(moves)
        if not listed or len(moves) > table.size:
            moves = self._proposed(table.size)
        return dict(enumerate(moves))

    def _by_index(self, moves: Sequence[Any]) -> dict[int, Any]:
        """Return moves by their fixed index; of several ways to one hex the shortest stays."""
        found: dict[int, Any] = {}
        index, text, state = self.table.codec.index, self.table.game.text, self.state
        for move in moves:
            at = index(state, move)
            if at not in found or len(text(move)) < len(text(found[at])):
                found[at] = move
        return found

    def _proposed(self, count: int) -> list[Any]:
        random = Random(f"{self.seed}/{self.moves}")
        return self.table.game.propose(self.state, self.seat, random, count)

    def play(self, action: int) -> None:
        """Make the move that an action stands for; raises ``KeyError`` if it is not legal."""
        self.play_move(self.legal()[action], SeededFate(self.random))

    def play_move(self, move: Any, fate: Fate) -> None:
        """Make a legal move of the seat that decides."""
        self.table.game.advance(self.state, self.seat, move, fate)
        self.moves += 1
        self._turn()

    def mask(self, seat: int | None = None) -> Mask:
        """Return 1 for every legal action; nothing but 0 for a seat that does not decide."""
        if seat is not None and seat != self.seat:
            return np.zeros(self.table.size, np.int8)
        if self._mask is None:
            self._mask = np.zeros(self.table.size, np.int8)
            legal = self.legal()
            if self.table.fixed:
                self._mask[list(legal)] = 1
            else:
                self._mask[: len(legal)] = 1
        return self._mask.copy()

    def texts(self) -> MoveTexts:
        """Return the texts of the legal moves."""
        return MoveTexts(self.table.game, self.legal())

    # --- observations ---------------------------------------------------------------------

    def observe(self, seat: int) -> Bytes:
        """Return what *seat* may know, as one array of its own."""
        self._fill(seat)
        return np.frombuffer(self._buffer, np.uint8).copy()

    def observe_into(self, seat: int, out: Bytes) -> None:
        """Write the observation into a row of a larger array."""
        self._fill(seat)
        out[:] = self._buffer

    def _fill(self, seat: int) -> None:
        table, out = self.table, self._buffer
        codec = table.codec
        codec.write(self.state, seat, out)
        if table.fixed:
            if codec.proposals and seat == self.seat and not table.game.lists_all(self.state, seat):
                codec.write_proposals(list(self.legal().values()), out)
            return
        at = codec.layout.size
        out[at:] = bytes(len(out) - at)
        if seat == self.seat:
            for move in self.legal().values():
                row = codec.features(self.state, move)
                out[at : at + len(row)] = bytes(row)
                at += FEATURES

    def returns(self) -> list[float]:
        """Return by seat 1 for the first place, -1 for the last, and even steps between.

        Equal places share; alone it is 1 or -1; a game that was broken off gives 0 to all.
        """
        seats = len(self.table.seats)
        result = self.table.game.result(self.state)
        if result is None:
            return [0.0] * seats
        if seats == 1:
            return [1.0 if result.won else -1.0]
        values = [0.0] * seats
        before = 0
        for shared in result.ranking:
            place = before + (len(shared) - 1) / 2
            for seat in shared:
                values[seat] = 1 - 2 * place / (seats - 1)
            before += len(shared)
        return values

    def outcome(self, seat: int) -> tuple[float, bool, bool]:
        """Return a seat's reward, whether the game has ended, and whether it was broken off."""
        if not self.over:
            return 0.0, False, False
        ended = self.table.game.result(self.state) is not None
        return self.returns()[seat], ended, not ended

    # --- copies ---------------------------------------------------------------------------

    def copy(self) -> "Episode":
        """Return an independent episode in the same position."""
        twin = object.__new__(Episode)
        twin.table, twin.seed, twin.moves = self.table, self.seed, self.moves
        twin.random = Random()
        twin.random.setstate(self.random.getstate())
        twin.state = self.table.game.copy(self.state)
        twin._buffer = bytearray(len(self._buffer))
        twin._turn()
        return twin

    def __copy__(self) -> "Episode":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Episode":
        return self.copy()

    def __getstate__(self) -> Json:
        """Compiled states do not travel, but positions do."""
        return {
            "table": self.table,
            "seed": self.seed,
            "moves": self.moves,
            "random": self.random.getstate(),
            "position": self.table.game.dump(self.state),
        }

    def __setstate__(self, saved: Json) -> None:
        self.table = saved["table"]
        self.seed, self.moves = saved["seed"], saved["moves"]
        self.random = Random()
        self.random.setstate(saved["random"])
        self.state = self.table.game.load(saved["position"])
        self._buffer = bytearray(self.table.layout.size)
        self._turn()
