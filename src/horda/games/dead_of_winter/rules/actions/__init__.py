"""What a player can do in a turn: one frame for every action that takes more than a moment."""
