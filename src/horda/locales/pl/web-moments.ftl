### Klient przeglądarkowy: wielkie chwile, pokazywane na scenie nad stołem.

web-moments = Wielkie chwile
web-moments-full = pokazuj
web-moments-short = krótko
web-moments-off = nie pokazuj
web-key-space = Spacja
web-moment-next = Dalej
web-moment-goes-on = samo przejdzie dalej
web-moment-zombie-card = Karta Zombie
web-moment-arrive = { $zone }: { $who }
web-moment-nobody = { $zone }: nikt nie przychodzi
web-moment-row = Najwyższy poziom zagrożenia to { $level }: liczy się jego wiersz.
web-moment-come = przychodzi
web-moment-then = potem w strefie { $zone }
web-spawn-zone = Namnażanie { $order }, { $zone }
web-spawn-had = już było
web-spawn-now = teraz
web-spawn-now-who = teraz: { $who }
web-spawn-next = następna karta
web-spawn-then = potem ta strefa
web-moment-rush = Zryw!
web-moment-rush-about = Dopiero co w strefie { $zone }, a już działają: { $who }.
web-moment-again = Jeszcze raz: { $kind }!
web-moment-again-about = Dodatkowa aktywacja: { $who } w { $count ->
    [one] { $count } strefie
   *[other] { $count } strefach
}, wszyscy działają jeszcze raz.
web-moment-out-of-turn = Poza kolejnością: najpierw ataki, potem kroki
web-moment-groups = i jeszcze { $count ->
    [one] { $count } strefa
    [few] { $count } strefy
   *[other] { $count } stref
}
web-moment-earlier = Wróć do tego, co było pokazane przedtem
web-moment-in-box = zostało w pudełku ({ $kind })
web-moment-card-spawn = Przychodzą do Strefy Namnażania i tam czekają.
web-moment-card-rush = Po ustawieniu te działają od razu.
web-moment-card-again = Nikt nie przychodzi: cały ten rodzaj działa jeszcze raz.
web-moment-down = { $who }: nokaut
web-moment-last-minute = Zobacz ostatnią minutę jeszcze raz
web-moment-fell-at = { $zone }, runda { $round }
web-moment-equipment = Ekwipunek
web-moment-new = nowa
web-moment-found-by = { $who } znajduje kartę
web-moment-holds = { $who } trzyma kartę
web-moment-where = { $card }: gdzie ją odłożyć?
web-moment-free = wolne
web-put = odłóż tutaj
web-put-idle = odłóż tutaj, bez użycia
web-put-packed = zamiana: { $card } trafia do plecaka
web-put-next = zamiana, potem miejsce dla: { $card }
web-put-lost = { $card }: do odrzucenia
web-put-locks = w ręce zabraknie narzędzia do drzwi
web-compare-hits = trafia { $card }
web-compare-same = Bez zmian: { $what }.
web-compare-noisy = Jest głośna.
web-compare-silent = Jest cicha.
web-compare-reload = pusta po każdym strzale, do końca rundy albo za akcję.
web-moment-searches = { $who } szuka: { $zone }
web-moment-crate = { $who } otwiera Skrzynię: { $zone }
web-moment-attacks = { $zone }: { $count ->
    [one] { $count } atak
    [few] { $count } ataki
   *[many] { $count } ataków
}
web-moment-take = Weź: { $place }
web-moment-left = zostanie zdrowia: { $health }
web-moment-would-fall = { $who } pada
web-wound-anyway = Niech tak będzie
web-wound-lost = To może oznaczać przegraną.
web-wounds-title = { $count ->
    [one] { $count } rana. Kto ją weźmie?
    [few] { $count } rany. Kto weźmie ile?
   *[many] { $count } ran. Kto weźmie ile?
}
web-wounds-from = od
web-wounds-friendly = { $count ->
    [one] { $count } pudło swojego
    [few] { $count } pudła swojego
   *[many] { $count } pudeł swojego
}
web-wounds-each = { $count ->
    [one] po { $count } ranie
   *[many] po { $count } rany
}
web-wounds-count = { $count ->
    [one] { $count } rana
    [few] { $count } rany
   *[many] { $count } ran
}
web-wounds-more = Jedna więcej: { $who }
web-wounds-fewer = Jedna mniej: { $who }
web-wounds-last = Jeszcze jedna i { $who } pada.
web-wounds-take = Rozdziel te rany
web-moment-level = { $who }: poziom { $level }
web-moment-level-by = { $who }, punkty adrenaliny: { $points }
web-moment-level-at = od { $points }
web-moment-level-of = jedna z { $count }
web-moment-level-choose = Wybierz jedną umiejętność, do końca gry.
web-moment-level-louder = Miasto to słyszy: od teraz na kartach Zombie liczy się wiersz { $level }.
web-moment-level-more = Jedna karta może przynieść: { $now }. Dotąd, na poziomie { $level }, najwyżej: { $before }.
web-moment-sort = Weź i poukładaj pozostałe karty
web-moment-from = od: { $who }
web-trade = Wymiana
web-sort = Układanie kart
web-trade-about = Naciśnij kartę, potem miejsce; można ją też przeciągnąć.
web-trade-put = Naciśnij miejsce, do którego trafi.
web-trade-done = Gotowe
web-trade-over = do: { $who }
web-trade-last = Cofnij ruch
web-trade-all-back = Cofnij wszystko
web-trade-agree = Zgoda
web-trade-lays = układa wymianę
web-trade-looks = przygląda się
web-trade-offers = proponuje to
web-trade-decides = decyduje
web-trade-none = Nic jeszcze nie zmienia właściciela.
web-trade-between = Wymiana: { $who } i { $other }.
web-trade-held = Podniesiona karta: { $card }.
web-trade-look = Pokaż karty
web-trade-fold = Odłóż na bok
web-arms-ranged = strzał: { $chance } na trafienie
web-arms-melee = walka wręcz: { $chance } na trafienie
web-arms-no-ranged = w rękach nie zostaje broń palna
web-arms-no-melee = w rękach nie zostaje broń do walki wręcz
web-moment-goal = Cel osiągnięty
web-moment-goals-all = Wszystkie cele osiągnięte
web-moment-goal-next = Teraz: { $goal }
web-moment-stamp = Jest!
web-all-die = wszyscy
web-no-dice = giną bez rzutu

## Do czego jest karta, na jej awersie

web-gives-skill = Daje umiejętność: { $skill }.

## Kości, którymi można rzucić jeszcze raz

web-reroll-title = { $hits ->
    [0] Bez trafienia
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}, { $misses ->
    [0] bez pudła
    [one] { $misses } pudło
    [few] { $misses } pudła
   *[many] { $misses } pudeł
}
web-reroll-hit = trafia
web-reroll-miss = pudło
web-reroll-stays = zostaje
web-reroll-keep = Zostaw
web-reroll-again = Rzuć jeszcze raz
web-reroll-falls = Padnie: { $who }
web-reroll-none = Nikt nie padnie
web-reroll-hurt = Pudła trafią w swoich: { $wounds }
web-reroll-sure = Pewne: nic więcej się nie rzuca.
web-reroll-stands = Wszystkie kości od nowa; liczy się nowy wynik.
web-reroll-others = Tylko kości bez dopisku „zostaje”; liczy się ich nowy wynik.
web-reroll-better = padnie więcej
web-reroll-same = tyle samo
web-reroll-worse = padnie mniej
