"""Measurements that the project's claims rest on, each beside what others do."""
