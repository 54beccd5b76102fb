### The advanced rules: All-Out dice, Knock-out, Clock, Night, light and Shooter Walkers

z2-setup-advanced = Advanced equipment: All-Out dice, weapons that break, and the military deck.
z2-setup-knock_out = Who loses the last Health is Knocked-out, and can be rescued.
z2-setup-clock = Clock, Night and light.
z2-setup-hour = The hour at which the game begins; -1: that of the Mission, or it is asked.
z2-setup-shooters = Shooter Walkers fire when their symbol is drawn.
z2-setup-rescue_adrenaline = Taking a Knocked-out Survivor gives 5 Adrenaline.
z2-setup-carried = What the campaign brings along.

z2-hour = At what hour does the game begin?
z2-option-start-hour = { $hour }:00
z2-verb-start-hour = Hour
z2-event-clock-moved = The Clock shows { $hour }:00.
z2-event-lights-out = The Day breaks: all Light Beams are taken off.

z2-aim-beam = Where does { $who } point the Light Beam?
z2-option-light-zone = Light zone { $zone }
z2-option-light-wall = { $side ->
    [N] Light the wall in the north
    [E] Light the wall in the east
    [S] Light the wall in the south
   *[W] Light the wall in the west
}
z2-verb-light-zone = Light a Zone
z2-verb-light-wall = Light a wall
z2-moment-light = while a Light Beam is laid or turned
z2-option-lamp-on = Switch the Flashlight on
z2-option-lamp-off = Switch the Flashlight off
z2-verb-lamp-on = Light on
z2-verb-lamp-off = Light off
z2-option-search-dark = Search without the Flashlight
z2-verb-search-dark = Search in the dark
z2-event-beam-laid = { $who } lights the own zone and zone { $zone }.
z2-event-beam-at-wall = { $who } points the light at a wall: only the own zone is lit.
z2-event-lamp-out = The light of { $who } is out.
z2-event-drawn-by-light = { $count ->
    [one] A Zombie sees light and acts before the Zombies’ Phase.
   *[other] { $count } Zombies see light and act before the Zombies’ Phase.
}
z2-no-lamp-day = Light Beams are of no use by Day.
z2-no-lamp-none = This Survivor has no Flashlight.
z2-no-lamp-on = The Flashlight is on already: a beam is turned by Moving, Searching or shooting.
z2-no-lamp-off = This Survivor has no Flashlight switched on.

z2-option-all-out = { $dice ->
    [one] All-Out: 1 more die
   *[other] All-Out: { $dice } more dice
}
z2-option-all-out-twice = All-Out, doubled: { $dice } more dice
z2-verb-all-out = All-Out
z2-verb-all-out-twice = Double All-Out
z2-moment-all-out = when an attack is declared, before the roll
z2-option-all-out-melee = { $second ->
    [none] Strike All-Out for free: { $card }
   *[other] Strike All-Out for free with the pair: 2 × { $card }
}
z2-option-all-out-shot = { $second ->
    [none] Shoot All-Out for free at zone { $zone }: { $card }
   *[other] Shoot All-Out for free at zone { $zone } with the pair: 2 × { $card }
}
z2-verb-all-out-melee = All-Out Melee attack
z2-verb-all-out-shot = All-Out Ranged attack
z2-event-went-all-out = { $dice ->
    [one] { $who } goes All-Out with 1 more die.
   *[other] { $who } goes All-Out with { $dice } more dice.
}
z2-no-no-all-out = This weapon has no All-Out dice.
z2-broken = A weapon of the pair breaks. Which one does { $who } lose?
z2-option-lose-weapon = { $card }
z2-verb-lose-weapon = Broken weapon
z2-moment-broken = when one weapon of a pair breaks
z2-option-patch = Ignore all Breaks of this roll (Makeshift repair)
z2-option-spend-parts = Ignore all Breaks: discard { $card } (Spare parts)
z2-option-spend-kit = Ignore all Breaks: discard { $card }
z2-verb-patch = Makeshift repair
z2-verb-spend-parts = Spare parts
z2-verb-spend-kit = Repair Kit
z2-moment-repair = right after a roll with a Break
z2-event-broke = { $card } of { $who } breaks.
z2-event-breaks-ignored = The Breaks do { $who } no harm.

z2-search-deck = Which deck is searched?
z2-option-search-in = { $deck ->
    [military] The military deck
   *[base] The Equipment deck
}
z2-verb-search-in = Deck
z2-moment-search = when a street on tiles of both kinds is searched

z2-event-fell-down = { $who } is Knocked-out and lies in zone { $zone }; all their cards are discarded. Another Survivor must take the figure by the end of the next round.
z2-event-died = Nobody came in time: { $who } is dead.
z2-event-fallen-taken = { $who } takes care of { $other }, who plays again in the next Mission.
z2-option-take-fallen = Take the Knocked-out Survivor: { $other }
z2-verb-take-fallen = Rescue
z2-no-fallen = { $who } does not lie here.
z2-end-nobody-left = No Survivor is left standing; all is lost.

z2-shooter-zone = { $left ->
    [one] Only 1 Shooter Walker is left. Where does it appear?
   *[other] Only { $left } Shooter Walkers are left. Where does the next one appear?
}
z2-option-shooter-in = In zone { $zone }
z2-verb-shooter-in = Shooter Walker
z2-moment-shooter = when there are too few Shooter Walkers
z2-event-shots-fired = { $count ->
    [one] A Shooter Walker fires at zone { $zone }.
   *[other] Shooter Walkers fire at zone { $zone }: { $count } shots.
}

z2-status-day = { $hour }:00, Day
z2-status-night = { $hour }:00, Night
z2-status-beam = The light of { $who } is on zones { $zone } and { $to }.
z2-status-beam-wall = The light of { $who } is on zone { $zone }.
z2-status-down = { $who } lies in zone { $zone } and dies at the end of round { $last }.
z2-status-taken = Rescued until the next Mission: { $names }
z2-status-dead = Dead: { $names }
z2-no-sight-night = It is too dark to see that far.
