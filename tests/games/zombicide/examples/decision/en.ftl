z2-omen = Where does something howl?
z2-verb-howl = Howl
z2-option-howl = In Zone { $zone }
z2-moment-omen = at the end of a round
