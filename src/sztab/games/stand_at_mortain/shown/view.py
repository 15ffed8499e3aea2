"""What a seat may see, and what is put before a person."""

from typing import Final, Literal

from sztab.core.game import Offer
from sztab.core.said import Name
from sztab.games.stand_at_mortain import engine
from sztab.games.stand_at_mortain.catalog import TERRAIN, TYPES
from sztab.games.stand_at_mortain.chapters.activation import activations_used
from sztab.games.stand_at_mortain.chapters.cards import allowance, is_face
from sztab.games.stand_at_mortain.chapters.chances import Chances, chances
from sztab.games.stand_at_mortain.chapters.combat import most_card
from sztab.games.stand_at_mortain.chapters.setup import unplaced
from sztab.games.stand_at_mortain.moves import (
    AT,
    Air,
    Enter,
    Exit,
    Fire,
    Go,
    Interdict,
    Move,
    Oba,
    Place,
    Redraw,
    hex_text,
)
from sztab.games.stand_at_mortain.naming import (
    SIDES,
    card_name,
    hex_name,
    side_name,
    unit_name,
    units_names,
)
from sztab.games.stand_at_mortain.odds import Attack, highest_hit
from sztab.games.stand_at_mortain.position import PLACE_NAMES, STAGES, attack_json, place_text
from sztab.games.stand_at_mortain.sequence import can_act
from sztab.games.stand_at_mortain.shown import seen
from sztab.games.stand_at_mortain.state import (
    DECK,
    EXITED,
    GERMAN,
    JOKER,
    NOWHERE,
    OVER,
    PLACING,
    REDRAWING,
    US,
    State,
)

TERRAIN_NAMES: Final = tuple(TERRAIN)


def view(state: State, seat: int | None) -> seen.View:
    """Name each thing on the table: nothing is hidden but what fate has not yet decided."""
    field = state.field
    return {
        "stage": STAGES[state.stage],
        "turn": state.turn,
        "turns": field.turns,
        "side": SIDES[state.side],
        "hexes": {
            hex_text(code): TERRAIN_NAMES[field.terrain[hex]] for hex, code in enumerate(field.code)
        },
        "names": {
            hex_text(field.code[hex]): title for hex, title in enumerate(field.title) if title
        },
        "terrain": {
            TERRAIN_NAMES[field.terrain[hex]]: {
                "cover": field.cover[hex],
                "range": field.range[hex],
            }
            for hex in range(len(field.code))
        },
        "edges": {
            "west": [hex_text(field.code[hex]) for hex in field.edge[US]],
            "east": [hex_text(field.code[hex]) for hex in field.edge[GERMAN]],
        },
        "fire": fields_of_fire(state),
        "units": [_unit(state, unit) for unit in range(len(field.ids))],
        "card": state.card or None,
        "allowance": _allowance(state),
        "used": activations_used(state, 0, NOWHERE),
        "drawn": [card for card in DECK if card not in state.deck],
        "left": len(state.deck),
        "had": [SIDES[side] for side in (GERMAN, US) if state.had >> side & 1],
        "markers": {"air": state.airs, "oba": state.obas},
        "markers_allowed": field.markers,
        "per_type": field.per_type,
        "interdiction": (
            hex_text(field.code[state.interdicted]) if state.interdicted != NOWHERE else None
        ),
        "attack": attack_json(state) if state.stage == REDRAWING else None,
        "exits": {"now": state.count(GERMAN, EXITED), "needed": field.exits},
    }


def _allowance(state: State) -> int | Literal["stack"] | None:
    if not state.card:
        return None
    return "stack" if is_face(state.card) else allowance(state)


def fields_of_fire(state: State) -> dict[seen.Side, list[str]]:
    """SM-5.3, SM-5.4: the hexes that each side could fire into."""
    return {SIDES[side]: _under_fire(state, side) for side in (GERMAN, US)}


