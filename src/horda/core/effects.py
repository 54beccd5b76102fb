"""Effects of cards as trees of tagged structs, and the frame that carries them out.

A game keeps its effects in a table by id (`Game.effects`); a frame points into
the table with a path, so that the stack holds ids and numbers only. A game adds
node kinds of its own by registering an interpreter for each.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from horda.core.decisions import Choice, Option
from horda.core.errors import EngineFault
from horda.core.frames import DONE, Frame, Outcome, Push, pushed
from horda.core.words import Text

if TYPE_CHECKING:
    from horda.core.run import Run

Interpreter = Callable[["Run[Any]", "Resolve", Any], "Outcome"]


class Effect(Struct, frozen=True, tag=True):
    """Something a card does."""

    def inner(self) -> tuple["Effect", ...]:
        """Returns the parts of this node, in the order that paths count them.

        A game's own node with parts overrides it; its frame pushes `Resolve.part(i)`.
        """
        return ()


class Sequence(Effect, frozen=True):
    """Each part in order."""

    of: tuple[Effect, ...]

    def inner(self) -> tuple[Effect, ...]:
        """The parts in order."""
        return self.of


class Choose(Effect, frozen=True):
    """One part, chosen by the seat the effect is for; `labels` are the options' names.

    `when` names for every part a test of the game that it needs (empty: none). What
    cannot be met is not offered; if nothing can, nothing happens.
    """

    of: tuple[Effect, ...]
    labels: tuple[str, ...]
    when: tuple[str, ...] = ()

    def inner(self) -> tuple[Effect, ...]:
        """The parts in order."""
        return self.of


class Each(Effect, frozen=True):
    """The part once for every subject that a named selector of the game finds."""

    select: str
    do: Effect

    def inner(self) -> tuple[Effect, ...]:
        """The one part."""
        return (self.do,)


class If(Effect, frozen=True):
    """One part or the other, by a named test of the game."""

    test: str
    then: Effect
    otherwise: Effect | None = None

    def inner(self) -> tuple[Effect, ...]:
        """What happens if it holds, then what happens if not."""
        return (self.then,) if self.otherwise is None else (self.then, self.otherwise)


class Take(Option, frozen=True):
    """One branch of a `Choose`."""

    prefix = "core-"
    branch: int
    label: str

    def parts(self) -> tuple[object, ...]:
        """The branch's label."""
        return (self.label,)

    def text(self) -> Text:
        """The branch's own name."""
        return Text(self.label)


class Resolve(Frame, frozen=True):
    """Carries out one node of an effect tree, for a seat and perhaps a subject."""

    source: str
    seat: int
    path: tuple[int, ...] = ()
    subject: int = -1

    def interpret(self, run: "Run[Any]") -> Outcome:
        """Does what the node says."""
        node = node_at(run.game.effects, self)
        found = run.game.interpreters.get(type(node)) or INTERPRETERS.get(type(node))
        if found is None:
            raise EngineFault(f"no interpreter for {node!r}")
        return found(run, self, node)

    def branch(self, run: "Run[Any]") -> Outcome:
        """Goes into the chosen part, where the node was a choice."""
        if isinstance(node_at(run.game.effects, self), Choose):
            return Push(self.part(run.answer.branch))
        return DONE

    def part(self, index: int, subject: int | None = None) -> "Resolve":
        """Returns the frame for a part of this node."""
        keep = self.subject if subject is None else subject
        return Resolve(self.source, self.seat, (*self.path, index), keep)

    steps = (interpret, branch)


def node_at(effects: Mapping[str, Effect], frame: Resolve) -> Effect:
    """Returns the node a frame points at."""
    node = effects[frame.source]
    for index in frame.path:
        node = node.inner()[index]
    return node


def _sequence(run: "Run[Any]", frame: Resolve, node: Sequence) -> Outcome:
    return pushed([frame.part(i) for i in range(len(node.of))])


def _choose(run: "Run[Any]", frame: Resolve, node: Choose) -> Outcome:
    when = node.when or ("",) * len(node.of)
    options = tuple(
        Take(i, label)
        for i, (label, test) in enumerate(zip(node.labels, when, strict=True))
        if not test or run.game.tests[test](run, frame)
    )
    return Choice(frame.seat, "choose-effect", options) if options else DONE


def _each(run: "Run[Any]", frame: Resolve, node: Each) -> Outcome:
    subjects = run.game.selectors[node.select](run, frame)
    return pushed([frame.part(0, subject) for subject in subjects])


def _if(run: "Run[Any]", frame: Resolve, node: If) -> Outcome:
    if run.game.tests[node.test](run, frame):
        return Push(frame.part(0))
    return None if node.otherwise is None else Push(frame.part(1))


INTERPRETERS: dict[type[Effect], Interpreter] = {
    Sequence: _sequence,
    Choose: _choose,
    Each: _each,
    If: _if,
}
