### Fort Hendrix: names of Missions, Survivors, cards, Zombies and skills.

## Misje

fh-mission-F01 = Spotkanie śmiałków
fh-mission-F02 = Cyfrowe wskazówki
fh-mission-F03 = Powiedzcie Penny, że ją kocham
fh-mission-F04 = Tajne laboratorium
fh-mission-F05 = Patogeniczny raj
fh-mission-F06 = Strefa Romero
fh-mission-F07 = Sztab
fh-mission-F08 = Wojskowe życie
fh-mission-F09 = Puszka Pandory
fh-mission-F10 = Purpurowa mgła
fh-scenario-F01 = { fh-mission-F01 }
fh-scenario-F02 = { fh-mission-F02 }
fh-scenario-F03 = { fh-mission-F03 }
fh-scenario-F04 = { fh-mission-F04 }
fh-scenario-F05 = { fh-mission-F05 }
fh-scenario-F06 = { fh-mission-F06 }
fh-scenario-F07 = { fh-mission-F07 }
fh-scenario-F08 = { fh-mission-F08 }
fh-scenario-F09 = { fh-mission-F09 }
fh-scenario-F10 = { fh-mission-F10 }
fh-scenario-F01-about = Dwie grupy muszą spotkać się w jednej Strefie, a potem wśród kart Celów znaleźć słowa TRASA i DEKODER. Przed pierwszą rundą rozgrywa się Fazę Zombie. Śmierć Penny albo brak stojących Ocalałych to przegrana, a w kampanii jej koniec.
fh-scenario-F02-about = Odkryjcie Biuro Dowodzenia na 19R, zdobądźcie KLUCZ do centrum danych na 20R i odkryjcie leżącą tam kartę.
fh-scenario-F03-about = Znajdźcie dwie wskazówki prowadzące do dr Lindy Kirkland, potem ją samą. Budynku na 17R i 21R nie da się otworzyć.
fh-scenario-F04-about = Znajdźcie coś, co skończy z chorobami, i zasilcie to. Czerwone Drzwi otwierają się tylko od środka, a samochód czeka na pozwolenie. Na początku jest Noc.
fh-scenario-F05-about = Odkryjcie Lodówki na 19V i zdecydujcie, co spłonie. Zielone Drzwi nigdy się nie otworzą. Jest Noc.
fh-scenario-F06-about = Dostańcie się do Kwater oficerskich na 16V za metalowymi drzwiami, a potem zbierzcie się na ulicy bez Zombie. Jest Noc.
fh-scenario-F07-about = Dotrzyjcie do Sztabu na 16V i uruchomcie odkażanie. Wrak na 21V płonie. Jeśli nie było przedtem M6, Zieloną Strefę Namnażania kończy tylko ogień.
fh-scenario-F08-about = Poznajcie trzy świadectwa tego, co się tu stało, mimo hordy przy wraku; potem zachowajcie prawdę albo ją nadajcie.
fh-scenario-F09-about = Znajdźcie na 16V to, co fort po sobie zostawił, i odejdźcie, kiedy zechcecie. Infekcje odbierają umiejętności.
fh-scenario-F10-about = Zniszczcie Zieloną Strefę Namnażania i zaspawajcie wejścia. Zombie z dodatkową Aktywacją wyłamują drzwi budynku na 3R i 4R. Tu kończy się kampania.

## Zasady specjalne Misji

fh-special-story = Karty Celów i Notatki mówią, co robić; kampanii towarzyszą karty kampanii, Penny i Zegar.
fh-special-penny-task = Wszyscy w Strefie Penny mają Skromną posturę: nie trafia ich tam ogień przyjaciół.
fh-special-penny-anger = Dowódca Penny ma raz na Turę darmową Akcję Walki, ale tylko bronią z Plecaka.
fh-special-two-starts = Drużyna zaczyna w dwóch grupach; Penny i jej Dowódca są w drugiej.
fh-special-zombies-first = Przed pierwszą rundą rozgrywa się jedną całą Fazę Zombie.
fh-special-shut-20R = Budynku na 20R nie można otworzyć, dopóki karta na to nie pozwoli.
fh-special-shut-17R-21R = Budynku na 17R i 21R nie można otworzyć.
fh-special-red-from-inside = Czerwone Drzwi można otworzyć tylko od środka.
fh-special-car-barred = Podrasowanej Bryki nie wolno prowadzić ani przeszukiwać, dopóki nie pozwoli na to Notatka.
fh-special-jammed-doors = Zielonych Drzwi nie można otworzyć.
fh-special-metal-doors = Niebieskich i Zielonych Drzwi nie można otworzyć, dopóki nie zostanie odkryta karta Metalowe drzwi.
fh-special-helicopter = Wrak na 21V płonie: kto tam wejdzie lub wykona Akcję, rzuca kością, od 4 to Rana. Nie wolno tam Szukać; skrzynia czeka na kartę; Koktajl Mołotowa usuwa stamtąd Zieloną Strefę Namnażania.
fh-special-infection = Infekcje odbierają umiejętności: jedna czerwone, dwie także pomarańczowe i tak dalej.
fh-special-breaking-doors = Zombie napierają na zamknięte drzwi; przy dodatkowej Aktywacji wyłamują drzwi budynku na 3R i 4R, w którym za każdym razem pojawiają się nowe.