def _under_fire(state: State, side: int) -> list[str]:
    """SM-5.3, SM-5.4: the hexes that some unit of *side* could fire into."""
    field = state.field
    stands = [state.place[unit] for unit in range(field.first[side], field.last[side])]
    return [
        hex_text(code)
        for hex, code in enumerate(field.code)
        if any(place >= 0 and field.sees[place][hex] for place in stands)
    ]


def _unit(state: State, unit: int) -> seen.Unit:
    field = state.field
    back = state.back(unit)
    return {
        "id": field.ids[unit],
        "name": field.names[unit],
        "side": SIDES[field.side[unit]],
        "type": TYPES[field.type[unit]],
        "at": place_text(state, state.place[unit]),
        "back": bool(back),
        "AT": field.at[unit][back],
        "AI": field.ai[unit][back],
        "other": {"AT": field.at[unit][1 - back], "AI": field.ai[unit][1 - back]},
        "enters": field.enters[unit],
        "acted": bool(state.acted >> unit & 1),
    }


# --- prompts --------------------------------------------------------------------------------------


def prompt(state: State, seat: int | None) -> Name:
    """One sentence: what this seat decides, or what it waits for."""
    side = side_name(state.side)
    if state.stage == OVER:
        return Name("prompt-over")
    if state.stage == PLACING:
        if seat != US:
            return Name("prompt-wait-placing", side=side)
        left = len(unplaced(state))
        return Name("prompt-placing", left=left) if left else Name("prompt-ready")
    if state.stage == REDRAWING:
        if seat != state.side:
            return Name("prompt-wait-redrawing", side=side, card=card_name(state.face))
        return Name("prompt-redrawing", card=card_name(state.face))
    if seat != state.side:
        return Name("prompt-wait-acting", side=side, card=card_name(state.card))
    if state.closed:
        return Name("prompt-done")
    if is_face(state.card):
        return Name("prompt-face", card=card_name(state.card))
    left = allowance(state) - activations_used(state, 0, NOWHERE)
    if left or not can_act(state):
        return Name("prompt-acting", card=card_name(state.card), left=left)
    tiger = "acted" if state.acted >> state.field.tiger & 1 else "free"
    return Name("prompt-tiger", card=card_name(state.card), tiger=tiger)


# --- offers ---------------------------------------------------------------------------------------


def offers(state: State, seat: int) -> list[Offer]:
    """Every legal move, but a marker on a whole hex only where more than one unit stands."""
    return [_offer(state, move) for move in engine.moves(state) if not _is_double(state, move)]


def _is_double(state: State, move: Move) -> bool:
    """Whether a marker on a hex does just what it does on the one unit there."""
    if not isinstance(move, (Air, Oba)) or move.unit:
        return False
    return state.here[state.field.hex_of[move.hex]].bit_count() == 1


def _offer(state: State, move: Move) -> Offer:
    field = state.field
    if isinstance(move, (Place, Go, Enter)):
        word = move.text().split()[0]
        hex = hex_name(state, field.hex_of[move.hex])
        unit = unit_name(state, field.unit_of[move.unit])
        say = Name(f"offer-{word}", unit=unit, hex=hex)
        return Offer(move.text(), (move.unit, hex_text(move.hex)), say)
    if isinstance(move, Exit):
        say = Name("offer-exit", unit=unit_name(state, field.unit_of[move.unit]))
        return Offer(move.text(), (move.unit, "exit"), say)
    if isinstance(move, Fire):
        firing = sum(1 << field.unit_of[id] for id in move.units)
        target = unit_name(state, field.unit_of[move.target])
        return _attack(
            state,
            move,
            (*move.units, move.target),
            Name(
                "offer-fire",
                units=units_names(state, firing),
                count=len(move.units),
                target=target,
            ),
        )
    if isinstance(move, (Air, Oba)):
        return _marker(state, move)
    if isinstance(move, Redraw):
        return _attack(state, move, ("redraw",), Name("offer-redraw"))
    if isinstance(move, Interdict):
        hex = hex_name(state, field.hex_of[move.hex])
        picks = ("interdict", hex_text(move.hex))
        return Offer(move.text(), picks, Name("offer-interdict", hex=hex))
    return _plain(state, move)


