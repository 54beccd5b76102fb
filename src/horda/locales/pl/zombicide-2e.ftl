### Zombicide 2. Edycja. Strefy i drzwi to numery; $x_acc to nazwa w bierniku.
### $card i $second to „none”, gdy nie ma karty.

## Gra

z2-game = Zombicide 2. Edycja
z2-name = { z2-game }
web-game-zombicide-2e = Zombicide 2. edycja
    .players = 1–6
    .time = 30–90 min
    .about = Miasto, hałas i coraz większa horda. Wygrywają albo przegrywają wszyscy.
    .now = pierwsza misja, samotnie z sześciorgiem ocalałych
    .gallery = Wybierzcie Misję
z2-seat-player-1 = Gracz 1
z2-seat-player-2 = Gracz 2
z2-seat-player-3 = Gracz 3
z2-seat-player-4 = Gracz 4
z2-seat-player-5 = Gracz 5
z2-seat-player-6 = Gracz 6

## Misje jako scenariusze

z2-scenario-M00 = { z2-mission-M00 }
z2-scenario-M01 = { z2-mission-M01 }
z2-scenario-M02 = { z2-mission-M02 }
z2-scenario-M03 = { z2-mission-M03 }
z2-scenario-M04 = { z2-mission-M04 }
z2-scenario-M05 = { z2-mission-M05 }
z2-scenario-M06 = { z2-mission-M06 }
z2-scenario-M07 = { z2-mission-M07 }
z2-scenario-M08 = { z2-mission-M08 }
z2-scenario-M09 = { z2-mission-M09 }
z2-scenario-M10 = { z2-mission-M10 }
z2-scenario-M11 = { z2-mission-M11 }
z2-scenario-M12 = { z2-mission-M12 }
z2-scenario-M13 = { z2-mission-M13 }
z2-scenario-M14 = { z2-mission-M14 }
z2-scenario-M15 = { z2-mission-M15 }
z2-scenario-M16 = { z2-mission-M16 }
z2-scenario-M17 = { z2-mission-M17 }
z2-scenario-M18 = { z2-mission-M18 }
z2-scenario-M19 = { z2-mission-M19 }
z2-scenario-M20 = { z2-mission-M20 }
z2-scenario-M21 = { z2-mission-M21 }
z2-scenario-M22 = { z2-mission-M22 }
z2-scenario-M23 = { z2-mission-M23 }
z2-scenario-M24 = { z2-mission-M24 }
z2-scenario-M25 = { z2-mission-M25 }

z2-scenario-M00-about = Zdobądźcie oba Cele i obie Skrzynie, a potem doprowadźcie wszystkich Ocalałych do Wyjścia i ucieknijcie. Gdy zginie choć jeden Ocalały, przegrywają wszyscy.
z2-scenario-M01-about = Każdy Ocalały musi zdobyć Cel, a drużyna zebrać 3 karty żywności; potem wszyscy uciekają przez Wyjście. Gdy zginie choć jeden Ocalały, przegrywają wszyscy.
z2-scenario-M02-about = Wydobądźcie ze Skrzyń tyle Podrasowanych Broni, ilu jest Ocalałych (albo ile się da), a potem ucieknijcie przez Wyjście. Gdy zginie choć jeden Ocalały, przegrywają wszyscy.

## Ustawienia gry

z2-setup-scenario = Którą Misję rozgrywacie.
z2-setup-players = Ilu graczy siedzi przy stole; dzielą między siebie Ocalałych.
z2-setup-team = Ilu Ocalałych bierze udział w grze.
z2-setup-survivors = Identyfikatory Ocalałych połączone znakiem +; resztę drużyny się losuje.
z2-setup-cards = Które karty Zombie są w talii.
    .all = wszystkie karty Zombie
    .easy = tylko łatwe karty
    .hard = tylko trudne karty
    .no-extra = bez dodatkowych aktywacji
    .easy-extra = łatwe, z dodatkowymi aktywacjami
    .hard-extra = trudne, z dodatkowymi aktywacjami
