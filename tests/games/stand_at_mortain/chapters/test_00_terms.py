"""SM-0: terms."""

import pytest
from tests.games.stand_at_mortain.table import legal, play, refused, table, where

from sztab.core.hexes import distance
from sztab.games.stand_at_mortain import GAME
from sztab.games.stand_at_mortain.catalog import Place
from sztab.games.stand_at_mortain.state import GERMAN, GUN, INFANTRY, TANK, US


@pytest.mark.rule("SM-0.1")
def test_two_sides_sit_at_the_table() -> None:
    assert GAME.seats(table()) == ("german", "us")


@pytest.mark.rule("SM-0.2")
def test_a_unit_shows_the_values_of_the_side_that_is_up() -> None:
    front = table("us-120 1501, ge-2ss-d 1701", card="H2")
    back = table("us-120 1501 back, ge-2ss-d 1701", card="H2")
    values = [
        next(unit for unit in GAME.view(state, None)["units"] if unit["id"] == "us-120")
        for state in (front, back)
    ]
    assert [(unit["AT"], unit["AI"]) for unit in values] == [(1, 4), (1, 2)]


@pytest.mark.rule("SM-0.2")
def test_a_hit_flips_and_a_second_hit_eliminates() -> None:
    state = table("us-120 1501, ge-2ss-d 1701", card="H2")
    flipped = play(state, "fire us-120 at ge-2ss-d", "SA", "H3")
    assert where(flipped, "ge-2ss-d") == "1701 back"
    gone = play(flipped, "fire us-120 at ge-2ss-d", "CA", "H5")
    assert where(gone, "ge-2ss-d") == "eliminated"


@pytest.mark.rule("SM-0.3")
def test_every_unit_has_one_of_three_types() -> None:
    field = table().field
    types = dict(zip(field.ids, field.type, strict=True))
    assert types["us-td-t"] == GUN
    assert {types["us-117"], types["ge-2ss-d"], types["ge-17-37"]} == {INFANTRY}
    assert {types["us-cca"], types["ge-102"], types["ge-17-stug"], types["us-td-sp"]} == {TANK}


@pytest.mark.rule("SM-0.4")
def test_markers_are_no_units_and_no_targets() -> None:
    state = table("us-120 1501, ge-102 1701", card="S2", interdiction="1701")
    assert not any("air" in id or "oba" in id for id in state.field.ids)
    assert refused(state, "fire ge-102 at us-air") == "SM-5.2 no-such-target"


@pytest.mark.rule("SM-0.5")
def test_hexes_are_numbered_and_measured_as_in_the_rulebook() -> None:
    field = table().field
    assert len(field.code) == 45
    for a, code in enumerate(field.code):
        for b, other in enumerate(field.code):
            (x1, row1), (x2, row2) = divmod(code, 100), divmod(other, 100)
            dx, dy = abs(x1 - x2), abs(row1 - row2)
            assert field.distance[a][b] == dy + max(0, (dx - dy) // 2)
    around = {field.code[hex] for hex in field.around[field.hex_of[1602]]}
    assert around == {1402, 1802, 1501, 1701, 1503, 1703}
    assert distance(Place(1501, 0, "").hex, Place(1303, 0, "").hex) == 2


@pytest.mark.rule("SM-0.5")
def test_a_hex_that_is_not_on_the_map_is_refused() -> None:
    assert refused(table(stage="placing"), "place us-120 1502") == "SM-0.5 no-such-hex"
    state = table("us-120 1501", card="H2")
    assert refused(state, "move us-120 1601") == "SM-0.5 no-such-hex"


@pytest.mark.rule("SM-0.6")
def test_the_edges() -> None:
    field = table().field
    edges = [{field.code[hex] for hex in field.edge[side]} for side in (GERMAN, US)]
    assert edges == [{1701, 1802, 1703, 1804, 1705}, {101, 202, 103, 204, 105}]


@pytest.mark.rule("SM-0.7")
@pytest.mark.parametrize(
    ("origin", "hex"),
    [("1602", "1402"), ("1602", "1501"), ("1202", "1101"), ("1202", "1303"), ("1202", "1002")],
)
def test_terrain_does_not_hinder_movement(origin: str, hex: str) -> None:
    assert legal(table(f"us-120 {origin}", card="H2"), f"move us-120 {hex}")


@pytest.mark.rule("SM-0.8")
def test_a_unit_waits_is_on_the_map_has_left_or_is_eliminated() -> None:
    state = table("ge-102 0103, ge-2ss-d exited, us-117 1101, us-119 1303", card="S2")
    assert [where(state, id) for id in ("ge-102", "ge-2ss-d", "ge-17-37", "us-120")] == [
        "0103",
        "exited",
        "waiting",
        "eliminated",
    ]
    for gone in ("ge-2ss-d", "us-120"):
        seat = GERMAN if gone.startswith("ge") else US
        card = "S2" if seat == GERMAN else "H2"
        other = table("ge-102 0103, ge-2ss-d exited, us-117 1101", card=card)
        assert refused(other, f"move {gone} 0301") == "SM-4.2 not-on-map"
