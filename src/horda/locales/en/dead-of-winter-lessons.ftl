### Dead of Winter: the lessons of its course.

dw-web-lesson-hello = You and two bots keep a colony alive for a few rounds. Two paper sheets tell the main objective and the crisis of this round. At the top stand rounds and morale; at morale 0 the colony falls. Everybody has a secret goal, too.
    .title = A night in the colony
dw-web-lesson-keep = Press two of the four survivors. The first one leads: influence decides who is eaten last. Then seal your choice.
    .title = Choose your people
dw-web-lesson-crossroads = At the start of every turn the player to the right draws such a card in secret. This one opened because its condition came true. Choose a way and confirm it. What it costs, it says.
    .title = A crossroads
dw-web-lesson-secret = Your hand and your secret goal lie covered. Press the covered cards. You win only if your own goal is met at the end.
    .title = Only for your eyes
dw-web-lesson-dice = Press a survivor, then a die, then an action. A barricade takes any die; an attack needs a die as high as the number beside the survivor. Do one thing with a die.
    .title = Use a die
dw-web-lesson-outside = Moving costs no die, but the cold: the exposure die is rolled. Six faces of twelve are blank, one is a bite. A fuel card spares the roll. Move somebody out of the colony.
    .title = Go out
dw-web-lesson-searching = Who stands outside may search with a die that is high enough. Keep a card, or make noise for another look: each noise may bring a zombie tonight.
    .title = Search
dw-web-lesson-crisis = Everybody adds cards face down; how many is seen, which is not. A card of another type counts against you. Put in a card, if you have one that fits.
    .title = The crisis
dw-web-lesson-finish = When you are done, end the turn. You are asked twice while dice are left. Then the others play.
    .title = End your turn
dw-web-lesson-night = Now the colony eats, waste is counted, the crisis is turned up card by card, zombies come. Wait, or press anywhere to go on; a question waits for your answer.
    .title = The colony phase
dw-web-lesson-goals = A new round has begun with new dice. Bring cards under the objective by moving people into the colony, keep morale up, and mind your own goal. You can play on or leave; the table stays.
    .title = On your own
