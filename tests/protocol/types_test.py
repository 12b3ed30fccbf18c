#!/usr/bin/env python3
"""The TypeScript of the protocol: types_test.py PROTOCOL_TYPES PROJECT_FOLDER. It is whole (every
message, field and name of the sources is in it), its brackets match, and it is the same every time.
Where a TypeScript compiler of version 5 is at hand (TSC, the web client's or one in the path), it
must accept the file in strict mode."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

PAIRS = {"}": "{", "]": "[", ")": "("}


def without_texts(source):
    source = re.sub(r'"(?:[^"\\\n]|\\.)*"', '""', source)
    return re.sub(r"//[^\n]*", "", source)


def unbalanced(source):
    open_ones = []
    for number, line in enumerate(without_texts(source).splitlines(), 1):
        for char in line:
            if char in PAIRS.values():
                open_ones.append(char)
            elif char in PAIRS and (not open_ones or open_ones.pop() != PAIRS[char]):
                return f"line {number}: {char} closes nothing"
    return f"{open_ones[-1]} is never closed" if open_ones else None


def named_in(headers):
    """Message types, fields and enumerators, as the headers write them."""
    types = re.findall(r'kType = "(\w+)"', headers)
    fields = re.findall(r'visit\("(\w+)"', headers)
    names = []
    for body in re.findall(r"std::array<std::string_view, \d+> k\w+Names\{(.*?)\}", headers, re.S):
        names += re.findall(r'"(\w+)"', body)
    return types, fields, names


def compiler(root):
    places = [os.environ.get("TSC"), str(root / "clients/web/node_modules/.bin/tsc"), shutil.which("tsc")]
    for place in places:
        if not place or not pathlib.Path(place).exists():
            continue
        version = subprocess.run([place, "--version"], capture_output=True, text=True).stdout
        if re.search(r"Version ([5-9]|\d\d)\.", version):
            return place
    return None


def problems(text, again, root):
    if text != again:
        yield "two runs differ"
    if problem := unbalanced(text):
        yield problem
    headers = "".join((root / "protocol" / name).read_text(encoding="utf-8")
                      for name in ("client_to_server.h", "server_to_client.h", "settings.h"))
    types, fields, names = named_in(headers)
    if len(types) < 30 or len(fields) < 100 or len(names) < 40:
        yield "the headers were not understood"
    for name in types:
        if f'type: "{name}"' not in text:
            yield f"no message {name}"
    for name in fields:
        if not re.search(rf"^  {name}\??: ", text, re.M):
            yield f"no field {name}"
    for name in names:
        if not re.search(rf'^export type \w+ = .*"{name}"', text, re.M):
            yield f"no name {name}"
    for game in (p.name for p in (root / "engine/games").iterdir() if p.is_dir()):
        if f"\n  {game}: {{" not in text or f"export interface {game.capitalize()}View {{" not in text:
            yield f"nothing about {game}"
    kind = re.search(r"kVersion = (\d+)", (root / "protocol/version.h").read_text())
    if f"export const version = {kind[1]};" not in text:
        yield "another version"
    if re.search(r": unknown;", text):
        yield "a field that is only unknown: name its type in message_types.cc"


def main():
    program, root = sys.argv[1], pathlib.Path(sys.argv[2])
    text, again = (subprocess.run([program], check=True, capture_output=True, text=True).stdout
                   for _ in range(2))
    found = list(problems(text, again, root))
    tsc = compiler(root)
    if tsc:
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "protocol.ts"
            file.write_text(text, encoding="utf-8")
            run = subprocess.run([tsc, "--strict", "--noEmit", "--target", "es2022", "--lib", "es2022",
                                  str(file)], capture_output=True, text=True)
            if run.returncode != 0:
                found.append(run.stdout)
    print("\n".join(found) or f"{len(text)} bytes of types, "
          f"{'accepted by the compiler' if tsc else 'no compiler at hand to ask'}")
    sys.exit(1 if found else 0)


main()
