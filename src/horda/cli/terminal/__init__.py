"""A game at the terminal: questions, options, pictures, words."""
