"""What is in a box: cards, Survivors, Zombies, tiles and Missions, read from data."""
