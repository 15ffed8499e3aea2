# Words of the browser table. The same keys and arguments stand in pl.ftl.

## Prompt

prompt = What to do now
head-yours = Your move · { $side }
head-answer = Your answer · { $side }
head-waiting = Waiting · { $side }
head-watching = Watching · { $side } to move
head-sending = Your move · { $side }
head-offline = Offline
head-gone = Closed
head-replay = Replay { $at }/{ $of }
head-over = Game over
head-closed = To be looked at only
step = { $turn ->
    [0] { $phase } · { $n }/{ $of }
   *[other] Turn { $turn } · { $phase } · { $n }/{ $of }
}
picking = { $what }: { $goals ->
    [place] choose a destination.
    [piece] choose a piece.
    [both] choose a destination or a piece.
   *[other] choose what comes next.
}
sending = Sending…
trying = { $seconds ->
    [0] The connection is lost. Trying again…
   *[other] The connection is lost. Trying again in { $seconds } s.
}
trying-again = No answer yet. Trying again…
try-now = Try now
stale = The position has changed.
elsewhere = This move was made in another window of yours.
reminder = It is still your move.
called = It is your move.
gone = This table was closed for you
left-over = { $count ->
    [one] { $count } piece can still act
   *[other] { $count } pieces can still act
}
confirm = Confirm
cancel = Cancel
close = Close
undo = Undo
undo-what = Undo (U): { $what }
undo-all = Undo all
undo-all-key = Undo all (Shift+U)
redo = Redo
more-actions = All { $count } actions…
amount = Amount
amount-of = { $what }, 0 to { $most }
take-amount = Choose { $count }
less = Less: { $what }
more = More: { $what }
take-back-asked = Request from { $side }: go back to move { $to }. { $lost ->
    [one] { $lost } move would be lost.
   *[other] { $lost } moves would be lost.
}
take-back-waits = Request from { $side }: go back to move { $to }.
yes-back = Go back
no = No
present = { $count ->
    [0] Back to the game
   *[other] Back to the game ({ $count } new)
}
moment-start = The beginning of the game.
moment-loading = Looking…
rematch-join = Join the rematch
rematch = Rematch
replay = Replay
since = { $count ->
    [one] { $count } move was made since your last one.
   *[other] { $count } moves were made since your last one.
}
since-show = Show
since-skip = Skip

warn-die = rolls dice
warn-card = reveals a card
warn-reveals = shows hidden things
warn-ends-phase = ends the phase
warn-ends-turn = ends your turn
warn-lasting = cannot be taken back

## Board

board-label = Map, { $places ->
    [one] { $places } place
   *[other] { $places } places
}, { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}. { $lit ->
    [0] Nothing can be chosen now.
    [one] { $lit } can be chosen.
   *[other] { $lit } can be chosen.
}
thing-lit = { $label }; can be chosen
thing-picked = { $label }; chosen
thing-plain = { $label }
can-pick = choose
stack = Several things lie here
stack-all = Select all
card-pin = Keep in the panel
card-pin-key = Keep in the panel (I again)
pinned = Kept card
edge = Edge
tools = Map
tool-closer = Zoom in (+)
tool-farther = Zoom out (−)
tool-fit = Whole map (0)
tool-asked = Go to what is asked (Z)
tool-hide = Hide the pieces (H)
overlays = Layers
hand = Hand and cards
nothing-to-do = Nothing is left to do.

tell = Ask the map
tell-where = Where am I
tell-around = What is around me
tell-mine = My units
tell-enemies = Enemies near this
tell-nothing = There is nothing.
tell-thing = { $way }: { $thing }
tell-far = { $way }, { $far }: { $thing }
hexes = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
way-here = here
way-north = north
way-north-east = north-east
way-east = east
way-south-east = south-east
way-south = south
way-south-west = south-west
way-west = west
way-north-west = north-west

## Panel

panel = Panel
panel-fold = Show or hide the panel
tab-log = Log
tab-actions = Actions
tab-rules = Rules
tab-chat = Chat
tab-table = Table
and-more = And { $count } more; press L for the log.

