"""What another worker did to a table that is in memory here, too."""

from horda.server.tables import consent, debate
from horda.server.tables.room import Room


async def follow(room: Room, topic: str, said: str) -> None:
    """Follows what another worker did; the lock is held."""
    if topic == "entry" and int(said) > room.seq:
        await room.catch_up()
    elif topic == "table":
        await room.refresh()
    elif topic == "anew":
        await room.reload()
    elif topic == "chat":
        await room.hear()
    elif topic == "proposal":
        await consent.follow(room, said)
    elif topic == "voice":
        await debate.follow(room, said)
