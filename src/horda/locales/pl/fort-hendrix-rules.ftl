### Zasady zaawansowane: kości Na Całość, Nokaut, Zegar, Noc, światło i Strzelcy Szwendacze

z2-setup-advanced = Zaawansowany ekwipunek: kości Na Całość, broń, która się psuje, i talia wojskowa.
z2-setup-knock_out = Kto straci ostatni punkt Zdrowia, jest Znokautowany i można go uratować.
z2-setup-clock = Zegar, Noc i światło.
z2-setup-hour = Godzina, o której zaczyna się gra; -1: podana w Misji albo gra o nią pyta.
z2-setup-shooters = Strzelcy Szwendacze strzelają, gdy pojawi się ich symbol.
z2-setup-rescue_adrenaline = Zabranie Znokautowanego daje 5 Adrenaliny.
z2-setup-carried = To, co wnosi kampania.

z2-hour = O której godzinie zaczyna się gra?
z2-option-start-hour = { $hour }:00
z2-verb-start-hour = Godzina
z2-event-clock-moved = Zegar wskazuje { $hour }:00.
z2-event-lights-out = Świta: wszystkie Promienie Światła schodzą z planszy.

z2-aim-beam = { $who }: dokąd skierować Promień Światła?
z2-option-light-zone = Oświetl strefę { $zone }
z2-option-light-wall = { $side ->
    [N] Oświetl ścianę na północy
    [E] Oświetl ścianę na wschodzie
    [S] Oświetl ścianę na południu
   *[W] Oświetl ścianę na zachodzie
}
z2-verb-light-zone = Oświetlenie strefy
z2-verb-light-wall = Oświetlenie ściany
z2-moment-light = podczas kładzenia lub obracania Promienia Światła
z2-option-lamp-on = Włącz Latarkę
z2-option-lamp-off = Wyłącz Latarkę
z2-verb-lamp-on = Włącz światło
z2-verb-lamp-off = Wyłącz światło
z2-option-search-dark = Przeszukaj bez Latarki
z2-verb-search-dark = Przeszukanie po ciemku
z2-event-beam-laid = { $who } oświetla własną strefę i strefę { $zone }.
z2-event-beam-at-wall = { $who } świeci w ścianę: oświetlona jest tylko własna strefa.
z2-event-lamp-out = Światło gaśnie: { $who }.
z2-event-drawn-by-light = { $count ->
    [one] Jedno Zombie widzi światło i działa przed Fazą Zombie.
    [few] { $count } Zombie widzą światło i działają przed Fazą Zombie.
   *[other] { $count } Zombie widzi światło i działa przed Fazą Zombie.
}
z2-no-lamp-day = W Dzień Promień Światła niczego nie daje.
z2-no-lamp-none = Ten Ocalały nie ma Latarki.
z2-no-lamp-on = Latarka już świeci: promień obraca się podczas Ruchu, Przeszukania albo strzału.
z2-no-lamp-off = Ten Ocalały nie ma włączonej Latarki.

