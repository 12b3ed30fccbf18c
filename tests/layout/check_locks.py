#!/usr/bin/env python3
"""The locks of npm are whole, so that `npm ci` takes them on every machine, and nothing names a host that packages come
from, for that is each machine's own choice: check_locks.py ROOT"""
import json
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
HOST = re.compile(r"https?://(registry|deb|mirrors?|packages|ftp|security|download|cdn)\.[\w.-]+", re.I)
wrong = []


def entry_of(packages, owner, name):
    """As Node looks it up: in the owner's own folder, then in each above it."""
    while True:
        if found := packages.get(f"{owner}/node_modules/{name}".lstrip("/")):
            return found
        if not owner:
            return None
        owner = owner.rpartition("/node_modules/")[0]


def fits(package, key, wanted):
    """Whether the package is for one of these; it may say one, several or nothing."""
    said = package.get(key, wanted)
    return not set([said] if isinstance(said, str) else said).isdisjoint(wanted)


for lock in (root / "clients/web/package-lock.json", root / "tools/node/package-lock.json"):
    packages = json.loads(lock.read_text())["packages"]
    for owner, package in packages.items():
        if "resolved" in package:
            wrong.append(f"{lock}: {owner} says where it comes from")
        needed = [*package.get("dependencies", {}), *package.get("devDependencies", {}),
                  *package.get("optionalDependencies", {})]
        wrong += [f"{lock}: {owner or 'the project'} needs {name}, which has no entry"
                  for name in needed if not entry_of(packages, owner, name)]
        is_ours = fits(package, "os", ["linux"]) and fits(package, "cpu", ["x64", "arm64"])
        if owner and is_ours and "integrity" not in package:
            wrong.append(f"{lock}: {owner} has no checksum")

for file in [*root.glob("*"), *root.glob("tools/**/*"), *root.glob("docs/**/*.md"), *root.glob("cmake/*"), *root.glob(".ci/*")]:
    if file.is_file() and (found := HOST.search(file.read_text(encoding="utf-8", errors="replace"))):
        wrong.append(f"{file} names the host {found[0]}")

if wrong:
    sys.exit("\n".join(wrong))
print("locks are whole, and no host is named")
