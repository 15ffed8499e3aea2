"""Episodes: nothing secret is observed, every action is a legal move, copies go on alike."""

import copy
import pickle
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from sztab.core.errors import SztabError
from sztab.core.fate import SeededFate
from sztab.research.codecs import CODECS, find_codec
from sztab.research.codecs.codec import FEATURES
from sztab.research.episode import Actions, Episode, Table

VARIANTS: list[tuple[str, dict[str, object], tuple[str, ...], Actions]] = [
    ("medieval-battle", {}, (), "fixed"),
    ("medieval-battle", {"size": "large", "map": "random"}, (), "fixed"),
    ("medieval-battle", {}, (), "candidates"),
    ("stand-at-mortain", {}, (), "fixed"),
    ("stand-at-mortain", {}, (), "candidates"),
    ("race-to-the-rhine", {"weather": True}, ("red", "white", "blue"), "candidates"),
    ("race-to-the-rhine", {"common_deck": True}, ("white", "blue"), "candidates"),
    ("race-to-the-rhine", {"turns": 3}, ("white",), "candidates"),
    ("flames-of-war", {}, (), "candidates"),
]
IDS = [f"{game}-{len(seats) or 2}-{actions}-{'-'.join(o)}" for game, o, seats, actions in VARIANTS]


@pytest.fixture(params=VARIANTS, ids=IDS)
def table(request: pytest.FixtureRequest) -> Table:
    return Table(*request.param)


def positions(table: Table, seed: int, most: int) -> Iterator[Episode]:
    """An episode at every decision of a random game; few of Flames of War, which is slow."""
    random = Random(seed)
    episode = Episode(table, seed)
    for _move in range(12 if table.game.id == "flames-of-war" else most):
        if episode.over:
            return
        yield episode
        episode.play(random.choice(list(episode.legal())))


def test_what_a_seat_observes_stays_the_same_when_hidden_things_are_drawn_anew(
    table: Table,
) -> None:
    random = Random(3)
    changed = 0
    for at, episode in enumerate(positions(table, 3, 400)):
        if at % 7 and at > 4:
            continue
        for seat in range(len(table.seats)):
            twin = episode.copy()
            twin.state = table.game.resample(episode.state, seat, random)
            changed += table.game.dump(twin.state) != table.game.dump(episode.state)
            np.testing.assert_array_equal(twin.observe(seat), episode.observe(seat))
            np.testing.assert_array_equal(twin.mask(seat), episode.mask(seat))
    if table.game.id == "medieval-battle":
        assert changed, "nothing hidden was drawn anew, so nothing was tested"


def test_seats_that_know_different_things_observe_different_things() -> None:
    table = Table("medieval-battle")
    episode = Episode(table, 1)
    episode.play(next(iter(episode.legal())))  # red recruits in secret
    own, other = (table.layout.split(episode.observe(seat))["facts"] for seat in (0, 1))
    assert own[54:62].any()
    assert not other[54:62].any()
    assert other[53] == 1  # that red has chosen is no secret


def test_every_action_is_a_legal_move_and_every_legal_move_has_an_action(table: Table) -> None:
    for episode in positions(table, 5, 150):
        legal = episode.legal()
        mask = episode.mask()
        assert sorted(legal) == list(np.flatnonzero(mask))
        for move in legal.values():
            assert table.game.check(episode.state, episode.seat, move) is None
        if table.game.lists_all(episode.state, episode.seat):
            listed = {table.game.text(one) for one in table.game.moves(episode.state, episode.seat)}
            found = {table.game.text(one) for one in legal.values()}
            assert found <= listed
            if table.fixed:
                # only a longer way to a hex that has a shorter one may be missing
                words = [text.split() for text in listed]
                ends = {(one[0], tuple(one[1:2]), one[-1]) for one in words}
                assert len(found) == (len(ends) if "medieval" in table.game.id else len(listed))
                assert {" ".join(one) for one in words if len(one) <= 3} <= found
            elif len(listed) <= table.size:
                assert found == listed
        assert not episode.mask(1 - episode.seat if len(table.seats) == 2 else 9).any()


