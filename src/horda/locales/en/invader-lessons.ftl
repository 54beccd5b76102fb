### The course on the first Mission, from a prepared position.

inv-web-lesson-hello = You lead three people through a mining station that Xenos have overrun. Either all of you win or nobody does. Grey decks are rooms, dark grating is corridor, red dust is outside. Most steps can be undone.
    .title = Welcome aboard
inv-web-lesson-move = It is Cole’s turn. A Survivor has 3 Actions, and a Move costs one; Cole’s first Move is free. Zones with a chalk line are in reach: press the room above him, I7.
    .title = Take a step
inv-web-lesson-oxygen = This is an Oxygen Supply Room. Press Oxygen to take a tank and put it on your body: without one nobody steps out of an Airlock. Bullets do not work outside, energy and blades do.
    .title = Air for outside
inv-web-lesson-open = The way up is shut. Press Door and take the door above away. That is free, once in a turn of each of you, and needs no tool.
    .title = Open the door
inv-web-lesson-fight = A Worker waits behind it. Press Shoot and choose I5. Hits can be shared out among targets or Concentrated on one, where Damage adds up; the screen gives the odds of both.
    .title = Shoot
inv-web-lesson-close = Cole has used a door in this turn. End his turn, let Mitsuki act and close the same door. Xenos must smash it first: that wins a moment. There are five doors in all.
    .title = Close it again
inv-web-lesson-machine = Mitsuki steers the Bot from anywhere: press Machine to move it or let it fight. A Bot that has acted is hunted like one of you until the round ends.
    .title = The Bot
inv-web-lesson-round = Press End turn for each of you. Before that try Xenos preview: arrows show where they will go, a pink veil where mold would grow.
    .title = The Xenos are next
inv-web-lesson-mold = The Abomination came nearer, and mold grows where it stands: it eats doors, Objectives and walls inside, so the door you closed is gone. If Active Mold joins two Spawn Zones, all is lost: the mold chain tells how near that is.
    .title = Mold
inv-web-lesson-fire = Jared has a flamethrower with its canister. Let him act, press Shoot and choose I5: fire kills all that is there, friends too, and calms the mold. Its walls stay open.
    .title = Only fire helps
inv-web-lesson-goal = The notebook says what the Mission asks for: the Prototype in E3. Its energy cell is attached to the weapon, not carried beside it.
    .title = What you came for
inv-web-lesson-end = Take the Objective, put tanks on and lead everybody through the open to the Exit. Or leave now: the table stays. Grey buttons say why they are grey.
    .title = You know how
