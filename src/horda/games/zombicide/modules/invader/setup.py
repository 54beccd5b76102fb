"""Setting up: the team hands out the starting cards as it wishes, and says who is first."""

from horda.core.decisions import Choice
from horda.core.decks import Deck
from horda.core.frames import DONE, Go, Outcome
from horda.core.rulebook import cites
from horda.games.zombicide.board import SIDES
from horda.games.zombicide.modules.invader.state import Machine, invader, set_shut
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.inventory import Holding, stow
from horda.games.zombicide.rules.options import Deal, ZOption
from horda.games.zombicide.rules.people import ZRun, decider
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.state import ZState

question("z2-hand-out", "INV-SETUP-4", fields=("card",))
question("z2-first-player", "INV-SETUP-10")


class First(ZOption, frozen=True):
    """This player begins."""

    moment = ("deal", "INV-SETUP-10")
    player: int


class HandOut(Holding, frozen=True):
    """Each starting card goes to whom the team wishes; everybody gets one at least."""

    @cites("INV-SETUP-4", "INV-SETUP-11", "INV-SEVEN-1")
    def ask(self, run: ZRun) -> Outcome:
        """Asks who gets the next card: whoever has none, once the cards are just enough."""
        state = run.state
        if not self.cards:
            return Go("ask_first")
        bare = [p for p in state.people if not self._dealt(run, p.slots)]
        people = bare if len(bare) >= len(self.cards) else state.people
        options = tuple(Deal(person.card) for person in people)
        return Choice(decider(state), "z2-hand-out", options, (self.cards[0],))

    def _dealt(self, run: ZRun, slots: tuple[int, ...]) -> bool:
        return any(card in slots for card in run.state.box.decks["starting"])

    def deal(self, run: ZRun) -> Outcome:
        """Puts it into the hand, or the Backpack."""
        state, card = run.state, self.cards[0]
        who = next(i for i, p in enumerate(state.people) if p.card == run.answer.who)
        stow(state, who, card)
        run.emit(events.Dealt, run.answer.who, card)
        return Go("ask", HandOut(self.cards[1:]))

    @cites("INV-SETUP-10")
    def ask_first(self, run: ZRun) -> Outcome:
        """Asks who is First Player."""
        players = run.state.config.players
        return Choice(decider(run.state), "z2-first-player", tuple(map(First, range(players))))

    def first(self, run: ZRun) -> Outcome:
        """Gives the token."""
        run.state.first = run.answer.player
        return DONE

    steps = (ask, deal, ask_first, first)


@cites("INV-SETUP-2", "INV-DOOR-4", "INV-M8-3")
def _laid(laid: ZState) -> None:
    """Lays the doors and machines of the Mission."""
    state = invader(laid)
    board, mission = state.board, state.mission
    places = [(board.cell_at(*one.cell), SIDES.index(one.side)) for one in mission.door]
    set_shut(state, tuple({board.door_at[place] for place in places}))
    state.machines = tuple(
        Machine(one.what, state.box.survivor_ids[one.what], board.zone_at(*one.cell))
        for one in mission.machine
    )
    state.sealed = bool(mission.sealed)
    state.abomination_deck, state.abomination_out = Deck(), ()  # there is no such deck


MODULE = Module("station", lays=(_laid,))
