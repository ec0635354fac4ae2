"""Every size at which a transfer goes another way, and how the size was found.

Python and native code take the sizes from here: ``nox -s native`` writes those in :data:`NATIVE` to a header,
``compile/include/sizes.h``. To measure a size again, change it here, and run the command that stands beside it with
``--against`` another checkout.
"""

from __future__ import annotations

from typing import Final

__all__ = [
    "HUGE_PAGE",
    "LARGEST_PIECE",
    "LARGE_COPY",
    "LEAST_ALWAYS_EARLY",
    "LEAST_ATTENDED",
    "LEAST_EARLY",
    "LEAST_LARGER",
    "LEAST_LENT",
    "LEAST_PIECE",
    "LEAST_POOLED",
    "LEAST_RING",
    "LEAST_SHARED",
    "LEAST_STREAMED",
    "LEAST_WOKEN_BYTES",
    "MOST_CARRIED",
    "MOST_LANDED",
    "MOST_PINNED_AT_ONCE",
    "MOST_READY",
    "MOST_RESERVED",
    "NATIVE",
    "REGISTERED_SIZE",
    "RING",
    "SLOT_SIZE",
    "VULKAN_SLOTS",
    "VULKAN_SLOT_SIZE",
    "WOKEN_BYTES",
]

KIB: Final = 1024
MIB: Final = 1024 * KIB

# -- what the event loop does itself --------------------------------------------------------------------------------

MOST_CARRIED: Final = 32 * KIB
"""The largest transfer that a batch carries in its own memory. The host copies the bytes twice, which is sooner than
a look for other memory. ``python -m benchmarks.service --sizes 64 96 128``: 16, 36 and 64 KiB."""
LEAST_POOLED: Final = 128 * KIB
"""From here on, memory of a pool is faster than the C library's, which keeps smaller memory itself and gives larger
memory back to the system. ``python -m benchmarks.service --arch cpu --sizes 128 192 256``."""
LEAST_SHARED: Final = 256 * KIB
"""From here on, copiers help. Waking one takes about as long as copying this, so none is woken for less.
``python -m benchmarks.service --sizes 256 512 --contenders "aiotaichi, write"``."""
LARGE_COPY: Final = 16 * MIB
"""``Runtime(debug=True)`` warns of a copy of this size or more on the loop. Such a copy takes 2 ms from warm memory:
no other call of the package holds the loop as long. The lateness in ``python -m benchmarks.service --sizes 2048``."""
LEAST_EARLY: Final = 1 * MIB
"""The smallest transfer that is submitted at once if the device is idle, so that it begins before the turn ends. If
several tasks use the loop, the end of the turn submits: a submission takes as long as the calls of a request. The
turn that wakes tasks of such a transfer counts its bytes.
``python -m benchmarks.service --sizes 512 1024 --contenders "aiotaichi, host_array"``."""
LEAST_ALWAYS_EARLY: Final = 4 * MIB
"""For such a transfer, the device need not be idle: a submission takes little beside the copy of so much data.
``python -m benchmarks.service --sizes 1024 2048 --tasks 1``."""
WOKEN_BYTES: Final = 16 * MIB
LEAST_WOKEN_BYTES: Final = 1 * MIB
"""The bytes of the transfers whose tasks one turn of the loop wakes, at first and at least: each task will copy as
much. The lateness in ``python -m benchmarks.service --sizes 512 1024 2048``."""

# -- memory of the pools --------------------------------------------------------------------------------------------

LEAST_LARGER: Final = 256 * KIB
"""A transfer of more may take a block of up to twice its size: the page faults of fresh memory cost more than that.
The first second in ``python -m benchmarks.service --sizes 512 1024``."""
HUGE_PAGE: Final = 2 * MIB
"""A huge page of x86-64, and of arm64 with pages of 4 KiB. Blocks of smaller places have this size."""
MOST_RESERVED: Final = 16 * MIB
"""The memory that a runtime prepares when it opens. A larger transfer is rare, and takes many milliseconds anyway.
The first second in ``python -m benchmarks.service --sizes 2048``."""
MOST_READY: Final = 64 * MIB
"""What a pool keeps ready of one size that was often in want. A burst that takes more comes again and again, and uses
what comes back. The first second in ``python -m benchmarks.service --sizes 2048``."""

# -- what a GPU reaches ---------------------------------------------------------------------------------------------

LEAST_LENT: Final = 1 * MIB
"""The smallest array that a GPU's driver gets to know when the array is lent again. Below, staging costs less than
the driver's work. ``python -m benchmarks.service --sizes 256 512 --contenders "aiotaichi, borrow"``."""
MOST_PINNED_AT_ONCE: Final = 4 * MIB
"""CUDA pins so much in about 1 ms, in the call; a thread pins more. ``python -m benchmarks.cuda``."""
REGISTERED_SIZE: Final = 16 * MIB
"""CUDA registers host memory in parts of this size: meanwhile the calls of other threads wait 2 ms. No copy of
the driver spans two parts. ``python -m benchmarks.cuda``."""

# -- what is staged -------------------------------------------------------------------------------------------------

SLOT_SIZE: Final = 256 * KIB
"""A slot of CUDA's ring. One queue's copies of this size reach two thirds of the speed of PCI Express, and one thread
copies a slot in 25 us. ``python -m benchmarks.cuda``."""
LEAST_RING: Final = 2 * MIB
RING: Final = 64 * MIB
"""CUDA's ring, which all queues of a device share. More hides no latency. ``python -m benchmarks.cuda``."""
VULKAN_SLOT_SIZE: Final = 1536 * KIB
"""A slot of a Vulkan queue: whole texels of three channels, too. Each slot is a call of the driver, which takes as
long as the copy of 256 KiB. ``python -m benchmarks.vulkan``."""
VULKAN_SLOTS: Final = 4
"""The slots of a Vulkan queue: the host copies one while the device copies another, and their threads wake late.
``python -m benchmarks.vulkan``."""

# -- how threads copy -----------------------------------------------------------------------------------------------

LEAST_STREAMED: Final = 64 * KIB
"""From here on, a copy bypasses the caches: memcpy first reads the lines that it overwrites, and takes nearly twice
as long. ``python -m benchmarks.cuda``."""
LEAST_PIECE: Final = 64 * KIB
LARGEST_PIECE: Final = 1 * MIB
"""What a copier takes at a time. With more, the last copier ends late. A smaller piece would go through the caches.
``python -m benchmarks.service --sizes 1024 2048 --contenders "aiotaichi, write"``."""
LEAST_ATTENDED: Final = 2 * MIB
"""After such a copy for an event loop, all copiers of a GPU look for the next one. After a smaller one, three look.
All would use twice the cores, and copy 1 MiB 8 us sooner.
``python -m benchmarks.service --sizes 512 1024 --contenders "aiotaichi, write"``."""
MOST_LANDED: Final = 64 * KIB
"""What the loop's thread copies from CUDA's slots in one look; another thread copies more.
``python -m benchmarks.service --arch cuda --sizes 128``."""

NATIVE: Final = (
    "MOST_CARRIED",
    "LEAST_SHARED",
    "REGISTERED_SIZE",
    "SLOT_SIZE",
    "LEAST_STREAMED",
    "LEAST_PIECE",
    "LARGEST_PIECE",
    "LEAST_ATTENDED",
    "MOST_LANDED",
)
"""The sizes that native code uses, by name."""
