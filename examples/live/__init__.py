"""The live demo. Its code and its page are in the package, and so in the wheel: ``aiotaichi/demo/live.py``."""
