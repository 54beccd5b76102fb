"""Under which names this server may be asked.

A stranger's page can have its own name point to this machine (DNS rebinding). Browsers then take
the server for a part of that page, so that neither origins nor cookies keep it out: the name does.
"""

from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from horda.server.ops.settings import Settings

EVERY = "*"
# No stranger can have a name that ends so (RFC 6761, 6762, 8375, and what routers at home use).
AT_HOME = ("localhost", "local", "lan", "home", "internal", "home.arpa", "fritz.box", "test")


class Hosts:
    """The names of this server: those that were set, and those that nobody else can have."""

    def __init__(self, settings: Settings) -> None:
        urls = [*settings.origins, *([settings.public_url] if settings.public_url else [])]
        own = {urlsplit(url).hostname or "" for url in urls}
        self._own = frozenset(own | {name.lower() for name in settings.hosts})

    def knows(self, host: str) -> bool:
        """Tells whether a request that names this host is meant for us; programs may name none."""
        return not host or EVERY in self._own or _is_known(host, self._own)


@lru_cache(maxsize=256)
def _is_known(host: str, own: frozenset[str]) -> bool:
    try:
        name = (urlsplit(f"//{host}").hostname or "").removesuffix(".")
    except ValueError:
        return False
    return name in own or "." not in name or _is_address(name) or _is_at_home(name)


def _is_address(name: str) -> bool:
    """Nothing can be pointed elsewhere where no name is looked up."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _is_at_home(name: str) -> bool:
    return any(name.endswith(f".{end}") for end in AT_HOME)
