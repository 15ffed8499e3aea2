"""Pickets: a tiny game for the Sztab table, to copy from."""

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any

from pickets import rules
from pickets.state import CARDS, MOST_ROUNDS, SIDES, Move, State, dump, load, parse, text
from pickets.telling import PicketsTelling
from sztab.core.data.dataset import text_hash
from sztab.core.fate import Fate
from sztab.core.game import Game, Offer, Result, Seat, Warn
from sztab.core.options import Option, Value
from sztab.core.said import SILENT, Name, Refusal, Told


class Pickets(Game[State, Move]):
    """The contract, answered; the rules are in ``rules``, the position in ``state``."""

    id = "pickets"
    title = "Pickets"
    version = "1"
    prefix = "PK"
    sequence_rule = "PK-2.3"
    seatings = (SIDES,)

    def options(self) -> Sequence[Option]:
        """A river, a number of rounds, and whether the first hit decides."""
        return (
            Option("river", "wide", ("narrow", "wide"), "PK-1.2"),
            Option("rounds", 3, tuple(range(1, MOST_ROUNDS + 1)), "PK-4.1"),
            Option("first-blood", False, (), "PK-4.2"),
        )

    def data_hash(self, options: Mapping[str, Value]) -> str:
        """The fingerprint of the deck, the only numbers this game has."""
        return text_hash(json.dumps(CARDS))

    def new(self, options: Mapping[str, Value], seats: tuple[str, ...], fate: Fate) -> State:
        """An empty river before the first posting."""
        return State(str(options["river"]), int(options["rounds"]), bool(options["first-blood"]))

    def seats(self, state: State) -> tuple[str, ...]:
        """Blue and Red."""
        return SIDES

    def awaited(self, state: State) -> tuple[Seat, ...]:
        """The sides that must decide now."""
        return rules.awaited(state)

    def result(self, state: State) -> Result | None:
        """PK-4.1, PK-4.2: more hits win."""
        if not state.over:
            return None
        last = state.round > state.rounds
        rule, key = ("PK-4.1", "end-rounds") if last else ("PK-4.2", "end-first-blood")
        best = sorted({*state.hits}, reverse=True)
        ranking = tuple(tuple(side for side in (0, 1) if state.hits[side] == n) for n in best)
        blue, red = state.hits
        return Result(ranking, (blue, red), rule, key, args={"blue": blue, "red": red})

    def check(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Why not, or ``None``."""
        return rules.check(state, seat, move)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        """All legal moves."""
        return rules.moves(state, seat)

    def offers(self, state: State, seat: Seat) -> list[Offer]:
        """Every move with its words; a posting is spelled by one click on its ford."""
        return [_offer(state, move) for move in rules.moves(state, seat)]

    def prompt(self, state: State, seat: Seat | None) -> Name:
        """What is to be decided, or who is waited for."""
        if state.over:
            return Name("prompt-over")
        asked = seat in rules.awaited(state)
        if not state.posts[0]:
            waits = "prompt-watch-posting" if seat is None else "prompt-wait-posting"
            return Name("prompt-post" if asked else waits)
        if not asked:
            return Name("prompt-wait", side=Name(f"side-{SIDES[rules.awaited(state)[0]]}"))
        if state.under_fire:
            return Name("prompt-answer")
        return Name("prompt-turn", actions=state.actions)

    def view(self, state: State, seat: Seat | None) -> dict[str, Any]:
        """PK-1.3, PK-2.1: hands are counted, and only its owner sees a hand and a choice."""
        open_to_all = ("river", "rounds", "first_blood", "round", "posts", "mover", "actions")
        seen = {name: getattr(state, name) for name in (*open_to_all, "under_fire", "hits")}
        seen["cards"] = [len(hand) for hand in state.hands]
        seen["unseen"] = {
            card: (state.deck + state.hands[0] + state.hands[1]).count(card) for card in CARDS
        }
        if seat is not None:
            seen["hand"], seen["chosen"] = state.hands[seat], state.chosen[seat]
        return deepcopy(seen)

    def resample(self, state: State, seat: Seat | None, random: Random) -> State:
        """Deal the other hands anew from all unseen cards, and let the others choose anew."""
        twin = state.copy()
        hidden = [side for side in (0, 1) if side != seat]
        for side in hidden:
            twin.deck += twin.hands[side]
            if twin.chosen[side]:
                twin.chosen[side] = random.choice(twin.fords)
        for side in hidden:
            random.shuffle(twin.deck)
            held = len(twin.hands[side])
            twin.hands[side], twin.deck = sorted(twin.deck[:held]), twin.deck[held:]
        twin.deck.sort()
        return twin

    def evaluate(self, state: State, seat: Seat) -> float:
        """Hits ahead count most, a card in hand a little."""
        hits = state.hits[seat] - state.hits[1 - seat]
        if state.over:
            return float((hits > 0) - (hits < 0))
        cards = len(state.hands[seat]) - len(state.hands[1 - seat])
        return max(-0.99, min(0.99, 0.3 * hits + 0.05 * cards))

    def copy(self, state: State) -> State:
        """An independent copy."""
        return state.copy()

    def carry_out(
        self, state: State, seat: Seat, move: Move, fate: Fate, told: Told | None
    ) -> None:
        """Make a legal move in place, and tell what happens if anybody listens."""
        rules.carry_out(state, seat, move, fate, told or SILENT)

    def text(self, move: Move) -> str:
        """How a move is written."""
        return text(move)

    def parse(self, written: str) -> Move:
        """The move that is written."""
        return parse(written)

    def dump(self, state: State) -> dict[str, Any]:
        """The position as JSON."""
        return dump(state)

    def load(self, position: object) -> State:
        """Set up a position."""
        return load(position)

    def telling(self) -> PicketsTelling:
        """How each change of a view is told."""
        return TELLING

    def picture(self, state: State, seat: Seat | None) -> str:
        """The river with its pickets, B and R, and the seat's own hand below it."""
        banks = []
        for ford in state.fords:
            here = [SIDES[side][0].upper() for side in (0, 1) if state.posts[side] == ford]
            banks.append(f"{ford:~^10}\n{''.join(here):^10}")
        rows = zip(*(bank.split("\n") for bank in banks), strict=True)
        drawn = "\n".join(" ".join(row).rstrip() for row in rows)
        hand = "" if seat is None else f"\n[{', '.join(state.hands[seat])}]"
        return f"{drawn}\nB {state.hits[0]} : {state.hits[1]} R{hand}"


def _offer(state: State, move: Move) -> Offer:
    key = "offer-volley" if move.word == "volley" else f"offer-{move.verb}"
    say = Name(key, ford=Name(f"ford-{move.word}")) if move.word in state.fords else Name(key)
    warned: dict[str, tuple[Warn, ...]] = {
        "post": ("reveals",),  # always: whether the other has chosen is not told
        "scout": ("card",),
        "fire": ("reveals",) if move.word else (),
        "hold": ("die",),
        "duck": ("reveals",),
        "rest": ("ends-turn",),
    }
    warns = warned.get(move.verb, ())
    return Offer(text(move), tuple(text(move).split()), say, warns=warns)


TELLING = PicketsTelling()
GAME = Pickets()
