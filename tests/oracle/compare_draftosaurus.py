#!/usr/bin/env python3
"""Compares the engine's Draftosaurus with the second implementation in draftosaurus.py.

    compare_draftosaurus.py MOHREH_EXECUTABLE [--matches N] [--seed S]

The engine's simulated matches are replayed in the model, the model's own matches, where rare things
are made likely, are replayed in the engine. At the end of every match and at many plies on the way
state, awaited seats, legal moves, weights and outcome must be equal, in some matches also what each
viewer sees and remembers, and perft counts as well. It also insists that every situation in
draftosaurus_situations.py has come up. A record that shows a difference is kept and named.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import draftosaurus
from draftosaurus_players import model_match, some_options
from draftosaurus_situations import SITUATIONS, met_at_end, met_in_game, met_in_ply
from draftosaurus_table import State, as_json, read_options, set_up
from draftosaurus_vectors import wrong_vectors
from draftosaurus_view import SPECTATOR, memory_of, view_of
from records import Record, read_record, write_record

SHARE_OF_PLIES_SEEN = 0.4  # in a match followed closely
SHOWN_DIFFERENCES = 10
SHOWN_COMPLAINTS = 5  # about the views of a match
PLIES_OF_A_MATCH_FOLLOWED_CLOSELY = 30
SAMPLES = 2  # plies looked at in every other match

# Seats and options of the engine's own matches; its players choose at random.
SIMULATED = (
    (2, ""),
    (2, "board=winter,first_seat=1"),
    (2, "board=match,two_player_discard=hidden,match_tie=shared"),
    (2, "placement=one_step,prairie_capacity=none,two_player_discard=hidden"),
    (2, "board=winter,placement=one_step,quarantine=best"),
    (3, "show_passed=no,show_unseen=yes"),
    (3, "board=winter,quarantine=best"),
    (3, "board=match,placement=one_step,first_seat=2"),
    (4, "prairie_capacity=none"),
    (4, "board=winter,placement=one_step,first_seat=0"),
    (4, "board=match,quarantine=best,match_tie=shared"),
    (5, "first_seat=4,placement=one_step"),
    (5, "board=winter,match_tie=shared"),
    (5, "board=match,first_seat=3"),
    (5, "board=match,prairie_capacity=none,quarantine=best,placement=one_step"),
)


class Comparison:
    """Asks the engine and the model the same questions and remembers where they disagree."""

    def __init__(self, executable: Path, seed: int) -> None:
        self.executable = executable
        self.rng = random.Random(seed)
        self.done = 0
        self.records: set[Path] = set()  # those which show a difference, at their first one
        self.met: set[str] = set()

    def engine(self, *arguments: str) -> str:
        command = [str(self.executable), *arguments]
        answer = subprocess.run(command, capture_output=True, text=True, check=False)
        if answer.returncode != 0:
            raise RuntimeError(f"{' '.join(command)}\n{answer.stdout}{answer.stderr}".rstrip())
        return answer.stdout

    def expect_equal(self, where: str, path: Path, engine: Any, model: Any) -> bool:
        self.done += 1
        if engine == model:
            return True
        self.records.add(path)
        if len(self.records) <= SHOWN_DIFFERENCES:
            print(f"DIFFERENCE {where}")
            print("\n".join(difference_lines("", engine, model)))
        return False

    def position(self, path: Path, number: int, model: State) -> bool:
        """Compares everything after so many plies of a record."""
        where = f"{path} after {number} plies"
        command = ("replay", str(path), "--to", str(number), "--json", "--legal")
        try:
            answer = json.loads(self.engine(*command))
            engine = {key: answer[key] for key in ("plies", "state", "awaited", "legal", "outcome")}
        except RuntimeError as refusal:
            return self.expect_equal(where, path, f"refuses the record: {refusal}", "takes it")
        return self.expect_equal(where, path, engine, answer_of(model, number))

    def record(self, path: Path, closely: bool) -> None:
        """Replays a record in the model and compares at some of its plies and at its end, up to the
        first difference."""
        record = read_record(path)
        state = set_up(read_options(record.options), record.seats)
        last = len(record.plies)
        numbers = plies_to_look_at(record, closely, self.rng)
        for number in range(last + 1):
            if number in numbers and not self.position(path, number, state):
                return
            if number == last:
                break
            actor, move = record.plies[number]
            self.met.update(met_in_ply(state, actor, move))
            try:
                draftosaurus.play(state, actor, move)
            except draftosaurus.IllegalPly as refusal:
                where = f"{path} ply {number + 1}"
                self.expect_equal(where, path, "legal", f"illegal, {refusal}")
                return
            if state.phase in ("interval", "over"):
                self.met.update(met_in_game(state))
                self.books(path, state)
        if state.phase == "over":
            self.met.update(met_at_end(state))
        if closely:
            self.views(path)

    def views(self, path: Path) -> None:
        """Writes down after many plies of a record what one viewer ought to see and to remember,
        and lets the engine check it."""
        record = read_record(path)
        state = set_up(read_options(record.options), record.seats)
        lines = []
        plies = iter(record.plies)
        for line in path.read_text(encoding="utf-8").splitlines():
            lines.append(line)
            if line.startswith(("chance:", "seat ")):
                draftosaurus.play(state, *next(plies))
                if self.rng.random() > SHARE_OF_PLIES_SEEN:
                    continue
                lines += expectations(state, self.rng.randrange(SPECTATOR, state.seats))
        annotated = path.with_suffix(".views.play")
        annotated.write_text("\n".join(lines) + "\n", encoding="utf-8")
        try:
            self.engine("replay", str(annotated))
            answer = ""
        except RuntimeError as refusal:
            complaints = [line for line in str(refusal).splitlines() if ": expected " in line]
            answer = "\n".join(complaints[:SHOWN_COMPLAINTS]) or str(refusal)
        self.expect_equal(f"{annotated}, views", annotated, answer, "")

    def books(self, path: Path, state: State) -> None:
        """Rules §2.1, §4.2: of all dinosaurs of a game nothing is lost."""
        discarded = sum(map(sum, state.box_open + state.box_hidden))
        kept = [sum(map(len, state.zoo)), discarded, sum(state.bag), sum(map(sum, state.hand))]
        expected = [12 * state.seats, 24 if state.seats == 2 else 0, 0, 0]
        self.expect_equal(f"{path}, the model's books", path, expected, kept)

    def perft(self, path: Path, depth: int) -> None:
        """Compares the counts up to a depth from where a record ends."""
        record = read_record(path)
        start = set_up(read_options(record.options), record.seats)
        state = draftosaurus.replay(start, record.plies)
        command = ("perft", "draftosaurus", "--depth", str(depth), "--json")
        if not record.plies:
            command += ("--seats", str(record.seats), "--options", record.options)
        else:
            command += ("--from", str(path))
        model = [draftosaurus.perft(state, plies) for plies in range(1, depth + 1)]
        counted: Any
        try:
            counted = [row["count"] for row in json.loads(self.engine(*command))]
        except RuntimeError as refusal:
            counted = f"refuses the record: {refusal}"
        self.expect_equal(f"perft from {path}", path, counted, model)


def plies_to_look_at(record: Record, closely: bool, rng: random.Random) -> set[int]:
    """The end and some plies at random; where all is quiet, those before a seat's choice."""
    last = len(record.plies)
    if closely:
        some = rng.sample(range(last), min(last, PLIES_OF_A_MATCH_FOLLOWED_CLOSELY))
        return {*some, *range(max(0, last - 8), last + 1)}
    choices = [number for number, (actor, _) in enumerate(record.plies) if actor != "chance"]
    return {*rng.sample(choices, SAMPLES), last}


