z2-omen = Gdzie coś wyje?
z2-verb-howl = Wycie
z2-option-howl = W strefie { $zone }
z2-moment-omen = na końcu rundy
