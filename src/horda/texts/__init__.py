"""Texts for people, in English and Polish, kept in Fluent files under `horda/locales`."""

from horda.texts.locale import LOCALES, choose_locale
from horda.texts.say import Texts

__all__ = ["LOCALES", "Texts", "choose_locale"]
