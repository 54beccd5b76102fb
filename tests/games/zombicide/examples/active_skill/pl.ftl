z2-skill-war_cry = Okrzyk wojenny
z2-verb-war-cry = Okrzyk wojenny
z2-option-war-cry = Spłosz Zombie stąd do strefy { $to }
z2-event-frightened = { $zombies } uciekają ze strefy { $zone } do strefy { $to }.
