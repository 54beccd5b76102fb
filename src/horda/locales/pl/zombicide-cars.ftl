### Zombicide: samochody. $place to „driver” (kierowca) albo „passenger” (pasażer).

z2-run-over = Samochód { $car } w strefie { $zone }: przejechać Zombie?
z2-drive-on = Samochód { $car } jedzie dalej. Dokąd?
z2-option-get-in = { $place ->
    [driver] Wsiądź do samochodu { $car } za kierownicę
   *[passenger] Wsiądź do samochodu { $car } jako pasażer
}
z2-option-get-out = Wysiądź z samochodu
z2-option-change-seat = { $place ->
    [driver] Przesiądź się za kierownicę
   *[passenger] Przesiądź się na miejsce pasażera
}
z2-option-swap-seats = Zamień się miejscami: { $other }
z2-option-drive-slow = Jedź powoli do strefy { $to }
z2-option-drive-fast = Jedź szybko, najpierw do strefy { $to }
z2-option-drive-on = Jedź dalej do strefy { $to }
z2-option-run-over = Przejedź Zombie w strefie { $zone }
z2-option-search-car = Przeszukaj radiowóz { $car }
z2-option-loot-car = Zabierz Skrzynię z samochodu { $car }
z2-event-got-in = { $place ->
    [driver] { $who } wsiada do samochodu { $car } za kierownicę.
   *[passenger] { $who } wsiada do samochodu { $car } jako pasażer.
}
z2-event-got-out = { $who } wysiada z samochodu { $car }.
z2-event-seat-taken = { $place ->
    [driver] { $who } prowadzi teraz samochód { $car }.
   *[passenger] { $who } siedzi teraz w samochodzie { $car } na miejscu pasażera.
}
z2-event-drove = { $who } jedzie samochodem { $car } do strefy { $to }.
z2-event-car-attacked = { $who } wjeżdża samochodem { $car } w Zombie w strefie { $zone }.
z2-car-pimpmobile = Podrasowana Bryka
z2-car-police_car = Radiowóz
z2-car-wreck = wrak
z2-status-car-drivable = Samochód { $number } ({ $kind }): strefa { $zone }
z2-status-car-parked = Samochód { $number } ({ $kind }): strefa { $zone }, nie można nim jechać
z2-status-seats = { $line }, miejsca (od Kierowcy): { $seats }
z2-status-car-crate = { $line }, na samochodzie leży Skrzynia
