### O co chodzi w Misji, w jednym wierszu: do galerii w poczekalni.

inv-aim-M00 = Zdobądźcie prototyp i ucieknijcie.
inv-aim-M01 = Dwie grupy spotykają się przy Działku strażniczym.
inv-aim-M02 = Znajdźcie skafander, zabierzcie Rolly, ucieknijcie.
inv-aim-M03 = Utrzymajcie Wyjście dla dziesięciorga załogi.
inv-aim-M04 = Znajdźcie oboje inżynierów i ucieknijcie.
inv-aim-M05 = Zdobądźcie cztery Prototypy i ucieknijcie.
inv-aim-M06 = Palcie Strefy Namnażania aż po fioletowy znacznik.
inv-aim-M07 = Zdobądźcie dziewięć Celów i ucieknijcie.
inv-aim-M08 = Wszystkie Cele i wszyscy na Pomarańczowym Poziomie.
inv-aim-M09 = Ucieknijcie z dwojgiem powolnych naukowców.
inv-aim-M10 = Wszystkie Cele, pięć próbek, nowe Butle tlenowe.
