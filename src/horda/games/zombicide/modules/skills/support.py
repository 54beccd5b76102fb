"""Skills that spare Wounds, heal them, and make searching, reloading and carrying easier."""

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.core.windows import PASS
from horda.games.zombicide.box.components import Place
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.skills.move_events import WoundHealed
from horda.games.zombicide.modules.skills.move_options import Heal
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.actors import in_zone
from horda.games.zombicide.rules.adrenaline import Gain
from horda.games.zombicide.rules.context import Hurt
from horda.games.zombicide.rules.discards import stays
from horda.games.zombicide.rules.options import Discard, DiscardFrom
from horda.games.zombicide.rules.people import ZRun, base_health, change, has
from horda.games.zombicide.rules.piles import discard
from horda.games.zombicide.rules.points import (
    CARE,
    HAND_SLOTS,
    HURT,
    RELOAD_COST,
    ROUND_ENDS,
    ROUND_OVER,
    SEARCH_AGAIN,
    SEARCH_CARDS,
    WOUNDS,
)
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.state import NONE, OUT, ZState
from horda.games.zombicide.rules.weapons import marks
from horda.games.zombicide.rules.wounds import Share, cancelled

question("z2-medic", "Z2-SKILL-19", fields=("who",))
question("z2-be-healed", "Z2-SKILL-19", fields=("who",))

TOUGH = skill_id("tough")


@cites("Z2-FLASH-01", "Z2-FLASH-02", "Z2-FLASH-Q1", "Z2-SKILL-31", "Z2-SEARCH-05", "Z2-INV-Q2")
def _two_cards(state: ZState, who: int, cards: int) -> int:
    """Makes it two cards, however many Flashlights and skills say so."""
    return max(cards, 2) if has(state, who, "search_2_cards") else cards


@cites("Z2-SKILL-55", "Z2-SKILL-Q34")
def _search_again(state: ZState, who: int, again: bool) -> bool:
    return again or has(state, who, "search_more_than_once")


@cites("Z2-SKILL-48", "Z2-SKILL-Q28")
def _webbing(state: ZState, who: int, size: int) -> int:
    """Counts every slot as a Hand."""
    return len(state.people[who].slots) if has(state, who, "webbing") else size


@cites("Z2-SKILL-13")
def _free_reload(state: ZState, who: int, cost: int) -> int:
    return 0 if has(state, who, "free_reload") else cost


@cites("Z2-SKILL-61", "Z2-SKILL-Q38")
def _dreadnought(run: ZRun, blow: Hurt) -> Hurt | None:
    """Ignores all Wounds from one type of Zombies."""
    return shrugged(run, blow, "dreadnought")


def shrugged(run: ZRun, blow: Hurt, id: str) -> Hurt | None:
    """Takes away Wounds from the type of Zombies that a skill names."""
    if blow.kind == NONE:
        return blow
    key = f"{id}:{run.state.box.zombies[blow.kind].family}"
    if key not in run.state.box.skill_ids or not has(run.state, blow.who, key):
        return blow  # there is no such skill for every type, such as Shooter Walkers
    card = run.state.people[blow.who].card
    run.emit(events.Spared, card, blow.wounds, run.state.box.skill_ids[key])
    return None


@cites("Z2-SKILL-51", "Z2-SKILL-Q30", "Z2-CAR-04")
def _tough(run: ZRun, blow: Hurt) -> Hurt | None:
    """Ignores the first Wound of each Attack step and of each friendly fire by a shot."""
    state, person = run.state, run.state.people[blow.who]
    if blow.by_car or not has(state, blow.who, "tough") or person.braced == blow.step:
        return blow
    covered = state.zombies_phase or state.config.tough_in_players_phase
    if blow.kind != NONE and not covered:
        return blow
    change(state, blow.who, braced=blow.step)
    run.emit(events.Spared, person.card, 1, TOUGH)
    return replace(blow, wounds=blow.wounds - 1) if blow.wounds > 1 else None


@cites("Z2-SKILL-52", "Z2-SKILL-Q31")
def _offer_cards(run: ZRun, context: tuple[int, ...], seat: int) -> list[Option]:
    """Offers to discard any carried card while Wounds are about to fall."""
    share, who = run.below, context[0]
    if not isinstance(share, Share) or not share.falling:
        return []
    person = run.state.people[who]
    if person.seat != seat or not has(run.state, who, "is_that_all_youve_got"):
        return []
    return _each(run.state, who)


@cites("Z2-SKILL-52", "Z2-RELOAD-I1", "INV-ATT-Q2", "INV-OXY-Q1")
def _each(state: ZState, who: int) -> list[Option]:
    """Names the cards that differ: by their name, or by their slot where that is not enough.

    What is attached to a weapon is no card of its own, and some cards must stay where they are.
    """
    kinds: dict[int, dict[tuple[int, ...], int]] = {}
    person, place = state.people[who], state.box.slots.place
    for slot, card in enumerate(person.slots):
        if card != NONE and place(slot) is not Place.ATTACHED and not stays(state, who, slot):
            kinds.setdefault(state.box.same[card], {}).setdefault(marks(state, card), slot)
    options: list[Option] = []
    for slots in (tuple(one.values()) for one in kinds.values()):
        cards = [person.slots[slot] for slot in slots]
        if len(cards) == 1:
            options.append(Discard(cards[0]))
        else:
            pairs = zip(slots, cards, strict=True)
            options += [DiscardFrom(person.card, slot, card) for slot, card in pairs]
    return options


