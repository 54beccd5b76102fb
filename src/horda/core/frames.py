"""Frames: what is going on, as a stack of small serialisable structs.

A frame lists its steps in order. A step is a short method that does one thing
and says how to go on:

    None            on to the next step
    a frame         the same frame with other fields, on to the next step
    Choice(s)       ask; the next step finds the answer in `run.answer`
    Push(child)     run the child first, then go on; its result is `run.result`
    Go("step")      on at the named step (a loop)
    Done(result)    this frame is finished

Steps never call other steps. A step that asks must not change anything, since
it is run again to list the options after a reload.
"""

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from msgspec import Struct

from horda.core.decisions import Choice, Choices

Step = Callable[..., "Outcome"]


def over(frame: "Frame", run: Any) -> "Done":
    """The step after the last one of every frame; so the runner need not count them."""
    return DONE


class Frame(Struct, frozen=True, gc=False, tag=True):
    """Something in progress: ids and small numbers, and a class-level tuple of steps."""

    steps: ClassVar[tuple[Step, ...]] = ()
    """What it does, in order; `over` is put behind the last one."""
    index: ClassVar[dict[str, int]] = {}
    """Where each step stands, by name; made from `steps`."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        steps = [step for step in cls.steps if step is not over]  # some come from another frame
        cls.index = {step.__name__: i for i, step in enumerate(steps)}
        cls.steps = (*steps, over)

    def each(self, run: Any, seat: int, option: Any) -> "Frame":
        """Takes one seat's answer at once, where a question joins by `EACH`.

        The frame it returns must remember the answer, so that the asking step lists
        only those who still have to decide. It cannot push: whatever came of the
        answers would happen in the order they arrived, which must not matter. What is
        to be run waits in the frame until nobody is asked any more.
        """
        raise NotImplementedError(f"{type(self).__name__} asks nobody on their own")


class Push(Struct, frozen=True, gc=False):
    """Run these frames, the first one first; then this frame (changed, if given) goes on."""

    child: Frame
    frame: Frame | None = None
    then: tuple[Frame, ...] = ()


class Go(Struct, frozen=True, gc=False):
    """Go on at a named step of this frame (changed, if given)."""

    step: str
    frame: Frame | None = None


class Done(Struct, frozen=True, gc=False):
    """This frame is finished; the frame below finds the result in `run.result`."""

    result: Any = None


DONE = Done()

Outcome = None | Frame | Choice | Choices | Push | Go | Done


def pushed(frames: list[Frame]) -> Push | None:
    """Returns the outcome that runs these frames in order, or None for no frame."""
    if not frames:
        return None
    return Push(frames[0], then=tuple(frames[1:]))


def frames_in(*packages: str) -> tuple[type[Frame], ...]:
    """Returns the frames that games of these packages may run, the core's own included.

    A frame is known as soon as its module is imported: nobody has to list it.
    """
    homes = (*packages, "horda.core")
    found = [one for one in _below(Frame) if one.__module__.startswith(homes)]
    return tuple(sorted(found, key=lambda one: (one.__module__, one.__qualname__)))


def _below(kind: type[Frame]) -> Iterator[type[Frame]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from _below(sub)
