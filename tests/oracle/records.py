"""Reads and writes the record text of docs/record.md, as far as comparisons need it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Union

Actor = Union[int, Literal["chance"]]
Ply = tuple[Actor, str]
# The rules version that a model knows; 1 where it is not named.
VERSIONS = {"survive": 2}


@dataclass
class Record:
    game: str
    seats: int
    options: str = ""
    position: dict[str, Any] | None = None
    plies: list[Ply] = field(default_factory=list)


def read_record(path: Path) -> Record:
    record = Record(game="", seats=0)
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "game":
            record.game = rest.split()[0]
        elif word == "seats":
            record.seats = int(rest)
        elif word == "options":
            record.options = rest
        elif word == "position":
            record.position = json.loads(rest)
        elif word == "chance:":
            record.plies.append(("chance", rest))
        elif word == "seat":
            seat, _, move = rest.partition(": ")
            record.plies.append((int(seat), move))
    return record


def write_record(path: Path, record: Record) -> None:
    lines = ["mohreh record 1", f"game {record.game} {VERSIONS.get(record.game, 1)}", f"seats {record.seats}"]
    if record.options:
        lines.append(f"options {record.options}")
    if record.position is not None:
        lines.append("position " + json.dumps(record.position, separators=(",", ":")))
    lines.append("")
    for actor, move in record.plies:
        lines.append(f"chance: {move}" if actor == "chance" else f"seat {actor}: {move}")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
