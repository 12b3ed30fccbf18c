#!/usr/bin/env python3
"""Players that are programs, as their authors use them: external_test.py MOHREH PROJECT_FOLDER

The example plays whole matches of every game, and the exchange in docs/external-players.md is what
is really sent: a line of it matches the real one, `…` standing for anything."""
import json
import pathlib
import re
import shlex
import sys
import tempfile
import unittest

from program import run

PROJECT = pathlib.Path(sys.argv[2])
DOCUMENT = PROJECT / "docs/external-players.md"
EXAMPLE = "exec:python3 " + shlex.quote(str(PROJECT / "docs/examples/careful_player.py"))


def games():
    return json.loads(run("games", "--json").stdout)


class Example(unittest.TestCase):
    def test_it_plays_every_game_without_a_fault(self):
        for game in games():
            for seats in {game["min_seats"], game["max_seats"]}:
                players = ["random"] * (seats - 1) + [EXAMPLE]
                with self.subTest(game=game["key"], seats=seats), tempfile.TemporaryDirectory() as folder:
                    done = run("sim", game["key"], "--seats", str(seats), "--matches", "2",
                               "--players", ",".join(players), "--records", folder)
                    self.assertEqual((done.returncode, done.stderr), (0, ""))
                    self.assertEqual(json.loads(done.stdout)["faults"], [0] * seats)
                    for record in pathlib.Path(folder).iterdir():
                        self.assertEqual(run("replay", str(record)).returncode, 0)

    def test_it_sits_at_every_seat(self):
        done = run("sim", "farar", "--seats", "3", "--matches", "2", "--players", EXAMPLE)
        self.assertEqual(json.loads(done.stdout)["faults"], [0, 0, 0], done.stderr)

    def test_care_beats_chance(self):
        done = run("sim", "farar", "--seats", "2", "--matches", "30", "--players", f"{EXAMPLE},random")
        careful, chance = json.loads(done.stdout)["mean_points"]
        self.assertGreater(careful, chance)

    def test_the_terminal_seats_it(self):
        done = run("play", "farar", "--seats", "2", "--lang", "en", "--seed", "2", "--players", EXAMPLE,
                   "--options", "max_rounds=10", typed="2\n\n" * 300)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("Final", done.stdout)


class Faults(unittest.TestCase):
    def test_sim_tells_them(self):
        done = run("sim", "farar", "--seats", "2", "--matches", "1", "--players", "exec:exit 3,random")
        self.assertEqual(done.returncode, 0)
        faults = json.loads(done.stdout)["faults"]
        self.assertGreater(faults[0], 0)
        self.assertEqual(faults[1], 0)
        self.assertEqual(done.stderr, f"mohreh: faults of the player at seat 0: {faults[0]}, "
                                      "the last: the program ended with exit status 3\n")

    def test_play_tells_them(self):
        done = run("play", "farar", "--seats", "2", "--lang", "en", "--players", "exec:false", typed="2\n\n" * 3)
        self.assertIn("mohreh: faults of the player at seat 1: ", done.stderr)

    def test_without_a_program_nothing_is_said(self):
        done = run("sim", "farar", "--matches", "1")
        self.assertNotIn("faults", json.loads(done.stdout))
        self.assertEqual(done.stderr, "")


class Document(unittest.TestCase):
    def test_the_exchange_is_the_real_one(self):
        text = DOCUMENT.read_text(encoding="utf-8")
        command = re.search(r"^\$ mohreh (sim .*)$", text, re.MULTILINE)[1]
        told = {arrow: re.findall(rf"^{arrow} (.*)$", text, re.MULTILINE) for arrow in "→←"}
        self.assertGreaterEqual(len(told["→"]), 4)
        self.assertGreaterEqual(len(told["←"]), 2)
        with tempfile.TemporaryDirectory() as folder:
            sent, answered = pathlib.Path(folder, "sent"), pathlib.Path(folder, "answered")
            overheard = f"exec:tee {sent} | {EXAMPLE.removeprefix('exec:')} | tee {answered}"
            done = run(*(word.replace("exec:python3 docs/examples/careful_player.py", overheard)
                         for word in shlex.split(command)))
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            for arrow, file in (("→", sent), ("←", answered)):
                lines = file.read_text(encoding="utf-8").splitlines()
                for line, real in zip(told[arrow], lines):
                    pattern = ".*".join(re.escape(piece) for piece in line.split("…"))
                    self.assertIsNotNone(re.fullmatch(pattern, real), f"{line}\nis really\n{real}")

    def test_the_limits_are_the_real_ones(self):
        header = (PROJECT / "bots/players/external.h").read_text(encoding="utf-8")
        text = DOCUMENT.read_text(encoding="utf-8")
        for limit, words in (("first_move{10'000}", "10 seconds"), ("move{5'000}", "5 seconds"),
                             ("farewell{200}", "200 ms"), ("longest_line = 1U << 20U", "1 MiB"),
                             ("late_in_a_row = 3", "three times in a row"), ("restarts = 3", "three times in all")):
            self.assertIn(limit, header)
            self.assertIn(words, text)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
