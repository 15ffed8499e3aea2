"""Stand at Mortain as numbers: planes over the hexes, and an action for every move there is."""

from collections.abc import Mapping
from typing import Any, Final

from sztab.core.options import Value
from sztab.games.stand_at_mortain.moves import (
    Accept,
    Air,
    Done,
    Enter,
    Exit,
    Fire,
    Go,
    Interdict,
    Oba,
    Pass,
    Place,
    Redraw,
)
from sztab.games.stand_at_mortain.state import (
    DECK,
    ELIMINATED,
    EXITED,
    GUN,
    NOWHERE,
    TANK,
    WAITING,
    Field,
    State,
)
from sztab.research.codecs.codec import Codec, byte
from sztab.research.layout import Block, Layout

COLUMNS: Final = 18  # of the printed numbers: column, row
ROWS: Final = 5
CELLS: Final = ROWS * COLUMNS
CARD: Final = {card: at for at, card in enumerate(DECK)}
PLACES: Final = {WAITING: 1, EXITED: 2, ELIMINATED: 3}
VERBS: Final = (Place, Go, Enter, Exit, Fire, Air, Oba, Interdict, Redraw, Accept, Pass, Done)
PLAIN: Final = (Redraw, Accept, Pass, Done)
UNIT_COLUMNS: Final = 6

# Planes
MAP: Final = 0
TERRAIN: Final = 1
EDGE: Final = 5
UNITS: Final = 7  # own tanks, guns, infantry, flipped; then the other side's
ACTED: Final = 15
TARGETS: Final = 16
INTERDICTED: Final = 17
PLANES: Final = 18


