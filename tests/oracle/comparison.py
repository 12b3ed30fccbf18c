"""What the comparisons of all games have in common: asking the engine and a model the same.

A model is two modules: `rules` with awaited, legal_moves, chance_weights, moves_of, play, outcome,
IllegalPly and SITUATIONS; `table` with set_up, read_options and as_json.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from records import Ply, Record, read_record, write_record

SHOWN_DIFFERENCES = 10
FAILED = re.compile(r":(\d+): expected (.*), but found (.*)")
REFUSED = re.compile(r":(\d+):\d+: ")


class Comparison:
    """Asks the engine and the model the same questions and remembers where they disagree."""

    def __init__(self, executable: Path, rules: Any, table: Any) -> None:
        self.executable = executable
        self.rules = rules
        self.table = table
        self.done = 0
        self.records: set[Path] = set()  # those which show a difference, at their first one
        self.met: set[str] = set()

    def ask(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(self.executable), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def engine(self, *arguments: str) -> str:
        answer = self.ask(*arguments)
        if answer.returncode != 0:
            command = " ".join([str(self.executable), *arguments])
            raise RuntimeError(f"{command}\n{answer.stdout}{answer.stderr}".rstrip())
        return answer.stdout

    def start_of(self, record: Record) -> Any:
        """The model's state where a record starts."""
        options = self.table.read_options(record.options)
        return self.table.set_up(options, record.seats, record.position)

    def expect_equal(self, where: str, path: Path, engine: Any, model: Any) -> bool:
        self.done += 1
        if engine == model:
            return True
        self.records.add(path)
        if len(self.records) <= SHOWN_DIFFERENCES:
            print(f"DIFFERENCE {where}")
            print("\n".join(difference_lines("", engine, model)))
        return False

    def position(self, path: Path, number: int, model: Any) -> bool:
        """Compares everything after so many plies of a record."""
        where = f"{path} after {number} plies"
        try:
            text = self.engine("replay", str(path), "--to", str(number), "--json", "--legal")
        except RuntimeError as refusal:
            return self.expect_equal(where, path, f"refuses the record: {refusal}", "takes it")
        answer = json.loads(text)
        engine = {key: answer[key] for key in ("plies", "state", "awaited", "legal", "outcome")}
        return self.expect_equal(where, path, engine, self.answer_of(model, number))

    def answer_of(self, state: Any, plies: int) -> dict[str, Any]:
        """What `mohreh replay --json --legal` ought to say."""
        legal: dict[str, Any] = {}
        for actor in self.rules.awaited(state):
            if actor == "chance":
                weights = self.rules.chance_weights(state)
                legal["chance"] = [{"move": move, "weight": weight} for move, weight in weights]
            else:
                legal[str(actor)] = self.rules.legal_moves(state, actor)
        return {
            "plies": plies,
            "state": self.table.as_json(state),
            "awaited": self.rules.awaited(state),
            "legal": legal,
            "outcome": self.rules.outcome(state),
        }

    def every_ply(self, path: Path, views: Callable[[Any, int], list[str]]) -> bool:
        """Writes what the model expects into a copy of the record, after every ply, and lets the
        engine check it. `views` gives further expectations for a state and a number of plies."""
        record = read_record(path)
        state = self.start_of(record)
        header = path.read_text(encoding="utf-8").partition("\n\n")[0]
        lines = header.splitlines() + [""]
        number_of: dict[int, int] = {}  # plies made before a line
        for number in range(len(record.plies) + 1):
            expected = self.expectations(state) + views(state, number)
            for line in expected:
                lines.append(f"expect {line}")
                number_of[len(lines)] = number
            if number == len(record.plies):
                break
            actor, move = record.plies[number]
            try:
                self.rules.play(state, actor, move)
            except self.rules.IllegalPly as refusal:
                where = f"{path} ply {number + 1}"
                return self.expect_equal(where, path, "legal", f"illegal, {refusal}")
            lines.append(f"chance: {move}" if actor == "chance" else f"seat {actor}: {move}")
        self.met |= state.met
        copy = path.with_suffix(".expect")
        copy.write_text("\n".join(lines) + "\n", encoding="utf-8")
        answer = self.ask("replay", str(copy))
        self.done += len(number_of) - 1
        if answer.returncode == 0:
            copy.unlink()
            return self.expect_equal(str(path), path, "", "")
        failed = FAILED.search(answer.stderr)
        if not failed:
            refusal = answer.stderr.strip() or f"exit status {answer.returncode}"
            refused = REFUSED.search(refusal)
            if refused:  # what was different before, if anything
                del record.plies[number_of.get(int(refused[1]) - 1, 0) :]
                write_record(path.with_suffix(".before"), record)
                state = replay(self.rules, self.start_of(record), record.plies)
                self.position(path.with_suffix(".before"), len(record.plies), state)
            return self.expect_equal(str(path), path, refusal, "takes it")
        where = f"{path} after {number_of[int(failed[1])]} plies"
        engine, model = parts(failed[3], failed[2])
        if engine == model:  # the same in another spelling: nothing behind it would be compared
            engine, model = failed[3], failed[2]
        return self.expect_equal(where, path, engine, model)

    def expectations(self, state: Any) -> list[str]:
        """State, awaited, legal moves, weights and outcome as docs/record.md writes them."""
        actors = self.rules.awaited(state)
        lines = [f"state = {compact(self.table.as_json(state))}"]
        lines.append("awaited " + (" ".join(map(str, actors)) or "nobody"))
        for actor in actors:
            if actor == "chance":
                weights = self.rules.chance_weights(state)
                total = sum(weight for _, weight in weights)
                lines += [f"chance {move}: {weight}/{total}" for move, weight in weights]
            else:
                lines.append(f"legal {actor}: " + ", ".join(self.rules.legal_moves(state, actor)))
        outcome = self.rules.outcome(state)
        if outcome:
            lines += [f"{key} {' '.join(map(str, row))}" for key, row in outcome.items()]
        return lines

    def perft(self, path: Path, depth: int) -> None:
        """Compares the counts up to a depth from where a record ends."""
        record = read_record(path)
        state = replay(self.rules, self.start_of(record), record.plies)
        command = ("perft", record.game, "--depth", str(depth), "--json")
        if not record.plies and record.position is None:
            command += ("--seats", str(record.seats), "--options", record.options)
        else:
            command += ("--from", str(path))
        model = [perft(self.rules, state, plies) for plies in range(1, depth + 1)]
        counted: Any
        try:
            counted = [row["count"] for row in json.loads(self.engine(*command))]
        except RuntimeError as refusal:
            counted = f"refuses the record: {refusal}"
        self.expect_equal(f"perft from {path}", path, counted, model)

    def finish(self, folder: Path) -> int:
        """Tells the result, keeps the records that show differences; the exit status."""
        missed = [name for name in self.rules.SITUATIONS if name not in self.met]
        if missed:
            print(f"never came up, try more matches: {', '.join(missed)}")
        if self.records:
            for path in set(folder.rglob("*.play")) - self.records:
                path.unlink()
            print(f"{len(self.records)} records kept in {folder}")
        else:
            shutil.rmtree(folder)
        print(f"{self.done} comparisons, {len(self.records)} differences")
        return 1 if self.records or missed else 0


