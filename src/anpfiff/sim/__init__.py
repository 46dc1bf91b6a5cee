"""Many matches: who wins, how long they take, how they end."""
