### The course of the duel: a chase.

zt-web-lesson-hello = You lead the humans, a bot leads the dead. The Banker is already safe and has scored 2 points; 5 win. The Child alone is worth 3: bring it to an exit on the right edge.
    .title = A car park at night
zt-web-lesson-sight = A zombie sees four fields straight on, and nothing beside or behind it. Striped fields are seen now: whoever stands there is charged. The list says which zombies must come.
    .title = They see straight ahead
zt-web-lesson-run = Everybody has 3 action points a turn. Pick the Child, then press a field on the way to the exits: its price stands on it. Once a turn the Child may also go diagonally.
    .title = Run
zt-web-lesson-shot = A zombie is right behind the Policeman. Pick him and let him shoot it: along a row or a column he never misses. But bullets are few, and each shot calls one zombie more.
    .title = Shoot
zt-web-lesson-axe = The Lumberjack stands behind a zombie in the way. From the side or from behind he fells it, silently. All but the Child may also push a zombie that looks elsewhere.
    .title = The axe
zt-web-lesson-finish = The more humans have acted, the more zombies may act: that many and one. End the turn when you are done; you are asked once more while somebody can still act.
    .title = Their turn
zt-web-lesson-chase = Marked zombies had to charge straight at their prey; the rest went where the other side wished. A bite wounds, a second one turns you. The Nurse heals for 1 point. Then new zombies came.
    .title = The chase
zt-web-lesson-exit = Bring the Child onto an exit and end the turn: who stands there then is safe and scores. If the way is blocked, go round, push or shoot.
    .title = Out
zt-web-lesson-end = 5 points win. In a whole game all six start at the left edge, both sides hold secret cards, and you may lead the zombies, too.
    .title = You know how
