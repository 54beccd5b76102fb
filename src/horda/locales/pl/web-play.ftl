### Klient przeglądarkowy: szanse, podgląd, powody, przeszłość, dźwięki.

## Szanse

web-odds-hit = choć jedno trafienie
web-odds-hits = { $open ->
    [yes] { $hits }+ traf.
   *[no] { $hits } traf.
}
web-odds-kill = padnie choć jedno
web-odds-kill-long = { $chance }: padnie co najmniej jedno Zombie
web-odds-clear = padną wszystkie
web-odds-mean = średnio { $mean }
web-odds-friends = To może zranić: { $who }.
web-odds-fall = { $count ->
    [one] Może zginąć: { $who }.
   *[other] Mogą zginąć: { $who }.
}
web-odds-lost = Wtedy gra jest przegrana.
web-plan-asked = Wybierzesz jeden z nich w następnym kroku.
web-odds-none = Żadne Zombie nie może od tego paść.
web-odds-unknown = Nie wiadomo, co z tego wyniknie: serwer nie odpowiedział.
web-traps = Groźne dla swoich albo na nic
web-danger-here = Swoi stoją w { $zone }
web-danger-lose = Tym atakiem można przegrać grę
web-danger-hurt = Ten atak może zranić swoich
web-danger-vain = Ten atak nic nie da
web-danger-safe = Nikt ze swoich nie jest ranny
web-danger-safer = Bezpieczniej
web-attack-anyway = Zaatakuj mimo to
web-dice-keep = Zostaw te kości
web-odds-risk = Pudła trafią w swoich: { $chance }.
web-odds-wounds = { $wounds ->
    [one] { $wounds } Rana
    [few] { $wounds } Rany
   *[many] { $wounds } Ran
}
web-odds-noise = Hałas w { $zone } wzrośnie do { $noise }.
web-odds-quiet = Bez hałasu.
web-dice-hits = Kości: { $dice }. Trafia { $needed } lub więcej: { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}.
web-dice-needed = trafia { $needed }+

## Co zrobiłyby Zombie

web-preview = Ruch Zombie
web-ghosts = Gdyby Zombie działały teraz: { $count ->
    [one] ruszyłaby się { $count } grupa
    [few] ruszyłyby się { $count } grupy
   *[many] ruszyłoby się { $count } grup
}
web-ghost-stays = stoją
web-ghost-falls = { $who } pada
web-ghost-wounds = { $wounds ->
    [one] { $wounds } Rana
    [few] { $wounds } Rany
   *[many] { $wounds } Ran
}
web-ghost-wounds-unsure = do { $wounds ->
    [one] { $wounds } Rany
   *[many] { $wounds } Ran
}

## Co znaczy strefa

web-why-unknown = Teraz nie można tego zrobić.
web-hover-here = tu stoi ten, kto działa
web-hover-cost = { $cost ->
    [0] bez żadnej Akcji
    [one] { $cost } Akcja
    [few] { $cost } Akcje
   *[many] { $cost } Akcji
}
web-hover-free = { $free ->
    [one] dzięki darmowemu Ruchowi
   *[other] dzięki { $free } darmowym Ruchom
}
web-hover-by = ({ $means })
web-hover-seen = { $steps ->
    [one] widać, jedna strefa stąd
    [few] widać, { $steps } strefy stąd
   *[many] widać, { $steps } stref stąd
}
web-hover-reaches = w zasięgu
web-hover-short = poza zasięgiem
web-hover-now = Można teraz: { $deeds }
web-hover-there = Tylko w tej strefie: { $deeds }

## Koniec tury

web-end-anyway = { $count ->
    [one] Została { $count } Akcja: zakończyć mimo to?
    [few] Zostały { $count } Akcje: zakończyć mimo to?
   *[many] Zostało { $count } Akcji: zakończyć mimo to?
}
web-end-anyway-about = Nikt inny nie ma już tury: teraz ruszą Zombie, a potem nie da się swobodnie cofnąć.
web-end-anyway-next = Nikt inny z twojej drużyny nie może już działać: następny gracz może być szybszy niż cofnięcie.
web-still-able = Ci ludzie mogą jeszcze coś zrobić: { $who }.
web-still-moves = { $count ->
    [one] Został jeszcze { $count } ruch zombie.
    [few] Zostały jeszcze { $count } ruchy zombie.
   *[many] Zostało jeszcze { $count } ruchów zombie.
}
web-moves-left = { $count ->
    [0] Nie ma już ruchów zombie.
    [one] Został { $count } ruch zombie.
    [few] Zostały { $count } ruchy zombie.
   *[many] Zostało { $count } ruchów zombie.
}
web-card-later = Teraz nie można: to nie jej chwila albo karta na tę turę jest już zagrana.
web-walk-bites = potem gryzie: { $who }
web-end-turn-anyway = Zakończ turę mimo to
web-end-moves-anyway = Bez dalszych ruchów
web-do-anyway = Zrób to mimo to
web-warned-gone = Tymczasem zdarzyło się coś innego. Spójrz jeszcze raz, zanim zdecydujesz.

