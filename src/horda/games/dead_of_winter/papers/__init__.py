"""What is written of the game: positions, refusals, what always holds."""
