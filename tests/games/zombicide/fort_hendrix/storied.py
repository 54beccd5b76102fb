"""Missions of the campaign walked through with the Zombies taken away.

Survivors are put where a test wants them; everything else is answered as in any game.
"""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from horda.core.decisions import Answer
from horda.core.decks import Deck
from horda.core.events import Event
from horda.core.follow import faults
from horda.core.state import Config
from horda.games.zombicide.modules.fort_hendrix.state import FhState, fort
from horda.games.zombicide.modules.fort_hendrix.story.carried import Carried
from horda.games.zombicide.modules.fort_hendrix.story.on_board import card_zone, door_of_card
from horda.games.zombicide.modules.fort_hendrix.story.places import named
from horda.games.zombicide.modules.fort_hendrix.story.script import Script
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import change_tale, story_of
from horda.games.zombicide.rules.activation import Activation
from horda.games.zombicide.rules.inventory import set_slot
from horda.games.zombicide.rules.options import OpenDoor
from horda.games.zombicide.rules.people import change
from horda.games.zombicide.rules.spawn import DrawCard
from horda.games.zombicide.rules.state import NONE, OUT
from tests.games.zombicide.fort_hendrix.fort import BOX, ENGINE

SIX = "javier+karl+riley+marianne+michelle+wayne"
WALKERS = next(i for i, card in enumerate(BOX.zombie_cards) if card.number == 43)
"""A Zombie card without Rush or symbol."""
TURN = "z2-turn"


