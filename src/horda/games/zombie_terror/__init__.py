"""Zombie Terror: a two-player car park, humans against zombies."""