z2-setup-max_abominations = Ile Abominacji może być na Planszy; więcej niż 1 to wariant z wieloma Abominacjami.
z2-setup-abominations = Identyfikatory Abominacji w talii połączone znakiem +; wszystkie, jeśli nie podano żadnej.
z2-setup-dark_zones = Tryb Stref Mroku: strzał w ciemność wymaga światła albo 6.
z2-setup-ultrared = Tryb ultraczerwony: po poziomie Czerwonym tor adrenaliny zaczyna się od nowa.
z2-setup-free_move_pays = Darmowy Ruch opłaca część kosztu opuszczenia Strefy z Zombie.
z2-setup-food_in_any_turn = Żywność można zużyć w turze innego Ocalałego.
z2-setup-dark_order_first = Kolejność Stref Mroku ustala się przed dobraniem kart.
z2-setup-strict_dual_reload = Dwie bronie podwójne użyte osobno wymagają dwóch Przeładowań.
z2-setup-raised_six_counts = 5 podniesione do 6 liczy się jako wyrzucone 6.
z2-setup-dual_expert_pair = Spec od broni podwójnej wymaga pary takich samych broni w Rękach.
z2-setup-hobomination_stops_point_blank = Abominarz uniemożliwia także Strzał z bliska.
z2-setup-tough_in_players_phase = Twardziel działa także na ataki w Fazie Graczy.
z2-setup-danger_on_board = Poziom Zagrożenia wyznaczają tylko Ocalali na planszy, a nie ci, którzy uciekli.
z2-setup-low_profile_against_cars = Skromna postura chroni też przed chybieniami Ataku Autem.
z2-setup-pimpweapons_kept = Podrasowane Bronie liczą się w Misji tylko wtedy, gdy ktoś je ma.
z2-setup-shares = Ilu Ocalałych prowadzi każdy gracz, liczby połączone znakiem + (4+2), w kolejności Ocalałych; bez podania – po kolei.
z2-setup-house = Plik zasad domowych: liczby z pudełka poprawione przez właściciela.

## Słowa

z2-list = { $first }, { $rest }
z2-slot-left = lewa ręka
z2-slot-right = prawa ręka
z2-slot-body = na sobie { $number }
z2-slot-attached = dołączone, { $hand }
z2-slot-backpack = plecak { $number }
z2-colour-red = czerwony
z2-colour-blue = niebieski
z2-colour-green = zielony
z2-mode-melee = wręcz
z2-mode-ranged = na dystans
z2-by-ammo = zapas amunicji

## Pytania

z2-deal = Kto dostaje jeszcze jedną kartę startową?
z2-start-zone = Gdzie zaczyna { $who }?
z2-recruit = Kto czeka jako Towarzysz w strefie { $zone }?
z2-who-acts = Który Ocalały działa teraz?
z2-turn = { $who }: { $actions ->
    [0] nie ma już Akcji, co dalej?
    [one] została { $actions } Akcja, co dalej?
    [few] zostały { $actions } Akcje, co dalej?
   *[other] zostało { $actions } Akcji, co dalej?
}
z2-move-on = Ruch może trwać dalej (Stref: { $count }). Dokąd?
z2-arrange = Którą kartę bierzesz do przełożenia?
z2-agree-trade = { $who } proponuje wymianę. Druga strona: { $other }. Zgadzasz się?
z2-discard = Którą kartę odrzucasz?
z2-place-card = Gdzie odkładasz { $card_acc }?
z2-assign-hit = Strefa { $zone }: które Zombie dostaje trafienie (Obrażenia: { $damage })? Zostało trafień: { $hits }.
z2-share-wounds = Zombie atakują: kto odnosi { $wounds ->
    [one] ranę
    [few] { $wounds } rany
   *[many] { $wounds } ran
}? Zostało do przydzielenia: { $count }.
z2-friendly-fire = Ogień sojuszniczy: kto odnosi { $wounds ->
    [one] ranę
    [few] { $wounds } rany
   *[many] { $wounds } ran
}? Zostało do przydzielenia: { $count }.
z2-send = Ze strefy { $zone } prowadzi kilka równie krótkich dróg ({ $kind }). Dokąd idą te Zombie, których nie da się podzielić po równo ({ $count })?
z2-send-target = Zombie ze strefy { $zone } ({ $kind }) mają kilka równorzędnych celów. Do którego idą te, których nie da się podzielić po równo ({ $count })?
z2-dark-order = W której Strefie Mroku budynku pojawią się teraz Zombie?
z2-dark-order-about = Każda Strefa Mroku dostaje własną kartę. Zwykle zaczyna się od najdalszej.
z2-choose-skill = { $who } osiąga nowy poziom zagrożenia: która umiejętność?
z2-prompt-react-rerolls = Rzucić wszystkimi kośćmi jeszcze raz?
z2-prompt-react-after-attack = Atak się skończył. Użyć umiejętności?
z2-prompt-react-spawned = Pojawiły się Zombie. Użyć umiejętności?
z2-prompt-react-declared = Atak zapowiedziany. Użyć umiejętności?
z2-prompt-react-drew = Karta dobrana. Użyć umiejętności?

