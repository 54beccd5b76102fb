### Martwa zima: słowa dla lobby. To, co mówią tylko jej stoły, jest w pozostałych plikach.

dw-names-2 = { $a }, { $b }
dw-names-3 = { $a }, { $b }, { $c }
dw-game = Martwa zima: Długa noc
dw-name = { dw-game }
dw-end-morale = Morale kolonii spadło do 0.
dw-end-rounds = Rundy się skończyły.
dw-end-objective = Główny cel został osiągnięty.
dw-end-nobody = Wszyscy odpadli z gry.
dw-end-betrayer = Zdrajca zwyciężył.
dw-end-own = Spełniono własny cel.
dw-end-not-own = Własny cel nie został spełniony.
dw-end-eliminated = Poza grą przed jej końcem.
dw-setup-scenario = Główny cel albo opowieść.
dw-setup-players = Ilu graczy bierze udział.
dw-setup-sets = Jakich kart używamy: z Długiej nocy, z podstawki czy obu naraz.
    .long-night = Długa noc
    .base = podstawka
    .mixed = obie naraz
dw-setup-improvements = Z usprawnieniami kolonii.
dw-setup-bandits = Z bandytami i ich kryjówką.
dw-setup-raxxon = Z Raxxonem, pigułkami i specjalnymi zombie.
dw-setup-coop = Wszyscy razem wygrywają albo przegrywają.
dw-setup-betrayer = Zdrajca jest prawdopodobny.
dw-setup-hard = Trudna strona celu.
dw-setup-elimination = Kto straci ostatniego ocalałego, odpada.
dw-setup-adult = Z kartami rozdroży dla dorosłych.
dw-setup-raxxon_tribute = Danina wymaga także kart z Raxxonu.
dw-setup-few_bandits = Zagrożenia bez bandytów na karcie ich nie sprowadzają.
dw-scenario-random = Cel losowy
dw-scenario-random-about = Cel jest losowany spośród tych, które pasują do modułów.
dw-scenario-chimpanzee-and-code = Szympans i kod
dw-scenario-chimpanzee-and-code-about = Opowieść w trzech etapach wokół zamkniętego Raxxonu.
dw-scenario-bandit-raid = Bandycki nalot
dw-scenario-bandit-raid-about = Opowieść w trzech etapach o bandytach i zdrajcy.
dw-scenario-tribute = { dw-objective-tribute }
dw-scenario-tribute-about = { dw-objective-tribute.normal }
dw-scenario-frozen-night = { dw-objective-frozen-night }
dw-scenario-frozen-night-about = { dw-objective-frozen-night.normal }
dw-scenario-convoy = { dw-objective-convoy }
dw-scenario-convoy-about = { dw-objective-convoy.normal }
dw-scenario-broadcast = { dw-objective-broadcast }
dw-scenario-broadcast-about = { dw-objective-broadcast.normal }
dw-scenario-cut-off = { dw-objective-cut-off }
dw-scenario-cut-off-about = { dw-objective-cut-off.normal }
dw-scenario-built-to-last = { dw-objective-built-to-last }
dw-scenario-built-to-last-about = { dw-objective-built-to-last.normal }
dw-scenario-take-back-whats-ours = { dw-objective-take-back-whats-ours }
dw-scenario-take-back-whats-ours-about = { dw-objective-take-back-whats-ours.normal }
dw-scenario-full-isolation = { dw-objective-full-isolation }
dw-scenario-full-isolation-about = { dw-objective-full-isolation.normal }
dw-scenario-eight-weeks-of-darkness = { dw-objective-eight-weeks-of-darkness }
dw-scenario-eight-weeks-of-darkness-about = { dw-objective-eight-weeks-of-darkness.normal }
dw-scenario-kill-them = { dw-objective-kill-them }
dw-scenario-kill-them-about = { dw-objective-kill-them.normal }
dw-scenario-find-a-cure = { dw-objective-find-a-cure }
dw-scenario-find-a-cure-about = { dw-objective-find-a-cure.normal }
dw-scenario-home-sweet-home = { dw-objective-home-sweet-home }
dw-scenario-home-sweet-home-about = { dw-objective-home-sweet-home.normal }
dw-scenario-raiding-party = { dw-objective-raiding-party }
dw-scenario-raiding-party-about = { dw-objective-raiding-party.normal }
dw-scenario-leave-it-all-behind = { dw-objective-leave-it-all-behind }
dw-scenario-leave-it-all-behind-about = { dw-objective-leave-it-all-behind.normal }
dw-scenario-stockpile = { dw-objective-stockpile }
dw-scenario-stockpile-about = { dw-objective-stockpile.normal }
dw-scenario-winter-has-come = { dw-objective-winter-has-come }
dw-scenario-winter-has-come-about = { dw-objective-winter-has-come.normal }
dw-scenario-too-many-mouths = { dw-objective-too-many-mouths }
dw-scenario-too-many-mouths-about = { dw-objective-too-many-mouths.normal }
dw-scenario-we-need-more-samples = { dw-objective-we-need-more-samples }
dw-scenario-we-need-more-samples-about = { dw-objective-we-need-more-samples.normal }
web-game-dead-of-winter = Martwa zima
    .players = 2–5
    .time = 60–210 min
    .about = Kolonia w śniegu. Każdy ma tajemnicę, a ktoś może być zdrajcą.
    .now = dwoje graczy razem przeciw zimie
    .gallery = Co czeka kolonię?