class Walk:
    """A Mission on its way: what is asked, and what came of it."""

    followed: ClassVar[bool] = False
    """Boards are followed event by event, and compared with the views of all seats."""

    def __init__(
        self,
        mission: str,
        *flags: str,
        carried: Carried | None = None,
        prefers: Iterable[str] = (),
        seed: int = 1,
        **setup: Any,
    ) -> None:
        """Sets a Mission up and comes to the first turn; `prefers` are starts of keys."""
        known = carried or Carried(flags=flags)
        options: Mapping[str, Any] = {"survivors": SIX, "players": 1, "carried": known, **setup}
        self.begin(ENGINE.config({"scenario": mission, **options}), prefers, seed)

    @classmethod
    def of(cls, config: Config, prefers: Iterable[str] = (), seed: int = 1) -> "Walk":
        """Sets a Mission up as a campaign wants it."""
        walk = cls.__new__(cls)
        walk.begin(config, prefers, seed)
        return walk

    def begin(self, config: Config, prefers: Iterable[str], seed: int) -> None:
        """Comes to the first turn."""
        self.happened: list[Event] = []
        self.prefers = tuple(prefers)
        self.state: FhState = fort(ENGINE.new(config, seed, sink=self.happened.append))
        self.to_turn()

    @property
    def story(self) -> Script:
        """The story of the Mission."""
        return story_of(self.state)

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self.state.open[0].prompt if self.state.open else ""

    @property
    def offered(self) -> list[str]:
        """The keys of the options."""
        return [key for ask in self.state.open for key in ENGINE.keys(self.state, ask)]

    def offers(self, start: str) -> list[str]:
        """The offered keys that begin so."""
        return [key for key in self.offered if key.startswith(start)]

    def play(self, key: str) -> "Walk":
        """Answers with the option whose key begins so, in a world without Zombies."""
        found = self.offers(key)
        assert found, (self.prompt, key, self.offered)
        seat = self.state.open[0].seat
        if self.followed:
            option = self.offered.index(found[0])
            assert faults(ENGINE, self.state.clone(), seat, option) == []
        ENGINE.apply(
            self.state, Answer(self.state.number(seat), seat, found[0]), self.happened.append
        )
        return self

    def peace(self) -> None:
        """Takes the Zombies away, and makes everybody whole."""
        state = self.state
        busy = (Activation, DrawCard)  # they count on their Zombies
        if not any(isinstance(frame, busy) for frame in state.stack):
            state.zombies[:] = bytes(len(state.zombies))
        state.zombie_deck = Deck((WALKERS,) * 200)
        for who, person in enumerate(state.people):
            if person.zone != OUT:
                change(state, who, health=3)

    def again(self) -> "Walk":
        """Lists the options anew, after the board was changed by hand."""
        self.state = fort(ENGINE.decode(ENGINE.encode(self.state)))
        return self

    def choose(self) -> None:
        """Answers whatever is asked besides turns: as preferred, else the first option."""
        mine = [key for start in self.prefers for key in self.offers(start)]
        drop = self.offers("drop") or self.offers("done")
        self.play((mine or drop or self.offers("") or [""])[0])

    def to_turn(self) -> "Walk":
        """Answers until a turn asks, or the Mission is over."""
        self.peace()
        while self.state.result is None and self.prompt != TURN:
            self.choose()
            self.peace()
        return self

    @property
    def who(self) -> int:
        """Whose turn it is."""
        return self.state.turn_of

    def put(self, who: int, zone: int) -> "Walk":
        """Puts a Survivor into a Zone."""
        change(self.state, who, zone=zone)
        return self

    def zone(self, place: str) -> int:
        """A Zone by its tile and letter."""
        return named(self.state.edition, self.state.config.scenario, place)

    def fresh(self, **fields: Any) -> "Walk":
        """Gives whose turn it is three Actions, and lists the options anew."""
        change(self.state, self.who, actions=3, **fields)
        self.peace()
        return self.again().to_turn()

    def turn_up(self, number: int) -> "Walk":
        """Lets whose turn it is reveal a card, wherever it lies."""
        door = door_of_card(self.state, number)
        if door != NONE:
            return self.open_door(door)
        self.put(self.who, card_zone(self.state, number)).fresh()
        if self.state.result is None:
            order = [card.number for card in self.story.card]
            self.play(f"turn-up:{order.index(number)}:")
        return self

    def reveal(self, number: int) -> "Walk":
        """The same, with all that comes of it."""
        return self.turn_up(number).to_turn()

    def open_door(self, door: int) -> "Walk":
        """Opens a door from inside with a Crowbar."""
        zones = self.state.board.doors[door].zones
        inside = [zone for zone in zones if not self.state.board.zones[zone].street]
        self.hold("crowbar").put(self.who, (inside or [*zones])[0]).fresh()
        options = (one for ask in self.state.open for one in ask.options)
        chosen = next(o for o in options if isinstance(o, OpenDoor) and o.door == door)
        return self.play(ENGINE.game.key(self.state.config, chosen))

    def may_open(self, door: int) -> bool:
        """Tells whether whose turn it is may open a door from one of its sides, with a Crowbar."""
        found = False
        for zone in self.state.board.doors[door].zones:
            self.hold("crowbar").put(self.who, zone).fresh()
            options = (one for ask in self.state.open for one in ask.options)
            found = found or any(isinstance(o, OpenDoor) and o.door == door for o in options)
        return found

    def hold(self, name: str, slot: int = 0) -> "Walk":
        """Puts a card into a slot of whose turn it is."""
        card = next(c for c, same in enumerate(BOX.same) if BOX.names[same] == name)
        set_slot(self.state, self.who, slot, card)
        return self

    def know(self, *words: str) -> "Walk":
        """The team knows some words."""
        change_tale(self.state, words=(*self.state.tale.words, *words))
        return self

    def gather(self, zone: int) -> "Walk":
        """Puts everybody who stands into one Zone; Penny is with her Leader."""
        for who, person in enumerate(self.state.people):
            if person.zone != OUT:
                self.put(who, zone)
        return self.fresh()

    def end_round(self) -> "Walk":
        """Lets everybody do nothing until another round has begun."""
        now = self.state.round
        while self.state.result is None and self.state.round == now:
            if self.prompt == TURN:
                self.play("end-turn")
                self.peace()
            else:
                self.choose()
                self.peace()
        return self.to_turn()

    def told(self, start: str = "") -> list[str]:
        """The keys of the events so far that begin so."""
        config = self.state.config
        found = [ENGINE.game.key(config, event) for event in self.happened]
        return [key for key in found if key.startswith(start)]
