"""Fields of options that are plain words, with the words there are."""

CHOICES: dict[str, frozenset[str]] = {}
"""By the name of the field; the module of an option adds its own."""


def choices(field: str, *words: str) -> None:
    """Registers the words of a field."""
    CHOICES[field] = frozenset(words)
