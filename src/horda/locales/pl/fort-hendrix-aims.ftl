### O co chodzi w Misji, w jednym wierszu: do galerii w poczekalni.

fh-aim-F01 = Dwie grupy się spotykają, potem trasa i dekoder.
fh-aim-F02 = Znajdźcie klucz i tajemnicę centrum danych.
fh-aim-F03 = Dwie wskazówki prowadzą do dr Lindy Kirkland.
fh-aim-F04 = Znajdźcie kres chorób i zasilcie go. Noc.
fh-aim-F05 = Znajdźcie lodówki i zdecydujcie, co spłonie. Noc.
fh-aim-F06 = Do kwater oficerskich, potem zbiórka na ulicy. Noc.
fh-aim-F07 = Dotrzyjcie do sztabu i uruchomcie odkażanie.
fh-aim-F08 = Trzy świadectwa, a potem prawda albo milczenie.
fh-aim-F09 = Zobaczcie, co fort zostawił; odejdźcie, kiedy chcecie.
fh-aim-F10 = Spalcie zieloną Strefę Namnażania, zaspawajcie wejścia.
fh-aim-story = Dziesięć Misji z tymi samymi ludźmi, aż do końca.
