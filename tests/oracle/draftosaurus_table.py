"""What lies on a table of Draftosaurus: options, components, the state and how it is written.

Part of the second implementation in draftosaurus.py. Only the names are shared with the engine: the
fields of the state are those which `mohreh replay --json` prints.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from draftosaurus_zoo import FACES, SPECIES, Zoo

HAND = 6
PER_SPECIES = {2: 8, 3: 6, 4: 8, 5: 10}  # Rules §2.1


@dataclass(frozen=True)
class Options:
    """Rules §10."""

    first_seat: str = "random"
    board: str = "summer"
    placement: str = "choose_reveal_place"
    prairie_capacity: str = "6"
    two_player_discard: str = "public"
    quarantine: str = "owner"
    match_tie: str = "fewest_trex"
    show_passed: str = "yes"  # only a matter of what is shown
    show_unseen: str = "no"  # only a matter of what is shown

    @property
    def one_step(self) -> bool:
        return self.placement == "one_step"

    @property
    def nest_room(self) -> int | None:
        return None if self.prairie_capacity == "none" else int(self.prairie_capacity)


def read_options(text: str) -> Options:
    """Options as they stand in a record: key=value,key=value."""
    return replace(Options(), **dict(part.split("=") for part in text.split(",") if part))


@dataclass
class State:
    options: Options
    seats: int
    phase: str
    roller: int
    side: str
    bag: list[int]
    hand: list[list[int]]
    zoo: list[Zoo]
    earlier: list[int]
    earlier_trex: list[int]
    turn: int = 0
    face: str | None = None
    drawn: int = 0
    chosen: dict[int, str] = field(default_factory=dict)
    place: dict[int, str] = field(default_factory=dict)
    sealed: set[int] = field(default_factory=set)
    released: set[int] = field(default_factory=set)  # seats whose quarantine has been left
    filled: list[Zoo] = field(default_factory=list)  # the last full zoos, before quarantine is left
    box_open: list[list[int]] = field(default_factory=lambda: [[0] * 6, [0] * 6])
    box_hidden: list[list[int]] = field(default_factory=lambda: [[0] * 6, [0] * 6])

    def copy(self) -> State:
        return replace(
            self, bag=self.bag[:], hand=[hand[:] for hand in self.hand],
            zoo=[zoo[:] for zoo in self.zoo], earlier=self.earlier[:],
            earlier_trex=self.earlier_trex[:], chosen=dict(self.chosen), place=dict(self.place),
            sealed=set(self.sealed), released=set(self.released),
            box_open=[box[:] for box in self.box_open],
            box_hidden=[box[:] for box in self.box_hidden],
        )  # fmt: skip

    def drawer(self) -> int:
        """Rules §13.1: six for the holder of the die, then six for each seat to the left."""
        return (self.roller + self.drawn // HAND) % self.seats

    def face_for(self, seat: int) -> str | None:
        """Rules §6.1: the die binds everybody except its roller."""
        return None if seat == self.roller else self.face


def full_bag(seats: int) -> list[int]:
    return [PER_SPECIES[seats]] * len(SPECIES)


def set_up(options: Options, seats: int) -> State:
    """Rules §2."""
    chosen = options.first_seat != "random"
    return State(
        options=options,
        seats=seats,
        phase="deal" if chosen else "first",
        roller=int(options.first_seat) if chosen else 0,
        side="winter" if options.board == "winter" else "summer",
        bag=full_bag(seats),
        hand=[[0] * len(SPECIES) for _ in range(seats)],
        zoo=[[] for _ in range(seats)],
        earlier=[0] * seats,
        earlier_trex=[0] * seats,
    )


def as_json(state: State) -> dict[str, Any]:
    """The state under the names and in the shapes `mohreh replay --json` uses. What is not there
    is written as the first of its kind."""
    seats = range(state.seats)
    boxes = zip(state.box_open, state.box_hidden)
    return {
        "phase": state.phase,
        "side": state.side,
        "turn": state.turn,
        "roller": state.roller,
        "face": state.face or FACES[0],
        "drawn": state.drawn,
        "bag": state.bag,
        "hand": state.hand,
        "zoo": [[f"{species}_{place}" for species, place in zoo] for zoo in state.zoo],
        "sealed": sorted(state.sealed),
        "released": sorted(state.released),
        "chosen": [state.chosen.get(seat, SPECIES[0]) for seat in seats],
        "place": [state.place.get(seat, "same") for seat in seats],
        "box": [{"open": shown, "hidden": hidden} for shown, hidden in boxes],
        "earlier": state.earlier,
        "earlier_trex": state.earlier_trex,
    }
