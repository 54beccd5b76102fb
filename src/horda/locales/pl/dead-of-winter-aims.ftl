### O co chodzi w celu, w jednym wierszu: do galerii w poczekalni.

dw-aim-random = Co przyniesie los.
dw-aim-chimpanzee-and-code = Opowieść w trzech etapach o zamkniętym Raxxonie.
dw-aim-bandit-raid = Opowieść w trzech etapach o bandytach.
dw-aim-tribute = Po dwie karty z każdej lokacji, odłożone na bok.
dw-aim-frozen-night = Przetrwajcie 8 rund; każda walka to odmrożenie.
dw-aim-convoy = Paliwo i narzędzia na stację bez zombie.
dw-aim-broadcast = Kości dla radia, wszystkie wyniki od 1 do 6.
dw-aim-cut-off = Sprowadźcie odciętych do domu i wykarmcie ich.
dw-aim-built-to-last = Trzy ulepszenia i barykady przy każdym wejściu.
dw-aim-take-back-whats-ours = Odbierzcie to, co zabrali bandyci.
dw-aim-full-isolation = Zamknijcie trzy eksperymenty Raxxonu.
dw-aim-eight-weeks-of-darkness = Przetrwajcie 8 rund z darmozjadami na utrzymaniu.
dw-aim-kill-them = Prawie żadnego zombie poza kolonią.
dw-aim-find-a-cure = Po dwa lekarstwa na gracza.
dw-aim-home-sweet-home = Dziesięć barykad w domu, po jednej wszędzie indziej.
dw-aim-raiding-party = Przeszukajcie dwie lokacje do ostatniej karty.
dw-aim-leave-it-all-behind = Każdemu broń i po dwie karty żywności.
dw-aim-stockpile = Żywność, barykady, lekarstwa, narzędzia i paliwo.
dw-aim-winter-has-come = Odłóżcie 8 kart paliwa, po jednej co rundę.
dw-aim-too-many-mouths = Przetrwajcie 5 rund ze zbyt wieloma darmozjadami.
dw-aim-we-need-more-samples = Po trzy próbki na gracza z zabitych zombie.
