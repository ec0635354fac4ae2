"""Answer requests: read them from standard input, and write replies to standard output.

Both consist of two sizes, then JSON, then IR or code.
"""

from __future__ import annotations

import ctypes
import fcntl
import json
import os
import resource
import select
import signal
import struct
import sys
from typing import Any, BinaryIO

import llvmlite.binding as llvm

from .checks import RefusedError
from .steps import STEPS

_SIZES = struct.Struct("<QQ")
_PR_SET_PDEATHSIG = 1
_READY = b"aiotaichi's compiler\n"  # process.py waits for these words
_MAX_MESSAGES = 2**24  # bytes that LLVM may print
_MAX_ERROR = 2000  # characters


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer requests until the input ends."""
    while len(sizes := requests.read(_SIZES.size)) == _SIZES.size:
        head, body = (requests.read(size) for size in _SIZES.unpack(sizes))
        request = json.loads(head)
        reply: dict[str, Any] = {}
        code = b""
        try:
            code = STEPS[request["step"]](request, body)
        except (RefusedError, UnicodeDecodeError) as error:
            reply["error"] = str(error)[:_MAX_ERROR]
        answer = json.dumps(reply).encode()
        replies.write(_SIZES.pack(len(answer), len(code)) + answer)
        replies.write(code)
        replies.flush()


def live_no_longer_than(parent: int, life: int) -> None:
    """Make the system end this process when the process ``parent`` ends, also while LLVM runs and Python does not.

    The system sends one signal when the thread that started this process ends. It sends another signal when the last
    process closes its end of the pipe ``life``.
    """
    signal.signal(signal.SIGIO, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGIO])  # both are inherited
    fcntl.fcntl(life, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(life, fcntl.F_SETFL, fcntl.fcntl(life, fcntl.F_GETFL) | os.O_ASYNC)
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent or select.select([life], [], [], 0)[0]:  # the parent ended before
        sys.exit()


def limit(kind: int, most: int) -> None:
    """Set a resource limit of this process."""
    _, hard = resource.getrlimit(kind)
    if hard != resource.RLIM_INFINITY:
        most = min(most, hard)
    resource.setrlimit(kind, (most, most))


def main() -> None:
    parent, life, memory = map(int, sys.argv[1:])
    live_no_longer_than(parent, life)
    limit(resource.RLIMIT_AS, memory)
    limit(resource.RLIMIT_FSIZE, _MAX_MESSAGES)
    limit(resource.RLIMIT_CORE, 0)
    # LLVM may print to standard output: the replies use a descriptor of their own.
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    replies.write(_READY)
    replies.flush()
    serve(sys.stdin.buffer, replies)


if __name__ == "__main__":
    main()
