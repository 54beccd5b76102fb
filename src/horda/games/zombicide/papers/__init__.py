"""Positions, words and checks: what people write, and what is said of it."""
