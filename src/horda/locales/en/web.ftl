### The client for browsers: its own words. Names of games, cards and rules are elsewhere.

## Lobby

web-what-to-play = What shall we play?
web-play-now = Play now
web-go-on = Go on where you stopped
web-open-tables = Open tables
web-no-own-tables = Tables you sit at will be listed here.
web-no-open-tables = Nobody waits for players at the moment.
web-return = Return
web-join = Join
web-look = Look
web-status-open = waits for players
web-status-running = is being played
web-status-finished = over
web-status-closed = closed
web-new-table = New table
web-who-plays = Who plays
web-mode-solo = Solo
web-mode-hotseat = One screen
web-mode-online = Online
web-scenario = Scenario
web-mission-about = { $difficulty }, about { $minutes } minutes
web-difficulty-easy = easy
web-difficulty-medium = medium
web-difficulty-hard = hard
web-difficulty-very-hard = very hard
web-difficulty-special = special
web-who-comes = who is coming?
web-and-rules = and the rules?
web-option-dark_zones = dark zones
web-option-dark_zones-about = Dark rooms can be looked into only from beside them, and shots into them hit on 6.
web-option-ultrared = Ultrared
web-option-ultrared-about = After Red your people go on: the track begins again and brings the skills not taken yet.
web-seat = Seat { $number }
web-seat-free = free seat
web-seat-waits = waits for a friend, or a bot takes it
web-seat-friend = a friend
web-add-seat = One more seat
web-add-bot = Add a bot
web-remove = Remove
web-start = Start the night
web-start-with-bots = Start, bots take free seats
web-host-starts = the host will start
web-sit-down = Sit down
web-stand-up = Stand up
web-invited = You are invited
web-nickname = Your name
web-save = Save
web-guest = Guest
web-give-name = choose a name

## Table

web-team = The team
web-course = Mission, decisions and log
web-round = Round
web-phase = Phase
web-phase-players = Players
web-phase-zombies = Zombies
web-you = you
web-deciding = decides
web-waits = waits
web-away = away
web-rules = Rules
web-rule = Rule { $id }
web-language = Language
web-menu = Menu
web-close = Close
web-theme = Looks
web-theme-auto = As the device
web-theme-dark = Night
web-theme-light = Day
web-speed = Speed of play
web-invite = Invite by link
web-invitation = Invitation
web-copied = Copied
web-to-lobby = To the lobby
web-no-table = This table cannot be entered
web-your-turn = Your turn
web-lost = Connection lost.
web-connecting = Connecting …
web-retry-in = { $seconds ->
    [0] Trying again now. Your moves are kept.
   *[other] Trying again in { $seconds } s. Your moves are kept.
}
web-retry = Try now
web-agree = Agree
web-disagree = Do not agree
web-log = Log
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-say = Say something
web-send = Send
web-undo = Undo
web-undo-one = one decision
web-undo-what = Take back: { $what }
web-undo-taken = Taken back: { $what }
web-undo-none = nothing to undo
web-undo-ask = Ask the others to go back further
web-undo-anyway = Take back all the same what was already seen
web-barrier-ask = ask the others to go back
web-barrier = something was revealed
web-barrier-again = Something was revealed since then and may turn out differently. Press again to take it back all the same.
web-redo = Redo
web-redo-none = empty
web-redo-count = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
web-back = Back
web-in-order = All in this order: { $places }
web-skip = Skip
web-fit = Whole map
web-waiting = Others decide.
web-waiting-for = { $who } decides.
web-watching-events = Watch what happens …
web-first-decide = First answer the question.
web-first-found = First the card
web-first-trade = First finish with the cards
web-first-wounds = First share out the wounds
web-first-skill = First choose a skill
web-first-danger = The attack is not made yet
web-first-reroll = First keep the dice, or roll again
web-hint-turn = Choose a marked zone to go there, or one of the actions.
web-hint-hold = Hold a finger on anything to learn what it is.
web-hint-act = Choose one of the actions. A grey one says why not.
web-hint-over = No Actions are left: end the turn, or do what is free.
web-hint-field = Choose a marked field.
web-hint-human = Choose somebody, or a marked field.
web-hint-cards = Nothing is left to do on the board: go on, or play a card.
web-hint-faces = or tap another face above
web-won = You have won
web-lost-game = You have lost
web-over = The game is over
web-again = Play again
web-search-rules = Search the rules
web-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}

## Zombicide

web-board = Board
web-board-of = { $name }: board and cards
web-goals = Mission
web-exit = EXIT
web-crate = crate
web-closed-door = closed door to { $zone }
web-target = can be chosen
web-asked-about = the question is about it
web-zone-street = street
web-zone-room = room
web-zone-dark = dark room
web-noise = { $count ->
    [one] noise { $count }
   *[other] noise { $count }
}
web-danger = Danger level: { $level }
web-health = { $health } of { $full } Health
web-ap = AP
web-now = now
web-done = done
web-ready = Done
web-escaped = away
web-fallen = fallen
web-adrenaline = Adrenaline { $points }, level { $level }
web-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
web-hands = Hands
web-backpack = Backpack
web-free-hand = empty hand
web-free-slot = empty
web-range = Range
web-dice = Dice
web-hit-on = Hit
web-damage = Damage
web-noisy = Noisy
web-silent = Silent
web-dual = Dual
web-opens-doors = Opens doors
web-ammo-bullets = Bullets
web-ammo-shells = Shells
web-own-cards = Discard or eat
web-own-cards-none = None of these cards can be discarded at this moment.
web-requests = At any time
web-requests-none = Nothing can be asked for at this moment.
web-food = food, +{ $count } AP
web-rerolls = re-roll
web-works-here = works here
web-empty = empty
web-dice-rolled = Dice: { $dice }
web-action-move = Move
web-action-shoot = Shoot
web-action-melee = Strike
web-action-search = Search
web-action-door = Open door
web-action-take = Take
web-action-trade = Trade
web-action-car = Car
web-action-drive = Drive
web-action-reload = Reload
web-action-eat = Eat
web-action-drop = Discard
web-action-noise = Make noise
web-action-lead = Help
web-action-exit = Escape
web-action-end = End turn

## Zombie Terror

web-terror-track = Terror track
web-activations = activations
web-pool = in the pool
web-bullets = bullets
web-saved = saved
web-only-you = Only you see this
web-cards-held = { $side }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-off-board = not on the board
web-health-waiting = waiting
web-health-wounded = wounded
web-health-turned = turned
web-health-gone = saved
web-has-keys = has the keys
web-field-obstacle = obstacle
web-field-bus = bus
web-field-barricade = barricade
web-field-booth = guard booth
web-field-car = escape car
web-field-manhole = manhole
web-field-keys = car keys
web-field-adding = zombies come in here
web-zombie-facing = zombie, looks { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
