# Words of the terminal.

rules-version = rules version { $version }
seats = seats: { $seats }
any-number = a number
any-text = a text

welcome = { $title }. Type a number or a move; "help" says what else you can type.
table-of = Seats: { $seats }.
seat-human = { $seat } (you)
seat-bot = { $seat } ({ $bot })
bot-random = random bot
bot-greedy = greedy bot
bot-recruit = recruit, a bot
bot-sergeant = sergeant, a bot
bot-colonel = colonel, a bot
bot-general = general, a bot
bot-random-about = Any legal move.
bot-greedy-about = The move that looks best at once.
bot-recruit-about = Overlooks moves and misjudges others: a first opponent.
bot-sergeant-about = Judges every plan by where it leads, without your reply.
bot-colonel-about = Thinks a few moves ahead, for up to a second.
bot-general-about = Thinks as far ahead as it can, for about two seconds.
bot-budget = { $seconds } s at a table, { $nodes } positions without a clock
not-as-kept = The game goes on, but it differs from the one that was kept: { $why }
resumed = The game goes on after { $moves ->
    [one] one move
   *[other] { $moves } moves
}.

choices = Choices:
groups = { $count } choices. Type a number, the beginning of a move to narrow them down, or "moves" to see them all.
more-choices = { $left } more: press Enter.
no-choices = No choice begins with "{ $filter }".
only-choice = Press Enter to choose it.
parts = You can use:
amount = { $name } 0 to { $limit }
examples = Examples; you can also type your own move:
no-such-number = There is no choice { $number }. Choose 1 to { $count }.

warn-die = rolls dice
warn-card = draws a card
warn-reveals = reveals hidden information
warn-ends-phase = ends the phase
warn-ends-turn = ends the turn
warn-lasting = cannot be taken back

refused = Not allowed: { $why }
unread = Not understood: { $why }
undone = Taken back: { $move }.
log-empty = Nothing has happened yet.
no-board = This game has no drawing for the terminal.
rule-hint = Type "rules ID" with one of these ids.
saved = Saved: { $file }
save-needs-file = Add a file name: save game.json
not-kept = The game cannot be kept: { $why } Use "save FILE" to keep it elsewhere.
kept = The game is kept in { $file }
resume = To play on: { $command }
nothing-kept = No move was made, so nothing was kept.
serving = Serving at { $address } (Ctrl+C ends it; every table is kept).
replay-it = To see it again: { $command }

pass-device = Hand the device to { $seat } and look away. { $seat }: press Enter when you are alone with the screen.
over = The game is over.
nobody-wins = Nobody wins.
place = { $place }. { $seats }: { $scores }
score = { $seats }: { $scores }

hint-people = There are no hints in a game against people.
help =
    A number chooses from the list. The text of a move makes it. The beginning of a move
    narrows the list down; Enter shows more of it.
      moves [BEGINNING]  list the choices      board        draw the table
      log [all]          what has happened     rules [ID]   the rule text
      undo               take back your move   save FILE    write the record
      hint               what the colonel would do
      help               this                  quit         stop; the game is kept
