"""Uses every type of every game once, before threads do.

msgspec works a struct's types out when the struct is first read into. Up to 0.22 at least, two
threads that do so at the same moment crash the whole process (seen when a server started anew and
loaded several tables at once).
"""

from contextlib import suppress
from typing import Any

import msgspec
import structlog

from horda.core import position
from horda.core.campaign import Brought, CampaignEngine, Story, file, open_story
from horda.core.engine import Engine
from horda.core.errors import IllegalAnswer
from horda.core.record import dumps, loads
from horda.core.session import Session
from horda.games import registry

log = structlog.get_logger("horda.server.ops.warm")


def warm() -> None:
    """Begins a game of every kind, writes it down in every form and reads it back.

    One scenario of each will do: all of them share their types.
    """
    for game in registry.all_games():
        try:
            _warm(registry.engine(game.id), game.scenarios[0])
        except Exception:  # one game that is broken must not keep the others from play
            log.exception("game.broken", game=game.id)
    for campaign in registry.all_campaigns():
        try:
            _warm_campaign(campaign)
        except Exception:
            log.exception("campaign.broken", game=campaign.game.id)


def _warm(engine: Engine[Any], scenario: str) -> None:
    session = Session.begin(engine, engine.config({"scenario": scenario}), 1)
    engine.decode(session.state.encode())
    table = msgspec.json.decode(msgspec.json.encode(position.write(engine, session.state)))
    position.pose(engine, session.state.config, 1, table)
    loads(dumps(session.record))


def _warm_campaign(engine: CampaignEngine[Any]) -> None:
    _warm(engine, engine.game.scenarios[0])
    story = Story.begin(engine, engine.config({}), 1)
    open_story(engine, file.loads(file.dumps(story.file())))
    with suppress(msgspec.ValidationError):
        msgspec.convert({}, engine.game.sheet_type)
    with suppress(IllegalAnswer):
        engine.read(Brought().key)
