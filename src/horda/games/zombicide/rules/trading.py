"""A trade between two players: one lays it out, the other agrees or not, and arranges the own."""

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.zombicide.modules.companions import follow
from horda.games.zombicide.papers.words import card_word
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.goals import NOTHING, Look, won
from horda.games.zombicide.rules.inventory import Arrange, hand_token, lay_token, set_slot
from horda.games.zombicide.rules.options import DONE as LEAVE
from horda.games.zombicide.rules.options import DROP, HandOver, HandToken
from horda.games.zombicide.rules.people import ZRun, carried, change
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.slots import Row, fits
from horda.games.zombicide.rules.state import NONE, Companion, Person, ZState
from horda.games.zombicide.rules.tokens import token_word
from horda.games.zombicide.rules.trade_events import Traded
from horda.games.zombicide.rules.trade_options import REFUSE, Agree

question("z2-agree-trade", "Z2-TRADE-04", fields=("who", "other"))


@cites("Z2-TRADE-02", "Z2-TRADE-04")
def trade(state: ZState, who: int, other: int) -> Frame:
    """Returns the frame of a trade; with a Survivor of the same player there is nobody to ask."""
    one, two = state.people[who], state.people[other]
    if one.seat == two.seat:
        return Arrange(who, other)
    led = tuple([companion.leader for companion in state.companions])
    return Bargain(
        who, other, mine=one.slots, theirs=two.slots, led=led, loads=(one.load, two.load)
    )


