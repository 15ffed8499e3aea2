# Words of the kernel, shared by all games.

notation-empty = No move given. Write a move, for example { $example }.
notation-unknown = "{ $word }" is not a move of this game. Known moves: { $known }.
notation-malformed = "{ $text }" cannot be read. It is written like this: { $example }.

undo-nothing = There is nothing to undo.
undo-other-seat = Another player made the last move. Ask for a take-back.
undo-final = This move cannot be undone: chance has decided, something was revealed, or play has passed on. Ask for a take-back.

list-last = { $first } and { $rest }
list-more = { $first }, { $rest }
phase-play = Play
phase-over = End of the game
not-now = Not now: choose something highlighted.
too-many-odds = This move has too many possible outcomes to count.
no-lists = This game has no army lists.
no-such-question = This game does not answer the question "{ $question }".

## The table in the browser

seat-called = { $seat }
game-is-over = The game is over.
result-resigned = The game ended by resignation.
prompt-watch = You are watching.
prompt-resigned = { $seat } resigned: the game is over.
resigns = { $seat }: resigned.
took-back = The game goes back to move { $moves }.
stale = The position has changed in the meantime: try again.
not-a-command = This message cannot be read.
banned = This address may not use this server. Ask its administrator.
too-fast = Too many messages in a short time: wait a moment.
not-your-seat = Your seat may not do this.
veiled = Hand the device over first.
nothing-asked = Nobody has asked for a take-back.
take-back-seat-open = You cannot go back past what chance or others have shown while a seat is free ({ $seat }): wait until somebody takes it.
no-such-moment = There is no move { $at } here.
hint-against-people = There are no hints in a game against people, unless the table was opened for teaching.
hint-not-your-turn = There is nothing for you to decide now.
hint-waits = Your last hint is still being worked out.
analysis-hidden = Hidden information stays hidden at this table, so its game cannot be analysed.
analysis-closed = This game was played with other rules or data: it cannot be analysed.
analysis-long = This game is too long to analyse: { $moves } moves, at most { $most }.
analysis-many = { $most } of your analyses are still waiting: let one of them finish first.
analysis-busy = Too many games are waiting to be analysed. Try again later.
worth-result = the result of the game
eyes-closed = Hidden things are shown only after the game, and only if the host allowed it.
slow-answer = The answer takes too long: ask a simpler question.
slow-move = Checking the rules takes too long; nothing has changed.
incident = Something went wrong here; nothing has changed. Incident { $incident }.
page-lobby = Strategy games in the browser: play against bots, with friends at one screen, or over the net. Every rule is checked and explained.
page-import-title = Import a game
page-import = Bring a saved game back to the table and play on.
page-table = A table of { $game }. Open it to take your seat or to watch.
page-ended = A finished game of { $game }: who won and why, the lead over the game, and its turning points.
page-missing-title = Page not found
page-missing = There is nothing at this address.
no-such-page = There is nothing here.
no-such-table = There is no such table.
table-full = This table has reached its limit of { $most } moves. Resign to end the game.
no-such-game = There is no such game.
delete-refused = This game cannot be deleted: other people play it, or somebody has just joined. Resign first, or put it in the archive.
no-such-seat = There is no such seat.
seats-do-not-fit = These seats do not fit together: choose as the game allows.
no-such-bot = There is no such bot.
no-training = This game has no guided first game.
option-refused = Option { $option }: this value is not allowed.
options-refused = { $why }
record-refused = The record cannot be imported: { $why }
link-refused = This link does not open a seat. Ask the host for a new one.
seat-taken = This seat is taken. If it is yours, use your recovery code.
seat-held = { $name } holds this seat. Ask for it openly: everybody sees it.
seat-not-asked = Nobody has asked for this seat.
handover-waits = Too early: the holder of this seat must be away for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
other-seat-here = This browser already plays another seat at this table. Use another browser or a private window.
code-refused = This recovery code is not valid. It may have been used or replaced.
no-such-device = This device is already signed out.
last-device = This is your only device here. Make a recovery code first, so that you can come back.
too-many-devices = You already play on { $most } devices here. Sign one of them out first: “Play on another device” lists them.
secrets-kept = This table keeps its secrets after the end, so nobody can play on from the middle of it.
name-taken = That name is taken at this table. Choose another.
name-refused = A name has 1 to 32 visible characters on one line.
host-only = Only the host of this table may do that.
not-over = The game is not over yet.
sides-kept = The sides of this game cannot be swapped.
foreign-origin = This request came from another page.
links-withdrawn = You no longer hold a seat here. You can still watch the table.
signed-out = This device was signed out of the table.
session-over = Your session at this table has ended. Use your recovery code, or ask the host.
cannot-store = The game could not be saved, so nothing has changed: try again in a moment.
disk-full = The server's disk is full, so nothing was saved and nothing has changed: try again later.
store-unsure = The database failed while this was being saved. In a moment the table shows whether it was: look before you try again.
table-deleted = The server's administrator deleted this table.
table-went-back = The database has lost the last moves of this table. It goes on from what is stored: the page shows that in a moment.
cannot-read = The server cannot read its tables at the moment: try again soon.
table-other-data = This table was played with data set { $data }, and this server has { $found }: you can look at it, but not play on.
table-other-rules = This table was played with version { $rules } of the rules, and this server knows { $known }: you can look at it, but not play on.
table-broken = The rules of this server do not accept move { $move } of this table: you can look at it up to there, but not play on.
table-unreadable = This table cannot be set up by this server: it needs the data set and the version of Sztab that it was played with. Nothing of it is lost.
other-rules = it was played with version { $rules } of the rules, and this server knows { $known }.
other-hash = after move { $move } the position is not the recorded one. The record was changed or damaged; download it again.
other-result = the game does not end as the record says. The record was changed or damaged; download it again.
moves-missing = moves are missing at the end. The record was changed or damaged; download it again.
other-data = it was played with data set { $data }, and this server has { $found }.
server-closes = The server is shutting down; the table is saved.
slow-reader = The connection is too slow: try again.
game-about-unsaid = { $title }.
game-reconstructed-unsaid = The notes beside the data of { $title } say which data is reconstructed.

