"""What cannot lie on a table: positions that are written well and yet cannot be played."""

from collections.abc import Iterator

from sztab.games.race_to_the_rhine.board import NOBODY, NOWHERE
from sztab.games.race_to_the_rhine.chapters.advance.cards import (
    AT_VICTORY,
    BEHIND_TOKENS,
    MOST_STEPS,
    leaves_choice,
)
from sztab.games.race_to_the_rhine.chapters.roads import is_target
from sztab.games.race_to_the_rhine.moves import FOOD
from sztab.games.race_to_the_rhine.packing import army_of, field_of, has_army
from sztab.games.race_to_the_rhine.position.invariants import cards_held, enters, faults
from sztab.games.race_to_the_rhine.position.writing import (
    DECK_NAMES,
    STAGES,
    all_cards,
    decks_in_play,
)
from sztab.games.race_to_the_rhine.state import (
    ARMIES,
    CARD,
    DIVISION,
    DROPPED,
    DROPPING,
    FIRST_NUMBER,
    IN_STOCK,
    MARKERS,
    MOVING,
    NO_BASE,
    OVER,
    RECON,
    RED,
    RES_HAND,
    RESISTANCE_DECK,
    SHIFTING,
    SURPLUS,
    TRANSPORTING,
    TURNS,
    Corps,
    State,
)


def complaints(state: State) -> Iterator[str]:
    """All that is wrong, each with the entry it is about; invariants come last."""
    yield from _fields(state)
    yield from _cards(state)
    yield from _specials(state)
    yield from _under_way(state)
    yield from faults(state)


def _fields(state: State) -> Iterator[str]:
    """RR-2.2, RR-12.4, RR-15.12, RR-0.6: who and what may be on a field."""
    board = state.board
    for field in range(board.size):
        army = state.control[field]
        if army == NOBODY or board.home[field] != NOBODY or board.victory[field]:
            continue
        if not has_army(board.colours[field], army):
            yield f"control.{board.id[field]}: {ARMIES[army]} may not hold this field (RR-2.2)"
    for marker in state.paratroops:
        if state.control[field_of(marker)] != NOBODY:
            yield f"paratroops: {board.id[field_of(marker)]} is controlled (RR-12.4)"
        if army_of(marker) not in board.armies:
            yield f"paratroops: {ARMIES[army_of(marker)]} does not play"
    for field in state.spared:
        if state.control[field] != NOBODY:
            yield f"spared: {board.id[field]} is controlled (RR-15.12)"
    for field in state.numbers:
        if field != NOWHERE and state.control[field] not in (NOBODY, state.army):
            yield f"numbers: {board.id[field]} belongs to an absent army (RR-0.6)"
    for index, corps in enumerate(state.corps):
        yield from _corps(state, index, corps)
    for field in range(board.size):
        if state.tokens_on(field) > state.room(field) and field != state.full:
            yield (
                f"tokens.{board.id[field]}: {state.tokens_on(field)} tokens lie here, and the "
                f"limit is {state.room(field)} (RR-6.5)"
            )
    for field in state.drawn:
        if board.base[field] == NO_BASE:
            yield f"drawn: {board.id[field]} is not a forward base (RR-6.4)"


def _corps(state: State, index: int, corps: Corps) -> Iterator[str]:
    """I-3, I-9: a corps stands on a field of its army, and an immobilised one has no food."""
    board = state.board
    name, at = board.corps_id[index], board.id[corps.field]
    army = ARMIES[board.corps_army[index]]
    if state.control[corps.field] != board.corps_army[index] and not enters(state, index):
        yield f"corps.{name}: {at} is not controlled by {army}; name it in control (I-3)"
    if not corps.active and (corps.food or state.tokens(corps.field, FOOD)):
        yield f"corps.{name}: an immobilised corps has no food on its card and field (I-9)"


def _cards(state: State) -> Iterator[str]:
    """RR-10.9, RR-10.15, RR-15.9: what may lie in a player's stock, and where it came from."""
    board = state.board
    for army in board.armies:
        own = all_cards(board, state.pursuit_deck(army))
        for id in state.beaten[army]:
            if board.cards[id].kind != DIVISION or id not in [*own, *board.resistance]:
                yield f"armies.{ARMIES[army]}.beaten: {id} is not a division that it could beat"
        for id in state.kept[army]:
            if board.cards[id].kind not in (RES_HAND, RECON) or id not in own:
                at = f"armies.{ARMIES[army]}.kept"
                yield f"{at}: {id} is not a card that it could keep (RR-10.12)"
    for deck in decks_in_play(board):
        held = cards_held(state, deck)
        missing = [id for id in all_cards(board, deck) if id not in held]
        if missing:
            yield (
                f"decks.{DECK_NAMES[deck]}: {len(missing)} of its cards, first {missing[0]}, lie "
                "nowhere or in a foreign pile; leave the deck out, or name them in box (I-7)"
            )
    for deck, known in enumerate(state.known):
        if any(has_army(known, army) and army not in board.armies for army in range(3)):
            name = "resistance" if deck == RESISTANCE_DECK else ARMIES[deck]
            yield f"looked.{name}: only armies in play can have looked"


