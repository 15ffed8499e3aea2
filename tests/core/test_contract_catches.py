"""The contract's checks are worth something: each catches a game that breaks its promise."""

import json
from collections.abc import Callable
from importlib.resources.abc import Traversable
from random import Random
from typing import Any

import pytest
from pickets.state import Move, State

from pickets import GAME, Pickets
from sztab import testing as contract
from sztab.core.data.printed import printed
from sztab.core.fate import Fate, LoadedFate, SeededFate
from sztab.core.game import Offer, Result, Seat, Step
from sztab.core.said import Name, Refusal
from sztab.core.table import open_table
from sztab.testing import BrokenPromiseError


class Example(Pickets):
    """The example with its own words and rules, to be spoiled."""

    def folder(self) -> Traversable:
        return GAME.folder()


def often(check: Callable[[Random], object]) -> None:
    """Ask twenty times: what is drawn anew may come out the same."""
    for seed in range(20):
        check(Random(seed))


def played(game: Pickets, *moves: str, fate: Fate | None = None) -> State:
    """A state after these moves of whoever is asked."""
    table = open_table(game, fate=fate or SeededFate(Random(1)))
    for text in moves:
        table.play(text)
    state = table.state
    assert isinstance(state, State)
    return state


def test_the_example_itself_is_not_caught() -> None:
    game, random = Pickets(), Random(1)
    state = played(game, "post left", "post left", "scout")
    contract.check_position(game, state)
    contract.check_decision(game, state, 0, random)
    contract.check_refusals(game, state, ["rest", "hold", "post left"], random)
    contract.check_secrets(game, state, random)
    contract.check_doubts(game, state, 0, random)
    contract.check_step(game, state, 0, Move("scout"), SeededFate(random), random)


def test_a_view_that_shows_another_hand_is_caught() -> None:
    class Leaky(Example):
        def view(self, state: State, seat: Seat | None) -> dict[str, Any]:
            return super().view(state, seat) | {"hands": state.hands}

    state = played(Leaky(), "post left", "post left", "scout")
    with pytest.raises(BrokenPromiseError, match=r"seat . is shown something it cannot know"):
        often(lambda random: contract.check_secrets(Leaky(), state, random))


def test_an_offer_that_depends_on_another_hand_is_caught() -> None:
    class Leaky(Example):
        def offers(self, state: State, seat: Seat) -> list[Offer]:
            offers = super().offers(state, seat)
            return offers[1:] if "cover" in state.hands[1 - seat] else offers

    state = played(Leaky(), "post left", "post left", "scout", "rest")
    with pytest.raises(BrokenPromiseError, match=r"seat 1 is shown something it cannot know"):
        often(lambda random: contract.check_secrets(Leaky(), state, random))


def test_a_picture_that_shows_another_choice_is_caught() -> None:
    class Leaky(Example):
        def picture(self, state: State, seat: Seat | None) -> str:
            return " ".join(state.chosen)

    with pytest.raises(BrokenPromiseError, match=r"is shown something it cannot know"):
        often(lambda random: contract.check_secrets(Leaky(), played(Leaky(), "post left"), random))


def test_a_refusal_that_depends_on_another_hand_is_caught() -> None:
    class Leaky(Example):
        def check(self, state: State, seat: Seat, move: Move) -> Refusal | None:
            if move.verb == "fire" and "cover" in state.hands[1 - seat]:
                return Refusal("PK-3.4", "no-target")
            return super().check(state, seat, move)

    state = played(Leaky(), "post left", "post left", "scout", "rest")
    with pytest.raises(BrokenPromiseError, match=r"whether fire is refused tells red a secret"):
        often(lambda random: contract.check_refusals(Leaky(), state, ["fire"], random))