def test_all_moves_of_mortain_have_a_fixed_action() -> None:
    table = Table("stand-at-mortain")
    for episode in positions(table, 2, 300):
        moves = table.game.moves(episode.state, episode.seat)
        assert len(episode.legal()) == len(moves)
        again = table.game.load(table.game.dump(episode.state))  # another field, other identities
        for move in moves[:5]:
            parsed = table.game.parse(table.game.text(move))
            number = table.codec.index(episode.state, move)
            assert table.codec.index(again, parsed) == number


def test_observations_are_bytes_of_the_layout_and_not_reused(table: Table) -> None:
    for episode in positions(table, 7, 30):
        first = episode.observe(episode.seat)
        kept = first.copy()
        episode.observe(0)
        np.testing.assert_array_equal(first, kept)
        assert first.dtype == np.uint8
        blocks = table.layout.split(first)
        assert sum(block.size for block in blocks.values()) == len(first) == table.layout.size
        if not table.fixed:
            candidates = blocks["candidates"]
            assert candidates.shape == (table.size, FEATURES)
            used = len(episode.legal())
            assert candidates[:used, 0].all()
            assert not candidates[used:].any()


def test_copies_and_pickles_go_on_alike(table: Table) -> None:
    random = Random(9)
    for at, episode in enumerate(positions(table, 9, 120)):
        if at % 40 != 11:
            continue
        twins = [
            episode.copy(),
            copy.copy(episode),
            copy.deepcopy(episode),
            pickle.loads(pickle.dumps(episode)),
        ]
        for _move in range(6):
            if twins[0].over:
                break
            actions = [sorted(twin.legal()) for twin in twins]
            assert actions == [actions[0]] * len(twins)
            assert len({repr(twin.texts()) for twin in twins}) == 1
            action = random.choice(actions[0])
            for twin in twins:
                twin.play(action)
            seen = [twin.observe(0) for twin in twins]
            for one in seen:
                np.testing.assert_array_equal(one, seen[0])


def test_texts_travel_without_their_game(table: Table) -> None:
    episode = Episode(table, 1)
    texts = episode.texts()
    again = pickle.loads(pickle.dumps(texts))
    assert again == copy.deepcopy(texts) == texts
    assert list(again) == [texts[at] for at in range(len(texts))]
    assert hash(again) == hash(texts)
    assert len(again) == len(episode.legal())


def test_returns_are_places() -> None:
    table = Table("race-to-the-rhine")
    random, episode = Random(1), Episode(table, 4)
    assert episode.returns() == [0.0, 0.0, 0.0]
    while not episode.over:
        episode.play(random.choice(list(episode.legal())))
    assert sorted(episode.returns()) == [-1.0, 0.0, 1.0]
    alone = Episode(Table("race-to-the-rhine", {"turns": 1}, ("white",)), 1)
    while not alone.over:
        alone.play(random.choice(list(alone.legal())))
    assert alone.returns() == [-1.0]


def test_a_choice_that_a_game_does_not_offer_is_said() -> None:
    with pytest.raises(SztabError, match="has no actions 'fixed'"):
        Table("race-to-the-rhine", actions="fixed")
    with pytest.raises(SztabError, match="does not seat white"):
        Table("medieval-battle", seats=("white",))
    with pytest.raises(SztabError, match="There is no codec for 'chess'"):
        find_codec("chess", None, {}, 2)
    assert set(CODECS) == {"flames-of-war", "medieval-battle", "race-to-the-rhine"} | {
        "stand-at-mortain"
    }


def test_a_game_of_an_unknown_fate_is_the_same_again(table: Table) -> None:
    first, again = Episode(table, 6), Episode(table, 6)
    for _move in range(5):
        action = sorted(first.legal())[0]
        first.play(action)
        again.play_move(again.legal()[action], SeededFate(again.random))
    np.testing.assert_array_equal(first.observe(0), again.observe(0))
