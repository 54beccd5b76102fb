### Strona zasad: skąd są fakty

web-credits = Źródła i liczby odtworzone
web-credits-about = Zasady podajemy własnymi słowami za drukowaną instrukcją; rysunki, ikony i teksty są nasze albo wolne. Czego nie pokazało żadne źródło, odtworzyliśmy tak, by pasowało do reszty; plik z zasadami domowymi może powiedzieć inaczej.
z2-credits-card = Odtworzone są wartości tych kart: { $names }.
z2-credits-survivor = Odtworzone są umiejętności tych postaci: { $names }.
z2-credits-machine = Tak samo wartości tych maszyn: { $names }.
z2-credits-xenos_card = Tak samo liczby na kartach tych rodzajów: { $names }.
z2-credits-mission = Rozmieszczenie żetonów odtworzono w tych Misjach: { $names }.
