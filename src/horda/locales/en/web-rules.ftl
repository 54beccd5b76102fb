### The rules page: where facts come from

web-credits = Sources and reconstructed numbers
web-credits-about = Rules follow the printed rulebook in our own words; pictures, icons and texts are our own or free. What no source showed was reconstructed to fit the rest, and a file of house rules may say otherwise.
z2-credits-cards = Values of these cards are reconstructed: { $names }.
z2-credits-survivors = Skills of these are reconstructed: { $names }.
z2-credits-missions = Where tokens lie is reconstructed in these Missions: { $names }.
