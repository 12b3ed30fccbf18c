#!/usr/bin/env python3
"""Where the time of ./check went: shares.py SHARES JUNIT_XML. SHARES has a part and its seconds a line. Tests run side
by side, so their own times add up to more than the part took; they stand in groups, the dearest of each named."""
import collections
import pathlib
import re
import sys
import xml.etree.ElementTree as ET

DEAREST = 3


def group_of(test):
    preset, _, name = test.partition(".")
    if name.startswith("browser_"):
        return "in a browser"
    return "the page's own" if name == "page" else preset


def main():
    parts = [line.split() for line in pathlib.Path(sys.argv[1]).read_text().splitlines()]
    total = sum(int(seconds) for _, seconds in parts)
    print(f"\nWhere the {total // 60} min {total % 60} s went:")
    for part, seconds in parts:
        print(f"  {part:<16}{int(seconds):5} s  {100 * int(seconds) / max(total, 1):3.0f} %")
    junit = pathlib.Path(sys.argv[2])
    if not junit.exists():
        return
    groups = collections.defaultdict(list)
    for case in ET.parse(junit).getroot().iter("testcase"):
        groups[group_of(case.get("name"))].append((float(case.get("time") or 0), case.get("name")))
    print("The tests, by the sum of their own times:")
    for group, tests in sorted(groups.items(), key=lambda item: -sum(time for time, _ in item[1])):
        dearest = ", ".join(f"{re.sub(r'^[a-z]+[.](browser_)?', '', name)} {time:.0f}"
                            for time, name in sorted(tests, reverse=True)[:DEAREST])
        print(f"  {group:<16}{sum(time for time, _ in tests):5.0f} s  {len(tests)} tests; {dearest}")


main()
