### Zombicide: Umiejętności z własnymi możliwościami, pytaniami i zdarzeniami.

## Umiejętności ruchu i tury

z2-option-dash = { $skill }: idź do strefy { $to }
z2-option-slip-dash = { $skill }, przemykając obok Zombie: idź do strefy { $to }
z2-option-taunt = Drwina z Zombie w strefie { $zone }
z2-option-shove = Zepchnij wszystkie Zombie stąd do strefy { $to }
z2-option-rescue = Wyciągnij ze strefy { $zone }: { $other }
z2-option-come = { $who }: daję się wyciągnąć
z2-option-stay = { $who }: zostaję
z2-option-lead = Daj darmową Akcję: { $other }
z2-option-keep-apart = Nie korzystaj z umiejętności Towarzysz broni
z2-option-stand-together = Znów korzystaj z umiejętności Towarzysz broni
z2-option-heal = Ulecz Ranę: { $who }
z2-option-wait = Czekaj: niech najpierw działają inni
z2-free-attack = Wykonać darmowy atak?
z2-free-action = Urodzony przywódca daje ci darmową Akcję. Którą?
z2-treat = Czyją Ranę uleczyć?
z2-be-dragged = Zbawca chce wyciągnąć tego Ocalałego. Zgoda?
z2-rescue = Kogo jeszcze wyciągasz?
z2-tactician = Taktyk może działać teraz. Kto działa?
z2-event-kept-apart = { $who } nie korzysta już z umiejętności Towarzysz broni.
z2-event-stood-together = { $who } znów korzysta z umiejętności Towarzysz broni.
z2-event-skill-used = { $who } używa umiejętności: { $skill }.
z2-event-shoved = Ze strefy { $zone } do strefy { $to } zepchnięto: { $zombies }.
z2-event-dragged = { $who } trafia do strefy { $to }.
z2-event-wound-healed = { $skill }: { $who } leczy Rany. Zdrowie: { $health }.

## Umiejętności walki

z2-dice = Strefa { $zone }: iloma kośćmi rzuca każda broń?
z2-roll-six = { $dice ->
        [one] Strefa { $zone }: dorzucić kość za szóstkę?
        [few] Strefa { $zone }: dorzucić { $dice } kości za szóstki?
       *[other] Strefa { $zone }: dorzucić { $dice } kości za szóstki?
    }
z2-option-roll-six = Dorzuć kości za szóstki
z2-option-roll-dice = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[other] { $dice } kości
}
z2-option-improvise = Zaatakuj { $mode } strefę { $zone } prowizoryczną bronią
z2-option-reap = Dwa naraz: { $kind }
z2-prompt-react-wounds = Zaraz padną rany. Użyć umiejętności?

## Umiejętności dobierania kart i działania, gdy pojawiają się Zombie

z2-matching-set = { $who } ma broń podwójną. Wziąć z talii drugą do pary?
z2-medic = { $who } to Medyk: czyją Ranę uleczyć?
z2-be-healed = { $who } to Medyk i może uleczyć tego Ocalałego. Zgoda?
z2-distribute = { $who } to Dyspozytor: dobrać karty Zombie i zdecydować, gdzie która trafi?
z2-assign-card = Która karta Zombie trafia do strefy { $zone }?
z2-option-take-twin = Weź { $card_acc } do pary
z2-option-redraw = Odrzuć kartę i dobierz inną
z2-option-dash-aside = { $manner ->
        [slip] { $who } wyślizguje się na bok do strefy { $to }
        [slip-sprint] { $who } odbiega Sprintem na bok, wyślizgując się, do strefy { $to }
       *[sprint] { $who } odbiega Sprintem na bok do strefy { $to }
    }
z2-option-sidestep = { $who } odchodzi na bok do strefy { $to }
z2-option-reflex = { $card ->
    [none] { $who } atakuje od razu { $mode }
   *[other] { $second ->
        [none] { $who } atakuje od razu { $mode }: { $card }
       *[other] { $who } atakuje od razu { $mode } z pary: 2 × { $card }
    }
}
z2-option-distribute = Dobierz i rozdziel karty Zombie
z2-option-assign = Karta { $number }: { $zombie } ({ $count })
z2-option-assign-extra = Karta { $number }: dodatkowa aktywacja, { $zombie }
z2-event-recovered = { $who } odzyskuje { $card_acc }.
