#!/usr/bin/env python3
"""A small load on a real server: load_test.py MOHREH PROJECT_FOLDER

Real WebSocket tables play for seconds; what the generator counts, what it reports and what the
server's own metrics say has to agree. The large sizes are bench/server_numbers.py."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

MOHREH, PROJECT = sys.argv[1], pathlib.Path(sys.argv[2])
sys.path.insert(0, str(PROJECT / "bench"))
from served import Served  # noqa: E402

TABLES = 20
FIELDS = {"mode", "tables", "seats", "connections", "seconds", "plies", "plies_per_s", "p50_ms",
          "p99_ms", "max_ms", "errors", "bytes"}


class Load(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.server = Served(MOHREH, pathlib.Path(cls.folder.name) / "data", "--echo")

    @classmethod
    def tearDownClass(cls):
        cls.server.kill()
        cls.folder.cleanup()

    def measured(self, mode, *arguments):
        report = self.server.load(*arguments, timeout=30)
        self.assertLessEqual(FIELDS, report.keys())
        self.assertEqual((report["errors"], report["told"], report["mode"]), (0, "", mode))
        return report

    def check_figures(self, report):
        self.assertEqual((report["tables"], report["connections"]), (TABLES, 2 * TABLES))
        self.assertGreater(report["plies"], 0)
        self.assertAlmostEqual(report["plies_per_s"], report["plies"] / report["seconds"], places=3)
        self.assertGreater(report["p50_ms"], 0)
        self.assertLessEqual(report["p50_ms"], report["p99_ms"])
        self.assertLessEqual(report["p99_ms"], report["max_ms"])
        self.assertGreater(report["bytes"], 50 * report["plies"])

    def test_1_closed_loop_agrees_with_the_servers_metrics(self):
        before = self.server.metric("mohreh_plies_total")
        report = self.measured("closed", "--tables", TABLES, "--seconds", 3)
        self.check_figures(report)
        counted = self.server.metric("mohreh_plies_total") - before
        # Moves that were under way when the time was up count for the server alone.
        self.assertGreaterEqual(counted, report["plies"])
        self.assertLessEqual(counted, report["plies"] + 10 * TABLES)

    def test_2_every_game_plays_on_into_rematches(self):
        before = self.server.metric("mohreh_plies_total")
        report = self.measured("closed", "--tables", 8, "--seconds", 2, "--seed", 7)
        self.assertGreater(self.server.metric("mohreh_plies_total"), before)
        self.assertEqual(report["connections"], 16)

    def test_3_open_loop_keeps_its_rate(self):
        report = self.measured("open", "--tables", TABLES, "--seconds", 3, "--rate", 50)
        self.check_figures(report)
        self.assertLess(report["plies_per_s"], 100)
        self.assertGreater(report["plies_per_s"], 15)

    def test_4_echo(self):
        report = self.measured("echo", "--tables", TABLES, "--seconds", 1, "--echo")
        self.check_figures(report)

    def test_5_idle_connections_stand(self):
        report = self.measured("idle", "--idle", 200, "--seconds", 1)
        self.assertEqual((report["connections"], report["plies"]), (200, 0))

    def test_6_a_wrong_address_is_told(self):
        for url, status in [("http://127.0.0.1", 2), ("ws://127.0.0.1:1", 1)]:
            done = subprocess.run([MOHREH, "load", "--url", url, "--tables", "1", "--seconds", "1"],
                                  capture_output=True, text=True, timeout=30, check=False)
            self.assertEqual((done.returncode, done.stdout), (status, ""))
            self.assertEqual(len(done.stderr.splitlines()), 1)

    def test_7_the_server_stops_when_it_is_asked_to(self):
        self.assertEqual(self.server.stop(), 0)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
