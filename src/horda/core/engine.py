"""The contract: new, pending, apply, view, clone, digest, determinise, result."""

from collections.abc import Mapping
from typing import Generic

from horda.core.decisions import Answer, Ask, Choice, Choices, Join, Option
from horda.core.errors import Code, IllegalAnswer
from horda.core.events import Event, Sink
from horda.core.game import Game, Refusal
from horda.core.results import Result
from horda.core.rng import PLAIN, Dice, Rng, SecretDice
from horda.core.run import Run
from horda.core.setups import read_config
from horda.core.state import Config, S, decode
from horda.core.views import View


class Engine(Generic[S]):
    """Plays one game by its rules. It keeps nothing: all that changes is in the state."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def config(self, values: Mapping[str, object]) -> Config:
        """Builds and checks a setup from loose values."""
        game = self.game
        config = read_config(game.config_type, values, game.scenarios, whole=game.own_scenarios)
        game.check(config)
        return config

    def new(self, config: Config, seed: int, sink: Sink | None = None, generator: str = PLAIN) -> S:
        """Starts a game and takes it to its first question."""
        state = self.game.setup(config, Rng.seeded(seed, self.game.streams, generator))
        state.seen = (0,) * len(self.game.seats(config))
        self.resume(state, sink)
        return state

    def resume(self, state: S, sink: Sink | None = None) -> None:
        """Takes a state laid out by hand or read from disk to its open question."""
        if state.waiting is None and state.result is None:
            Run.on(self.game, state, sink).advance()

    def pending(self, state: S) -> tuple[Ask, ...]:
        """Lists the open questions, one for each seat asked; empty when the game is over."""
        if state.waiting is None:
            self.resume(state)
        return tuple(self._ask(state, choice) for choice in state.open)

    def _ask(self, state: S, choice: Choice) -> Ask:
        number = state.number(choice.seat)
        return Ask(number, choice.seat, choice.prompt, choice.options, choice.args)

    def apply(self, state: S, answer: Answer, sink: Sink | None = None) -> None:
        """Takes an answer; an answer that is not legal changes nothing and raises."""
        choice = self._choice_for(state, answer)
        index = answer.option
        if isinstance(index, str):
            key = self.game.key_now(state.config, index)
            index = self.game.find(state.config, choice.options, key)
        if not 0 <= index < len(choice.options):
            raise self._not_offered(state, answer)
        self.choose(state, index, answer.seat, sink)

    def choose(
        self, state: S, index: int, seat: int | None = None, sink: Sink | None = None
    ) -> None:
        """Takes option `index` of the open question: the short way for search.

        It explains no refusal; what is not offered is refused all the same, and changes nothing.
        """
        choice = state.waiting
        if type(choice) is not Choice:
            self._choose_among(state, index, seat, sink)
        elif index < 0 or (seat is not None and seat != choice.seat):
            raise self._refused(state, index, seat)
        else:  # as in `Run.take`, without another call
            try:
                option = choice.options[index]
            except IndexError:
                raise self._refused(state, index, seat) from None
            at = [*state.at]
            state.decision += 1
            at[-1] += 1
            Run(self.game, state, sink, [*state.stack], at, choice.seat, option).advance()

    def _choose_among(self, state: S, index: int, seat: int | None, sink: Sink | None) -> None:
        """Takes an option where several seats are asked, or where nobody has been asked yet."""
        self.resume(state)
        asked = (one for one in state.open if seat is None or one.seat == seat)
        choice = next(asked, None)
        if choice is None or not 0 <= index < len(choice.options):
            raise self._refused(state, index, seat)
        Run.on(self.game, state, sink).take(choice.seat, choice.options[index], index)

    def _refused(self, state: S, index: int, seat: int | None) -> IllegalAnswer:
        """Says why option `index` cannot be taken."""
        if state.result is not None:
            return IllegalAnswer(Code.GAME_OVER, state.result.reason)
        if seat is not None and all(choice.seat != seat for choice in state.open):
            return IllegalAnswer(Code.WRONG_SEAT, self.seat_name(state, seat))
        return IllegalAnswer(Code.NOT_OFFERED, str(index))

    def _choice_for(self, state: S, answer: Answer) -> Choice:
        self.resume(state)
        if state.result is not None:
            raise IllegalAnswer(Code.GAME_OVER, state.result.reason)
        number = state.number(answer.seat)
        if answer.number != number:
            raise IllegalAnswer(Code.STALE_ASK, str(answer.number))
        for choice in state.open:
            if choice.seat == answer.seat:
                return choice
        raise IllegalAnswer(Code.WRONG_SEAT, self.seat_name(state, answer.seat))

    def _not_offered(self, state: S, answer: Answer) -> IllegalAnswer:
        what = self.game.key_now(state.config, str(answer.option))
        return _no(Code.NOT_OFFERED, what, self.game.explain(state, answer.seat, what))

    def requests(self, state: S, seat: int) -> list[Option]:
        """Lists what a seat could ask for by itself right now, whoever is asked."""
        if self._busy(state):
            return []
        asked = self.game.requests(state, seat)
        return [one for one in asked if self.game.not_now(state, seat, one) is None]

    def request(self, state: S, seat: int, key: str, sink: Sink | None = None) -> None:
        """Grants a seat what it asks for by itself; a refusal changes nothing and raises.

        Afterwards the open question is asked anew, under another number.
        """
        self.resume(state)
        if state.result is not None:
            raise IllegalAnswer(Code.GAME_OVER, state.result.reason)
        option = self._requested(state, seat, self.game.key_now(state.config, key))
        Run.on(self.game, state, sink).grant(seat, self.game.grant(state, seat, option))

    def _requested(self, state: S, seat: int, key: str) -> Option:
        game = self.game
        options = game.requests(state, seat)
        index = game.find(state.config, options, key)
        if index < 0:
            raise _no(Code.NOT_OFFERED, key, game.explain_request(state, seat, key))
        wrong = game.not_now(state, seat, options[index])
        if wrong is not None or self._busy(state):
            raise _no(Code.NOT_NOW, key, wrong)
        return options[index]

    def _busy(self, state: S) -> bool:
        """Tells whether answers wait unseen: they were given to the options of now."""
        return state.result is not None or bool(state.held)

    def seat_name(self, state: S, seat: int) -> str:
        """Names a seat for people."""
        names = self.game.seats(state.config)
        return names[seat] if 0 <= seat < len(names) else f"seat {seat}"

    def view(self, state: S, seat: int | None) -> View:
        """Returns what a seat (None: a spectator) may know."""
        asks = self.pending(state)
        own = tuple(ask for ask in asks if ask.seat == seat)
        waiting = tuple(ask.seat for ask in asks)
        board = self.game.view(state, seat)
        held = self.held_by(state, seat)
        result = self.result(state)
        return View(self.game.id, seat, state.decision, own, waiting, result, board, held)

    def held_by(self, state: S, seat: int | None) -> str:
        """Returns the key of a seat's own answer, while the others have yet to answer."""
        question = state.waiting
        # With EACH it has taken effect already: the board shows what it did.
        if not state.held or question.join is Join.EACH:
            return ""
        options = {choice.seat: choice.options for choice in question.of}
        own = [options[who][index] for who, index in state.held if who == seat]
        return self.key(state, own[0]) if own else ""

    def key(self, state: S, one: Option | Event) -> str:
        """Spells an option or an event of this game in one word."""
        return self.game.key(state.config, one)

    def keys(self, state: S, choice: Choice) -> list[str]:
        """Spells the options of a question."""
        return [self.game.key(state.config, option) for option in choice.options]

    def determinise(self, state: S, seat: int | None, dice: Dice) -> S:
        """Returns a state that could be the true one for all the seat knows.

        Hidden cards are dealt anew by the game, the future of every die and deck is
        another one, and unseen answers of others to an open question are guessed.
        """
        twin = state.clone()
        self.game.determinise(twin, seat, dice)
        twin.rng = twin.rng.rekeyed(dice.seed())
        twin.waiting = None
        self.resume(twin)
        question = twin.waiting
        if twin.held and type(question) is Choices and question.join is not Join.EACH:
            sizes = {choice.seat: len(choice.options) for choice in question.of}
            twin.held = tuple(
                (who, index if who == seat else dice.below(sizes[who])) for who, index in twin.held
            )
        return twin

    def deal_anew(self, state: S, seed: int) -> None:
        """Deals all that lies open to nobody anew, and gives every die and deck another future.

        Hands too: who played alone may know every card. Answers that wait unseen for others
        must be taken back before that.
        """
        self.game.determinise(state, None, SecretDice(seed))
        state.rng = state.rng.resecreted(seed)
        state.waiting = None
        self.resume(state)

    def encode(self, state: S) -> bytes:
        """Returns a state as bytes, from the middle of any action."""
        return state.encode()

    def decode(self, data: bytes) -> S:
        """Reads a state back and lists its open question again."""
        state: S = decode(self.game.kind_of(data), data)
        self.resume(state)
        return state

    def result(self, state: S) -> Result | None:
        """Returns how the game ended, by the rules of its book; None while it goes on."""
        return self.game.rulebook.told(state.result)


def _no(code: Code, what: str, refusal: Refusal | None) -> IllegalAnswer:
    if refusal is None:
        return IllegalAnswer(code, what)
    return IllegalAnswer(code, what, rules=refusal.rules, why=refusal.why)