def replay(rules: Any, state: Any, plies: Iterable[Ply]) -> Any:
    """Where these plies lead. The given state is left alone."""
    state = state.copy()
    for actor, move in plies:
        rules.play(state, actor, move)
    return state


def perft(rules: Any, state: Any, depth: int) -> int:
    """In how many ways the match can go for so many plies; one which is over goes on in one way.
    Seats that choose at once go in rising order; what chance may do counts once, whatever its
    weight."""
    actors = rules.awaited(state)
    if not actors:
        return 1
    moves = rules.moves_of(state, actors[0])
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        rules.play(after, actors[0], move)
        total += perft(rules, after, depth - 1)
    return total


def compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def parts(engine: str, model: str) -> tuple[Any, Any]:
    """Two sides of a failed expectation, taken apart if they are JSON."""
    try:
        sides = [json.loads(side[side.index("= ") + 2 :]) for side in (engine, model)]
    except ValueError:
        return engine, model
    words = model[: model.index("=")].strip()
    return {words: sides[0]}, {words: sides[1]}


def difference_lines(path: str, engine: Any, model: Any) -> Iterator[str]:
    """The parts of two JSON values which are not equal, one a line."""
    if isinstance(engine, dict) and isinstance(model, dict):
        for key in sorted(engine.keys() | model.keys()):
            one, other = engine.get(key, "(nothing)"), model.get(key, "(nothing)")
            yield from difference_lines(f"{path}.{key}" if path else key, one, other)
    elif engine != model:
        yield f"  {path or 'answer'}: engine {json.dumps(engine)}, model {json.dumps(model)}"
