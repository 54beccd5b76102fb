"""The crowded board of the benchmark is what it says, and its phase is played to the end."""

from horda.games import registry
from horda.games.zombicide.bench import at_the_end, crowded, zombies_phase

ENGINE = registry.engine("zombicide-2e")


def test_sixty_zombies_stand_on_nine_tiles() -> None:
    state = crowded(ENGINE)
    assert sum(state.zombies) == 60
    assert sum(len(row) for row in state.board.tiles) == 9
    assert ENGINE.pending(state)[0].prompt == "z2-turn"


def test_the_phase_is_played_to_the_next_round() -> None:
    state, last = at_the_end(ENGINE)
    before = state.digest()
    after = zombies_phase(ENGINE, (state, last))
    assert state.digest() == before
    assert (after.round, after.result) == (state.round + 1, None)
    assert after.zombies != state.zombies
    assert ENGINE.pending(after)[0].prompt == "z2-who-acts"
