### Dead of Winter: what happens.

dw-event-round-began = Round { $round } begins.
dw-event-crisis-revealed = Crisis: { $crisis }.
dw-event-no-crisis = The crisis deck is empty: no crisis this round.
dw-event-dice-rolled = Player { $seat } rolls { $dice } action dice.
dw-event-turn-began = Player { $seat } begins a turn.
dw-event-turn-ended = Player { $seat } ends the turn.
dw-event-crossroads-drawn = Player { $seat } draws a crossroads card and keeps it secret: { $crossroads }.
dw-event-crossroads-sprung = Crossroads: { $crossroads }.
dw-event-crossroads-chosen = { $crossroads }: player { $seat } chooses “{ $option }”.
dw-event-crossroads-voted = { $crossroads }: the vote decides for “{ $option }”.
dw-event-crossroads-void = { $crossroads }: no option is possible, nothing happens.
dw-event-moved = { $survivor } moves: { $origin } → { $place }.
dw-event-put-at = { $survivor } is put here: { $place }.
dw-event-exposed = Exposure die for { $survivor }: { $face }.
dw-event-face-replaced = The result for { $survivor } becomes: { $face }.
dw-event-hurt = { $survivor } gets { $kind } ×{ $n }.
dw-event-healed = { $survivor } loses { $kind } ×{ $n }.
dw-event-ticked = Frostbite wears { $survivor } down.
dw-event-died = { $survivor } dies ({ $place }).
dw-event-left = { $survivor } leaves the game.
dw-event-bite-spreads = The bite passes on to { $survivor }.
dw-event-new-leader = { $survivor } leads the group of player { $seat } now.
dw-event-joined = { $survivor } joins player { $seat } ({ $place }).
dw-event-hand-lost = Player { $seat } has lost the last survivor and with them the whole hand: { $n } cards.
dw-event-eliminated = Player { $seat } is out of the game.
dw-event-morale-changed = Morale { $by }: it is { $now } now.
dw-event-food-changed = Food { $by }: { $now } in the supply.
dw-event-fed = The colony eats { $n } food.
dw-event-starved = { $n } food would be needed: hunger. Starvation tokens: { $tokens }.
dw-event-starvation-changed = Starvation tokens: { $n }.
dw-event-waste-checked = { $n } cards in the waste pile: morale { $by }.
dw-event-helpless-came = { $unruly ->
    [yes] Unruly helpless people: { $n }
   *[no] Helpless people: { $n }
  }.
dw-event-helpless-died = { $unruly ->
    [yes] An unruly helpless person dies
   *[no] A helpless person dies
  }.
dw-event-helpless-turned = { $unruly ->
    [yes] A helpless person becomes unruly
   *[no] An unruly helpless person calms down
  }.