@pytest.mark.parametrize("moves", [("post left", "post left"), ()])
def test_a_resample_that_draws_nothing_anew_is_caught(moves: tuple[str, ...]) -> None:
    class Sleepy(Example):
        def resample(self, state: State, seat: Seat | None, random: Random) -> State:
            return state.copy()

    with pytest.raises(BrokenPromiseError, match="draws nothing anew"):
        contract.check_doubts(Sleepy(), played(Sleepy(), *moves), 0, Random(1))


def test_a_game_that_says_it_hides_nothing_and_does_is_caught() -> None:
    class Boastful(Example):
        all_open = True

    state = played(Boastful(), "post left", "post left", "scout")
    with pytest.raises(BrokenPromiseError, match="draws anew where all is open"):
        often(lambda random: contract.check_secrets(Boastful(), state, random))


def test_a_card_told_to_everybody_is_caught() -> None:
    class Loud(Example):
        def apply(self, state: State, seat: Seat, move: Move, fate: Fate) -> Step[State]:
            step = super().apply(state, seat, move, fate)
            if move.verb == "scout":
                step.told.tell("PK-3.2", "draws", **step.told.events[-1].args)
            return step

    state = played(Loud(), "post left", "post left")
    with pytest.raises(BrokenPromiseError, match=r"seat .* is told something it cannot know"):
        often(lambda random: contract.check_doubts(Loud(), state, 0, random))


def test_a_hidden_thing_shown_without_reveal_is_caught() -> None:
    class Sly(Example):
        def apply(self, state: State, seat: Seat, move: Move, fate: Fate) -> Step[State]:
            step = super().apply(state, seat, move, fate)
            if move.verb == "march":
                for card in state.hands[1 - seat]:
                    name = Name(f"card-{card}")
                    step.told.tell_only(seat, "PK-3.2", "draws", card=name, held=1)
            return step

    state = played(Sly(), "post left", "post left", "scout", "rest")
    move = Move("march", "middle")
    with pytest.raises(BrokenPromiseError, match=r"march middle shows seat 1 a hidden thing"):
        often(lambda random: contract.check_step(Sly(), state, 1, move, Fate(), random))


def test_fate_that_is_asked_because_of_a_hidden_thing_is_caught() -> None:
    class Sly(Example):
        def apply(self, state: State, seat: Seat, move: Move, fate: Fate) -> Step[State]:
            if "cover" not in state.hands[1 - seat]:
                fate.die()
            return super().apply(state, seat, move, fate)

        def advance(self, state: State, seat: Seat, move: Move, fate: Fate) -> None:
            if "cover" not in state.hands[1 - seat]:
                fate.die()
            super().advance(state, seat, move, fate)

    state = played(Pickets(), "post left", "post left", "scout", "rest", fate=None)
    state.hands[0] = ["cover"]
    move = Move("march", "middle")
    with pytest.raises(BrokenPromiseError, match=r"whether fate is asked depends on it"):
        often(
            lambda random: contract.check_step(Sly(), state, 1, move, SeededFate(Random(1)), random)
        )


class Careless(Example):
    """Copies share their hands; ``apply`` takes better ones."""

    def apply(self, state: State, seat: Seat, move: Move, fate: Fate) -> Step[State]:
        return Example().apply(state, seat, move, fate)

    def copy(self, state: State) -> State:
        twin = state.copy()
        twin.hits, twin.hands = state.hits, state.hands
        return twin


def test_a_copy_that_shares_its_lists_is_caught() -> None:
    state = played(Careless(), "post left", "post left")
    with pytest.raises(BrokenPromiseError, match="a copy shares something with its original"):
        contract.check_step(Careless(), state, 0, Move("scout"), SeededFate(Random(1)), Random(1))


def test_an_apply_that_changes_its_argument_is_caught() -> None:
    class InPlace(Example):
        def apply(self, state: State, seat: Seat, move: Move, fate: Fate) -> Step[State]:
            step = super().apply(state, seat, move, fate)
            state.actions -= 1
            return step

    state = played(Pickets(), "post left", "post left")
    with pytest.raises(BrokenPromiseError, match="apply changes its argument"):
        contract.check_step(InPlace(), state, 0, Move("march", "middle"), Fate(), Random(1))


