### What a Mission is about, in one line: for the gallery of the lobby.

inv-aim-M00 = Take the prototype, then get out.
inv-aim-M01 = Two groups meet at the Sentry Gun.
inv-aim-M02 = Find a space suit, fetch Rolly, get out.
inv-aim-M03 = Hold the Exit for ten crew members, then leave.
inv-aim-M04 = Find both engineers, then get out.
inv-aim-M05 = Take the four Prototypes, then get out.
inv-aim-M06 = Burn Spawn Zones until the purple token shows.
inv-aim-M07 = Take nine Objectives, then get out.
inv-aim-M08 = Take all Objectives, and everybody to Orange.
inv-aim-M09 = Get out with two slow scientists.
inv-aim-M10 = All Objectives, five samples, new Oxygen Tanks.
