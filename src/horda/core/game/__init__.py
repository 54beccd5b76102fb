"""What a game must bring to the table, in five facets.

    Rules    how it is set up and played          every game writes these
    Papers   positions as tables, keys, words     what is left out has a plain default
    Screen   what a person looks at               "
    Mind     what bots know besides the rules     "
    Shelf    what is said while nobody plays      "

A game of some size writes each facet in a module of its own and joins them:

    class MyRules(Rules[MyState]): ...            rules.py
    class MyScreen(Screen[MyState]): ...          screen.py
    class MyGame(MyRules, MyScreen, Game[MyState]): ...
"""

from horda.core.game.mind import Mind
from horda.core.game.papers import Flaw, Papers, Reconstructed, Refusal, ScenarioRule
from horda.core.game.rules import Rules
from horda.core.game.screen import Screen, Sequel
from horda.core.game.shelf import Shelf
from horda.core.game.tables import Table
from horda.core.state import S

__all__ = [
    "Flaw",
    "Game",
    "Mind",
    "Papers",
    "Reconstructed",
    "Refusal",
    "Rules",
    "ScenarioRule",
    "Screen",
    "Sequel",
    "Shelf",
    "Table",
]


class Game(Papers[S], Screen[S], Mind[S], Shelf[S]):
    """A whole game, without any state of its own: what the engine and all around it use."""
