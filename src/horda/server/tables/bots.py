"""Bots at the table: they think in processes of their own and never hold up a person."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import structlog

from horda.bots.base import question
from horda.core.errors import HordaError
from horda.games import registry
from horda.server.ops.metrics import Metrics
from horda.server.work.all_tasks import Job, job
from horda.server.work.lines import Place
from horda.server.work.process import Kind
from horda.server.work.task import Reply
from horda.server.work.thinking import Think, quick
from horda.server.work.workshop import Closed, Crowd, Workshop

SOFT = 1.5
HARD = 2.0
LEAST = 0.05
"""Seconds; with less than that, thinking leads nowhere."""
NICE = 19
NICE_SESSION = 10
"""About a tenth of a full share: on a crowded machine a bot still finds its answer."""
OUTCOMES = {"": "ok", "late": "late", "hung": "late", "spent": "late", "died": "died"}

log = structlog.get_logger("horda.bots")
PoolClosed = Closed


def time_to_think(soft: float, workers: int, crowd: Crowd) -> float:
    """Returns how many seconds a bot gets; none: only the game's quick advice is asked for.

    People share what there is, and those at many tables share their part among these.
    """
    share = soft * workers / (workers + crowd.others) / (1 + crowd.own)
    seconds = min(share, soft - crowd.waited)
    return seconds if seconds >= LEAST else 0.0


class BotPool:
    """Asks bots in worker processes; every question gets a legal answer before the deadline."""

    def __init__(
        self,
        workers: int = 1,
        *,
        soft: float = SOFT,
        hard: float = HARD,
        prepare: str = "",
        metrics: Metrics | None = None,
    ) -> None:
        """`prepare` names a function (`module:name`) that every worker calls as it starts."""
        self._soft = soft
        self._hard = hard
        self._shop = Workshop(workers, hard, Kind(NICE, NICE_SESSION, prepare), workers)
        self._metrics = metrics

    async def open(self) -> None:
        """Starts a process; returns when it is ready, or cannot be started for now."""
        await self._shop.open()

    async def close(self) -> None:
        """Ends the processes; questions still open raise `PoolClosed`."""
        await self._shop.close()

    async def answer(
        self,
        game_id: str,
        state: bytes,
        seat: int,
        spec: str,
        seed: int,
        *,
        table: str = "",
        host: str = "",
        brought: bool = False,
    ) -> tuple[str, bool]:
        """Returns the key of an option of the seat's open question, and whether it is a fallback.

        The state is one that `Engine.encode` wrote. Hosts take turns, and their tables do, so say
        who asks, and whether somebody `brought` what is played.
        """
        task = Think(game_id, state, seat, spec, seed, self._soft)

        def make(crowd: Crowd) -> Job:
            nonlocal task
            seconds = time_to_think(self._soft, self._shop.size, crowd)
            task = msgspec.structs.replace(task, seconds=seconds)
            return job(task, seconds + 1)

        reply = await self._shop.ask(Place(host, table), make, self._hard)
        return self._result(task, reply, table, _by_lot if brought else _fallback)

    def _result(
        self, task: Think, reply: Reply, table: str, instead: Callable[[Think], str]
    ) -> tuple[str, bool]:
        cause = reply.error or (reply.refusal.code if reply.refusal else "")
        hurried = not cause and task.seconds <= 0  # it was given no time, and followed the advice
        if self._metrics is not None:
            outcome = "late" if hurried else OUTCOMES.get(cause, "failed")
            self._metrics.bot_answers.labels(outcome).inc()
        if not cause:
            return reply.body.decode(), hurried
        log.warning("bot-fallback", table=table, game=task.game, bot=task.spec, cause=cause)
        return instead(task), True


def _fallback(task: Think) -> str:
    """Returns what the game advises; if not even that can be had, the first that is offered."""
    try:
        return quick(task)
    except HordaError:  # nobody asked this seat
        raise
    except Exception:
        log.exception("no-advice", game=task.game)
        return _by_lot(task)


def _by_lot(task: Think) -> str:
    """Returns any of the options. In a file even advice may take for ever, and everybody waits."""
    engine = registry.engine(task.game)
    position = engine.decode(task.state)
    options = question(position, task.seat).options
    return engine.key(position, options[task.seed % len(options)])
