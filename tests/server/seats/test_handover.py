"""A seat is handed over openly, and by consent."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tests.server.battles import ME, battle, begun
from tests.server.running import ARMY, Running, cookie_of, running, sqlite
from tests.server.seats.people import (
    code_of,
    holds_no_secret,
    log_keys,
    make_due,
    post,
    recover,
    refused,
)

# --- handing a seat over, openly -----------------------------------------------------------------


def test_asking_for_a_held_seat_is_seen_by_all_and_opens_nothing(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(table.cookie) as red, table.sit() as watcher:
        with table.sit(guest) as yellow:
            yellow.move(ARMY, 0)
        red.view(1)
        answer = post(table, "hand-over", {"seat": "yellow"}, table.cookie)
        assert answer.json() == {"table": table.id, "links": {}}
        for one in (red, watcher):
            people = one.until(lambda m: m["is"] == "people" and "hand_over" in m["seats"][1])
            due = datetime.fromisoformat(people["seats"][1]["hand_over"]["due"])
            assert timedelta(days=6) < due - datetime.now(UTC) < timedelta(days=7, minutes=1)
            assert people["absence"] == 7
        assert "seat-asked" in [
            key for m in red.received if m["is"] == "view" for key in log_keys(m)
        ]
        early = post(table, "hand-over", {"seat": "yellow"}, table.cookie)
        refused(early, 409, "handover-waits")
        refused(post(table, "links", {"seat": "yellow"}, table.cookie), 409, "seat-held")
        refused(
            post(table, "hand-over/answer", {"seat": "yellow", "yes": True}, table.cookie),
            403,
            "not-your-seat",
        )
        holds_no_secret(json.dumps(red.received))


def test_who_comes_back_keeps_the_seat(server: Running) -> None:
    table, guest = battle(server)
    post(table, "hand-over", {"seat": "yellow"}, table.cookie)
    make_due(server)
    with table.sit(guest) as yellow:
        yellow.until(lambda m: m["is"] == "view" and "seat-kept" in log_keys(m))
    answer = post(table, "hand-over", {"seat": "yellow"}, table.cookie)
    assert answer.json()["links"] == {}  # a new question, and a new time of absence
    refused(post(table, "hand-over", {"seat": "yellow"}, table.cookie), 409, "handover-waits")


def test_who_acts_keeps_the_seat(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(guest) as yellow:
        yellow.move(ARMY, 0)
        post(table, "hand-over", {"seat": "yellow"}, table.cookie)
        yellow.until(lambda m: m["is"] == "view" and "seat-asked" in log_keys(m))
        # What a page does by itself is no act: asking, and sending a move twice.
        yellow.do("move", move=ARMY, version=0)
        yellow.do("ask", id=1, question="why", args={"picks": ["army"]})
        yellow.of("answered")
        refused(post(table, "hand-over", {"seat": "yellow"}, table.cookie), 409, "handover-waits")
        yellow.do("chat", text="I am here")
        yellow.until(lambda m: m["is"] == "view" and "seat-kept" in log_keys(m))


def test_the_holder_agrees_and_another_person_takes_over(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(table.cookie) as red, table.sit(guest) as yellow:
        yellow.move(ARMY, 0)
        red.view(1)
        post(table, "hand-over", {"seat": "yellow"}, table.cookie)
        yes = {"seat": "yellow", "yes": True}
        refused(post(table, "hand-over/answer", yes), 403, "not-your-seat")
        assert post(table, "hand-over/answer", yes, guest).json() == {"done": True}
        assert yellow.of("gone")["say"]["key"] == "links-withdrawn"
        red.until(lambda m: m["is"] == "view" and "seat-freed-agreed" in log_keys(m))
        refused(post(table, "enter", {"token": table.links["yellow"]}, guest), 403, "link-refused")
        fresh = post(table, "links", {"seat": "yellow"}, table.cookie).json()["links"]["yellow"]
        answer = post(table, "enter", {"token": fresh, "name": "Heir"})
        assert answer.json() == {"seats": ["yellow"]}
        red.until(lambda m: m["is"] == "view" and "seat-taken-over" in log_keys(m))
    with table.sit(guest) as stranger:
        assert stranger.view()["seat"] is None
    with table.sit(cookie_of(answer)) as heir:
        assert heir.view()["table"]["army"]


def test_after_the_time_of_absence_the_host_invites_another(server: Running) -> None:
    table, guest = battle(server)
    post(table, "hand-over", {"seat": "yellow"}, table.cookie)
    make_due(server)
    fresh = post(table, "hand-over", {"seat": "yellow"}, table.cookie).json()["links"]["yellow"]
    with table.sit(guest) as stranger:
        view = stranger.view()
        assert view["seat"] is None
        assert "seat-freed-absent" in log_keys(view)
    assert post(table, "enter", {"token": fresh, "name": "Heir"}).json() == {"seats": ["yellow"]}


def test_a_bot_replaces_an_absent_person_by_the_same_procedure(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(table.cookie) as red:
        red.move(ARMY, 0)
        wish = {"seat": "yellow", "bot": "random"}
        post(table, "hand-over", wish, table.cookie)
        refused(post(table, "hand-over", wish, table.cookie), 409, "handover-waits")
        make_due(server)
        assert post(table, "hand-over", wish, table.cookie).json()["links"] == {}
        view = red.until(lambda m: m["is"] == "view" and m["moves_made"] == 2)  # it has moved
        assert view["step"]["phase"]["key"] == "phase-deploying"
    with table.sit(guest) as stranger:
        view = stranger.view()
        assert view["seat"] is None
        assert "seat-freed-absent-bot" in log_keys(view)


def test_the_host_withdraws_the_question_and_the_holder_declines(server: Running) -> None:
    table, guest = battle(server)
    no = {"seat": "yellow", "yes": False}
    refused(post(table, "hand-over/answer", no, table.cookie), 400, "seat-not-asked")
    for cookie, key in ((table.cookie, "seat-ask-withdrawn"), (guest, "seat-kept")):
        post(table, "hand-over", {"seat": "yellow"}, table.cookie)
        assert post(table, "hand-over/answer", no, cookie).status_code == 200
        with table.sit() as watcher:
            assert log_keys(watcher.view())[-1] == key


def test_only_the_host_asks_and_only_for_people(server: Running) -> None:
    table, guest = battle(server)
    for cookie in ("", guest):
        refused(post(table, "hand-over", {"seat": "red"}, cookie), 403, "host-only")
    refused(post(table, "hand-over", {"seat": "x"}, table.cookie), 400, "no-such-seat")
    wish = {"seat": "yellow", "bot": "skynet"}
    refused(post(table, "hand-over", wish, table.cookie), 400, "no-such-bot")
    bots = server.open({"red": ME, "yellow": {"who": "bot", "bot": "random"}})
    refused(post(bots, "hand-over", {"seat": "yellow"}, bots.cookie), 409, "seat-taken")


def test_a_seat_of_the_hosts_own_is_handed_over_at_once(server: Running) -> None:
    table = server.open({"red": ME | {"name": "Red"}, "yellow": ME | {"name": "Yellow"}})
    with table.sit(table.cookie) as device:
        assert device.view()["seat"] == "red"
        fresh = post(table, "hand-over", {"seat": "yellow"}, table.cookie).json()["links"]
        assert device.until(lambda m: m["is"] == "view" and m["log"])["seat"] == "red"
        assert post(table, "enter", {"token": fresh["yellow"], "name": "Friend"}).status_code == 200
        device.do("sit", seat="yellow")
        assert device.of("refused")["refusal"]["key"] == "not-your-seat"


def test_a_take_back_leaves_the_lines_about_seats_in_the_log(server: Running) -> None:
    with begun(server, free_take_back=True) as (table, red, _yellow):
        post(table, "hand-over", {"seat": "yellow"}, table.cookie)
        red.view(3)
        red.do("take-back", to=0, version=3)
        view = red.until(lambda m: m["is"] == "view" and m["moves_made"] == 0 and m["version"] > 3)
        assert "seat-asked" in log_keys(view)


def test_questions_outlive_a_restart(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), tmp_path / "logs") as server:
        table, guest = battle(server, absence=30)
        post(table, "hand-over", {"seat": "yellow"}, table.cookie)
        code = code_of(table, guest)
        server.kill()
        server.restart()
        with table.sit(table.cookie) as red:
            people = red.of("people")
            assert people["seats"][1]["hand_over"]["due"]
            assert people["absence"] == 30
            assert "seat-asked" in log_keys(red.view())
        assert recover(table, code).json()["seats"] == ["yellow"]
