### Nazwy w grze Zombicide 2. Edycja. Identyfikatory kończą się tak jak w danych gry; .acc to biernik.

## Karty ekwipunku; jednakowe karty z dwóch talii mają jedną nazwę

z2-card-baseball_bat = Kij Bejsbolowy
    .acc = Kij Bejsbolowy
z2-card-crowbar = Łom
    .acc = Łom
z2-card-pistol = Pistolet
    .acc = Pistolet
z2-card-fire_axe = Topór Strażacki
    .acc = Topór Strażacki
z2-card-plenty_of_bullets = Garść Naboi
    .acc = Garść Naboi
z2-card-plenty_of_shells = Garść Patronów
    .acc = Garść Patronów
z2-card-katana = Katana
    .acc = Katanę
z2-card-molotov = Koktajl Mołotowa
    .acc = Koktajl Mołotowa
z2-card-kukri = Kukri
    .acc = Kukri
z2-card-flashlight = Latarka
    .acc = Latarkę
z2-card-machete = Maczeta
    .acc = Maczetę
z2-card-sawed_off = Obrzyn
    .acc = Obrzyn
z2-card-aaahh = Ożeż!!
    .acc = Ożeż!!
z2-card-bag_of_rice = Paczka Ryżu
    .acc = Paczkę Ryżu
z2-card-chainsaw = Piła Łańcuchowa
    .acc = Piłę Łańcuchową
z2-card-sub_mg = PM
    .acc = PM
z2-card-sniper_rifle = Snajperka
    .acc = Snajperkę
z2-card-shotgun = Strzelba
    .acc = Strzelbę
z2-card-water = Woda
    .acc = Wodę
z2-card-canned_food = Żarcie w Puszkach
    .acc = Żarcie w Puszkach
z2-card-gunblade = Gunblade
    .acc = Gunblade
z2-card-nailbat = Maczuga
    .acc = Maczugę
z2-card-mas_shotgun = Mamuśka
    .acc = Mamuśkę
z2-card-automatic_shotgun = Strzelba Automatyczna
    .acc = Strzelbę Automatyczną
z2-card-military_sniper_rifle = Wojskowa Snajperka
    .acc = Wojskową Snajperkę
z2-card-zantetsuken = Zantetsuken
    .acc = Zantetsuken
z2-card-evil_twins = Złe Bliźniaki
    .acc = Złe Bliźniaki
z2-card-golden_ak_47 = Złoty AK-47
    .acc = Złoty AK-47
z2-card-golden_kukri = Złoty Kukri
    .acc = Złoty Kukri

## Ocalali

z2-survivor-amy = Amy
    .acc = Amy
z2-survivor-doug = Doug
    .acc = Douga
z2-survivor-elle = Elle
    .acc = Elle
z2-survivor-josh = Josh
    .acc = Josha
z2-survivor-ned = Ned
    .acc = Neda
z2-survivor-wanda = Wanda
    .acc = Wandę
z2-survivor-bunny_g = Bunny G
    .acc = Bunny G
z2-survivor-lili = Lili
    .acc = Lili
z2-survivor-lou = Lou
    .acc = Lou
z2-survivor-odin = Odin
    .acc = Odina
z2-survivor-ostara = Ostara
    .acc = Ostarę
z2-survivor-tiger_sam = Tygrysek Sam
    .acc = Tygryska Sama

## Zombie: jeden z nazwy oraz ile ich jest

z2-zombie-walker = Szwendacz
    .acc = Szwendacza
z2-zombie-brute = Spaślak
    .acc = Spaślaka
z2-zombie-runner = Biegacz
    .acc = Biegacza
z2-zombie-abomination = Abominacja
    .acc = Abominację
z2-zombie-hobomination = Abominarz
    .acc = Abominarza
z2-zombie-abominacop = Aboglinacja
    .acc = Aboglinację
z2-zombie-abominawild = Abominadzicz
    .acc = Abominadzicz
z2-zombie-patient_0 = Pacjent 0
    .acc = Pacjenta 0
