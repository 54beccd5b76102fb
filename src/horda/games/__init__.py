"""The games. Each package holds the rules and the content of one game or family."""