def answer_of(state: State, plies: int) -> dict[str, Any]:
    """What `mohreh replay --json --legal` ought to say."""
    legal: dict[str, Any] = {}
    for actor in draftosaurus.awaited(state):
        if actor == "chance":
            weights = draftosaurus.chance_weights(state)
            legal["chance"] = [{"move": move, "weight": weight} for move, weight in weights]
        else:
            legal[str(actor)] = draftosaurus.legal_moves(state, actor)
    return {
        "plies": plies,
        "state": as_json(state),
        "awaited": draftosaurus.awaited(state),
        "legal": legal,
        "outcome": draftosaurus.outcome(state),
    }


def expectations(state: State, viewer: int) -> Iterator[str]:
    name = "spectator" if viewer == SPECTATOR else str(viewer)
    for key, value in view_of(state, viewer).items():
        yield f"expect view {name} {key} = {json.dumps(value)}"
    for key, value in memory_of(state, viewer).items():
        yield f"expect memory {name} {key} = {json.dumps(value)}"


def difference_lines(path: str, engine: Any, model: Any) -> Iterator[str]:
    """The parts of two JSON values which are not equal, one a line."""
    if isinstance(engine, dict) and isinstance(model, dict):
        for key in sorted(engine.keys() | model.keys()):
            one, other = engine.get(key, "(nothing)"), model.get(key, "(nothing)")
            yield from difference_lines(f"{path}.{key}" if path else key, one, other)
    elif isinstance(engine, str) and model == "":
        yield engine
    elif engine != model:
        yield f"  {path or 'answer'}: engine {json.dumps(engine)}, model {json.dumps(model)}"


