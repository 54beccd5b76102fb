"""An omen: at the end of each round the First Player says whether the Zombies hear a noise."""

from horda.core.decisions import Choice, Pass
from horda.core.frames import DONE, Frame, Outcome
from horda.core.hooks import Piece
from horda.core.windows import PASS
from horda.games.zombicide.rules.noise import make_noise
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.points import ROUND_OVER
from horda.games.zombicide.rules.questions import question

question("z2-omen", "Z2-ROUND-08")


class Howl(ZOption, frozen=True):
    """Let something howl in a Zone."""

    moment = ("omen", "Z2-ROUND-08")
    zone: int


class Omen(Frame, frozen=True):
    """Asks where something howls, if anywhere."""

    def ask(self, run: ZRun) -> Outcome:
        """Any Zone, or none."""
        zones = range(len(run.state.board.zones))
        return Choice(run.state.first, "z2-omen", (*map(Howl, zones), PASS))

    def howl(self, run: ZRun) -> Outcome:
        """Makes the noise."""
        if type(run.answer) is not Pass:
            make_noise(run, run.answer.zone)
        return DONE

    steps = (ask, howl)


PIECES = (Piece("omen", (ROUND_OVER.use(lambda run, context: Omen()),), ()),)
