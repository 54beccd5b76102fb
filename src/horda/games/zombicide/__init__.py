"""The Zombicide family: games that share boards of tiles, zombies and equipment."""
