#!/usr/bin/env python3
"""Writes i18n/<language>/<area>.json as C++ tables sorted by id: words_to_cc.py I18N_FOLDER OUT.cc"""
import json
import pathlib
import sys


def literal(text):
    return json.dumps(text, ensure_ascii=False).replace("\\u200c", "\u200c")


def phrases(folder):
    rows = {}
    for file in sorted(folder.glob("*.json")):
        for key, text in json.loads(file.read_text(encoding="utf-8")).items():
            one, other = (text["one"], text["other"]) if isinstance(text, dict) else (text, text)
            rows[f"{file.stem}.{key}"] = (one, other)
    return sorted(rows.items(), key=lambda row: row[0].encode())


def main():
    root, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    lines = ['// Made from i18n/ by tools/words_to_cc.py.', '#include "i18n/words.h"', "",
             "namespace mohreh {", ""]
    for language in ("en", "fa"):
        lines.append(f"constexpr Phrase k_{language}[] = {{")
        lines += [f"    {{{literal(i)}, {literal(one)}, {literal(other)}}},"
                  for i, (one, other) in phrases(root / language)]
        lines += ["};", ""]
    lines += ["std::span<const Phrase> phrases(Language language) {",
              "  if (language == Language::fa) return k_fa;", "  return k_en;", "}", "",
              "}  // namespace mohreh", ""]
    out.write_text("\n".join(lines), encoding="utf-8")


main()
