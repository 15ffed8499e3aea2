"""A seat belongs to one person: links are used up, people consent."""

import json

from tests.server.battles import ME, OPEN, battle, begun
from tests.server.running import ARMY, BATTLE, Running, cookie_of
from tests.server.seats.people import holds_no_secret, post, refused

RHINE = "race-to-the-rhine"


# --- a link is used up ---------------------------------------------------------------------------


def test_a_link_says_what_it_is_for_and_takes_nothing(server: Running) -> None:
    table = server.open(
        {"red": ME | {"name": "Red"}, "yellow": OPEN}, title="Friday", show_all_after=False
    )
    token = {"token": table.links["yellow"]}
    for _look in range(2):
        answer = post(table, "peek", token)
        assert "set-cookie" not in answer.headers
        invitation = answer.json()
        assert (invitation["game"], invitation["title"]) == (BATTLE, "Friday")
        assert (invitation["seat"], invitation["say"]) == ("yellow", {"key": "yellow"})
        assert (invitation["inviter"], invitation["mine"]) == ("Red", False)
        assert invitation["show_all_after"] is False
        assert (invitation["free_take_back"], invitation["absence"]) == (False, 7)
        assert "data" not in invitation["options"]
    guest = table.enter("yellow", "Guest")
    assert post(table, "peek", token, guest).json()["mine"] is True
    refused(post(table, "peek", token), 409, "seat-taken")
    refused(post(table, "peek", token, table.cookie), 409, "seat-taken")
    refused(post(table, "peek", {"token": "x" * 43}), 403, "link-refused")


def test_a_used_link_opens_nothing_to_strangers_and_nothing_to_the_host(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(guest) as yellow:
        yellow.move(ARMY, 0)
    wish = {"token": table.links["yellow"], "name": "Spy"}
    for cookie in ("", table.cookie):
        answer = post(table, "enter", wish, cookie)
        refused(answer, 409, "seat-taken")
        holds_no_secret(answer.text)
    with table.sit(table.cookie) as red:
        assert red.view()["seat"] == "red"
        red.do("sit", seat="yellow")
        assert red.of("refused")["refusal"]["key"] == "not-your-seat"
        holds_no_secret(json.dumps(red.received))
    again = post(table, "enter", wish, guest)  # the holder's own second click changes nothing
    assert again.json() == {"seats": ["yellow"]}
    assert "set-cookie" not in again.headers


def test_of_two_who_click_at_once_one_gets_the_seat(server: Running) -> None:
    table = server.open({"red": ME, "yellow": OPEN})
    answers = [
        post(table, "enter", {"token": table.links["yellow"], "name": name}) for name in ("A", "B")
    ]
    assert [answer.status_code for answer in answers] == [200, 409]


def test_a_new_link_for_a_held_seat_is_refused_and_shows_nothing(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(guest) as yellow:
        yellow.move(ARMY, 0)
        answer = post(table, "links", {"seat": "yellow"}, table.cookie)
        refused(answer, 409, "seat-held")
        assert "links" not in answer.json()
        yellow.do("chat", text="still here")
        assert yellow.of("chat")


def test_a_free_seat_gets_new_links_at_will_and_only_the_last_one_works(server: Running) -> None:
    table = server.open({"red": ME, "yellow": OPEN})
    fresh = post(table, "links", {"seat": "yellow"}, table.cookie).json()["links"]["yellow"]
    old = {"token": table.links["yellow"]}
    refused(post(table, "enter", old), 403, "link-refused")
    refused(post(table, "peek", old), 403, "link-refused")
    assert post(table, "enter", {"token": fresh, "name": "Guest"}).json() == {"seats": ["yellow"]}
    refused(post(table, "links", {"seat": "yellow"}, ""), 403, "host-only")


# --- people consent, links do not ----------------------------------------------------------------


def test_who_holds_a_used_link_is_not_together_with_its_seat(server: Running) -> None:
    with begun(server) as (table, red, yellow):
        post(table, "enter", {"token": table.links["yellow"]}, table.cookie)
        for version in (2, 4):
            red.do("take-back", to=0, version=version)
            assert yellow.view(version + 1)["take_back"]["waits_for"] == ["yellow"]
            yellow.do("answer", yes=False, version=version + 1)
            assert red.view(version + 2)["moves_made"] == 2


def test_the_asker_cannot_answer_for_the_other(server: Running) -> None:
    with begun(server) as (_table, red, _yellow):
        red.do("take-back", to=0, version=2)
        red.view(3)
        red.do("answer", yes=True, version=3)
        assert red.of("refused")["refusal"]["key"] == "nothing-asked"


def test_one_person_with_two_free_seats_plays_both_and_asks_nobody(server: Running) -> None:
    table = server.open({"red": ME | {"name": "Red"}, "yellow": OPEN})
    wish = {"token": table.links["yellow"], "name": "Other"}
    both = cookie_of(post(table, "enter", wish, table.cookie))
    with table.sit(both) as device:
        device.do("sit", seat="red")
        device.do("move", move=ARMY, version=0)
        device.of("veil")
        device.do("sit", seat="yellow")
        device.view(1)
        device.do("take-back", to=0, version=1)
        assert device.view(2)["moves_made"] == 0


def test_one_person_of_three_agrees_once_for_both_seats(server: Running) -> None:
    table = server.open({"red": ME, "white": OPEN, "blue": OPEN}, RHINE)
    guest = table.enter("white", "Guest")
    wish = {"token": table.links["blue"], "name": "Other"}
    both = cookie_of(post(table, "enter", wish, guest))
    with table.sit(table.cookie) as red, table.sit(both) as device:
        shown = device.until(lambda one: one["is"] in ("view", "veil"))
        if shown["is"] == "veil":
            device.do("sit", seat=shown["seat"])
            shown = device.view()
        first = red.view()
        mover = red if first["offers"] else device
        made = (first if mover is red else shown)["offers"][0]["text"]
        mover.do("move", move=made, version=0)
        red.view(1)
        red.do("take-back", to=0, version=1)
        assert red.view(2)["take_back"]["waits_for"] == ["white", "blue"]
        if device.until(lambda one: one["is"] == "veil" or one.get("version") == 2)["is"] == "veil":
            device.do("sit", seat="white")
            device.view(2)
        device.do("answer", yes=True, version=2)
        assert red.view(3)["moves_made"] == 0
