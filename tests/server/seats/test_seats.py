"""A seat belongs to one person: links are used up, people consent, secrets stay theirs."""

import json
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from sztab.server.seats.devices import label_of
from sztab.server.seats.tokens import CODE_LETTERS, hashed_code, new_code
from sztab.server.settings import Limits
from tests.server.battles import ME, OPEN, battle, begun
from tests.server.running import ARMY, BATTLE, Opened, Running, cookie_of, running, sqlite

RHINE = "race-to-the-rhine"
SECRET = ("2HC", "2 HC", "2PK", "army-chosen-private")  # how an army of ours looks on the wire


def post(table: Opened, what: str, body: Any, cookie: str = "") -> httpx.Response:
    return table.server.send(f"/api/tables/{table.id}/{what}", body, cookie)


def refused(answer: httpx.Response, status: int, key: str) -> None:
    assert (answer.status_code, answer.json()["refusal"]["key"]) == (status, key)
    assert "set-cookie" not in answer.headers


def code_of(table: Opened, cookie: str) -> str:
    answer = post(table, "code", {}, cookie)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


def recover(table: Opened, code: str, cookie: str = "") -> httpx.Response:
    return table.server.send("/api/recover", {"code": code}, cookie)


def log_keys(view: dict[str, Any]) -> list[str]:
    return [said["key"] for line in view["log"] for said in line["said"]]


def make_due(server: Running) -> None:
    """Let the time of absence pass for every seat that is asked for."""
    past = (datetime.now(UTC) - timedelta(seconds=1)).replace(tzinfo=None).isoformat(" ")
    file = server.settings.db.removeprefix("sqlite:///")
    with sqlite3.connect(file, timeout=10) as database:
        database.execute("UPDATE handovers SET due = ?", [past])
    database.close()


def holds_no_secret(text: str) -> None:
    for word in SECRET:
        assert word not in text


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


# --- recovery codes ------------------------------------------------------------------------------


def test_a_code_brings_the_same_person_back_on_another_device_once(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(guest) as yellow:
        yellow.move(ARMY, 0)
    code = code_of(table, guest)
    assert len(code.replace("-", "")) == CODE_LETTERS
    answer = recover(table, f" {code.lower().replace('-', ' ')} ")
    assert answer.json() == {"table": table.id, "seats": ["yellow"]}
    second = cookie_of(answer)
    assert second != guest
    with table.sit(guest) as one, table.sit(second) as two:
        people = two.of("people")
        assert (people["devices"], people["seats"][1]["mine"]) == (2, True)
        assert one.view()["table"]["army"]
        assert two.view()["table"]["army"]
    refused(recover(table, code), 403, "code-refused")


def test_a_renewed_or_revoked_code_is_void(server: Running) -> None:
    table, guest = battle(server)
    first, second = code_of(table, guest), code_of(table, guest)
    refused(recover(table, first), 403, "code-refused")
    assert post(table, "code", {"revoke": True}, guest).json() == {"code": None}
    refused(recover(table, second), 403, "code-refused")
    known = server.ask(f"/api/tables/{table.id}/devices", guest).json()
    assert known["code"] is False


def test_a_code_is_for_the_holder_alone(server: Running) -> None:
    table, guest = battle(server)
    path = f"/api/tables/{table.id}/devices"
    refused(post(table, "code", {}), 403, "not-your-seat")
    refused(server.ask(path), 403, "not-your-seat")
    hosts = code_of(table, table.cookie)
    answer = recover(table, hosts)
    assert answer.json()["seats"] == ["red"]  # never the guest's
    refused(recover(table, code_of(table, guest), table.cookie), 409, "other-seat-here")
    other, other_guest = battle(server)
    refused(post(other, "code", {}, guest), 403, "not-your-seat")
    assert code_of(other, other_guest)


def test_codes_are_kept_as_hashes_and_stay_out_of_the_logs(server: Running) -> None:
    table, guest = battle(server)
    code = code_of(table, guest)
    with sqlite3.connect(server.settings.db.removeprefix("sqlite:///")) as database:
        dump = "\n".join(database.iterdump())
    database.close()
    recover(table, code)
    recover(table, code)
    logs = "".join(file.read_text() for file in Path(server.settings.log).glob("*.jsonl"))
    plain = code.replace("-", "")
    assert hashed_code(code) in dump
    for text in (dump, logs):
        assert code not in text
        assert plain not in text


def test_codes_have_more_than_112_bits_and_forgive_what_is_misread() -> None:
    codes = {new_code() for _code in range(200)}
    assert len(codes) == 200
    assert CODE_LETTERS * 5 >= 112
    assert hashed_code("o1il-0000") == hashed_code("0111 0000")


def test_guessing_codes_is_limited(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), tmp_path / "logs", Limits(recovering=(3, 60.0))) as server:
        table, guest = battle(server)
        code = code_of(table, guest)
        for _guess in range(3):
            refused(recover(table, new_code()), 403, "code-refused")
        refused(recover(table, code), 429, "too-fast")


def test_devices_are_listed_and_signed_out_one_by_one(server: Running) -> None:
    table, guest = battle(server)
    path = f"/api/tables/{table.id}/devices"
    (only,) = server.ask(path, guest).json()["devices"]
    assert only["here"] is True
    refused(post(table, "sign-out", {"device": only["id"]}, guest), 409, "last-device")
    second = cookie_of(recover(table, code_of(table, guest)))
    listed = server.ask(path, guest).json()["devices"]
    other = next(one for one in listed if not one["here"])
    assert len(listed) == 2
    refused(post(table, "sign-out", {"device": other["id"]}, table.cookie), 404, "no-such-device")
    with table.sit(second) as phone:
        phone.view()
        assert post(table, "sign-out", {"device": other["id"]}, guest).json() == {"done": True}
        assert phone.of("gone")["say"]["key"] == "signed-out"
        assert phone.closed() == 1008
    with table.sit(second) as stranger:
        assert stranger.view()["seat"] is None
    with table.sit(guest) as yellow:
        assert yellow.view()["seat"] == "yellow"
    text = json.dumps(listed)
    assert guest.partition("=")[2] not in text
    assert second.partition("=")[2] not in text


def test_the_host_comes_back_as_the_host(server: Running) -> None:
    table = server.open({"red": OPEN, "yellow": OPEN})  # a host who does not play
    second = cookie_of(recover(table, code_of(table, table.cookie)))
    answer = post(table, "links", {"seat": "red"}, second)
    assert set(answer.json()["links"]) == {"red"}


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Firefox, Linux",
        ),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18 like Mac OS X) Safari/604.1", "Safari, iPhone"),
        ("<script>alert(1)</script>", ""),
    ],
)
def test_a_device_is_called_by_what_is_known_of_it(agent: str, label: str) -> None:
    assert label_of(agent) == label


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
