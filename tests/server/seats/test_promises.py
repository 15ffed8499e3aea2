"""Rematch, replay, export and links obey what the table promised; foreign pages do nothing."""

import json
from typing import Any

import pytest

from tests.server.battles import ME, OPEN, battle
from tests.server.running import ARMY, BATTLE, Opened, Running, cookie_of
from tests.server.seats.people import code_of, holds_no_secret, post, recover, refused

# --- again, replay, export, links obey what the table promised -----------------------------------


@pytest.fixture
def finished(server: Running) -> tuple[Opened, str]:
    """A finished battle with a hidden army of Yellow, which stays hidden after the end."""
    table, guest = battle(server, show_all_after=False)
    with table.sit(guest) as yellow, table.sit(table.cookie) as red:
        yellow.move(ARMY, 0)
        red.view(1)
        red.do("resign", version=1)
        yellow.view(2)
    return table, guest


def test_a_rematch_gives_nobody_the_link_to_anothers_seat(
    server: Running, finished: tuple[Opened, str]
) -> None:
    table, guest = finished
    for cookie, mine in ((table.cookie, "red"), (guest, "yellow")):
        again = Opened(server, post(table, "again", {}, cookie))
        other = "yellow" if mine == "red" else "red"
        assert again.links == {}
        with again.sit(again.cookie) as one:
            people = one.of("people")
            assert {seat["seat"]: seat["kind"] for seat in people["seats"]}[other] == "person"
            assert one.view()["seat"] == mine
        refused(post(again, "links", {"seat": other}, again.cookie), 409, "seat-held")
        refused(post(again, "enter", {"seat": other}, again.cookie), 403, "link-refused")


def test_everybody_enters_the_rematch_as_themselves_on_each_of_their_devices(
    server: Running, finished: tuple[Opened, str]
) -> None:
    table, guest = finished
    phone = cookie_of(recover(table, code_of(table, guest)))
    again = Opened(server, post(table, "again", {}, table.cookie))
    refused(post(again, "enter", {"seat": "yellow"}), 403, "link-refused")
    entered = [post(again, "enter", {}, cookie) for cookie in (guest, phone)]
    assert [one.json() for one in entered] == [{"seats": ["yellow"]}] * 2
    for one in entered:
        with again.sit(cookie_of(one)) as yellow:
            assert yellow.view()["seat"] == "yellow"
    with again.sit(again.cookie) as red, again.sit(cookie_of(entered[0])) as yellow:
        yellow.view()
        red.move(ARMY, 0)
        assert yellow.view(1)["awaited"] == ["yellow"]


def test_nothing_hidden_comes_out_after_the_end(
    server: Running, finished: tuple[Opened, str]
) -> None:
    table, _guest = finished
    seen: list[str] = []
    for cookie in (table.cookie, ""):
        with table.sit(cookie) as one:
            one.view()
            for eyes in ("yellow", "*"):
                one.do("look", at=1, eyes=eyes)
                assert one.of("refused")["refusal"]["key"] == "eyes-closed"
            one.do("look", at=1)
            one.of("moment")
            seen.append(json.dumps(one.received))
        seen.append(server.ask(f"/api/tables/{table.id}/record", cookie).text)
        for at in (0, 1):
            seen.append(post(table, "again", {"at": at}, cookie).text)
        seen.append(post(table, "again", {}, cookie).text)
        for what in ("links", "hand-over"):
            seen.append(post(table, what, {"seat": "yellow"}, cookie).text)
    holds_no_secret("".join(seen))
    refused(post(table, "again", {"at": 1}, table.cookie), 403, "secrets-kept")


def test_a_branch_of_an_open_table_keeps_each_seat_with_its_person(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(guest) as yellow, table.sit(table.cookie) as red:
        yellow.move(ARMY, 0)
        red.view(1)
        red.do("resign", version=1)
        yellow.view(2)
    branch = Opened(server, post(table, "again", {"at": 1}, table.cookie))
    assert branch.links == {}
    with branch.sit(branch.cookie) as red:
        view = red.view()
        assert (view["seat"], view["moves_made"]) == ("red", 1)
    entered = post(branch, "enter", {}, guest)
    with branch.sit(cookie_of(entered)) as yellow:
        assert yellow.view()["table"]["army"]


# --- foreign pages, bad bodies -------------------------------------------------------------------

CHANGES: dict[str, dict[str, Any]] = {
    "peek": {"token": "x"},
    "hand-over": {"seat": "yellow"},
    "hand-over/answer": {"seat": "yellow", "yes": True},
    "code": {},
    "sign-out": {"device": "x"},
}


@pytest.mark.parametrize("what", [*CHANGES, "recover"])
def test_foreign_pages_and_bad_bodies_are_refused(server: Running, what: str) -> None:
    table, guest = battle(server)
    path = "/api/recover" if what == "recover" else f"/api/tables/{table.id}/{what}"
    body = CHANGES.get(what, {"code": "x"})
    for origin in ("https://evil.example", "null"):
        answer = server.send(path, body, guest, origin=origin)
        assert answer.status_code == 403
        assert answer.json()["refusal"]["key"] == "foreign-origin"
    bodies: list[Any] = [
        body | {"extra": 1},
        [],
        7,
        {"seat": 7, "token": 7, "code": 7, "device": 7},
    ]
    for bad in bodies:
        refused(server.send(path, bad, guest), 400, "not-a-command")
    if what != "recover":
        refused(server.send(f"/api/tables/nonsense/{what}", body, guest), 404, "no-such-table")
    with table.sit(guest) as yellow:
        assert yellow.view()["seat"] == "yellow"


@pytest.mark.parametrize("absence", [0, -1, 91, 10**6, "7", True, None, 7.5])
def test_a_time_of_absence_is_1_to_90_days(server: Running, absence: Any) -> None:
    wish = {"game": BATTLE, "seats": {"red": ME, "yellow": OPEN}, "absence": absence}
    refused(server.send("/api/tables", wish), 400, "not-a-command")
