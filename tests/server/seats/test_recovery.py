"""A code brings a person back to the own seat, and nobody else."""

import json
import sqlite3
from pathlib import Path

import pytest

from sztab.server.seats.devices import label_of
from sztab.server.seats.tokens import CODE_LETTERS, hashed_code, new_code
from sztab.server.settings import Limits
from tests.server.battles import OPEN, battle
from tests.server.running import ARMY, Running, cookie_of, running, sqlite
from tests.server.seats.people import code_of, post, recover, refused

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
