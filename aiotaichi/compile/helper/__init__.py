"""The helper program that compiles. It runs in a process of its own, because LLVM aborts the process on some bad IR.

``python -m helper`` starts the program, if Python's path has the folder of this package. The package imports only
llvmlite and the standard library, and nothing of aiotaichi outside this folder: so the program starts fast.
"""
