### Fort Hendrix: karty i Notatki, karta kampanii, Penny oraz to, co dodają pojedyncze Misje.


## Karty Celów, Notatki i etapy

z2-goal-story = { $goal }
z2-story-choice = Karta daje wybór. Co robicie?
z2-story-pick = Dla kogo?
z2-who-reads = Kto czyta Notatkę?
z2-peek = { $count ->
    [one] Możecie podejrzeć 1 zakrytą kartę Celu. Którą?
    [few] Możecie podejrzeć { $count } zakryte karty Celów. Którą?
   *[other] Możecie podejrzeć { $count } zakrytych kart Celów. Którą?
}
z2-give-up = Którą kartę odrzuca { $who }?
z2-cure-whom = { $count ->
    [one] Została 1 dawka. Kto pozbywa się Infekcji?
    [few] Zostały { $count } dawki. Kto pozbywa się Infekcji?
   *[other] Zostało { $count } dawek. Kto pozbywa się Infekcji?
}
z2-option-take = { $way }
z2-option-pick = { $who }
z2-option-enough = Wystarczy
z2-option-give-up = Odrzuć: { $card }
z2-option-look-at = Karta w Strefie { $zone }
z2-option-turn-up = Odkryj kartę Celu w Strefie { $zone }
z2-option-pick-up = Weź: { $thing }
z2-moment-story = podczas czytania karty Celu albo Notatki
z2-event-revealed = { $who } odkrywa kartę „{ $title }”. { $story } { $rules }
z2-event-note-read = Notatka „{ $title }”. { $story } { $rules }
z2-event-story-event = { $text }
z2-event-moment = { $text }
z2-event-flag-noted = Notujecie: „{ $flag }”.
z2-event-word-learned = Poznajecie słowo { $word }.
z2-event-stage-began = Wasz cel teraz: { $goal }
z2-event-thing-taken = { $who } niesie: { $thing }.
z2-event-thing-lies = W Strefie { $zone } leży: { $thing }.
z2-event-spawn-gone = Żeton Namnażania ze Strefy { $zone } znika na dobre.
z2-event-unlocked = { $what ->
    [blue] Niebieskie Drzwi można już otwierać.
    [green] Zielone Drzwi można już otwierać.
   *[other] Budynek na { $what } można już otworzyć.
}
z2-event-allowed = { $what ->
    [car] Samochód można już prowadzić i przeszukać.
    [feed_burner] Palnik można już zasilić ręcznie.
    [seal_door] Wejścia można już spawać.
    [plant_charge] Ładunek można już podłożyć.
    [leave] Odtąd możecie odejść w dowolnej Fazie Końcowej.
   *[other] Skrzynię z { $what } można już zabrać.
}
z2-event-peeked = Podglądacie kartę „{ $title }”: { $rules }
z2-event-turn-cut = { $who } kończy Turę.
z2-event-healed = { $who } dochodzi do siebie. Zdrowie: { $health }.
z2-no-card-here = Nie ma tu zakrytej karty Celu.
z2-no-card-gate = Tej karty nie wolno jeszcze odkryć.
z2-no-thing-here = Nie leży tutaj.

## Karta kampanii

z2-reward = Kamień milowy! Co wybiera { $who }?
z2-option-reward-bonus = Kolejna Akcja bonusowa
z2-option-reward-skill = Umiejętność Kampanii: { $skill }
z2-moment-reward = gdy ktoś osiąga kamień milowy
z2-option-spend-bonus = Użyj Akcji bonusowej
z2-event-cxp-gained = { $who } zyskuje { $count } PDK (razem { $total }).
z2-event-rewarded = { $who } ma w zapasie Akcje bonusowe: { $total }.
z2-event-bonus-spent = { $who } używa Akcji bonusowej; zostało: { $left }.
z2-event-bonus-given = { $who } ma w tej Misji więcej Akcji bonusowych: { $count }.
z2-event-infected-now = { $who } ma Infekcję x{ $total }.
z2-event-cured = { $who } traci Infekcję; zostało x{ $total }.
z2-no-bonus-turn = Akcji bonusowych używa się we własnej Turze.
z2-no-bonus-none = W zapasie nie ma już Akcji bonusowej.
z2-share-kept = Za mało egzemplarzy karty { $card }. Kto dostaje ten?
z2-ammo = Z jaką amunicją zaczyna { $who }?
z2-option-ammo = { $card }
z2-jack = Wszechstronny: którą Umiejętność Kampanii ma w tej Misji { $who }?
z2-moment-opening = przed pierwszą rundą

