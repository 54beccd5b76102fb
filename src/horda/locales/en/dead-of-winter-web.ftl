### Dead of Winter: words of its table in a browser.

dw-web-mine = My own
dw-web-dice = Action dice
dw-web-players = Players
dw-web-bot = Bot { $n }
dw-web-first = first player
dw-web-1st = 1st
dw-web-exiled = exiled
dw-web-long-night = The Long Night
dw-web-round-of = Round { $round }/{ $rounds }
dw-web-morale = Morale
dw-web-track-morale = morale
dw-web-track-food = food
dw-web-track-starvation = starvation
dw-web-track-waste = waste
dw-web-step-crisis = Crisis
dw-web-step-dice = Dice
dw-web-step-turns = Turns
dw-web-step-colony = Colony
dw-web-hand-of = cards in hand
dw-web-holds = holds a crossroads card
dw-web-board = The colony and its surroundings
dw-web-main = Main objective
dw-web-goal-mark = Goal:{" "}
dw-web-whole = the whole sheet
dw-web-less = only the goal
dw-web-goal-other = condition
dw-web-goal-survive_rounds = rounds
dw-web-goal-stored_dice = dice
dw-web-goal-stored_cache_cards = cache cards
dw-web-goal-samples = samples
dw-web-goal-stranded_rescued_min = rescued
dw-web-goal-food_supply_min = food
dw-web-goal-improvements_built_min = built
dw-web-goal-experiments_contained_min = contained
dw-web-goal-dice_on_raxxon_sum_min = pips
dw-web-goal-cache_min = cache
dw-web-goal-main = The main objective is completed
dw-web-crisis-now = Crisis of this round
dw-web-crisis-none = No crisis now
dw-web-sealed = { $count ->
    [0] no card sealed
    [one] { $count } sealed
   *[other] { $count } sealed
 }
dw-web-next = If the colony phase came now
dw-web-next-fed = Food { $food }, { $need } needed
dw-web-next-hunger = Food { $food } of { $need }: starvation
dw-web-next-waste = { $loss ->
    [0] Waste { $count }: no loss
   *[other] Waste { $count }: morale −{ $loss }
 }
dw-web-next-noise = { $count } noise: { $least } to { $count } zombies
dw-web-overrun = { $who } overrun
dw-web-stored = { $have } of { $need }
dw-web-of = { $have }/{ $need }
dw-web-zombies = zombies { $count }
dw-web-barricades = barricades { $count }
dw-web-noise = noise { $count }
dw-web-food = food { $count }
dw-web-waste = waste { $count }
dw-web-starving = starving { $count }
dw-web-dead = dead { $count }
dw-web-inside = { $count } of { $room } inside · feed { $feed } · zombies +{ $zombies } tonight
dw-web-inside-short = { $count } of { $room } · zombies +{ $zombies } tonight
dw-web-theirs = their fire, their food
dw-web-closed-to-you = Closed to you: you are exiled
dw-web-helpless = { $count ->
    [0] no helpless
    [one] { $count } helpless
   *[other] { $count } helpless
 }
dw-web-helpless-unruly = { $count } helpless, { $unruly } unruly
dw-web-leader = leader
dw-web-wounds = wounds { $count }
dw-web-frostbite = frostbite { $count }
dw-web-despair = despair { $count }
dw-web-bandits = bandits { $count }
dw-web-deck = { $count ->
    [0] deck empty
    [one] { $count } card
   *[other] { $count } cards
 }
dw-web-place-police = Police station
dw-web-place-grocery = Grocery store
dw-web-place-school = School
dw-web-place-library = Library
dw-web-place-hospital = Hospital
dw-web-place-gas = Gas station
dw-web-colony-papers = Papers of the colony
dw-web-attack-value = attack
dw-web-search-value = search
dw-web-influence-word = influence
dw-web-influence = influence { $count }
dw-web-nobody-left = Nobody of yours is left.
dw-web-your-dice = Your dice
dw-web-die = die { $die }
dw-web-only-hand = Only you see this: hand
dw-web-only-secret = Only you: secret
dw-web-only-exile = Only you: exile objective
dw-web-morale-too = Morale is 0 (the story has added it)
dw-web-only-crossroads = Only you: the crossroads card you hold
dw-web-only-these = Only you see these: keep one
dw-web-only-start = { $count ->
    [0] Only you: no cards
    [one] Only you: { $count } card
   *[other] Only you: { $count } cards
 }
