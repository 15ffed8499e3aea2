"""Builds the field of a game from its data set."""

from functools import cache

from sztab.core.hexes import Hex, distance, line, neighbours
from sztab.games.stand_at_mortain.catalog import Catalog
from sztab.games.stand_at_mortain.moves import (
    AI,
    AT,
    Air,
    Enter,
    Exit,
    Fire,
    Go,
    Interdict,
    Oba,
    Place,
)
from sztab.games.stand_at_mortain.state import GERMAN, RANKS, US, Field


@cache
def build_field(catalog: Catalog, per_type: bool, own: bool) -> Field:
    """The field of a data set; *per_type* is the option of ruling Q-13."""
    field = Field()
    field.data = "" if own else catalog.hash
    field.per_type = per_type
    _add_map(field, catalog)
    _add_counters(field, catalog)
    _add_numbers(field, catalog)
    _add_moves(field)
    return field


def _add_map(field: Field, catalog: Catalog) -> None:
    """SM-0.5 to SM-0.7, SM-5.3, SM-5.4: the hexes, row by row, and what is seen from each."""
    grounds = [catalog.grounds[place.terrain] for place in catalog.places]
    hexes = [place.hex for place in catalog.places]
    number = {hex: index for index, hex in enumerate(hexes)}
    field.code = [place.code for place in catalog.places]
    field.hex_of = {code: index for index, code in enumerate(field.code)}
    field.terrain = [place.terrain for place in catalog.places]
    field.title = [place.title for place in catalog.places]
    field.cover = [ground.modifier for ground in grounds]
    field.range = [ground.range for ground in grounds]
    field.around = [[number[near] for near in neighbours(hex) if near in number] for hex in hexes]
    field.distance = [[distance(a, b) for b in hexes] for a in hexes]
    blocking = {hex for hex, ground in zip(hexes, grounds, strict=True) if ground.blocks}
    field.sees = [
        [1 <= distance(a, b) <= ground.range and is_line_free(a, b, blocking) for b in hexes]
        for a, ground in zip(hexes, grounds, strict=True)
    ]
    field.edge = [[field.hex_of[code] for code in edge] for edge in catalog.edges]
    field.on_edge = [[hex in edge for hex in range(len(hexes))] for edge in field.edge]
    field.to_edge = [
        [min(field.distance[hex][end] for end in edge) for hex in range(len(hexes))]
        for edge in field.edge
    ]


def is_line_free(a: Hex, b: Hex, blocking: set[Hex]) -> bool:
    """SM-5.4: is there a free hex at each step between the ends? Off the map all is open."""
    return all(any(hex not in blocking for hex in step) for step in line(a, b)[1:-1])


def _add_counters(field: Field, catalog: Catalog) -> None:
    """SM-0.2, SM-0.3, SM-1: the units in the order of the catalogue, the Germans first."""
    counters = catalog.counters
    field.ids = [counter.id for counter in counters]
    field.unit_of = {id: unit for unit, id in enumerate(field.ids)}
    field.names = [counter.name for counter in counters]
    field.side = [counter.side for counter in counters]
    field.type = [counter.type for counter in counters]
    field.at = [list(counter.at) for counter in counters]
    field.ai = [list(counter.ai) for counter in counters]
    field.enters = [counter.enters for counter in counters]
    germans = field.side.count(GERMAN)
    field.first = [0, germans]
    field.last = [germans, len(counters)]
    field.everybody = [
        sum(1 << unit for unit in range(field.first[side], field.last[side]))
        for side in (GERMAN, US)
    ]
    field.tiger = field.unit_of[catalog.tiger]
    field.counted = [everybody & ~(1 << field.tiger) for everybody in field.everybody]


def _add_numbers(field: Field, catalog: Catalog) -> None:
    """SM-3.4, SM-5.6, SM-6, SM-7, SM-8: cards, markers and limits."""
    ranks = range(len(RANKS) + 1)
    field.activations = list(catalog.activations)
    field.value = list(catalog.values)
    field.air_card = [rank in catalog.air.ranks for rank in ranks]
    field.oba_card = [rank in catalog.oba.ranks for rank in ranks]
    field.air = catalog.air.strength
    field.oba = catalog.oba.strength
    field.markers = catalog.markers
    field.turns = catalog.turns
    field.stack = catalog.stack
    field.exits = catalog.exits


def _add_moves(field: Field) -> None:
    """Every move that names units or hexes, once."""
    field.placings = [[Place(id, code) for code in field.code] for id in field.ids]
    field.goings = [[Go(id, code) for code in field.code] for id in field.ids]
    field.enterings = [[Enter(id, code) for code in field.code] for id in field.ids]
    field.exitings = [Exit(id) for id in field.ids]
    field.airs_at_unit = [[Air(mode, id, 0) for mode in (AT, AI)] for id in field.ids]
    field.airs_at_hex = [[Air(mode, "", code) for mode in (AT, AI)] for code in field.code]
    field.obas_at_unit = [Oba(id, 0) for id in field.ids]
    field.obas_at_hex = [Oba("", code) for code in field.code]
    field.interdictings = [Interdict(code) for code in field.code]
    groups = [_groups(field.ids[field.first[side] : field.last[side]]) for side in (GERMAN, US)]
    field.fires = [
        [Fire(group, id) for group in groups[1 - side]]
        for id, side in zip(field.ids, field.side, strict=True)
    ]


def _groups(ids: list[str]) -> list[tuple[str, ...]]:
    """Every set of units as their ids, by the number that stands for the set."""
    return [
        tuple(id for unit, id in enumerate(ids) if units >> unit & 1)
        for units in range(1 << len(ids))
    ]