filter = Filter the actions
no-actions = There is nothing to decide for you now.
nothing-fits = Nothing fits.
type-move = Or type a move
send = Send

log = Log
log-filter = Which lines
log-all = All
log-fights = Fights
log-mine = Mine
log-concerns = about your pieces
log-chat = Chat
log-private = private note
log-new = { $count } new
log-since = What happened since your last move
log-empty = Nothing has happened yet.
log-look = Show move { $n }
log-save = Save as text:

rules = Rules
rules-search = Search the rules
rules-table = Table of the rules
rules-missing = This rule text cannot be shown.
rules-now = Now: { $phase }
dice = Dice so far
dice-of = { $side }: { $count ->
    [one] { $count } die
   *[other] { $count } dice
} thrown, { $mean } on average (3.5 expected)
dice-face = Face
dice-actual = came
dice-expected = expected
figure = { $value }
rule-open = Rule { $rule }
rule-whole = In the rule text

chat = Chat
chat-empty = Nobody has said anything.
chat-write = Say something

people = At the table
here = connected
away = not connected
you = you
seat-open = free seat
seat-with = { $side }: { $name }
bot-name = { $bot }
bot-random = Random bot
bot-greedy = Greedy bot
bot-search = Searching bot
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
links-lead = Send each link to the person who shall take the seat:
copy = Copy
link-new = New link
copied = Copied
sit-down = Sit down: { $side }
devices = Play on another device
devices-lead = Enter a recovery code on the other device, and you play the same seat there. Show it to nobody: it opens your seat.
devices-own = Your devices at this table
device-unknown = Unknown device
device-here = this one
device-used = Last used: { $when }
device-out = Sign out
device-out-what = Sign out: { $device }
code-make = Make a recovery code
code-renew = Make a new code
code-revoke = Revoke the code
code-copy = Copy as a link
code-once = It is shown only now and works once. A new code replaces it.
code-waits = You have a recovery code that was not used yet.
seats-manage = Manage seats
seats-lead = { $days ->
    [one] A seat that somebody holds is given away only openly: when they agree, or after { $days } day without them.
   *[other] A seat that somebody holds is given away only openly: when they agree, or after { $days } days without them.
}
hand-ask = Ask for this seat
hand-ask-bot = Ask to let a bot play
hand-own = Give up this seat…
hand-own-sure = You lose this seat at once. Who plays on?
hand-person = Another person
hand-bot = Let a bot play
hand-now = Invite another person now
hand-now-bot = Let a bot play now
hand-withdraw = Withdraw
hand-link = New link
hand-waits = The host asks for this seat. Unless { $name } returns, it is free from { $when }.
hand-waits-bot = The host asks to let a bot play. Unless { $name } returns, it may from { $when }.
hand-asked = The host wants to give your seat ({ $side }) to another person. If you do nothing, this is possible from { $when }.
hand-asked-bot = The host wants a bot to play your seat ({ $side }). If you do nothing, this is possible from { $when }.
hand-stay = I stay
hand-agree = Give up my seat

take-back = Ask to go back
take-back-to = Back to move
save-record = Save the game
branch = New table from move { $at }
resign = Resign
resign-sure = Resign now

replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-last = To the present
replay-slider = Move
replay-at = move { $at } of { $of }
replay-number = Number of the move
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-fight = Next fight
replay-eyes = Whose eyes
eyes-own = As I saw it
eyes-all = Everything
times = { $speed } ×

veil = Pass the device
veil-recorded = { $name }’s move is recorded.
veil-next = Next: { $name } ({ $side })
veil-show = I am { $name }, show my side

hint = Hint
hint-dismiss = Understood

keys = Keys
keys-game = This game
keys-table = The table
key-tab = the next region; the board is one stop
key-arrows = the nearest thing that can be chosen
key-ctrl-arrows = any thing of the map
key-pan = move the map
key-enter = choose; confirm
key-add = add to what is chosen
key-esc = one step back, close a card, end the replay
key-numbers = the numbered buttons
key-held = the actions of the hand; then come the buttons of the prompt
key-u = undo
key-shift-u = undo all
key-y = redo
key-n = the next or previous piece with something to do
key-dot = leave this piece out until the next phase
key-i = card of the focused thing; again: keep it in the panel
key-a = the list of actions
key-l = the log
key-z = what is asked of you; the whole map
key-zoom = zoom
key-h = hide the pieces while held
key-panel = the side panel
key-replay = replay, one move
key-help = why the focused thing cannot be chosen; else this list

