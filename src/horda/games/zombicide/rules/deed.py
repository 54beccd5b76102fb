"""A deed: everything the rules know of one verb of a turn, in one place.

What a Survivor may do in its turn is what `candidates` names and `refusal` does not refuse. Why
something is not offered, what can be done with the things on the map, the buttons of a screen and
the first thoughts of a bot are all read from here, so that a legality is written once.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from horda.core.decisions import Option
from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.core.words import kebab
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.points import REFUSES
from horda.games.zombicide.rules.refusals import no
from horda.games.zombicide.rules.state import ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

Op = TypeVar("Op", bound=ZOption)


class Wish(Struct, frozen=True):
    """Something on the map, and an option that somebody may want with it."""

    thing: str
    option: ZOption
    afar: bool = False
    """It is done from another Zone; all else takes standing there."""


class Deed(Generic[Op]):
    """One verb: what may be meant by it, why not, its price, doing it, and how it looks."""

    option: ClassVar[type[ZOption]]
    special: ClassVar[str] = ""
    """The special rule of Missions without which nobody knows the verb."""
    module: ClassVar[str] = ""
    """The module of the rules that brings the verb; none: every edition has it."""
    unless: ClassVar[str] = ""
    """The module that has other verbs instead."""
    skill: ClassVar[str] = ""
    """The skill without which there is no such verb in a box."""
    brought_by: ClassVar[str] = ""
    """The special rule that makes it the Mission's own, though others may speak of it too."""
    of_mission: ClassVar[str] = ""
    """The rule of the Missions whose own verb it is, where their special rule is shared."""
    rule: ClassVar[str] = ""
    """The rule of the verb: it says where one must stand, or in which Missions it is known."""
    anybodys: ClassVar[bool] = True
    """A free Action of any kind can be this; others belong to the own turn."""
    here: ClassVar[bool] = False
    """Nothing but what the own Zone holds can be allowed, so that nobody looks further."""
    unpaid: ClassVar[bool] = False
    """It is an Action although it costs none, and so counts for what comes of Actions."""
    group: ClassVar[str] = ""
    """The button it shares with others on a screen; none: it has one of its own."""
    sign: ClassVar[str] = "rolling-dices"
    """The picture on that button, where it has one of its own."""

    @property
    def verb(self) -> str:
        """How its keys begin."""
        return kebab(self.option.__name__)

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterable[Op]:
        """Names what may be meant, allowed or not: by default what `wishes` sees, here first."""
        here = state.people[who].zone
        for zone in sorted(range(len(state.board.zones)), key=lambda zone: zone != here):
            for wish in self.wishes(state, who, zone):
                yield wish.option  # type: ignore[misc]  # a deed wishes for its own options

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Names the things of a Zone that this is done with, and the options it takes."""
        yield from ()

    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: Op) -> Refusal | None:
        """Says what stands in the way; None where nothing does."""
        raise NotImplementedError

    def options(self, state: ZState, hooks: HookIndex, who: int) -> Sequence[Option]:
        """Lists what is allowed. A quicker way may override it: a test compares the two."""
        return self._near(state, hooks, who) if self.here else self.allowed(state, hooks, who)

    def _near(self, state: ZState, hooks: HookIndex, who: int) -> list[Option]:
        """Lists what is allowed of the own Zone's things."""
        if not self.played(state.edition):
            return []
        wishes = self.wishes(state, who, state.people[who].zone)
        found: dict[Any, None] = dict.fromkeys(wish.option for wish in wishes)
        return [one for one in found if self.why_not(state, hooks, who, one) is None]

    def allowed(self, state: ZState, hooks: HookIndex, who: int) -> list[Option]:
        """Lists the candidates that nothing refuses, each once."""
        if not self.played(state.edition):
            return []
        found = dict.fromkeys(self.candidates(state, hooks, who))
        return [one for one in found if self.why_not(state, hooks, who, one) is None]

    def played(self, edition: Edition) -> bool:
        """Tells whether there is such a verb in an edition at all."""
        return (
            (not self.module or edition.has(self.module))
            and not (self.unless and edition.has(self.unless))
            and (not self.skill or self.skill in edition.skill_ids)
            and (not self.special or edition.allows(self.special))
        )

    def known(self, state: ZState) -> bool:
        """Tells whether anybody speaks of it in this Mission."""
        if self.special:
            return self.special in state.mission.special
        if self.module and state.edition.switches:
            return self.played(state.edition) and state.edition.plays(self.module, state.config)
        return self.played(state.edition)

    def why_not(self, state: ZState, hooks: HookIndex, who: int, option: Op) -> Refusal | None:
        """Says what stands in the way: the Mission, the rules, or a piece in force."""
        if not self.known(state):
            return no("not-in-mission", self.rule)
        found = self.refusal(state, hooks, who, option)
        if found is None and REFUSES in hooks.uses:
            context: tuple[int, Option] = (who, option)
            return hooks.query(REFUSES, state, context, None)
        return found

    def price(self, state: ZState, hooks: HookIndex, who: int, option: Op) -> int:
        """Returns the Actions it costs."""
        return 1

    def do(self, run: ZRun, who: int, option: Op) -> Outcome:
        """Carries it out, its price included."""
        raise NotImplementedError

    def weight(self, look: "Thoughts", option: Op) -> float:
        """Guesses what the whole turn is worth if it begins with this."""
        return look.silly

    def offer(self, state: ZState, who: int, options: list[Option]) -> list[Option]:
        """Adds what is allowed to the options of a turn: how a piece brings a deed into play."""
        return [*options, *self.options(state, index_of(state), who)]


INDEX: list[Callable[[ZState], HookIndex]] = []
"""What finds the pieces in force; it puts itself here, for it is made of pieces that ask it."""
DEEDS: dict[type[Option], Deed[Any]] = {}
"""Every deed by the kind of its options; a module's deeds are known once it is imported."""
BY_VERB: dict[str, Deed[Any]] = {}
D = TypeVar("D", bound=type[Deed[Any]])


def deed(kind: D) -> D:
    """Registers a deed."""
    one = kind()
    DEEDS[one.option] = one
    BY_VERB[one.verb] = one
    return kind


def deed_of(kind: type[Option]) -> Deed[Any]:
    """Returns the deed of a kind of options."""
    return DEEDS[kind]


def index_of(state: ZState) -> HookIndex:
    """Returns the pieces in force, for a piece that has to ask others."""
    return INDEX[0](state)
