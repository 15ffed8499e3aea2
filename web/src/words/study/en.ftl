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
study-copied = Link copied:
study-panel = Position, moves and text
study-eyes = Seen by
study-piece = Piece
study-pick = Pick a piece on the board, then where it goes. Delete removes it.
study-put = Placed.
study-put-where = { $piece }: now pick the place.
study-take-off = Remove
study-box = Beside the board
study-values = Turn, markers and more
study-whole = Edit as text
study-whole-lead = The whole position, cards included, in the notation of the rules.
study-apply = Set this up
study-moves = Possible moves
study-partial = Moves with amounts and drawn orders need a table: press Play from here.
study-filter = Find a move
study-no-moves = Nothing can be chosen here.
study-arrows-lead = Pick where an arrow begins, then where it points. Draw it again to remove it.
study-no-arrows = Remove all arrows
study-plans = Best plans: { $side } to move
study-plans-wait = { $ahead ->
    [0] Looking for the best plans…
    [one] One other position comes first.
   *[other] { $ahead } other positions come first.
}
study-plans-found = { $plans ->
    [one] One plan was found.
   *[other] { $plans } plans were found.
}
study-plans-depth = { $state ->
    [done] { $nodes } positions were searched.
    [failed] Stopped after round { $done } of { $rounds }, { $nodes } positions.
   *[waiting] Round { $done } of { $rounds }, { $nodes } positions; still searching.
}
study-plans-lead = Chances to win as the bots see them, by what this side may know.
study-plans-over = The game is over here: there is nothing left to decide.
study-words = Title and text
study-comment = Text
study-title = Title
study-field-side = to move
study-field-turn = turn
study-field-stage = stage
study-field-map = map
study-field-passes = passes
study-field-round = round
study-field-mission = mission
study-field-step = step
study-field-first = first player
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
puzzles-lead = Positions from recorded games in which one plan is clearly the best. Three engine searches agree on each.
puzzles-none = A puzzle needs one plan that is clearly the best. None was found in this game: a move drawn on the table has neighbours that are almost as good. Set up a position at the study table instead and analyse it.
puzzle-number = { $game }, puzzle { $number }
puzzle-ask = { $seat } to move. The best plan wins { $chance } of the games, as the bots see it.
puzzle-line-of-list = Puzzle { $number }: { $seat } to move, { $chance }
puzzle-percent = { $share }%
puzzle-panel = The puzzle
puzzle-how = Find the first move of the plan, on the board or in the list.
puzzle-wrong = Not this one: { $move } Look again.
puzzle-right = That’s it.
puzzle-given-up = The solution
puzzle-values = { $best } Chance: { $chance }. The next best: { $other } Chance: { $otherChance }.
puzzle-line = How it might continue
puzzle-free = Now you can try anything on the board.
puzzle-next = Next puzzle
puzzle-give-up = Show the solution
puzzle-done = solved
puzzle-source = From a recorded game between bots, move { $move }