def test_an_apply_that_shares_with_its_argument_is_caught() -> None:
    class Sharing(Example):
        def apply(self, state: State, seat: Seat, move: Move, fate: Fate) -> Step[State]:
            step = super().apply(state, seat, move, fate)
            step.state.chosen = state.chosen
            return step

    state = played(Pickets(), "post left", "post left", "rest")
    with pytest.raises(BrokenPromiseError, match="apply shares something with its argument"):
        contract.check_step(Sharing(), state, 1, Move("rest"), Fate(), Random(1))


@pytest.mark.parametrize(
    ("more", "promise"),
    [(1, "advance asks more of fate than apply"), (-1, "advance asks less of fate than apply")],
)
def test_an_advance_that_asks_fate_otherwise_is_caught(more: int, promise: str) -> None:
    class Other(Example):
        def advance(self, state: State, seat: Seat, move: Move, fate: Fate) -> None:
            if more > 0:
                fate.die()
            super().advance(state, seat, move, fate if more > 0 else LoadedFate([1]))

    state = played(Pickets(), "post left", "post left", "fire")
    with pytest.raises(BrokenPromiseError, match=promise):
        contract.check_step(Other(), state, 1, Move("hold"), SeededFate(Random(1)), Random(1))


def test_an_advance_that_comes_elsewhere_is_caught() -> None:
    class Other(Example):
        def advance(self, state: State, seat: Seat, move: Move, fate: Fate) -> None:
            super().advance(state, seat, move, fate)
            state.hits[0] += 1

    state = played(Pickets(), "post left", "post left")
    with pytest.raises(BrokenPromiseError, match="advance and apply come to different states"):
        contract.check_step(Other(), state, 0, Move("rest"), Fate(), Random(1))


def test_a_position_that_is_not_read_back_is_caught() -> None:
    class Forgetful(Example):
        def load(self, position: Any) -> State:
            return super().load(position | {"hits": [0, 0]})

    state = played(Pickets())
    state.hits[0] = 1
    with pytest.raises(BrokenPromiseError, match="changes when it is written and read"):
        contract.check_position(Forgetful(), state)


def test_a_dump_that_shares_the_states_lists_is_caught() -> None:
    class Sharing(Example):
        def dump(self, state: State) -> dict[str, Any]:
            return super().dump(state) | {"deck": state.deck}

    with pytest.raises(BrokenPromiseError, match="shares the state's lists"):
        contract.check_position(Sharing(), played(Pickets()))


def test_a_view_that_a_reader_can_change_for_the_next_is_caught() -> None:
    board = {"fields": ["left", "right"]}

    class Sharing(Example):
        def view(self, state: State, seat: Seat | None) -> dict[str, Any]:
            return super().view(state, seat) | {"map": board}

    with pytest.raises(BrokenPromiseError, match="shares what a later one shows"):
        contract.check_position(Sharing(), played(Pickets()))


def test_a_printed_part_may_be_shared_by_all_views() -> None:
    board = printed({"fields": ["left", "right"]})

    class Sharing(Example):
        def view(self, state: State, seat: Seat | None) -> dict[str, Any]:
            return super().view(state, seat) | {"map": board}

    contract.check_position(Sharing(), played(Pickets()))
    assert board == {"fields": ["left", "right"]}


def test_a_result_that_forgets_a_seat_is_caught() -> None:
    class Unfair(Example):
        def result(self, state: State) -> Result | None:
            return Result(((0,),), (1, 0), "PK-4.1", "end-rounds") if state.over else None

    state = played(Pickets())
    state.round = state.rounds + 1
    with pytest.raises(BrokenPromiseError, match="a seat has no place in the result"):
        contract.check_position(Unfair(), state)


