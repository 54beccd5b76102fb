"""The course of the game: set-up, rounds, turns, actions, the colony phase, ends."""
