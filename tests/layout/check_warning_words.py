#!/usr/bin/env python3
"""What is odd at a server's start is told by keys, and the page has words for each: check_warning_words.py ROOT"""
import json
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
keys = re.findall(r'warnings\.emplace_back\("(\w+)"\)', (root / "server/api/operator_status.cc").read_text())
if not keys:
    sys.exit("no warning was found in server/api/operator_status.cc")
missing = [
    f"i18n/{language}/site.json has no warning_{key}"
    for language in ("fa", "en")
    for words in [json.loads((root / "i18n" / language / "site.json").read_text())]
    for key in keys
    if f"warning_{key}" not in words
]
if missing:
    sys.exit("\n".join(missing))
print(f"{len(keys)} warnings have words")
