# The study table and puzzles.
study-mode = What clicks do
study-mode-set-up = Set up
study-mode-moves = Moves
study-mode-arrows = Arrows
study-mode-analysis = Analysis
study-undo = Step back
study-undone = One step back.
study-table = Play from here
study-share = Share
study-link = Link to this study:
study-copied = The link is copied:
study-panel = Position, moves and words
study-eyes = Seen by
study-piece = Piece
study-pick = Pick a piece on the board, then the place where it shall lie. Delete takes it off.
study-put = Put down.
study-put-where = { $piece }: now pick the place.
study-take-off = Take off
study-box = Beside the board
study-values = Turn, markers and more
study-whole = Everything in writing
study-whole-lead = Cards and all else of the position, as the rules write it.
study-apply = Set this up
study-moves = What can be done
study-partial = Moves with amounts, or orders that are drawn, are made at a table: Play from here.
study-filter = Find a move
study-no-moves = Nothing that can be chosen here.
study-arrows-lead = Pick where an arrow begins, then where it points. The same again takes it away.
study-no-arrows = Take all arrows away
study-plans = Best plans: { $side } to move
study-plans-wait = { $ahead ->
    [0] Looking for the best plans …
    [one] One other position is looked into first.
   *[other] { $ahead } other positions are looked into first.
}
study-plans-found = { $plans ->
    [one] One plan was found.
   *[other] { $plans } plans were found.
}
study-plans-depth = { $state ->
    [done] { $nodes } positions were searched.
    [failed] It ended after round { $done } of { $rounds }, { $nodes } positions.
   *[waiting] Round { $done } of { $rounds }, { $nodes } positions; the search goes on.
}
study-plans-lead = Chances to win as the bots see them, by what this side may know.
study-plans-over = The game is over here: there is nothing left to decide.
study-words = Words
study-comment = Text
study-title = Title
study-field-side = to move
study-field-turn = turn
study-field-stage = stage
study-field-oba = artillery
study-field-map = map
study-field-passes = passes
study-field-round = round
study-field-mission = mission
study-field-step = step
study-field-first = began
study-field-at = place
study-field-mp = movement points
study-field-strength = strength
study-field-fuel = fuel
study-field-ammo = ammunition
study-field-food = food
study-field-markers = markers
study-field-card = card
study-field-red = red
study-field-yellow = yellow
study-field-white = white
study-field-blue = blue
study-field-air = air
study-field-last = last
study-field-actions = actions
study-field-id = name
study-field-type = kind
study-field-role = role
study-field-moved = has moved
puzzles-title = Puzzles: { $game }
puzzles-lead = Positions from recorded games in which one plan is clearly the best. Three searches of the engine agree on each.
puzzles-none = A puzzle needs one plan that is clearly the best, and in this game none was found that is: what can be drawn on the table has neighbours that are almost as good. Set up a position at the study table instead, and let it be analysed.
puzzle-number = { $game }, puzzle { $number }
puzzle-ask = { $seat } to move. The best plan wins { $chance } of the games, as the bots see it.
puzzle-line-of-list = Puzzle { $number }: { $seat } to move, the best plan wins { $chance }
puzzle-percent = { $share } %
puzzle-panel = The puzzle
puzzle-how = Find the first move of the plan, on the board or in the list.
puzzle-wrong = Not this one: { $move } Look again.
puzzle-right = That is it.
puzzle-given-up = The solution
puzzle-values = { $best } Chance: { $chance }. The next best: { $other } Chance: { $otherChance }.
puzzle-line = How it may go on
puzzle-free = Now everything can be tried on the board.
puzzle-next = Next puzzle
puzzle-give-up = Show the solution
puzzle-done = solved
puzzle-source = From a recorded game between bots, move { $move }
