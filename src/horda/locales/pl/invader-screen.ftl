### Zombicide: Invader: co terminal i ekran mówią o stacji

inv-legend =
    C3 G1         nazwa Strefy według jej pierwszego pola; out: na zewnątrz
    sec O2 air    Pokój ochrony, Magazyn z tlenem, Śluza powietrzna
    MOLD mold     Aktywna Pleśń, Nieaktywna Pleśń
    cole jared    Ocalali; w tłoku trzy pierwsze litery
    bot sentry    Maszyny; z gwiazdką: mają znacznik Aktywacji
    2W 1T 3H      Xenosy: Robotnicy (W), Mięśniaki (T), Łowcy (H)
    SPOILER       Abominacja
    !! !7         znaczniki Hałasu: dwa, siedem
    obj           Cel; obj-b, obj-g, obj-p i obj-w to kolorowe
    spawn exit    skąd przychodzą Xenosy (w nawiasie: jeszcze nieaktywne), którędy się ucieka
    D3 P4 /5      drzwi zamknięte, kolorowe (G, P), otwarte przejście, które można zamknąć
    A             drzwi Śluzy: nic przez nie nie widać
    # =           ściana; granica między dwiema Strefami
z2-free-machine = Maszyna
z2-status-cards-worn = {"    "}ręce: { $hands }; ciało: { $body }; plecak: { $backpack }
z2-status-attached = { $card } + { $cards }
z2-status-zone = { $zone }
z2-status-supply = Zapas: drzwi { $doors }, Butle tlenowe { $tanks }; Strefy z Aktywną Pleśnią: { $mold }
z2-status-chain =
    { $count ->
        [one] Łańcuch pleśni: między dwiema Strefami Namnażania brakuje 1 Strefy ({ $zones })
       *[other] Łańcuch pleśni: między dwiema Strefami Namnażania brakuje { $count } Stref ({ $zones })
    }
z2-status-machine =
    { $active ->
        [0] { $other }: strefa { $zone }; steruje: { $by }
       *[other] { $other }: strefa { $zone }, ze znacznikiem Aktywacji; steruje: { $by }
    }
inv-status-weapon-fire = {"    "}{ $card }: Zasięg { $near }–{ $far }, Ogień piekielny: eliminuje wszystkich w Strefie
inv-threat-objective-lost = przepadnie potrzebny Cel
inv-threat-mold-chain = Aktywna Pleśń połączy dwie Strefy Namnażania
