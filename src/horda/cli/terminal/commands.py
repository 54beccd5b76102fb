"""What a person may type at a question: an option, or a command about the game."""

from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from horda.cli.terminal.draw import show_status
from horda.cli.terminal.typed import pick, read_line
from horda.cli.trouble import Trouble
from horda.core.errors import Code, HordaError, IllegalAnswer

if TYPE_CHECKING:
    from horda.cli.terminal.table import Table


class Next(Enum):
    """How a game goes on after a line was read."""

    SAME = auto()
    """The question stays open."""
    ON = auto()
    LEAVE = auto()


class Commands:
    """Carries out the lines a person types."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._by_word: dict[str, Callable[[str, int], Next]] = {
            "?": self._help,
            "u": self._undo,
            "u!": self._undo_anyway,
            "r": self._redo,
            "w": self._save,
            "b": self._board,
            "k": self._keys,
            "s": self._status,
            "d": self._request,
            "log": self._log,
            "rule": self._rule,
            "why": self._why,
            "q": self._quit,
        }

    def run(self, line: str, seat: int) -> Next:
        """Carries out one line; a refusal is said and the question stays."""
        word, _, rest = line.partition(" ")
        command = self._by_word.get(word.lower())
        try:
            if command is not None:
                return command(rest.strip(), seat)
            return self._answer(line, seat)
        except (HordaError, Trouble) as error:
            return self._say(self.table.voice.error(error))

    def _say(self, text: str) -> Next:
        self.table.out.print(text)
        return Next.SAME

    def _answer(self, word: str, seat: int) -> Next:
        table = self.table
        if not word:
            return self._board("", seat)
        choice = next(c for c in table.session.state.open if c.seat == seat)
        keys = table.session.engine.keys(table.session.state, choice)
        found = pick(word, keys)
        if not found:
            return self._why(word, seat)
        if len(found) > 1:
            some = ", ".join(keys[i] for i in found[:8])
            return self._say(table.voice.say("cli-several", what=word, keys=some))
        table.give(seat, found[0])
        return Next.ON

    def _help(self, rest: str, seat: int) -> Next:
        voice = self.table.voice
        legend = voice.of_game(self.table.session.engine.game, "legend", "")
        return self._say(f"{self.table.about()}\n{voice.say('cli-play-help')}\n{legend}".rstrip())

    def _board(self, rest: str, seat: int) -> Next:
        self.table.show(seat)
        return Next.SAME

    def _status(self, rest: str, seat: int) -> Next:
        session = self.table.session
        show_status(self.table.voice, session.engine, session.state, seat)
        return Next.SAME

    def _keys(self, rest: str, seat: int) -> Next:
        self.table.show_question(seat, keys=True)
        return Next.SAME

    def _log(self, rest: str, seat: int) -> Next:
        self.table.show_log(seat, whole=True)
        return Next.SAME

    def _request(self, rest: str, seat: int) -> Next:
        """Does what may be done at any time, or lists it."""
        table, found = self.table, self._wishes(seat)
        if not rest:
            lines = [f"{key:28} {words}" for _, key, words in found]
            return self._say("\n".join(lines) or table.voice.say("cli-no-requests"))
        keys = [key for _, key, _ in found]
        named = pick(rest, keys)
        if len(named) > 1:
            some = ", ".join(keys[i] for i in named[:8])
            return self._say(table.voice.say("cli-several", what=rest, keys=some))
        who, key = found[named[0]][:2] if named else (seat, rest)
        table.wish(who, key)
        return Next.ON

    def _wishes(self, seat: int) -> list[tuple[int, str, str]]:
        """Lists what the people here could ask for; where seats have secrets, only the own."""
        engine, state, voice = self.table.session.engine, self.table.session.state, self.table.voice
        people = sorted(self.table.people) if engine.game.shared_view else [seat]
        found = [(who, one) for who in people for one in engine.requests(state, who)]
        game, config = engine.game, state.config
        return [
            (who, engine.key(state, one), voice.render(game.text(config, one), game))
            for who, one in found
        ]

    def _undo(self, rest: str, seat: int, *, anyway: bool = False) -> Next:
        """Goes back to the seat's own last answer, as far as nothing was learned since."""
        session = self.table.session
        own = [n for n, said in enumerate(session.line.standing) if said.seat == seat]
        if not own:
            raise HordaError(Code.NOTHING_TO_UNDO, self.table.voice.say("cli-no-answer-yet"))
        session.undo(seat, own[-1], consent=anyway)
        self.table.rewind()
        return Next.ON

    def _undo_anyway(self, rest: str, seat: int) -> Next:
        return self._undo(rest, seat, anyway=True)

    def _redo(self, rest: str, seat: int) -> Next:
        """Goes forward to the next question for a person, so that no bot answers anew."""
        session = self.table.session
        undone = session.line.undone
        count = 1
        while count < len(undone) and undone[count].seat in self.table.bots:
            count += 1
        # Bots do not mind: what they answered comes back with the own answer.
        session.redo(seat, len(session.line.standing) + count, consent=True)
        self.table.rewind()
        return Next.ON

    def _save(self, rest: str, seat: int) -> Next:
        if not rest:
            return self._say(self.table.voice.say("cli-save-where"))
        self.table.saver.copy(self.table.session.record, Path(rest))
        return self._say(self.table.voice.say("cli-written", file=rest))

    def _rule(self, rest: str, seat: int) -> Next:
        game, voice = self.table.session.engine.game, self.table.voice
        rule = next((rule for rule in game.rulebook if rule.id.lower() == rest.lower()), None)
        if rule is None:
            raise Trouble("cli-no-rule", id=rest, games=game.id)
        return self._say(f"{rule.id}: {game.rulebook.text(rule.id, voice.locale)}")

    def _why(self, rest: str, seat: int) -> Next:
        """Says why something is not offered, as far as the game can tell."""
        session = self.table.session
        choice = next(c for c in session.state.open if c.seat == seat)
        if rest in session.engine.keys(session.state, choice):
            return self._say(self.table.voice.say("cli-offered", what=rest))
        refusal = session.engine.game.explain(session.state, seat, rest)
        if refusal is None:
            raise IllegalAnswer(Code.NOT_OFFERED, rest)
        raise IllegalAnswer(Code.NOT_OFFERED, rest, rules=refusal.rules, why=refusal.why)

    def _quit(self, rest: str, seat: int) -> Next:
        """Leaves, and offers to keep the game under a name of its own."""
        table = self.table
        if table.session.record.log and not table.saver.chosen:
            name = read_line(table.voice.say("cli-save-offer"))
            if name:
                self._save(name, seat)
        return Next.LEAVE
