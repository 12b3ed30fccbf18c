#!/usr/bin/env python3
"""Who may include whom: check_includes.py PROJECT_FOLDER. Every #include "..." must be allowed by
the table below, and the engine may include nothing but itself and the standard library."""
import pathlib
import re
import sys

# module -> modules it may include, besides itself; the longest matching prefix is the module.
ALLOWED = {
    "engine/core": [],
    "engine/games/*": ["engine/core"],
    "engine/facade": ["engine/core", "engine/games/*"],
    "engine/record": ["engine/core", "engine/facade"],
    "bots/search": ["engine/core"],
    "bots/players": ["engine", "bots/search"],
    "bots/selfplay": ["engine", "bots/search", "bots/players"],
    "match": ["engine/core", "engine/facade", "engine/record", "bots/players", "protocol"],
    "protocol": ["engine/core", "engine/facade"],
    "server": ["engine/core", "engine/facade", "engine/record", "bots", "match", "protocol", "i18n"],
    "bindings": ["engine/core", "engine/facade", "engine/record", "bots", "match", "protocol"],
    "clients/terminal": ["engine/core", "engine/facade", "engine/record", "bots/players", "match",
                         "protocol", "i18n"],
    "i18n": [],
    "bench/load": ["engine/core", "engine/facade", "protocol"],
    "bench": ["engine/core", "engine/facade", "engine/record", "bots"],
    "mohreh": ["engine/core", "engine/facade", "engine/record", "bots", "clients/terminal", "i18n",
               "bench", "match", "protocol", "server"],
    "tests": ["engine", "bots", "i18n", "clients/terminal", "match", "protocol", "server", "mohreh"],
    "fuzz": ["engine", "bots", "match", "protocol", "server"],
}
# Only facade/registry.cc names the games.
ONLY_REGISTRY = "engine/facade/registry.cc"
STANDARD_HEAVY = {"iostream", "regex", "functional"}  # kept out of core for build time


def module_of(path):
    parts = path.split("/")
    if parts[:2] == ["engine", "games"] and len(parts) > 3:
        return "/".join(parts[:3])
    known = [m for m in ALLOWED if path.startswith(m + "/")]
    return max(known, key=len) if known else None


def may_include(source, module, target):
    rule = "engine/games/*" if module.startswith("engine/games/") else module
    if target.startswith(module + "/"):
        return True
    for allowed in ALLOWED[rule]:
        prefix = allowed.removesuffix("*")
        if target.startswith(prefix if allowed.endswith("*") else prefix + "/"):
            in_facade = module == "engine/facade" and target.startswith("engine/games/")
            return not in_facade or source == ONLY_REGISTRY
    return False


def problems(root):
    for file in sorted(root.rglob("*")):
        source = file.relative_to(root).as_posix()
        if file.suffix not in (".h", ".cc") or "node_modules" in file.parts or source.startswith("build/") or not file.is_file():
            continue
        module = module_of(source)
        if module is None:
            yield f"{source}: belongs to no module"
            continue
        is_test = source.endswith("_test.cc")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            quoted = re.match(r'\s*#\s*include\s*"([^"]+)"', line)
            angled = re.match(r"\s*#\s*include\s*<([^>]+)>", line)
            if quoted and not may_include(source, module, quoted[1]):
                if not (is_test and module.startswith("clients") and quoted[1].startswith("engine/")):
                    yield f"{source}:{number}: may not include {quoted[1]}"
            if angled and module.startswith("engine/") and not is_test:
                if "/" in angled[1] or angled[1].endswith(".h"):
                    yield f"{source}:{number}: the engine uses the standard library alone"
                if module == "engine/core" and angled[1] in STANDARD_HEAVY:
                    yield f"{source}:{number}: <{angled[1]}> costs too much in core"


def main():
    found = list(problems(pathlib.Path(sys.argv[1])))
    print("\n".join(found) or "every include goes the right way")
    sys.exit(1 if found else 0)


main()
