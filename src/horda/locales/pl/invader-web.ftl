### Co przeglądarka mówi o stacji, jej pleśni i maszynach

inv-web-phase-zombies = Xenosy
inv-web-preview = Podgląd Xenosów
inv-web-ghosts = Gdyby Xenosy działały teraz: { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
inv-web-ap = PD
inv-web-health = Pancerz: { $health } z { $full }
inv-web-health-points = { $count ->
    [one] { $count } punkt Pancerza
    [few] { $count } punkty Pancerza
   *[many] { $count } punktów Pancerza
}
inv-web-odds-none = Żaden Xenos od tego nie padnie.
inv-web-odds-kill-long = { $chance }: padnie co najmniej jeden Xenos
inv-web-action-door = Drzwi
web-action-open-door = Otwórz drzwi
web-action-close-door = Zamknij drzwi
inv-web-action-eat = Użyj
inv-prompt-react-declared = Jak przeprowadzić atak?
web-action-oxygen = Tlen
web-action-machine = Maszyna
web-kind-civilian = Cywil
web-kind-soldier = Żołnierz
web-zone-corridor = korytarz
web-zone-outdoor = na zewnątrz
web-place-security = Pokój ochrony
web-place-oxygen = Magazyn z tlenem
web-place-airlock = Śluza powietrzna
web-mold-active = Aktywna Pleśń
web-mold-inactive = Nieaktywna Pleśń
web-hidden = { $who } w ukryciu
web-machine-is = { $active ->
    [yes] { $machine }, ze znacznikiem Aktywacji
   *[no] { $machine }, w uśpieniu
}
web-door-smashed = zniszczone drzwi do { $zone }
web-mark-evacuees = tu czeka załoga
web-body = Ciało
web-oxygen = tlen
web-cancels = chroni przed { $count }
web-attach = pasuje: { $kind }
web-attached = podłączone
web-missing = Brak: { $part }
inv-web-lent-rule = Zasada wspólna z 2. edycją: Zombie to tutaj Xenosy, Szwendacze – Robotnicy, Spaślaki – Mięśniaki, Biegacze – Łowcy.
web-cannot-fire = nie można użyć
web-compare-needs = Działa tylko z podłączoną kartą: { $part }.
web-ammo-energy = Bateria
web-ammo-canister = Zbiornik
web-plan-spread = Zwykły
web-plan-spread-all = Rozdziel trafienia między wszystkie cele
web-plan-concentrated = Skoncentrowany
web-plan-falls = { $who } ginie
web-begins = Zaczyna { $who }
web-ghost-lost = przegrana
web-ghost-eaten = { $count ->
    [one] utracony Cel
    [few] { $count } utracone Cele
   *[many] { $count } utraconych Celów
}
web-chain = Łańcuch pleśni
web-chain-missing = { $count ->
    [one] Brakuje 1 Strefy, by pleśń połączyła dwie Strefy Namnażania: wtedy przegrywacie.
   *[other] Brakuje { $count } Stref, by pleśń połączyła dwie Strefy Namnażania: wtedy przegrywacie.
}
web-chain-none = Pleśń nie może połączyć żadnych dwóch Stref Namnażania.
web-chain-zone = { $grown ->
    [yes] { $zone }: Aktywna Pleśń
   *[no] { $zone }: brakuje
}
web-machines = Maszyny
web-machine-by = steruje: { $who }
web-machine-nobody = teraz nikt nie steruje
web-machine-gone = zniszczona
web-machine-bait = działa: jest celem
web-machine-asleep = w uśpieniu
web-supply = Zapas
web-supply-doors = drzwi: { $left } z { $all }
web-supply-tanks = Butle tlenowe: { $left } z { $all }
web-supply-mold = { $count ->
    [one] 1 Strefa z pleśnią
    [few] { $count } Strefy z pleśnią
   *[many] { $count } Stref z pleśnią
}
inv-web-own-cards = Odrzuć lub użyj

## Słowa strony i rodziny gier tam, gdzie mówią o Zombie i Ranach

inv-verb-suffer = Obrażenia
inv-verb-send = Droga Xenosa
inv-send = Ze strefy { $zone } prowadzi kilka równie krótkich dróg ({ $kind }). Dokąd idą te Xenosy, których nie da się podzielić po równo ({ $count })?
inv-send-target = Xenosy w strefie { $zone } ({ $kind }) mają kilka celów. Ku któremu idą te, których nie da się podzielić równo ({ $count })?
inv-web-end-kills = Xenosy
inv-web-cards = Karty Xenosów
inv-web-moment-zombie-card = Karta Xenosów
inv-web-moment-level-by = { $who }, punkty doświadczenia: { $points }
inv-web-moment-level-louder = Stacja to słyszy: od teraz na kartach Xenosów liczy się wiersz { $level }.
inv-web-moment-left = zostanie Pancerza: { $health }
inv-web-wounds-title = Obrażenia: { $count }. Kto weźmie ile?
inv-web-wounds-each = obrażenia każdego: { $count }
inv-web-wounds-count = obrażenia: { $count }
inv-web-wounds-take = Rozdziel obrażenia
inv-web-odds-friends = To może zranić: { $who }.
inv-web-odds-wounds = Obrażenia: { $wounds }
inv-web-ghost-wounds = Obrażenia: { $wounds }
inv-web-ghost-wounds-unsure = Obrażenia: do { $wounds }
inv-web-end-anyway-about = Nikt inny już nie działa: teraz Xenosy, a potem nie da się swobodnie cofnąć.
inv-web-adrenaline = Doświadczenie { $points }, poziom { $level }
inv-web-end-killed = { $count ->
    [0] Nie wyeliminowano żadnego Xenosa
    [one] Wyeliminowano { $count } Xenosa
    [few] Wyeliminowano { $count } Xenosy
   *[many] Wyeliminowano { $count } Xenosów
}
inv-xcard-mold_spawn = Namnażanie z Pleśni
inv-xcard-mold_spawn-about = Jej Xenosy wchodzą do Stref z Aktywną Pleśnią; jeśli takiej nie ma, nikt nie przychodzi.
inv-xcard-abomination = Abominacja
inv-web-walk-attacks = { $count ->
    [one] zaatakowałby tu { $count } Xenos
    [few] zaatakowałyby tu { $count } Xenosy
   *[many] zaatakowałoby tu { $count } Xenosów
}

## Co można objaśnić

web-gloss-machine = Maszyna
web-gloss-corridor = Korytarz
web-gloss-outdoor = Na zewnątrz
web-gloss-oxygen = Tlen
inv-web-gloss-zombie = Xenos

## Do czego jest karta, na jej awersie

inv-does-canister = Jeden strzał Miotacza ognia: dołącz go do broni. Strzał go zużywa.
inv-does-energy_cell = Dołączona do broni energetycznej pozwala powtórzyć rzut. Prototyp bez niej nie działa.
inv-does-plenty_of_bullets = Dołączone do broni na naboje pozwalają powtórzyć rzut.
inv-does-ablative_armor = Noszony na ciele. Odrzuć go, żeby anulować 1 Obrażenie.
inv-does-oxygen_tank = Noszona na ciele pozwala wyjść na zewnątrz.
inv-does-mold_spawn_1_hunter = { inv-xcard-mold_spawn-about }
inv-does-mold_spawn_1_tank = { inv-xcard-mold_spawn-about }
inv-does-mold_spawn_1_worker = { inv-xcard-mold_spawn-about }
inv-does-mold_spawn_2_worker = { inv-xcard-mold_spawn-about }
inv-web-first-wounds = Najpierw rozdziel Obrażenia