def _marker(state: State, move: Air | Oba) -> Offer:
    field = state.field
    if move.unit:
        target = unit_name(state, field.unit_of[move.unit])
    else:
        target = hex_name(state, field.hex_of[move.hex])
    if isinstance(move, Oba):
        say, first = Name("offer-oba", target=target), "oba"
    else:
        say = Name("offer-air", target=target, mode=move.mode)
        first = "air-at" if move.mode == AT else "air-ai"
    return _attack(state, move, (first, move.unit or hex_text(move.hex)), say)


def _attack(state: State, move: Attack, picks: tuple[str, ...], say: Name) -> Offer:
    """An attack with the card it needs and its chances, as they are told before it is made."""
    highest = highest_hit(state, move)
    return Offer(
        move.text(), picks, say, cost=chance_name(highest, chances(state, highest)), warns=("card",)
    )


def chance_name(highest: int, chance: Chances) -> Name:
    """The chances of an attack in per cent, if every face card is replaced."""
    key = "chance" if highest > 0 else "chance-in-vain"
    hit, ends = round(100 * chance.hit), round(100 * chance.ends)
    return Name(key, needed=most_card(highest), hit=hit, ends=ends)


def _plain(state: State, move: Move) -> Offer:
    word = move.text()
    if state.stage == PLACING:
        return Offer(word, (word,), Name("offer-ready"), warns=("card", "ends-phase"))
    return Offer(word, (word,), Name(f"offer-{word}"), warns=("card",))


# --- a drawing for the terminal -------------------------------------------------------------------

HALF: Final = 5  # half the width of a hex, in signs
SIGNS: Final = ("", '"', "v", "T", "^")  # by terrain


def picture(state: State) -> str:
    """The map in text: each hex with its number and the sign of its terrain, its units below."""
    field = state.field
    rows: dict[int, list[int]] = {}
    for hex, code in enumerate(field.code):
        rows.setdefault(code % 100, []).append(hex)
    lines: list[str] = []
    for _row, hexes in sorted(rows.items()):
        cells = {hex: _cell(state, hex) for hex in hexes}
        for level in range(max(len(cell) for cell in cells.values())):
            line = ""
            for hex, cell in cells.items():
                column = (field.code[hex] // 100 - 1) * HALF
                line = line.ljust(column) + (cell[level] if level < len(cell) else "")
            lines.append(line.rstrip())
    return "\n".join(lines)


def _cell(state: State, hex: int) -> list[str]:
    field = state.field
    title = f"{hex_text(field.code[hex])} {SIGNS[field.terrain[hex]]}"
    units = [label(state, unit) for unit in range(len(field.ids)) if state.place[unit] == hex]
    blank = [""] * (2 - len(units))
    return [title, *units, *blank]


def label(state: State, unit: int) -> str:
    """SM-1.4: a unit on the drawn map: a sign for its side, its id without it, a star for its back.

    The two German colours have no effect, so one sign serves both.
    """
    sign = "#" if state.field.side[unit] == GERMAN else "+"
    return f"{sign}{state.field.ids[unit][3:]}{'*' if state.back(unit) else ''}"


def caption(state: State) -> Name:
    """The units off the map, the signs of the picture, the turn, the deck and the exits."""
    signs = Name(
        "caption",
        turn=state.turn,
        turns=state.field.turns,
        left=len(state.deck),
        joker="in" if JOKER in state.deck else "out",
        exits=state.count(GERMAN, EXITED),
        needed=state.field.exits,
    )
    found = signs
    for place, name in reversed(PLACE_NAMES.items()):
        units = [label(state, unit) for unit, at in enumerate(state.place) if at == place]
        if units:
            found = Name("caption-off-map", place=name, units=" ".join(units), rest=found)
    return found
