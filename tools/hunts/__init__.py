"""How the search over branches plays Missions of Zombicide that bots do not know how to end."""
