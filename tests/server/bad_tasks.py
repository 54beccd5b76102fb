"""Worker processes in which a game misbehaves on request; they know it through `register`."""

import os
import threading
import time

from horda.core.errors import Code, HordaError
from horda.core.game import Flaw
from horda.core.words import Text
from horda.games import registry
from horda.games.zombicide.game import Zombicide2


class Misbehaving(Zombicide2):
    """Judges a scenario in the way that the scenario says."""

    def flaws(self, scenario: str) -> tuple[Flaw, ...]:
        """Does what it is told."""
        hoard: list[bytearray] = []
        while scenario == "compute":
            hoard = hoard[:0]
        while scenario == "hoard":
            hoard.append(bytearray(2**24))
        while scenario == "sleep":
            time.sleep(60)
        if scenario == "die later":
            threading.Timer(0.1, os._exit, (3,)).start()
        if scenario == "die":
            os._exit(3)
        if scenario == "fail":
            raise KeyError("S3CRET")
        if scenario == "refuse":
            raise HordaError(Code.BAD_POSITION, "here", rules=("R1",))
        return (Flaw(1, "-", Text("fine")),)


def register() -> None:
    registry.GAMES[Misbehaving.id] = f"{__name__}:{Misbehaving.__name__}"
