"""The corpus: taichi's own examples, and programs of ours, run in taichi and again in aiotaichi.

``record`` runs a program in taichi, and saves its kernels as a module and its launches with their results.
``replay`` makes the same launches in aiotaichi, in a process without taichi, and compares what they leave.
"""
