#!/usr/bin/env python3
"""Compares the engine's Farar with the second implementation in farar.py.

    compare_farar.py MOHREH_EXECUTABLE [--matches N] [--seed S]

The engine's simulated matches are replayed in the model, the model's own matches (also from unusual
positions) are replayed in the engine. At many plies state, awaited seats, legal moves, weights and
outcome must be equal, and perft counts as well. It also insists that every situation the model
knows has come up. A record that shows a difference is kept and named.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import farar
import farar_table
from comparison import Comparison
from farar_table import State, read_options, set_up
from records import Record, read_record, write_record

PLIES_OF_A_MATCH_FOLLOWED_CLOSELY = 120
SAMPLES = 4  # plies looked at in every other match

# Seats, options and players of the engine's own matches.
SIMULATED = (
    (2, "", "threshold"),
    (2, "first_seat=1,target_wealth=800,max_rounds=10", "random"),
    (2, "mouth_capacity=0,max_rounds=25,pact_holder_pays=no", "random threshold"),
    (3, "target_wealth=1000,allow_zero_bet=no,max_rounds=40", "random"),
    (3, "mouth_capacity=47,pact_field50_sole=yes", "threshold"),
    (3, "track_numbers=100+400,open_wealth=yes,max_rounds=30", "threshold random"),
    (4, "first_seat=3,show_remaining_coals=no,max_rounds=60", "random"),
    (4, "bank_limited=yes,mouth_capacity=12", "threshold"),
    (4, "track_numbers=10+20+30+40+60+90+200+210+220+1590,target_wealth=800", "threshold"),
    (5, "pact_field50_sole=yes,max_rounds=30", "random"),
    (5, "mouth_capacity=0", "threshold random threshold"),
    (5, "first_seat=2,target_wealth=1000,max_rounds=1000", "threshold"),
    (6, "mouth_capacity=0,max_rounds=20,bank_limited=yes,pact_holder_pays=no", "random"),
    (6, "target_wealth=800,allow_zero_bet=no,bank_limited=yes", "threshold"),
    (6, "mouth_capacity=24,track_numbers=30+190+250+2000,max_rounds=10", "random threshold"),
)

# Options and starting positions of the model's own matches.
FEW_COALS = [1, 0, 1, 1, 0, 1, 2]
MOSTLY_DEVILS = [0, 0, 0, 1, 0, 0, 9]
RICH_COALS = [0, 0, 2, 7, 3, 2, 3]
FROM_POSITIONS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("max_rounds=12", {"wealth": [0, 0]}),
    ("max_rounds=12,target_wealth=800", {"wealth": [790, 10], "furnace": FEW_COALS}),
    ("max_rounds=12", {"wealth": [0, 0, 0], "furnace": MOSTLY_DEVILS}),
    ("max_rounds=12,pact_field50_sole=yes", {"wealth": [50, 40, 0]}),
    ("max_rounds=12,pact_holder_pays=no", {"wealth": [50, 50, 140, 90]}),
    ("max_rounds=12", {"wealth": [90, 50, 10, 50], "furnace": MOSTLY_DEVILS}),
    ("max_rounds=12,mouth_capacity=0", {"wealth": [200] * 5, "furnace": FEW_COALS}),
    ("max_rounds=12,mouth_capacity=47,allow_zero_bet=no", {"wealth": [10, 60, 0, 60, 210]}),
    ("bank_limited=yes", {"wealth": [1590] * 6, "furnace": RICH_COALS}),
    ("bank_limited=yes", {"wealth": [1590] * 5 + [1300], "stake": [90, 180, 150, 180, 400, 120],
                          "furnace": RICH_COALS}),
    ("bank_limited=yes", {"wealth": [1590] * 6, "stake": [200] * 6, "furnace": RICH_COALS}),
    ("bank_limited=yes,mouth_capacity=0,track_numbers=1600+1700",
     {"wealth": [1590] * 6, "stake": [1590] * 5 + [1500], "furnace": MOSTLY_DEVILS}),
    ("bank_limited=yes",  # made up: the bank has only 80
     {"wealth": [50, 50, 40, 1590, 4430, 4440], "counted": [50, 50, 40, 1590, 1590, 1590],
      "stake": [10, 50, 0, 1590, 0, 1000], "furnace": MOSTLY_DEVILS}),
    ("bank_limited=yes",  # made up: the bank has only 70, so the order of the bonuses matters
     {"wealth": [3530, 3540, 3540], "counted": [1590] * 3, "stake": [0] * 3,
      "furnace": [7, 7, 0, 3, 0, 1, 1]}),
    ("max_rounds=12",  # all may lose everything at once
     {"wealth": [200] * 3, "stake": [200] * 3, "furnace": MOSTLY_DEVILS}),
)  # fmt: skip


def compare_record(comparison: Comparison, path: Path, closely: bool) -> None:
    """Replays a record in the model and compares at some or at all of its plies, up to the first
    difference."""
    record = read_record(path)
    state = comparison.start_of(record)
    last = len(record.plies)
    numbers = {last, *random.Random(last).sample(range(last), min(SAMPLES, last))}
    if closely:
        numbers |= set(range(min(last, PLIES_OF_A_MATCH_FOLLOWED_CLOSELY)))
    for number in range(last + 1):
        if number in numbers and not comparison.position(path, number, state):
            return
        if number < last:
            try:
                farar.play(state, *record.plies[number])
            except farar.IllegalPly as refusal:
                where = f"{path} ply {number + 1}"
                comparison.expect_equal(where, path, "legal", f"illegal, {refusal}")
                return
    comparison.met |= state.met


def unusual_position(options: str, given: dict[str, Any], start: int) -> dict[str, Any]:
    """A position just before the bets of some round or, with stakes, just after them."""
    seats = len(given["wealth"])
    whole = {"phase": "betting", "round": 2, "start": start, "counted": given["wealth"], **given}
    if "stake" in given:
        whole.update(phase="coal", staked=list(range(seats)))
    elif not any(given["wealth"]):
        whole["phase"] = "coal"  # nobody can bet
    holders = farar.pact_holders(set_up(read_options(options), seats, whole))
    return {**whole, "pact": sorted(holders)}


def bold_move(state: State, moves: list[str], rng: random.Random) -> str:
    """Likes equal stakes, whole purses and long turns, so that rare situations come up."""
    if state.phase == "betting":
        favourites = [moves[0], moves[-1], moves[len(moves) // 2], "stake 50", "stake 100"]
        wanted = rng.choice(favourites)
        return wanted if wanted in moves and rng.random() < 0.7 else rng.choice(moves)
    return "draw" if rng.random() < 0.75 else "stop"


def model_match(record: Record, rng: random.Random, most_plies: int = 600) -> Record:
    """A match which the model plays on its own from the record's start."""
    state = set_up(read_options(record.options), record.seats, record.position)
    while len(record.plies) < most_plies and farar.awaited(state):
        actor = farar.awaited(state)[0]
        if actor == "chance":
            names, weights = zip(*farar.chance_weights(state))
            move = rng.choices(names, weights)[0]
        else:
            move = bold_move(state, farar.legal_moves(state, actor), rng)
        farar.play(state, actor, move)
        record.plies.append((actor, move))
    return record


