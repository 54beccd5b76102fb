"""The cards of Dead of Winter as typed data: what is printed on them and what they do."""
