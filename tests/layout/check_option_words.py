#!/usr/bin/env python3
"""Whatever a host may choose has words in both languages: check_option_words.py PROJECT_FOLDER. Options and
their values are read from the engine's headers; the page finds words as GameOptions.svelte does."""
import json
import pathlib
import re
import sys

OPTION = re.compile(r'visit\("(\w+)",\s*self\.\w+,\s*(\w+)(?:<(\w+)>)?\{')
NUMBERS = {"OneOf", "Between", "RisingTens"}  # digits need no words
SHARED = {"yes", "no", "on", "off", "random"}  # words of the site


def enum_names(headers, enum):
    found = re.search(rf"enum_names\({enum}\)\s*\{{\s*return\s*\{{([^}}]*)\}}", headers)
    return re.findall(r'"(\w+)"', found[1]) if found else []


def any_of(headers, domain):
    """The values of a domain of its own: a word for nothing, or some of the numbers from 1, joined with '+'."""
    found = re.search(rf"struct {domain} \{{(.*?)\n\}};", headers, re.DOTALL)
    sets = re.search(r"bits < (\d+)", found[1]) if found else None
    nothing = re.search(r'out \+= "(\w+)"', found[1]) if found else None
    if not sets or not nothing:
        return []
    chosen = [[str(n + 1) for n in range(bits.bit_length()) if bits >> n & 1] for bits in range(1, int(sets[1]))]
    return [nothing[1]] + ["+".join(numbers) for numbers in chosen]


def values_of(headers, domain, argument):
    if domain == "YesNo":
        return ["yes", "no"]
    if domain == "FirstSeat":
        return ["random"]
    if domain in NUMBERS:
        return []
    return enum_names(headers, argument) if domain == "OneOfNames" else any_of(headers, domain)


def main():
    root = pathlib.Path(sys.argv[1])
    count, wrong = 0, []
    for options in sorted((root / "engine/games").glob("*/options.h")):
        game = options.parent.name
        headers = "\n".join(file.read_text(encoding="utf-8") for file in sorted(options.parent.glob("*.h")))
        specs = OPTION.findall(options.read_text(encoding="utf-8"))
        if len(specs) != len(re.findall(r"\bvisit\(", options.read_text(encoding="utf-8"))) or not specs:
            wrong.append(f"engine/games/{game}/options.h: an option that is not read here")
        for key, domain, argument in specs:
            values = values_of(headers, domain, argument)
            if not values and domain not in NUMBERS:
                wrong.append(f"engine/games/{game}/options.h: no values are found for {key}")
            count += len(values)
            for language in ("fa", "en"):
                words = {area: json.loads((root / "i18n" / language / f"{area}.json").read_text(encoding="utf-8"))
                         for area in (game, "site")}
                wrong += [f"i18n/{language}/{game}.json has no opt.{key}.{value}" for value in values
                          if not words[game].get(f"opt.{key}.{value}")
                          and not (value in SHARED and words["site"].get(value))]
    print("\n".join(wrong) or f"{count} values of options have words")
    sys.exit(1 if wrong or not count else 0)


main()
