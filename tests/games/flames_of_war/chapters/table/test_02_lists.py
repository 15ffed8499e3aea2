"""FW-2.13: companies that players put together."""

import pytest

from sztab.core.errors import OptionError
from sztab.core.record import from_json, to_json
from sztab.core.table import open_table, table_from_record
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.catalog.lists import MOST_LETTERS

RIFLES = "us_rifle_company"
FAIR = f"700:{RIFLES}.hq,{RIFLES}.rifle_1,{RIFLES}.rifle_2,us_tank_company.tank_2"


def _keys(text: str) -> list[str]:
    faults = GAME.list_faults(text)
    assert all(fault.rule == "FW-2.13" for fault in faults)
    return [fault.key for fault in faults]


@pytest.mark.rule("FW-2.13")
def test_a_fair_list_has_no_faults() -> None:
    assert _keys(FAIR) == []


@pytest.mark.rule("FW-2.13")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        (FAIR.replace("700:", "600:"), "list-over"),
        ("4000:" + FAIR[4:], "list-limit"),
        (f"700:{RIFLES}.rifle_1", "list-headquarters"),
        (f"700:{RIFLES}.rifle_1,{RIFLES}.hq", "list-headquarters"),
        (f"700:{RIFLES}.hq,us_tank_company.hq,{RIFLES}.rifle_1", "list-headquarters"),
        (f"700:{RIFLES}.hq,{RIFLES}.rifle_1,ger_panzerkompanie.pak", "list-ratings"),
        (f"700:{RIFLES}.hq,{RIFLES}.weapons", "list-combat"),
        (f"700:{RIFLES}.hq,{RIFLES}.rifle_1,starter_us.rifle,starter_us.at", "list-support"),
        (f"900:{RIFLES}.hq" + f",{RIFLES}.rifle_1" * 4, "list-alike"),
        (f"900:{RIFLES}.hq" + f",{RIFLES}.rifle_1" * 16, "list-too-many"),
        ("nonsense", "list-unreadable"),
        ("700:us.nobody", "list-unknown"),
        (f"٣٠٠:{RIFLES}.hq", "list-unreadable"),
        ("700:" + "x" * MOST_LETTERS, "list-too-long"),
        ("700:", "list-headquarters"),
    ],
)
def test_a_list_that_cannot_be_played_says_why(text: str, key: str) -> None:
    assert key in _keys(text)


@pytest.mark.rule("FW-2.13")
def test_a_company_of_too_many_teams_is_refused() -> None:
    parts = [f"{RIFLES}.hq", *[f"{RIFLES}.rifle_{n}" for n in (1, 2, 3) for _time in range(3)]]
    assert "list-teams" in _keys(f"3000:{','.join(parts)}")


@pytest.mark.rule("FW-2.13")
def test_every_printed_company_is_a_fair_list() -> None:
    for company in GAME.lists():
        platoons = ",".join(platoon["id"] for platoon in company["platoons"])
        points = sum(platoon["points"] for platoon in company["platoons"])
        assert _keys(f"{points}:{platoons}") == []


@pytest.mark.rule("FW-2.13")
def test_a_list_is_played_and_its_record_needs_nothing_else() -> None:
    table = open_table(GAME, {"company_a": FAIR}, seed=1)
    own = [p for p in table.state.platoons if p.side == 0 and not p.independent]
    assert [platoon.points for platoon in own] == [145, 145, 300]
    again = table_from_record(GAME, from_json(to_json(table.record)))
    assert GAME.dump(again.state) == GAME.dump(table.state)


@pytest.mark.rule("FW-2.13")
def test_a_table_with_an_unfair_list_is_refused_with_its_reason() -> None:
    with pytest.raises(OptionError, match="10 too many"):
        open_table(GAME, {"company_a": FAIR.replace("700:", "625:")}, seed=1)
