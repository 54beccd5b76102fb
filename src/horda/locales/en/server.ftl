### What the server tells people outside a game.

## Turn notices. $nickname is who is told, $game the name of the game, $link the address of the table.

notice-turn-subject = { $game }: it is your turn
notice-turn-short = { $nickname }, { $game } waits for your decision: { $link }
notice-turn-body =
    Hello { $nickname },

    a game of { $game } waits for your decision:
    { $link }

    We will not write about this table again for an hour, unless you come back first. To get no more
    letters, remove your e-mail address from your profile.

## Confirming an address. $code is what is to be typed.

notice-confirm-subject = Your code for Horda
notice-confirm-body =
    Hello,

    { $code } is the code that confirms this address. Type it on the page of your name and settings
    within an hour.

    If you did not ask for it, do nothing: without the code we will not write to you.

## Refusals of a table. $what tells more, where there is more to tell; it may be empty.

error-bad-message = The server could not read this. Load the page again. { $what }
error-too-large = This is too large. { $what }
error-too-fast = That was too fast. Wait a moment and try again.
error-old-client = This page is older or newer than the server. Load it again. { $what }
error-hello-first = The connection has to begin with a table. Load the page again.
error-no-such-table = There is no table { $what }, or you may not see it. Ask its host for an invitation.
error-not-allowed = You may not do this here. { $what }
error-removed = The host has removed you from this table. You can come back only by an invitation that is made after that.
error-not-your-seat = This seat is not yours. { $what }
error-not-running = No game is being played at this table now. { $what }
error-no-identity = Choose a nickname first.
error-no-proposal = This proposal is not open any more.
error-seat-taken = This seat is taken. Choose another one. { $what }
error-seats-open = Some seats are still free. Wait for players, or give the seats to bots. { $what }
error-already-started = The game has already begun. { $what }
error-host-here = The host is here, or was a few minutes ago. Only the host can do this now.
error-secret-until-finished = This can be seen only when the game is over. { $what }
error-bad-invitation = This link does not work: it was revoked, or a part of it is missing. Ask whoever sent it for a new one.
error-not-stored = This could not be saved, and so it did not happen. Try again.
error-undo-off = What has been revealed cannot be taken back in this game. { $what }
error-too-many = There are too many of these already. { $what }
error-foreign-page = This came from a page of another site, and was refused.
error-bad-nickname = This name cannot be used: 1 to 32 signs, none of them hidden (an emoji made of several has such signs). Choose another one.
error-bad-passphrase = Player word or passphrase is wrong, or the passphrase is too short or too long. { $what }
error-bad-address = This is not an e-mail address. { $what }
error-no-letters = This server sends no e-mail.
error-not-sent = The letter could not be sent. Check the address and try again in a minute.
error-bad-code = This code is wrong, or older than an hour. Send a new one.
error-signed-out = You were signed out here. Choose a name, or come back with your passphrase.
error-wrong-passphrase = This is not the passphrase you have now.
error-chosen-seed = A seed can be chosen only at a table where you play alone: nobody may know what comes.
error-too-soon = They have only just gone. A bot may take over when everybody has seen them away for a while.
error-no-newcomers = This table takes no newcomers. Ask its host for an invitation.
error-fault = Something went wrong here. The game is safe; load the page again.