class Bargain(Arrange, frozen=True):
    """A trade with another player's Survivor.

    While it is laid out, cards, Companions and tokens lie where they would go, so that everybody
    sees it; nothing comes of that before the other player has agreed.
    """

    mine: Row = ()
    """The slots of the active one before."""
    theirs: Row = ()
    led: Row = ()
    """The Leaders of all Companions before."""
    loads: tuple[Row, Row] = ((), ())
    watched: ClassVar[int] = NOTHING
    """Nothing is won by cards that nobody has agreed to."""

    @cites("Z2-INV-02", "Z2-TRADE-04")
    def _away(self, places: tuple[Option, ...]) -> tuple[Option, ...]:
        """Only the own cards can be discarded; where nothing is left, it is all given up."""
        if {self.held, *(self.along or ())} <= {*self.mine}:
            return (*places, DROP)
        return places or (LEAVE,)

    def _hand(self, run: ZRun, option: Option) -> None:
        """Lays a Companion or a token to the other one, without any effect yet."""
        state = run.state
        if isinstance(option, HandOver):
            one = next(one for one in state.companions if one.card == option.other)
            self._lead(state, one, next(who for who in self._people() if who != one.leader))
        else:
            assert isinstance(option, HandToken)
            cards = [state.people[who].card for who in self._people()]
            people = self._people() if cards[0] == option.who else self._people()[::-1]
            lay_token(state, people[0], people[1], option.colour)

    def _lead(self, state: ZState, one: Companion, leader: int) -> None:
        led = [replace(c, leader=leader) if c is one else c for c in state.companions]
        state.companions = tuple(led)

    @cites("Z2-TRADE-03")
    def _leave(self, run: ZRun) -> Outcome:
        """Asks the other player if anything changed sides; else each keeps the own cards."""
        state = run.state
        if self.held != NONE or not self._exchanged(state):
            self._give_back(state)
            return Go("arrange")
        return Go("agree")

    def _exchanged(self, state: ZState) -> bool:
        two = state.people[self.other]
        cards = Counter(carried(two)) != Counter(card for card in self.theirs if card != NONE)
        led = tuple([one.leader for one in state.companions])
        return cards or led != self.led or sorted(two.load) != sorted(self.loads[1])

    @cites("Z2-TRADE-04", "Z2-COMP-06", "Z2-INTER-24")
    def agree(self, run: ZRun) -> Outcome:
        """Asks the other player, who sees what would come and go."""
        state = run.state
        one, two = state.people[self.who], state.people[self.other]
        options = (Agree(*self._sides(state)), REFUSE)
        return Choice(two.seat, "z2-agree-trade", options, (one.card, two.card))

    def _sides(self, state: ZState) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Returns what the other player would get and would give, as ids of texts."""
        one, two = state.people[self.who], state.people[self.other]
        gets = [f"z2-card-{card_word(state.box, c)}" for c in carried(two) if c in self.mine]
        gives = [f"z2-card-{card_word(state.box, c)}" for c in carried(one) if c in self.theirs]
        for companion, leader in self._moved(state):
            name = f"z2-survivor-{state.box.survivors[companion.card].id}"
            (gets if leader == self.other else gives).append(name)
        gets += _tokens(state, two, self.loads[1])
        gives += _tokens(state, one, self.loads[0])
        return tuple(gets), tuple(gives)

    def _moved(self, state: ZState) -> list[tuple[Companion, int]]:
        """Lists the Companions that would change Leader, with the new one."""
        pairs = zip(state.companions, self.led, strict=True)
        return [(one, one.leader) for one, before in pairs if one.leader != before]

    @cites("Z2-TRADE-04")
    def settle(self, run: ZRun) -> Outcome:
        """Makes it so, or gives back what changed sides; everybody is told which."""
        two, one = (run.state.people[who].card for who in (self.other, self.who))
        if isinstance(run.answer, Agree):
            run.emit(events.TradeAgreed, two, one)
            self._tell(run)
            self._carry_out(run)
            return DONE if won(run, Look.CARDS) else None
        self._give_back(run.state)
        run.emit(events.TradeRefused, two, one)
        return None

    def _tell(self, run: ZRun) -> None:
        """Tells which cards changed hands, from the side of one who gives."""
        one, two = (run.state.people[who] for who in (self.who, self.other))
        given = tuple([card for card in carried(two) if card in self.mine])
        got = tuple([card for card in carried(one) if card in self.theirs])
        if given:
            run.emit(Traded, one.card, two.card, given, got)
        elif got:
            run.emit(Traded, two.card, one.card, got, ())

    @cites("Z2-COMP-06", "Z2-MISSION-10", "Z2-TRADE-I1")
    def _carry_out(self, run: ZRun) -> None:
        """Lets Companions follow and tokens be handed, with all that comes of it."""
        state = run.state
        moved = [(one.card, leader) for one, leader in self._moved(state)]
        people, before = self._people(), self.loads
        handed = [
            (giver, colour)
            for giver, load in zip(people, before, strict=True)
            for colour in (Counter(load) - Counter(state.people[giver].load)).elements()
        ]
        self._take_back(state)
        for card, leader in moved:
            number = next(i for i, one in enumerate(state.companions) if one.card == card)
            follow(run, number, leader)
        for giver, colour in handed:
            word = token_word(state.mission, colour)
            hand_token(run, people, HandToken(state.people[giver].card, colour, word))
        run.refresh_hooks()

    def _take_back(self, state: ZState) -> None:
        """Puts Companions and tokens back where they were."""
        pairs = zip(state.companions, self.led, strict=True)
        state.companions = tuple([replace(one, leader=leader) for one, leader in pairs])
        for who, load in zip(self._people(), self.loads, strict=True):
            if state.people[who].load != load:
                change(state, who, load=load)

    @cites("Z2-TRADE-03", "Z2-TRADE-04")
    def _give_back(self, state: ZState) -> None:
        """Gives back what changed sides; the own cards of the active one stay as they lie."""
        here = {*carried(state.people[self.who]), *carried(state.people[self.other])}
        here |= {self.held, *(self.along or ())}
        lying = state.people[self.who].slots
        own = tuple([card if card in self.mine else NONE for card in lying])
        missing = [card for card in self.mine if card in here and card not in own and card != NONE]
        self._take_back(state)
        _lay(state, self.other, self.theirs)
        kept = _filled(state, own, self.mine, missing)
        before = tuple([card if card in here else NONE for card in self.mine])
        _lay(state, self.who, before if kept is None else kept)

    @cites("Z2-TRADE-03")
    def arrange(self, run: ZRun) -> Outcome:
        """Lets the other player arrange the own cards, whatever came of the exchange."""
        return Push(Arrange(self.other))

    steps = (Arrange.ask, Arrange.do, agree, settle, arrange)


def _tokens(state: ZState, person: Person, before: Row) -> Iterable[str]:
    """Names the tokens that somebody would have more than before."""
    more = Counter(person.load) - Counter(before)
    return [f"z2-token-{token_word(state.mission, colour)}" for colour in more.elements()]


def _lay(state: ZState, who: int, slots: Row) -> None:
    for slot, card in enumerate(slots):
        set_slot(state, who, slot, card)


def _filled(state: ZState, lying: Row, before: Row, missing: list[int]) -> Row | None:
    """Puts cards where they were before, or into other free slots; None: they do not fit."""
    slots = [*lying]
    for card in missing:
        places = sorted(range(len(slots)), key=lambda slot: before[slot] != card)
        free = [s for s in places if slots[s] == NONE and fits(state.box, tuple(slots), s, card)]
        if not free:
            return None
        slots[free[0]] = card
    return tuple(slots)