def _specials(state: State) -> Iterator[str]:
    """RR-5.7, RR-15.1, RR-15.6, RR-14.5: special rules that are not at work, or already are."""
    board = state.board
    if state.rain and not board.weather:
        yield "rain: it never rains without the option 'weather' (RR-15.6)"
    if state.antwerp and (board.training or state.control[board.later_main] != RED):
        yield f"antwerp: Montgomery must hold {board.id[board.later_main]} (RR-15.1)"
    for army in board.armies:
        if board.training and (state.commander[army] or state.air[army] != IN_STOCK):
            yield f"armies.{ARMIES[army]}: the training game has no such card or marker (RR-5.7)"
    if not board.solo and state.markers == 0 and not state.last and state.stage != OVER:
        yield "last: with no marker left in the pool the last round is played (RR-14.5)"


def _under_way(state: State) -> Iterator[str]:
    """RR-5.4: the stage and what is said of it belong together."""
    board = state.board
    stage = STAGES[state.stage]
    if state.mover != NOBODY and board.corps_army[state.mover] != state.army:
        yield f"move.corps: this corps does not belong to {ARMIES[state.army]}"
    moves = state.stage in (MOVING, CARD, OVER)
    moves |= state.stage == SURPLUS and state.resume in (MOVING, AT_VICTORY, BEHIND_TOKENS)
    if state.mover != NOBODY and not moves:
        yield f"move: no corps is on its way when the stage is {stage}"
    if state.stage == SURPLUS and moves and state.mover == NOBODY:
        yield "surplus.then: the corps move that goes on must be named in move"
    if state.stage == MOVING and state.steps >= MOST_STEPS:
        yield f"move.steps: after {MOST_STEPS} steps the move is over (RR-10.2)"
    if state.stage == CARD and not leaves_choice(state, board.cards[state.card].kind):
        yield f"move.card: {state.card} leaves no choice (RR-10.12)"
    if state.stage == CARD and state.card not in all_cards(board, state.pursuit_deck(state.army)):
        yield f"move.card: {state.card} is not a card of {ARMIES[state.army]}'s pursuit deck"
    yield from _transport(state)
    if state.stage in (DROPPING, DROPPED):
        if not state.dropped:
            yield f"drops: it is needed when the stage is {stage}"
        if board.solo or board.training:
            yield "stage: there are no paratroops in this game (RR-5.7, RR-17.5)"
    if state.stage == SURPLUS and state.tokens_on(state.full) <= state.room(state.full):
        yield f"surplus.field: {board.id[state.full]} holds no token too many (RR-6.5)"
    if state.stage == SHIFTING and not (board.solo and state.shifted and state.targets):
        yield "shift: numbers and targets are needed, in the solo game only (RR-17.13)"
    if state.stage == SHIFTING:
        yield from _shift(state)
    if state.ending == (MARKERS if board.solo else TURNS):
        yield f"ending: {state.ending} does not end this game (RR-16.2, RR-17.3)"
    if state.winner != NOBODY and state.winner not in board.armies:
        yield "winner: an army in play is needed"


def _transport(state: State) -> Iterator[str]:
    """RR-8.1, RR-8.3: a transport has placed its trucks, and the last one may still be loaded."""
    board = state.board
    carries = state.stage == TRANSPORTING
    carries |= state.stage == SURPLUS and state.resume == TRANSPORTING
    if carries != (state.placed > 0):
        yield "transport: it is needed when trucks are being placed, and only then"
    if state.placed > board.placement[state.level[state.army]]:
        yield f"transport.placed: more than the level of {ARMIES[state.army]} allows (RR-8.1)"
    if state.start != NOWHERE:
        arrow = board.arrow_of[state.start].get(state.goal, NOWHERE)
        if arrow == NOWHERE or state.truck[arrow] != board.direction(arrow, state.start):
            yield "transport.start: the truck that went this way must be named in trucks"


def _shift(state: State) -> Iterator[str]:
    """RR-17.11, RR-17.12: numbers on the board go to fields that can hold them."""
    for number in state.shifted:
        if state.numbers[number - FIRST_NUMBER] == NOWHERE:
            yield f"shift.numbers: number {number} does not lie on the board"
    for field in state.targets:
        if not is_target(state, field):
            yield f"shift.targets: the front does not come to rest at {state.board.id[field]}"
