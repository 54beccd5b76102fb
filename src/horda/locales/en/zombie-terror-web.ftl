## The table of the duel

web-reach-tag = { $field }: { $cost } AP
web-reach-go = Walk, { $cost } AP
web-reach-about = { $who } to { $field }: { $cost } of { $left } AP
web-reach-unseen = No zombie sees that field.
web-reach-seen = { $count ->
    [one] A zombie sees that field: { $fields }
   *[other] Zombies see that field: { $fields }
}
web-threats = What the zombies must do
web-threats-none = No zombie sees anybody.
web-threat-sees = { $field } sees: { $whom }
web-threat-bites = { $steps ->
    [0] stands before its prey and bites
    [one] one field straight on, then bites
   *[other] { $steps } fields straight on, then bites
}
web-threat-comes = comes two fields straight on, no bite yet
web-threat-falls = straight on into the manhole, no bite
web-human-now = now
web-human-can = can act
web-human-done = acted
web-human-shut = cannot now
web-human-seen = { $fields ->
    [0] seen by nobody
   *[other] seen from { $fields }
}
web-human-worth = Points for leaving: { $count }
web-humans-able = { $count ->
    [0] nobody can act any more
    [one] one human can still act
   *[other] { $count } humans can still act
}
web-noise-price = { $count ->
    [one] zombie move after this turn
   *[other] zombie moves after this turn
}
web-noise-why = Everybody who acted, and one more.
web-human-points = { $who }, { $count } AP
web-looked-field = { $field } is not offered now.
web-looked-zombie = { $field }: this zombie sees nobody.
web-looked-must = { $field }: the sign ! says that it sees a human and must go straight on.
web-next-human = Next human
web-auto-place = Place all that are left for me
web-auto-place-about = Steps can be taken back until the last one is placed.
web-gloss-human = Human
web-gloss-ground = On the ground
web-gloss-special = Special card
web-gloss-zt-points = Action points (AP)
web-gloss-zt-noise = Zombie moves
web-gloss-zt-must = Compulsory move
web-gloss-zt-track = Terror track
web-gloss-zt-pool = Zombies in the pool
web-gloss-zt-bullets = Bullets
web-gloss-zt-saved = Those who got away
web-gloss-zt-worth = Points for leaving

## Bands across the table

zt-band-bitten = Bitten!
zt-band-turned = One of them!
zt-band-saved = Saved!
zt-band-collapsed = It gives way!
zt-band-count = { $count } of 6 have turned.
