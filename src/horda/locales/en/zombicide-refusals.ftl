### Zombicide 2nd Edition: why something is not possible.

z2-no-actions = No Action is left for this.
z2-no-cost = Leaving this Zone costs { $cost } Actions: one, and one more for each Zombie in it.
z2-no-neighbour = Zone { $zone } is not next to this one.
z2-no-door-closed = There is a closed door between; it must be opened first.
z2-no-no-way = No open way leads there; a door must be opened first.
z2-no-way-asked = Something is decided or revealed on the way; go to the next Zone first.
z2-no-far = The way there costs { $cost ->
    [one] { $cost } Action
   *[other] { $cost } Actions
}; { $left ->
    [0] none is left
    [one] { $left } is left
   *[other] { $left } are left
}.
z2-no-elsewhere = This is done in zone { $zone } itself; go there first.
z2-no-sight-corner = No straight line leads there, and nobody sees round corners.
z2-no-sight-door = A closed door blocks the view.
z2-no-sight-wall = A wall blocks the view.
z2-no-sight-room = The view into a building ends in its first room.
z2-no-sight-dark = A dark room is seen only from the next Zone.
z2-no-search-zombies = Nobody can Search while Zombies are in the Zone.
z2-no-search-street = There is nothing to Search in the street; go into a building.
z2-no-search-again = This Survivor has already Searched this turn.
z2-no-search-empty = The equipment deck is used up.
z2-no-door-not-here = This door is not on the walls of this Zone.
z2-no-door-open = This door is already open.
z2-no-door-locked = This door is locked until the Objective of its colour is taken.
z2-no-door-tool = Opening a door takes a tool in Hand, such as a Crowbar or a Fire Axe.
z2-no-card-not-held = This card must be held in a Hand.
z2-no-not-carried = This Survivor does not carry such a card.
z2-no-melee-zombie = There is no Zombie in this Zone to strike at.
z2-no-weapon-mode = This card is no weapon for such an attack.
z2-no-no-pair = An attack with two weapons needs two equal ones marked Dual in the Hands.
z2-no-hobomination = Next to the Hobomination nobody can fight.
z2-no-range = Zone { $zone } is { $distance } away; the Range of this weapon is { $least } to { $most }.
z2-no-sight = There is no line of sight to zone { $zone }.
z2-no-reload = This weapon is empty; reload it first.
z2-no-loaded = This weapon needs no reloading.
z2-no-objective = There is no Objective in this Zone.
z2-no-crate = There is no crate in this Zone.
z2-no-exit = This is not the Exit Zone.
z2-no-exit-none = This Mission has no Exit to escape through.
z2-no-exit-goals = The other goals of the Mission come first.
z2-no-exit-zombies = Nobody can escape while Zombies are in the Exit Zone.
z2-no-not-here = { $who } is not in this Zone.
z2-no-led = { $who } already follows a Leader.
z2-no-no-seat = There is no Passenger seat left in the car for this Companion: { $who }.
z2-no-nothing-to-trade = There are no cards to rearrange.
z2-no-food = This card is no food.
z2-no-seated = A Survivor in a car cannot Move: get out first.
z2-no-car-not-here = That car does not stand in this Zone.
z2-no-car-parked = The Mission does not let anybody drive this car.
z2-no-car-zombies = Nobody gets into a car while Zombies are in the Zone.
z2-no-car-full = There is no free seat of this kind, or too few for the Companions.
z2-no-not-driver = Only whoever sits on the driver’s seat can drive.
z2-no-car-building = Cars stay in the streets.
z2-no-car-dead-end = A fast car drives exactly two Zones and not back; from there it cannot go on.
z2-no-car-no-police = Only police cars can be Searched.

## Moves and skills

z2-no-slipped = This Kid has already made its Slippery move this turn.
z2-no-not-kid = Only Kids have a Slippery move.
z2-no-slip-needless = A Slippery move would make no difference here; walk instead.
z2-no-slip-jump = A Slippery move cannot be combined with Jump.
z2-no-skill-none = This Survivor does not have the skill { $skill }.
z2-no-skill-used = { $skill } works once a turn and has been used in this one.
z2-no-skill-no-move = { $skill } is no skill that moves a Survivor.
z2-no-dash-cost = This would cost { $cost } Actions, and there are not so many left.
z2-no-dash-far = Zone { $zone } is more than { $count } Zones away.
z2-no-dash-zombies = Zombies on the way to zone { $zone } end the move before it.
z2-no-dash-end = { $skill } does not let a Survivor end the move in zone { $zone }.
z2-no-no-target-there = From zone { $zone } no weapon in Hand could be shot at Zombies.
z2-no-nobody-there = There is no other Survivor in zone { $zone }.
z2-no-jump = A Jump ends exactly two Zones away; zone { $zone } is not.
z2-no-sprint = A Sprint goes at least two Zones.
z2-no-taunt-far = Zone { $zone } is more than two Zones away, or there is no open way.
z2-no-no-zombies = There are no Zombies in zone { $zone }.
z2-no-not-there = { $who } is not in zone { $zone }.
z2-no-no-brother = There is no Brother in arms here.
z2-no-brother-apart = Brother in arms is set aside already.
z2-no-brother-so = Brother in arms is in use.
z2-no-not-led = { $who } cannot be given an Action: it must be another Survivor on the board.
z2-no-favour = The Action that was given away must be an Action anybody can take: no skill of one’s own turn, no meal, no escape.
z2-no-gone = This Survivor has left the board.

