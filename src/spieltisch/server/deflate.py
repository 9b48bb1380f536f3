"""How websocket messages are compressed: each one separately, and a message to many people only once.

A view comes out a sixth longer than if it built on the previous one, but takes less time, and an idle
socket holds no zlib state, which used to be half of its memory.
"""

import zlib
from collections.abc import Sequence
from functools import lru_cache

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

WINDOW_BITS = 12
MEMORY_LEVEL = 5
RECENT = 32
"""How many compressed messages are kept: all spectators get the same ones."""
FLUSHED = 4
"""The bytes that end a flush; a message omits them."""


@lru_cache(maxsize=RECENT)
def deflated(data: bytes, window_bits: int) -> bytes:
    """Compress a whole message."""
    encoder = zlib.compressobj(wbits=-window_bits, memLevel=MEMORY_LEVEL)
    return (encoder.compress(data) + encoder.flush(zlib.Z_SYNC_FLUSH))[:-FLUSHED]


class SharedDeflate(PerMessageDeflate):
    """Compression that compresses the same message once for everybody who gets it."""

    def encode(self, frame: Frame) -> Frame:
        """Compress a message that is one frame, as all of ours are."""
        if frame.opcode is not Opcode.TEXT or not frame.fin:
            return super().encode(frame)
        data = deflated(bytes(frame.data), self.local_max_window_bits)
        return Frame(frame.opcode, data, frame.fin, True, frame.rsv2, frame.rsv3)


class _Factory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, made = super().process_request_params(params, accepted_extensions)
        shared = SharedDeflate(
            made.remote_no_context_takeover,
            made.local_no_context_takeover,
            made.remote_max_window_bits,
            made.local_max_window_bits,
            made.compress_settings,
        )
        return agreed, shared


DEFLATE = _Factory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=WINDOW_BITS,
    client_max_window_bits=WINDOW_BITS,
    compress_settings={"memLevel": MEMORY_LEVEL},
)
"""The compression that we offer to browsers."""
