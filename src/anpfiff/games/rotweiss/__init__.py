"""Rot gegen Weiß: two teams, two to eight players, everybody at once."""