class StandAtMortainCodec(Codec):
    """The numbers of Stand at Mortain."""

    candidates = 256
    feature_names = ("verb", "unit", "row", "column", "firing units", "target", "mode", "")

    def __init__(self, opening: State, options: Mapping[str, Value], seats: int) -> None:
        self.units = len(opening.field.ids)
        self.layout = Layout(_blocks(self.units))
        starts = self.layout.starts
        self.table, self.deck, self.facts = starts["units"], starts["cards"], starts["facts"]
        self.verb = {kind: at + 1 for at, kind in enumerate(VERBS)}
        self._look_at(opening.field)

    def _look_at(self, field: Field) -> None:
        """Number every move there is on this map, and draw what never changes."""
        self.field = field
        self.cell = [(code % 100 - 1) * COLUMNS + code // 100 - 1 for code in field.code]
        moves: list[Any] = []
        for table in (field.placings, field.goings, field.enterings):
            moves += [move for row in table for move in row]
        moves += field.exitings
        for fires in field.fires:
            moves += fires
        for airs in (*field.airs_at_unit, *field.airs_at_hex):
            moves += airs
        moves += [*field.obas_at_unit, *field.obas_at_hex, *field.interdictings]
        self.moves = moves  # they are made once, so each is known by its identity
        self.by_identity = {id(move): at for at, move in enumerate(moves)}
        self.by_text = {move.text(): at for at, move in reversed(list(enumerate(moves)))}
        self.plain = {kind: len(moves) + at for at, kind in enumerate(PLAIN)}
        self.actions = len(moves) + len(PLAIN)
        self.template = bytearray(self.layout.size)
        for hex, at in enumerate(self.cell):
            self.template[MAP * CELLS + at] = 1
            if field.terrain[hex]:
                self.template[(TERRAIN + field.terrain[hex] - 1) * CELLS + at] = 1

    def write(self, state: State, seat: int, out: bytearray) -> None:
        """Fill the planes, the units, the cards and the facts."""
        if state.field is not self.field:
            self._look_at(state.field)
        field, cell = self.field, self.cell
        out[: self.layout.size] = self.template
        for side in (0, 1):
            for hex in field.edge[side]:
                out[(EDGE + (side != seat)) * CELLS + cell[hex]] = 1
        flipped, acted, targets = state.flipped, state.acted, state.targets
        sides, types = field.side, field.type
        row = self.table
        for unit, place in enumerate(state.place):
            bit = 1 << unit
            back = 1 if flipped & bit else 0
            own = sides[unit] == seat
            out[row] = own
            if place >= 0:
                at = cell[place]
                kind = types[unit]
                plane = UNITS if own else UNITS + 4
                out[(plane + (0 if kind == TANK else 1 if kind == GUN else 2)) * CELLS + at] += 1
                if back:
                    out[(plane + 3) * CELLS + at] += 1
                if acted & bit:
                    out[ACTED * CELLS + at] += 1
                if targets & bit:
                    out[TARGETS * CELLS + at] += 1
                out[row + 2], out[row + 3] = at // COLUMNS + 1, at % COLUMNS + 1
            else:
                out[row + 1] = PLACES[place]
            out[row + 4] = back
            out[row + 5] = 1 if acted & bit else 0
            row += UNIT_COLUMNS
        if state.interdicted != NOWHERE:
            out[INTERDICTED * CELLS + cell[state.interdicted]] = 1
        deck = self.deck
        for card in state.deck:
            out[deck + CARD[card]] = 1
        if state.card:
            out[deck + len(DECK) + CARD[state.card]] = 1
        if state.face:
            out[deck + 2 * len(DECK) + CARD[state.face]] = 1
        facts = self.facts
        out[facts + state.stage] = 1
        out[facts + 4] = byte(state.turn)
        out[facts + 5] = state.side == seat
        out[facts + 6] = state.had >> seat & 1
        out[facts + 7] = state.had >> (1 - seat) & 1
        out[facts + 8] = state.closed
        out[facts + 9] = byte(state.airs)
        out[facts + 10] = byte(state.obas)
        out[facts + 11] = state.weapon
        out[facts + 12] = state.mode == "AT"
        out[facts + 13] = seat

    def index(self, state: State, move: Any) -> int:
        """Return the number of a move."""
        found = self.by_identity.get(id(move))
        if found is not None and self.moves[found] is move:
            return found
        return self.plain[type(move)] if type(move) in self.plain else self.by_text[move.text()]

    def features(self, state: State, move: Any) -> tuple[int, ...]:
        """Return verb, unit, hex, the set of firing units, the target and the mode."""
        kind = type(move)
        verb = self.verb[kind]
        if kind in self.plain:
            return (verb,)
        field = self.field
        if kind is Fire:
            target = field.unit_of[move.target]
            firing = sum(1 << field.unit_of[unit] for unit in move.units)
            first = field.first[1 - field.side[target]]
            at = self.cell[state.place[target]]
            where = (at // COLUMNS + 1, at % COLUMNS + 1)
            return verb, len(move.units), *where, byte(firing >> first), target + 1
        if kind is Exit:
            return verb, field.unit_of[move.unit] + 1
        if kind is Air or kind is Oba:
            mode = 0 if kind is Oba else 1 + (move.mode == "AT")
            unit = field.unit_of[move.unit] + 1 if move.unit else 0
            hex = state.place[unit - 1] if unit else field.hex_of[move.hex]
            at = self.cell[hex]
            return verb, 0, at // COLUMNS + 1, at % COLUMNS + 1, 0, unit, mode
        at = self.cell[field.hex_of[move.hex]]
        unit = 0 if kind is Interdict else field.unit_of[move.unit] + 1
        return verb, unit, at // COLUMNS + 1, at % COLUMNS + 1


def _blocks(units: int) -> list[Block]:
    return [
        Block(
            "planes",
            (PLANES, ROWS, COLUMNS),
            (
                "0: 1 on the map (hex 0703 is column 6, row 2)",
                "1 to 4: woods, village, town, hill",
                "5, 6: edge where one's own units enter, the other side's",
                "7 to 10: own tanks, guns, infantry, and how many of them are flipped",
                "11 to 14: the same of the other side",
                "15: units that have acted with this card",
                "16: units under attack",
                "17: the interdicted hex",
            ),
        ),
        Block(
            "units",
            (units, UNIT_COLUMNS),
            (
                "one row per unit, the German units first, by id",
                "0: 1 if it is one's own",
                "1: 0 on the map, 1 waiting, 2 exited, 3 eliminated",
                "2, 3: row and column from 1; 0 off the map",
                "4: 1 if flipped",
                "5: 1 if it has acted with this card",
            ),
        ),
        Block(
            "cards",
            (3, len(DECK)),
            ("0: left in the deck", "1: the card in play", "2: the face card drawn in combat"),
        ),
        Block(
            "facts",
            (14,),
            (
                "0 to 3: stage (placing, acting, redrawing, over)",
                "4: turn",
                "5: 1 if the card in play is one's own",
                "6, 7: had a card this turn, own and other",
                "8: 1 if the card was used for a marker",
                "9, 10: Air and OBA markers used this turn",
                "11: weapon of an attack that waits (0 ground, 1 air, 2 OBA)",
                "12: 1 if it is anti-tank",
                "13: 0 as German, 1 as US",
            ),
        ),
    ]