settings = Settings
set-language = Language
set-shade = Colours
shade-system = as the system
shade-light = light
shade-dark = dark
set-motion = Motion
motion-system = as the system
motion-on = on
motion-off = off
set-confirm = On touch screens every move waits for Confirm
set-letters = Single-letter shortcuts
set-sound = A tone when it is my move
set-notify = A notification when it is my move
set-remind = Remind me of my move
remind-after = { $minutes ->
    [0] never
    [one] after { $minutes } minute
   *[other] after { $minutes } minutes
}
set-hints = Show the hints again

## Pages

pages = Pages
about-build = Sztab { $version } · { $build ->
    [compiled] compiled rules
   *[pure] plain Python rules (slower)
  }
lobby-title = A table for wargames
lobby-lead = The table knows the rules: it lights what can be done, and says why something cannot. Play now, or open a table for friends.
tonight = Play tonight
play-bot = Play against a bot
play-training = Guided first game
training-title = Guided first game
new-table = New table
new-table-of = New table: { $game }
own-tables = Your tables
open-tables = Open tables
no-own-tables = You have no games yet.
no-open-tables = No table is waiting for players.
state-over = over
state-yours = ▶ your move
state-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
guest = Guest
seats = Seats
options = Options
no-options = None.
reconstructed = Reconstructed data
rules-version = Rules version { $version }
who-plays = Who plays
who-me = Me, on this device
who-open = Somebody else, by link
who-bot = { $bot }
seating = Armies in play
your-name = Your name
name-of = Name of the player: { $side }
hot-seat-note = Several people share this device: it is handed over between their moves.
table = Table
table-title = Name of the table
listed = Show the table in the lobby, so that anybody can join
free-take-back = Take-backs need no consent
show-all-after = After the end everybody may see everything
open-table = Open the table
take-seat = Take seat
take-title = Your seat: { $side }
take-invited = { $name } invites you to play { $game }.
take-invited-plain = You are invited to play { $game }.
take-table = Table: { $title }.
take-terms = What to expect
take-once = The link works once. After you take the seat, it is yours alone.
take-consent = Moves are taken back only if everybody agrees.
take-free = Moves can be taken back without asking.
take-shown = After the end everybody may see everything.
take-hidden = What is hidden stays hidden, also after the end.
take-absence = { $days ->
    [one] The host may ask for your seat. Only if you agree, or stay away for { $days } day after that, can it be given to somebody else.
   *[other] The host may ask for your seat. Only if you agree, or stay away for { $days } days after that, can it be given to somebody else.
}
take-imported = The host brought this game from a saved record. The server has checked its moves by the rules; what the dice and cards were is the record's word.
take-position = The game began from a prepared position, not from the usual set-up.
take-moves = { $count ->
    [one] { $count } move has been made already.
   *[other] { $count } moves have been made already.
}
take-played = Somebody else has played this seat so far.
take-taken-back = { $count ->
    [one] Moves were taken back { $count } time so far.
   *[other] Moves were taken back { $count } times so far.
}
take-refused = You cannot take this seat
take-watch = Watch the table
option-on = yes
option-off = no
recover = Continue with a recovery code
recover-lead = You get the code on the device where you play: “Play on another device” at the table. Each code works once.
recover-code = Recovery code
recover-go = Play here
absence = Days of absence before a seat may be given to somebody else
loading = The table is being opened…
no-table = There is no connection to this table. It may have been closed, or the server is away; the page keeps trying.
to-lobby = To the lobby
missing = There is no such page
import = Import
import-title = Go on with a saved game
import-lead = A file saved from a table becomes a table again. The server replays it by the rules, move by move.
import-file = Saved game
import-not-json = This file is not a saved game.
problem-offline = The server cannot be reached.
problem-server = The server answered with error { $status }.
problem-client = Something went wrong on this page. Reload it and try again.
plain = { $text }