def compare_simulated(comparison: Comparison, folder: Path, matches: int, seed: int) -> None:
    for number, (seats, options, players) in enumerate(SIMULATED):
        records = folder / f"sim-{number}"
        comparison.engine(
            "sim", "farar", "--seats", str(seats), "--matches", str(matches),
            "--seed", str(seed + number), "--players", *players.split(),
            "--records", str(records), *(["--options", options] if options else []),
        )  # fmt: skip
        for index, path in enumerate(sorted(records.iterdir())):
            compare_record(comparison, path, closely=index == 0)


def compare_own_matches(comparison: Comparison, folder: Path, matches: int, seed: int) -> None:
    rng = random.Random(seed)
    for number, (options, given) in enumerate(FROM_POSITIONS):
        seats = len(given["wealth"])
        for match in range(matches):
            position = unusual_position(options, given, rng.randrange(seats))
            path = folder / f"model-{number}-{match}.play"
            write_record(path, model_match(Record("farar", seats, options, position), rng))
            compare_record(comparison, path, closely=match == 0)


def compare_perft(comparison: Comparison, folder: Path, seed: int) -> None:
    openings = ((2, "first_seat=0", 5), (3, "first_seat=0", 4), (2, "allow_zero_bet=no", 4))
    for number, (seats, options, depth) in enumerate(openings):
        path = folder / f"opening-{number}.play"
        write_record(path, Record("farar", seats, options))
        comparison.perft(path, depth)
    rng = random.Random(seed)
    options = "max_rounds=10"
    given = {"wealth": [20, 40, 10], "furnace": FEW_COALS}
    for number in range(4):
        position = unusual_position(options, given, number % 3)
        record = model_match(Record("farar", 3, options, position), rng)
        del record.plies[-rng.randrange(2, 8) :]
        path = folder / f"late-{number}.play"
        write_record(path, record)
        comparison.perft(path, 5)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compares the engine's Farar with the model.")
    parser.add_argument("executable", type=Path)
    parser.add_argument("--matches", type=int, default=8, help="matches for each set of options")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="compare-farar-"))
    comparison = Comparison(arguments.executable, farar, farar_table)
    compare_perft(comparison, folder, arguments.seed)
    compare_own_matches(comparison, folder, arguments.matches, arguments.seed)
    compare_simulated(comparison, folder, arguments.matches, arguments.seed)
    return comparison.finish(folder)


if __name__ == "__main__":
    sys.exit(main())
