# Words of the luck report and of the analysis; they come with these pages.
working-last = All { $moves } moves are analysed; the page is being put together.
working-waiting = { $ahead ->
    [0] { $done } of { $moves } moves analysed.
    [one] One other game comes first. { $done } of { $moves } moves analysed.
   *[other] { $ahead } other games come first. { $done } of { $moves } moves analysed.
}
working-failed = This could not be calculated.
working-again = Try again
working-note = You can leave this page: the work continues, and the results are kept.
working-progress = Progress
to-board = To the board
to-end = How it ended
to-luck = Luck report
to-analysis = Analysis
in-replay = Show on the board

luck-title = Luck report
luck-page-title = { $title }: luck report
luck-lead = How much was chance, and how much was decisions: luck + skill = result. All figures are percentage points of the chance to win.
luck-unfinished = The game stopped before it was decided: “End” below is its last position.
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
luck-better = What would have been better
luck-nothing = None
luck-change = Move { $move }: from { $before } to { $after } ({ $change })
luck-by = Who moved: { $side }
luck-brought = Dice: { $outcomes }
luck-brought-sampled = Dice, sampled: { $outcomes }
luck-exact = How exact this is
luck-measured = On { $positions } positions from games set aside for testing, the forecast was off by { $gap } points on average.
luck-unmeasured = How well these chances predict results has not been measured for this game: trust the order more than the figures.
luck-counted = All { $events } chance events were calculated exactly.
luck-drawn = { $sampled } of { $events } chance events have too many possible outcomes to calculate and were sampled: luck may be off by { $margin } points.
luck-caution = Luck is measured against best play as the bots judge it, with all cards open. A weaker player often shows more luck, because replies were not the best. The last move absorbs whatever the evaluation had misjudged.
luck-json = The same as JSON

analysis-title = Analysis
analysis-page-title = { $title }: analysis
analysis-lead = Chances to win as the bots see them. Each decision was searched through { $nodes } positions, using only what its seat knew. Choose a moment in the graph or below.
analysis-keys = The arrow keys ← and → lead through the game, or through a line that is played out.
analysis-back = Back
analysis-forward = Forward
analysis-moment = Moment of the game
analysis-at = After move { $at } of { $of }
analysis-decides = Move { $move }: { $side } to decide
analysis-played = Played:
analysis-cost = cost { $cost } points
analysis-glance = The move that was played was not among the plans that were searched: its cost comes from one look.
analysis-forced = There was no choice.
analysis-made = played
analysis-wins = { $steps ->
    [1] This ends the game with a win.
   *[other] Every line that was looked at wins; play it out to see how.
}
analysis-line = Play it out
analysis-step = Step { $at } of { $of }
analysis-short = The line ends here: from this point chance or hidden information was different.
analysis-mistakes = Mistakes by size
analysis-mistake = Move { $move }, { $side }: mistake, { $cost } points
analysis-blunder = Move { $move }, { $side }: blunder, { $cost } points
analysis-instead = Played: { $played }. Better: { $better }.
analysis-more = { $count ->
    [one] One smaller mistake
   *[other] { $count } smaller ones
}
analysis-turns = Turning points
analysis-turn = Move { $move }: from { $before } to { $after } ({ $side })
analysis-sum = Total
analysis-tally = { $side }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, { $blunders ->
    [one] 1 blunder
   *[other] { $blunders } blunders
}, { $mistakes ->
    [one] 1 smaller mistake
   *[other] { $mistakes } smaller mistakes
}, { $cost } points lost.