dw-web-hand-empty = Your hand is empty.
dw-web-hand-count = Hand { $count }
dw-web-press-look = Press to look
dw-web-hold-look = Hold to look
dw-web-let-go-hide = Let go to cover
dw-web-press-hide = Press to cover
dw-web-hand-and-goal = { $count ->
    [0] your hidden goal
    [one] { $count } card and your hidden goal
   *[other] { $count } cards and your hidden goal
 }
dw-web-hide = Hide
dw-web-look = Look
dw-web-actions = Actions
dw-web-act-search = Search
dw-web-act-attack = Attack
dw-web-act-barricade = Barricade
dw-web-act-attract = Attract
dw-web-act-clean = Clean
dw-web-act-move = Move
dw-web-act-crisis = To crisis
dw-web-act-eat = Eat
dw-web-act-eat-card = Eat a card
dw-web-act-more = More
dw-web-act-end = End turn
dw-web-note-barricade = any die
dw-web-note-attract = any die
dw-web-note-clean = any die
dw-web-note-move = exposure
dw-web-note-crisis = free
dw-web-note-eat = die +1
dw-web-note-eat-card = food card +1
dw-web-note-more = cards, ask
dw-web-dice-left = { $count ->
    [0] no dice left
    [one] { $count } die left
   *[other] { $count } dice left
 }
dw-web-not-outside = not outside
dw-web-not-now = not now
dw-web-die-from = die { $die }+
dw-web-with-card = { $what }, with { $card }
dw-web-let-go = Let go: { $what }
dw-web-all = Show all
dw-web-others = Colony and cards
dw-web-how = Press a survivor, a die, a card, a place or an action. What is left stands here.
dw-web-sure-dice = { $count ->
    [one] A die is not used: { $dice }.
   *[other] Dice are not used: { $dice }.
 }
dw-web-sure-crisis = The crisis needs { $need } cards that fit. { $given ->
        [one] 1 lies
       *[other] { $given } lie
    } face down, fitting or not.
dw-web-sure-grave = This sets the table against somebody. Do you mean it?
dw-web-on-stage = Decide below.
dw-web-first-this = First this question
dw-web-your-turn = Your turn
dw-web-busy-asked = You are asked
dw-web-busy-setup = Set-up
dw-web-busy-search = Search
dw-web-busy-bite = Bite
dw-web-busy-crossroads = Crossroads
dw-web-busy-vote = Vote
dw-web-busy-give = Request
dw-web-busy-end = The end
dw-web-watching = You are watching
dw-web-hidden-from-you = Hidden from you: hands, secret goals, sealed crisis cards, the crossroads card, cards looked at, votes before they turn.
dw-web-whole-board = Whole board
dw-web-hold = hold
dw-web-crossroads-read = Crossroads, read out by
dw-web-crossroads-read-you = Crossroads, read out by
dw-web-way-shut = This way is not open to you.
dw-web-you-choose = The card speaks to you: you choose alone.
dw-web-you-choose-short = You choose at the crossroads
dw-web-choose-way = Choose a way
dw-web-chose = { $who }: { $way }
dw-web-choosing = { $who } is choosing
    .you = You are choosing
dw-web-listening = You hear what all hear. Only the one the card speaks to decides.
dw-web-points-at = { $who } points at { $whom }
dw-web-you-point-at = You point at { $whom }
dw-web-points-at-you = { $who } points at you
dw-web-card-points-at = Is { $who } to be exiled?
    .you = Are you to be exiled?
dw-web-on-exile = Exile: { $whom }
dw-web-vote-token = Does the first-player token stay?
dw-web-vote-contain = Contain the experiment?
dw-web-thumb-exile = Exile
dw-web-thumb-stays = Stays
dw-web-thumb-token-up = It stays
dw-web-thumb-token-down = It moves on
dw-web-thumb-contain-up = Contain it
dw-web-thumb-contain-down = Let it go
dw-web-thinking = thinking
dw-web-is-sealed = sealed
dw-web-accused = accused
dw-web-accuses = accuses
dw-web-all-vote = All vote at once, the accused too.
dw-web-all-vote-card = All who have a vote, at once.
dw-web-tie = A tie: { $who } decides
    .you = A tie: you decide
