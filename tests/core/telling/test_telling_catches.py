"""The check of what is told is worth something: it catches planted silences and untruths."""

from collections.abc import Callable, Iterator
from importlib.resources.abc import Traversable
from random import Random
from typing import Any, ClassVar

import pytest
from pickets.state import Move, State
from pickets.telling import PicketsTelling

from pickets import GAME, Pickets
from sztab.core.fate import Fate, LoadedFate, SeededFate
from sztab.core.game import Seat
from sztab.core.said import Event, Name, Told
from sztab.core.table import open_table
from sztab.core.telling import Claim, Fact
from sztab.testing import SilenceError, Tally, changed_paths, check_told


class Spoiled(Pickets):
    """The example, with every event of its steps handed to *spoil* first."""

    def __init__(self, spoil: Callable[[Event], Event | None]) -> None:
        self.spoil = spoil

    def folder(self) -> Traversable:
        return GAME.folder()

    def carry_out(
        self, state: State, seat: Seat, move: Move, fate: Fate, told: Told | None
    ) -> None:
        heard = Told()
        super().carry_out(state, seat, move, fate, heard)
        if told is not None:
            kept = [self.spoil(event) for event in heard.events]
            told.events.extend(event for event in kept if event is not None)


def check(game: Pickets, *moves: str, fate: Fate | None = None) -> Tally:
    """Play *moves* and hold the last of them to its sentences."""
    table = open_table(game, fate=fate or SeededFate(Random(1)))
    for text in moves[:-1]:
        table.play(text)
    before, seat = table.state, table.seat(None)
    tally = Tally.empty()
    check_told(game, before, game.apply(before, seat, game.parse(moves[-1]), table.fate), tally)
    return tally


def changed(event: Event, **args: Any) -> Event:
    """The event with other arguments."""
    return Event(event.rule, event.key, {**event.args, **args}, event.to, event.reveals)


MARCH = ("post left", "post left", "march middle")
VOLLEY = ("post left", "post left", "scout", "fire volley")


def test_the_example_tells_all_and_what_it_tells_is_true() -> None:
    tally = check(Spoiled(lambda event: event), *MARCH)
    assert tally.explained == {"posts": 2, "actions": 2, "choice": 1}
    assert tally.compared == 4  # by Blue, and by Red and spectators, who see the same


def test_a_change_without_an_event_is_caught() -> None:
    silent = Spoiled(lambda event: None if event.key == "marches" else event)
    with pytest.raises(SilenceError, match="no sentence in en shows that with 'Blue': nothing"):
        check(silent, *MARCH)


def test_an_event_that_only_another_seat_hears_explains_nothing() -> None:
    def whisper(event: Event) -> Event:
        return Event(event.rule, event.key, event.args, (0,), event.reveals)

    with pytest.raises(SilenceError, match="for red, and no sentence"):
        check(Spoiled(whisper), *MARCH)


def test_a_sentence_about_another_thing_explains_nothing() -> None:
    def other_side(event: Event) -> Event:
        return changed(event, side=Name("side-red")) if event.key == "marches" else event

    with pytest.raises(SilenceError, match="no sentence in en shows that with 'Blue'"):
        check(Spoiled(other_side), *MARCH)


def test_a_wrong_place_is_caught() -> None:
    def elsewhere(event: Event) -> Event:
        return changed(event, ford=Name("ford-right")) if event.key == "marches" else event

    with pytest.raises(SilenceError, match="changes to 'the middle ford'"):
        check(Spoiled(elsewhere), *MARCH)


def test_a_wrong_number_is_caught_where_the_right_one_is_told_too() -> None:
    class Twice(Spoiled):
        def carry_out(
            self, state: State, seat: Seat, move: Move, fate: Fate, told: Told | None
        ) -> None:
            super().carry_out(state, seat, move, fate, told)
            if told is not None and move.verb == "march":
                told.events.append(changed(told.events[-1], actions=state.actions + 1))

    with pytest.raises(SilenceError, match="marches says 2 of actions, and blue sees 1"):
        check(Twice(lambda event: event), *MARCH)


def test_a_hit_that_did_not_happen_is_caught() -> None:
    def boast(event: Event) -> Event:
        return changed(event, total=1) if event.key == "misses" else event

    moves = ("post left", "post left", "fire", "hold")
    with pytest.raises(SilenceError, match="misses says 1 of hits/blue, and blue sees 0"):
        check(Spoiled(boast), *moves, fate=LoadedFate([1]))


