### The course on the first Mission, from a prepared position.

inv-web-lesson-hello = Prowadzisz troje ludzi przez stację górniczą, którą opanowały Xenosy. Wygrywacie wszyscy albo nikt. Szare pokłady to pomieszczenia, ciemne kraty to korytarze, czerwony pył to teren na zewnątrz. Większość kroków można cofnąć.
    .title = Witaj na pokładzie
inv-web-lesson-move = To tura Cole’a. Ocalały ma 3 Akcje, a Ruch kosztuje jedną; pierwszy Ruch Cole’a jest darmowy. Strefy z kredową linią są w zasięgu: naciśnij pomieszczenie nad nim, I7.
    .title = Zrób krok
inv-web-lesson-oxygen = To Magazyn z tlenem. Naciśnij Tlen, żeby wziąć butlę, i załóż ją na siebie: bez niej nikt nie wyjdzie ze Śluzy. Na zewnątrz nie działają naboje, działają energia i ostrza.
    .title = Powietrze na zewnątrz
inv-web-lesson-open = Droga w górę jest zamknięta. Naciśnij Drzwi i zdejmij te u góry. To nic nie kosztuje, raz w turze każdego z was, i nie wymaga narzędzi.
    .title = Otwórz drzwi
inv-web-lesson-fight = Za drzwiami czeka Robotnik. Naciśnij Strzał i wybierz I5. Trafienia można rozdzielić między cele albo skoncentrować na jednym, gdzie Obrażenia się sumują; ekran podaje szanse obu sposobów.
    .title = Strzel
inv-web-lesson-close = Cole użył już drzwi w tej turze. Zakończ jego turę, niech działa Mitsuki i zamknie te same drzwi. Xenosy muszą je najpierw rozbić: zyskujesz chwilę. Drzwi jest razem pięcioro.
    .title = Zamknij je znowu
inv-web-lesson-machine = Mitsuki steruje Robotem z każdego miejsca: naciśnij Maszyna, żeby nim ruszyć albo kazać mu walczyć. Na Robota, który działał, do końca rundy polują tak jak na was.
    .title = Robot
inv-web-lesson-round = Naciśnij Koniec tury za każde z was. Przedtem włącz Podgląd Xenosów: strzałki pokażą, dokąd pójdą, a różowa zasłona, gdzie wyrosłaby pleśń.
    .title = Teraz Xenosy
inv-web-lesson-mold = Abominacja podeszła bliżej, a tam, gdzie stoi, rośnie pleśń: pożera drzwi, Cele i ściany w środku, więc zamkniętych drzwi już nie ma. Jeśli Aktywna Pleśń połączy dwie Strefy Namnażania, wszystko stracone: łańcuch pleśni mówi, czy to grozi.
    .title = Pleśń
inv-web-lesson-fire = Jared ma miotacz ognia ze Zbiornikiem. Niech działa: naciśnij Strzał i wybierz I5. Ogień zabija wszystko, co tam jest, swoich też, i uspokaja pleśń. Ściany zostają otwarte.
    .title = Pomaga tylko ogień
inv-web-lesson-goal = Notes mówi, czego wymaga Misja: Prototypu z E3. Jego baterię podłącza się do broni, nie nosi się jej obok.
    .title = Po to tu jesteście
inv-web-lesson-end = Zdobądźcie Cel, załóżcie butle i przejdźcie terenem na zewnątrz do Wyjścia. Albo wyjdź teraz: stół zostaje. Szare przyciski mówią, dlaczego są szare.
    .title = Już umiesz