dw-end-ability = Użyć zdolności na koniec tury?
dw-warn-deadly = { $who }: następny żeton obrażeń jest śmiertelny. Rana, odmrożenie i ugryzienie na kości ryzyka to połowa jej ścianek.
dw-warn-deadly-lost = { $who }: następny żeton obrażeń jest śmiertelny. Rana, odmrożenie i ugryzienie na kości ryzyka to połowa jej ścianek. Morale spadnie do zera i gra będzie przegrana.
dw-warn-thin-blood = { $who }: rzadka krew, a do śmierci brakuje dwóch żetonów obrażeń. Rana na kości ryzyka liczy się podwójnie, więc zabija rana i ugryzienie: trzecia część ścianek.
dw-warn-thin-blood-lost = { $who }: rzadka krew, a do śmierci brakuje dwóch żetonów obrażeń. Rana na kości ryzyka liczy się podwójnie, więc zabija rana i ugryzienie: trzecia część ścianek. Morale spadnie do zera i gra będzie przegrana.
dw-warn-odds = { $left ->
    [one] { $who }: następny żeton obrażeń jest śmiertelny.
    [few] { $who }: do śmierci brakuje { $left } żetonów obrażeń.
    [many] { $who }: do śmierci brakuje { $left } żetonów obrażeń.
   *[other] { $who }: do śmierci brakuje { $left } żetonów obrażeń.
 } To, co się z tym wiąże, razem z rzutami zabija w { $odds } przypadkach na 100, jeśli nie pomoże żaden przedmiot.
dw-warn-certain = { $who }: to, co się z tym wiąże, zabije na pewno, cokolwiek pokażą kości.
dw-warn-odds-lost = { $left ->
    [one] { $who }: następny żeton obrażeń jest śmiertelny.
    [few] { $who }: do śmierci brakuje { $left } żetonów obrażeń.
    [many] { $who }: do śmierci brakuje { $left } żetonów obrażeń.
   *[other] { $who }: do śmierci brakuje { $left } żetonów obrażeń.
 } To, co się z tym wiąże, razem z rzutami zabija w { $odds } przypadkach na 100, jeśli nie pomoże żaden przedmiot. Morale spadnie do zera i gra będzie przegrana.
dw-warn-certain-lost = { $who }: to, co się z tym wiąże, zabije na pewno, cokolwiek pokażą kości. Morale spadnie do zera i gra będzie przegrana.
dw-warn-unfit = Zagrożenie nie wymaga tej karty: { $card }. Policzy się przeciw pasującym.
dw-warn-hunger = Tego jedzenia kolonia potrzebuje dziś w nocy. Jeśli nie przybędzie nowego, morale spadnie o { $morale }.
dw-warn-night-lost = Po tej turze zapada noc. Głód i odpady zabiorą { $morale } pkt. morale: kolonii nic nie zostanie i gra będzie przegrana.
dw-warn-frost-lost = { $who }: odmrożenie zabije na początku następnej tury. Morale spadnie do zera i gra będzie przegrana.
dw-warn-crisis-lost = Po tej turze zapada noc. Przy zagrożeniu leży za mało kart, więc uderzy; razem z głodem i odpadami zabierze { $morale } pkt. morale: kolonii nic nie zostanie i gra będzie przegrana.
dw-warn-morning-lost = Po tej turze zapada noc. Do rana zabierze resztę morale i gra będzie przegrana.
dw-warn-lost = Po tym gra jest niemal na pewno przegrana: morale spadłoby do zera.
dw-warn-rounds-lost = Po tej turze zapada ostatnia noc, a główny cel nie jest spełniony. Jeśli nie będzie spełniony do rana, gra jest przegrana.
dw-warn-kill-lost = Ta śmierć zabierze resztę morale i gra będzie przegrana. { $who } przeżyje, jeśli na kości ryzyka wypadnie pusta ścianka.
dw-warn-strike = Nie ma tu kogo innego zaatakować. Cios spadnie na postać innego gracza: { $who }.
dw-warn-strike-other = Ten cios spadnie na postać innego gracza: { $who }.
dw-seat-player-1 = Gracz 1
dw-seat-player-2 = Gracz 2
dw-seat-player-3 = Gracz 3
dw-seat-player-4 = Gracz 4
dw-seat-player-5 = Gracz 5
