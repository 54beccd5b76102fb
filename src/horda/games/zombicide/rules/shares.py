"""Who plays how many Survivors: the same for all as far as it goes, or as the players agreed."""

from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.rules.setup import Setup

JOINED = "+"


def shares_of(setup: Setup) -> tuple[int, ...]:
    """Returns how many Survivors each player plays; empty where nothing was agreed on."""
    return tuple(map(int, setup.shares.split(JOINED))) if setup.shares else ()


@cites("Z2-SETUP-01", "Z2-SETUP-04")
def wrong_shares(setup: Setup) -> Text | None:
    """Says what is wrong with the shares that were agreed on, if anything is."""
    parts = setup.shares.split(JOINED) if setup.shares else []
    if not all(part.isascii() and part.isdigit() and len(part) == 1 for part in parts):
        return Text("z2-bad-shares", {"shares": setup.shares or ""})
    shares = shares_of(setup)
    if shares and len(shares) != setup.players:
        return Text("z2-bad-shares-players", {"count": len(shares), "players": setup.players})
    if shares and sum(shares) != setup.team:
        return Text("z2-bad-shares-team", {"count": sum(shares), "team": setup.team})
    return Text("z2-bad-shares-none", {"player": shares.index(0) + 1}) if 0 in shares else None


@cites("Z2-SETUP-04")
def seats_of(setup: Setup) -> tuple[int, ...]:
    """Returns whose each Survivor of the team is: in turn, or the first player's first."""
    shares = shares_of(setup)
    if not shares:
        return tuple(i % setup.players for i in range(setup.team))
    return tuple(seat for seat, count in enumerate(shares) for _ in range(count))


@cites("Z2-SETUP-04", "Z2-M15-04")
def free_seats(setup: Setup, given: tuple[int, ...]) -> list[int]:
    """Lists who may play the next Survivor, those with the fewest first, after some were given.

    Everybody plays at least one; shares that were agreed on are kept.
    """
    counts, shares = [given.count(seat) for seat in range(setup.players)], shares_of(setup)
    without = counts.count(0)
    free = [
        seat
        for seat, count in enumerate(counts)
        if (count < shares[seat] if shares else not count or setup.team - len(given) > without)
    ]
    return sorted(free, key=lambda seat: (counts[seat], seat))
