"""taichi's LLVMRuntime: the block of memory that the kernels of an LLVM module share, and its field trees.

taichi sets the block up with functions of its bitcode; here the host writes the same bytes. Offsets are those of
``struct LLVMRuntime`` and its helpers in taichi 1.7.4 (``runtime/llvm/runtime_module``), in 64-bit C layout. They are
the same on the CPU and on CUDA. Kernels contain the runtime functions that they call, so they need nothing else.
"""

from __future__ import annotations

import struct
from collections.abc import Set
from typing import Protocol

import numpy as np
import numpy.typing as npt

from ..errors import IncompatibleModuleError, NotSupportedError
from ..formats import ModuleSpec, SnodeKind, TreeSpec
from ..formats.limits import MAX_NODES, MAX_TREES

__all__ = [
    "ASSERT_FAILED",
    "HOST_ALLOCATOR",
    "HOST_PRINTF",
    "HOST_VSNPRINTF",
    "MEMORY_CHUNK",
    "MEMORY_POOL",
    "PARALLEL_FOR",
    "PROFILER_START",
    "PROFILER_STOP",
    "ROOTS",
    "RUNTIME_SIZE",
    "TEMPORARIES_SIZE",
    "THREAD_POOL",
    "Arena",
    "RuntimeImage",
    "check_trees",
    "random_states",
]

RUNTIME_SIZE = 35256
TEMPORARIES_SIZE = 2**20
MEMORY_CHUNK = 24  # runtime_memory_chunk: head, tail, size
HOST_ALLOCATOR = 48
ASSERT_FAILED = 56
HOST_PRINTF = 64
HOST_VSNPRINTF = 72
MEMORY_POOL = 80
THREAD_POOL = 8280
PARALLEL_FOR = 8288
PROFILER_START = 32896
PROFILER_STOP = 32904
ROOTS = 88
_ROOT_SIZES = 4184
_ELEMENT_LISTS = 8296
_NODE_ALLOCATORS = 16488
_AMBIENT_ELEMENTS = 24680
_TEMPORARIES = 32872  # and then the random states
_NUM_RAND_STATES = 35244

_PAGE = 4096

# ListManager: chunks[131072], then element_size, max_elements_per_chunk, its log2, lock, count, runtime
_LIST_SIZE = 1048616
_LIST_TAIL = struct.Struct("<QQiii4xQ")
_LIST_TAIL_OFFSET = 1048576
_ELEMENT_SIZE = 64
_ELEMENTS_PER_CHUNK = 65536

# NodeManager: runtime, lock, element_size, chunk_elements, free_list_used, and the lists free, recycled and data
_NODES = struct.Struct("<QiiiiQQQ")
_NODES_SIZE = 56
_NODE_CHUNK_LIMIT = 128 * 2**20


class Arena(Protocol):
    """Memory that kernels can access, by address. It is freed with its module."""

    def allocate(self, size: int) -> int:
        """Allocate zeroed memory, aligned to a page, and return its address."""
        ...

    def write(self, address: int, data: bytes) -> None:
        """Copy ``data`` to the memory at ``address``."""
        ...


def check_trees(where: str, trees: Set[int], nodes: Set[int], spec: ModuleSpec) -> None:
    """Raise an IncompatibleModuleError unless the module has the fields that one of its kernels uses.

    The kernel uses the field trees of the numbers ``trees``, and lists the cells of the field nodes ``nodes``.
    """
    missing = [f"of tree {tree}" for tree in sorted(trees - spec.trees.keys())]
    known = {node.id for tree in spec.trees.values() for node in tree.snodes}
    missing += [f"of a tree with node {node}" for node in sorted(nodes - known)]
    if missing:
        raise IncompatibleModuleError(
            f"{where} uses the fields {missing[0]}, which the module does not hold: call add_field for one of "
            "them when the module is built (aiotaichi build adds the fields at the top level of a source; add others "
            "in its build(module))"
        )


def random_states(start: int, count: int) -> npt.NDArray[np.uint32]:
    """Return RandStates, as ``runtime_initialize_rand_states_serial`` sets them. Columns are x, y, z, w and lock.

    taichi starts at seed * 1048391, and its C-API at 0.
    """
    states = np.zeros((count, 5), np.uint32)
    states[:, 0] = (123456789 * (np.arange(count, dtype=np.uint64) + start) * 1000000007) & 0xFFFFFFFF
    states[:, 1:4] = (362436069, 521288629, 88675123)
    return states


