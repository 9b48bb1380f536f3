"""`spieltisch play`: serves the tables to this machine only, and opens a browser."""

import os
import socket
import threading
import time
import webbrowser

from spieltisch.cli.serve import Answer, Data, Grace, Idle, Pause, Port, serve_on

HERE = "127.0.0.1"
PATIENCE = 30.0
"""How many seconds to wait for the server before giving up on the browser."""


def play(
    port: Port = 8000,
    data: Data = None,
    grace: Grace = 45.0,
    idle: Idle = 60.0,
    answer: Answer = 20.0,
    pause: Pause = 1.1,
) -> None:
    """Serve on this machine and open a browser."""
    if not os.environ.get("CI"):
        threading.Thread(target=_open_browser, args=(port,), daemon=True).start()
    times = {"grace": grace, "idle": idle, "answer": answer, "pause": pause}
    serve_on(HERE, port, data, times)


def _open_browser(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex((HERE, port)) == 0:
                webbrowser.open(f"http://{HERE}:{port}/")
                return
        time.sleep(0.1)
