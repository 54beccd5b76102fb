"""`python -m horda` is the program `horda`."""

from horda.cli.main import entry

if __name__ == "__main__":
    entry()
