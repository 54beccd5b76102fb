"""More Survivors have kept a card than there are copies: the players say who gets one."""

from collections.abc import Iterator

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.story.opening import Opening, kept_by, lay_kept
from horda.games.zombicide.modules.fort_hendrix.story.stages import QUIET
from horda.games.zombicide.modules.fort_hendrix.story.telling import Pick
from horda.games.zombicide.rules import events as base
from horda.games.zombicide.rules.people import ZRun, carried, decider
from horda.games.zombicide.rules.piles import PILES
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.state import NONE, ZState

question("z2-share-kept", "FH-PRES-5", fields=("card",), debated=True)


def wanting(state: ZState, id: str) -> list[int]:
    """Lists who has kept a card, has not got it yet, and has a slot for it."""
    found = []
    for who, person in enumerate(state.people):
        held = sum(state.box.cards[card].id == id for card in carried(person))
        if kept_by(state, who).count(id) > held and NONE in person.slots:
            found.append(who)
    return found


def short(state: ZState) -> Iterator[tuple[int, list[int]]]:
    """Yields the copies that are left of cards which several still want, with those who do."""
    ids = dict.fromkeys(id for who in range(len(state.people)) for id in kept_by(state, who))
    piles = PILES(state.edition)
    for id in ids:
        order = getattr(state, piles[id.partition(".")[0]].deck).order
        copy = next((card for card in order if state.box.cards[card].id == id), NONE)
        people = wanting(state, id)
        if copy != NONE and people:
            yield copy, people


class Sharing(Frame, frozen=True):
    """The players decide together; then the Mission opens."""

    @cites("FH-PRES-5")
    def ask(self, run: ZRun) -> Outcome:
        """Asks for the next copy; without one that several want there is nothing to share."""
        state = run.state
        copy, people = next(short(state), (NONE, []))
        if copy == NONE:
            return Go("open")
        options = tuple(Pick(state.people[who].card) for who in people)
        return Choice(decider(state), "z2-share-kept", options, (copy,), auto=False)

    @cites("FH-PRES-5")
    def give(self, run: ZRun) -> Outcome:
        """Gives it to one of them; once there are no more, the others lose theirs."""
        state = run.state
        copy, people = next(short(state))
        who = next(one for one in people if state.people[one].card == run.answer.who)
        lay_kept(state, who, state.box.cards[copy].id)
        run.emit(base.Dealt, run.answer.who, copy)
        return Go("ask")

    def open(self, run: ZRun) -> Outcome:
        """Goes on with all that is decided before the first round."""
        return Push(Opening())

    def over(self, run: ZRun) -> Outcome:
        """That is all."""
        return DONE

    steps = (ask, give, open, over)


QUIET.append(Sharing)
