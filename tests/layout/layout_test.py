#!/usr/bin/env python3
"""The layout checks themselves: what they must refuse, they refuse. layout_test.py"""
import json
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


class OptionWords(unittest.TestCase):
    HEADER = """
enum class Mood : std::uint8_t { calm, wild };
constexpr std::array<std::string_view, 2> enum_names(Mood) {
  return {"calm", "wild"};
}
struct AnyTrials {
  static void print(std::string& out, Trials value) {
    for (std::uint8_t bits = 0; bits < 4; ++bits) {}
    if (value.bits == 0) out += "none";
  }
};
    visit("mood", self.mood, OneOfNames<Mood>{});
    visit("open", self.open, YesNo{});
    visit("rounds", self.rounds, Between{1, 9});
    visit("trials", self.trials, AnyTrials{});
"""
    WORDS = [f"opt.{value}" for value in ("mood.calm", "mood.wild", "trials.none", "trials.1", "trials.2", "trials.1+2")]

    def with_words(self, persian, english=WORDS, shared=("yes", "no"), header=HEADER):
        def area(keys):
            return json.dumps({key: "word" for key in keys})
        return status("check_option_words.py", {
            "engine/games/one/options.h": header, "i18n/fa/one.json": area(persian), "i18n/en/one.json": area(english),
            "i18n/fa/site.json": area(shared), "i18n/en/site.json": area(shared)})

    def test_complete(self):
        self.assertEqual(self.with_words(self.WORDS), 0)

    def test_a_word_is_missing(self):
        for key in self.WORDS:
            rest = [word for word in self.WORDS if word != key]
            self.assertEqual(self.with_words(rest), 1, key)
            self.assertEqual(self.with_words(self.WORDS, rest), 1, key)
        self.assertEqual(self.with_words(self.WORDS, shared=["yes"]), 1)

    def test_a_domain_that_cannot_be_read(self):
        for wrong in ('visit("new", self.fresh, Anything{});', 'visit(kKey, self.fresh, YesNo{});'):
            self.assertEqual(self.with_words(self.WORDS, header=self.HEADER + wrong), 1, wrong)


if __name__ == "__main__":
    unittest.main()