## Możliwości

z2-option-deal = Jeszcze jedna karta: { $who }
z2-option-start-in = Start w strefie { $zone }
z2-option-recruit = { $other }
z2-option-act = { $who }
z2-option-walk = Idź do strefy { $to }
z2-option-slip = Przemknij obok Zombie do strefy { $to }
z2-option-stop-here = Zatrzymaj się tutaj
z2-option-search = Przeszukaj strefę
z2-option-open-door = { $card ->
    [none] Wyważ drzwi { $door } bez narzędzia
   *[other] Otwórz drzwi { $door } ({ $card })
}
z2-option-reorganise = Przełóż własne karty
z2-option-trade = Wymień się kartami: { $other }
z2-option-melee = { $second ->
    [none] Uderz: { $card }
   *[other] Uderz parą: 2 × { $card }
}
z2-option-shoot = { $second ->
    [none] Strzel w strefę { $zone }: { $card }
   *[other] Strzel w strefę { $zone } z pary: 2 × { $card }
}
z2-thrown-cocktail = { $card } (od Neda)
z2-thrown-token = { $card } (żeton Celu)
z2-option-take-objective = Zabierz { $token_acc }
z2-option-take-crate = Otwórz Skrzynię
z2-option-make-noise = Narób Hałasu
z2-option-rally = Pozyskaj Towarzysza: { $other }
z2-option-hand-over = Przekaż Towarzysza: { $other }
z2-option-hand-token = { $who } oddaje { $token_acc }
z2-option-reload = Przeładuj { $card_acc }
z2-option-eat = Zużyj { $card_acc } dla adrenaliny
z2-option-discard = Odrzuć { $card_acc }
z2-option-discard-freely = Odrzuć kartę (bez Akcji)
z2-option-discard-from = Odrzuć { $card_acc } ({ $who }, { $slot })
z2-option-eat-from = Zużyj { $card_acc } dla adrenaliny ({ $who }, { $slot })
z2-option-end-turn = Zakończ turę
z2-option-escape = Ucieknij przez Wyjście
z2-option-put = { $card ->
    [none] { $who }, { $slot }
   *[other] { $who }, { $slot } (leży tam: { $card })
}
z2-option-lift = { $card } ({ $who }, { $slot })
z2-option-drop = Odrzuć tę kartę
z2-option-done = Resztę zostaw tak, jak jest
z2-option-agree = Zgoda (przychodzi: { $gets }; odchodzi: { $gives })
z2-option-refuse = Odmowa: każdy zostaje przy swoim
z2-option-hit = { $kind }
z2-option-suffer = { $who }
z2-option-reroll = Rzuć wszystkimi kośćmi jeszcze raz ({ $by })
z2-option-send = Do strefy { $to }
z2-option-reveal = Strefa { $zone }
z2-option-learn = { $skill }

## Co się dzieje

