# Words of the kernel, shared by all games.

notation-empty = No move was written. Write a move, for example { $example }.
notation-unknown = "{ $word }" is no move of this game. Known moves: { $known }.
notation-malformed = "{ $text }" cannot be read. It is written like this: { $example }.

undo-nothing = There is nothing to undo.
undo-other-seat = The last move was made by another seat. Ask for a take-back.
undo-final = This move cannot be undone: something was rolled, shown or handed on. Ask for a take-back.

phase-play = Play
phase-over = End of the game
no-such-question = This game does not answer the question "{ $question }".
