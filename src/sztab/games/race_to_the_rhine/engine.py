"""One door into the rules: check, moves and advance hand each move to its chapter."""

from typing import Final, assert_never

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.race_to_the_rhine.chapters import reaction, solo
from sztab.games.race_to_the_rhine.chapters.advance import air, cards, movement, paratroops
from sztab.games.race_to_the_rhine.chapters.supply import supplies, surplus, transport, trucks
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
    Move,
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
from sztab.games.race_to_the_rhine.naming import army_name, corps_name
from sztab.games.race_to_the_rhine.sequence import check_due
from sztab.games.race_to_the_rhine.state import (
    ACTING,
    CARD,
    DROPPED,
    DROPPING,
    MOVING,
    REACTING,
    SHIFTING,
    SURPLUS,
    TRANSPORTING,
    State,
)

END: Final = End()
DONE: Final = Done()
STOP: Final = Stop()


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """``None``, or why this move may not be made now."""
    refusal = check_due(state, seat, move)
    if refusal is not None:
        return refusal
    if isinstance(move, March):
        return movement.check_march(state, move)
    if isinstance(move, Truck):
        return transport.check_truck(state, move)
    if isinstance(move, Carry):
        return transport.check_carry(state, move)
    if isinstance(move, Load):
        return transport.check_load(state, move)
    if isinstance(move, Unload):
        return transport.check_unload(state, move)
    if isinstance(move, Supplies):
        return supplies.check_supplies(state, move)
    if isinstance(move, Trucks):
        return trucks.check_trucks(state, move)
    if isinstance(move, Air):
        return air.check_air(state, move)
    if isinstance(move, Recon):
        return air.check_recon(state, move)
    if isinstance(move, PlayResistance):
        return air.check_resistance(state)
    if isinstance(move, (Feed, Swap, Keep, Ignore)):
        return cards.check_choice(state, move)
    if isinstance(move, Discard):
        return surplus.check_discard(state, move)
    if isinstance(move, Paratroops):
        return paratroops.check_paratroops(state, move)
    if isinstance(move, Drop):
        return paratroops.check_drop(state, move)
    if isinstance(move, Resist):
        return reaction.check_resist(state, move)
    if isinstance(move, Counterattack):
        return reaction.check_counterattack(state, move)
    if isinstance(move, Forgo):
        return reaction.check_forgo(state)
    if isinstance(move, Shift):
        return solo.check_shift(state, move)
    if isinstance(move, (Stop, Done, End, Roll)):
        return None
    assert_never(move)


def advance(state: State, move: Move, fate: Fate, told: Told) -> None:
    """Carry out a legal move in place, and tell what happens if anybody listens."""
    if isinstance(move, March):
        movement.march(state, move, fate, told)
    elif isinstance(move, Truck):
        transport.place_truck(state, move, told)
    elif isinstance(move, Carry):
        transport.carry(state, move, told)
    elif isinstance(move, Load):
        transport.load_corps(state, move, told)
        if state.stage == SURPLUS and surplus.relieved(state):
            _resume(state, told)
    elif isinstance(move, Unload):
        transport.unload_corps(state, move, told)
    elif isinstance(move, Supplies):
        supplies.gain_supplies(state, move, told)
    elif isinstance(move, Trucks):
        trucks.gain_trucks(state, move, told)
    elif isinstance(move, Stop):
        _stop(state, told)
    elif isinstance(move, Done):
        if state.stage == TRANSPORTING:
            transport.end_transport(state, told)
        else:
            paratroops.end_drops(state)
            told.tell("RR-5.4", "ends-drops", army=army_name(state.army))
    elif isinstance(move, End):
        _end(state, told)
    elif isinstance(move, Feed):
        cards.feed(state, told)
    elif isinstance(move, (Swap, Keep, Ignore)):
        cards.choose(state, move, told)
    elif isinstance(move, Discard):
        if surplus.discard(state, move, told):
            _resume(state, told)
    elif isinstance(move, Air):
        air.support(state, move, fate, told)
    elif isinstance(move, Recon):
        air.recon(state, move, fate, told)
    elif isinstance(move, PlayResistance):
        air.play_resistance(state, told)
    elif isinstance(move, Paratroops):
        paratroops.pay_paratroops(state, move, told)
    elif isinstance(move, Drop):
        paratroops.drop(state, move, told)
    elif isinstance(move, Resist):
        reaction.resist(state, move, told)
    elif isinstance(move, Counterattack):
        reaction.counterattack(state, move, told)
    elif isinstance(move, Forgo):
        reaction.forgo(state, told)
    elif isinstance(move, Shift):
        solo.shift_number(state, move.number, state.board.field_of[move.field], told)
        solo.go_on(state, told)
    elif isinstance(move, Roll):
        solo.strike(state, fate, told)
    else:
        assert_never(move)


def _resume(state: State, told: Told) -> None:
    """RR-10.10a: a surplus is settled, and what it interrupted goes on."""
    if state.resume == cards.AT_VICTORY:
        cards.finish_entry(state, told)
    elif state.resume == cards.BEHIND_TOKENS:
        cards.go_on(state)
    else:
        state.stage = state.resume


def _stop(state: State, told: Told) -> None:
    """RR-10.11: the player may stop at any time."""
    told.tell("RR-10.11", "stops", corps=corps_name(state.board, state.mover))
    cards.end_move(state)


def _end(state: State, told: Told) -> None:
    """RR-5.6: after the last action paratroops, then the German reaction."""
    told.tell("RR-5.6", "ends-turn", army=army_name(state.army))
    paratroops.turn_paratroops(state, told)
    if state.board.solo:
        solo.react(state, told)
    else:
        state.stage = REACTING


def moves(state: State) -> list[Move]:
    """All legal moves of the seat that decides; loads and trucks token by token."""
    stage = state.stage
    listed: list[Move] = []
    if stage == ACTING:
        movement.marches(state, listed)
        if state.actions:
            supplies.gains(state, listed)
            trucks.draws(state, listed)
            transport.trucks(state, listed)
            if paratroops.may_drop(state):
                listed.extend(paratroops.payments(state))
        air.airs(state, listed)
        air.kept_plays(state, listed)
        transport.loadings(state, listed)
        listed.append(END)
    elif stage == MOVING:
        movement.further(state, listed)
        transport.loadings(state, listed)
        listed.append(STOP)
    elif stage == TRANSPORTING:
        transport.carries(state, listed)
        transport.trucks(state, listed)
        transport.loadings(state, listed)
        listed.append(DONE)
    elif stage == CARD:
        return cards.choices(state)
    elif stage == SURPLUS:
        _relief(state, listed)
    elif stage == DROPPING:
        return paratroops.drops(state)
    elif stage == DROPPED:
        if paratroops.may_drop(state):
            listed.extend(paratroops.payments(state))
        listed.append(DONE)
    elif stage == REACTING:
        return [solo.ROLL] if state.board.solo else reaction.reactions(state)
    elif stage == SHIFTING:
        return solo.shifts(state)
    return listed


def _relief(state: State, listed: list[Move]) -> None:
    """RR-6.5, ruling Q-57: discards, and what the moving corps may still load."""
    surplus.discards(state, listed)
    if state.mover >= 0 and state.corps[state.mover].field == state.full:
        transport.loads(state, state.mover, listed)
