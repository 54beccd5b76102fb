### Zombicide: Invader: what terminal and screen say of the station

inv-legend =
    C3 G1         the name of a Zone, by its first cell; out: outdoors
    sec O2 air    a Security Room, an Oxygen Supply Room, an Airlock
    MOLD mold     Active Mold, Inactive Mold
    cole jared    Survivors; where many stand, by the first three letters
    bot sentry    Machines; with a star: it carries an Activation token
    2W 1T 3H      Xenos: Workers, Tanks, Hunters
    SPOILER       the Abomination
    !! !7         Noise tokens: two, seven
    obj           an Objective; obj-b, obj-g, obj-p and obj-w are the coloured ones
    spawn exit    where Xenos appear (in brackets: not active yet), where Survivors escape
    D3 P4 /5      a closed door, a coloured one (G, P), an open passage that can be closed
    A             an Airlock door: nobody sees through it
    # =           a wall; a border between two Zones
z2-free-machine = Machine
z2-status-cards-worn = {"    "}hands: { $hands }; body: { $body }; backpack: { $backpack }
z2-status-attached = { $card } + { $cards }
z2-status-zone = { $zone }
z2-status-supply = Supply: doors { $doors }, Oxygen Tanks { $tanks }; Zones with Active Mold: { $mold }
z2-status-chain =
    { $count ->
        [one] Mold chain: 1 Zone is missing between two Spawn Zones ({ $zones })
       *[other] Mold chain: { $count } Zones are missing between two Spawn Zones ({ $zones })
    }
z2-status-machine =
    { $active ->
        [0] { $other }: zone { $zone }; controlled by: { $by }
       *[other] { $other }: zone { $zone }, with an Activation token; controlled by: { $by }
    }
inv-status-weapon-fire = {"    "}{ $card }: Range { $near }–{ $far }, Hellfire: eliminates everybody in the Zone
inv-threat-objective-lost = an Objective that is needed is lost
inv-threat-mold-chain = Active Mold links two Spawn Zones
