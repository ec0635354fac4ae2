"""The live demo. Its code and its page are in the package, so that they are in the wheel: ``aiotaichi/demo/live.py``."""