z2-zombies-walker =
    { $count ->
        [one] { $count } Szwendacz
        [few] { $count } Szwendacze
       *[other] { $count } Szwendaczy
    }
z2-zombies-brute =
    { $count ->
        [one] { $count } Spaślak
        [few] { $count } Spaślaki
       *[other] { $count } Spaślaków
    }
z2-zombies-runner =
    { $count ->
        [one] { $count } Biegacz
        [few] { $count } Biegacze
       *[other] { $count } Biegaczy
    }
z2-zombies-abomination =
    { $count ->
        [one] { $count } Abominacja
        [few] { $count } Abominacje
       *[other] { $count } Abominacji
    }

## Poziomy zagrożenia

z2-level-blue = Niebieski
z2-level-yellow = Żółty
z2-level-orange = Pomarańczowy
z2-level-red = Czerwony

## Co uzupełnia nazwę umiejętności ($param)

z2-param-combat = Walka
z2-param-melee = Atak Wręcz
z2-param-ranged = Atak Dystansowy
z2-param-move = Ruch
z2-param-search = Przeszukiwanie
z2-param-walker = Szwendacz
z2-param-brute = Spaślak
z2-param-runner = Biegacz
z2-param-abomination = Abominacja

## Umiejętności, w kolejności listy umiejętności

z2-skill-plus_1_action = +1 Akcja
z2-skill-plus_1_free_action = +1 darmowa Akcja: { $param }
z2-skill-plus_1_max_range = +1 do maksymalnego Zasięgu
z2-skill-plus_1_to_dice_roll = +1 do rzutu kością: { $param }
z2-skill-plus_1_die = +1 kość: { $param }
z2-skill-plus_1_damage = +1 Obrażenie: { $param }
z2-skill-plus_1_zone_per_move = +1 Strefa na Ruch
z2-skill-damage_2 = { $param }: 2 Obrażenia
z2-skill-barbarian = Barbarzyńca
z2-skill-matching_set = Broń do pary!
z2-skill-two_cocktails = Co 2 koktajle, to nie jeden
z2-skill-hold_your_nose = Co za smród
z2-skill-free_reload = Darmowe przeładowanie
z2-skill-taunt = Drwina
z2-skill-distributor = Dyspozytor
z2-skill-escalation = Eskalacja: { $param }
z2-skill-lucky = Farciarz
z2-skill-sidestep = Krok w bok
z2-skill-medic = Medyk
z2-skill-swordmaster = Mistrz miecza
z2-skill-super_strength = Nadludzka siła
z2-skill-slippery = Nieuchwytny
z2-skill-home_defender = Obrońca domu
z2-skill-ambidextrous = Oburęczny
z2-skill-combat_reflexes = Odruchy bojowe
z2-skill-blitz = Ostrzał
z2-skill-full_auto = Pełen automat
z2-skill-steady_hand = Pewna ręka
z2-skill-improvised_weapon = Prowizoryczna broń: { $param }
z2-skill-search_2_cards = Przeszukiwanie: 2 karty
z2-skill-destiny = Przychylność losu
z2-skill-regeneration = Regeneracja
z2-skill-gunslinger = Rewolwerowiec
z2-skill-starts_with_equipment = Rozpoczyna z: { $param }
z2-skill-starts_with_2_ap = Rozpoczyna z 2 PA
z2-skill-starts_with_health = Rozpoczyna z { $param } punktami Zdrowia
z2-skill-reaper = Rozpruwacz: { $param }
z2-skill-field_medic = Sanitariusz
z2-skill-jump = Skok
z2-skill-low_profile = Skromna postura
z2-skill-sniper = Snajper
z2-skill-dual_expert = Spec od broni podwójnej
z2-skill-sprint = Sprint
z2-skill-point_blank = Strzał z bliska
z2-skill-scavenger = Szabrownik
z2-skill-charge = Szarża
z2-skill-webbing = Szybkie ręce
z2-skill-tactician = Taktyk
z2-skill-brother_in_arms = Towarzysz broni: { $param }
z2-skill-tough = Twardziel
z2-skill-is_that_all_youve_got = Tylko na tyle cię stać?
z2-skill-hit_and_run = Uderz i uciekaj
z2-skill-born_leader = Urodzony przywódca
z2-skill-search_more_than_once = Wielokrotne Przeszukanie
z2-skill-zombie_link = Więź z Zombie
z2-skill-break_in = Włam
z2-skill-roll_6_plus_1_die = Wynik 6: +1 kość { $param }
z2-skill-roll_6_plus_1_damage = Wynik 6: +1 Obrażenie { $param }
z2-skill-shove = Wypad!
z2-skill-dreadnought = Zakuty łeb: { $param }
z2-skill-lifesaver = Zbawca
z2-skill-hoard = Zbieracz
z2-skill-bloodlust = Żądza krwi: { $param }

