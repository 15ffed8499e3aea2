# Words of the luck report and of the analysis; they come with these pages.
working-waiting = { $ahead ->
    [0] Move { $done } of { $moves } has been looked at.
    [one] One other game is worked out first. { $done } of { $moves } moves have been looked at.
   *[other] { $ahead } other games are worked out first. { $done } of { $moves } moves have been looked at.
}
working-failed = This could not be worked out.
working-again = Try again
working-note = You can leave this page: the work goes on, and what was found is kept.
working-progress = Progress
to-board = To the board
to-end = How it ended
to-luck = Luck report
to-analysis = Analysis
in-replay = Show on the board

luck-title = Luck report
luck-page-title = { $title }: luck report
luck-lead = What chance brought, and what was decided: luck + skill = result. All figures are percentage points of the chance to win.
luck-unfinished = The game ended before its last position was decided: the end below is that position.
luck-none-at-all = This game was decided without dice or cards: there was no luck.
luck-start = Start
luck-luck = Luck
luck-own = Own decisions
luck-others = Others’ decisions
luck-end = End
luck-skill = Skill
luck-sum = Luck { $luck } + skill { $skill } = { $total }
luck-sum-long = { $side }: { $first } at the start, luck { $luck }, own decisions { $own }, decisions of others { $others }, { $last } at the end.
luck-luckiest = Luckiest events
luck-costliest = Costliest decisions
luck-nothing = None
luck-change = Move { $move }: { $before } became { $after } ({ $change })
luck-by = Who moved: { $side }
luck-brought = Dice: { $outcomes }
luck-brought-sampled = Dice, sampled: { $outcomes }
luck-exact = How exact it is
luck-measured = On { $positions } positions of games kept apart, the forecast was off by { $gap } points on average.
luck-unmeasured = How well these chances forecast results has not been measured for this game: trust the order more than the figures.
luck-counted = All { $events } chance events were counted out exactly.
luck-drawn = { $sampled } of { $events } chance events have too many courses to count out and were sampled: luck may be off by { $margin } points.
luck-caution = Luck is measured against best play as the bots judge it, with all cards open. A weaker player often shows more luck, because replies were not the best. The last move takes up whatever the evaluation had misjudged.
luck-json = The same as JSON

analysis-title = Analysis
analysis-page-title = { $title }: analysis
analysis-lead = Chances to win as the bots see them. Each decision was searched through { $nodes } positions, by what its seat knew. Choose a moment in the graph or below.
analysis-back = Back
analysis-forward = Forward
analysis-moment = Moment of the game
analysis-at = After move { $at } of { $of }
analysis-decides = Move { $move }: { $side } to decide
analysis-played = Played:
analysis-cost = cost { $cost } points
analysis-forced = There was no choice.
analysis-made = played
analysis-line = Play it out
analysis-step = Step { $at } of { $of }
analysis-short = The line ends here: on the way chance, or something hidden, was different.
analysis-mistakes = Mistakes by size
analysis-mistake = Move { $move }, { $side }: mistake, { $cost } points
analysis-blunder = Move { $move }, { $side }: blunder, { $cost } points
analysis-instead = Played: { $played }. Better: { $better }.
analysis-turns = Turning points
analysis-turn = Move { $move }: { $before } became { $after } ({ $side })
analysis-sum = In all
analysis-tally = { $side }: { $decisions } decisions, { $blunders } blunders, { $mistakes } smaller mistakes, { $cost } points lost.
