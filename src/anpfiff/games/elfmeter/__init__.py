"""Elfmeter!: two players, a race for three cards, and a penalty in secret."""