## Ocalali

fh-survivor-javier = Javier
    .acc = Javiera
fh-survivor-karl = Karl
    .acc = Karla
fh-survivor-riley = Riley
    .acc = Riley
fh-survivor-marianne = Marianne
    .acc = Marianne
fh-survivor-michelle = Michelle
    .acc = Michelle
fh-survivor-wayne = Wayne
    .acc = Wayne’a
fh-survivor-penny = Penny
    .acc = Penny

## Ekwipunek

fh-card-ka_bar = Ka-Bar
    .acc = Ka-Bar
fh-card-rifle = Karabin
    .acc = Karabin
fh-card-army_sniper_rifle = Wojskowa Snajperka
    .acc = Wojskową Snajperkę
fh-card-pattons_357_magnum = Magnum .357 Pattona
    .acc = Magnum .357 Pattona
fh-card-pattons_45_long_colt = Long Colt .45 Pattona
    .acc = Long Colta .45 Pattona
fh-card-prized_katana = Cenna Katana
    .acc = Cenną Katanę
fh-card-prototype_assault_shotgun = Prototypowa Strzelba Szturmowa
    .acc = Prototypową Strzelbę Szturmową
fh-card-siege_hammer = Młot Oblężniczy
    .acc = Młot Oblężniczy
fh-card-wristbreaker = Łamacz Nadgarstków
    .acc = Łamacz Nadgarstków
fh-card-an_m14_incendiary_grenade = Granat Zapalający AN-M14
    .acc = Granat Zapalający AN-M14
fh-card-colt_m16a4_rifle = Karabin Colt M16A4
    .acc = Karabin Colt M16A4
fh-card-colt_m4_carbine = Karabinek Colt M4
    .acc = Karabinek Colt M4
fh-card-hk_mp5 = H&K MP5
    .acc = H&K MP5
fh-card-hk_mp7 = H&K MP7
    .acc = H&K MP7
fh-card-mossberg_500 = Mossberg 500
    .acc = Mossberga 500
fh-card-mre = Racja Żywnościowa
    .acc = Rację Żywnościową
fh-card-night_vision_goggles = Gogle Noktowizyjne
    .acc = Gogle Noktowizyjne
fh-card-repair_kit = Zestaw Naprawczy
    .acc = Zestaw Naprawczy
fh-card-sig_sauer_p320 = Sig Sauer P320
    .acc = Sig Sauera P320
fh-card-tactical_halligan = Halligan Taktyczny
    .acc = Halligan Taktyczny
fh-card-tactical_tomahawk = Tomahawk Taktyczny
    .acc = Tomahawk Taktyczny

## Zombie

fh-zombie-shooter_walker = Strzelec Szwendacz
    .acc = Strzelca Szwendacza
fh-zombies-shooter_walker =
    { $count ->
        [one] { $count } Strzelec Szwendacz
        [few] { $count } Strzelcy Szwendacze
       *[other] { $count } Strzelców Szwendaczy
    }

## Umiejętności

fh-skill-plus_1_free_all_out_action = +1 darmowa Akcja Na Całość: { $param }
fh-skill-spare_parts = Części zapasowe
fh-skill-all_out = Na Całość: { $param }
fh-skill-night_fighter = Nocny wojownik
fh-skill-night_vision = Noktowizja
fh-skill-double_all_out_dice = Podwójne kości Na Całość
fh-skill-ignore_1_break = Prowizoryczna naprawa
fh-skill-jack_of_all_trades = Wszechstronny
fh-skill-pennys_gift = Dar Penny
fh-skill-starts_with_ammo = Rozpoczyna z amunicją