def test_a_number_that_nobody_compares_is_caught() -> None:
    def chatty(event: Event) -> Event:
        return changed(event, weather=7)

    with pytest.raises(SilenceError, match="nobody compares weather in marches"):
        check(Spoiled(chatty), *MARCH)


def test_a_card_that_leaves_a_hand_in_silence_is_caught_for_its_owner_alone() -> None:
    silent = Spoiled(lambda event: None if event.key == "left" else event)
    with pytest.raises(
        SilenceError, match="hand/volley changes to 0 for blue, and no event claims so"
    ):
        check(silent, *VOLLEY, fate=LoadedFate(["volley"]))


def test_a_part_of_the_view_that_no_fact_reads_is_caught() -> None:
    class Watched(Spoiled):
        def view(self, state: State, seat: Seat | None) -> dict[str, Any]:
            return super().view(state, seat) | {"sentry": {"awake": state.actions}}

    with pytest.raises(SilenceError, match="changes at sentry/awake, and no fact reads it"):
        check(Watched(lambda event: event), *MARCH)


def test_a_fact_that_vanishes_is_caught() -> None:
    class Forgetful(PicketsTelling):
        def facts(self, view: Any, seat: Seat | None) -> dict[str, Any]:
            found = super().facts(view, seat)
            if view["actions"] == 1:
                del found["round"]
            return found

    class Game(Spoiled):
        def telling(self) -> PicketsTelling:
            return Forgetful()

    with pytest.raises(SilenceError, match="the fact round is gone"):
        check(Game(lambda event: event), *MARCH)


@pytest.mark.parametrize(
    ("key", "fault"),
    [("marches", ""), ("scouts", "the fact choice/extra is gone"), ("", "blue still sees it")],
)
def test_a_fact_that_is_over_needs_a_sentence_that_says_so(key: str, fault: str) -> None:
    class Ending(PicketsTelling):
        def facts(self, view: Any, seat: Seat | None) -> dict[str, Any]:
            found = super().facts(view, seat)
            if view["actions"] != 1 or not key:
                found["choice/extra"] = Fact(Name("side-blue"), 7)
            return found

        def claims(self, event: Event) -> Iterator[tuple[str, Claim]]:
            yield from super().claims(event)
            if event.key == key or not key:
                yield "side", Claim("choice/extra", 7, "ends")

    class Game(Spoiled):
        def telling(self) -> PicketsTelling:
            return Ending()

    game = Game(lambda event: event)
    if not fault:
        assert check(game, *MARCH).explained["choice"] == 3  # the order, and twice that it is over
        return
    with pytest.raises(SilenceError, match=fault):
        check(game, *MARCH)


class Sentried(PicketsTelling):
    """The example with a sentry who is drawn, and said to follow from the actions left."""

    derived: ClassVar = {"sentry": "follows from the actions, which are told"}

    def __init__(self, extra: int) -> None:
        self.extra = extra

    def derive(self, game: Any, told: Any, seat: Seat | None) -> Any:
        assert "sentry" not in told  # what is to be worked out is not there to be copied
        return {"sentry": {"awake": told["actions"] + self.extra}}


@pytest.mark.parametrize("extra", [0, 1])
def test_a_derived_part_is_held_to_what_follows_from_told_things(extra: int) -> None:
    class Watched(Spoiled):
        def view(self, state: State, seat: Seat | None) -> dict[str, Any]:
            return super().view(state, seat) | {"sentry": {"awake": state.actions}}

        def telling(self) -> PicketsTelling:
            return Sentried(extra)

    if extra:
        with pytest.raises(SilenceError, match="sentry of blue does not follow from what was told"):
            check(Watched(lambda event: event), *MARCH)
    else:
        assert set(check(Watched(lambda event: event), *MARCH).derived) == {"sentry"}


def test_details_explain_a_change_as_events_do() -> None:
    class Detailed(Spoiled):
        def carry_out(
            self, state: State, seat: Seat, move: Move, fate: Fate, told: Told | None
        ) -> None:
            super().carry_out(state, seat, move, fate, told)
            if told is not None:
                told.details.extend(told.events)
                told.events.clear()

    assert check(Detailed(lambda event: event), *MARCH).explained["posts"] == 2


def test_differences_of_views_go_by_the_id_of_things() -> None:
    before = {"units": [{"id": "a", "at": 1}, {"id": "b", "at": 2}], "turn": 1}
    after = {"units": [{"id": "b", "at": 3}], "turn": 1, "rain": True}
    assert set(changed_paths(before, after)) == {"units/a/id", "units/a/at", "units/b/at", "rain"}
