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
head-won = Game over · Winner: { $side }
head-closed = Read-only
step = { $turn ->
    [0] { $phase }{ $of ->
        [1] {""}
       *[other] {" "}· phase { $n } of { $of }
    }
   *[other] Turn { $turn }{ $last ->
        [0] {""}
       *[other] {" "}of { $last }
    } · { $phase }{ $of ->
        [1] {""}
       *[other] {" "}· phase { $n } of { $of }
    }
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
showing = The other side’s moves are still being shown ({ $count } to go). Skip them, or wait: then it is your move.
elsewhere = This move was made in another window of yours.
reminder = It is still your move.
called = It is your move.
gone = This table is closed to you
left-over = { $count ->
    [one] { $count } piece can still act
   *[other] { $count } pieces can still act
}
confirm = Confirm
cancel = Cancel
close = Close
undo = Undo
undo-what = Undo (U): { $what }
why-bar = First answer in the bar above: { $question }
why-confirm = Confirm or cancel this move first.
you-play = Your side: { $side }.
undo-bots = Undo (U): back to before your last move and what the bots did after it
undo-luck = Dice, a card or something hidden has been shown since. To go back all the same, with new luck, choose Table, Back to move.
undo-all = Undo all
undo-all-key = Undo all (Shift+U)
redo = Redo
more-actions = All { $count } actions…
amount = Amount
amount-of = { $what }, 0 to { $most }
amounts-none = Choose at least one.
amounts-over = Too much: take something off.
take-amount = Choose { $count }
less = Less: { $what }
more = More: { $what }
vacant = Waiting for a player to take the seat: { $side }.
vacant-host = Waiting for a player to take the seat: { $side }. Send the link from the panel.
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
moment-loading = Loading…
rematch-join = Join the rematch
rematch = Rematch
rematch-swap = Swap sides, play again
replay = Replay
since = { $count ->
    [one] { $count } move was made since your last one.
   *[other] { $count } moves were made since your last one.
}
since-show = Show
since-skip = Skip
pace-left = Skip ({ $count })

warn-die = rolls dice
warn-card = reveals a card
warn-reveals = reveals hidden information
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
stack = Several things are here
stack-all = Select all
card-pin = Details
card-pin-key = Details in the panel (I again)
inspector = Details

legend = Legend
cards = Cards
guide-missing = This could not be loaded. Check the connection and try again.
outcome = What happened
outcome-unfold = Show the result
outcome-needed = Needed
outcome-rolled = Got
recap-open = The last turn
edge = Edge
tools = Map
tool-closer = Zoom in (+)
tool-farther = Zoom out (−)
tool-fit = Whole map (0)
tool-asked = Go to the open question (Z)
tool-hide = Hide the pieces (H)
beyond-left = { $count } more to the west
beyond-right = { $count } more to the east
beyond-up = { $count } more to the north
beyond-down = { $count } more to the south
overlays = Layers
hand = Hand and cards
nothing-to-do = Nothing left to do.

tell-where = Where am I
tell-around = What is around me
tell-mine = My units
tell-enemies = Enemies near this
tell-nothing = Nothing here.
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

log = Log
log-filter = Which lines
log-all = All
log-fights = Fights
log-mine = Mine
log-concerns = about your pieces
log-chat = Chat
log-private = private note
log-ledger = What is left
log-details = { $count ->
    [one] { $count } detail
   *[other] { $count } details
}
log-new = { $count } new
log-since = What happened since your last move
log-empty = Nothing has happened yet.
log-look = Show move { $n }
log-save = Save as text:

rules = Rules
rules-goal = Goal of the game
dice = Dice so far
figure = { $value }
rule-open = Rule { $rule }

chat = Chat
chat-empty = No messages yet.

people = At the table
here = connected
away = not connected
you = you
seat-open = free seat
bot-name = { $bot }
bot-random = Random bot
bot-greedy = Greedy bot
bot-search = Search bot
bot-recruit = Recruit (bot)
bot-sergeant = Sergeant (bot)
bot-colonel = Colonel (bot)
bot-general = General (bot)
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
sit-down = Take the seat: { $side }
devices = Play on another device
seats-manage = Manage seats
hand-waits = The host has asked for this seat. Unless { $name } returns, it is free from { $when }.
hand-waits-bot = The host has asked to let a bot play. Unless { $name } returns, it may from { $when }.
hand-asked = The host wants to give your seat ({ $side }) to another person. If you do nothing, this is possible from { $when }.
hand-asked-bot = The host wants a bot to play your seat ({ $side }). If you do nothing, this is possible from { $when }.
hand-stay = I stay
hand-agree = Give up my seat

take-back = Ask to go back
save-record = Save the game
resign = Resign

replay-first = To the beginning
replay-back = One move back
replay-forward = One move forward
replay-last = To the present
replay-slider = Move
replay-at = move { $at } of { $of }
replay-number = Number of the move
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-fight = Next fight
replay-eyes = Seen by
eyes-own = As I saw it
eyes-all = Everything
times = { $speed } ×

veil = Pass the device

hint = Hint
hint-dismiss = Understood
hint-tried = Tried: { $done } of { $all }
hint-hide = Hide hints
hint-none = Choose something with a ring. The Actions tab lists every choice in words.
hint-wait = The other side is moving. The bar above shows what it does.
hint-over = The game is over.

keys = Keys

settings = Settings

## Pages

pages = Pages
guest = Guest
seats = Seats
table = Table
recover = Continue with a recovery code
loading = Opening the table…
no-table = No connection to this table. It may have been closed, or the server may be down; the page keeps trying.
to-lobby = To the lobby
missing = There is no such page
import = Import
problem-offline = The server cannot be reached.
problem-server = The server answered with error { $status }.
problem-client = Something went wrong on this page. Reload it and try again.
plain = { $text }

## The end of a game

end-how = How it went

# The games by name, where their own words have not arrived yet.
title-flames-of-war = Flames of War (older rules)
title-medieval-battle = Medieval Battle
title-race-to-the-rhine = 1944: Race to the Rhine
title-stand-at-mortain = Stand at Mortain

teaching-here = Teaching game: hints for everybody
key-hint = ask for a hint, where hints are allowed
advice = The colonel would play
advice-thinking = The colonel is thinking…
advice-waits = The colonel is thinking.
advice-none = No hint right now.

## Study

study = Study table
puzzles = Puzzles
