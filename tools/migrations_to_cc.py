#!/usr/bin/env python3
"""Writes NNNN_name.sql files as a C++ table in their order: migrations_to_cc.py FOLDER OUT.cc"""
import pathlib
import re
import sys


def main():
    folder, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    lines = ["// Made from server/store/migrations/ by tools/migrations_to_cc.py.",
             '#include "server/store/migrations.h"', "", "namespace mohreh::server {", "",
             "constexpr Migration kMigrations[] = {"]
    for number, file in enumerate(sorted(folder.glob("*.sql")), 1):
        named = re.fullmatch(r"(\d{4})_([a-z0-9_]+)", file.stem)
        if not named or int(named[1]) != number:
            sys.exit(f"{file.name}: expected a name like {number:04}_words.sql")
        lines.append(f'    {{{number}, "{named[2]}", R"sql({file.read_text(encoding="utf-8")})sql"}},')
    lines += ["};", "", "std::span<const Migration> migrations() {", "  return kMigrations;", "}", "",
              "}  // namespace mohreh::server", ""]
    out.write_text("\n".join(lines), encoding="utf-8")


main()
