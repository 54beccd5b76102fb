"""A seat's turn: a hidden omen over it, up to two deeds, perhaps a vote."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.effects import Resolve
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.run import Run
from tests.demo.attack import AttackGate
from tests.demo.cards import GEAR, OMENS, RADIO
from tests.demo.deeds import change_morale, changed, discard_from_hand, take_from_hand
from tests.demo.events import Gave, OmenCame, Refused
from tests.demo.options import Accuse, Attack, Beg, EndTurn, Equip, Give, Keep, Play, TurnOption
from tests.demo.votes import ExileVote

if TYPE_CHECKING:
    from tests.demo.state import ColonyState


class Turn(Frame, frozen=True):
    """What the seat in turn has left to do, and what it did last."""

    seat: int
    moves: int = 2
    voted: bool = False
    did: str = ""

    def draw_omen(self, run: Run["ColonyState"]) -> Outcome:
        """Lets the neighbour to the right draw an omen that it alone knows."""
        state = run.state
        state.omen_by = state.others(self.seat)[-1]
        state.omen, state.omens = state.omens.draw()
        run.reveal(state.omen_by)
        return None

    def act(self, run: Run["ColonyState"]) -> Outcome:
        """Asks for the next deed. Being asked must not tell what is in the hand."""
        if not self.moves:
            return Go("end")
        return Choice(self.seat, "turn", turn_options(run.state, self), auto=False)

    def do(self, run: Run["ColonyState"]) -> Outcome:
        """Does what was chosen."""
        chosen: TurnOption = run.answer
        spent = replace(self, moves=self.moves - 1, did=chosen.verb)
        match chosen:
            case EndTurn():
                return Go("end")
            case Attack():
                return Push(AttackGate(self.seat, chosen.gate), spent)
            case Beg():
                return Push(BegCard(self.seat, chosen.seat), spent)
            case Accuse():
                return Push(ExileVote(chosen.seat), replace(self, voted=True, did=chosen.verb))
            case Play():
                discard_from_hand(run, self.seat, chosen.card)
                return Push(Resolve("radio", self.seat), spent)
            case Equip():
                take_from_hand(run.state, self.seat, chosen.card)
                gear = run.state.gear
                run.state.gear = changed(gear, self.seat, (*gear[self.seat], chosen.card))
                run.refresh_hooks()
                return spent

    def check_omen(self, run: Run["ColonyState"]) -> Outcome:
        """Shows the omen if the finished deed is what it waited for."""
        state = run.state
        if self.did in OMENS and state.omen >= 0:
            run.reveal()  # if nothing comes, that too tells something of the hidden card
            if OMENS[state.omen] == self.did:
                run.emit(OmenCame, state.omen)
                state.omen = state.omen_by = -1
                change_morale(run, -1)
        return Go("act")

    def end(self, run: Run["ColonyState"]) -> Outcome:
        """Puts an omen that did not come true under its deck."""
        state = run.state
        if state.omen >= 0:
            state.omens = state.omens.with_bottom(state.omen)
        state.omen = state.omen_by = -1
        return DONE

    steps = (draw_omen, act, do, check_omen, end)


def turn_options(state: "ColonyState", turn: Turn) -> tuple[TurnOption, ...]:
    """Lists the deeds of a turn in their stable order."""
    others = sorted(state.others(turn.seat))
    hand = sorted(set(state.hands[turn.seat]))
    may_accuse = not turn.voted and len(others) >= 2
    return (
        *(Attack(gate) for gate, zombies in enumerate(state.horde) if zombies),
        *(Beg(seat) for seat in others if state.hands[seat]),
        *(Accuse(seat) for seat in others if may_accuse),
        *(Play(card) for card in hand if card == RADIO),
        *(Equip(card) for card in hand if card in GEAR),
        EndTurn(),
    )


class BegCard(Frame, frozen=True):
    """One seat asks another for a card, which need not give any."""

    seat: int
    target: int

    def ask(self, run: Run["ColonyState"]) -> Outcome:
        """Asks the other seat for its consent."""
        hand = sorted(set(run.state.hands[self.target]))
        options = (*(Give(card) for card in hand), Keep())
        return Choice(self.target, "give", options, (self.seat,))

    def give(self, run: Run["ColonyState"]) -> Outcome:
        """Hands the card over; only those two know which."""
        chosen: Give | Keep = run.answer
        if isinstance(chosen, Keep):
            run.emit(Refused, self.target)
            return DONE
        state = run.state
        take_from_hand(state, self.target, chosen.card)
        state.hands = changed(state.hands, self.seat, (*state.hands[self.seat], chosen.card))
        run.reveal(self.seat)
        run.emit(Gave, self.target, chosen.card, self.seat)
        return DONE

    steps = (ask, give)