dw-web-tie-why = The first player breaks a tie, for all to see.
dw-web-your-thumb = Your thumb
dw-web-your-word = Your word
dw-web-thumb-secret = nobody sees it before all are in
dw-web-open-word = everybody sees it
dw-web-hold-thumb = Hold a thumb until its envelope closes.
dw-web-you-sealed = Your vote is sealed. All turn at once.
dw-web-no-vote = You have no vote here. All turn at once.
dw-web-sealed-of = Vote: { $count } of { $all } sealed
dw-web-what-exile = What does exile mean?
dw-web-exile-if = Whoever is exiled
dw-web-gate-shut = The gate stays shut
dw-web-exile-crisis = adds no cards to the crisis; it needs { $less } instead of { $need }
dw-web-exile-food = eats no colony food; a food card raises a die instead
dw-web-exile-vote = has no vote, in any vote
dw-web-exile-waste = plays cards that leave the game
dw-web-exile-morale = loses people without a loss of morale
dw-web-exile-out = leads the group out of the colony, exposure for each
dw-web-exile-goal = gets a new, private objective
dw-web-exile-two = Two exiles who are no betrayers drop the morale to 0 at once.
dw-web-reveal = All votes are shown
dw-web-stamp-exiled = Exiled
dw-web-stamp-stays = Stays
dw-web-stamp-up = Passed
dw-web-stamp-down = Rejected
dw-web-stamp-tie = A tie
dw-web-count = { $ayes } to { $noes }
dw-web-up = thumb up
dw-web-down = thumb down
dw-web-is-exiled = { $who }: exiled
dw-web-exile-sees = The table sees that an exile objective was drawn. Only { $who } reads it.
    .you = The table sees that an exile objective was drawn. Only you read it.
dw-web-from-now = From this moment
dw-web-needs = Crisis needs
dw-web-voters = Voters
dw-web-their-dead = Dead of this group
dw-web-minus-morale = morale −1
dw-web-no-loss = no loss
dw-web-bandit-lead = Bandit leader
dw-web-nobody = nobody
dw-web-leads-out = { $who } leads the group out
    .you = You lead the group out
dw-web-must-leave = must leave the colony, then rolls
dw-web-stays-at = stays: { $place }
dw-web-expo-title = The cold takes its share
dw-web-expo = Exposure: { $who }
dw-web-expo-blank = nothing
dw-web-expo-wound = wound: { $count } of { $most }
dw-web-expo-frost = frostbite: { $count } of { $most }, a wound at each turn start
dw-web-expo-bite = bite: dead, and it may spread
dw-web-expo-then-blank = { $who } got away with it.
dw-web-expo-then-wound = { $wounds ->
    [one] { $who } takes a wound; { $most } damage tokens are the end.
   *[other] { $who } takes { $wounds } wounds; { $most } damage tokens are the end.
}
dw-web-expo-then-frostbite = Untreated, it wounds { $who } at the start of each turn.
dw-web-expo-then-bite = { $others ->
    [0] { $who } dies. Nobody else is there, so it spreads no further.
   *[other] { $who } dies, and the bite looks for the next one there.
 }
dw-web-expo-replaced = An item changed the result.
dw-web-bitten = Bitten. It goes from hand to hand
dw-web-bitten-order = Lowest influence first, whoever they belong to
dw-web-bitten-dead = dead
dw-web-bitten-next = next, if the roll kills
dw-web-decides = { $who } decides
    .you = You decide
dw-web-let-die = Let { $who } die
dw-web-roll-for = Roll for { $who }
dw-web-roll = Roll
dw-web-bite-stops = The bite stops here, for certain.
dw-web-bite-roll = Blank: saved. Anything else: dead, and the bite goes on.
dw-web-bite-note = Only a blank saves now; tokens do not count.
dw-web-your-bite = Your decision: { $who }
dw-web-who-paid = Who paid, and who did not?
dw-web-shuffled = { $count ->
    [0] No cards at all.
    [one] One card. Its face is shown, a name never.
   *[other] { $count } cards, shuffled. Faces are shown, names never.
 }
