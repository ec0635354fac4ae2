"""What the host makes of the records that printing kernels leave."""

from __future__ import annotations

import struct

import pytest

from aiotaichi.backends.cuda.printed_text import decode


@pytest.mark.parametrize(
    ("form", "numbers", "text"),
    [
        ("%d", [2**32 - 3], "-3"),
        ("%d %u", [7, 2**32 - 3], "7 4294967293"),
        ("%lld %llu", [2**64 - 3, 2**64 - 3], f"-3 {2**64 - 3}"),
        ("%hd %hu", [2**16 - 3, 200], "-3 200"),  # taichi's i8, u8, i16 and u16
        ("%04hd|%x", [5, 255], "0005|ff"),
        ("100%% %c", [65], "100% A"),
    ],
)
def test_numbers_of_every_length(form: str, numbers: list[int], text: str) -> None:
    assert decode(form.encode() + b"\0" + struct.pack(f"<{len(numbers)}Q", *numbers)) == text


def test_reals_and_texts() -> None:
    record = b"%s = %.2f (%s)\0" + b"x\0" + struct.pack("<d", 2.5) + "ä\0".encode()
    assert decode(record) == "x = 2.50 (ä)"
