"""What a seat is shown: its view, its log and its moments, named one by one."""

from sztab.core.game import AnyGame
from sztab.core.game import Progress as CoreProgress
from sztab.core.said import Name, Refusal
from sztab.server import wire
from sztab.server.course import Course
from sztab.server.saying import offer, said, seat_name

ALL_EYES = "*"


def view(
    course: Course, seat: str | None, log_from: int, take_back: wire.TakeBackAsked | None
) -> wire.View:
    """The whole table as *seat* may know it, with the log from move *log_from* on."""
    game, state = course.game, course.table.state
    at = None if seat is None else course.seats.index(seat)
    mine = seat is not None and seat in course.awaited
    return wire.View(
        game=game.id,
        version=course.version,
        seat=seat,
        moves_made=course.moves_made,
        awaited=list(course.awaited),
        step=phase(game.progress(state)),
        prompt=said(_prompt(course, at)),
        offers=[offer(one) for one in game.offers(state, at)] if mine and at is not None else [],
        undo=_undo(course, seat),
        log_from=log_from,
        log=lines(course, seat, log_from),
        table=game.view(state, at),
        ending=ending(course),
        take_back=take_back,
    )


def phase(progress: CoreProgress) -> wire.Phase:
    """Where the game stands, on the wire."""
    return wire.Phase(progress.turn, said(progress.phase), progress.n, progress.of)


def _prompt(course: Course, seat: int | None) -> Name:
    if course.closed is not None:
        return Name(course.closed.key, **course.closed.args)
    if course.resigned is not None:
        return Name("prompt-resigned", seat=seat_name(course.game, course.resigned))
    return course.game.prompt(course.table.state, seat)


def _undo(course: Course, seat: str | None) -> wire.Undo:
    if seat is None:
        return wire.Undo(refusal=said(Refusal("undo", "undo-nothing")))
    reach = course.undo_reach(seat)
    if isinstance(reach, Refusal):
        return wire.Undo(refusal=said(reach))
    near, far = reach
    return wire.Undo(near, far, [entry.move for entry in course.entries()[far:]])


def lines(course: Course, seat: str | None, since: int) -> list[wire.Line]:
    """What *seat* has heard of each move from number *since* on, and of agreements between."""
    listener = None if seat is None else course.seats.index(seat)
    notes: dict[int, list[wire.Said]] = {}
    for at, note in course.notes:
        notes.setdefault(at, []).append(said(note))
    found: list[wire.Line] = []
    for at in range(max(since, 0), course.moves_made + 1):
        if at:
            events = course.table.told(at).events
            heard = [event for event in events if event.heard_by(listener)]
            private = [i for i, event in enumerate(heard) if event.to is not None]
            step = phase(course.table.progress(at - 1))
            seat_of_move = course.entries()[at - 1].seat
            found.append(wire.Line(at, seat_of_move, [*map(said, heard)], step, private))
        if at in notes:
            found.append(wire.Line(at, None, notes[at]))
    return found


def ending(course: Course) -> wire.Ending | None:
    """How the game ended, on the wire."""
    result = course.result
    if result is None:
        return None
    names = course.seats
    lost = course.resigned is not None and len(names) == 1
    words = Refusal(result.rule, result.key, **result.args)
    return wire.Ending(
        places=[[names[seat] for seat in place] for place in result.ranking],
        winners=[] if lost else [names[seat] for seat in result.winners],
        scores={names[seat]: score for seat, score in enumerate(result.scores)},
        say=said(words),
    )


def moment(course: Course, seat: str | None, at: int, all_eyes: bool = False) -> wire.Moment:
    """The table after *at* moves as *seat* saw it; with all eyes every line is heard."""
    then = course.table.moment(at)
    viewer = None if seat is None else course.seats.index(seat)
    return wire.Moment(
        at=at,
        of=course.moves_made,
        step=phase(course.game.progress(then.state)),
        table=course.game.view(then.state, viewer),
        said=[said(event) for event in then.told.events if all_eyes or event.heard_by(viewer)],
    )


def differ(course: Course, one: str, other: str) -> bool:
    """Whether two seats of a device know different things, so that a veil must part them."""
    game, state = course.game, course.table.state
    first, second = course.seats.index(one), course.seats.index(other)
    if game.view(state, first) != game.view(state, second):
        return True
    return any(
        event.heard_by(first) != event.heard_by(second)
        for at in range(1, course.moves_made + 1)
        for event in course.table.told(at).events
    )


def seat_info(game: AnyGame, seat: str) -> wire.SeatInfo:
    """A seat by its name and words."""
    return wire.SeatInfo(seat, said(seat_name(game, seat)))
