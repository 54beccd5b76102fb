"""The rules of the family: what happens in a round, step by step."""
