#!/usr/bin/env python3
"""A first start as a stranger would see it: first_start.py COMMAND... The command is started with a free port of the
loopback address and must serve the page with its scripts; then a match is played over the socket against a bot, and
the command must end when it is asked to."""
import json
import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "server"))
from table_client import Guest, Server, play, start_match  # noqa: E402

PATIENCE = 45 * 60  # seconds until the page is there: a first start installs and builds


def fetch(address):
    with urllib.request.urlopen(address, timeout=10) as answer:
        return answer.headers.get_content_type(), answer.read().decode(errors="replace")


def wait_for_page(address, process):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if process.poll() is not None:
            sys.exit(f"it ended with {process.returncode} before a page was served")
        try:
            return fetch(address)
        except (urllib.error.URLError, OSError):
            time.sleep(0.5)
    sys.exit("no page was served in time")


def check_page(address, page):
    """The page has scripts, and each of them is one."""
    kind, text = page
    scripts = re.findall(r'<script[^>]* src="([^"]+)"', text)
    if kind != "text/html" or not any(name.startswith("/assets/") for name in scripts):
        sys.exit(f"the page has no scripts of the games: {text[:2000]}")
    for name in scripts:
        kind, text = fetch(address.rstrip("/") + name)
        if kind != "text/javascript" or len(text) < 100:
            sys.exit(f"{name} is no script")
    return len(scripts)


def any_game(address):
    """The last by name: one is as good as another, but the same each time."""
    return max(game["key"] for game in json.loads(fetch(address + "api/games")[1])["games"])


def main():
    port = Server.free_port()
    address = f"http://127.0.0.1:{port}/"
    started = time.monotonic()
    process = subprocess.Popen(sys.argv[1:], env={**os.environ, "MOHREH_PORT": str(port), "MOHREH_BIND": "127.0.0.1"},
                               stdin=subprocess.DEVNULL)
    try:
        scripts = check_page(address, wait_for_page(address, process))
        print(f"   the page with {scripts} scripts after {time.monotonic() - started:.0f} s", flush=True)
        guest = Guest(port, name="Stranger")
        table = start_match([guest], any_game(address), bots=["easy"])
        made = play([guest], table, random.Random(1))
        print(f"   a match with {made} own moves: {guest.ended[table]['points']}", flush=True)
        process.send_signal(signal.SIGTERM)
        if process.wait(timeout=30) != 0:
            sys.exit(f"asked to stop, it ended with {process.returncode}")
    finally:
        if process.poll() is None:
            process.kill()


main()
