"""What is put before a person: every listed move with its clicks, cost, warnings and words."""

from sztab.core.game import Offer, Warn
from sztab.core.said import Name
from sztab.games.race_to_the_rhine import engine
from sztab.games.race_to_the_rhine.board import NOBODY
from sztab.games.race_to_the_rhine.chapters.advance.movement import entry_deck, help_at
from sztab.games.race_to_the_rhine.chapters.supply.supplies import drawn
from sztab.games.race_to_the_rhine.moves import (
    DECKS,
    DRAWS,
    KINDS,
    MEDAL,
    MIXED,
    Air,
    Carry,
    Counterattack,
    Discard,
    Drop,
    End,
    Load,
    March,
    Move,
    Paratroops,
    Recon,
    Resist,
    Shift,
    Supplies,
    Swap,
    Truck,
    Trucks,
    Unload,
)
from sztab.games.race_to_the_rhine.naming import (
    card_name,
    corps_name,
    deck_name,
    kind_name,
    load_name,
    own_deck_name,
)
from sztab.games.race_to_the_rhine.position.writing import STAGES
from sztab.games.race_to_the_rhine.sequence import awaited
from sztab.games.race_to_the_rhine.state import ACTING, EACH_KIND, MOVING, State


def offers(state: State, seat: int) -> list[Offer]:
    """Every listed move, with the clicks that spell it; all that a corps may load is one offer."""
    if seat not in awaited(state):
        return []
    found: dict[tuple[str, ...], Offer] = {}
    for move in engine.moves(state):
        offer = _offer(state, move)
        found.setdefault(offer.picks, offer)
    return list(found.values())


def _offer(state: State, move: Move) -> Offer:
    """Inside an action the clicks are as few as can be: nothing is asked that is settled."""
    if isinstance(move, March):
        return _march(state, move)
    if isinstance(move, Supplies):
        return _supplies(state, move)
    if isinstance(move, Trucks):
        return _trucks(state, move)
    if isinstance(move, Truck):
        return _truck(state, move)
    if isinstance(move, (Load, Unload)):
        return _loading(state, move)
    if isinstance(move, (Carry, Discard, Swap)):
        return _tokens(move)
    if isinstance(move, (Air, Recon)):
        return _look(move)
    if isinstance(move, Paratroops):
        return _paratroops(state, move)
    if isinstance(move, (Drop, Resist, Counterattack, Shift)):
        return _place(state, move)
    return _plain(state, move, move.text())


def _trucks(state: State, move: Trucks) -> Offer:
    """RR-7.3: taking the last truck is announced before it happens."""
    last = move.count == state.truck_track
    key = "offer-trucks-last" if last else "offer-trucks"
    picks = ("trucks", str(move.count))
    warns: tuple[Warn, ...] = ("ends-phase",) if last else ()
    return Offer(move.text(), picks, Name(key, count=move.count), warns=warns)


def _truck(state: State, move: Truck) -> Offer:
    board = state.board
    start, goal = board.field_of[move.start], board.field_of[move.goal]
    say = Name("offer-truck", start=board.name[start], goal=board.name[goal])
    action = ("truck",) if state.stage == ACTING else ()
    return Offer(move.text(), (*action, move.start, move.goal), say)


def _tokens(move: Carry | Discard | Swap) -> Offer:
    if isinstance(move, Swap):
        say = Name("offer-swap", given=kind_name(move.given), taken=kind_name(move.taken))
        return Offer(move.text(), (f"give-{KINDS[move.given]}", KINDS[move.taken]), say)
    word = "carry" if isinstance(move, Carry) else "discard"
    say = Name(f"offer-{word}", kind=kind_name(move.kind))
    return Offer(move.text(), (f"{word}-{KINDS[move.kind]}",), say)


def _paratroops(state: State, move: Paratroops) -> Offer:
    """RR-12.2: a payment is one choice, whatever it is made up of."""
    cards = state.board.cards
    picks = ("paratroops", "+".join(move.payment))
    if move.payment == (MEDAL,):
        say = Name("offer-paratroops-medal")
    elif cards[move.payment[0]].medal:
        say = Name("offer-paratroops-division", card=card_name(state.board, move.payment[0]))
    else:
        ammo = sum(cards[id].ammo for id in move.payment)
        say = Name("offer-paratroops-cards", count=len(move.payment), ammo=ammo)
    return Offer(move.text(), picks, say)


