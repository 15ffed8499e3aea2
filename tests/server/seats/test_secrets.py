"""No seat is ever sent what it may not know: through random games, and on a shared device."""

import json
from random import Random
from typing import Any

import pytest

from sztab.core.game import AnyGame
from sztab.core.said import Event
from sztab.core.table import Table
from sztab.core.writing.picks import why
from sztab.server.rules import views
from sztab.server.rules.live_table import LiveTable, opening_json
from sztab.server.wire import encode
from sztab.server.wire.convert import said
from tests.at_hand import GAMES, random_game
from tests.server.running import ARMY, Running

ME = {"who": "me"}
EVERY = 7  # moves between two looks at everything


def planted(seat: int) -> str:
    """A word that nobody could guess, in everything that only *seat* is told."""
    return f"planted-secret-of-seat-{seat}"


def plant(table: Table) -> None:
    """Put a word into each line of the last move that not everybody hears."""
    events = table.moment(len(table.record.entries)).told.events
    for at, event in enumerate(events):
        if event.to is not None:
            words = {f"word{seat}": planted(seat) for seat in event.to}
            events[at] = Event(event.rule, event.key, event.args | words, event.to, event.reveals)


def shown(served: LiveTable, seat: str | None, state: Any = None) -> str:
    """All that a seat can be sent of a table: view with log, moments, refusals, its own record."""
    game = served.game
    messages: list[Any] = [views.view(served, seat, 0, None), views.lines(served, seat, 0)]
    made = served.moves_made
    messages += [views.moment(served, seat, at) for at in {0, made // 2, made}]
    if seat is not None:
        at = served.seats.index(seat)
        world = game.resample(served.state, at, Random(1))
        refusal = why(game, world, at, ["nonsense"])
        messages += [said(refusal)] if refusal is not None else []
    return "".join(encode(message).decode() for message in messages)


@pytest.mark.parametrize("id", sorted(GAMES))
def test_no_message_holds_what_another_seat_was_told_in_secret(id: str) -> None:
    game = GAMES[id]
    for seed in (1, 2):
        planted_words = 0
        for number, table in enumerate(random_game(game, seed, most=120)):
            plant(table)
            if number % EVERY:
                continue
            served = live(table)
            for seat in (*table.seats, None):
                text = shown(served, seat)
                for other in range(len(table.seats)):
                    if seat is None or table.seats[other] != seat:
                        assert planted(other) not in text
                    planted_words += planted(other) in text
        assert planted_words or not secretive(table)


def test_a_line_says_which_of_its_sentences_not_everybody_hears() -> None:
    *_before, table = random_game(GAMES["medieval-battle"], 1, {}, most=1)
    seat = table.record.entries[0].seat
    (own,) = views.lines(live(table), seat, 0)
    (others,) = views.lines(live(table), None, 0)
    assert [own.said[i].key for i in own.private] == ["army-chosen-private"]
    assert (len(others.said), others.private) == (1, [])


def secretive(table: Table) -> bool:
    """Whether anything was told to some seats only."""
    moments = range(1, len(table.record.entries) + 1)
    return any(event.to is not None for at in moments for event in table.moment(at).told.events)


def live(table: Table) -> LiveTable:
    """A table of the server with this table's moments in it, told lines and all."""
    served = LiveTable(table.game, opening_json(table.record))
    served.__dict__.update(table.__dict__)
    return served


@pytest.mark.parametrize("id", sorted(GAMES))
def test_the_whole_view_stays_the_same_when_hidden_things_are_drawn_anew(id: str) -> None:
    game: AnyGame = GAMES[id]
    random = Random(3)
    for number, table in enumerate(random_game(game, 4, most=100)):
        if number % EVERY:
            continue
        served = live(table)
        for at, seat in enumerate(table.seats):
            before = encode(views.view(served, seat, 0, None))
            kept = table._kept[-1]
            twin = game.resample(kept.state, at, random)
            table._kept[-1] = type(kept)(twin, kept.told, kept.seat, kept.final)
            after = encode(views.view(served, seat, 0, None))
            table._kept[-1] = kept
            assert after == before


# --- hot seat ------------------------------------------------------------------------------------


def test_a_shared_device_is_sent_nothing_of_the_other_seat_before_it_is_handed_over(
    server: Running,
) -> None:
    table = server.open({"red": ME | {"name": "Red"}, "yellow": ME | {"name": "Yellow"}})
    with table.sit(table.cookie) as device:
        view = device.view()
        assert view["seat"] == "red"
        device.do("move", move=ARMY, version=0)
        veil = device.of("veil")
        assert (veil["seat"], veil["name"], veil["before"]) == ("yellow", "Yellow", "Red")
        device.received.clear()
        for command in (
            {"do": "move", "move": ARMY, "version": 1},
            {"do": "look", "at": 1},
            {"do": "undo", "to": 0, "version": 1},
            {"do": "ask", "id": 1, "question": "why", "args": {"picks": ["army"]}},
        ):
            device.socket.send(json.dumps(command))
            assert device.of("refused")["refusal"]["key"] == "veiled"
        assert server.ask(f"/api/tables/{table.id}/record", table.cookie).status_code == 403
        device.do("sit", seat="yellow")
        view = device.view()
        assert view["seat"] == "yellow"
        assert "army" not in view["table"]
        text = json.dumps(device.received)
        assert "army-chosen-private" not in text
        assert "2PK" not in text
        assert "2 PK" not in text
    with table.sit(table.cookie) as again:  # a page that is loaded anew keeps to its seat
        assert again.view()["seat"] == "yellow"


def test_a_page_loaded_anew_between_two_seats_stays_behind_the_veil(
    server: Running,
) -> None:
    table = server.open({"red": ME, "yellow": ME})
    with table.sit(table.cookie) as device:
        device.view()
        device.do("move", move=ARMY, version=0)
        device.of("veil")
    with table.sit(table.cookie) as device:
        assert device.until(lambda one: one["is"] in ("veil", "view"))["is"] == "veil"


def test_seats_that_know_the_same_change_without_a_veil(server: Running) -> None:
    table = server.open({"german": ME, "us": ME}, "stand-at-mortain")
    seen = set()
    with table.sit(table.cookie) as device:
        view = device.view()
        for _move in range(60):
            seen.add(view["seat"])
            assert view["seat"] in view["awaited"]
            view = device.move(view["offers"][-1]["text"], view["version"])
            if view["ending"]:
                break
    assert seen == {"german", "us"}
    assert "veil" not in [one["is"] for one in device.received]
