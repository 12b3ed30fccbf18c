#!/usr/bin/env python3
"""`mohreh serve` as a process: serve_test.py MOHREH DOCS_FOLDER. It says where it is, answers, refuses
a taken port and wrong settings with one line, and stops on a signal."""
import json
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import unittest
import urllib.request

PROGRAM = sys.argv[1]
DOCS = pathlib.Path(sys.argv[2])


def run(*arguments, environment=None):
    return subprocess.run([PROGRAM, "serve", *arguments], capture_output=True, text=True, timeout=20,
                          env=environment)


class Serve(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def started(self, *arguments):
        server = subprocess.Popen(
            [PROGRAM, "serve", "--port", "0", "--bind", "127.0.0.1", "--data", self.folder.name, *arguments],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.addCleanup(server.stdout.close)
        self.addCleanup(server.wait)
        self.addCleanup(server.kill)
        for line in server.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                return server, found[0], found[1]
        self.fail("it did not say where it is")

    def test_it_answers_and_stops(self):
        for stop in signal.SIGTERM, signal.SIGINT:
            server, address, _ = self.started()
            with urllib.request.urlopen(address, timeout=5) as answer:
                self.assertIn(b"<html", answer.read())
            with urllib.request.urlopen(address + "health", timeout=5) as answer:
                self.assertIn(b'"ok"', answer.read())
            server.send_signal(stop)
            self.assertEqual(server.wait(timeout=10), 0)

    def asked(self, path, *arguments):
        _, address, _ = self.started(*arguments)
        with urllib.request.urlopen(address + path, timeout=5) as answer:
            return json.load(answer)

    def test_invitations_never_lead_to_the_machine_itself(self):
        self.assertEqual(self.asked("api/addresses"), {"addresses": [], "only_here": True})

    def test_invitations_lead_to_the_public_address_alone(self):
        self.assertEqual(self.asked("api/addresses", "--public-url", "https://games.example.org"),
                         {"addresses": ["https://games.example.org"], "only_here": False})

    def test_the_source_is_where_the_operator_says(self):
        self.assertEqual(self.asked("api/status", "--source-url", "https://code.example.org/m")["source_url"],
                         "https://code.example.org/m")

    def test_taken_port_is_one_line(self):
        _, _, port = self.started()
        with tempfile.TemporaryDirectory() as other:
            second = run("--bind", "127.0.0.1", "--port", port, "--data", other)
        self.assertEqual(second.returncode, 1)
        self.assertIn(f"port {port} is taken", second.stderr)
        self.assertEqual(second.stderr.count("\n"), 1)

    def test_wrong_settings_are_told(self):
        self.assertEqual(run("--port", "x").returncode, 2)
        wrong = run(environment={"MOHREH_LOG": "loud"})
        self.assertEqual(wrong.returncode, 2)
        self.assertIn("MOHREH_LOG 'loud'", wrong.stderr)
        file = pathlib.Path(self.folder.name, "wrong.toml")
        file.write_text("port = 8080\nprot = 1\n", encoding="utf-8")
        wrong = run("--config", str(file))
        self.assertEqual(wrong.returncode, 2)
        self.assertIn("wrong.toml:2: no setting is called 'prot'", wrong.stderr)

    def test_every_setting_is_documented(self):
        told = set(re.findall(r"\[(MOHREH_\w+)\]", run("--help").stdout))
        page = (DOCS / "self-hosting.md").read_text(encoding="utf-8")
        self.assertGreater(len(told), 10)
        self.assertEqual(told, set(re.findall(r"\| `(MOHREH_\w+)` \|", page)))


unittest.main(argv=sys.argv[:1])