# ---- All of it


def compare_simulated(comparison: Comparison, folder: Path, matches: int, seed: int) -> None:
    for number, (seats, options) in enumerate(SIMULATED):
        records = folder / f"sim-{number}"
        comparison.engine(
            "sim", "draftosaurus", "--seats", str(seats), "--matches", str(matches),
            "--seed", str(seed + number), "--players", "random",
            "--records", str(records), *(["--options", options] if options else []),
        )  # fmt: skip
        for index, path in enumerate(sorted(records.iterdir())):
            comparison.record(path, closely=index == 0)


def compare_own_matches(comparison: Comparison, folder: Path, matches: int, seed: int) -> None:
    rng = random.Random(seed)
    for number in range(8 * matches):
        seats = 2 + number % 4
        path = folder / f"model-{number}.play"
        write_record(path, model_match(seats, some_options(seats, rng), rng))
        comparison.record(path, closely=number < 8)


def compare_perft(comparison: Comparison, folder: Path, seed: int) -> None:
    for seats in range(2, 6):
        path = folder / f"opening-{seats}.play"
        write_record(path, Record("draftosaurus", seats, "" if seats % 2 else "board=match"))
        comparison.perft(path, 4)
    rng = random.Random(seed)
    for number in range(24):
        seats = 2 + number % 4
        record = model_match(seats, some_options(seats, rng), rng)
        del record.plies[rng.randrange(len(record.plies) // 2, len(record.plies)) :]
        path = folder / f"late-{number}.play"
        write_record(path, record)
        comparison.perft(path, 3)


def main() -> int:
    about = "Compares the engine's Draftosaurus with the model."
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("executable", type=Path)
    parser.add_argument("--matches", type=int, default=20, help="matches for each set of options")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if wrong := wrong_vectors():
        print("\n".join(wrong))
        return 1
    folder = Path(tempfile.mkdtemp(prefix="compare-draftosaurus-"))
    comparison = Comparison(arguments.executable, arguments.seed)
    compare_perft(comparison, folder, arguments.seed)
    compare_own_matches(comparison, folder, arguments.matches, arguments.seed)
    compare_simulated(comparison, folder, arguments.matches, arguments.seed)

    missed = [situation for situation in SITUATIONS if situation not in comparison.met]
    if missed:
        print(f"never came up, try more matches: {', '.join(missed)}")
    if comparison.records:
        for path in set(folder.rglob("*.play")) - comparison.records:
            path.unlink()
        print(f"{len(comparison.records)} records kept in {folder}")
    else:
        shutil.rmtree(folder)
    print(f"{comparison.done} comparisons, {len(comparison.records)} differences")
    return 1 if comparison.records or missed else 0


if __name__ == "__main__":
    sys.exit(main())
