"""Race to the Rhine as numbers: rows over fields, arrows and cards, and candidate moves."""

from collections.abc import Mapping
from typing import Any, Final

from sztab.core.options import Value
from sztab.games.race_to_the_rhine.board import NOBODY, NOWHERE, Board
from sztab.games.race_to_the_rhine.chapters.victory import medals_of
from sztab.games.race_to_the_rhine.moves import (
    Air,
    Carry,
    Counterattack,
    Discard,
    Done,
    Drop,
    End,
    Feed,
    Forgo,
    Ignore,
    Keep,
    Load,
    March,
    Paratroops,
    PlayResistance,
    Recon,
    Resist,
    Roll,
    Shift,
    Stop,
    Supplies,
    Swap,
    Truck,
    Trucks,
    Unload,
)
from sztab.games.race_to_the_rhine.packing import has_army
from sztab.games.race_to_the_rhine.sequence import decider
from sztab.games.race_to_the_rhine.state import State
from sztab.research.codecs.codec import IS, Codec, as_bytes, byte
from sztab.research.layout import Block, Layout

VERBS: Final = (
    *(Supplies, Trucks, Truck, Carry, Load, Unload, March, Stop, Feed, Swap, Keep, Ignore),
    *(Discard, PlayResistance, Recon, Air, Paratroops, Drop, Done, End, Resist, Counterattack),
    *(Forgo, Roll, Shift),
)
STAGES: Final = 10
DECKS: Final = 4

# Rows over the fields
COLOURS: Final = 0
VICTORY: Final = 3
CONTROL: Final = 8
STOCK: Final = 12
MARKED: Final = 15
CORPS: Final = 16
LOADS: Final = 19
ACTIVE: Final = 22
MOVED: Final = 23
PARATROOPS: Final = 24
NUMBER: Final = 25
UNDER_WAY: Final = 26
FIELD_ROWS: Final = 30

# Rows over the cards
DISCARDED: Final = 0
BOXED: Final = 1
IN_PLAY: Final = 2
SEEN: Final = 3
BEATEN: Final = 4
KEPT: Final = 7
CARD_ROWS: Final = 10

FACTS: Final = 92


