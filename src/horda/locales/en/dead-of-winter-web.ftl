### Dead of Winter: words of its table in the browser.

dw-web-mine = My own
dw-web-dice = Action dice
dw-web-secret = Secret objective (press to look)
dw-web-crossroads = Crossroads card that I keep (press to look)
dw-web-hand = { $count ->
    [0] No cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
dw-web-players = Players
dw-web-first = first player
dw-web-exiled = exiled
dw-web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dw-web-given = crisis: { $count }
dw-web-crisis = Crisis: { $name }
dw-web-track-morale = morale
dw-web-track-left = rounds left
dw-web-track-food = food
dw-web-track-starvation = starvation
dw-web-track-helpless = helpless
dw-web-track-waste = waste
dw-web-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dw-web-zombies = Zombies at the entrances: { $count }
dw-web-bandits = bandits: { $count }
dw-web-stranded = helpless here: { $count }
dw-web-leader = leader
dw-web-wounds = wounds { $count }
dw-web-frostbite = frostbite { $count }
dw-web-despair = despair { $count }
dw-web-others = Colony
dw-web-all = Show all
