### The client for browsers: setting up tables, friends and bots.

web-bot-random = bot that plays at random
web-bot-greedy = quick bot
web-bot-planner = bot that plans its turn
web-bot-mcts = bot that thinks ahead (slow)
web-bot-share = { $bot }, wins { $share }%
web-bot-won = won { $won } of { $games } measured games here
web-bot-won-quick = thinking less, won { $won } of { $games } measured games here
web-bot-easy = with easy cards
web-bot-against = against the { $bot }
web-bot-campaigns = in campaigns
web-bot-not-measured = not measured here
web-strength-0 = aimless bot
web-strength-1 = weak bot
web-strength-2 = fair bot
web-strength-3 = strong bot
web-survivors = Survivors
web-survivors-drawn = Choose Survivors (else by lot)
web-survivors-chosen = { $count } of { $all } chosen, the others are drawn by lot
web-survivors-lot = Draw all
web-survivors-of = { $count } of { $all } chosen
web-survivors-usual = The six of the box
web-survivors-few = Every player needs a Survivor.
web-team-size = Survivors in play
web-shares = Who plays how many
web-shares-in-turn = dealt out in turn
web-kind-adult = adult
web-kind-kid = kid
web-health-points = { $count ->
    [one] { $count } Health
   *[other] { $count } Health
}
web-cards = Zombie cards
web-finished = Finished games
web-qr = QR code of the invitation
web-notices = Notice when it is my turn
web-notices-on = On
web-notices-off = Off
web-notices-refused = The browser does not allow notices for this page.
web-to-bot = Let a bot play for me
web-to-bot-about = A bot plays at once. You can take the seat back at any time, but not all that it has done.
web-to-bot-sure = Let it play
web-take-back = Play again myself (now: { $bot })

## Missions on the board

web-mission-threats = What it is about
web-lost-when = Lost when
web-mark-building = marked building
web-mark-parking = car park of the Mission
web-mark-wounded = here wounded lie
web-mark-noise = always noisy
web-mark-ned = Ned’s place
web-mark-bunker = bunker, shut until the blue and the green Objective are taken
web-companion-led = { $who }, Companion of { $leader }
web-companion-alone = { $who }, a Companion who waits for somebody
web-companion-wounded = { $who }, lying wounded
web-companion-own-master = { $who }, who follows nobody
web-spawn-of = Spawn Zone { $order }, { $colour ->
    [blue] blue
    [green] green
   *[red] red
}{ $active ->
    [no] , not active yet
   *[yes] {""}
}
web-door-broken = broken door to { $zone }
web-door-shut = barricaded door to { $zone }
web-door-coloured = { $colour ->
    [blue] closed blue door
   *[green] closed green door
} to { $zone }
web-car-is = { $car }{ $parked ->
    [yes] , cannot be driven
   *[no] {""}
}{ $crate ->
    [yes] , a crate on it
   *[no] {""}
}
web-car-inside = in it: { $what }
web-boxes = { $count ->
    [one] { $count } box
   *[other] { $count } boxes
}

## Zombie Terror

web-play-card = Play it
web-cards-played = Played: { $cards }
web-must-move = sees a human and must move
web-is-seen = is seen by a zombie
web-must-move-count = { $count ->
    [one] { $count } zombie sees a human: it must move first
   *[other] { $count } zombies see humans: they must move first
}

web-more-rules = More rules
web-as-usual = As usual
web-your-side = Your side
web-rules-chapter = Chapter
web-campaign = Campaign
web-single-game = Single game
web-campaign-or-game = Campaign or single game
web-campaign-games = { $count ->
    [one] campaign, 1 game so far
   *[other] campaign, { $count } games so far
}

## The gallery and what lies around it

web-filter = Which ones to show
web-filter-all = all { $count }
web-filter-minutes = up to { $minutes } min
web-filter-open = not won yet
web-filter-none = Nothing here fits all of that.
web-minutes = { $minutes } min
web-about-minutes = about { $minutes } minutes
web-won-times = won { $count }
web-lost-times = lost { $count }
web-not-played = not played
web-last-time = last time: { $fate ->
    [won] won
   *[lost] lost
}
web-look-again = look again
web-results = { $won } won, { $lost } lost
web-tables = All tables
web-tables-count = { $own } of mine, { $free } open
web-sheet-open = seats and rules
web-sheet-shut = done
web-team-lot = { $chosen ->
    [0] { $count } by lot
   *[other] { $count } more by lot
 }
