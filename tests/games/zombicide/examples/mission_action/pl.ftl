z2-verb-ring-bell = Uderz w dzwon
z2-option-ring-bell = Uderz w dzwon
z2-event-rang = { $who } uderza w dzwon.
z2-goal-bell = Uderzcie w dzwon
z2-no-bell = Wśród Zombie nikt nie dzwoni.
