#!/usr/bin/env python3
"""The executable as people use it: cli_test.py MOHREH TESTS_FOLDER"""
import json
import pathlib
import sqlite3
import subprocess
import sys
import tempfile
import unittest

from program import MOHREH, run

TESTS = pathlib.Path(sys.argv[2])
CASE = str(TESTS / "rules/farar/example-a-round.play")


class BadInput(unittest.TestCase):
    """Anything wrong: a non-zero status and one clear line, never a crash."""

    def refused(self, *arguments, says, status=2, only_stderr=True):
        done = run(*arguments)
        self.assertEqual(done.returncode, status, done)
        if only_stderr:
            self.assertEqual(done.stdout, "")
        lines = done.stderr.splitlines()
        self.assertEqual(len(lines), 1, done.stderr)
        self.assertIn(says, lines[0])

    def test_arguments(self):
        self.refused(says="subcommand")
        self.refused("nonsense", says="nonsense")
        self.refused("sim", says="game is required")
        self.refused("sim", "chess", says="no game is called 'chess'; there is: ")
        self.refused("sim", "farar", "--seats", "7", says="2 to 6 seats, not 7")
        self.refused("sim", "farar", "--seats", "x", says="--seats")
        self.refused("sim", "farar", "--matches", "0", says="--matches")
        self.refused("sim", "farar", "--options", "tempo=1", says="no option is called 'tempo'")
        self.refused("sim", "farar", "--options", "mouth_capacity=48", says="0…47")
        self.refused("sim", "farar", "--options", "first_seat=3", "--seats", "2", says="first_seat 3")
        self.refused("sim", "farar", "--players", "nobody", says="no player is called 'nobody'")
        self.refused("sim", "farar", "--seats", "2", "--players", "random,random,random", says="3 players")
        self.refused("arena", "farar", says="--players is required")
        self.refused("arena", "farar", "--players", "random,nobody", says="no player is called 'nobody'")
        self.refused("arena", "farar", "--players", "random", "--seats", "9", says="2 to 6 seats, not 9")
        self.refused("arena", "farar", "--players", "random", "--round-robin", says="at least two players")
        self.refused("arena", "farar", "--players", "random,easy,random", "--seats", "2", says="'random' twice")
        self.refused("arena", "farar", "--players", "random", "--budget", "0", says="--budget")
        self.refused("arena", "farar", "--players", "random", "--threads", "0", says="--threads")
        self.refused("perft", "farar", "--depth", "0", says="--depth")
        self.refused("play", "farar", "--seat", "9", says="--seat 9")
        self.refused("play", "farar", "--lang", "de", says="fa or en")
        self.refused("bench", "--seconds", "0", says="--seconds")

    def test_advice(self):
        self.refused("advise", "no/such/file", says="cannot read no/such/file")
        self.refused("advise", CASE, "--ply", "999", says="beyond the last ply")
        self.refused("advise", CASE, "--ply", "0", "--seat", "9", says="--seat takes a seat from 0 to")
        self.refused("advise", CASE, "--iterations", "0", says="--iterations")
        self.refused("advise", CASE, "--lang", "de", "--ply", "0", says="fa or en")
        self.refused("review", CASE, says="is not over")
        self.refused("review", str(TESTS), says="cannot read")

    def test_files(self):
        self.refused("replay", "no/such/file", says="cannot read no/such/file")
        self.refused("replay", str(TESTS), says="cannot read")
        self.refused("replay", CASE, "--to", "999", says="beyond the last ply")
        self.refused("replay", CASE, "--view", "9", says="--view takes a seat")
        self.refused("sim", "farar", "--records", "/dev/null/x", "--matches", "1", says="cannot make the folder")
        self.refused("play", "farar", "--name", "x", "--save", "/dev/full", says="cannot write /dev/full",
                     only_stderr=False)
        self.refused("sim", "farar", "--records", "/proc", "--matches", "1", says="cannot write")
        with tempfile.TemporaryDirectory() as folder:
            bad = pathlib.Path(folder, "bad.play")
            bad.write_text("mohreh record 1\ngame farar 1\nseats 2\nchance: first 7\n", encoding="utf-8")
            self.refused("replay", str(bad), says="bad.play:4:9: 'first 7' is no move of this game")
            bad.write_bytes(bytes(range(256)) * 50)
            self.refused("replay", str(bad), says="bad.play:1:")

    def test_verify_reads_records_only(self):
        self.refused("verify", says="file is required")
        self.refused("verify", "no/such/file", says="cannot read no/such/file")
        self.refused("verify", str(TESTS), says="cannot read")
        with tempfile.TemporaryDirectory() as folder:
            bad = pathlib.Path(folder, "bad.play")
            bad.write_text("mohreh record 1\ngame farar 1\nseats 2\nmatch 12\n", encoding="utf-8")
            self.refused("verify", str(bad), says="bad.play:4:7: 32 hex digits")

    def test_backup(self):
        with tempfile.TemporaryDirectory() as folder:
            self.refused("backup", "--to", "x", says="--data is required")
            self.refused("backup", "--data", folder, "--to", f"{folder}/copy.db",
                         says="no server has used this folder yet")
            self.refused("backup", "--data", folder, "--to", folder, says="is a folder")
            pathlib.Path(folder, "mohreh.db").write_bytes(b"#" * 9000)
            self.refused("backup", "--data", folder, "--to", f"{folder}/mohreh.db", says="--force replaces it")
            self.refused("backup", "--data", folder, "--to", f"{folder}/mohreh.db", "--force", status=1,
                         says="is the database itself")
            self.refused("backup", "--data", folder, "--to", f"{folder}/copy.db", status=1, says="is damaged")
            self.refused("backup", "--data", folder, "--to", "/dev/null/x", status=1, says="Cannot write the backup")
            self.assertFalse(pathlib.Path(folder, "copy.db").exists())

    def test_a_full_disk_is_told(self):
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run([MOHREH, "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertIn("could not be written", done.stderr)

    def test_a_failed_expectation_is_told(self):
        with tempfile.TemporaryDirectory() as folder:
            wrong = pathlib.Path(folder, "wrong.play")
            wrong.write_text("mohreh record 1\ngame farar 1\nseats 2\nexpect awaited 0\n", encoding="utf-8")
            done = run("replay", str(wrong))
            self.assertEqual(done.returncode, 1)
            self.assertIn("wrong.play:4: expected awaited 0, but found awaited chance", done.stderr)

    def test_what_failed_before_a_refused_ply_is_told_too(self):
        with tempfile.TemporaryDirectory() as folder:
            wrong = pathlib.Path(folder, "wrong.play")
            wrong.write_text("mohreh record 1\ngame farar 1\nseats 2\noptions first_seat=0\nexpect awaited 1\n"
                             "seat 0: stake 15\n", encoding="utf-8")
            done = run("replay", str(wrong))
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            lines = done.stderr.splitlines()
            self.assertEqual(len(lines), 2, done.stderr)
            self.assertIn("wrong.play:5: expected awaited 1, but found awaited 0 1", lines[0])
            self.assertIn("wrong.play:6:9: stake 15 is refused: tens", lines[1])

    def test_a_bad_line_matters_only_to_those_who_go_there(self):
        with open(CASE, encoding="utf-8") as file:
            good = file.read()
        with tempfile.TemporaryDirectory() as folder:
            bad = pathlib.Path(folder, "bad.play")
            bad.write_text(good + "seat 0: stake \x01\n", encoding="utf-8")
            self.refused("replay", str(bad), says="bad.play:")
            self.refused("replay", str(bad), "--to", "999", says="a control character")
            whole, part = (run("replay", str(name), "--to", "3", "--json") for name in (CASE, bad))
            self.assertEqual((part.returncode, part.stdout), (0, whole.stdout), part.stderr)


class Output(unittest.TestCase):
    def json_of(self, *arguments):
        done = run(*arguments)
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)

    def test_help_is_everywhere(self):
        for command in ("", "games", "sim", "arena", "replay", "perft", "bench", "play", "advise", "review",
                        "verify", "backup"):
            done = run(*command.split(), "--help")
            self.assertEqual(done.returncode, 0)
            self.assertIn("--help", done.stdout)
        self.assertIn("mohreh", run("--version").stdout)

    def test_games(self):
        for game in self.json_of("games", "--json"):
            self.assertTrue(game["title"]["fa"] and game["title"]["en"])
            for option in game["options"]:
                self.assertTrue(option["meaning"]["fa"] and option["meaning"]["en"])
                self.assertNotIn(".tip", option["meaning"]["en"], option["key"])
                self.assertTrue(option["default"] and option["values"] and option["type"])
        self.assertIn("mouth_capacity = 20", run("games").stdout)

    def test_sim(self):
        figures = self.json_of("sim", "farar", "--seats", "3", "--matches", "50", "--seed", "4")
        self.assertEqual(figures["matches"], 50)
        self.assertEqual(len(figures["mean_points"]), 3)
        self.assertAlmostEqual(sum(figures["wins"]), 50)
        self.assertEqual(sum(row["matches"] for row in figures["lengths"]), 50)
        again = self.json_of("sim", "farar", "--seats", "3", "--matches", "50", "--seed", "4")
        self.assertEqual(figures["plies"], again["plies"])
        self.assertEqual(figures["mean_points"], again["mean_points"])

    def arena(self, *arguments):
        figures = self.json_of("arena", "farar", "--matches", "24", "--seed", "5", "--budget", "0.1",
                               "--options", "max_rounds=10", "--json", *arguments)
        self.assertGreater(figures.pop("seconds"), 0)
        return figures

    def test_arena(self):
        figures = self.arena("--players", "threshold,random", "--seats", "4")
        self.assertEqual(set(figures), {"game", "seats", "seed", "budget", "matches", "players"})
        self.assertEqual((figures["game"], figures["seats"], figures["seed"], figures["budget"]),
                         ("farar", 4, 5, 0.1))
        self.assertEqual([row["name"] for row in figures["players"]], ["threshold", "random"])
        self.assertEqual([row["matches"] for row in figures["players"]], [24, 72])
        self.assertAlmostEqual(sum(row["wins"] for row in figures["players"]), 24)
        for row in figures["players"]:
            self.assertEqual(set(row), {"name", "matches", "wins", "share", "low", "high", "mean_points"})
            self.assertAlmostEqual(row["share"], row["wins"] / row["matches"])
            self.assertTrue(0 <= row["low"] < row["share"] < row["high"] <= 1, row)

    def test_arena_is_the_same_again_on_more_threads(self):
        figures = self.arena("--players", "easy,threshold,random")
        self.assertEqual(figures["seats"], 3)
        self.assertEqual(figures, self.arena("--players", "easy,threshold,random", "--threads", "2"))

    def test_arena_rates_a_round_robin(self):
        figures = self.arena("--players", "easy,threshold,random", "--seats", "2")
        self.assertEqual(figures, self.arena("--players", "easy,threshold,random", "--round-robin"))
        self.assertEqual([row["matches"] for row in figures["players"]], [48] * 3)
        ratings = {row["name"]: row["rating"] for row in figures["ratings"]}
        self.assertAlmostEqual(sum(ratings.values()), 0, places=5)
        self.assertGreater(ratings["threshold"], ratings["random"])
        for row in figures["ratings"]:
            self.assertEqual(set(row), {"name", "rating", "low", "high", "matches"})
            self.assertTrue(row["low"] < row["rating"] < row["high"])

    def test_arena_prints_a_table(self):
        lines = run("arena", "farar", "--players", "threshold,random", "--matches", "4", "--options",
                    "max_rounds=10").stdout.splitlines()
        self.assertEqual(len(lines), 3)
        self.assertTrue(lines[0].startswith("name") and lines[1].startswith("threshold"))

    def test_records_of_sim_replay(self):
        with tempfile.TemporaryDirectory() as folder:
            self.json_of("sim", "farar", "--matches", "3", "--records", folder, "--options", "max_rounds=10")
            files = sorted(pathlib.Path(folder).iterdir())
            self.assertEqual(len(files), 3)
            for file in files:
                end = self.json_of("replay", str(file), "--json")
                self.assertEqual(end["awaited"], [])
                self.assertEqual(min(end["outcome"]["ranks"]), 1)

    def test_replay(self):
        whole = self.json_of("replay", CASE, "--json")
        self.assertIn("wealth", whole["state"])
        view = self.json_of("replay", CASE, "--to", "1", "--view", "1", "--legal", "--json")
        self.assertNotIn("state", view)
        self.assertEqual(view["view"]["stake"][0], None)
        self.assertIn("stake 0", view["legal"]["1"])
        self.assertIn("== ply 1", run("replay", CASE, "--playthrough").stdout)
        self.assertIn("awaited:", run("replay", CASE, "--legal").stdout)
        with open(CASE, encoding="utf-8") as file:
            self.assertEqual(run("replay", "-", "--json", typed=file.read()).returncode, 0)

    def test_advise(self):
        # Gordon has drawn a coal of 50; the furnace holds 47 more, nine of them devils.
        advice = self.json_of("advise", CASE, "--ply", "5", "--iterations", "400", "--json")
        self.assertEqual((advice["seat"], advice["iterations"]), (0, 400))
        self.assertEqual({each["move"] for each in advice["moves"]}, {"draw", "stop"})
        for each in advice["moves"]:
            self.assertTrue(0 <= each["chance"] <= 1 and each["error"] > 0 and each["points"] > 0, each)
        devil = next(row for row in advice["odds"] if row["key"] == "devil")
        self.assertEqual((devil["numerator"], devil["denominator"]), (9, 47))
        self.assertEqual(advice, self.json_of("advise", CASE, "--ply", "5", "--iterations", "400", "--json"))
        english = run("advise", CASE, "--ply", "5", "--iterations", "50", "--lang", "en").stdout
        self.assertIn("The next coal is a devil: 19% (9/47)", english)
        self.assertIn("[draw]", english)
        self.assertIn("۱۹٪", run("advise", CASE, "--ply", "5", "--iterations", "50", "--lang", "fa").stdout)
        # Somebody who has nothing to choose may still ask for the odds.
        self.assertEqual(self.json_of("advise", CASE, "--ply", "4", "--seat", "2", "--json")["moves"], [])

    def test_review(self):
        with tempfile.TemporaryDirectory() as folder:
            self.json_of("sim", "zirkhaki", "--matches", "1", "--seats", "2", "--records", folder)
            file = str(next(pathlib.Path(folder).iterdir()))
            short = ["review", file, "--iterations", "20", "--rollouts", "50"]
            review = self.json_of(*short, "--json")
            self.assertAlmostEqual(sum(seat["result"] for seat in review["seats"]), 1)
            for seat in review["seats"]:
                self.assertAlmostEqual(seat["start"] + seat["luck"] + seat["choice"] + seat["others"],
                                       seat["result"], places=3)
            self.assertEqual(sum(seat["decisions"] for seat in review["seats"]), len(review["decisions"]))
            english, persian = (run(*short, "--lang", language) for language in ("en", "fa"))
            self.assertIn("luck", english.stdout)
            self.assertIn("شانس", persian.stdout)
            # Somebody who waits sees at once how far it is.
            self.assertIn("step 0 of ", english.stderr.splitlines()[0])
            self.assertIn("حرکت ۰ از ", persian.stderr.splitlines()[0])

    def test_review_speaks_in_names_and_words(self):
        with tempfile.TemporaryDirectory() as folder:
            self.json_of("sim", "zirkhaki", "--matches", "1", "--players", "greedy,random", "--records", folder)
            file = str(next(pathlib.Path(folder).iterdir()))
            told = run("review", file, "--iterations", "200", "--rollouts", "50", "--lang", "en").stdout
            self.assertRegex(told, r"(?m)^greedy: from ")
            self.assertRegex(told, r"(?m)^After step \d+, (greedy|random): “[A-Z]")
            self.assertNotRegex(told, r"Seat \d|play_|zirkhaki\.|site\.")

    def test_review_of_a_long_match_is_soon_there_and_tells_how_much_it_saw(self):
        with tempfile.TemporaryDirectory() as folder:
            self.json_of("sim", "farar", "--matches", "1", "--players", "threshold,random", "--records", folder)
            file = str(next(pathlib.Path(folder).iterdir()))
            few = ["review", file, "--iterations", "2", "--rollouts", "2"]
            review = self.json_of(*few, "--json")
            self.assertGreater(review["plies"], 3000)
            self.assertTrue(200 <= review["looked_at"] <= 1000, review["looked_at"])
            self.assertGreater(max(each["ply"] for each in review["decisions"]), review["plies"] - 100)
            said = f"{review['looked_at']} of its {review['plies']} steps were looked at"
            self.assertIn(said, run(*few, "--lang", "en").stdout)
            self.assertEqual(self.json_of(*few, "--plies", "0", "--json")["looked_at"], review["plies"])

    def test_backup_while_somebody_writes(self):
        migrations = sorted((TESTS.parent / "server/store/migrations").glob("*.sql"))
        with tempfile.TemporaryDirectory() as folder:
            live = sqlite3.connect(f"{folder}/mohreh.db", isolation_level=None)
            live.execute("PRAGMA journal_mode = WAL")
            for migration in migrations:
                live.executescript(migration.read_text(encoding="utf-8"))
            live.execute(f"PRAGMA user_version = {len(migrations)}")
            live.execute("INSERT INTO users VALUES (x'01', 'Bahar', 1, 2)")
            live.execute("BEGIN IMMEDIATE")
            live.execute("INSERT INTO users VALUES (x'02', 'nobody yet', 1, 2)")
            for force in ([], ["--force"]):
                done = run("backup", "--data", folder, "--to", f"{folder}/copy.db", *force)
                self.assertEqual(done.returncode, 0, done.stderr)
                copy = sqlite3.connect(f"{folder}/copy.db")
                self.assertEqual(copy.execute("SELECT name FROM users").fetchall(), [("Bahar",)])
                copy.close()
            live.close()

    def test_perft(self):
        counts = self.json_of("perft", "farar", "--seats", "2", "--depth", "3", "--options", "first_seat=0", "--json")
        self.assertEqual([row["count"] for row in counts], [21, 441, 3087])

    def test_bench(self):
        for row in self.json_of("bench", "--json", "--seconds", "0.2"):
            self.assertEqual(set(row), {"game", "seats", "plies_per_s", "matches_per_s", "copies_per_s", "state_bytes",
                                        "search_per_s"})
            self.assertGreater(row["search_per_s"], 0)
        signature = run("bench", "--signature").stdout
        self.assertEqual(signature, (TESTS / "signature.txt").read_text(encoding="utf-8"))


class Terminal(unittest.TestCase):
    def test_a_whole_match_in_both_languages(self):
        with tempfile.TemporaryDirectory() as folder:
            for language in ("en", "fa"):
                saved = str(pathlib.Path(folder, language))
                done = run("play", "farar", "--seats", "3", "--lang", language, "--seed", "2", "--save", saved,
                           "--options", "max_rounds=10", typed="2\n\n" * 300)
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertNotIn("\x1b", done.stdout, "no colours into a pipe")
                self.assertNotIn("farar.", done.stdout)
                end = run("replay", saved, "--json")
                self.assertEqual(json.loads(end.stdout)["awaited"], [])

    def test_leaving_and_coming_back(self):
        with tempfile.TemporaryDirectory() as folder:
            saved = str(pathlib.Path(folder, "half"))
            run("play", "farar", "--seed", "2", "--save", saved, typed="2\n\n1\nq\n")
            before = json.loads(run("replay", saved, "--json").stdout)["plies"]
            self.assertGreater(before, 0)
            done = run("play", "--resume", saved, "--save", saved, typed="1\n\nq\n")
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertGreater(json.loads(run("replay", saved, "--json").stdout)["plies"], before)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
