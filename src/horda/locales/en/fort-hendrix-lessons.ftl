### The course in the Secret Laboratory, from a prepared position.

fh-web-lesson-hello = Four Survivors and a girl named Penny are inside a fort that did not hold. Either all of you win or nobody does, and if Penny dies, all is lost. The clock above says five in the morning: it is night. Most steps can be undone.
    .title = Fort Hendrix
fh-web-lesson-night = At night you see your own Zone and the ones next to it, and shots into the dark hit on 6 only. Zombies see no further than their own Zone: they go where it is loud. Blades work as by day.
    .title = Night
fh-web-lesson-lamp = Michelle has a Flashlight in her backpack. Press Light on and let the beam fall to the right, on E6. It lights her Zone and that one, and goes with her; after a Move it may be turned for free.
    .title = Switch it on
fh-web-lesson-allout = E6 is lit, so shots there hit as by day. Press Shoot, choose E6, and then go All-Out: the red number on the weapon is the dice you may add. It is all of them or none, and you say so before you roll.
    .title = All-Out
fh-web-lesson-breaks = The red dice did not show a 1. If one of them had, the weapon would have been gone after the attack, though its hits count; nothing rolls those dice again. The screen tells the risk before you choose.
    .title = What it may cost
fh-web-lesson-rescue = Wayne lies in C4: who loses the last Health is Knocked-out, and dead after the End Phase of the next round. End Michelle’s turn, let Karl act and press Take. Wayne is out of this Mission, but alive.
    .title = Nobody stays behind
fh-web-lesson-card = Here the story lies on cards. Let Riley act, walk left to A8 and press Take: the card is read aloud, all talk about what it offers, and the player who turned it up decides. Choose what you like.
    .title = A card of the story
fh-web-lesson-round = End all turns. Try Zombie preview first: a Shooter stands at I6, and from there Michelle’s beam is in plain sight.
    .title = The Zombies are next
fh-web-lesson-drawn = The beam called the Shooter: whoever sees light at night acts once more, before the Zombies’ Phase. And an hour has passed; at seven lamps go out and it is day. A Zombie card with the Shooters’ sign makes every Shooter fire at each Zone it sees.
    .title = Light calls
fh-web-lesson-end = Turn the other cards up to find what ends this Mission. Or leave now: the table stays. In the campaign Survivors keep experience, some of their cards, and what you chose. Grey buttons say why they are grey.
    .title = You know how
