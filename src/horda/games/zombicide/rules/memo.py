"""What a Mission remembers: numbers by name, so that a position says what they mean."""

from horda.games.zombicide.rules.state import ZState

COCKTAIL = "cocktail"
"""The note of the card that is Ned's cocktail, one more than its number."""

BORNE = "borne"
"""The note of the Wounds that the one without a dashboard bears who can bear some: Ned."""


def noted(state: ZState, name: str) -> int:
    """Returns a number the Mission remembers; 0 if it has not noted any."""
    for key, value in state.memo:
        if key == name:
            return value
    return 0


def note(state: ZState, name: str, value: int = 1) -> None:
    """Lets the Mission remember a number; 0 forgets it."""
    left = [(key, old) for key, old in state.memo if key != name]
    state.memo = tuple(sorted([*left, (name, value)] if value else left))