z2-option-all-out = { $dice ->
    [one] Na Całość: o 1 kość więcej
    [few] Na Całość: o { $dice } kości więcej
   *[other] Na Całość: o { $dice } kości więcej
}
z2-option-all-out-twice = Na Całość, podwójnie: o { $dice } kości więcej
z2-verb-all-out = Na Całość
z2-verb-all-out-twice = Podwójnie Na Całość
z2-moment-all-out = przy zapowiadaniu ataku, przed rzutem
z2-option-all-out-melee = { $second ->
    [none] Uderz Na Całość za darmo: { $card }
   *[other] Uderz Na Całość za darmo parą: 2 × { $card }
}
z2-option-all-out-shot = { $second ->
    [none] Strzel Na Całość za darmo w strefę { $zone }: { $card }
   *[other] Strzel Na Całość za darmo w strefę { $zone } z pary: 2 × { $card }
}
z2-verb-all-out-melee = Atak Wręcz Na Całość
z2-verb-all-out-shot = Atak Dystansowy Na Całość
z2-event-went-all-out = { $dice ->
    [one] { $who } idzie Na Całość: o 1 kość więcej.
    [few] { $who } idzie Na Całość: o { $dice } kości więcej.
   *[other] { $who } idzie Na Całość: o { $dice } kości więcej.
}
z2-no-no-all-out = Ta broń nie ma kości Na Całość.
z2-broken = Jedna broń z pary ulega Uszkodzeniu. { $who }: którą tracisz?
z2-option-lose-weapon = { $card }
z2-verb-lose-weapon = Uszkodzona broń
z2-moment-broken = gdy jedna broń z pary ulega Uszkodzeniu
z2-option-patch = Zignoruj wszystkie Uszkodzenia z tego rzutu (Prowizoryczna naprawa)
z2-option-spend-parts = Zignoruj wszystkie Uszkodzenia: odrzuć kartę { $card } (Części zapasowe)
z2-option-spend-kit = Zignoruj wszystkie Uszkodzenia: odrzuć kartę { $card }
z2-verb-patch = Prowizoryczna naprawa
z2-verb-spend-parts = Części zapasowe
z2-verb-spend-kit = Zestaw Naprawczy
z2-moment-repair = zaraz po rzucie z Uszkodzeniem
z2-event-broke = Uszkodzenie: { $who } traci kartę { $card }.
z2-event-breaks-ignored = { $who } ignoruje Uszkodzenia.

z2-search-deck = Którą talię przeszukać?
z2-option-search-in = { $deck ->
    [military] Talię wojskową
   *[base] Talię Ekwipunku
}
z2-verb-search-in = Talia
z2-moment-search = przy przeszukiwaniu ulicy na planszach obu rodzajów

z2-event-fell-down = Nokaut: { $who } leży w strefie { $zone }, a wszystkie karty przepadają. Inny Ocalały musi zabrać tę figurkę do końca następnej rundy.
z2-event-died = Nikt nie zdążył z pomocą. Ginie { $who }.
z2-event-fallen-taken = { $who } zabiera Znokautowanego: { $other } wróci w następnej Misji.
z2-option-take-fallen = Zabierz Znokautowanego: { $other }
z2-verb-take-fallen = Ratunek
z2-no-fallen = Tu nie leży { $who }.
z2-end-nobody-left = Żaden Ocalały nie stoi już na nogach; wszystko stracone.

z2-shooter-zone = { $left ->
    [one] Został tylko 1 Strzelec Szwendacz. Gdzie się pojawia?
    [few] Zostali tylko { $left } Strzelcy Szwendacze. Gdzie pojawia się następny?
   *[other] Zostało tylko { $left } Strzelców Szwendaczy. Gdzie pojawia się następny?
}
z2-option-shooter-in = W strefie { $zone }
z2-verb-shooter-in = Strzelec Szwendacz
z2-moment-shooter = gdy brakuje Strzelców Szwendaczy
z2-event-shots-fired = { $count ->
    [one] Strzelec Szwendacz strzela w strefę { $zone }.
    [few] Strzelcy Szwendacze strzelają w strefę { $zone }: { $count } strzały.
   *[other] Strzelcy Szwendacze strzelają w strefę { $zone }: { $count } strzałów.
}

z2-status-day = { $hour }:00, Dzień
z2-status-night = { $hour }:00, Noc
z2-status-beam = { $who } oświetla strefy { $zone } i { $to }.
z2-status-beam-wall = { $who } oświetla strefę { $zone }.
z2-status-down = { $who } leży w strefie { $zone } i ginie na koniec rundy { $last }.
z2-status-taken = Uratowani do następnej Misji: { $names }
z2-status-dead = Nie żyją: { $names }
z2-no-sight-night = Jest zbyt ciemno, żeby widzieć tak daleko.
