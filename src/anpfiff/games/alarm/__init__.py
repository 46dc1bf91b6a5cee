"""Fußball-Alarm: collect equal footballers before all seven have been fouled."""
