"""protocol.h in Python.

Made by `nox -s native`, sha256 30fa850577171ce1712d2a8469bbb5b9564d9aa0a7fe2a786606d6e4e186add1
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import c_int32, c_int64, c_uint32, c_uint64, c_void_p
from struct import Struct
from typing import TypeAlias

from ....compile.native import NativeCode

NO_PAGES = 255
MOST_BINDINGS = 128
BIND_ARGUMENTS = 0
BIND_RESULT = 1
BIND_PACK = 2
BIND_FIXED = 3
BIND_TEMPORARIES = 4
BIND_ARRAY = 5
BIND_SAMPLED = 6
BIND_STORAGE = 7
OP_LAUNCH = 1
OP_COPY = 2
OP_FILL = 3
OP_UPLOAD = 4
OP_DOWNLOAD = 5
OP_UPLOAD_IMAGE = 6
OP_DOWNLOAD_IMAGE = 7
OP_UPLOAD_TEXELS = 8
OP_DOWNLOAD_TEXELS = 9
OP_COPY_IMAGE = 10
OP_TRANSITION = 11
OP_CLEAR_IMAGE = 12
OP_EXECUTE = 13
OP_WAIT = 14
OP_MARK = 15

FUNCTIONS = (
    "AllocateCommandBuffers",
    "AllocateDescriptorSets",
    "AllocateMemory",
    "BeginCommandBuffer",
    "BindBufferMemory",
    "CmdBindDescriptorSets",
    "CmdBindPipeline",
    "CmdClearColorImage",
    "CmdClearDepthStencilImage",
    "CmdCopyBuffer",
    "CmdCopyBufferToImage",
    "CmdCopyImage",
    "CmdCopyImageToBuffer",
    "CmdCopyQueryPoolResults",
    "CmdDispatch",
    "CmdExecuteCommands",
    "CmdFillBuffer",
    "CmdPipelineBarrier",
    "CmdWriteTimestamp",
    "CreateBuffer",
    "CreateDescriptorPool",
    "CreateQueryPool",
    "DestroyBuffer",
    "DestroyDescriptorPool",
    "DestroyQueryPool",
    "EndCommandBuffer",
    "FreeMemory",
    "GetQueryPoolResults",
    "GetSemaphoreCounterValue",
    "QueueSubmit",
    "QueueWaitIdle",
    "ResetCommandPool",
    "ResetDescriptorPool",
    "ResetQueryPool",
    "SignalSemaphore",
    "UpdateDescriptorSets",
    "WaitSemaphores",
)

DEVICE = Struct("<44Q")  # handle, uniform_alignment, FUNCTIONS, page_type, page_size, spans, copiers, pinning
HARDWARE_QUEUE = Struct("<QQ8Q8QQ")  # handle, stages, lock, line_lock, line
IMPORT = Struct("<QQ")  # buffer, memory
MEMORY = Struct("<QQQ")  # buffer, size, device_address
IMAGE = Struct("<QIIII")  # handle, layout, aspect, mips, layers
TEXTURE = Struct("<QQQQ")  # image, sampled, storage, sampler
BINDING = Struct("<QQQQ")  # kind, binding, where, size
# pipeline, layout, set_layout, groups, group_size, bindings_count, extents_count, bindings, extents
TASK = Struct("<9Q")
KERNEL = Struct("<QQQQQQ")  # tasks_count, arguments_size, result_size, addresses_count, tasks, addresses
COMMAND = Struct("<HHI")  # opcode, completes, size
LAUNCH = Struct("<HHIQQ8x")  # opcode, completes, size, kernel, result
COPY = Struct("<HHIQQQQQ")  # opcode, completes, size, to, from, region
FILL = Struct("<HHIQQQI4x")  # opcode, completes, size, buffer, offset, size, word
TRANSFER = Struct("<HHIQQQQ")  # opcode, completes, size, buffer, offset, size, host
REGION = Struct("<QQQiiiIII")  # mip, layer, layers, offset, extent
# opcode, completes, size, buffer, offset, image, region.mip, region.layer, region.layers, region.offset,
# region.extent
IMAGE_TRANSFER = Struct("<HHIQQQQQQiiiIII")
# opcode, completes, size, host, size, texel, image, region.mip, region.layer, region.layers, region.offset,
# region.extent
TEXELS = Struct("<HHIQQQQQQQiiiIII")
# opcode, completes, size, to, from, to_region.mip, to_region.layer, to_region.layers, to_region.offset,
# to_region.extent, from_region.mip, from_region.layer, from_region.layers, from_region.offset,
# from_region.extent
COPY_IMAGE = Struct("<HHIQQQQQiiiIIIQQQiiiIII")
TRANSITION = Struct("<HHIQQ")  # opcode, completes, size, image, layout
EXECUTE = Struct("<HHIQ")  # opcode, completes, size, recording
WAIT = Struct("<HHIQQ")  # opcode, completes, size, semaphore, value
MARK = Struct("<HHI")  # opcode, completes, size
SLOTS = Struct("<QQQQQQ")  # buffer, mapped, count, size, host, device

Pointer: TypeAlias = int | bytes | None


class Native:
    """The functions of protocol.h."""

    def __init__(self, code: NativeCode) -> None:
        self.device_open: Callable[[Pointer, int, int], int] = code.quick(
            "device_open", c_int32, c_void_p, c_uint64, c_uint32
        )
        self.device_close: Callable[[Pointer], None] = code.blocking("device_close", None, c_void_p)
        self.device_copy: Callable[[Pointer, Pointer, Pointer, int], None] = code.blocking(
            "device_copy", None, c_void_p, c_void_p, c_void_p, c_uint64
        )
        self.device_record: Callable[[Pointer, Pointer], None] = code.quick("device_record", None, c_void_p, c_void_p)
        self.spans_take: Callable[[Pointer, Pointer, int], int] = code.quick(
            "spans_take", c_uint64, c_void_p, c_void_p, c_uint64
        )
        self.device_import: Callable[[Pointer, Pointer, int, int, Pointer, int, Pointer], int] = code.blocking(
            "device_import", c_int32, c_void_p, c_void_p, c_uint64, c_uint64, c_void_p, c_uint64, c_void_p
        )
        self.device_free_import: Callable[[Pointer, Pointer], None] = code.blocking(
            "device_free_import", None, c_void_p, c_void_p
        )
        self.queue_create: Callable[[Pointer, Pointer, Pointer, int], int | None] = code.quick(
            "queue_create", c_void_p, c_void_p, c_void_p, c_void_p, c_int32
        )
        self.queue_set_temporaries: Callable[[Pointer, Pointer], None] = code.quick(
            "queue_set_temporaries", None, c_void_p, c_void_p
        )
        self.queue_add_context: Callable[[Pointer, Pointer], None] = code.quick(
            "queue_add_context", None, c_void_p, c_void_p
        )
        self.queue_add_staging: Callable[[Pointer, Pointer], int | None] = code.quick(
            "queue_add_staging", c_void_p, c_void_p, c_void_p
        )
        self.queue_take_context: Callable[[Pointer], int | None] = code.quick(
            "queue_take_context", c_void_p, c_void_p
        )
        self.queue_submit: Callable[[Pointer, Pointer, int, int, int, Pointer], int] = code.quick(
            "queue_submit", c_int64, c_void_p, c_void_p, c_uint64, c_uint64, c_uint32, c_void_p
        )
        self.queue_record: Callable[[Pointer, Pointer, Pointer, int, Pointer, int], int] = code.quick(
            "queue_record", c_int32, c_void_p, c_void_p, c_void_p, c_uint64, c_void_p, c_uint64
        )
        self.queue_demand: Callable[[Pointer, Pointer, int], int] = code.quick(
            "queue_demand", c_uint64, c_void_p, c_void_p, c_uint64
        )
        self.queue_signal_of: Callable[[Pointer, int], int] = code.quick(
            "queue_signal_of", c_uint64, c_void_p, c_uint64
        )
        self.queue_completed: Callable[[Pointer], int] = code.quick("queue_completed", c_uint64, c_void_p)
        self.queue_lives: Callable[[Pointer], int] = code.quick("queue_lives", c_int32, c_void_p)
        self.queue_result: Callable[[Pointer], int] = code.quick("queue_result", c_int32, c_void_p)
        self.queue_arm: Callable[[Pointer, int], int] = code.quick("queue_arm", c_int32, c_void_p, c_uint64)
        self.queue_wait: Callable[[Pointer, int, int], int] = code.blocking(
            "queue_wait", c_int32, c_void_p, c_uint64, c_uint64
        )
        self.queue_idle: Callable[[Pointer], None] = code.blocking("queue_idle", None, c_void_p)
        self.queue_close: Callable[[Pointer], None] = code.blocking("queue_close", None, c_void_p)
        self.queue_free: Callable[[Pointer], None] = code.quick("queue_free", None, c_void_p)
        self.context_create: Callable[[Pointer, Pointer, Pointer, int, int], int | None] = code.quick(
            "context_create", c_void_p, c_void_p, c_void_p, c_void_p, c_uint64, c_uint32
        )
        self.context_prepare: Callable[[Pointer, Pointer], int] = code.blocking(
            "context_prepare", c_int32, c_void_p, c_void_p
        )
        self.context_destroy: Callable[[Pointer, Pointer], None] = code.blocking(
            "context_destroy", None, c_void_p, c_void_p
        )
