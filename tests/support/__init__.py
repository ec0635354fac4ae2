"""Modules that several tests share and that are not fixtures: known answers, stand-ins, and tools to break things."""
