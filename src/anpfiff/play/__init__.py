"""A match as it is being played: no client, and no file but those of saves.py."""