dw-event-zombie-added = A zombie comes: { $entrance }.
dw-event-zombie-killed = A zombie is killed: { $entrance }.
dw-event-zombie-removed = A zombie is gone: { $entrance }.
dw-event-zombie-moved = A zombie is lured: { $entrance } → { $onto }.
dw-event-overrun = Overrun: { $place }!
dw-event-barricade-built = A barricade goes up: { $entrance }.
dw-event-barricade-broken = A barricade falls: { $entrance }.
dw-event-trap-laid = An explosive trap is laid: { $entrance }.
dw-event-trap-went-off = An explosive trap goes off: { $entrance }!
dw-event-noise-made = Noise ×{ $n }: { $place }.
dw-event-noise-flipped = { $loud ->
    [yes] Zombies hear the noise ({ $place }
   *[no] Nobody hears the noise ({ $place }
  }).
dw-event-noise-gone = The noise is gone: { $place }.
dw-event-die-spent = Player { $seat } spends a { $die }.
dw-event-die-raised = Player { $seat } raises a die to { $die }.
dw-event-die-changed = A die of player { $seat }: { $die } → { $now }.
dw-event-die-gained = Player { $seat } gets a die more: { $die }.
dw-event-rolled = Player { $seat } rolls { $value }.
dw-event-missed = { $survivor } misses ({ $value }).
dw-event-struck = { $survivor } hits { $other } ({ $value }).
dw-event-card-played = Player { $seat } plays { $card }.
dw-event-card-removed = { $card } leaves the game.
dw-event-card-wasted = { $card } goes onto the waste pile.
dw-event-equipped = { $survivor } gets { $card }.
dw-event-item-used = { $survivor } uses { $card }.
dw-event-ability-used = { $survivor } uses the ability.
dw-event-handed-off = { $survivor } hands { $card } to { $to }.
dw-event-cleaned = { $n } cards are cleaned from the waste pile.
dw-event-contributed = Player { $seat } adds a card to the crisis: { $card }.
dw-event-contributions-shown = { $cards } contributed cards are turned up.
dw-event-crisis-resolved = { $crisis }: { $total } of { $needed }, { $averted ->
    [yes] averted
   *[no] not averted
  }.
dw-event-crisis-peeked = Player { $seat } looks at the next crisis: { $crisis }.
dw-event-crisis-buried = { $done ->
    [yes] Player { $seat } puts it under the deck
   *[no] Player { $seat } leaves it on top
  }.
dw-event-searched = { $survivor } searches: { $place }.
dw-event-looked = Player { $seat } looks at a card: { $card }.
dw-event-kept = Player { $seat } keeps a card: { $card }.
dw-event-drew = Player { $seat } draws a card: { $card }.
dw-event-stolen = Player { $seat } takes a card from player { $target }: { $card }.
dw-event-passed = Player { $seat } passes a card to player { $target }: { $card }.
dw-event-peeked = Player { $seat } looks at { $cards } hidden cards.
dw-event-requested = Player { $seat } asks the others for: { $wanted }.
dw-event-gave = Player { $seat } gives { $card }.
dw-event-declined = Player { $seat } gives nothing.
dw-event-accused = Player { $seat } wants player { $target } exiled.
dw-event-voted = Votes: { $ayes } up, { $noes } down: { $passed ->
    [yes] passed
   *[no] not passed
  }.
dw-event-tie-broken = Player { $seat }, as first player, breaks the tie: { $passed ->
    [yes] yes
   *[no] no
  }.
dw-event-exiled = Player { $seat } is exiled.
dw-event-exile-goal = Exile objective of player { $seat }: { $secret }.
dw-event-bandit-leader = Player { $seat } leads the bandits now.
dw-event-token-passed = Player { $seat } is the first player.
dw-event-round-marker = Rounds left: { $left }.
dw-event-stored = { $card } is put under the objective.
dw-event-die-stored = Player { $seat } puts a { $die } on the objective.
dw-event-die-placed = Player { $seat } puts a { $die } on Raxxon.
dw-event-objective-met = The objective is met: { $objective }.
dw-event-objective-changed = A new objective: { $objective }.
dw-event-secret-shown = The objective of player { $seat } was: { $secret }.
dw-event-bandit-came = A bandit appears: { $place }.
dw-event-bandit-left = A bandit is gone: { $place }.
dw-event-looted = Bandits loot { $card } ({ $place }).
dw-event-cache-taken = Player { $seat } takes { $card } from the cache.
dw-event-progress = { $improvement }: progress { $n }.
dw-event-built = The colony has built: { $improvement }.
dw-event-improvement-opened = A new improvement can be built: { $improvement }.
dw-event-experiment-contained = { $experiment } is contained.
dw-event-experiment-gone = { $experiment } leaves the game.
dw-event-special-came = { $experiment } comes: { $entrance }.
dw-event-special-left = { $experiment } is gone: { $entrance }.
dw-event-encounter = Encounter with { $experiment }: { $value }.
dw-event-side-effect = { $survivor } has a side effect: { $side_effect }.
dw-event-reduced = { $place }: { $n } fewer zombies this time.
dw-event-stranded = Somebody stranded is brought to the colony: { $place }.
dw-event-told = { $cards } cards are shown to all.
dw-event-deck-turned = The deck is shuffled: { $place }.
