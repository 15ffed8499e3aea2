"""MB-2: components."""

import pytest

from sztab.games.medieval_battle import GAME
from tests.games.medieval_battle.pictures import battle, recruiting, seen, unit


@pytest.mark.rule("MB-2.1")
def test_the_modules_are_two_sided_pieces() -> None:
    catalog = GAME.catalog("")
    sides = {
        "outer": ["AI BI", "AII BII", "AIII BIII", "AIV BIV", "AV BV"],
        "inner": ["I II", "III IV"],
        "complement": ["C1a C1b", "C2a C2b", "C3a C3b", "C4a C4b"],
    }
    for kind, modules in zip(
        sides, (catalog.outer, catalog.inner, catalog.complement), strict=True
    ):
        pieces: dict[int, list[str]] = {}
        for name, module in modules.items():
            pieces.setdefault(module.piece, []).append(name)
        assert [" ".join(names) for names in pieces.values()] == sides[kind]


# The unit table of the data notes: mounted, cost, MP, per army, range.
UNITS = [
    ("HC", True, 3, 4, 3, 0),
    ("LC", True, 2, 5, 3, 0),
    ("MA", True, 2, 5, 3, 1),
    ("HI", False, 2, 3, 3, 0),
    ("LI", False, 1, 4, 3, 0),
    ("PK", False, 1, 3, 3, 0),
    ("LB", False, 2, 3, 2, 2),
    ("SB", False, 1, 3, 3, 1),
    ("WG", False, 0, 1, 1, 0),
]


@pytest.mark.rule("MB-2.2")
def test_the_unit_table() -> None:
    counters = GAME.catalog("").counters
    table = [
        (name, one.mounted, one.price, one.movement, one.count, one.range)
        for (name, *_rest), one in zip(UNITS, counters, strict=True)
    ]
    assert table == UNITS


@pytest.mark.rule("MB-2.2")
def test_a_player_has_23_combat_units_and_a_wagon() -> None:
    (offer,) = GAME.offers(recruiting("RL"), 0)
    assert dict(offer.counts) == {
        "HC": 3,
        "LC": 3,
        "MA": 3,
        "HI": 3,
        "LI": 3,
        "PK": 3,
        "LB": 2,
        "SB": 3,
    }
    assert sum(offer.counts.values()) == 23


@pytest.mark.rule("MB-2.2")
@pytest.mark.parametrize(("kind", "points"), [(row[0], row[3]) for row in UNITS])
def test_a_counter_shows_its_movement_points_and_its_knights(kind: str, points: int) -> None:
    name = "R-WG" if kind == "WG" else f"R-{kind}1"
    shown = unit(battle("red to move", f"{name} 4,-4"), name)
    assert (shown["mp"], shown["max"]) == (points, points)
    assert shown["strength"] == (0 if kind == "WG" else 2)


@pytest.mark.rule("MB-2.3")
def test_five_time_markers_each_and_a_control_marker_for_every_flag() -> None:
    for map, flags in (("RS", 4), ("RL", 6)):
        view = seen(recruiting(map))
        assert view["markers"] == {"red": 5, "yellow": 5}
        assert view["control"] == {}
        held = dict.fromkeys(view["map"]["flags"], "red")
        assert len(held) == flags <= 6
        assert seen(battle("red to move", map=map, flags=held))["control"] == held


@pytest.mark.rule("MB-2.4")
def test_nine_combat_cards_are_enough_for_the_tables() -> None:
    """Seven melee cards, for foot archers share one, and two shooting cards: large and small."""
    catalog = GAME.catalog("")
    long_bowmen, short_bowmen, mounted_archers = 6, 7, 2
    assert catalog.melee[long_bowmen] == catalog.melee[short_bowmen]
    assert all(row[long_bowmen] == row[short_bowmen] for row in catalog.melee)
    assert catalog.shooting[short_bowmen] == catalog.shooting[mounted_archers]
    assert len(set(catalog.melee)) + len(set(catalog.shooting.values())) == 9
    assert len(catalog.ladder) == 5
