"""Games of Invader for the tests of its Missions: begun, cleared of Xenos, answered by key."""

from typing import Any

from horda.core.decisions import Answer, Option
from horda.core.decks import Deck
from horda.core.engine import Engine
from horda.core.events import Event
from horda.core.run import Run
from horda.games.zombicide.editions.invader import INVADER
from horda.games.zombicide.editions.invader.game import Invader
from horda.games.zombicide.modules.invader.state import InvState
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.deed import DEEDS, index_of
from horda.games.zombicide.rules.people import ZRun, change
from horda.games.zombicide.rules.state import Objective

BOX = INVADER.box
QUIET = tuple(i for i, card in enumerate(BOX.zombie_cards) if card.kind == "extra_activation")
"""Xenos cards that do nothing on a board without Xenos."""
DULL = (
    "put:",
    "done",
    "drop",
    "learn:",
    "deal:",
    "first:",
    "in-group:",
    "in-zone:",
    "send:",
    "pass",
)


GAME = Invader()
ENGINE = Engine(GAME)


class Play:
    """One game, and what has happened in it."""

    def __init__(self, mission: str, seed: int = 1, turn: bool = True, **setup: Any) -> None:
        config = ENGINE.config({"scenario": mission, **setup})
        state = ENGINE.new(config, seed)
        assert isinstance(state, InvState)
        self.state = state
        self.happened: list[Event] = []
        if turn:
            self.to_turn()

    def to_turn(self) -> "Play":
        """Sets everything up and begins the first Survivor's turn, without any Xenos about."""
        while self.prompt not in ("z2-who-acts", "z2-turn"):
            self.play(self.offered[0])
        self.calm()
        return self.asked() if self.prompt == "z2-turn" else self.play(self.offered[0])

    def calm(self) -> None:
        """Takes all Xenos away, and lets none come."""
        self.state.zombies[:] = bytes(len(self.state.zombies))
        self.state.zombie_deck = Deck(QUIET)

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self.state.open[0].prompt

    @property
    def offered(self) -> list[str]:
        """The keys of the open question."""
        return [GAME.key(self.state.config, one) for one in self.state.open[0].options]

    def offers(self, start: str) -> list[str]:
        """The offered keys that begin so."""
        return [key for key in self.offered if key.startswith(start)]

    def play(self, *keys: str) -> "Play":
        """Answers in turn, by the first key that begins so."""
        for key in keys:
            seat = self.state.open[0].seat
            found = self.offers(key)
            assert found, (key, self.offered)
            whole = key if key in found else found[0]
            answer = Answer(self.state.number(seat), seat, whole)
            ENGINE.apply(self.state, answer, self.happened.append)
        return self

    def dull(self) -> "Play":
        """Answers what takes no plan until a turn goes on or the game is over."""
        while self.state.result is None and self.prompt != "z2-turn":
            found = [key for start in DULL for key in self.offers(start)]
            self.play((found or self.offered)[0])
        return self

    def end_round(self) -> "Play":
        """Lets all others pass until the next round begins, or the game is over."""
        number = self.state.round
        while self.state.result is None and self.state.round == number:
            found = [key for start in ("end-turn", *DULL) for key in self.offers(start)]
            self.play((found or self.offered)[0])
        return self

    @property
    def run(self) -> ZRun:
        """A run over the game as it stands: for what a rule does in the middle of a step."""
        return Run.on(GAME, self.state, None)

    def why(self) -> str:
        """Why the game is over, or nothing."""
        return self.state.result.reason.removeprefix("z2-end-") if self.state.result else ""

    @property
    def who(self) -> int:
        """The Survivor whose turn it is."""
        return self.state.turn_of

    def stand(self, zone: int, *people: int) -> "Play":
        """Puts Survivors into a Zone; none named: all."""
        for who in people or range(len(self.state.people)):
            change(self.state, who, zone=zone)
        return self.asked()

    def asked(self) -> "Play":
        """Asks the open question of a turn anew, after the test has changed something."""
        run = self.run
        run.at[-1] = run.frames[-1].index["ask"]
        run.advance()
        return self

    def xenos(self, zone: int, kind: str, count: int = 1) -> None:
        """Puts Xenos into a Zone."""
        self.state.zombies[zone * self.state.kinds + kind_of(kind)] = count

    def token(self, zone: int, colour: str, hidden: bool = False) -> None:
        """Lays one more Objective."""
        token = Objective(zone, COLOURS.index(colour), hidden)
        self.state.objectives = (*self.state.objectives, token)

    def told(self, kind: type[Event]) -> int:
        """Counts the events of a kind."""
        return sum(type(event) is kind for event in self.happened)

    def give(self, who: int, card: int, slot: int) -> None:
        """Puts a card into a slot."""
        slots = list(self.state.people[who].slots)
        slots[slot] = card
        change(self.state, who, slots=tuple(slots))


def kind_of(name: str) -> int:
    """Returns the number of a kind of Xenos."""
    return next(i for i, one in enumerate(BOX.zombies) if one.family == name)


def card(name: str, nth: int = 0) -> int:
    """Returns a card by its name."""
    return [c for c, same in enumerate(BOX.same) if BOX.names[same] == name][nth]


def burn(game: Play, zone: int) -> Play:
    """Burns a Zone with a Flamethrower, from the declaration on."""
    run = game.run
    run.sink = game.happened.append
    run.frames.append(Attack(who=0, zone=zone, card=card("flamethrower"), mode="ranged"))
    run.at.append(run.frames[-1].index["burn"])
    run.advance()
    return game


def why_not(game: Play, who: int, option: Option) -> str:
    """Why a Survivor may not do something, or nothing."""
    state = game.state
    told = DEEDS[type(option)].why_not(state, index_of(state), who, option)
    return told.why.id.removeprefix("z2-no-") if told is not None and told.why else ""
