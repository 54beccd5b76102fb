"""Horda: zombie board games with full rules, bots and simulations; `horda games` lists them.

The version below is the only copy; the build reads it from here.
"""

__version__ = "0.1.0"