def _cancel(run: ZRun, context: tuple[int, ...], option: Discard | DiscardFrom) -> Outcome:
    share = run.below
    assert isinstance(share, Share)
    run.amend_below(cancelled(share, 1))
    discard(run, context[0], option.card)  # last: in some Missions it may end the game
    return None


class Medics(Frame, frozen=True):
    """The Medics heal in the End Phase, one after another."""

    left: tuple[int, ...]
    healed: tuple[int, ...] = ()
    """Those the first Medic of the list has healed, or who did not want it."""
    patient: int | UnsetType = UNSET
    """Whose player is asked."""

    @cites("Z2-SKILL-19", "Z2-SKILL-Q14", "Z2-ROUND-10")
    def ask(self, run: ZRun) -> Outcome:
        """Asks whom to heal next; it costs nothing but may be left out."""
        if not self.left:
            return DONE
        medic = run.state.people[self.left[0]]
        hurt = [i for i in in_zone(run.state, medic.zone) if wounded(run.state, i)]
        options = [Heal(run.state.people[i].card) for i in hurt if i not in self.healed]
        if not options:
            return Go("ask", Medics(self.left[1:]))
        return Choice(medic.seat, "z2-medic", (*options, PASS), (medic.card,))

    def heal(self, run: ZRun) -> Outcome:
        """Asks the player of the wounded one, if it is another."""
        if run.answer == PASS:
            return Go("ask", Medics(self.left[1:]))
        people = run.state.people
        who = next(i for i, p in enumerate(people) if p.card == run.answer.who)
        if people[who].seat != people[self.left[0]].seat:
            return Go("ask_patient", Medics(self.left, self.healed, who))
        return self._cure(run, who)

    @cites("Z2-SKILL-19")
    def _cure(self, run: ZRun, who: int) -> Push:
        """Heals a Wound, for which the Medic gains adrenaline."""
        person = change(run.state, who, health=run.state.people[who].health + 1)
        run.emit(WoundHealed, person.card, person.health, run.state.box.skill_ids["medic"])
        points = run.query(CARE, self.left[0], 1)
        return Push(Gain(self.left[0], points), Medics(self.left, (*self.healed, who)))

    def again(self, run: ZRun) -> Outcome:
        """Asks on."""
        return Go("ask")

    @cites("Z2-SKILL-19", "Z2-SKILL-Q14", "Z2-SKILL-G5")
    def ask_patient(self, run: ZRun) -> Outcome:
        """Asks whether it wants to be healed."""
        assert isinstance(self.patient, int)
        one, medic = run.state.people[self.patient], run.state.people[self.left[0]]
        return Choice(one.seat, "z2-be-healed", (Heal(one.card), PASS), (medic.card,))

    def answered(self, run: ZRun) -> Outcome:
        """It may do without."""
        assert isinstance(self.patient, int)
        if run.answer == PASS:
            return Go("ask", Medics(self.left, (*self.healed, self.patient)))
        return self._cure(run, self.patient)

    def on(self, run: ZRun) -> Outcome:
        """Asks on."""
        return Go("ask")

    steps = (ask, heal, again, ask_patient, answered, on)


def wounded(state: ZState, who: int) -> bool:
    """Tells whether a Survivor has less than its base Health."""
    person = state.people[who]
    return person.zone != OUT and person.health < base_health(state.box, person.card, person.skills)


def owners(state: ZState, key: str) -> tuple[int, ...]:
    """Lists the Survivors on the board that have a skill."""
    people = enumerate(state.people)
    return tuple(i for i, person in people if person.zone != OUT and has(state, i, key))


@cites("Z2-SKILL-19")
def medic(run: ZRun, context: None) -> Frame | None:
    return Medics(owners(run.state, "medic"))


@cites("Z2-SKILL-33", "Z2-ROUND-10", "Z2-ROUND-Q1")
def _regeneration(run: ZRun, context: None) -> Frame | None:
    """Brings Health back to its base value, at the very end of the round."""
    regenerate(run, "regeneration")
    return None


def regenerate(run: ZRun, key: str) -> None:
    """Brings the Health of all who have a skill back to its base value."""
    for who in owners(run.state, key):
        if wounded(run.state, who):
            person = run.state.people[who]
            base = base_health(run.state.box, person.card, person.skills)
            person = change(run.state, who, health=base)
            run.emit(WoundHealed, person.card, base, run.state.box.skill_ids[key])


PIECES: dict[str, Piece] = {
    piece.id: piece
    for piece in (
        Piece("search_2_cards", (SEARCH_CARDS.use(_two_cards),), ("Z2-SKILL-31",)),
        Piece("search_more_than_once", (SEARCH_AGAIN.use(_search_again),), ("Z2-SKILL-55",)),
        Piece("webbing", (HAND_SLOTS.use(_webbing),), ("Z2-SKILL-48",)),
        Piece("free_reload", (RELOAD_COST.use(_free_reload),), ("Z2-SKILL-13",)),
        Piece("dreadnought", (HURT.use(_dreadnought),), ("Z2-SKILL-61",)),
        Piece("tough", (HURT.use(_tough),), ("Z2-SKILL-51",)),
        Piece("is_that_all_youve_got", (WOUNDS.use(_offer_cards, _cancel),), ("Z2-SKILL-52",)),
        Piece("medic", (ROUND_ENDS.use(medic),), ("Z2-SKILL-19",)),
        Piece("regeneration", (ROUND_OVER.use(_regeneration),), ("Z2-SKILL-33",)),
    )
}
