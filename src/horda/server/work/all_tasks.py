"""Everything that a worker process can be asked to do."""

from __future__ import annotations

from msgspec import Struct

from horda.server.work.advice import Explain, Odds, Outlook, Preview
from horda.server.work.bringing_in import Bring, Deal
from horda.server.work.campaigns import Branch, BringStory, WriteStory
from horda.server.work.looking_back import Find, Look, Story, Tally, Write
from horda.server.work.setups import Draw, Judge, JudgeHouse, TryOut
from horda.server.work.task import Task
from horda.server.work.thinking import Think

Any_ = (
    Think
    | Odds
    | Preview
    | Outlook
    | Explain
    | Judge
    | JudgeHouse
    | Draw
    | TryOut
    | Look
    | Story
    | Tally
    | Write
    | Find
    | Bring
    | Deal
    | BringStory
    | Branch
    | WriteStory
)


class Job(Struct, frozen=True, array_like=True):
    """A task with the seconds of the processor that it may take."""

    task: Any_
    cpu: float


def job(task: Task, cpu: float | None = None) -> Job:
    """Puts a task into the form that a process reads."""
    assert isinstance(task, Any_)
    return Job(task, task.limit() if cpu is None else cpu)
