"""What lies on a table of Farar: options, components, the state and how it is written.

Part of the second implementation in farar.py. Only the names are shared with the engine: the fields
of the state are those which `mohreh replay --json` prints.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

VALUES = (10, 20, 25, 50, 75, 100)
DEVIL = len(VALUES)  # index of the devils in the furnace
ALL_COALS = (9, 9, 9, 7, 3, 2, 9)
ALL_CHIPS = 10_680
STARTING_WEALTH = 200


@dataclass(frozen=True)
class Options:
    """Rules, Variants and options."""

    first_seat: int | None = None
    target_wealth: int = 1600
    max_rounds: int = 200
    mouth_capacity: int = 20
    track_numbers: tuple[int, ...] = (50, 200, 300, 500, 700, 1000, 1300, 1600)
    pact_field50_sole: bool = False
    pact_holder_pays: bool = True
    allow_zero_bet: bool = True
    bank_limited: bool = False
    open_wealth: bool = False  # only a matter of what is shown
    show_remaining_coals: bool = True  # only a matter of what is shown


def read_options(text: str) -> Options:
    """Options as they stand in a record: key=value,key=value."""
    options = Options()
    for part in filter(None, text.split(",")):
        key, value = part.split("=")
        old = getattr(options, key)
        new: Any
        if key == "first_seat":
            new = None if value == "random" else int(value)
        elif key == "track_numbers":
            new = tuple(int(number) for number in value.split("+"))
        elif isinstance(old, bool):
            new = {"yes": True, "no": False}[value]
        else:
            new = int(value)
        options = replace(options, **{key: new})
    return options


@dataclass
class State:
    options: Options
    seats: int
    phase: str
    start: int
    wealth: list[int]
    counted: list[int]
    stake: list[int]
    haul: list[list[int]]
    fines: list[int]
    furnace: list[int] = field(default_factory=lambda: list(ALL_COALS))
    round: int = 1
    drawn: int = 0
    staked: set[int] = field(default_factory=set)
    burnt: set[int] = field(default_factory=set)
    pact: set[int] = field(default_factory=set)
    met: set[str] = field(default_factory=set)  # situations so far; shared by copies

    def copy(self) -> State:
        return replace(
            self, wealth=self.wealth[:], counted=self.counted[:], stake=self.stake[:],
            haul=[row[:] for row in self.haul], fines=self.fines[:], furnace=self.furnace[:],
            staked=set(self.staked), burnt=set(self.burnt), pact=set(self.pact),
        )  # fmt: skip

    def drawer(self) -> int:
        return (self.start + self.drawn) % self.seats

    def from_seat(self, first: int) -> list[int]:
        """All seats clockwise, beginning with this one."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def purse(self, seat: int) -> int:
        return self.wealth[seat] - self.stake[seat]

    def haul_value(self, seat: int) -> int:
        return sum(value * count for value, count in zip(VALUES, self.haul[seat]))


JSON_LISTS = ("furnace", "wealth", "counted", "stake", "haul", "fines")
JSON_SETS = ("staked", "burnt", "pact")
JSON_PLAIN = ("phase", "round", "start", "drawn")


def as_json(state: State) -> dict[str, Any]:
    """The state under the names and in the shapes `mohreh replay --json` uses."""
    shown: dict[str, Any] = {name: getattr(state, name) for name in JSON_PLAIN + JSON_LISTS}
    shown.update({name: sorted(getattr(state, name)) for name in JSON_SETS})
    return shown


def set_up(options: Options, seats: int, position: dict[str, Any] | None = None) -> State:
    """Rules, Set-up. A position replaces the fields it names."""
    first = options.first_seat
    state = State(
        options=options,
        seats=seats,
        phase="first" if first is None else "betting",
        start=0 if first is None else first,
        wealth=[STARTING_WEALTH] * seats,
        counted=[STARTING_WEALTH] * seats,
        stake=[0] * seats,
        haul=[[0] * len(VALUES) for _ in range(seats)],
        fines=[0] * seats,
    )
    for name, value in (position or {}).items():
        setattr(state, name, set(value) if name in JSON_SETS else value)
    return state.copy()