class RuntimeImage:
    """The LLVMRuntime of one module: a block of ``RUNTIME_SIZE`` bytes. Each queue gets a copy of the block.

    The copies share the field trees, because queues share the fields of a module. ``arena`` has the memory for the
    trees. ``address`` is where kernels find the block, by default its address on the host. ``least_cells`` is the
    memory that kernels allocate when each sparse node gets its first cell, in bytes: cells come in chunks.
    """

    def __init__(self, arena: Arena, spec: ModuleSpec, address: int | None = None) -> None:
        self.arena = arena
        self.least_cells = 0
        self._lists_cells = spec.lists_cells
        self.block = np.zeros(RUNTIME_SIZE, np.uint8)
        self._address = self.block.ctypes.data if address is None else address
        for tree in spec.trees.values():
            self._add_tree(tree)

    def put(self, offset: int, value: int) -> None:
        """Set a 64-bit member of the block."""
        struct.pack_into("<Q", self.block.data, offset, value)

    def copy_for(self, temporaries: int, states: int, states_count: int) -> npt.NDArray[np.uint8]:
        """Return the block of one queue, with the addresses of its temporaries and its random states."""
        block = self.block.copy()
        struct.pack_into("<QQ", block.data, _TEMPORARIES, temporaries, states)
        struct.pack_into("<i", block.data, _NUM_RAND_STATES, states_count)
        return block

    def _add_tree(self, tree: TreeSpec) -> None:
        """Set up a field tree, as ``runtime_initialize_snodes`` and ``runtime_NodeAllocator_initialize`` do."""
        if not 0 <= tree.id < MAX_TREES:
            raise NotSupportedError(f"field tree {tree.id}: the limit of taichi is {MAX_TREES} trees")
        size = -(-tree.size // _PAGE) * _PAGE
        root = self.arena.allocate(size)
        self.put(ROOTS + 8 * tree.id, root)
        self.put(_ROOT_SIZES + 8 * tree.id, size)
        if not self._lists_cells:
            return
        for node in tree.snodes:
            if not 0 <= node.id < MAX_NODES:
                raise NotSupportedError(f"field node {node.id}: the limit of taichi is {MAX_NODES} nodes")
            is_root = node.id == tree.root_id
            elements = self._list(_ELEMENT_SIZE, _ELEMENTS_PER_CHUNK, count=int(is_root))
            self.put(_ELEMENT_LISTS + 8 * node.id, elements)
            if is_root:
                # An Element: the node, its loop bounds [0, 1), and zeros as coordinates
                chunk = self.arena.allocate(_ELEMENT_SIZE * _ELEMENTS_PER_CHUNK)
                self.arena.write(chunk, struct.pack("<Qii", root, 0, 1))
                self.arena.write(elements, struct.pack("<Q", chunk))
            if node.kind in (SnodeKind.POINTER, SnodeKind.DYNAMIC):
                node_size = node.cell_size
                if node.kind is SnodeKind.DYNAMIC:
                    node_size = 8 + node.cell_size * node.chunk_size
                self.put(_NODE_ALLOCATORS + 8 * node.id, self._nodes(node_size))
                self.put(_AMBIENT_ELEMENTS + 8 * node.id, self.arena.allocate(node_size))

    def _list(self, element_size: int, per_chunk: int, count: int = 0) -> int:
        address = self.arena.allocate(_LIST_SIZE)
        log2 = per_chunk.bit_length() - 1
        tail = _LIST_TAIL.pack(element_size, per_chunk, log2, 0, count, self._address)
        self.least_cells += element_size * per_chunk
        self.arena.write(address + _LIST_TAIL_OFFSET, tail)
        return address

    def _nodes(self, node_size: int) -> int:
        per_chunk = 16 * 1024
        while per_chunk * node_size > _NODE_CHUNK_LIMIT and per_chunk > 1:
            per_chunk //= 2
        address = self.arena.allocate(_NODES_SIZE)
        lists = (self._list(4, per_chunk), self._list(4, per_chunk), self._list(node_size, per_chunk))
        self.arena.write(address, _NODES.pack(self._address, 0, node_size, per_chunk, 0, *lists))
        return address
