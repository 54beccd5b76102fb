"""Questions in words: they name the figure or the field that they are about."""

from collections.abc import Callable

from horda.core.decisions import Choice
from horda.core.words import Text
from horda.games.zombie_terror.board import name
from horda.games.zombie_terror.content import human_name

ABOUT: dict[str, tuple[str, Callable[[int], int | str | Text]]] = {
    "zt-face": ("field", name),
    "zt-walk": ("field", name),
    "zt-add": ("left", int),
    "zt-place-human": ("who", human_name),
    "zt-sewers-where": ("who", human_name),
}


def asked(choice: Choice) -> Text:
    """Puts a question into words."""
    if choice.prompt not in ABOUT:
        return Text(choice.prompt)
    word, told = ABOUT[choice.prompt]
    return Text(choice.prompt, {word: told(choice.args[0])})
