"""Games of Invader for tests: laid out by hand (`Scene`), or begun and changed (`Play`).

The board of Mission 0. Corridors: 4 and 10, side by side; 4 sees 3, 5 and 10, and the room 15
behind 10 at Range 2. Door 4 is between 3 and 4, door 10 between 10 and 15. The Airlock 7 leads
out to 6, from where 12 is next and 18 is seen at Range 2. 1 is a supply room, 8 a Security Room.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Self

from msgspec.structs import replace

from horda.core import position
from horda.core.decisions import Answer, Option
from horda.core.decks import Deck
from horda.core.engine import Engine
from horda.core.events import Event
from horda.core.run import Run
from horda.games.zombicide.editions.invader import INVADER
from horda.games.zombicide.editions.invader.game import Invader
from horda.games.zombicide.modules.invader.state import InvState, invader
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.deed import DEEDS, index_of
from horda.games.zombicide.rules.people import ZRun, change
from horda.games.zombicide.rules.state import Objective, ZState
from tests.games.zombicide.boxes import plain_keys

GAME = Invader()
ENGINE: Engine[ZState] = Engine(GAME)
BOX = INVADER.box
KIND = BOX.zombie_ids
SPOILER = KIND["spoiler_abomination"]
HERE, NEXT, FAR_ROOM = 4, 10, 15
AIRLOCK, OUTSIDE = 7, 6
PLACES = {"left": 0, "right": 1, "body": 2, "worn": 3, "on": 4, "more": 5, "pack": BOX.slots.pack}
"""Slots by a word for tests: `on` and `more` are attached to the left weapon."""
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


class Table:
    """A game under play: what is offered, what came of it, and how to change it."""

    state: InvState

    def __init__(self) -> None:
        self.happened: list[Event] = []

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self.state.open[0].prompt

    @property
    def offered(self) -> list[str]:
        """The keys of the options, with the numbers of Zones."""
        return [key for ask in self.state.open for key in plain_keys(self.state, ask)]

    def offers(self, start: str) -> list[str]:
        """The offered keys that begin so."""
        return [key for key in self.offered if key.startswith(start)]

    def play(self, *keys: str) -> Self:
        """Answers in turn, by the key or the first that begins so."""
        for key in keys:
            seat = self.state.open[0].seat
            found = self.offers(key)
            assert found, (key, self.offered)
            whole = key if key in found else found[0]
            answer = Answer(self.state.number(seat), seat, whole)
            ENGINE.apply(self.state, answer, self.happened.append)
        return self

    def until(self, prompt: str, *keys: str) -> Self:
        """Answers with the first of some keys that is offered, or the last option, until asked."""
        while self.state.result is None and self.prompt != prompt:
            mine = [key for start in keys for key in self.offers(start)]
            self.play((mine or self.offered[-1:])[0])
        return self

    def dull(self) -> Self:
        """Answers what takes no plan until a turn goes on or the game is over."""
        while self.state.result is None and self.prompt != "z2-turn":
            found = [key for start in DULL for key in self.offers(start)]
            self.play((found or self.offered)[0])
        return self

    def end_round(self) -> Self:
        """Lets all others pass until the next round begins, or the game is over."""
        number = self.state.round
        while self.state.result is None and self.state.round == number:
            found = [key for start in ("end-turn", *DULL) for key in self.offers(start)]
            self.play((found or self.offered)[0])
        return self

    def refusal(self, key: str) -> tuple[str, ...]:
        """Returns the rules that forbid an answer."""
        assert key not in self.offered
        found = GAME.explain(self.state, self.state.open[0].seat, key)
        return found.rules if found is not None else ()

    def why(self) -> str:
        """Why the game is over, or nothing."""
        return self.state.result.reason.removeprefix("z2-end-") if self.state.result else ""

    @property
    def run(self) -> ZRun:
        """A run over the game as it stands: for what a rule does in the middle of a step."""
        return Run.on(GAME, self.state, self.happened.append)

    def frame(self, frame: object) -> Self:
        """Runs a frame on top of what is going on."""
        self.state.stack, self.state.at = (*self.state.stack, frame), (*self.state.at, 0)
        return self.again()

    def again(self) -> Self:
        """Asks anew what was open, after the test has changed something."""
        self.state.waiting = None
        ENGINE.resume(self.state, self.happened.append)
        return self

    @property
    def who(self) -> int:
        """The Survivor whose turn it is."""
        return self.state.turn_of

    def number(self, name: str) -> int:
        """Returns the place of a Survivor in the team."""
        return [one.card for one in self.state.people].index(BOX.survivor_ids[name])

    def put(self, name: str, **fields: Any) -> Self:
        """Changes a Survivor."""
        change(self.state, self.number(name), **fields)
        return self.again()

    def carry(self, name: str, **cards: str) -> Self:
        """Gives a Survivor cards and no others: `left="smg"`, see PLACES."""
        slots = [-1] * len(self.state.people[self.number(name)].slots)
        for place, word in cards.items():
            copies = (i for i, same in enumerate(BOX.same) if BOX.names[same] == word)
            slots[PLACES[place]] = next(i for i in copies if i not in slots)
        return self.put(name, slots=tuple(slots))

    def give(self, who: int, card: int, slot: int) -> None:
        """Puts a card into a slot."""
        slots = list(self.state.people[who].slots)
        slots[slot] = card
        change(self.state, who, slots=tuple(slots))

    def held(self, name: str) -> list[str]:
        """Names the cards of a Survivor, in the order of the slots."""
        slots = self.state.people[self.number(name)].slots
        return [BOX.names[BOX.same[card]] for card in slots if card >= 0]

    def xenos(self, zone: int, **kinds: int) -> Self:
        """Puts Xenos into a Zone."""
        for kind, count in kinds.items():
            self.state.zombies[zone * self.state.kinds + kind_of(kind)] = count
        return self.again()

    def count(self, zone: int, kind: str = "") -> int:
        """Counts the Xenos of a Zone, or those of one kind."""
        first = zone * self.state.kinds
        there = self.state.zombies[first : first + self.state.kinds]
        return there[kind_of(kind)] if kind else sum(there)

    def token(self, zone: int, colour: str, hidden: bool = False) -> None:
        """Lays one more Objective."""
        token = Objective(zone, COLOURS.index(colour), hidden)
        self.state.objectives = (*self.state.objectives, token)

    def dice(self, *faces: int) -> Self:
        """Fixes the next dice."""
        rng = self.state.rng
        queued = (tuple(face - 1 for face in faces), *((),) * (len(rng.counts) - 1))
        self.state.rng = replace(rng, queued=queued)
        return self

    @property
    def rolled(self) -> tuple[int, ...]:
        """The last roll."""
        return [event.dice for event in self.happened if isinstance(event, events.Rolled)][-1]

    def told(self, kind: type[Event]) -> int:
        """Counts the events of a kind."""
        return sum(type(event) is kind for event in self.happened)


class Scene(Table):
    """A position laid out by hand, with fixed dice."""

    def __init__(
        self,
        *dice: int,
        zombies: Mapping[int, Mapping[str, int]] | None = None,
        machines: Iterable[tuple[str, int] | tuple[str, int, bool]] = (),
        shut: tuple[int, ...] = (),
        setup: Mapping[str, Any] | None = None,
        table: Mapping[str, Any] | None = None,
        zone: int = HERE,
        **people: Mapping[str, Any],
    ) -> None:
        """Lays out Survivors without skills in one Zone, unless told; the first has the turn."""
        super().__init__()
        config = ENGINE.config({"scenario": "M00", "players": 1, **(setup or {})})
        plain: dict[str, Any] = {"zone": zone, "skills": []}
        described = {
            "survivors": {name: {**plain, **fields} for name, fields in people.items()},
            "zombies": {str(one): kinds for one, kinds in (zombies or {}).items()},
            "turn": next(iter(people)),
            "machines": [_machine(*one) for one in machines],
            "shut": [f"door{door + 1}" for door in shut],
            "objectives": ["0 red"],
            "next": {"dice": list(dice)},
            **(table or {}),
        }
        self.state = invader(position.pose(ENGINE, config, 1, described, self.happened.append))


def _machine(kind: str, zone: int, active: bool = False) -> dict[str, Any]:
    return {"kind": kind, "zone": zone, "active": active}


class Play(Table):
    """A game that has begun, without any Xenos about."""

    def __init__(self, mission: str = "M00", seed: int = 1, turn: str = "-", **setup: Any) -> None:
        """Begins the turn of a Survivor, by default of the first; an empty name: nobody's yet."""
        super().__init__()
        config = ENGINE.config({"scenario": mission, **setup})
        self.state = invader(ENGINE.new(config, seed, self.happened.append))
        if turn:
            self.to_turn(turn)

    def to_turn(self, who: str = "-") -> Self:
        """Sets everything up and begins a turn."""
        while self.prompt not in ("z2-who-acts", "z2-turn"):
            self.play(self.offered[0])
        self.calm()
        if self.prompt == "z2-turn":
            return self.asked()
        return self.play(self.offered[0] if who == "-" else f"act:{who}")

    def calm(self) -> None:
        """Takes all Xenos away, and lets none come."""
        self.state.zombies[:] = bytes(len(self.state.zombies))
        self.state.zombie_deck, self.state.zombie_out = Deck(QUIET), ()

    def stand(self, zone: int, *people: int) -> Self:
        """Puts Survivors into a Zone; none named: all."""
        for who in people or range(len(self.state.people)):
            change(self.state, who, zone=zone)
        return self.asked()

    def asked(self) -> Self:
        """Asks the open question of a turn anew, from its step on."""
        run = self.run
        run.at[-1] = run.frames[-1].index["ask"]
        run.advance()
        return self


def kind_of(name: str) -> int:
    """Returns the number of a kind of Xenos, by its id or its family."""
    return next(i for i, one in enumerate(BOX.zombies) if name in (one.id, one.family))


def card(name: str, nth: int = 0) -> int:
    """Returns a card by its name."""
    return [c for c, same in enumerate(BOX.same) if BOX.names[same] == name][nth]


def burn(game: Table, zone: int) -> None:
    """Burns a Zone with a Flamethrower, from the declaration on."""
    run = game.run
    run.frames.append(Attack(who=0, zone=zone, card=card("flamethrower"), mode="ranged"))
    run.at.append(run.frames[-1].index["burn"])
    run.advance()


def why_not(game: Table, who: int, option: Option) -> str:
    """Why a Survivor may not do something, or nothing."""
    state = game.state
    told = DEEDS[type(option)].why_not(state, index_of(state), who, option)
    return told.why.id.removeprefix("z2-no-") if told is not None and told.why else ""
