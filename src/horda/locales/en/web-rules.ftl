### The rules page: where facts come from

web-credits = Sources and reconstructed numbers
web-credits-about = Rules follow the printed rulebook in our own words; pictures, icons and texts are our own or free. What no source showed was reconstructed to fit the rest, and a file of house rules may say otherwise.
z2-credits-card = Values of these cards are reconstructed: { $names }.
z2-credits-survivor = Skills of these are reconstructed: { $names }.
z2-credits-machine = So are values of these: { $names }.
z2-credits-xenos_card = So are numbers on cards of these kinds: { $names }.
z2-credits-mission = Where tokens lie is reconstructed in these Missions: { $names }.
