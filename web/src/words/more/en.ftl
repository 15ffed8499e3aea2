# Words that the first board does without, for the pages and panels that fetch them (words.ts).

## Board

inspect-show = Show it on the map
inspect-moves = { $count ->
    [one] It can make { $count } move now.
   *[other] It can make { $count } moves now.
}
inspect-comers = Can act against it or move there:
inspect-log = What happened to it
inspect-look = Show this moment

## Panel

rules-search = Search the rules
rules-table = Table of this rule
rules-book = Rulebook
rules-exact = Exact rules
rules-missing = This rule text cannot be shown.
rules-now = Now: { $phase }
dice-of = { $side }: { $count ->
    [one] { $count } die
   *[other] { $count } dice
} rolled, { $mean } on average (3.5 expected)
dice-face = Face
dice-actual = rolled
dice-expected = expected
rule-whole = In the rule text

seat-with = { $side }: { $name }
invite-copy = Copy invitation
invite-text-plain = Play { $game } with me. Your side: { $side }. { $link }
invite-text = { $name } invites you to play { $game }. Your side: { $side }. { $link }
spectator-link = Copy link for spectators
links-lead = Send each link to the person who should take the seat:
copy = Copy
link-new = New link
copied = Copied
devices-lead = Enter a recovery code on the other device to play the same seat there. Keep it private: anyone who has it can play your seat.
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
code-once = It is shown only once and works only once. A new code replaces it.
code-waits = You have an unused recovery code.
seats-lead = { $days ->
    [one] You can give a taken seat to somebody else only if its player agrees, or stays away for { $days } day after you ask.
   *[other] You can give a taken seat to somebody else only if its player agrees, or stays away for { $days } days after you ask.
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

went-back = You went back. Moves after that are gone.
take-back-to = Back to move
branch = New table from move { $at }
resign-ask = Give up this game?
resign-sure = Resign now

veil-recorded = { $name }’s move is recorded.
veil-next = Next: { $name } ({ $side })
veil-show = I am { $name }, show my side

keys-game = This game
keys-table = The table
key-held = the actions of your hand, then the buttons of the prompt

set-language = Language
set-shade = Colours
shade-system = same as system
shade-light = light
shade-dark = dark
set-motion = Motion
motion-system = same as system
motion-on = on
motion-off = off
set-pace = Moves of bots
pace = { $pace ->
    [0] at once
    [400] quick
    [1600] slow
   *[other] normal
}
set-confirm = On touch screens every move waits for Confirm
set-letters = Single-letter shortcuts
set-sound = Sounds: moves, cards, fights, and when it is my move
set-notify = A notification when it is my move
set-remind = Remind me of my move
remind-after = { $minutes ->
    [0] never
    [one] after { $minutes } minute
   *[other] after { $minutes } minutes
}
set-hints = Show the hints again

## Pages

about-build = Sztab { $version } · { $build ->
    [compiled] compiled rules
   *[pure] plain Python rules (slower)
  }
lobby-title = A table for wargames
lobby-lead = The table knows the rules: it highlights what you can do and says why you cannot do the rest. Play now, or open a table for friends.
tonight = Play tonight
play-as = as
play-strength = Opponent
play-bot = Play against a bot
play-training = Guided first game
training-title = Guided first game
new-table = New table
new-table-of = New table: { $game }
own-tables = Your games
no-running = None of your games is waiting for you.
finished-games = Finished games ({ $count })
archived-games = Archive ({ $count })
lobby-turns = ({ $count }) Your move
watch-tables = Games to watch
no-watch-tables = No game is open to spectators right now.
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
players-range = { $least } to { $most } players
minutes = about { $least } to { $most } minutes
weight = { $weight ->
    [1] very easy
    [2] easy to learn
    [3] medium
    [4] demanding
   *[5] very demanding
}
reconstructed-what = What is reconstructed
archive = Archive
unarchive = Bring back
delete = Delete
delete-table-title = Delete “{ $title }”?
delete-table-about = The game is deleted for good, with its moves, its log and its chat. No other person plays in it. Links to it stop working.
delete-table-sure = Delete for good
delete-view-title = Remove “{ $title }” from your list?
delete-view-about = The game leaves your list and you give up your seat’s view of it, on all your devices. The other players keep the game, with your name in it.
delete-view-sure = Remove it
delete-going-on = { $count ->
    [0] This game is not over: no move has been made yet.
    [one] This game is not over: { $count } move has been made.
   *[other] This game is not over: { $count } moves have been made.
}
open-tables = Open tables
no-own-tables = You have no games yet.
no-open-tables = No table is waiting for players.
state-over = Over
state-yours = ▶ Your move
state-waits = Waiting for { $who }
state-won-me = You won
state-won = Won by { $who }
state-draw = Draw
state-nobody = Nobody won
state-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
options = Options
no-options = None.
reconstructed = Reconstructed data
rules-version = Rules version { $version }
who-plays = Who plays
who-me = Me, on this device
invite-note = To invite a friend, choose “Somebody else, by link” for a side: you get a link to send.
who-open = Somebody else, by link
who-bot = { $bot }
seating = Armies in play
your-name = Your name
name-of = Name of the player: { $side }
hot-seat-note = Several people share this device and pass it on between moves.
table-title = Name of the table
listed = Show the table in the lobby, so that anybody can join
watch = Show the game in the lobby, so that anybody can watch
free-take-back = Allow take-backs without asking
show-all-after = After the end everybody may see everything
open-table = Open the table
take-seat = Take seat
take-title = Your seat: { $side }
take-invited = { $name } invites you to play { $game }.
take-invited-plain = You are invited to play { $game }.
take-table = Table: { $title }.
take-rules = About the game and its rules
take-terms = What to expect
take-once = The link works once. After you take the seat, it is yours alone.
take-consent = Moves are taken back only if everybody agrees.
take-free = Moves can be taken back without asking.
take-shown = After the end everybody may see everything.
take-hidden = Hidden information stays hidden, even after the end.
take-watch-listed = The game is shown in the lobby: anybody can watch what everybody may see.
take-saved = The host has saved this game to a file that holds everything, including hidden information.
take-absence = { $days ->
    [one] The host may ask for your seat. It goes to somebody else only if you agree, or stay away for { $days } day after that.
   *[other] The host may ask for your seat. It goes to somebody else only if you agree, or stay away for { $days } days after that.
}
take-imported = The host opened this game from a saved record. The server has checked its moves against the rules; the dice and cards are taken from the record.
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
recover-lead = You get the code on the device where you play: “Play on another device” at the table. Each code works once.
recover-code = Recovery code
recover-go = Play here
absence = Days of absence before a seat may be given to somebody else
import-title = Continue a saved game
import-lead = Open a table from a saved file. The server replays every move and checks it against the rules.
import-file = Saved game
import-elsewhere = This file links to a game that several people play on another server. This server does not have it.
import-not-json = This file is not a saved game.

## The end of a game

end-title = The end of the game
end-page-title = { $title }: how it ended
end-seat = { $name } ({ $side })
end-seat-bot = { $side } ({ $bot ->
    [recruit] recruit
    [sergeant] sergeant
    [colonel] colonel
    [general] general
   *[other] { $bot }
}, bot)
end-won = Winner: { $who }
end-won-several = Winners: { $who }
end-draw = The game is drawn
end-nobody = Nobody wins
end-resigned = { $who } resigned.
end-tie-break = The top scores were tied; the tie-break in the rules decided.
end-board = To the board
end-replay = Replay from the start
end-share = Copy result and link
end-share-text = { $game }. { $result }.
end-scores = Result
end-place = { $place }.
end-score = Score { $count }
end-lead = The lead over the game
end-lead-about = Each side’s chance to win after every move, as the program judges the position. Click the graph to see that moment on the board.
end-lead-line = { $side }: from { $from } to { $to }.
end-lead-turns = Numbers below the graph: turns
end-lead-at = After move { $at }
end-turning = Turning points
end-steady = No single move turned the game.
end-point = Move { $at }, turn { $turn }: { $who } +{ $swing }%
end-show = Show on the board
end-hidden = At this table hidden information stays hidden after the end, so there is no graph.
end-slow = The graph of this game takes too long to calculate.
end-short = The game ended before anybody moved.
end-loading = Analysing the game…

# --- hints at the table ---------------------------------------------------------------------------
teaching = Teaching game: every player may ask for hints
take-teaching = It is a teaching game: every player may ask the colonel for hints.
end-luck = Luck report
end-analysis = Analysis

## Army lists

list-title = Army lists
list-about = Build a company within a points limit. The rules check it as you go.
list-chief = Headquarters
list-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
list-support = support
list-less = Remove one { $platoon }
list-more = Add { $platoon }
list-own = Your list
list-name = Name
list-unnamed = My list
list-limit = Points limit
list-sum = { $points } of { $limit } points
list-save = Save on this device
list-share = Copy link
list-play = Play as side { $side }
list-saved = Saved lists
list-remove = Delete { $name }
list-build = Build a list

## Hints

advice-chance = Chance to win, as the bots see it: { $chance }
advice-reason = { $part } { $points }
advice-pro = In favour:
advice-con = Against:
advice-for = In favour: { $pros }
advice-later = No immediate gain: the search expects it to pay off later.
advice-rules = Rules that matter:
advice-other = Next best: { $plan } ({ $chance })
advice-play = Play this
advice-close = Close

## Actions and chat

tell = Ask the map
no-actions = You have nothing to decide now.
nothing-fits = No match.
type-move = Or type a move
type-example = e.g. { $example }
chat-write = Say something
send = Send

## An address that leads nowhere

missing-lead = The address may be incomplete, or the game was deleted. Links to a seat and recovery codes begin with the address of a table; ask for a new one if yours leads here.
missing-games = Games to play

## Signs

legend-table = Signs of the table
legend-lit = A coloured ring: can be chosen now.
legend-picked = A thick black ring: chosen.
legend-goal = A tinted place: a possible destination. The number is its cost.
legend-way = The path of the move.
legend-changed = Brackets: what the last move changed.
legend-swords = Crossed swords: under attack and must respond.
legend-beyond = An arrow at the edge: this many choices are outside the view. Click it to go there.

## Bots

bot-random-about = Any legal move.
bot-greedy-about = The move that looks best right now.
bot-recruit-about = Misses some moves and misjudges others: a good first opponent.
bot-sergeant-about = Judges each plan by where it leads, but does not consider your reply.
bot-colonel-about = Thinks a few moves ahead, for up to a second.
bot-general-about = Thinks as far ahead as it can, for about two seconds.

## Keys

key-lookup = legend, cards
key-tab = the next region; the board is one stop
key-arrows = the nearest thing that can be chosen
key-ctrl-arrows = anything on the map
key-pan = move the map
key-enter = choose; confirm
key-add = add to what is chosen
key-esc = one step back, close a card, end the replay
key-numbers = the numbered buttons
key-u = undo
key-shift-u = undo all
key-y = redo
key-n = the next or previous piece with something to do
key-dot = skip this piece until the next phase
key-i = card of the focused thing; again: keep it in the panel
key-a = the list of actions
key-l = the log
key-z = what is asked of you; the whole map
key-zoom = zoom
key-h = hide the pieces while held
key-panel = the side panel
key-replay = replay, one move
key-help = why the focused thing cannot be chosen; otherwise this list
