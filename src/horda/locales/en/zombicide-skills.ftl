### Zombicide: skills that are options, questions or events of their own.

## Skills of movement and turn

z2-option-dash = { $skill }: go to zone { $to }
z2-option-slip-dash = { $skill }, slipping past the Zombies: go to zone { $to }
z2-option-taunt = Taunt the Zombies of zone { $zone }
z2-option-shove = Shove all Zombies here to zone { $to }
z2-option-rescue = Drag { $other } out of zone { $zone }
z2-option-come = { $who } comes along
z2-option-stay = { $who } stays
z2-option-lead = Give { $other } a free Action
z2-option-keep-apart = Do without Brother in arms
z2-option-stand-together = Use Brother in arms again
z2-option-heal = Heal a Wound: { $who }
z2-option-wait = Wait: others act first
z2-free-attack = Use the free attack?
z2-free-action = A Born leader gives you a free Action. Which one?
z2-treat = Whose Wound is healed?
z2-be-dragged = A Lifesaver wants to drag this Survivor along. Agreed?
z2-rescue = Whom else do you drag out?
z2-tactician = A Tactician may act now. Who acts?
z2-event-kept-apart = { $who } does without Brother in arms.
z2-event-stood-together = { $who } uses Brother in arms again.
z2-event-skill-used = { $who } uses a skill: { $skill }.
z2-event-shoved = Shoved from zone { $zone } to zone { $to }: { $zombies }.
z2-event-dragged = { $who } is dragged to zone { $to }.
z2-event-wound-healed = { $skill }: Wounds of { $who } are healed. Health: { $health }.

## Skills of combat

z2-dice = Zone { $zone }: how many dice does each weapon roll?
z2-roll-six = { $dice ->
        [one] Zone { $zone }: roll one more die for the sixes?
       *[other] Zone { $zone }: roll { $dice } more dice for the sixes?
    }
z2-option-roll-six = Roll the dice for the sixes
z2-option-roll-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
z2-option-improvise = Attack zone { $zone } { $mode } with an improvised weapon
z2-option-reap = Two at once: { $kind }
z2-prompt-react-wounds = Wounds are about to fall. Use a skill?

## Skills that find cards and step in while Zombies appear

z2-matching-set = { $who } found a Dual weapon. Take a second one from the deck?
z2-medic = { $who } is a Medic: whose Wound is healed?
z2-be-healed = { $who } is a Medic and could heal this Survivor. Agreed?
z2-distribute = { $who } is a Distributor: draw the Zombie cards and choose where each goes?
z2-assign-card = Which Zombie card goes to zone { $zone }?
z2-option-take-twin = Take the second one: { $card_acc }
z2-option-redraw = Discard the card and draw another
z2-option-dash-aside = { $manner ->
        [slip] { $who } slips aside to zone { $to }
        [slip-sprint] { $who } sprints and slips aside to zone { $to }
       *[sprint] { $who } sprints aside to zone { $to }
    }
z2-option-sidestep = { $who } steps aside to zone { $to }
z2-option-reflex = { $card ->
    [none] { $who } attacks at once { $mode }
   *[other] { $second ->
        [none] { $who } attacks at once { $mode }: { $card }
       *[other] { $who } attacks at once { $mode } with the pair: 2 × { $card }
    }
}
z2-option-distribute = Draw and share out the Zombie cards
z2-option-assign = Card { $number }: { $zombie } ({ $count })
z2-option-assign-extra = Card { $number }: extra activation, { $zombie }
z2-event-recovered = { $who } gets back: { $card_acc }.