dw-web-nobody-gave = Nobody added a card.
dw-web-so-far = so far
dw-web-face-down = face down
dw-web-averted = { $total } of { $due }: averted
dw-web-failed = { $total } of { $due }: it happens
dw-web-who-added = Who added how many
dw-web-number-public = Number and name are public. Which card is whose is never shown.
dw-web-yours-in = Only you: yours in the pile
dw-web-searches = { $who } searches
dw-web-search-seen = The table sees how many cards you look at and how much noise you make. Never which, never what you keep.
dw-web-left = { $count } left
dw-web-keep = Keep { $card }
dw-web-keep-one = Keep one
dw-web-rest-under = The others go under the deck.
dw-web-noise-more = Make noise, draw one more
dw-web-noise-odds = { $count ->
    [0] no zombies
    [one] zombies from { $count } noise token tonight
   *[other] zombies from { $count } noise tokens tonight
 }
dw-web-asks-you = { $who } asks you
dw-web-wants = Wanted: { $what }
dw-web-give-free = Give what you like, or nothing.
dw-web-give-use = It is used at once, not kept and not for the crisis.
dw-web-not-asked = not asked for
dw-web-give = Give { $card }
dw-web-give-it = Give it
dw-web-give-same = Refusing and having nothing look alike.
dw-web-setup-title = Two go with you. Who leads?
dw-web-setup-more = { $count } go with you. Who leads?
dw-web-setup-how = The others see your choice when everybody has sealed.
dw-web-leads = Leads
dw-web-follows = Follows
dw-web-goes-back = goes back
dw-web-one-leads = { $who } leads
dw-web-one-follows = { $who } follows
dw-web-secret-kind = Secret objective
dw-web-never-show = Never show it. Say what you like.
dw-web-seal = Seal my choice
dw-web-seal-chosen = { $count } of { $many }
dw-web-wait-seals = Sealed. The others still choose.
dw-web-agreed = What the table agreed
dw-web-rounds = { $count ->
    [0] 0 rounds
    [one] { $count } round
   *[other] { $count } rounds
 }
dw-web-side-normal = normal side
dw-web-side-hard = hard side
dw-web-module-improvements = Improvements
dw-web-module-bandits = Bandits
dw-web-module-raxxon = Raxxon
dw-web-in-play = in play
dw-web-left-out = left out
dw-web-all-together = Everybody wins or loses together; nobody has a secret.
dw-web-secret-goals = Everybody has a secret goal, and a betrayal card lies in the pool.
dw-web-trust = Whom do you trust?
dw-web-trust-odds = that one of you wants the colony to fall: { $goals } secret goals and 1 betrayal were shuffled.
dw-web-goals-up = Now the goals. Who wanted this morning, and who did not?
dw-web-goals-down = The goals are turned up, in player order.
dw-web-end-objective = The colony lives.
dw-web-end-morale = Morale 0. The colony falls.
dw-web-end-rounds = Time has run out.
dw-web-betrayer = the betrayer
dw-web-your-turn-show = Your turn to show
dw-web-turn-mine = Turn mine up
dw-web-kind-secret = Secret objective
dw-web-kind-betrayal = Betrayal objective
dw-web-kind-exile = Exile objective
dw-web-kind-main = Main objective
dw-web-wins = wins
dw-web-wins-not = does not win
dw-web-to-table = To the table
dw-web-morale-down = morale lost: { $count }
dw-web-morale-up = morale gained: { $count }
dw-web-met = The main objective is met
dw-web-phase-feed = Feed
dw-web-phase-waste = Waste
dw-web-phase-crisis = Crisis
dw-web-phase-zombies = Zombies
dw-web-phase-objective = Objective
dw-web-phase-round = Round
dw-web-phase-first = First player
dw-web-on-top = On top
dw-web-lying = Dice lying here:
dw-web-none = none
dw-web-cache = Cache, open to all
dw-web-give-device = Give the device to
dw-web-only-for = Only for these eyes. Everyone else looks away.
dw-web-wipe = I am { $who }: hold to wipe the glass
dw-web-nothing-behind = Until then nothing secret is on the screen, and nothing in the page behind it.
dw-web-your-part = What I can do