## Oglądanie

web-step = Krok
web-resume = Dalej
web-pause = Wstrzymaj
web-and-more = i jeszcze { $count }
web-looking-back = Oglądasz przeszłość. Tu nie można decydować.
web-timeline = Oś czasu
web-timeline-at = decyzja { $at } z { $total }
web-timeline-before = Jedna decyzja wstecz
web-timeline-next = Jedna decyzja dalej
web-timeline-now = TERAZ
web-timeline-end = KONIEC
web-replay = Odtwórz
web-watch-replay = Obejrzyj jeszcze raz
web-look-back = Spójrz wstecz
web-show-position = Pokaż pozycję po tym
web-back-to-now = Wróć do teraz
web-past-failed = Nie udało się odczytać tej pozycji.
web-fork = Graj stąd
web-fork-about = Otwiera nowy stół, który zaczyna od tej pozycji
web-forked = { $title }, od decyzji { $count }
web-lens = Czyimi oczami
web-lens-own = moimi oczami
web-lens-seat = oczami: { $who }
web-barrier-log = odkryte: wyżej bez swobodnego cofania
web-game-file = Zapisz plik gry
web-import = Otwórz plik gry
web-import-broken = To nie jest plik gry.
web-import-changed = Ten plik gry zmieniono albo zrobił go inny program: rozegrany ponownie, kończy się inaczej.
web-import-version = Ten plik gry pochodzi z innej wersji gry. Otwórz go tam, gdzie powstał.
web-report = Zgłoś błąd
web-report-what = Co poszło nie tak? Cała gra zostanie dołączona.
web-report-empty = bez opisu
web-report-done = Dziękujemy. Zapisano jako { $id }.
web-sound = Dźwięki
web-sound-on = Włączone
web-sound-off = Wyłączone

## Razem

web-proposal = { $kind ->
    [redo] { $who } chce przywrócić { $count ->
        [one] jedną decyzję
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }.
   *[other] { $who } chce cofnąć { $count ->
        [one] jedną decyzję
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }.
}
web-proposal-declined = Bez cofania: inni się nie zgodzili albo gra poszła dalej.
web-proposal-own = { $kind ->
    [redo] Twoja prośba: przywrócić { $count ->
        [one] jedną decyzję
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }. Czekamy na zgodę: { $who }.
   *[other] Twoja prośba: cofnąć { $count ->
        [one] jedną decyzję
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }. Czekamy na zgodę: { $who }.
}
web-since-seconds = od { $seconds } s
web-since-minutes = od { $minutes } min
web-since-hours = od { $hours } h

## Droga jednym naciśnięciem

web-walk = { $cost ->
    [0] Idź, bez Akcji
    [one] Idź, { $cost } Akcja
    [few] Idź, { $cost } Akcje
   *[many] Idź, { $cost } Akcji
}
web-walk-attacks = { $count ->
    [one] zaatakowałoby tu { $count } Zombie
    [few] zaatakowałyby tu { $count } Zombie
   *[many] zaatakowałoby tu { $count } Zombie
}
web-more = Więcej
web-pill-zombies = { $side ->
    [up] U góry
    [down] Na dole
    [left] Po lewej
   *[right] Po prawej
}, poza widokiem: { $count } Zombie
web-pill-humans = { $side ->
    [up] U góry
    [down] Na dole
    [left] Po lewej
   *[right] Po prawej
}, poza widokiem: { $count ->
    [one] { $count } człowiek
   *[other] { $count } ludzi
}
web-pill-exit = { $side ->
    [up] U góry
    [down] Na dole
    [left] Po lewej
   *[right] Po prawej
}, poza widokiem: wyjście
web-pill-spawn = { $side ->
    [up] U góry
    [down] Na dole
    [left] Po lewej
   *[right] Po prawej
}, poza widokiem: { $count ->
    [one] { $count } Strefa Namnażania
    [few] { $count } Strefy Namnażania
   *[many] { $count } Stref Namnażania
}
