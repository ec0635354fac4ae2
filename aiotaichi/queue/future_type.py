"""What type checkers take events for: asyncio.wait takes events, and its type hints name Future only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

__all__ = ["FutureType"]

T = TypeVar("T")

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop, Future
    from typing import Never

    class FutureType(Future[T]):
        """A future that only its operation ends: nothing else sets its result, and ``revoke`` stands for cancel."""

        def cancel(self, msg: Any | None = None) -> Never: ...
        def get_loop(self) -> AbstractEventLoop: ...
        def set_result(self, result: T, /) -> Never: ...
        def set_exception(self, exception: type | BaseException, /) -> Never: ...

else:
    FutureType = Generic
