"""Speaks to the person at the terminal, in the language they chose."""

from typing import TYPE_CHECKING, Any

from horda.cli.trouble import Trouble
from horda.core.decisions import Choice, Option
from horda.core.errors import HordaError
from horda.core.events import Event
from horda.core.game import Game
from horda.core.results import Ending
from horda.core.state import Config
from horda.core.words import Text
from horda.games import registry

if TYPE_CHECKING:
    from horda.texts import Texts


class Voice:
    """The texts of one language and the rulebooks."""

    def __init__(self, lang: str | None = None) -> None:
        # Fluent takes as long to load as all the rest; `horda --help` does without.
        from horda.texts import Texts, choose_locale

        try:
            self.locale = choose_locale(lang)
        except ValueError as error:
            raise Trouble("cli-bad-language", what=str(error)) from None
        self.texts = Texts(self.locale)
        self._known: dict[tuple[str, str], Texts] = {}

    def say(self, key: str, /, **args: str | int) -> str:
        """Returns one of our own texts."""
        return self.texts.say(key, **args)

    def of(self, game: Game[Any]) -> "Texts":
        """Returns the texts as a game says them: its own before those of its family."""
        own = (game.prefix or game.id, game.family)
        if own not in self._known:
            self._known[own] = type(self.texts)(self.locale, own=own)
        return self._known[own]

    def render(self, text: Text, game: Game[Any] | None = None) -> str:
        """Returns a text of the engine, or of a game."""
        return (self.texts if game is None else self.of(game)).render(text)

    def known(self, *keys: str, default: str, game: Game[Any] | None = None) -> str:
        """Returns the first of these texts that exists; games need not name everything."""
        texts = self.texts if game is None else self.of(game)
        return next((texts.say(key) for key in keys if texts.has(key)), default)

    def rule(self, rule_id: str) -> str | None:
        """Returns what a rule says, whichever game it belongs to; ids are never shared."""
        for game in registry.all_games():
            if rule_id in game.rulebook:
                return game.rulebook.text(rule_id, self.locale)
        return None

    def rules(self, ids: tuple[str, ...]) -> str:
        """Returns cited rules with their texts, in brackets."""
        if not ids:
            return ""
        said = (f"{i}: {text}" if (text := self.rule(i)) else i for i in ids)
        return f" [{'; '.join(said)}]"

    def error(self, error: HordaError | Trouble) -> str:
        """Returns a refusal in one line: the thing, the reason, the rules, the remedy."""
        if isinstance(error, Trouble):
            return one_line(self.say(error.text, **error.args_))
        own = f"cli-error-{error.code}"  # where the terminal knows a better remedy
        key = own if self.texts.has(own) else f"error-{error.code}"
        said = self.say(key, what=error.what)
        why = f" {self.render(error.why)}" if error.why else ""
        return one_line(f"{said}{why}{self.rules(error.rules)}")

    def option(self, option: Option, game: Game[Any], config: Config) -> str:
        """Returns what an option says, or its key where no text exists."""
        text = game.text(config, option)
        return self._said(text, game) or game.key(config, option)

    def _said(self, text: Text, game: Game[Any]) -> str:
        own = self.of(game)
        return own.render(text) if own.has(text.id) else ""

    def heading(self, option: Option) -> str:
        """Returns what options of this kind are called together, else their verb."""
        return self.known(f"{option.prefix}verb-{option.verb}", default=option.verb)

    def event(self, event: Event, game: Game[Any], config: Config) -> str:
        """Returns what the log says of an event, or its key where no text exists."""
        text = game.text(config, event)
        return self._said(text, game) or game.key(config, event)

    def prompt(self, choice: Choice, game: Game[Any], config: Config) -> str:
        """Returns the question put to a seat."""
        asked = game.asked(config, choice)
        said = self._said(asked, game)
        if said:
            return said
        prefix = choice.options[0].prefix
        names = (f"{prefix}prompt-{choice.prompt}", f"prompt-{choice.prompt}")
        return self.known(*names, default=choice.prompt)

    def of_game(self, game: Game[Any], key: str, default: str) -> str:
        """Returns a text of a game by the end of its id: `seat-<name>`."""
        keys = (key, *(f"{prefix}-{key}" for prefix in prefixes(game)))
        return self.known(*keys, default=default, game=game)

    def reason(self, reason: str, game: Game[Any]) -> str:
        """Returns the reason a game ended by."""
        return self.known(reason, f"cli-reason-{reason}", default=reason, game=game)

    def ending(self, ending: Ending, game: Game[Any]) -> str:
        """Returns how a game ended for one seat: won or lost, why, and what it achieved."""
        achieved = [said for text in ending.achieved if (said := self._said(text, game))]
        words = [self.reason(ending.reason, game), *achieved]
        return f"{self.fate(ending.fate)}. {' '.join(words)}"

    def fate(self, fate: str) -> str:
        """Returns what became of a seat, in a word."""
        return self.known(f"core-fate-{fate}", f"cli-reason-{fate}", default=fate)

    def seat(self, name: str, game: Game[Any]) -> str:
        """Returns the name of a seat."""
        return self.of_game(game, f"seat-{name}", name)


def prefixes(game: Game[Any]) -> tuple[str, str]:
    """Returns what a game's texts may begin with: its id or the short form it names."""
    return game.id, game.prefix or game.id


def one_line(text: str) -> str:
    """Folds a text into one line, whatever a file name or a parser put into it."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
