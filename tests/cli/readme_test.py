#!/usr/bin/env python3
"""Every command of README.md as it stands there: readme_test.py PROJECT_FOLDER. Those of the executable run one after
the other in a folder of their own, in which the README's server is running; `./play` runs in the project itself.
`./check` alone is left out: it is what runs this."""
import contextlib
import os
import pathlib
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import unittest

PROJECT = pathlib.Path(sys.argv[1]).resolve()
README = (PROJECT / "README.md").read_text(encoding="utf-8")
FIRST_START = PROJECT / "tests/fresh/first_start.py"
PATIENCE = 120  # seconds for one command
PORT = "8080"   # the server's own, which some commands name


def commands():
    """Lines of fenced blocks that begin with a program of the project, without what explains them."""
    blocks = re.findall(r"^```\n(.*?)^```", README, re.M | re.S)
    lines = [re.sub(r"^\$ |\s+# .*$", "", line) for block in blocks for line in block.splitlines()]
    return [line for line in lines if re.match(r"(\./|build/)", line)]


def is_free(port):
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", int(port))) != 0


class Readme(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        (cls.folder / "build").symlink_to(PROJECT / "build")
        # The record of an evening, as the end of a match lets people download it.
        shutil.copy(PROJECT / "docs/examples/fair_match.play", cls.folder / "evening.play")

    def test_it_names_what_this_test_knows(self):
        programs = {shlex.split(line)[0] for line in commands()}
        self.assertEqual(programs, {"./play", "./check", "build/release/mohreh"})
        self.assertGreater(len(commands()), 10)

    def test_the_first_start(self):
        self.assertIn("./play", commands())
        with tempfile.TemporaryDirectory() as data:
            done = subprocess.run([sys.executable, "-B", FIRST_START, "./play"], cwd=PROJECT, text=True, timeout=PATIENCE,
                                  capture_output=True, env={**os.environ, "MOHREH_DATA": data}, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_tables_in_the_terminal(self):
        tables = [line for line in commands() if line.startswith("./play --terminal")]
        self.assertTrue(tables)
        for line in tables:
            done = subprocess.run(shlex.split(line), cwd=PROJECT, input="q\n", text=True, timeout=PATIENCE,
                                  capture_output=True, check=False)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            self.assertIn("Your choice>", done.stdout)

    def test_the_executable(self):
        port = PORT if is_free(PORT) else str(free_port())
        serve, *others = [line for line in commands() if line.startswith("build/")]
        self.assertEqual(serve, "build/release/mohreh serve")
        with self.serving(serve, port):
            for line in others:
                started = time.monotonic()
                with self.subTest(line):
                    done = subprocess.run(shlex.split(line.replace(PORT, port)), cwd=self.folder, text=True,
                                          timeout=PATIENCE, capture_output=True, check=False)
                    self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
                    self.assertTrue(done.stdout, "it says nothing")
                print(f"{time.monotonic() - started:5.1f} s  {line}")

    @contextlib.contextmanager
    def serving(self, line, port):
        server = subprocess.Popen(shlex.split(line), cwd=self.folder, stdout=subprocess.DEVNULL,
                                  env={**os.environ, "MOHREH_PORT": port, "MOHREH_BIND": "127.0.0.1"})
        try:
            end = time.monotonic() + PATIENCE
            while is_free(port) and time.monotonic() < end:
                self.assertIsNone(server.poll(), "the server ended")
                time.sleep(0.05)
            yield
        finally:
            server.terminate()
            self.assertEqual(server.wait(timeout=PATIENCE), 0)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


unittest.main(argv=sys.argv[:1])