def test_an_ending_that_is_no_sentence_is_caught() -> None:
    class Curt(Example):
        def result(self, state: State) -> Result | None:
            return Result(((0,), (1,)), (1, 0), "PK-4.1", "side-blue") if state.over else None

    state = played(Pickets())
    state.round = state.rounds + 1
    with pytest.raises(BrokenPromiseError, match="side-blue is no sentence in en"):
        contract.check_position(Curt(), state)


def test_a_dead_end_is_caught() -> None:
    class Stuck(Example):
        def moves(self, state: State, seat: Seat) -> list[Move]:
            return []

        def awaited(self, state: State) -> tuple[Seat, ...]:
            return () if state.posts[0] else super().awaited(state)

    with pytest.raises(BrokenPromiseError, match="blue is awaited and nothing is proposed"):
        contract.check_decision(Stuck(), played(Pickets()), 0, Random(1))
    with pytest.raises(BrokenPromiseError, match="not over, and nobody is awaited"):
        contract.check_position(Stuck(), played(Pickets(), "post left", "post left"))


def test_a_listed_move_that_is_refused_is_caught() -> None:
    class Eager(Example):
        def moves(self, state: State, seat: Seat) -> list[Move]:
            return [*super().moves(state, seat), Move("hold")]

    with pytest.raises(BrokenPromiseError, match=r"hold is listed and refused by PK-2\.1"):
        contract.check_decision(Eager(), played(Pickets()), 0, Random(1))


def test_a_move_that_is_not_read_back_is_caught() -> None:
    class Mumbling(Example):
        def text(self, move: Move) -> str:
            return "post left" if move.word == "right" else super().text(move)

    with pytest.raises(BrokenPromiseError, match="a move is listed twice"):
        contract.check_decision(Mumbling(), played(Pickets()), 0, Random(1))


def test_a_refusal_by_no_rule_is_caught() -> None:
    class Lawless(Example):
        def check(self, state: State, seat: Seat, move: Move) -> Refusal | None:
            return Refusal("PK-9.9", "no-ford") if move.word == "middle" else None

    with pytest.raises(BrokenPromiseError, match=r"cites PK-9\.9, which no rulebook knows"):
        contract.check_refusals(Lawless(), played(Pickets()), ["post middle"], Random(1))


def test_an_apply_that_does_not_ask_check_is_caught() -> None:
    class Lax(Example):
        def apply(self, state: State, seat: Seat, move: Move, fate: Fate) -> Step[State]:
            return Step(state.copy(), super().apply(state, 0, Move("post", "left"), fate).told)

    with pytest.raises(BrokenPromiseError, match="rest is refused by check and carried out"):
        contract.check_refusals(Lax(), played(Pickets()), ["rest"], Random(1))


def test_notation_that_crashes_is_caught() -> None:
    class Fragile(Example):
        def parse(self, written: str) -> Move:
            return Move(*json.loads(written))

    with pytest.raises(ValueError, match="Expecting value"):
        contract.check_notation(Fragile(), ["post left"], Random(1))


def test_odds_that_sampling_does_not_agree_with_are_caught() -> None:
    class Crooked(Example):
        def apply(self, state: State, seat: Seat, move: Move, fate: Fate) -> Step[State]:
            return super().apply(state, seat, move, Weighted(fate))

    class Weighted(Fate):
        def __init__(self, fate: Fate) -> None:
            self.fate = fate

        def die(self, sides: int = 6) -> int:
            if isinstance(self.fate, SeededFate):
                return max(self.fate.die(sides), self.fate.die(sides))
            return self.fate.die(sides)

    state = played(Pickets(), "post left", "post left", "fire")
    fate = SeededFate(Random(1))
    contract.check_odds(Pickets(), state, 1, Move("hold"), fate, 2000)
    with pytest.raises(BrokenPromiseError, match="sampling hold does not agree with its odds"):
        contract.check_odds(Crooked(), state, 1, Move("hold"), fate, 2000)
