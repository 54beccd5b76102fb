"""Says what games say, without the terminal: tests of games know nothing of the command line."""

from typing import Any

from horda.core.decisions import Choice, Option
from horda.core.events import Event
from horda.core.game import Game
from horda.core.state import Config
from horda.core.words import Text
from horda.texts import Texts


class Voice:
    """The texts of one language."""

    def __init__(self, lang: str) -> None:
        self.texts = Texts(lang)

    def say(self, key: str) -> str:
        """Returns a text by its id."""
        return self.texts.say(key)

    def render(self, text: Text) -> str:
        """Returns a text of a game."""
        return self.texts.render(text)

    def option(self, option: Option, game: Game[Any], config: Config) -> str:
        """Returns what an option says."""
        return self.render(game.text(config, option))

    def event(self, event: Event, game: Game[Any], config: Config) -> str:
        """Returns what the log says of an event."""
        return self.render(game.text(config, event))

    def prompt(self, choice: Choice, game: Game[Any], config: Config) -> str:
        """Returns the question put to a seat."""
        return self.render(game.asked(config, choice))

    def reason(self, reason: str, game: Game[Any]) -> str:
        """Returns how a game ended."""
        return self.say(reason)
