z2-skill-war_cry = War cry
z2-verb-war-cry = War cry
z2-option-war-cry = Frighten the Zombies here into Zone { $to }
z2-event-frightened = { $zombies } flee from Zone { $zone } to Zone { $to }.
