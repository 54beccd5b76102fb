"""Questions to the database, one small module for each kind of thing.

Every function takes a connection, so that a caller can ask several in one transaction:
`await store.read(lambda c: games.find_game(c, game_id))`.
"""
