### Klient przeglądarkowy: koniec gry i to, co może być dalej.

web-end-summary = Co się z kim stało
web-end-board = Zobacz planszę
web-end-side = Wygrana: { $side }
web-end-rounds = { $count ->
    [one] runda
    [few] rundy
   *[other] rund
}
web-end-decisions = { $count ->
    [one] decyzja
    [few] decyzje
   *[other] decyzji
}
web-end-lasted = od początku do końca
web-end-time = { $hours ->
    [0] { $minutes ->
        [0] niecała minuta
       *[other] { $minutes } min
    }
   *[other] { $hours } godz. { $minutes } min
}
web-end-part = Ten stół zaczął od środka gry: policzono tylko to, co zdarzyło się tutaj.

## Co dalej

web-end-next = Dalej: { $what }
web-end-harder = Trudniej: { $what }
web-end-easier = Łatwiej: { $what }
web-end-sides = Zamiana stron
web-end-waits = { $who } czeka przy następnym stole: { $what }.
web-end-come = Idę
web-end-own = Twój następny stół czeka: { $what }.
web-end-there = Przejdź do niego

## Zombicide

web-end-met = wykonane
web-end-unmet = niewykonane
web-end-survivor = Ocalały
web-end-companion = Towarzysz
web-end-kills = Zombie
web-end-killed = { $count ->
    [0] Nie zginęło żadne Zombie
    [one] Zginęło { $count } Zombie
    [few] Zginęły { $count } Zombie
   *[other] Zginęło { $count } Zombie
}
web-fate-alive = żyje
web-fate-left = { $round ->
    [0] poza planszą
   *[other] poza planszą od rundy { $round }
}
web-fate-zombie = śmierć w rundzie { $round }: { $kind }
web-fate-friend = śmierć w rundzie { $round } z ręki swoich: { $who }
web-fate-fire = śmierć w ogniu w rundzie { $round }; podpala { $who }
web-fate-down = leży po Nokaucie, jeszcze żyje
web-fate-taken = po Nokaucie ktoś pomógł na czas: zagra w następnej Misji
web-fate-dead = po Nokaucie nikt nie pomógł na czas: nie żyje

## Zombie Terror

web-fate-waiting = ani chwili na planszy
web-fate-healthy = na planszy, bez ran
web-fate-wounded = na planszy, z raną
web-fate-turned = { $round ->
    [0] zombie
   *[other] zombie od rundy { $round }
}
web-fate-gone = { $round ->
    [0] ocalenie
   *[other] ocalenie w rundzie { $round }
}
web-end-turned = zmienionych w zombie: { $count } z { $all }
web-end-saved = uratowanych: { $count }
web-end-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
web-end-bites = { $count ->
    [one] { $count } ugryzienie
    [few] { $count } ugryzienia
   *[other] { $count } ugryzień
}
web-end-cards = { $count ->
    [one] { $count } zagrana karta
    [few] { $count } zagrane karty
   *[other] { $count } zagranych kart
}
web-end-lost = straty: { $count }
web-end-added = przybyło: { $count }
web-end-terror = { $field ->
    [0] na torze nie ma znacznika terroru
   *[other] terror: pole { $field } z { $end }
}
web-loss-shot = zastrzelone { $count }
web-loss-struck = zarąbane { $count }
web-loss-shoved = zepchnięte z barykad { $count }
web-loss-manhole = w studzience { $count }
web-campaign-back = Wróć do kampanii

## Obraz na koniec gry

web-finale-exit = WYJŚCIE
web-finale-decided = Co zdecydowało
web-finale-most = Najwięcej na koncie: { $who }, { $count }
web-face-alive = żyje
web-face-left = poza planszą
web-face-fell = nie żyje
web-face-down = Nokaut
web-face-taken = uratowano
web-face-dead = nie żyje
