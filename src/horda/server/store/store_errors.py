"""What can go wrong between the server and its database, as types a caller can tell apart."""


class StoreError(Exception):
    """Something is wrong with the database, never with the request."""


class BadDatabase(StoreError):
    """The database cannot be used at all: a wrong address, a missing driver, nobody there."""


class NotUpgraded(StoreError):
    """The tables are not those of this program; `horda db upgrade` brings them up."""


class StoreClosed(StoreError):
    """The store takes no more work."""


class ReadFailed(StoreError):
    """The database did not answer."""


class WriteFailed(StoreError):
    """The group could not be written, and nothing of it is on disk."""


class WriteInDoubt(WriteFailed):
    """The connection broke during COMMIT: the group is on disk whole, or nothing of it is.

    Who asked must read again before going on; appending the same seq again is safe.
    """
