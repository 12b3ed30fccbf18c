#!/usr/bin/env python3
"""The layout checks themselves: what they must refuse, they refuse. layout_test.py"""
import pathlib
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).parent


def status(script, files):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        subprocess.run(["git", "init", "-q", folder], check=True)
        done = subprocess.run([sys.executable, HERE / script, folder], capture_output=True, check=False)
        return done.returncode


class Includes(unittest.TestCase):
    def including(self, source, header):
        return status("check_includes.py", {source: f'#include "{header}"\n'})

    def test_allowed(self):
        self.assertEqual(self.including("engine/games/one/a.cc", "engine/core/seat.h"), 0)
        self.assertEqual(self.including("engine/facade/registry.cc", "engine/games/one/one.h"), 0)
        self.assertEqual(self.including("bots/players/one_players.cc", "engine/games/one/one.h"), 0)

    def test_forbidden(self):
        for source, header in [("engine/games/one/a.cc", "engine/games/two/b.h"),
                               ("engine/games/one/a.cc", "engine/facade/any_game.h"),
                               ("engine/core/a.h", "engine/games/one/one.h"),
                               ("engine/facade/any_game.cc", "engine/games/one/one.h"),
                               ("engine/record/record.cc", "bots/players/player.h"),
                               ("bots/search/tree.h", "engine/games/one/one.h"),
                               ("clients/terminal/table.cc", "engine/games/one/one.h"),
                               ("engine/record/record.cc", "i18n/words.h"),
                               ("nowhere/a.cc", "engine/core/seat.h")]:
            self.assertEqual(self.including(source, header), 1, f"{source} includes {header}")

    def test_the_engine_uses_the_standard_library_alone(self):
        self.assertEqual(status("check_includes.py", {"engine/record/a.cc": "#include <unistd.h>\n"}), 1)
        self.assertEqual(status("check_includes.py", {"engine/core/a.h": "#include <iostream>\n"}), 1)


class GamePlaces(unittest.TestCase):
    GAME = {"engine/games/one/one.h": "struct One {};\n"}

    def test_own_places(self):
        self.assertEqual(status("check_game_places.py", {**self.GAME, "i18n/fa/one.json": '{"one": ""}',
                                                         "engine/facade/registry.cc": "one::One\n"}), 0)

    def test_leaks(self):
        for name in ("match/clock.cc", "play", "engine/core/seat.h", "clients/web/src/app/app.ts"):
            self.assertEqual(status("check_game_places.py", {**self.GAME, name: "if (key == one)\n"}), 1, name)


if __name__ == "__main__":
    unittest.main()
