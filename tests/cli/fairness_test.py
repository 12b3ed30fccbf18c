#!/usr/bin/env python3
"""That anybody can check the shuffles: fairness_test.py MOHREH PROJECT_FOLDER"""
import hashlib
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

from program import MOHREH, run

PROJECT = pathlib.Path(sys.argv[2])
EXAMPLES = PROJECT / "docs/examples"
FAIR = EXAMPLES / "fair_match.play"


class Verify(unittest.TestCase):
    """The record in docs/examples, and the same with something changed."""

    def verdict(self, text):
        """What is said about such a record, once for people and once as JSON."""
        told = run("verify", "-", typed=text)
        answer = run("verify", "-", "--json", typed=text)
        self.assertEqual((told.stderr, answer.stderr), ("", ""))
        figures = json.loads(answer.stdout)
        status = 0 if figures["proven"] else 1
        self.assertEqual((told.returncode, answer.returncode), (status, status))
        self.assertEqual(told.stdout.count("\n"), 1)
        return told.stdout.strip(), figures

    def changed(self, old, new):
        text = FAIR.read_text(encoding="utf-8")
        self.assertIn(old, text)
        return self.verdict(text.replace(old, new, 1))

    def test_yes(self):
        self.assertEqual(self.verdict(FAIR.read_text(encoding="utf-8")),
                         ("yes: all 53 draws are as promised", {"proven": True, "draws": 53}))
        self.assertEqual(run("verify", str(FAIR)).stdout, "yes: all 53 draws are as promised\n")

    def test_a_changed_draw_is_named(self):
        told, figures = self.changed("seat 2: stake 0\nchance: coal 25", "seat 2: stake 0\nchance: coal 10")
        reason = "ply 5 is 'chance: coal 10', but 'chance: coal 25' was promised"
        self.assertEqual(told, "no: " + reason)
        self.assertEqual(figures, {"proven": False, "draws": 1, "ply": 5, "found": "chance: coal 10",
                                   "promised": "chance: coal 25", "reason": reason})

    def test_what_was_agreed_counts(self):
        for old, new in (("match 56", "match 57"), ("entropy 0 8a", "entropy 0 8b"), ("entropy 2", "entropy 1")):
            told, figures = self.changed(old, new)
            self.assertRegex(told, r"^no: ply \d+ is 'chance: .*', but 'chance: .*' was promised$")
            self.assertIn("ply", figures)

    def test_the_seed_must_fit(self):
        self.assertEqual(self.changed("seed e1", "seed e2")[0], "no: the seed is not the one that was promised")
        self.assertEqual(self.changed("commitment 74", "commitment 75")[0],
                         "no: the seed is not the one that was promised")

    def test_without_a_promise_nothing_is_proven(self):
        done = run("verify", str(PROJECT / "tests/rules/farar/example-a-round.play"))
        self.assertEqual(done.returncode, 1)
        self.assertIn("nothing can be proven: the record does not tell", done.stdout)
        self.assertIn("those of “sim”", done.stdout)
        persian = run("verify", str(PROJECT / "tests/rules/farar/example-a-round.play"), "--lang", "fa")
        self.assertEqual(persian.returncode, 1)
        self.assertRegex(persian.stdout, "^نه: چیزی ثابت نمی‌شود: .*«sim»")
        self.assertRegex(run("verify", str(FAIR), "--lang", "fa").stdout, "^بله: هر ۵۳ قرعه")
        without_seed = "".join(line for line in FAIR.read_text(encoding="utf-8").splitlines(keepends=True)
                               if not line.startswith("seed"))
        self.assertIn("the seed is not shown", self.verdict(without_seed)[0])

    def test_playing_on_takes_no_promise_along(self):
        with tempfile.TemporaryDirectory() as folder:
            begun, saved = pathlib.Path(folder, "begun"), pathlib.Path(folder, "saved")
            begun.write_text("".join(FAIR.read_text(encoding="utf-8").splitlines(keepends=True)[:16]), encoding="utf-8")
            self.assertIn("yes: the one draw", run("verify", str(begun)).stdout)
            done = run("play", "--resume", str(begun), "--save", str(saved), typed="1\nq\n")
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertNotIn("commitment", saved.read_text(encoding="utf-8"))
            self.assertIn("nothing can be proven", run("verify", str(saved)).stdout)

    def independently(self, file):
        return subprocess.run([sys.executable, str(EXAMPLES / "verify_draws.py"), MOHREH, str(file)],
                              capture_output=True, text=True, timeout=120, check=False)

    def test_another_program_agrees(self):
        done = self.independently(FAIR)
        self.assertEqual((done.returncode, done.stdout), (0, "all 53 draws are as promised\n"), done.stderr)
        with tempfile.TemporaryDirectory() as folder:
            wrong = pathlib.Path(folder, "wrong.play")
            wrong.write_text(FAIR.read_text(encoding="utf-8").replace("chance: coal 25", "chance: coal 10", 1),
                             encoding="utf-8")
            done = self.independently(wrong)
            self.assertEqual(done.returncode, 1)
            self.assertIn("ply 5 is 'coal 10', but 'coal 25' was promised", done.stderr)


class FairnessPage(unittest.TestCase):
    """The worked example of docs/fairness.md, computed again from its record."""

    PAGE = (PROJECT / "docs/fairness.md").read_text(encoding="utf-8")

    def test_its_lines_are_the_record(self):
        for line in FAIR.read_text(encoding="utf-8").splitlines():
            if line.split(" ")[0] in ("match", "commitment", "seed", "entropy"):
                self.assertIn("\n" + line + "\n", self.PAGE)

    def test_its_numbers_are_right(self):
        lines = [line.split() for line in FAIR.read_text(encoding="utf-8").splitlines() if line]
        value = {" ".join(words[:-1]): bytes.fromhex(words[-1]) for words in lines
                 if words[0] in ("match", "commitment", "seed", "entropy")}
        self.assertEqual(hashlib.blake2b(value["seed"], digest_size=32).digest(), value["commitment"])
        data = (b"mohreh chance 1" + value["seed"] + value["match"] + b"\x20" + value["entropy 0"] + b"\x00"
                + b"\x20" + value["entropy 2"])
        self.assertIn(f"The {len(data)} bytes", self.PAGE)
        key = hashlib.blake2b(data, digest_size=32).digest()
        self.assertIn("\nkey " + key.hex() + "\n", self.PAGE)
        draws = [(ply, words) for ply, words in enumerate(words for words in lines if words[0][-1] == ":" or
                                                          words[0] == "seat") if words[0] == "chance:"]
        for n, (ply, words) in enumerate(draws[:2]):
            place = n.to_bytes(8, "little") + bytes(4)
            word = hashlib.blake2b(place, digest_size=64, key=key).digest()[:8]
            number = int.from_bytes(word, "little")
            asked = run("replay", str(FAIR), "--to", str(ply), "--legal", "--json")
            total = sum(chance["weight"] for chance in json.loads(asked.stdout)["legal"]["chance"])
            self.assertIn(f"| {n} | `{place.hex()}` | `{word.hex()}` | {number} | {total} | {number % total} | "
                          f"`{' '.join(words)}` |", self.PAGE)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
