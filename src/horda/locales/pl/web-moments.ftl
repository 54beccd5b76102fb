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
web-moment-rush = Zryw!
web-moment-rush-about = { $who }: kto właśnie przyszedł, działa od razu.
web-moment-again = Jeszcze raz!
web-moment-again-about = Dodatkowa aktywacja: { $who }
web-moment-equipment = Ekwipunek
web-moment-new = nowa
web-moment-found-by = { $who } znajduje kartę
web-moment-holds = { $who } trzyma kartę
web-moment-where = { $card }: gdzie ją odłożyć?
web-moment-free = wolne
web-moment-instead = zrobi jej miejsce
web-moment-take = Weź: { $place }
web-moment-left = zostanie zdrowia: { $health }
web-moment-would-fall = { $who } ginie
web-wound-anyway = Niech tak będzie
web-wound-lost = To może oznaczać przegraną.
web-moment-level = { $who }: poziom { $level }
web-moment-level-choose = Wybierz jedną umiejętność, do końca gry.
web-moment-level-louder = Miasto to słyszy: od teraz na kartach Zombie liczy się wiersz { $level }.
web-moment-sort = Weź i poukładaj pozostałe karty
web-moment-came = od drugiej osoby
web-trade = Wymiana
web-sort = Układanie kart
web-trade-about = Naciśnij kartę, potem miejsce; można ją też przeciągnąć.
web-trade-put = Naciśnij miejsce, do którego trafi.
web-trade-done = Gotowe
web-trade-over = do: { $who }
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
web-reroll-better = padnie więcej
web-reroll-same = tyle samo
web-reroll-worse = padnie mniej
