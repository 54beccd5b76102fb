### Dead of Winter: more words of its table in a browser.

# The night at the colony's entrances, if it came now.
dw-web-door-breaks = breaks { $count }
dw-web-door-trap = trap goes off
dw-web-door-overrun = overrun { $count }
dw-web-next-breaks = Colony, entrance { $door }: { $count ->
    [one] a barricade breaks
   *[other] { $count } barricades break
 }
dw-web-next-trap = Colony, entrance { $door }: the trap goes off
dw-web-next-door-overrun = Colony, entrance { $door }: { $count ->
    [one] a zombie gets in
   *[other] { $count } zombies get in
 }
# The table of the bandits' hideout.
dw-web-hideout-table = What a die brings at the hideout
dw-web-hideout-die = die
dw-web-hideout-search = Search
dw-web-hideout-attack = Attack
dw-web-hideout-nothing = nothing
dw-web-hideout-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
 }
dw-web-hideout-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
# Who knew a crossroads card before it was read out.
dw-web-knew = Who knew this card
dw-web-knew-reader = { $who }: since this turn began. It opened by itself and could not be held back.
dw-web-knew-active = { $who }: not before it opened.
dw-web-knew-others = { $who }: only the back of a card.
# What the table knows of somebody who is accused.
dw-web-known-of = What the table knows of { $who }
dw-web-known-what = what
dw-web-known-all = everybody
dw-web-known-given = Cards to crises
dw-web-known-given-about = round by round
dw-web-known-wrong = Hindering cards
dw-web-known-nobody = nobody knows
dw-web-known-hand = Cards in hand
dw-web-known-searches = Searches
dw-web-known-accused = Accused before
dw-web-known-times = { $count ->
    [0] never
    [one] once
   *[other] { $count } times
 }
dw-web-known-note = Only what everybody saw, since this game was begun. Refusals of requests are not counted.
# Answers to a request, one by one.
dw-web-answers = Answers, clockwise
dw-web-you-ask-for = You ask for: { $what }
dw-web-asked-for = { $who } asks: { $what }
dw-web-answer-gave = gives { $card }; everybody sees it
dw-web-answer-nothing = gives nothing
dw-web-answer-now = is deciding
dw-web-answer-later = is asked next
dw-web-answer-same = A refusal and an empty hand look the same.
dw-web-answer-use = It is used at once: never kept, never for the crisis.
# The morale at the end of a bite.
dw-web-fate-morale = morale { $count }
dw-web-fate-less = morale { $count } or less
dw-web-fate-falls = the colony falls
dw-web-fate-may-fall = the colony may fall
dw-web-fate-note = If everybody after that is rolled for as well.
# Stages of a story.
dw-web-stages = Stages of the story
dw-web-stage = Stage { $n }
dw-web-stage-done = done
dw-web-stage-now = now
dw-web-stage-sealed = sealed
# A pill.
dw-web-pill-table = What each number of the die does
# What the ways of a crossroads card would change.
dw-web-change-shut = Cannot be paid: the other way is taken, whatever the vote
dw-web-change-morale = Morale { $now } → { $then }
dw-web-change-food = Food { $now } → { $then }
dw-web-change-starvation = Starving { $now } → { $then }
dw-web-change-helpless = Helpless { $now } → { $then }
dw-web-change-harm = { $who }: damage { $then } of { $most }
dw-web-change-unhurt = { $who }: unhurt
dw-web-change-dies = { $who } dies
dw-web-change-frost = Frostbite kills { $who } when the next turn of that player begins
dw-web-change-exposure = { $who }: exposure { $then ->
    [one] once
   *[other] { $then } times
 }, 8% a bite
# The talk of the table beside a decision.
dw-web-talk = Table talk
dw-web-talk-none = Nobody has said anything yet.
# What a card is asked for.
dw-web-for = What for? The table hears it with your request.
dw-web-for-use = A card you are given is used at once: it is not kept and does not count for the crisis.
dw-web-for-hint = no need to say
dw-web-for-healing = to heal { $who }
dw-web-for-feeding = to feed the colony
dw-web-for-moving = so that { $who } moves safely
dw-web-you-next = You are next: see what happened.
# Who watches.
dw-web-follow = Follow who acts
dw-web-others-watch = { $count ->
    [one] 1 other watches
   *[other] { $count } others watch
 }
# Special zombies.
dw-web-encounter-mark = Encounter:
dw-web-encounter-table = { $who }: what each number of the die does to who attacks
dw-web-standing = { $count } in play
# Before a die is rolled.
dw-web-hand-alone = { $count ->
    [0] no card in your hand
    [one] { $count } card in your hand
   *[other] { $count } cards in your hand
 }
dw-web-how-few = Choose an action, or first a survivor or a die.
dw-web-sort-play = Play a card
dw-web-sort-own = Abilities and things
dw-web-sort-ask = Ask the others for a card
dw-web-sort-grave = Against somebody
dw-web-cancel = Cancel
dw-web-next-last = The last round ends: the game is over.
dw-web-if-exposed = If exposed: 50% nothing, 25% a wound, 17% frostbite, 8% a bite.
dw-web-attacks-people = No zombie is here: this is an attack on people.
dw-web-crisis-fits = It fits the crisis and counts 1 towards it. A card that was added is never taken back.
dw-web-crisis-wrong = It is not of the kind that is needed: it counts −1. A card that was added is never taken back.
dw-web-eat-die = a { $die } becomes { $then }
dw-web-eat-what = Takes 1 food of the colony: a { $die } becomes { $then }.
dw-web-other-way = something else
dw-web-uncover = { $count ->
    [one] Look at your hand: { $count } more answer
   *[other] Look at your hand: { $count } more answers
 }
dw-web-all-ways = All that can be done
dw-web-raxxon-cold = Every search here is followed by an exposure roll.
dw-web-people-here = people and room
# What a question is about, where its words are not enough.
dw-web-first-holder = { $who } has it now.
    .you = You have it now.
dw-web-hint-dw-call-token-vote = Who has it starts the round and decides ties. Without a vote it goes to the player on the right.
dw-web-beyond = Beyond the town
dw-web-why-no-dice = Not now: no die is left.
dw-web-why-all-home = Not now: all of yours are at the colony. Move somebody to a location first.
dw-web-why-low-dice = Not now: no die is high enough for who of yours is outside the colony.
dw-web-why-no-waste = Not now: the waste pile is empty.
dw-web-why-no-food = Not now: the colony has no food.
dw-web-why-no-zombies = Not now: there is no zombie anywhere.
