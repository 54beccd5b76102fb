### What any game says: options, events and refusals of the engine.

## Options and events of any game

core-option-pass = Pass
core-prompt-play = A game is waited for.
core-option-brought = What the game brought
# $option is the option in words.
core-event-answered = Only one answer was possible: { $option }
core-event-answered-to = { $question } Only one answer was possible: { $option }
core-event-dealt-anew = Everything hidden was dealt anew: hands, decks and what lies face down

## What became of a seat when a game is over

core-fate-won = Won
core-fate-lost = Lost
core-fate-drawn = A draw
core-fate-out = Out of the game

## Refusals. $what is the thing refused: a number, an id or a file, never a sentence.

error-stale-ask = The game has gone on meanwhile. Look at how it stands now, and choose again. { $what }
error-not-offered = “{ $what }” is not one of the options. Choose one from the list.
error-not-now = “{ $what }” cannot be done at this moment. Try again a little later.
error-wrong-seat = Seat { $what } is not asked now. Wait until it is that seat’s turn to decide.
error-game-over = The game is over: { $what }. Start a new game, or look at this one as a replay.
error-unknown-game = There is no game “{ $what }”. List the games and choose one of them.
error-unknown-option = This game has no setting “{ $what }”. Look at the game’s settings and correct the name or the value.
error-unknown-seat = There is no seat { $what } in this game. Choose one of the seats at the table.
error-bad-record = “{ $what }” cannot be read as a saved game. Check that it is the right file and that it is complete.
error-version-differs = The saved game was made with another version: { $what }. Open it with that version, or start a new game.
error-replay-differs = The replay goes another way from answer { $what } on. Go back to the answer before it, or report the saved game as a fault.
error-undo-barrier = You cannot take back past this point: { $what }. Something was revealed or rolled there; play on from here.
error-dealt-anew = Hidden cards were dealt anew after { $what }. Nobody can take back past that; play on from here.
error-nothing-to-undo = There is nothing to take back ({ $what }). Make a decision first.
error-nothing-to-redo = There is nothing to repeat ({ $what }). Take a decision back first.
error-bad-position = The position is wrong: { $what }. Correct that place and load it again.

## Why a setup is not possible. $name is the setting, $known what it accepts.

core-setup-names = There is no setting { $name }; there are: { $known }.
core-setup-words = { $name } must be one of: { $known }.
core-setup-range = { $name } must be a whole number, { $known }.
core-setup-word = { $name } must be a plain word.
core-setup-number = { $name } must be a whole number.
