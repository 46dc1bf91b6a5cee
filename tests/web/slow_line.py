"""A line to a server of this machine that is as slow as one around the world."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

CHUNK = 65_536


@contextmanager
def slow_line(port: int, trip_ms: int) -> Iterator[int]:
    """The port behind which that server answers so much later: half of it on each way."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()
    proxy = Proxy(port, trip_ms / 2000)
    server = asyncio.run_coroutine_threadsafe(proxy.listen(), loop).result()
    yield server.sockets[0].getsockname()[1]
    asyncio.run_coroutine_threadsafe(proxy.close(server), loop).result()
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


class Proxy:
    def __init__(self, port: int, way_s: float) -> None:
        self.port = port
        self.way_s = way_s
        self.lines: dict[asyncio.Task[None], list[asyncio.StreamWriter]] = {}

    async def listen(self) -> asyncio.Server:
        return await asyncio.start_server(self.carry, "127.0.0.1", 0)

    async def close(self, server: asyncio.Server) -> None:
        server.close()
        for writers in self.lines.values():
            for writer in writers:
                writer.transport.abort()
        await asyncio.gather(*self.lines)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line is not None
        answers, requests = await asyncio.open_connection("127.0.0.1", self.port)
        self.lines[line] = [requests, writer]
        try:
            async with asyncio.TaskGroup() as ways:
                for source, drain in ((reader, requests), (answers, writer)):
                    parts: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
                    ways.create_task(self.take(source, parts))
                    ways.create_task(self.pass_on(parts, drain))
        except* OSError:
            pass  # Whoever has gone does not mind.
        finally:
            requests.close()
            writer.close()
            del self.lines[line]

    async def take(
        self, source: asyncio.StreamReader, parts: asyncio.Queue[tuple[float, bytes]]
    ) -> None:
        """An empty part is the end."""
        part = b"-"
        while part:
            part = await source.read(CHUNK)
            parts.put_nowait((asyncio.get_running_loop().time() + self.way_s, part))

    async def pass_on(
        self, parts: asyncio.Queue[tuple[float, bytes]], drain: asyncio.StreamWriter
    ) -> None:
        """In order, each when its way is over."""
        while True:
            due, part = await parts.get()
            await asyncio.sleep(due - asyncio.get_running_loop().time())
            if not part:
                drain.write_eof()
                return
            drain.write(part)
            await drain.drain()