z2-event-round-began = Zaczyna się runda { $round }.
z2-event-promised-card = { $who } zacznie, mając { $count ->
    [few] { $count } karty.
   *[many] { $count } kart.
}
z2-event-dealt = { $who } zaczyna z kartą: { $card }.
z2-event-recruited = { $who } czeka jako Towarzysz w strefie { $zone }.
z2-event-turn-began = { $who } zaczyna turę i ma { $actions ->
    [one] { $actions } Akcję.
    [few] { $actions } Akcje.
   *[other] { $actions } Akcji.
}
z2-event-moved = { $who } idzie do strefy { $to }.
z2-event-drew = { $who } dobiera { $card_acc }.
z2-event-discarded = { $who } odrzuca { $card_acc }.
z2-event-door-opened = { $who } otwiera drzwi { $door }.
z2-event-noise-made = Hałas w strefie { $zone }.
z2-event-attacked = { $card ->
    [none] { $who } atakuje { $mode } w strefie { $zone }.
   *[other] { $who } atakuje { $mode } w strefie { $zone }: { $card }.
}
z2-event-rolled = Kości: { $dice }.
z2-event-killed = W strefie { $zone } { $count ->
    [one] ginie
    [few] giną
   *[other] ginie
} { $zombies }.
z2-event-wasted = { $count ->
    [one] { $count } trafienie nie ma skutku.
    [few] { $count } trafienia nie mają skutku.
   *[other] { $count } trafień nie ma skutku.
}
z2-event-gained = { $who } zyskuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} adrenaliny i ma teraz { $total }.
z2-event-level-reached = { $who } osiąga poziom zagrożenia: { $level }.
z2-event-learned = { $who } ma nową umiejętność: { $skill }.
z2-event-wounded = { $who } odnosi { $wounds ->
    [one] { $wounds } ranę
    [few] { $wounds } rany
   *[other] { $wounds } ran
}; zostało Zdrowia: { $health }.
z2-event-spared = { $who } unika ran ({ $wounds }) dzięki umiejętności: { $skill }.
z2-event-reloaded = { $who } przeładowuje { $card_acc }.
z2-event-trade-agreed = { $who } zgadza się na wymianę (proponuje: { $other }).
z2-event-trade-refused = { $who } nie zgadza się na wymianę (proponuje: { $other }).
z2-event-traded = Wymiana: { $who } dostaje: { $got }; { $other } dostaje: { $given }.
z2-event-traded-present = { $other } dostaje: { $given } (oddaje: { $who }).
z2-event-trade-ended = Po wymianie { $who } ma: { $mine }; { $other } ma: { $theirs }.
z2-event-token-handed = { $other } dostaje { $token_acc } (oddaje: { $who }).
z2-event-objective-taken = { $who } zabiera { $token_acc } ze strefy { $zone }.
z2-event-crate-taken = { $who } otwiera Skrzynię w strefie { $zone }.
z2-event-card-drawn = Karta Zombie { $number } dla strefy { $zone } (poziom zagrożenia: { $level }).
z2-event-spawned = W strefie { $zone } { $count ->
    [one] pojawia się
    [few] pojawiają się
   *[other] pojawia się
} { $zombies }.
z2-event-out-of-figures = Brakuje figurek ({ $kind }): wszystkie Zombie tego rodzaju działają jeszcze raz.
z2-event-rushed = Zryw! Nowe Zombie w strefie { $zone } działają od razu ({ $kind }).
z2-event-acted-again = Wszystkie Zombie jednego rodzaju działają jeszcze raz: { $kind }.
z2-event-zombies-act = Zaczyna się Faza Zombie.
z2-event-zombie-attack = W strefie { $zone } { $count ->
    [one] atakuje
    [few] atakują
   *[other] atakuje
} { $zombies }.
z2-event-zombies-moved = Ze strefy { $zone } do strefy { $to } { $count ->
    [one] idzie
    [few] idą
   *[other] idzie
} { $zombies }.
z2-event-followed = { $other } ma nowego Dowódcę: { $who }.
z2-event-escaped = { $who } ucieka z planszy.
z2-event-round-ended = Koniec rundy { $round }: Hałas cichnie, a broń jest znów naładowana.

## Jak skończyła się gra

z2-warn-lost = Po tym gra jest przegrana. Powód: „{ $why }”
z2-warn-all-but-lost = Po tym gra jest niemal na pewno przegrana.
z2-warn-hit-vain = To trafienie przepadnie: potrzeba Obrażeń { $needs }, a atak ma { $damage }.
z2-end-won = Misja wykonana!
z2-end-eliminated = Zginął Ocalały; Misja zakończyła się porażką.
z2-end-goal-impossible = Jednego z zadań Misji nie da się już wykonać.

## Rysunek planszy

