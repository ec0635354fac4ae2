"""A pass that makes taichi's CPU kernels faster: it changes the text of LLVM IR, between runs of LLVM's own passes.

``pipeline.py`` has the order of the steps.
"""
