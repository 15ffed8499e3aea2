"""Ways round the rule that a seat belongs to one person, each of which somebody has tried."""

import json
import sqlite3
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from sztab.server.store.seating import MOST_DEVICES
from tests.attack.floods.costs import from_position
from tests.server.battles import ME, OPEN, battle
from tests.server.running import ARMY, Opened, Running, Sitter, cookie_of
from tests.server.seats.people import (
    code_of,
    holds_no_secret,
    log_keys,
    make_due,
    post,
    recover,
    refused,
)

MORTAIN = "stand-at-mortain"
ASK = {"seat": "yellow"}
YES = {"seat": "yellow", "yes": True}


def rematch(server: Running, table: Opened) -> Opened:
    """The host resigns and asks for another game."""
    with table.sit(table.cookie) as red:
        red.do("resign", version=red.view()["version"])
        red.until(lambda m: m["is"] == "view" and not m["awaited"])
    return Opened(server, post(table, "again", {}, table.cookie))


def free_yellow(table: Opened, holder: str) -> str:
    """The host asks for yellow and its holder agrees; the new link."""
    post(table, "hand-over", ASK, table.cookie)
    assert post(table, "hand-over/answer", YES, holder).status_code == 200
    return str(post(table, "links", ASK, table.cookie).json()["links"]["yellow"])


def sign_out_others(table: Opened, cookie: str) -> None:
    listed = table.server.ask(f"/api/tables/{table.id}/devices", cookie).json()["devices"]
    for one in listed:
        if not one["here"]:
            assert post(table, "sign-out", {"device": one["id"]}, cookie).status_code == 200


def nobody_comes_in(table: Opened, cookie: str) -> None:
    """A cookie of the game before gives nothing here."""
    answer = post(table, "enter", {}, cookie)
    assert "set-cookie" not in answer.headers
    assert not answer.json().get("seats")
    refused(post(table, "enter", ASK, cookie), 403, "link-refused")


# --- rematches: what a cookie of the game before opens -------------------------------------------


def test_a_signed_out_device_does_not_come_back_from_the_game_before(server: Running) -> None:
    table, guest = battle(server, show_all_after=False)
    stolen = cookie_of(recover(table, code_of(table, guest)))
    code = code_of(table, stolen)  # of the game before, kept by the thief
    again = rematch(server, table)
    mine = cookie_of(post(again, "enter", {}, guest))
    theirs = cookie_of(post(again, "enter", {}, stolen))
    sign_out_others(again, mine)
    nobody_comes_in(again, stolen)
    nobody_comes_in(again, cookie_of(recover(table, code)))
    with again.sit(theirs) as stranger:
        assert stranger.view()["seat"] is None
    with again.sit(mine) as yellow:
        assert yellow.view()["seat"] == "yellow"