z2-legend =
    7             numer Strefy; kropki wypełniają Strefy Mroku
    amy doug      Ocalali; gdzie stoi ich wielu, po trzy pierwsze litery; sam to Tygrysek Sam
    +lou          Towarzysz
    2W 1B 3R      Zombie: Szwendacze (W), Spaślaki (B), Biegacze (R)
    HOBO COP      Abominacje: Abominarz, Aboglinacja;
    WILD PAT0     Abominadzicz, Pacjent 0
    !! !7         żetony Hałasu: dwa, siedem
    obj crate     Cel, Skrzynia; obj-b i obj-g to Cel niebieski i zielony
    kit plank     Cele, które w tej Misji są czymś więcej: apteczka, deska,
    box molotov   ciężka skrzynka, Koktajl Mołotowa,
    ingr          składnik dla Neda
    pimp-1        samochód 1, Podrasowana Bryka (police: Radiowóz; +crate: leży na nim Skrzynia)
    spawn exit    gdzie pojawiają się Zombie (w nawiasie: jeszcze nieaktywne), gdzie uciekają Ocalali
    {"*"}             Strefa oznaczona przez Misję; w oznaczonym budynku wszystkie pomieszczenia
    D3 B4 /5      drzwi zamknięte, niebieskie lub zielone (B, G), otwarte
    ~3            drzwi 3 przy tej Strefie są wyłamane
    # =           ściana; granica dwóch Stref ulicy

## Jak wygląda gra

z2-brief = Runda { $round }, poziom zagrożenia: { $level }
z2-status-round = Runda { $round }, pierwszy gracz: { $first }
z2-status-danger = Poziom zagrożenia: { $level }
z2-status-won-when = Misja jest wygrana, gdy wykonacie wszystko:
z2-goal-done = {"  "}zrobione: { $goal }
z2-goal-open = {"  "}do zrobienia: { $goal }
z2-goal-all-objectives = zabrać wszystkie Cele (zostało: { $left })
z2-goal-all-crates = otworzyć wszystkie Skrzynie (zostało: { $left })
z2-goal-objective-each = każdy Ocalały zdobywa Cel ({ $done } z { $all })
z2-goal-three-food = drużyna ma karty żywności ({ $done } z { $all })
z2-goal-pimpweapon-each = zdobyć Podrasowane Bronie ({ $done } z { $all })
z2-goal-exit = wszyscy Ocalali uciekają przez Wyjście ({ $done } z { $all })
z2-status-decks = Talie: ekwipunek { $equipment } (odrzucone: { $discarded }), Podrasowane Bronie { $pimpweapons }, Zombie { $zombies }
z2-status-of = { $who } ({ $seat })
z2-status-survivor = { $who }: strefa { $zone }, Zdrowie { $health }, adrenalina { $adrenaline } ({ $level })
z2-status-escaped = { $who }: poza planszą, bezpiecznie
z2-status-fallen = { $who }: w tej Misji już nie gra
z2-status-acting = { $line }, zostało Akcji: { $actions }
z2-status-free = { $line }, darmowe Akcje: { $kinds }
z2-free-other = dowolna
z2-free-combat = Walka
z2-free-melee = Atak Wręcz
z2-free-ranged = Atak Dystansowy
z2-free-move = Ruch
z2-free-search = Przeszukiwanie
z2-free-door = otwarcie drzwi
z2-brief-survivor = { $line }; { $cards }
z2-status-done = { $line }, już po turze
z2-status-tokens = { $line }, zdobyte Cele: { $count }
z2-status-load = { $line }, niesie: { $what }
z2-status-cards = {"    "}ręce: { $hands }; plecak: { $backpack }
z2-status-skills = {"    "}umiejętności: { $skills }
z2-status-companion = {"    "}Towarzysz: { $who } (Dowódca: { $other })
z2-status-lone-companion = {"    "}Towarzysz bez Dowódcy: { $who }, strefa { $zone }
z2-status-nothing = –
z2-status-unloaded = { $card } (do przeładowania)
z2-status-weapon-melee = {"    "}{ $card }: Walka Wręcz, { $dice ->
    [one] 1 kość
   *[other] { $dice } kości
}, trafia { $accuracy }+, Obrażenia { $damage }{ $noisy ->
    [1] , głośna
   *[other] {""}
}
z2-status-weapon-ranged = {"    "}{ $card }: Zasięg { $near }–{ $far }, { $dice ->
    [one] 1 kość
   *[other] { $dice } kości
}, trafia { $accuracy }+, Obrażenia { $damage }{ $noisy ->
    [1] , głośna
   *[other] {""}
}
z2-status-weapon-fire = {"    "}{ $card }: Zasięg { $near }–{ $far }, eliminuje wszystkich w Strefie, głośny
