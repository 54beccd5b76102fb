### What a Mission is about, in one line: for the gallery of the lobby.

fh-aim-F01 = Two groups meet, then find the route and the decoder.
fh-aim-F02 = Find the key and read the data centre’s secret.
fh-aim-F03 = Two clues lead to Dr Linda Kirkland.
fh-aim-F04 = Find what ends the diseases, and feed it. Night.
fh-aim-F05 = Find the fridges, decide what burns. Night.
fh-aim-F06 = Into the officers’ quarters, then gather outside. Night.
fh-aim-F07 = Reach the headquarters, start the decontamination.
fh-aim-F08 = Three testimonies, then keep or tell the truth.
fh-aim-F09 = See what the fort left behind, leave when you dare.
fh-aim-F10 = Burn the green Spawn Zone, weld the entrances.
fh-aim-story = Ten Missions with the same people, to the bitter end.
