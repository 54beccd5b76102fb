z2-verb-ring-bell = Ring the bell
z2-option-ring-bell = Ring the bell
z2-event-rang = { $who } rings the bell.
z2-goal-bell = Ring the bell
z2-no-bell = Nobody rings among Zombies.
