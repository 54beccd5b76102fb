"""Online tables: games that several people play over the network."""
