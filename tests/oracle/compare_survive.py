#!/usr/bin/env python3
"""Compares the engine's Survive with the second implementation in survive.py.

    compare_survive.py MOHREH_EXECUTABLE [--matches N] [--seed S]

The engine's simulated matches are replayed in the model, the model's own matches are replayed in
the engine, from the set-up and from crowded positions. After every ply state, awaited seats, legal
moves, weights and outcome must be equal, after some of them what is hidden from whom, and perft
counts as well. It also insists that every situation the model knows has come up. A record that
shows a difference is kept and named.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import survive
import survive_table
from comparison import Comparison, compact
from records import Record, write_record
from survive_board import check_board
from survive_player import model_match
from survive_scenes import crowded_position, isolated_deal
from survive_view import view_expectations

# Seats and options of the matches.
SETS = (
    (2, ""),
    (3, ""),
    (4, ""),
    (4, "creature_move=compulsory"),
    (3, "attack_on_boarding=no"),
    (2, "two_player_colours=2"),
    (2, "boats_for_two_colours=4,two_player_colours=2"),
    (3, "wind_moves_empty=yes,dolphin_may_land=yes"),
    (4, "empty_hex=no_boat_or_creature"),
    (2, "early_stop=no,swim_limit=one_swimmer"),
    (4, "tiebreak=explorers,first_seat=2"),
    (3, "challenge=1,challenge1_sea=outer"),
    (4, "challenge=1+3"),
    (2, "two_player_colours=2,challenge=1"),
    (3, "two_player_colours=2,boats_for_two_colours=4"),
    (2, "challenge=2,idle_rounds=5"),
    (3, "challenge=2,first_seat=1"),
    (4, "challenge=4,no_isolated_tiles=yes"),
    (3, "challenge=2+4,attack_on_boarding=no"),
    (2, "tiebreak=explorers,challenge=3+4,early_stop=no,memory=assist"),
)


# Further ones that start from crowded positions only, and more often.
SCENE_SETS = (
    (2, "attack_on_boarding=no,wind_moves_empty=yes,dolphin_may_land=yes"),
    (4, "attack_on_boarding=no,empty_hex=no_boat_or_creature,creature_move=compulsory"),
    (2, "two_player_colours=2,dolphin_may_land=yes,early_stop=no"),
    (2, "attack_on_boarding=no,swim_limit=one_swimmer"),
    (4, "challenge=2+3,wind_moves_empty=yes,swim_limit=one_swimmer"),
    (4, "tiebreak=explorers,empty_hex=no_boat_or_creature"),
    (2, "two_player_colours=2,challenge=2+4,tiebreak=explorers"),
)
SCENE_PLIES = 30
PLIES_BETWEEN = 8


class SurviveComparison(Comparison):
    """As for every game, but the state field by field: not all of them are in the model. To be
    quick, a field that ought not to have changed is looked at after every few plies only."""

    told: dict[str, str] = {}
    asked = 0

    def every_ply(self, path: Path, views: Callable[[Any, int], list[str]]) -> bool:
        self.told, self.asked = {}, 0
        return super().every_ply(path, views)

    def expectations(self, state: Any) -> list[str]:
        parts = {name: compact(value) for name, value in self.table.as_json(state).items()}
        self.asked += 1
        if self.asked % PLIES_BETWEEN == 0 or state.phase == "over":
            self.told = {}
        lines = [
            f"state {name} = {value}"
            for name, value in parts.items()
            if self.told.get(name) != value
        ]
        self.told = parts
        return lines + answers_expected(self.rules, state)


def answers_expected(rules: Any, state: Any) -> list[str]:
    """Awaited, legal moves, weights and outcome as docs/record.md writes them."""
    actors = rules.awaited(state)
    lines = ["awaited " + (" ".join(map(str, actors)) or "nobody")]
    for actor in actors:
        if actor == "chance":
            weights = rules.chance_weights(state)
            total = sum(weight for _, weight in weights)
            lines += [f"chance {move}: {weight}/{total}" for move, weight in weights]
        else:
            lines.append(f"legal {actor}: " + ", ".join(rules.legal_moves(state, actor)))
    for key, row in (rules.outcome(state) or {}).items():
        lines.append(f"{key} {' '.join(map(str, row))}")
    return lines


def compare_simulated(comparison: Comparison, folder: Path, matches: int, seed: int) -> None:
    for number, (seats, options) in enumerate(SETS):
        records = folder / f"sim-{number}"
        comparison.engine(
            "sim", "survive", "--seats", str(seats), "--matches", str(matches),
            "--seed", str(seed + number), "--players", "random",
            "--records", str(records), *(["--options", options] if options else []),
        )  # fmt: skip
        for path in sorted(records.glob("*.play")):
            comparison.every_ply(path, view_expectations)


def compare_own_matches(comparison: Comparison, folder: Path, matches: int, seed: int) -> None:
    rng = random.Random(seed)
    for number, (seats, options) in enumerate(SETS):
        for match in range(matches):
            path = folder / f"model-{number}-{match}.play"
            write_record(path, model_match(Record("survive", seats, options), rng))
            comparison.every_ply(path, view_expectations)


def compare_scenes(comparison: Comparison, folder: Path, scenes: int, seed: int) -> None:
    rng = random.Random(seed)
    for number, (seats, options) in enumerate((*SETS, *SCENE_SETS)):
        for match in range(scenes if number < len(SETS) else 4 * scenes):
            path = folder / f"scene-{number}-{match}.play"
            position = crowded_position(seats, options, rng)
            record = Record("survive", seats, options, position)
            write_record(path, model_match(record, rng, SCENE_PLIES))
            comparison.every_ply(path, view_expectations)


def compare_redeals(comparison: Comparison, folder: Path, seed: int) -> None:
    """After fifty redeals the island stands, whatever it is."""
    rng = random.Random(seed)
    record = Record("survive", 2, "first_seat=0,no_isolated_tiles=yes")
    for _ in range(51):
        record.plies += [("chance", f"deal {ground}") for ground in isolated_deal(rng)]
    record.plies.append((0, "choose w 3"))
    write_record(folder / "redeals.play", record)
    comparison.every_ply(folder / "redeals.play", view_expectations)


def compare_perft(comparison: Comparison, folder: Path, seed: int) -> None:
    rng = random.Random(seed)
    for number, (seats, options) in enumerate(SETS):
        path = folder / f"perft-{number}.play"
        record = Record("survive", seats, options, crowded_position(seats, options, rng))
        write_record(path, model_match(record, rng, rng.randrange(4)))
        comparison.perft(path, 2)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compares the engine's Survive with the model.")
    parser.add_argument("executable", type=Path)
    parser.add_argument("--matches", type=int, default=1, help="matches for each set of options")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    check_board()
    folder = Path(tempfile.mkdtemp(prefix="compare-survive-"))
    comparison = SurviveComparison(arguments.executable, survive, survive_table)
    compare_simulated(comparison, folder, arguments.matches, arguments.seed)
    compare_own_matches(comparison, folder, arguments.matches, arguments.seed)
    compare_redeals(comparison, folder, arguments.seed)
    compare_perft(comparison, folder, arguments.seed)
    compare_scenes(comparison, folder, 8 * arguments.matches, arguments.seed)
    return comparison.finish(folder)


if __name__ == "__main__":
    sys.exit(main())
