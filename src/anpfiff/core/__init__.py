"""The nouns of every game: table, match, dice, memory, record. Standard library only."""
