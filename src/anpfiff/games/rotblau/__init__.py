"""Rot gegen Blau: two teams, two to four players, everybody at once."""
