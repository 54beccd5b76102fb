### What a scenario is about, in one line: for the gallery of the lobby.

zt-aim-base = Humans run for the exits: 5 points win.
zt-aim-barricades = Keys, car, two inside, before the terror runs out.
