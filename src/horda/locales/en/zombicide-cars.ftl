### Zombicide: cars. $place is “driver” or “passenger”.

z2-run-over = Car { $car } in zone { $zone }: run the Zombies over?
z2-drive-on = Car { $car } drives on. Where to?
z2-option-get-in = { $place ->
    [driver] Get into car { $car } as the driver
   *[passenger] Get into car { $car } as a passenger
}
z2-option-get-out = Get out of the car
z2-option-change-seat = { $place ->
    [driver] Move to the driver’s seat
   *[passenger] Move to a passenger’s seat
}
z2-option-swap-seats = Change seats: { $other }
z2-option-drive-slow = Drive slowly to zone { $to }
z2-option-drive-fast = Drive fast, first to zone { $to }
z2-option-drive-on = Drive on to zone { $to }
z2-option-run-over = Run over the Zombies in zone { $zone }
z2-option-search-car = Search police car { $car }
z2-option-loot-car = Take the crate from car { $car }
z2-event-got-in = { $place ->
    [driver] { $who } gets into car { $car } as the driver.
   *[passenger] { $who } gets into car { $car } as a passenger.
}
z2-event-got-out = { $who } gets out of car { $car }.
z2-event-seat-taken = { $place ->
    [driver] { $who } now drives car { $car }.
   *[passenger] { $who } is now a passenger of car { $car }.
}
z2-event-drove = { $who } drives car { $car } to zone { $to }.
z2-event-car-attacked = { $who } rams the Zombies in zone { $zone } with car { $car }.
z2-car-pimpmobile = pimpcar
z2-car-police_car = police car
z2-car-wreck = wreck
z2-status-car-drivable = Car { $number } ({ $kind }): zone { $zone }
z2-status-car-parked = Car { $number } ({ $kind }): zone { $zone }, cannot be driven
z2-status-seats = { $line }, seats (Driver first): { $seats }
z2-status-car-crate = { $line }, with a crate on it
