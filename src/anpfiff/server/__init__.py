"""People at one table over the network."""
