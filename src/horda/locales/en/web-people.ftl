### The client for browsers: who I am, people at a table, invitations.

## Who I am

web-me = My name and settings
web-me-link = name, devices, settings
web-likes = How it looks and sounds here
web-name-about = This is what the others see. No account is needed.
web-me-saved = Saved.
web-letters = E-mail
web-letters-address = Your e-mail address
web-letters-about = If a game waits for you and you are away for more than a minute, the server writes to you: at most once an hour for each table, and about nothing else. Nobody else sees the address.
web-letters-removed = The address is removed. You will get no more letters.
web-letters-none = This server sends no e-mail.
web-letters-code = We have sent a code to { $address }. Type it here within an hour:
web-letters-confirm = Confirm
web-letters-confirmed = This address is confirmed. Letters go there from now on.
web-letters-again = Send the code again
web-phrase = Come back on another device
web-phrase-about = This browser remembers you. To be the same player on another one, or after its data were deleted, make a passphrase.
web-phrase-set = You have a passphrase. Nobody can show it again, but you can make a new one; the old one then ends, and every other device is signed out.
web-phrase-make = Make a passphrase
web-phrase-again = Make a new passphrase
web-phrase-once = Write both down: they are shown only now.
web-phrase-first = Your passphrase is set after all. Write it down first.
web-phrase-old = Your passphrase now
web-handle = Player word
web-passphrase = Passphrase
web-copy = Copy
web-claim = I have a passphrase from another device
web-claim-now = Come back
web-claim-loses = On this device you are { $name }, without a passphrase. If you come back as somebody else, the seats of { $name } cannot be reached any more.
web-claimed = Welcome back, { $name }.
web-devices = Where you are signed in
web-device-unknown = A browser
web-device-here = this one
web-device-seen = last used { $when }
web-sign-out = Sign out
web-sign-out-safe = This browser forgets who you are. With your player word { $handle } and your passphrase you can come back.
web-sign-out-lost = You have no passphrase. If this browser forgets you, your seats and games cannot be reached any more, by you or by anybody.
web-sign-out-sure = Sign out here
web-sign-out-else = Sign out everywhere else
web-signed-out = You were signed out
web-signed-out-else = You are signed out everywhere else.
web-forget = Forget me
web-forget-about = Your name, your e-mail address, what you said in chats and your seats are removed from this server. Bots play on in your seats; your tables go to somebody who sits there, or are closed.
web-forget-now = Forget me …
web-forget-warning = This cannot be undone, by you or by anybody.
web-forget-sure = Forget me for good

## Invitations

web-invitations = Invitations that hold
web-invite-whom = Who the link is for
web-invite-any = any free seat
web-invite-show = Show
web-invite-revoke = Revoke
web-invite-until = (until { $day })
web-invite-here-only = This address works on this computer only. For others, start the server with --host 0.0.0.0 and open the page by this computer’s address.
web-invited-not = This invitation does not work
web-invited-by = { $host } asks you in.
web-invited-with = At the table: { $who }.
web-invited-late = { $status ->
    [running] The game has begun: you can watch it.
   *[other] The game is over.
}
web-no-seat = All seats are taken: you can look on, and sit down as soon as one is free.
web-come-in = Come in

## People at a table

web-people = People at this table
web-host = host
web-here = is here
web-led-by = { $bot } stands in
web-away-for = away; in { $seconds } s a bot may play
web-away-long = away; the host may let a bot play
web-away-short = away, { $seconds } s
web-newcomers-seats = Anybody may sit down (else only by invitation)
web-newcomers-bots = Anybody may take the place of a bot (else only by invitation)
web-origin-seed = seed was chosen
web-origin-file = from a file
web-origin-course = lesson
web-stand-in = Let a bot stand in
web-give-back = Give the seat back to { $who }
web-make-host = Make host
web-make-host-sure = Really make { $who } the host
web-make-host-about = You cannot take it back yourself: the new host decides about seats and links then.
web-become-host = Become the host
web-host-gone = The host is away. If that lasts for some minutes, you can take over.
web-remove-sure = Really remove { $who }
web-remove-about = They are told so, and stay out of this table until they follow a link that is made after this; all links from before end.
web-remove-running = A bot plays on. They are told so, and stay out of this table until they follow a link that is made after this; all links from before end.
web-removed = You are no longer at this table
web-seat-to-bot = Bot
web-seat-which-bot = Which bot plays seat { $number }
web-seat-free-it = Free the seat
web-bot-plays = The { $bot } plays for you.
web-play-myself = Play again myself
web-absent = { $who } has to decide, but is away.
web-absent-wait = In { $seconds } s the host may let a bot play.
web-close-table = Close the table
web-close-table-about = The game ends here for everybody. It can still be looked at, but not gone on with.
web-close-table-open = Nobody can sit down here any more; the links to this table lead nowhere then.
web-close-table-sure = Yes, close it
web-end-begun = The next game has begun: { $what }.
web-end-copy = Play this myself
web-table-closed = This table is closed
web-table-closed-about = The host has closed this table: the game can be looked at, but not gone on with.
web-table-never = The host has closed it before the game began.

## Lobby

web-continue = Go on: { $table }
web-pass-on = Pass the screen to: { $side }
web-pass-on-why = Each of you has secrets that the others must not see.
web-pass-on-ready = I play: { $side }. Show what is mine
web-also-asked = Also asked:
web-debate = { $who } decides. Press what you would do.
web-counsel = You decide, after all have had their say.
web-voices-for = In favour: { $who }
web-you-watch = You are watching this game.
web-play-for-bot = Play instead of the { $bot }
web-watch = Watch
web-watch-tables = Being played
web-loading = Just a moment …
web-no-server = The server does not answer. Check your connection and try again.
web-listed = anybody may join (else only by link)
web-own-mission = A Mission from a file …
web-own-mission-flaws = { $count ->
    [one] One thing is wrong with this Mission:
   *[other] { $count } things are wrong with this Mission:
}
web-own-mission-template = An example to begin with
web-house = House rules from a file …
web-house-about = Corrected numbers of your own box
web-house-on = Played by the file { $file }
web-house-here = House rules: numbers of the box are corrected by a file of the host.
web-agreed = agreed on here:
web-agreed-is = { $value ->
    [yes] yes
    [no] no
   *[other] { $value }
}
web-house-off = Without house rules
web-house-template = A file to begin with
web-house-flaws = { $count ->
    [one] One thing in these house rules is wrong:
   *[other] { $count } things in these house rules are wrong:
}