class RaceToTheRhineCodec(Codec):
    """The numbers of Race to the Rhine; armies are counted from the observer's on."""

    candidates = 128
    feature_names = ("verb", "corps", "field", "goal", "fuel", "ammo", "food", "card")

    def __init__(self, opening: State, options: Mapping[str, Value], seats: int) -> None:
        board = opening.board
        self.size, self.arrows, self.cards = board.size, len(board.ends), len(board.cards)
        self.card = {id: at for at, id in enumerate(sorted(board.cards))}
        self.layout = Layout(_blocks(self.size, self.arrows, self.cards))
        self.verb = {kind: at + 1 for at, kind in enumerate(VERBS)}
        self.board: Board | None = None
        self.template = bytearray()

    def _look_at(self, board: Board) -> None:
        """Write what never changes on this board."""
        self.board, size = board, board.size
        self.template = bytearray(self.layout.size)
        for field in range(size):
            for army in range(3):
                own = has_army(board.colours[field], army)
                self.template[(COLOURS + army) * size + field] = own
            marks = (board.victory[field], board.flag[field], board.fort[field])
            for at, mark in enumerate((*marks, board.medal[field], board.base[field])):
                self.template[(VICTORY + at) * size + field] = mark

    def write(self, state: State, seat: int, out: bytearray) -> None:
        """Fill fields, trucks, cards and facts."""
        board = state.board
        if board is not self.board:
            self._look_at(board)
        out[: self.layout.size] = self.template
        me = board.armies[seat]
        turned = (-me % 3, (1 - me) % 3, (2 - me) % 3)  # by army: how far behind one's own
        self._write_fields(state, me, turned, out)
        at, trucks = self.layout.starts["trucks"], bytes(state.truck)
        out[at : at + self.arrows] = trucks.translate(IS[1])
        out[at + self.arrows : at + 2 * self.arrows] = trucks.translate(IS[2])
        self._write_cards(state, me, turned, out)
        at = self.layout.starts["facts"]
        out[at : at + FACTS] = as_bytes(self._facts(state, me))

    def _write_fields(self, state: State, me: int, turned: tuple[int, ...], out: bytearray) -> None:
        board, size = state.board, self.size
        control = bytes([army + 1 for army in state.control])  # 0 for nobody
        for row, army in enumerate((me + 1, (me + 1) % 3 + 1, (me + 2) % 3 + 1, 0)):
            at = (CONTROL + row) * size
            out[at : at + size] = control.translate(IS[army])
        for field, stock in enumerate(state.stock):
            if stock:
                out[STOCK * size + field] = stock & 15
                out[(STOCK + 1) * size + field] = stock >> 4 & 15
                out[(STOCK + 2) * size + field] = stock >> 8
        out[MARKED * size : (MARKED + 1) * size] = bytes(state.marked)
        for index, corps in enumerate(state.corps):
            field = corps.field
            if field < 0:
                continue
            out[(CORPS + turned[board.corps_army[index]]) * size + field] = index + 1
            out[LOADS * size + field] = corps.fuel
            out[(LOADS + 1) * size + field] = corps.ammo
            out[(LOADS + 2) * size + field] = corps.food
            out[ACTIVE * size + field] = corps.active
            out[MOVED * size + field] = corps.moved
        for marker in state.paratroops:
            out[PARATROOPS * size + (marker >> 3)] += 1
        for number, field in enumerate(state.numbers):
            if field != NOWHERE:
                out[NUMBER * size + field] = number + 3
        for row, field in enumerate((state.start, state.goal, state.full)):
            if field != NOWHERE:
                out[(UNDER_WAY + row) * size + field] = 1
        if state.mover != NOBODY:
            out[(UNDER_WAY + 3) * size + state.corps[state.mover].field] = 1

    def _write_cards(self, state: State, me: int, turned: tuple[int, ...], out: bytearray) -> None:
        start, cards, number = self.layout.starts["cards"], self.cards, self.card
        for pile in state.discards:
            for id in pile:
                out[start + DISCARDED * cards + number[id]] = 1
        for id in state.boxed_cards:
            out[start + BOXED * cards + number[id]] = 1
        if state.card:
            out[start + IN_PLAY * cards + number[state.card]] = 1
        for deck in range(DECKS):
            if state.top[deck] and has_army(state.known[deck], me):
                out[start + SEEN * cards + number[state.top[deck]]] = 1
        for row, piles in ((BEATEN, state.beaten), (KEPT, state.kept)):
            for army, pile in enumerate(piles):
                for id in pile:
                    out[start + (row + turned[army]) * cards + number[id]] = 1

    def _facts(self, state: State, me: int) -> list[int]:
        """Return the facts in their order; three numbers by army begin with one's own."""
        board = state.board
        armies = (me, (me + 1) % 3, (me + 2) % 3)
        decides = NOBODY if state.stage == STAGES - 1 else decider(state)
        facts = [0] * STAGES
        facts[state.stage] = 1
        facts += [army == decides for army in armies]
        facts += [army == state.army for army in armies]
        facts += [board.seat_of[army] != NOBODY for army in armies]
        facts += [state.trucks[army] for army in armies]
        facts += [state.level[army] for army in armies]
        facts += [state.commander[army] for army in armies]
        facts += [state.air[army] + 1 for army in armies]
        facts += [state.medals[army] for army in armies]
        facts += [medals_of(state, army) for army in armies]
        facts += state.pool
        facts += state.track
        order = state.order
        facts += [order.index(army) + 1 if army in order else 0 for army in armies]
        # pursuit decks are those of the armies, or one that all share
        for deck in (0, 1, 2, 3) if board.common else (*armies, 3):
            known, piles = state.known[deck], state.discards
            facts += [state.deck_size(deck), len(piles[deck]) if deck < len(piles) else 0]
            facts += [known >> army & 1 for army in armies]
        facts += (
            *(state.truck_track, state.medals_left, state.medals_boxed, state.markers),
            *(state.markers_boxed, state.paratroops_left, state.ostend, state.antwerp),
            *(state.rain, state.more_trucks, state.starving, state.round, state.last),
            *(state.actions, state.resistance_played, state.recon_played, state.steps),
            *(state.held, state.placed, state.loaded, state.dropped, state.ammo_paid),
            *(state.ammo_medals, state.rolled, board.solo, me),
        )
        return facts

    def features(self, state: State, move: Any) -> tuple[int, ...]:
        """Return verb, corps, fields, tokens and card."""
        kind, board = type(move), state.board
        verb = self.verb[kind]
        if kind is March:
            corps, field = board.corps_of[move.corps], board.field_of[move.field]
            return verb, corps + 1, field + 1, 0, 0, 0, 0, move.commander
        if kind is Truck:
            start, goal = board.field_of[move.start], board.field_of[move.goal]
            return verb, 0, start + 1, goal + 1, move.fuel, move.ammo, move.food
        if kind is Load or kind is Unload:
            corps = board.corps_of[move.corps]
            return verb, corps + 1, 0, 0, move.fuel, move.ammo, move.food
        if kind is Supplies:
            tokens = [0, 0, 0]
            for one in move.bonus:
                tokens[one] += 1
            return verb, 0, board.field_of[move.field] + 1, 0, *tokens, move.kind + 1
        if kind is Resist or kind is Counterattack or kind is Drop:
            return verb, 0, board.field_of[move.field] + 1
        if kind is Trucks:
            return verb, 0, 0, 0, move.count
        if kind is Carry or kind is Discard:
            return verb, 0, 0, 0, move.kind == 0, move.kind == 1, move.kind == 2
        if kind is Swap:
            return verb, 0, 0, 0, move.given + 1, move.taken + 1
        if kind is Recon or kind is Air:
            return verb, 0, 0, 0, move.deck + 1, kind is Air and move.commander
        if kind is Paratroops:
            card = self.card.get(move.payment[0], 254) + 1 if move.payment else 0
            return verb, 0, 0, 0, len(move.payment), 0, 0, card
        if kind is Shift:
            return verb, 0, board.field_of[move.field] + 1, 0, byte(move.number)
        return (verb,)


