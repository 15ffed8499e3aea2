"""What a seat is shown: its view, its log and its moments, named one by one."""

from sztab.core.game import AnyGame, Result
from sztab.core.game import Progress as CoreProgress
from sztab.core.said import Name, Refusal
from sztab.core.table import NOTHING_TO_UNDO, Table
from sztab.core.words import seat_name
from sztab.server import wire
from sztab.server.rules.live_table import LiveTable
from sztab.server.wire.convert import offer, said

ALL_EYES = "*"


def view(
    table: LiveTable, seat: str | None, log_from: int, take_back: wire.TakeBackAsked | None
) -> wire.View:
    """Return the whole table as *seat* may know it, with the log from move *log_from* on."""
    game, state = table.game, table.state
    at = None if seat is None else table.seats.index(seat)
    mine = seat is not None and seat in table.awaited
    return wire.View(
        game=game.id,
        version=table.version,
        seat=seat,
        moves_made=table.moves_made,
        awaited=list(table.awaited),
        step=phase(game.progress(state)),
        prompt=said(_prompt(table, at)),
        offers=[offer(one) for one in game.offers(state, at)] if mine and at is not None else [],
        undo=_undo(table, seat),
        log_from=log_from,
        log=lines(table, seat, log_from),
        table=game.view(state, at),
        ending=None if table.result is None else ending(table, table.result),
        take_back=take_back,
    )


def phase(progress: CoreProgress) -> wire.Phase:
    """Return where the game stands."""
    return wire.Phase(progress.turn, said(progress.phase), progress.n, progress.of)


def _prompt(table: LiveTable, seat: int | None) -> Name:
    if table.closed is not None:
        return Name(table.closed.key, **table.closed.args)
    if table.resigned is not None:
        return Name("prompt-resigned", seat=seat_name(table.game, table.resigned))
    return table.game.prompt(table.state, seat)


def _undo(table: LiveTable, seat: str | None) -> wire.Undo:
    if seat is None:
        return wire.Undo(refusal=said(NOTHING_TO_UNDO))
    reach = table.undo_reach(seat)
    if isinstance(reach, Refusal):
        past = None if table.closed else table.before_answers(seat)
        last = None if table.closed else table.before_decision(seat)
        return wire.Undo(refusal=said(reach), past=past, last=last)
    near, far = reach
    entries = enumerate(table.record.entries[far:], start=far + 1)
    texts = [entry.move if table.last_decision(at) == at else "" for at, entry in entries]
    return wire.Undo(near, far, texts)


def lines(table: LiveTable, seat: str | None, since: int) -> list[wire.Line]:
    """Return what *seat* heard of each move from *since* on, and of agreements in between."""
    listener = None if seat is None else table.seats.index(seat)
    notes: dict[int, list[wire.Said]] = {}
    for at, note in table.notes:
        notes.setdefault(at, []).append(said(note))
    found: list[wire.Line] = []
    for at in range(max(since, 0), table.moves_made + 1):
        told = table.told(at)
        heard = [event for event in told.events if event.heard_by(listener)]
        if at or heard:  # the opening is a line only where something was told
            private = [i for i, event in enumerate(heard) if event.to is not None]
            details = [said(event) for event in told.details if event.heard_by(listener)]
            step = phase(table.progress(max(at - 1, 0)))
            mover = table.record.entries[at - 1].seat if at else None
            found.append(wire.Line(at, mover, [*map(said, heard)], step, private, details))
        if at in notes:
            found.append(wire.Line(at, None, notes[at]))
    return found


def ending(table: LiveTable, result: Result) -> wire.Ending:
    """Return how the game ended."""
    names = table.seats
    words = Refusal(result.rule, result.key, **result.args)
    return wire.Ending(
        places=[[names[seat] for seat in place] for place in result.ranking],
        winners=list(winners(table)),
        scores={names[seat]: score for seat, score in enumerate(result.scores)},
        say=said(words),
    )


def winners(table: Table) -> tuple[str, ...]:
    """Return the seats that have won; nobody has while it goes on, or who gave up alone."""
    resigned = table.resigned if isinstance(table, LiveTable) else None
    if table.result is None or (resigned is not None and len(table.seats) == 1):
        return ()
    return tuple(table.seats[seat] for seat in table.result.winners)


def moment(table: LiveTable, seat: str | None, at: int, all_eyes: bool = False) -> wire.Moment:
    """Return the table after *at* moves as *seat* saw it, or with everything shown."""
    then = table.moment(at)
    viewer = None if seat is None else table.seats.index(seat)
    return wire.Moment(
        at=at,
        of=table.moves_made,
        step=phase(table.game.progress(then.state)),
        table=table.game.view(then.state, viewer),
        said=[said(event) for event in then.told.events if all_eyes or event.heard_by(viewer)],
    )


def seat_info(game: AnyGame, seat: str) -> wire.SeatInfo:
    """Return a seat's name and words."""
    return wire.SeatInfo(seat, said(seat_name(game, seat)))
