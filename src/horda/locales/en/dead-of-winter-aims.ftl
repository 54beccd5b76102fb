### What an objective is about, in one line: for the gallery of the lobby.

dw-aim-random = Whatever the lot brings you.
dw-aim-chimpanzee-and-code = A story in three stages around sealed Raxxon.
dw-aim-bandit-raid = A story in three stages about bandits.
dw-aim-tribute = Two cards of every location, laid aside.
dw-aim-frozen-night = Survive 8 rounds; every fight costs frostbite.
dw-aim-convoy = Fuel and tools to a gas station without zombies.
dw-aim-broadcast = Dice for the radio, every value from 1 to 6.
dw-aim-cut-off = Bring the stranded home and feed them.
dw-aim-built-to-last = Three improvements, barricades at every entrance.
dw-aim-take-back-whats-ours = Win back what the bandits took.
dw-aim-full-isolation = Lock three experiments of Raxxon away.
dw-aim-eight-weeks-of-darkness = Survive 8 rounds with helpless people to feed.
dw-aim-kill-them = Hardly a zombie left outside the colony.
dw-aim-find-a-cure = Two medicine cards a player.
dw-aim-home-sweet-home = Ten barricades at home, one everywhere else.
dw-aim-raiding-party = Search two locations down to the last card.
dw-aim-leave-it-all-behind = A weapon and two cards of food each.
dw-aim-stockpile = Food, barricades, medicine, tools and fuel.
dw-aim-winter-has-come = Store 8 cards of fuel, one every single round.
dw-aim-too-many-mouths = Survive 5 rounds with too many mouths to feed.
dw-aim-we-need-more-samples = Three samples a player from killed zombies.
