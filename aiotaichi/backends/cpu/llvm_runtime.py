"""taichi 1.7.4's LLVMRuntime, built by hand: what its bitcode would set up, as one block of bytes.

Offsets are those of ``struct LLVMRuntime`` and its helpers in 64-bit C layout, taichi 1.7.4
(``runtime/llvm/runtime_module``). Kernels carry every runtime function that they call, so the block and
what it points to is all that the host owes them.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from ...aot import SnodeKind, TreeSpec
from ...errors import NotSupportedError, OutOfMemoryError
from .native import Native

__all__ = ["Arena", "QueueState", "RuntimeImage"]

_SIZE = 35256
_MEMORY_POOL = 80
_ROOTS = 88
_ROOT_SIZES = 4184
_ELEMENT_LISTS = 8296
_NODE_ALLOCATORS = 16488
_AMBIENT_ELEMENTS = 24680
_HOST_ALLOCATOR = 48
_HOST_PRINTF = 64
_THREAD_POOL = 8280
_PARALLEL_FOR = 8288
_TEMPORARIES = 32872
_RAND_STATES = 32880
_NUM_RAND_STATES = 35244

_TEMPORARIES_SIZE = 2**20
_PAGE = 4096
_MAX_TREES = 512
_MAX_SNODES = 1024

# ListManager: chunks[131072], then element_size, max_elements_per_chunk, log2 of it, lock, count, runtime
_LIST_SIZE = 1048616
_LIST_TAIL = struct.Struct("<QQiii4xQ")
_LIST_TAIL_OFFSET = 1048576
_ELEMENT_SIZE = 64
_ELEMENTS_PER_CHUNK = 65536

# NodeManager: runtime, lock, element_size, chunk_elements, free_list_used, free, recycled and data list
_NODES = struct.Struct("<QiiiiQQQ")
_NODES_SIZE = 56
_NODE_CHUNK_LIMIT = 128 * 2**20
_ALIGNMENT = 4096


class Arena:
    """Zeroed native memory that kernels add to while they activate cells; freed with its module."""

    def __init__(self, native: Native) -> None:
        self._native = native
        address = native.arena_create()
        if not address:
            raise OutOfMemoryError("cannot allocate an arena")
        self.address = address

    def allocate(self, size: int) -> int:
        address = self._native.arena_allocate(self.address, size, _ALIGNMENT)
        if not address:
            raise OutOfMemoryError(f"cannot allocate {size} bytes for a field")
        return address

    def write(self, address: int, data: bytes) -> None:
        ctypes.memmove(address, data, len(data))

    def __del__(self) -> None:
        self._native.arena_destroy(self.address)


class QueueState:
    """What a queue's kernels share and two queues must not: temporaries and random numbers."""

    def __init__(self, queue: int, number: int, threads: int) -> None:
        self.queue = queue
        self._temporaries = np.zeros(_TEMPORARIES_SIZE, np.uint8)
        # RandState {x, y, z, w, lock}, as runtime_initialize_rand_states_serial sets them. Taichi starts at
        # seed * 1048391, and 0 in its C-API: so does the first queue, and each further one behind it.
        start = np.arange(threads, dtype=np.uint64) + number * threads
        self._random = np.zeros((threads, 5), np.uint32)
        self._random[:, 0] = (123456789 * start * 1000000007) & 0xFFFFFFFF
        self._random[:, 1:4] = (362436069, 521288629, 88675123)
        self.threads = threads
        self.temporaries = self._temporaries.ctypes.data
        self.random = self._random.ctypes.data


class RuntimeImage:
    """A module's LLVMRuntime: its trees are set up here once, and each queue gets a copy of the block.

    Copies share the trees, as two queues share a module's fields.
    """

    def __init__(self, native: Native, trees: Iterable[TreeSpec]) -> None:
        self._native = native
        self.arena = Arena(native)
        self._block = np.zeros(_SIZE, np.uint8)
        self._put(_HOST_ALLOCATOR, native.addresses["arena_allocate"])
        self._put(_HOST_PRINTF, native.addresses["print"])
        self._put(_MEMORY_POOL, self.arena.address)
        self._put(_PARALLEL_FOR, native.addresses["queue_parallel_for"])
        for tree in trees:
            self._add_tree(tree)

    def copy_for(self, state: QueueState) -> npt.NDArray[np.uint8]:
        """Return the block for one queue."""
        block = self._block.copy()
        struct.pack_into("<QQ", block.data, _TEMPORARIES, state.temporaries, state.random)
        struct.pack_into("<Q", block.data, _THREAD_POOL, state.queue)
        struct.pack_into("<i", block.data, _NUM_RAND_STATES, state.threads)
        return block

    def _put(self, offset: int, value: int) -> None:
        struct.pack_into("<Q", self._block.data, offset, value)

    def _add_tree(self, tree: TreeSpec) -> None:
        """Do what ``runtime_initialize_snodes`` and ``runtime_NodeAllocator_initialize`` do."""
        if not 0 <= tree.id < _MAX_TREES:
            raise NotSupportedError(f"field tree {tree.id}: taichi has {_MAX_TREES} at most")
        size = -(-tree.size // _PAGE) * _PAGE
        root = self.arena.allocate(size)
        self._put(_ROOTS + 8 * tree.id, root)
        self._put(_ROOT_SIZES + 8 * tree.id, size)
        if all(node.kind in (SnodeKind.ROOT, SnodeKind.DENSE, SnodeKind.PLACE) for node in tree.snodes):
            return
        for node in tree.snodes:
            if not 0 <= node.id < _MAX_SNODES:
                raise NotSupportedError(f"field node {node.id}: taichi has {_MAX_SNODES} at most")
            is_root = node.id == tree.root_id
            elements = self._list(_ELEMENT_SIZE, _ELEMENTS_PER_CHUNK, count=int(is_root))
            self._put(_ELEMENT_LISTS + 8 * node.id, elements)
            if is_root:
                # Element: the node, its loop bounds [0, 1), coordinates 0
                chunk = self.arena.allocate(_ELEMENT_SIZE * _ELEMENTS_PER_CHUNK)
                self.arena.write(chunk, struct.pack("<Qii", root, 0, 1))
                self.arena.write(elements, struct.pack("<Q", chunk))
            if node.kind in (SnodeKind.POINTER, SnodeKind.DYNAMIC):
                node_size = node.cell_size
                if node.kind is SnodeKind.DYNAMIC:
                    node_size = 8 + node.cell_size * node.chunk_size
                self._put(_NODE_ALLOCATORS + 8 * node.id, self._nodes(node_size))
                self._put(_AMBIENT_ELEMENTS + 8 * node.id, self.arena.allocate(node_size))

    def _list(self, element_size: int, per_chunk: int, count: int = 0) -> int:
        address = self.arena.allocate(_LIST_SIZE)
        log2 = per_chunk.bit_length() - 1
        tail = _LIST_TAIL.pack(element_size, per_chunk, log2, 0, count, self._block.ctypes.data)
        self.arena.write(address + _LIST_TAIL_OFFSET, tail)
        return address

    def _nodes(self, node_size: int) -> int:
        per_chunk = 16 * 1024
        while per_chunk * node_size > _NODE_CHUNK_LIMIT and per_chunk > 1:
            per_chunk //= 2
        address = self.arena.allocate(_NODES_SIZE)
        lists = (self._list(4, per_chunk), self._list(4, per_chunk), self._list(node_size, per_chunk))
        self.arena.write(address, _NODES.pack(self._block.ctypes.data, 0, node_size, per_chunk, 0, *lists))
        return address
