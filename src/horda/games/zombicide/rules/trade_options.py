"""What a player may say to a trade that another one proposes."""

from horda.core.words import Text
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.papers.words import listed
from horda.games.zombicide.rules.options import ZOption


class Agree(ZOption, frozen=True):
    """Agree to a trade; `gets` and `gives` are what it means to the own Survivor, as text ids."""

    moment = ("agree", "Z2-TRADE-04")
    aside = ("gets", "gives")
    gets: tuple[str, ...] = ()
    gives: tuple[str, ...] = ()

    def said(self, box: Content) -> Text:
        """What comes and what goes."""
        gets, gives = (listed([Text(id) for id in ids]) for ids in (self.gets, self.gives))
        return Text("z2-option-agree", {"gets": gets, "gives": gives})


class Refuse(ZOption, frozen=True):
    """Let a trade come to nothing."""

    moment = ("agree", "Z2-TRADE-04")


REFUSE = Refuse()
