### Zombicide 2nd Edition with Fort Hendrix. A text that is not here is the family’s (z2-…): docs/editions.md.

## The game

fh-game = Zombicide: Fort Hendrix
fh-name = { fh-game }
web-game-fort-hendrix = Zombicide: Fort Hendrix
    .players = 1–6
    .time = 45–120 min
    .about = An army’s fort at Night, weapons that break, the dead that shoot, and a campaign of ten Missions. All win or all lose.
    .now = the first Mission, alone with six Survivors
    .gallery = The road through the fort
web-game-star-spangled-banner = Star-Spangled Banner
    .players = 1–6
    .time = ten Missions
    .about = The campaign of Fort Hendrix: ten Missions that remember what you chose, whom you lost and what you carry.
    .now = the first Mission, alone with six Survivors