def test_a_rematch_with_swapped_sides_gives_everybody_the_other_seat(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(table.cookie) as red:
        red.do("resign", version=red.view()["version"])
        red.until(lambda m: m["is"] == "view" and not m["awaited"])
    again = Opened(server, post(table, "again", {"swap": True}, table.cookie))
    assert post(again, "enter", {}, guest).json() == {"seats": ["red"]}
    with again.sit(again.cookie) as host:
        assert host.view()["seat"] == "yellow"
    refused(post(table, "again", {"swap": True, "at": 0}, table.cookie), 400, "sides-kept")


def test_a_device_signed_out_of_the_game_before_does_not_enter_the_rematch(server: Running) -> None:
    table, guest = battle(server)
    stolen = cookie_of(recover(table, code_of(table, guest)))
    again = rematch(server, table)
    sign_out_others(table, guest)
    nobody_comes_in(again, stolen)
    assert post(again, "enter", {}, guest).json() == {"seats": ["yellow"]}


def test_signing_out_of_a_game_signs_out_of_its_rematches(server: Running) -> None:
    table, guest = battle(server)
    stolen = cookie_of(recover(table, code_of(table, guest)))
    again = rematch(server, table)
    mine = cookie_of(post(again, "enter", {}, guest))
    theirs = cookie_of(post(again, "enter", {}, stolen))
    third = rematch(server, again)
    kept, lost = (cookie_of(post(third, "enter", {}, one)) for one in (mine, theirs))
    with third.sit(lost) as thief:
        thief.view()
        sign_out_others(table, guest)
        assert thief.of("gone")["say"]["key"] == "signed-out"
    for one, cookie, seat in (
        (again, theirs, None),
        (third, lost, None),
        (again, mine, "yellow"),
        (third, kept, "yellow"),
    ):
        with one.sit(cookie) as sitter:
            assert sitter.view()["seat"] == seat


def test_who_gave_a_seat_up_has_no_claim_to_it_from_the_game_before(server: Running) -> None:
    table, former = battle(server, show_all_after=False)
    again = rematch(server, table)
    link = free_yellow(again, cookie_of(post(again, "enter", {}, former)))
    nobody_comes_in(again, former)
    heir = cookie_of(post(again, "enter", {"token": link, "name": "Heir"}))
    with again.sit(heir) as yellow:
        yellow.do("move", move=ARMY, version=yellow.view()["version"])
        yellow.until(lambda m: m["is"] == "view" and m["moves_made"] == 1)
    link = free_yellow(again, heir)
    nobody_comes_in(again, former)
    answer = post(again, "enter", {"token": link, "name": "Bob"})
    assert answer.json() == {"seats": ["yellow"]}


# --- absence -------------------------------------------------------------------------------------


def test_who_is_connected_is_not_absent(server: Running) -> None:
    table, guest = battle(server, show_all_after=False, absence=1)
    with table.sit(guest) as yellow:
        yellow.move(ARMY, 0)
        post(table, "hand-over", ASK, table.cookie)
        yellow.until(lambda m: m["is"] == "view" and "seat-asked" in log_keys(m))
        make_due(server)
        refused(post(table, "hand-over", ASK, table.cookie), 409, "handover-waits")
        yellow.do("chat", text="still here")
        yellow.until(lambda m: m["is"] == "view" and "seat-kept" in log_keys(m))


def test_absence_counts_from_when_the_holder_left(server: Running) -> None:
    table, guest = battle(server, absence=1)
    with table.sit(table.cookie) as red:
        with table.sit(guest) as yellow:
            yellow.view()
            post(table, "hand-over", ASK, table.cookie)
            asked = red.until(lambda m: m["is"] == "people" and "hand_over" in m["seats"][1])
            first = asked["seats"][1]["hand_over"]["due"]
        later = red.until(
            lambda m: m["is"] == "people" and m["seats"][1].get("hand_over", {}).get("due") > first
        )
        assert not later["seats"][1].get("here")
    make_due(server)
    refused(post(table, "hand-over", ASK, table.cookie), 409, "handover-waits")
    long_ago(server)
    assert post(table, "hand-over", ASK, table.cookie).json()["links"]


def long_ago(server: Running) -> None:
    """Let two days pass for every question and every device."""
    past = (datetime.now(UTC) - timedelta(days=2)).replace(tzinfo=None).isoformat(" ")
    with sqlite3.connect(server.settings.db.removeprefix("sqlite:///"), timeout=10) as database:
        database.execute("UPDATE handovers SET asked = ?, due = ?", [past, past])
        database.execute("UPDATE devices SET used = ?", [past])
    database.close()


def test_looking_at_ones_devices_counts_as_being_here(server: Running) -> None:
    table, guest = battle(server)
    post(table, "hand-over", ASK, table.cookie)
    server.ask(f"/api/tables/{table.id}/devices", guest)
    make_due(server)
    refused(post(table, "hand-over", ASK, table.cookie), 409, "handover-waits")


# --- the end of the game -------------------------------------------------------------------------


def test_a_question_for_a_seat_ends_with_the_game(server: Running) -> None:
    table, guest = battle(server, show_all_after=False)
    with table.sit(table.cookie) as red, table.sit(guest) as yellow:
        yellow.move(ARMY, 0)
        red.view(1)
        post(table, "hand-over", ASK, table.cookie)
        red.do("resign", version=red.view(2)["version"])
        yellow.until(lambda m: m["is"] == "view" and not m["awaited"])
        people = yellow.of("people")
        assert "hand_over" not in people["seats"][1]
        for answer in (
            post(table, "hand-over/answer", YES, guest),
            post(table, "hand-over", ASK, table.cookie),
            post(table, "links", ASK, table.cookie),
        ):
            assert answer.status_code == 400
            assert "links" not in answer.json()
        yellow.do("chat", text="mine still")
        yellow.of("chat")


def test_a_freed_seat_is_not_entered_after_the_end_where_secrets_are_kept(server: Running) -> None:
    table, guest = battle(server, show_all_after=False)
    with table.sit(guest) as yellow:
        yellow.move(ARMY, 0)
    token = {"token": free_yellow(table, guest)}
    with table.sit(table.cookie) as red:
        red.do("resign", version=red.view()["version"])
        red.until(lambda m: m["is"] == "view" and not m["awaited"])
    refused(post(table, "peek", token), 400, "game-is-over")
    for cookie in ("", table.cookie):
        answer = post(table, "enter", token | {"name": "Late"}, cookie)
        refused(answer, 400, "game-is-over")
        holds_no_secret(answer.text)


# --- fate while a seat is free -------------------------------------------------------------------


def set_up(us: Sitter) -> dict[str, Any]:
    """Place units until the set-up can be ended; the view then."""
    view = us.view()
    while "done" not in (offers := [one["text"] for one in view["offers"]]):
        move = next(text for text in offers if text.startswith("place"))
        us.do("move", move=move, version=view["version"])
        view = us.view(view["version"] + 1)
    return view


@pytest.mark.parametrize("free", [False, True])
def test_fate_is_not_asked_twice_while_a_seat_is_free(server: Running, free: bool) -> None:
    seats = {"us": ME | {"name": "Host"}, "german": OPEN}
    table = server.open(seats, MORTAIN, free_take_back=free)
    with table.sit(table.cookie) as us:
        view = set_up(us)
        us.do("take-back", to=view["moves_made"] - 1, version=view["version"])
        back = us.view(view["version"] + 1)  # nothing was rolled or shown: a plain undo
        assert back["moves_made"] == view["moves_made"] - 1
        view = back
        while "done" not in (offers := [one["text"] for one in view["offers"]]):
            move = next(text for text in offers if text.startswith("place"))
            us.do("move", move=move, version=view["version"])
            view = us.view(view["version"] + 1)
        us.do("move", move="done", version=view["version"])
        drawn = us.view(view["version"] + 1)
        us.do("take-back", to=drawn["moves_made"] - 1, version=drawn["version"])
        if free:  # promised to all when the table was opened, and shown before a seat is taken
            assert us.view(drawn["version"] + 1)["moves_made"] == drawn["moves_made"] - 1
        else:
            assert us.of("refused")["refusal"]["key"] == "take-back-seat-open"
    invitation = post(table, "peek", {"token": table.links["german"]}).json()
    assert (invitation["free_take_back"], invitation["taken_back"]) == (free, 1 + free)


# --- what an invitation says ---------------------------------------------------------------------


def test_an_invitation_tells_of_a_record_and_a_position(server: Running) -> None:
    seats = {"us": ME | {"name": "Host"}, "german": OPEN}
    answer = server.send("/api/tables/import", {"record": from_position(), "seats": seats})
    assert answer.status_code == 201, answer.text
    table = Opened(server, answer)
    told = post(table, "peek", {"token": table.links["german"]}).json()
    assert (told["imported"], told["position"], told["moves"]) == (True, True, 0)
    fresh = server.open(seats, MORTAIN)
    told = post(fresh, "peek", {"token": fresh.links["german"]}).json()
    assert (told["imported"], told["position"], told["moves"]) == (False, False, 0)


def test_an_invitation_tells_what_was_played_in_the_seat(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(guest) as yellow:
        yellow.move(ARMY, 0)
    told = post(table, "peek", {"token": free_yellow(table, guest)}).json()
    assert (told["moves"], told["played"], told["taken_back"]) == (1, True, 0)
    holds_no_secret(json.dumps(told))


# --- devices -------------------------------------------------------------------------------------


def test_a_person_has_so_many_devices_and_not_more(server: Running) -> None:
    table, guest = battle(server)
    for _device in range(MOST_DEVICES - 1):
        assert recover(table, code_of(table, guest)).status_code == 200
    code = code_of(table, guest)
    refused(recover(table, code), 409, "too-many-devices")
    again = rematch(server, table)
    for _visit in range(MOST_DEVICES):
        assert post(again, "enter", {}, guest).status_code == 200
    refused(post(again, "enter", {}, guest), 409, "too-many-devices")
    listed = server.ask(f"/api/tables/{table.id}/devices", guest).json()["devices"]
    other = next(one for one in listed if not one["here"])
    assert post(table, "sign-out", {"device": other["id"]}, guest).status_code == 200
    assert recover(table, code).json()["seats"] == ["yellow"]  # it was not used up
