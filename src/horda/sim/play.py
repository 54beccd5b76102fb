"""Plays one game of a simulation."""

from typing import Any

from horda.bots.play import play_out
from horda.bots.spec import make_bot
from horda.core.game import Game
from horda.core.rng import stream_key
from horda.core.state import Config
from horda.sim.job import UNFINISHED, Prepared, Row


def play_game(job: Prepared, number: int) -> Row:
    """Plays the game with this number, as far as the game's limit, and sums it up."""
    seed = job.job.game_seed(number)
    bots = [
        make_bot(spec, stream_key(seed, f"bot:{i}"), own=True) for i, spec in enumerate(job.bots)
    ]
    state = play_out(job.engine, job.engine.new(job.config, seed), bots)
    return _row(job, number, seed, state, sum(bot.faults for bot in bots))


def _row(job: Prepared, number: int, seed: int, state: Any, faults: int) -> Row:
    result = state.result
    winners = tuple(job.seats[seat] for seat in result.winners) if result else ()
    endings = result.endings(len(job.seats)) if result else ()
    rounds = job.engine.game.describe(state).get("round")
    return Row(
        game=number,
        seed=seed,
        scenario=_scenario(job.engine.game, state.config),
        bots=job.bots,
        winners=winners,
        reason=result.reason if result else UNFINISHED,
        fates=tuple(str(one.fate) for one in endings) or (UNFINISHED,) * len(job.seats),
        reasons=tuple(one.reason for one in endings) or (UNFINISHED,) * len(job.seats),
        decisions=state.decision,
        rounds=rounds if isinstance(rounds, int) else None,
        faults=faults,
        digest=state.digest(),
    )


def _scenario(game: Game[Any], config: Config) -> str:
    """Names the scenario of a row: one given whole by its title."""
    return game.scenario_title(config) or game.scenario_word(config)
