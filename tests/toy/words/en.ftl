left = Left
right = Right
option-stones = How many stones lie on the heap.
option-die = Whether a die is rolled after each taking.
option-bids = Whether both seats bid for the first move in secret.
prompt-take = { $seat } takes stones: { $stones } on the heap.
prompt-bid = { $seat } writes down a number.
prompt-wait = Wait for the other seat.
prompt-over = The game is over.
offer-take = take { $n ->
    [one] one stone
   *[other] { $n } stones
}
offer-bid = bid a number from 0 to 99
takes = { $seat } takes { $n }: { $stones } left.
bids = You write down { $n }.
bids-shown = Bids: { $left } and { $right }.
weather = The die shows { $roll }: { $stones } stones.
too-many = There are only { $stones } stones.
not-awaited = It is not your turn.
wrong-phase = That is not done now.
wrong-number = Take one to three stones.
won-last = The last stone is taken.