## Misje

z2-mission-M00 = Zombie Survival (samouczek)
z2-mission-M01 = Śródmieście
z2-mission-M02 = Strefa-Y
z2-mission-M03 = 24-godzinny wyścig po Zombicity
z2-mission-M04 = Strzały z wozu
z2-mission-M05 = Wielkie W
z2-mission-M06 = Ucieczka
z2-mission-M07 = Rzeźnia
z2-mission-M08 = Zombie policja
z2-mission-M09 = Prawo pięści
z2-mission-M10 = Miasteczko
z2-mission-M11 = Kanał
z2-mission-M12 = Kraksa
z2-mission-M13 = Ulice w ogniu
z2-mission-M14 = Śniadanie u Jessego
z2-mission-M15 = Zjednoczeni przetrwamy
z2-mission-M16 = Liche schronienie
z2-mission-M17 = Plaga
z2-mission-M18 = Koniec drogi
z2-mission-M19 = Przyjaciele na zawsze
z2-mission-M20 = Festiwal zombie
z2-mission-M21 = Ciężki sprzęt
z2-mission-M22 = Podbij bas
z2-mission-M23 = Cichy zakątek
z2-mission-M24 = Taran
z2-mission-M25 = Wysokoprocentowy koktajl Neda

## Cele i to, czym są w niektórych Misjach

z2-token-objective = Cel
    .acc = Cel
z2-token-objective-blue = niebieski Cel
    .acc = niebieski Cel
z2-token-objective-green = zielony Cel
    .acc = zielony Cel
z2-token-kit = apteczka
    .acc = apteczkę
z2-token-kit-blue = apteczka (niebieska)
    .acc = apteczkę (niebieską)
z2-token-kit-green = apteczka (zielona)
    .acc = apteczkę (zieloną)
z2-token-plank = deska
    .acc = deskę
z2-token-plank-blue = deska (niebieska)
    .acc = deskę (niebieską)
z2-token-plank-green = deska (zielona)
    .acc = deskę (zieloną)
z2-token-box = ciężka skrzynka
    .acc = ciężką skrzynkę
z2-token-box-blue = ciężka skrzynka (niebieska)
    .acc = ciężką skrzynkę (niebieską)
z2-token-box-green = ciężka skrzynka (zielona)
    .acc = ciężką skrzynkę (zieloną)
z2-token-swap = Cel (para zamienia się rolami)
    .acc = Cel (para zamienia się rolami)
z2-token-swap-blue = niebieski Cel (para zamienia się rolami)
    .acc = niebieski Cel (para zamienia się rolami)
z2-token-swap-green = zielony Cel (para zamienia się rolami)
    .acc = zielony Cel (para zamienia się rolami)
z2-token-molotov-blue = niebieski Cel (Koktajl Mołotowa)
    .acc = niebieski Cel (Koktajl Mołotowa)
z2-token-molotov-green = zielony Cel (Koktajl Mołotowa)
    .acc = zielony Cel (Koktajl Mołotowa)
z2-token-ingredient-blue = niebieski Cel (składnik dla Neda)
    .acc = niebieski Cel (składnik dla Neda)
z2-token-ingredient-green = zielony Cel (składnik dla Neda)
    .acc = zielony Cel (składnik dla Neda)
