"""The program `horda` with the demonstration among its games, for servers of tests."""

from horda.cli.main import entry
from horda.server.work import process
from tests.demo.registered import register

if __name__ == "__main__":
    register()
    process.MODULE = "tests.demo.worker"  # work is done in processes that must know it too
    entry()
