"""What cards do: lasting rules, lists of operations, triggers and winning conditions.

Import `effects.interpreters` once (the game does) so that every operation is known.
"""