## Penny

z2-penny-leader = Kto w tej Misji jest Dowódcą Penny?
z2-penny-leader-about = Penny to dziewczynka, która chodzi ze swoim Dowódcą, sama nic nie robi i ginie od jednej Rany. Jeśli zginie, wszystko przegrane.
z2-option-rage = { $mode ->
    [melee] Gniew Penny: atak wręcz, { $card }
   *[ranged] Gniew Penny: strzał w Strefę { $zone }, { $card }
}
z2-no-not-her-leader = Tę Akcję ma tylko Dowódca Penny.
z2-no-anger-used = Gniew Penny działa raz we własnej Turze.
z2-no-not-in-pack = Do tego potrzebna jest broń w Plecaku.
z2-event-penny-fell = Penny nie żyje.
z2-end-penny = Penny nie żyje; kampania przegrana.
z2-end-inner-line = Wewnętrzna linia padła; Misja przegrana.

## Misje

z2-option-search-pimpmobile = Przeszukaj Podrasowaną Brykę
z2-event-car-searched = { $who } przeszukuje Podrasowaną Brykę.
z2-no-car-barred = Tego samochodu nie wolno jeszcze prowadzić ani przeszukiwać.
z2-no-car-here = W tej Strefie nie ma samochodu.
z2-no-car-empty = W samochodzie nic już nie ma.
z2-option-feed-burner = Zasil palnik ręcznie: { $card }
z2-event-burner-fed = { $who } zasila palnik ręcznie.
z2-no-not-allowed-yet = Żadna karta jeszcze na to nie pozwoliła.
z2-no-burner-here = Palnik jest w pokoju G na 20V.
z2-event-fire-rolled = Ogień: { $who } wyrzuca { $die }.
z2-warn-fire-penny = Penny weszłaby w ogień. Przy 4, 5 lub 6 ginie i wszystko jest przegrane.
z2-warn-fire-last = Ogień wymaga rzutu. Przy 4, 5 lub 6 może paść ostatni, kto stoi, i wszystko jest przegrane.
z2-no-crate-in-wreck = Tej skrzyni nie można zabrać, zanim nie zostanie odkryta karta wraku.
z2-leave = Opuszczacie bastion?
z2-option-leave-now = Odchodzimy: Misja wygrana
z2-option-stay-on = Zostajemy jeszcze rundę
z2-moment-leave = w Fazie Końcowej, gdy pozwala na to Notatka
z2-break-door = Pęka kilkoro drzwi. Które najpierw?
z2-option-break-door = Drzwi { $door }
z2-moment-break = gdy Zombie wyłamują kilkoro drzwi naraz
z2-event-door-broken = Zombie wyłamują drzwi { $door }.
z2-option-seal-door = Zaspawaj drzwi { $door }
z2-event-door-sealed = { $who } spawa drzwi { $door }.
z2-no-no-welder = Do tego potrzebny jest zestaw spawalniczy.
z2-no-no-entrance = Te drzwi nie są wejściem, które trzeba zaspawać.
z2-no-door-far = Trzeba stać przy drzwiach.
z2-no-weld-zombies = Po żadnej stronie drzwi nie może być Zombie.
z2-no-last-entrance = Ostatnie wejście spawa się dopiero po zniszczeniu Zielonej Strefy Namnażania.
z2-option-plant-charge = Podłóż tu ładunek
z2-event-charge-planted = { $who } podkłada ładunek w Strefie { $zone }.
z2-no-no-charge = Nie ma do tego ładunku.
z2-no-green-spawn-here = Ładunek trzeba podłożyć w Zielonej Strefie Namnażania.
z2-option-detonate = Odpal ładunek
z2-no-no-remote = Bez kluczy startowych ładunek wybucha sam.
z2-event-charge-blown = W Strefie { $zone } wybucha ładunek.

## Nagłówki

