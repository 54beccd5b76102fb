### Zombicide: Najeźdźca: Maszyny i Kamuflaż.


z2-follow = Czy { $other } idzie razem do strefy { $to }?
z2-camouflage = Czy { $who } bierze znacznik Kamuflażu?
z2-option-steer-to = { $other }: ruch do strefy { $to }
z2-option-steer-strike = { $other }: atak wręcz
z2-option-steer-shot = { $other }: strzał w strefę { $zone }
z2-option-along = Idzie razem
z2-option-hide = Weź znacznik Kamuflażu
z2-option-show-up = Oddaj znacznik Kamuflażu
z2-moment-follow = wtedy, gdy Ocalały wychodzi ze Strefy Robota
z2-moment-camouflage = wtedy, gdy zaczyna się Tura Ocalałego z Kamuflażem i nie widzi go żaden Xenos
z2-event-machine-moved = { $other }: ruch do strefy { $to }.
z2-event-machine-attacked = { $who } atakuje { $mode } w strefie { $zone }. Maszyna: { $other }.
z2-event-machine-destroyed = Zniszczona Maszyna: { $other }.
z2-event-hidden = { $who } bierze znacznik Kamuflażu.
z2-event-exposed = { $who } traci znacznik Kamuflażu.
z2-no-machine-none = Tej Maszyny nie ma na planszy.
z2-no-machine-control = { $who } nie steruje tą Maszyną.
z2-no-machine-cannot = Ta Maszyna tego nie potrafi.
z2-no-not-hidden = Nie ma znacznika Kamuflażu, który można by oddać.
