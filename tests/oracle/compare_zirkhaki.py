#!/usr/bin/env python3
"""Compares the engine's Zirkhaki with the second implementation in zirkhaki.py.

    compare_zirkhaki.py MOHREH_EXECUTABLE [--matches N] [--seed S]

The engine's simulated matches are replayed in the model and the model's own matches in the engine.
At every ply the move must be legal for both; at many plies cards, awaited seats, legal moves,
weights and outcome must be equal, and perft counts as well. It also insists that every situation
the model knows has come up. A record that shows a difference is kept and named.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from records import Record, read_record, write_record
from zirkhaki import KINDS, SITUATIONS, Match

LIKED = ("reveal", "wear trickster", "play_own snake", "steal 0 snake", "steal 1 snake")
SAMPLES = 4  # plies of a match that are looked at closely
TABLES = (
    (2, ""), (2, "rings=on"), (2, "first_seat=1,rings=on,bonus_on_protected_bust=yes"),
    (3, "rings=on,astrolabe_public=yes"), (3, "first_seat=2,powers=5"), (4, "rings=on"),
    (4, "bonus_on_protected_bust=yes,show_counts=no"), (5, "rings=on"), (6, "first_seat=0"),
    (7, "rings=on,powers=7"), (8, "rings=on,bonus_on_protected_bust=yes"), (2, "powers=0"),
    (2, "powers=2"), (4, "powers=6,rings=on"),
)  # fmt: skip


def listed(pile: Counter[Any]) -> dict[str, list[int]]:
    return {kind: sorted(v for k, v in pile.elements() if k == kind) for kind in KINDS}


def named(cards: list[Any]) -> list[str]:
    return [f"{kind}_{value}" for kind, value in cards]


def answer_of(match: Match) -> dict[str, Any]:
    """What `mohreh replay --json --legal` ought to say, as far as the model has words for it."""
    table, legal = match.table, {}
    for actor, moves in match.question.items():
        if actor == "chance":
            legal["chance"] = [{"move": move, "weight": weight} for move, weight in moves]
        else:
            legal[str(actor)] = moves
    return {
        "awaited": list(match.question),
        "legal": legal,
        "outcome": table.outcome() if not match.question else None,
        "field": [listed(field) for field in table.field],
        "burnt": listed(table.burnt),
        "area": named(table.area),
        "shown": named(table.shown),
        "peeked": named([card for card, _ in table.known]),
        "seen_by": [sorted(seen) for _, seen in table.known],
        "ring": table.ring,
    }


def part_of(engine: dict[str, Any]) -> dict[str, Any]:
    state = engine["state"]
    whole = {key: engine[key] for key in ("awaited", "legal", "outcome")}
    cards = ("field", "burnt", "area", "shown", "peeked", "seen_by", "ring")
    return {**whole, **{key: state[key] for key in cards}}


class Comparison:
    def __init__(self, executable: Path) -> None:
        self.executable = executable
        self.done = 0
        self.wrong: set[Path] = set()
        self.met: set[str] = set()

    def engine(self, *arguments: str) -> str:
        command = [str(self.executable), *arguments]
        answer = subprocess.run(command, capture_output=True, text=True, check=False)
        if answer.returncode != 0:
            raise RuntimeError(f"{' '.join(command)}\n{answer.stdout}{answer.stderr}".rstrip())
        return answer.stdout

    def equal(self, where: str, path: Path, engine: Any, model: Any) -> bool:
        self.done += 1
        if engine == model:
            return True
        self.wrong.add(path)
        print(f"DIFFERENCE {where}")
        if isinstance(engine, dict):
            for key in engine:
                if engine[key] != model[key]:
                    print(f"  {key}: engine {engine[key]}, model {model[key]}")
        else:
            print(f"  engine {engine}, model {model}")
        return False

    def record(self, path: Path, closely: bool) -> None:
        record = read_record(path)
        match = Match(record.options, record.seats)
        last = len(record.plies)
        numbers = {last, *random.Random(last).sample(range(last), min(SAMPLES, last))}
        if closely:
            numbers |= set(range(last))
        for number in range(last + 1):
            if number in numbers:
                text = self.engine("replay", str(path), "--to", str(number), "--json", "--legal")
                where = f"{path} after {number} plies"
                if not self.equal(where, path, part_of(json.loads(text)), answer_of(match)):
                    return
            if number < last:
                actor, move = record.plies[number]
                moves = [m if actor != "chance" else m[0] for m in match.question.get(actor, [])]
                if move not in moves:
                    self.equal(f"{path} ply {number + 1}", path, f"{actor}: {move}", moves)
                    return
                match.play(actor, move)
        self.met |= match.table.met

    def perft(self, seats: int, options: str, depth: int) -> None:
        answer = self.engine("perft", "zirkhaki", "--depth", str(depth), "--json",
                             "--seats", str(seats), "--options", options)  # fmt: skip
        counted = [row["count"] for row in json.loads(answer)]
        model = [count(seats, options, [], plies) for plies in range(1, depth + 1)]
        self.equal(f"perft {seats} {options}", Path(f"perft-{seats}"), counted, model)


def count(seats: int, options: str, plies: list[Any], depth: int) -> int:
    """A conversation cannot be copied, so every line is played from the start."""
    match = Match(options, seats)
    for actor, move in plies:
        match.play(actor, move)
    if not match.question:
        return 1
    actor, moves = next(iter(match.question.items()))
    names = [move if actor != "chance" else move[0] for move in moves]
    if depth == 1:
        return len(names)
    return sum(count(seats, options, [*plies, (actor, name)], depth - 1) for name in names)


def own_match(seats: int, options: str, rng: random.Random) -> Record:
    """A match which the model plays on its own; it likes to go on, so that much comes up."""
    record = Record("zirkhaki", seats, options)
    match = Match(options, seats)
    while match.question:
        actor, moves = next(iter(match.question.items()))
        if actor == "chance":
            names, weights = zip(*moves)
            move = rng.choices(names, weights)[0]
        else:
            liked = [move for move in moves if move.startswith(LIKED)]
            move = rng.choice(liked if liked and rng.random() < 0.4 else moves)
        match.play(actor, move)
        record.plies.append((actor, move))
    return record


def main() -> int:
    parser = argparse.ArgumentParser(description="Compares the engine's Zirkhaki with the model.")
    parser.add_argument("executable", type=Path)
    parser.add_argument("--matches", type=int, default=4, help="matches for each set of options")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="compare-zirkhaki-"))
    comparison = Comparison(arguments.executable)
    comparison.perft(2, "first_seat=0", 5)
    comparison.perft(5, "first_seat=0", 4)
    comparison.perft(3, "first_seat=0,rings=on", 4)
    rng = random.Random(arguments.seed)
    for number, (seats, options) in enumerate(TABLES):
        for match in range(3 * arguments.matches):
            path = folder / f"model-{number}-{match}.play"
            write_record(path, own_match(seats, options, rng))
            comparison.record(path, closely=match == 0)
        records = folder / f"sim-{number}"
        comparison.engine(
            "sim", "zirkhaki", "--seats", str(seats), "--matches", str(arguments.matches),
            "--seed", str(arguments.seed + number), "--players", "random",
            "--records", str(records), *(["--options", options] if options else []),
        )  # fmt: skip
        for path in sorted(records.iterdir()):
            comparison.record(path, closely=False)
    missed = [situation for situation in SITUATIONS if situation not in comparison.met]
    if missed:
        print(f"never came up, try more matches: {', '.join(missed)}")
    if comparison.wrong:
        print(f"records kept in {folder}")
    else:
        shutil.rmtree(folder)
    print(f"{comparison.done} comparisons, {len(comparison.wrong)} differences")
    return 1 if comparison.wrong or missed else 0


if __name__ == "__main__":
    sys.exit(main())