seat-asked = { $seat }: the host wants to give this seat to another person. { $name } can agree or stay. After { $days ->
    [one] { $days } day
   *[other] { $days } days
} without { $name } the host may do it anyway.
seat-asked-bot = { $seat }: the host wants to let a bot play on. { $name } can agree or stay. After { $days ->
    [one] { $days } day
   *[other] { $days } days
} without { $name } the host may do it anyway.
seat-kept = { $seat }: { $name } is here and keeps the seat.
seat-ask-withdrawn = { $seat }: the host lets { $name } keep the seat.
seat-freed-agreed = { $seat }: { $name } agreed to give up the seat. Another person can take it.
seat-freed-agreed-bot = { $seat }: { $name } agreed to give up the seat. A bot plays on.
seat-freed-absent = { $seat }: { $name } was away for { $days ->
    [one] { $days } day
   *[other] { $days } days
}. The host invites another person.
seat-freed-absent-bot = { $seat }: { $name } was away for { $days ->
    [one] { $days } day
   *[other] { $days } days
}. A bot plays on.
seat-given-up = { $seat }: the host gave up this seat. Another person can take it.
seat-given-up-bot = { $seat }: the host lets a bot play this seat.
seat-taken-over = { $seat }: { $name } plays from here on.

## Bounds on what comes from outside

too-deep = Nested too deep at { $place }: at most { $most } levels are allowed.
too-many-values = Too much to read: at most { $most } values are allowed ({ $place }).
too-many-entries = Too many entries in { $place }: { $found }, at most { $most } allowed.
too-many-together = Too many entries in all { $place } together: at most { $most } allowed.
too-long-text = The text in { $place } is too long: { $found } characters, at most { $most } allowed.
number-too-large = The number in { $place } is too large: numbers from -{ $most } to { $most } are allowed.
too-many-moves = Too many moves: { $found }, at most { $most } are allowed in one record of this game.
position-refused = { $place }: { $why }
position-unreadable = This position cannot be set up: { $why }
no-such-study = There is no such study.
no-such-puzzle = There is no such puzzle.
page-study = Set up a position of { $game }, try moves, share it by link.
page-puzzles = Positions of { $game } in which one plan is clearly the best.