def _place(state: State, move: Drop | Resist | Counterattack | Shift) -> Offer:
    """Of these only one can be meant by a field, so the field alone is clicked."""
    field = state.board.name[state.board.field_of[move.field]]
    if isinstance(move, Shift):
        say = Name("offer-shift", number=move.number, field=field)
        return Offer(move.text(), (move.field,), say)
    say = Name(f"offer-{move.text().split()[0]}", field=field)
    warns: tuple[Warn, ...] = () if isinstance(move, Drop) else ("ends-turn",)
    return Offer(move.text(), (move.field,), say, warns=warns)


def _plain(state: State, move: Move, text: str) -> Offer:
    """The moves of one word."""
    key = f"offer-{text}"
    if text == "done":
        key = f"offer-done-{STAGES[state.stage]}"
    elif text == "forgo":
        key = "offer-forgo-last" if state.last else "offer-forgo"
    warns: tuple[Warn, ...] = ()
    if isinstance(move, End):
        warns = ("ends-phase",)
    elif text == "roll":
        warns = ("die", "ends-turn")
    elif text == "forgo":
        warns = ("ends-turn",)
    return Offer(text, (text,), Name(key), warns=warns)


def _march(state: State, move: March) -> Offer:
    board = state.board
    index, goal = board.corps_of[move.corps], board.field_of[move.field]
    fuel = 1 if state.mover == NOBODY or state.held else 0
    uncontrolled = state.control[goal] == NOBODY
    fort = board.fort[goal] and uncontrolled and help_at(state, goal) == 0
    key = "offer-march-commander" if move.commander else "offer-march"
    if uncontrolled:
        key = f"{key}-card"
    say = Name(
        key,
        corps=corps_name(board, index),
        field=board.name[goal],
        deck=deck_name(state, entry_deck(state, goal)),
    )
    return Offer(
        move.text(),
        _steps(state, move),
        say,
        cost=load_name(fuel, int(fort), 0) if fuel or fort else None,
        warns=("card",) if uncontrolled else (),
    )


def _steps(state: State, move: March) -> tuple[str, ...]:
    """A corps on its way needs no second click."""
    if state.stage == MOVING:
        return (move.field,)
    return ("commander", move.corps, move.field) if move.commander else (move.corps, move.field)


def _supplies(state: State, move: Supplies) -> Offer:
    """RR-6.6: what is really there to be placed."""
    field = state.board.name[state.board.field_of[move.field]]
    load = drawn(state, move.kind)
    bonus = [move.bonus.count(kind) for kind in EACH_KIND]
    key = "offer-supplies" if move.kind == MIXED else "offer-supplies-track"
    if move.bonus:
        key += "-plus"
    say = Name(
        key,
        field=field,
        load=load_name(load[0], load[1], load[2]),
        bonus=load_name(bonus[0], bonus[1], bonus[2]),
    )
    main = state.board.id[state.main_base(state.army)] == move.field
    draw = (DRAWS[move.kind],) if main else ()  # RR-6.3: a forward base leaves no choice
    if move.bonus:
        plus = "+".join(KINDS[kind] for kind in move.bonus)
        return Offer(move.text(), ("commander", move.field, *draw, plus), say)
    return Offer(move.text(), ("supplies", move.field, *draw), say)


def _loading(state: State, move: Load | Unload) -> Offer:
    """RR-8.5: amounts are chosen for all kinds together; ``check`` judges their sum."""
    board = state.board
    index = board.corps_of[move.corps]
    corps = state.corps[index]
    held = (corps.fuel, corps.ammo, corps.food)
    if isinstance(move, Load):
        word, free = "load", board.card_limit - sum(held)
        most = [min(free, state.tokens(corps.field, kind)) for kind in EACH_KIND]
    else:
        word, most = "unload", list(held)
    name = corps_name(board, index)
    say = Name(f"offer-{word}-some", corps=name, field=board.name[corps.field])
    counts = {KINDS[kind]: most[kind] for kind in EACH_KIND if most[kind]}
    return Offer(f"{word} {move.corps}", (move.corps, word), say, counts=counts)


def _look(move: Air | Recon) -> Offer:
    deck = own_deck_name(move.deck)
    if isinstance(move, Recon):
        key, word = "offer-recon", "recon"
    elif move.commander:
        key, word = "offer-air-commander", "commander"
    else:
        key, word = "offer-air", "air"
    return Offer(
        move.text(), (word, f"deck-{DECKS[move.deck]}"), Name(key, deck=deck), warns=("card",)
    )
