"""What people may do at a table: a command becomes an event, or is refused."""

from sztab.core.words import seat_name
from sztab.server.errors import RefusedError, refused
from sztab.server.rules import messages
from sztab.server.rules.live_table import LiveTable
from sztab.server.store.schema import Event, Kind


def carry_out(table: LiveTable, command: messages.Command) -> list[Event]:
    """Change *table* by a command; what is to be stored of it.

    That is nothing of a move that was sent twice and made once, and of what another worker has
    stored; a move comes with those after it in which nobody has anything to decide.
    """
    if isinstance(command, messages.Redo):
        for stored in command.events:
            table.redo(stored)
        return []
    if isinstance(command, messages.Move):
        return _move(table, command)
    if isinstance(command, messages.Undo):
        event = _undo(table, command)
    elif isinstance(command, messages.TakeBack):
        event = _take_back(table, command)
    else:
        event = command.event
    if table.is_full(event.kind):
        raise refused("table-full", most=table.game.most_moves)
    table.accept(event)
    return [event]


def _move(table: LiveTable, command: messages.Move) -> list[Event]:
    if command.version != table.version:
        if command.exactly:
            raise refused("stale", stale=True)
        if table.is_repeat(command.version, command.seat, command.text):
            return []
        if not table.same_for(command.seat, command.version):
            raise refused("stale", stale=True)
    if table.over:
        raise refused("game-is-over")
    if table.is_full("move"):
        raise refused("table-full", most=table.game.most_moves)
    events = []
    for entry in table.decide(command.text, command.seat):
        events.append(Event(table.version, "move", entry.seat, entry.move, entry.fate))
        table.accept(events[-1])
    return events


def _undo(table: LiveTable, command: messages.Undo) -> Event:
    reach = table.undo_reach(command.seat)
    if not isinstance(reach, tuple):
        raise RefusedError(reach)
    near, far = reach
    if not far <= command.to <= near:
        raise refused("no-such-moment", at=command.to)
    return Event(table.version, "undo", command.seat, str(command.to))


def _take_back(table: LiveTable, command: messages.TakeBack) -> Event:
    """Go back, or ask for it; not past dice and cards while somebody invited cannot agree yet."""
    if table.resigned is not None:
        raise refused("game-is-over")
    if not command.to < table.moves_made:
        raise refused("no-such-moment", at=command.to)
    if command.open_seat is not None:
        reach = table.undo_reach(command.seat)
        if not (isinstance(reach, tuple) and reach[1] <= command.to):
            name = seat_name(table.game, command.open_seat)
            raise refused("take-back-seat-open", 409, seat=name)
    kind: Kind = "take-back" if command.free else "ask-take-back"
    return Event(table.version, kind, command.seat, str(command.to))
