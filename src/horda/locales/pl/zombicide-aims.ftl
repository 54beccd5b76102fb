### O co chodzi w Misji, w jednym wierszu: do galerii w poczekalni.

z2-aim-M00 = Zdobądźcie oba Cele i obie Skrzynie, potem ucieknijcie.
z2-aim-M01 = Każdemu Cel, 3 karty żywności, potem ucieczka.
z2-aim-M02 = Każdemu Podrasowana Broń, potem ucieczka.
z2-aim-M03 = Jedno z was osiąga poziom Czerwony.
z2-aim-M04 = Wysadźcie żetony Namnażania z ulic i spalcie je razem.
z2-aim-M05 = Otwórzcie każdy budynek, zdobądźcie 5 Celów, potem ucieczka.
z2-aim-M06 = Zbierzcie 6 kart żywności i odjedźcie wszyscy autami.
z2-aim-M07 = Zepchnijcie żetony Namnażania i spalcie gniazdo.
z2-aim-M08 = Najpierw niebieski i zielony Cel, potem bunkier i ucieczka.
z2-aim-M09 = Znajdźcie w domach 3 Towarzyszy.
z2-aim-M10 = Wszystkie Cele, wszystkie Skrzynie i koktajl Mołotowa.
z2-aim-M11 = Ucieczka z dwoma Towarzyszami, mimo Abominacji.
z2-aim-M12 = Apteczka dla każdego z sześciu rannych.
z2-aim-M13 = Spalcie czerwone Strefy Namnażania, zaparkujcie oba auta.
z2-aim-M14 = Uwolnijcie z baru przyjaciół i zbierzcie się przy Wyjściu.
z2-aim-M15 = Pozyskajcie pozostałych, opróżnijcie oznaczony budynek.
z2-aim-M16 = Zabijcie deskami czworo drzwi i oczyśćcie schronienie.
z2-aim-M17 = Poziom Pomarańczowy otwiera wielki budynek: oczyśćcie go.
z2-aim-M18 = Zdobądźcie wszystkie Cele; niektóre budzą Zombie.
z2-aim-M19 = Pary zamieniają się rolami, każdemu Podrasowana Broń.
z2-aim-M20 = Wszystkie Cele i ani jednego Zombie w zapasie.
z2-aim-M21 = Załadujcie ciężkie skrzynki do Bryki i ucieknijcie.
z2-aim-M22 = Zdobądźcie wszystkie Cele, potem ucieknijcie.
z2-aim-M23 = Znajdźcie 4 Towarzyszy; niektóre Cele to Zombie.
z2-aim-M24 = Podrasowane Bronie, dwa pożary i odjazd w jednej rundzie.
z2-aim-M25 = Przynieście Nedowi składniki na Superabominację.