## People

z2-no-not-in-team = { $who } is not in the team.
z2-no-no-companion = { $who } is no Companion in this game.
z2-no-acted = { $who } has had a turn this round.
z2-no-escaped = { $who } has left the board.
z2-no-not-yet = It is another player’s turn; { $who } has to wait.
z2-no-no-tactician = Only a Tactician can wait.
z2-no-not-hurt-here = { $who } is not among those who can take this Wound.
z2-no-not-traded = { $who } follows neither of the two Survivors who trade.
z2-no-unhurt = { $who } is not wounded.
z2-no-not-healed = { $who } is in another Zone, or was healed just now.

## Cars

z2-no-on-foot = This Survivor does not sit in a car.
z2-no-same-seat = That would be a seat of the same kind as now.
z2-no-not-in-car = { $who } does not sit in the same car.
z2-no-car-back = A fast car does not go back to where it started.

## Hits and cards

z2-no-hit-none = There is no such Zombie in zone { $zone }.
z2-no-hit-order = Other targets come first in the targeting order, or the hits are enough for all.
z2-no-reap = One hit for two Zombies needs the skill Reaper, not yet used in this attack, and two Zombies of this kind.
z2-no-skill-choice = This is not one of the skills of the new level.
z2-no-no-slot = There is no such slot among those who rearrange their cards.
z2-no-room-apart = In the Backpack a weapon and what is attached to it come apart: there are too few free slots.
z2-no-slot-alike = An equal slot stands for this one in the list.
z2-no-slot-empty = This slot is empty.
z2-no-no-meal = There is no food in this slot, or its owner can eat it at once in this turn.
z2-no-no-token = No Objective token of this colour can be handed over here.
z2-no-lifts = Enough cards have been taken up; leave them as they are now.
z2-no-holding = The card in question must be put somewhere or discarded first.
z2-no-no-cards = None of your Survivors carries a card.
z2-no-not-recruited = { $who } cannot wait as a Companion: already in the game, or of no use without a dashboard.
z2-no-between-roll = Dice have been rolled: first comes what they bring.
z2-no-in-an-attack = This card is used in an attack just now: first comes the roll.
z2-no-learning = { $who } is learning a skill just now: first it is chosen.
z2-no-in-a-trade = { $who } is trading just now: first the trade is settled.
z2-no-not-own-card = The card belongs to another player: only that player may discard it.
z2-no-not-holding = No card has been taken up that could be discarded.

## Other moments

z2-no-not-asked = Another player decides now.
z2-no-not-among = The rules leave only the choices that are listed.
z2-no-first = Something else is decided first: “{ $question }”
z2-no-moment = This is decided only { $moment }.
z2-moment-deal = while the starting cards are dealt
z2-moment-start = before the game, where a Mission has several start Zones
z2-moment-recruit = before the game, where a Mission puts Companions on the board
z2-moment-act = when it is settled whose turn comes next
z2-moment-wait = when a Tactician could take a turn
z2-moment-way = in the middle of a Move of several Zones
z2-moment-cards = while cards are rearranged, traded or found
z2-moment-trade = while two Survivors trade
z2-moment-agree = when another player’s Survivor proposes a trade
z2-moment-discard = after it was said that a card is to be discarded
z2-moment-hit = when a hit is assigned
z2-moment-reap = when a Reaper’s hit is assigned
z2-moment-dice = when a skill gives a choice of dice
z2-moment-six = when sixes bring more dice
z2-moment-reroll = right after dice were rolled, with ammunition or a skill for it
z2-moment-wounds = when Wounds are shared out
z2-moment-cancel = when Wounds are about to fall on a Survivor who can discard cards against them
z2-moment-send = when Zombies split up and one is left over
z2-moment-reveal = when a building is opened
z2-moment-learn = when a Survivor reaches a new danger level
z2-moment-drive = while a car drives fast
z2-moment-drag = when a Lifesaver wants to drag the Survivor
z2-moment-heal = when a Medic or a Field medic heals
z2-moment-twin = when Matching set finds a Dual weapon
z2-moment-redraw = when Destiny can replace a card just drawn
z2-moment-sidestep = when Zombies appear next to a Survivor with Sidestep
z2-moment-reflex = when Zombies appear next to a Survivor with Combat reflexes
z2-moment-spread = when a Distributor hands out the Zombie cards of the Spawn step
z2-moment-pass = when something is offered that may be left out

## Teams that cannot be

z2-bad-survivor = There is no Survivor { $name }; there are: { $known }.
z2-bad-abomination = There is no Abomination { $name }; there are: { $known }.
z2-bad-twice = { $who } can be in the team only once.
z2-bad-few = The box has { $count } Survivors; { $team } cannot play.
z2-bad-team = { $count } Survivors are named, but only { $team } play.
z2-bad-shares = Shares are whole numbers joined by +, like 4+2; { $shares } is none.
z2-bad-shares-players = { $count } shares are named, but { $players } play; each player needs one.
z2-bad-shares-team = The shares make { $count } Survivors, but { $team } play.
z2-bad-shares-none = Player { $player } gets no Survivor; everybody plays at least one.
z2-bad-players = Each of { $players } players needs a Survivor, but only { $team } play.