def _blocks(size: int, arrows: int, cards: int) -> list[Block]:
    return [
        Block(
            "fields",
            (FIELD_ROWS, size),
            (
                "0 to 2: colours of the field (red, white, blue)",
                "3 to 7: victory field, flag, fort, medal, base (1 forward, 2 once)",
                "8 to 11: controlled by oneself, the next army, the one after, nobody",
                "12 to 14: fuel, ammo, food on the field",
                "15: resistance marker",
                "16 to 18: number of the corps that stands there, by army as above, from 1",
                "19 to 21: fuel, ammo, food on its card",
                "22, 23: that corps is active, has moved",
                "24: paratroop markers",
                "25: number marker (solo)",
                "26 to 29: start and goal of the truck being loaded, field with a surplus, "
                "field of the moving corps",
            ),
        ),
        Block(
            "trucks",
            (2, arrows),
            ("0, 1: a truck on the arrow that started from its first, its second end",),
        ),
        Block(
            "cards",
            (CARD_ROWS, cards),
            (
                "cards by id",
                "0: discarded",
                "1: in the box",
                "2: being carried out",
                "3: on top of a deck, and oneself has looked at it",
                "4 to 6: beaten, by army from one's own on",
                "7 to 9: kept, by army from one's own on",
            ),
        ),
        Block(
            "facts",
            (FACTS,),
            (
                "0 to 9: stage (acting, transporting, moving, card, surplus, dropping, dropped, "
                "reacting, shifting, over)",
                "10 to 12: who decides, by army from one's own on",
                "13 to 15: whose turn it is",
                "16 to 18: army in play",
                "19 to 21: trucks",
                "22 to 24: supply level",
                "25 to 27: commander card active",
                "28 to 30: air support: 0 in stock, else 1 + deck",
                "31 to 33: medals",
                "34 to 36: medals by the count of the end",
                "37 to 39: fuel, ammo, food in the pool",
                "40 to 42: the same on the track",
                "43 to 45: place in the turn order, by army",
                "46 to 65: by deck (pursuit by army, resistance): cards, discards, known to each "
                "army",
                "66 to 91: trucks on the track, medals left and boxed, resistance markers left "
                "and boxed, paratroops left, Ostend, Antwerp, rain, more trucks, starving cards, "
                "round, last round, actions left, Resistance played, Recon played, steps, must "
                "pay to go on, trucks placed, tokens loaded, paratroops dropped, ammo and medals "
                "paid, rolled, solo, army (0 red, 1 white, 2 blue)",
            ),
        ),
    ]
