#!/usr/bin/env python3
"""A game lives in its own places: check_game_places.py PROJECT_FOLDER. The key of a game may stand
in its own files, in the one list of games and in prose; a shared file that names it has leaked."""
import pathlib
import re
import subprocess
import sys

PROSE = (".md",)
# Tests and examples that need some game to show a mechanism name one.
EXAMPLES = re.compile(r"_test\.cc$|^docs/examples/|^clients/web/e2e/|^fuzz/corpus/|^tests/(perft|rules|playthroughs|oracle|wasm|cli|compile_fail|strength)/"
                      r"|^tests/signature\.txt$|^tests/CMakeLists\.txt$|^rules/")


def own_places(key):
    return re.compile(rf"^engine/games/{key}/|^engine/facade/registry\.cc$|^bots/players/{key}/|"
                      rf"^clients/web/src/games/{key}/|^i18n/\w+/{key}\.json$|^art/{key}/")


def main():
    root = pathlib.Path(sys.argv[1])
    keys = sorted(p.name for p in (root / "engine/games").iterdir() if p.is_dir())
    files = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=root, check=True,
                           capture_output=True, text=True).stdout.splitlines()
    leaks = []
    for name in files:
        file = root / name
        if not file.is_file() or file.suffix in PROSE or EXAMPLES.search(name):
            continue
        text = file.read_text(encoding="utf-8", errors="replace")
        # Comments may name a game as an example; code may not.
        code = re.sub(r"//[^\n]*|#(?!include)[^\n]*", "", text)
        for key in keys:
            if not own_places(key).search(name) and re.search(rf"\b{key}\b", code, re.IGNORECASE):
                leaks.append(f"{name}: names {key}")
    print("\n".join(leaks) or f"{len(keys)} games keep to their places")
    sys.exit(1 if leaks or not keys else 0)


main()