z2-verb-take = Wybór
z2-verb-pick = Ocalały
z2-verb-enough = Wystarczy
z2-verb-give-up = Odrzuć
z2-verb-look-at = Podejrzyj
z2-verb-turn-up = Karta Celu
z2-verb-pick-up = Weź
z2-verb-reward-bonus = Akcja bonusowa
z2-verb-reward-skill = Umiejętność Kampanii
z2-verb-spend-bonus = Akcja bonusowa
z2-verb-ammo = Amunicja
z2-verb-rage = Gniew Penny
z2-verb-search-pimpmobile = Przeszukaj samochód
z2-verb-feed-burner = Palnik
z2-verb-leave-now = Odejdźcie
z2-verb-stay-on = Zostańcie
z2-verb-break-door = Drzwi
z2-verb-seal-door = Spawanie
z2-verb-plant-charge = Ładunek
z2-verb-detonate = Odpal

## Między Misjami

fh-lose-card = W ostatnim ataku jedna broń z pary uległa Uszkodzeniu. Która?
fh-option-lose-card = { $card }
fh-keep-card = Bez Uszkodzenia. { $who }: czy zachowujesz kartę { $card } na następną Misję?
fh-option-keep-card = Zachowaj
fh-option-leave-card = Odrzuć
fh-replacement = W drużynie jest wolne miejsce. Kto je zajmie?
fh-option-take-place = { $who }
fh-option-no-replacement = Nikt
fh-go-on = Czy kampania trwa dalej?
fh-option-go-on = Gramy dalej
fh-option-end-campaign = Kończymy kampanię
fh-warn-end-campaign = Opowieść skończyłaby się tu na dobre, ile by jej jeszcze zostało, chyba że ktoś inny przy stole chce grać dalej.
fh-event-mission-over = { $won ->
    [0] { $mission }: Misja przegrana.
   *[other] { $mission }: Misja wygrana.
}
fh-event-rolled-to-keep = { $kept ->
    [0] { $who }, { $card }: { $dice }. Uszkodzenie: karta przepada.
   *[other] { $who }, { $card }: { $dice }. Bez Uszkodzenia.
}
fh-event-card-kept = { $kept ->
    [0] { $who } zostawia: { $card }.
   *[other] { $who } zachowuje: { $card }.
}
fh-event-team-changed = Nikt nie zajmuje miejsca. Odtąd brakuje: { $who }.
fh-event-died-infected = Infekcja wygrywa: { $who } umiera.
fh-campaign-guard = Kampania wygrana: fort ma załogę.
fh-campaign-destroy = Kampania wygrana: fort zniszczono.
fh-campaign-forced = Kampania wygrana, ostatnim sposobem, jaki był.
fh-campaign-lost-penny = Kampania przegrana: Penny nie żyje.
fh-campaign-lost-nobody = Kampania przegrana: nikt nie został.
fh-campaign-stopped = Kampania kończy się niedokończona.
z2-status-words = Słowa: { $words }
z2-status-thing-lies = W Strefie { $zone } leży: { $thing }
z2-status-charge = Ładunek leży w Strefie { $zone }
z2-status-sheet = { $who }: { $cxp } PDK, Akcje bonusowe { $bonus }, Infekcje { $infections }

## Poddanie Misji

z2-yield = Poddajecie Misję?
z2-option-carry-on = Gramy dalej
z2-option-yield-mission = Poddajemy Misję
z2-verb-carry-on = Gramy dalej
z2-verb-yield-mission = Poddajemy się
z2-moment-yield = w Fazie Końcowej, jeśli stół tak gra
z2-end-given-up = Misja została poddana.
z2-setup-giving_up = Wszyscy gracze mogą poddać Misję w Fazie Końcowej.

## Żetony

fh-token-charge-purple = ładunek wybuchowy
    .acc = ładunek wybuchowy
fh-token-welder-white = zestaw spawalniczy
    .acc = zestaw spawalniczy
fh-scenario-story = { web-game-star-spangled-banner }
fh-scenario-story-about = Dziesięć Misji z tymi samymi Ocalałymi: doświadczenie, zachowany ekwipunek, Infekcje i wybory przechodzą dalej. Śmierć Penny albo brak stojących Ocalałych to koniec kampanii.
