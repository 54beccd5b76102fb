"""The process that work is done in, with the demonstration among its games."""

import sys

from horda.server.work.worker import main
from tests.demo.registered import register

if __name__ == "__main__":
    register()
    main(*sys.argv[1:])
