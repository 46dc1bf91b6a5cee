"""Finale: two managers, squads of fifteen, tactics in secret, six periods."""
