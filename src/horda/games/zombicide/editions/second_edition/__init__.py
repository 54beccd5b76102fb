"""Zombicide 2nd Edition: its rules and content."""
