"""The state of a match of Survive, its options, and how the engine writes the state as JSON."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import Any

from survive_board import HEXES, NAMES, NEIGHBOURS, NONE, NUMBER, TILE_AT

GROUNDS = ("beach", "forest", "mountain")
BACKS = (
    "shark", "whale", "boat", "whirlpool", "volcano", "dolphin", "wind", "move_serpent",
    "move_shark", "move_whale", "defend_shark", "defend_whale",
)  # fmt: skip
KEPT = BACKS[5:]
# §1.1: beach, forest and mountain tiles with each back.
COPIES = {
    "shark": (3, 2, 1), "whale": (3, 2, 0), "boat": (1, 3, 0), "whirlpool": (0, 2, 4),
    "volcano": (0, 0, 1), "dolphin": (3, 1, 0), "wind": (2, 0, 0), "move_serpent": (1, 1, 0),
    "move_shark": (1, 1, 0), "move_whale": (1, 1, 0), "defend_shark": (1, 1, 1),
    "defend_whale": (0, 2, 1),
}  # fmt: skip
TILES_OF = {"beach": 16, "forest": 16, "mountain": 8}
VALUES = (1, 1, 1, 2, 2, 3, 3, 4, 5, 6)
COLOURS = "wxyz"
EXPLORERS = [colour + str(number) for colour in COLOURS for number in range(10)]
CREATURES = ("serpent", "shark", "whale")
ROOM = 3

DEFAULTS = {
    "first_seat": "random", "memory": "strict", "creature_move": "optional",
    "attack_on_boarding": "yes", "wind_moves_empty": "no", "dolphin_may_land": "no",
    "empty_hex": "nothing", "tiebreak": "shared", "two_player_colours": "1",
    "boats_for_two_colours": "2", "challenge": "none", "challenge1_sea": "any",
    "no_isolated_tiles": "no", "swim_limit": "each_explorer", "early_stop": "yes",
    "idle_rounds": "10",
}  # fmt: skip
Options = dict[str, str]


def read_options(text: str) -> Options:
    options = dict(DEFAULTS)
    for pair in filter(None, text.replace(",", " ").split()):
        key, _, value = pair.partition("=")
        if key not in options:
            raise ValueError(f"no such option: {key}")
        options[key] = value
    return options


def no_tiles() -> list[list[int]]:
    return [[0] * len(BACKS) for _ in GROUNDS]


def serpents_at_the_start() -> dict[str, list[int]]:
    starts = sorted(NUMBER[name] for name in ("G6", "B1", "C11", "K1", "L10"))
    return {"serpent": starts, "shark": [], "whale": []}


@dataclass
class State:
    options: Options
    seats: int
    phase: str = "first"
    first: int = 0
    active: int = 0
    dealt: int = 0
    redeals: int = 0
    held: int = 0
    held_colour: int = 0
    points: int = 0
    played: bool = False
    tool: str = ""  # the tile being played
    who: int = -1  # its swimmer, or who was picked last
    creature: str = ""
    spot: int = NONE
    sunk: str = "sea"
    asked: list[int] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    left: dict[str, int] = field(default_factory=lambda: {"boat": 12, "shark": 6, "whale": 5})
    idle: int = 0
    best: int = 0
    outside: int = 0
    ground: list[str] = field(default_factory=lambda: ["sea"] * 40)
    place: list[int] = field(default_factory=lambda: [NONE] * 40)
    aboard: list[bool] = field(default_factory=lambda: [False] * 40)
    value: list[int] = field(default_factory=lambda: [0] * 40)
    swum: list[int] = field(default_factory=list)
    boats: list[int] = field(default_factory=list)
    creatures: dict[str, list[int]] = field(default_factory=serpents_at_the_start)
    open: list[list[int]] = field(default_factory=no_tiles)
    hand: list[list[list[int]]] = field(default_factory=list)
    met: set[str] = field(default_factory=set)
    listed: dict[int, list[str]] = field(default_factory=dict)  # legal moves already worked out

    def copy(self) -> State:
        listed, self.listed = self.listed, {}
        other = copy.deepcopy(self)
        self.listed = listed
        return other

    # ---- Options

    def yes(self, key: str) -> bool:
        return self.options[key] == "yes"

    def challenge(self, number: int) -> bool:
        return str(number) in self.options["challenge"].split("+")

    # ---- Who owns what

    def colours(self) -> int:
        two = self.seats == 2 and self.options["two_player_colours"] == "2"
        return 4 if two else self.seats

    def owner(self, explorer: int) -> int:
        return explorer // 10 % self.seats

    def outsiders(self, seat: int | None = None) -> list[int]:
        """Explorers on land, in boats and in the water."""
        return [
            explorer
            for explorer in range(10 * self.colours())
            if self.place[explorer] < HEXES and (seat is None or self.owner(explorer) == seat)
        ]

    # ---- What is where

    def is_land(self, place: int) -> bool:
        return place in TILE_AT and self.ground[TILE_AT[place]] != "sea"

    def is_sea(self, place: int) -> bool:
        return place < HEXES and not self.is_land(place)

    def sea_around(self, place: int) -> list[int]:
        return [other for other in NEIGHBOURS[place] if self.is_sea(other)]

    def swimmers(self, place: int) -> list[int]:
        if not self.is_sea(place):
            return []
        return [e for e, at in enumerate(self.place) if at == place and not self.aboard[e]]

    def passengers(self, place: int) -> list[int]:
        return [e for e, at in enumerate(self.place) if at == place and self.aboard[e]]

    def controllers(self, place: int) -> list[int]:
        """Seats that steer the boat there: §5, control."""
        owners = [self.owner(explorer) for explorer in self.passengers(place)]
        most = max((owners.count(seat) for seat in owners), default=0)
        return sorted({seat for seat in owners if owners.count(seat) == most})

    def has(self, creature: str, place: int) -> bool:
        return place in self.creatures[creature]


def set_up(options: Options, seats: int, position: dict[str, Any] | None) -> State:
    state = State(options, seats)
    state.answers = ["none"] * seats
    state.hand = [no_tiles() for _ in range(seats)]
    if options["first_seat"] != "random":
        state.first = state.active = int(options["first_seat"])
        state.phase = "deal"
    if position is not None:
        read_position(state, copy.deepcopy(position))
    return state


def read_position(state: State, parts: dict[str, Any]) -> None:
    """What as_json wrote, at the beginning of a step."""
    for name in ("place", "boats"):
        setattr(state, name, [NUMBER[place] for place in parts.pop(name)])
    for creature in CREATURES:
        state.creatures[creature] = [NUMBER[place] for place in parts.pop(f"{creature}s")]
    for piece in state.left:
        state.left[piece] = parts.pop(f"{piece}s_left")
    state.held_colour = COLOURS.index(parts.pop("held_colour"))
    state.spot = NUMBER[parts.pop("spot", "none")]
    for name, value in parts.items():
        setattr(state, name, value)


def names(places: list[int]) -> list[str]:
    return [NAMES[place] for place in places]


def as_json(state: State) -> dict[str, Any]:
    """The engine's fields, without those which only help it to remember where it was, and with
    some only in the phases where they mean something."""
    parts: dict[str, Any] = {
        "phase": state.phase,
        "first": state.first,
        "dealt": state.dealt,
        "redeals": state.redeals,
        "held": state.held,
        "held_colour": COLOURS[state.held_colour],
        "asked": state.asked,
        "answers": state.answers,
        "boats_left": state.left["boat"],
        "sharks_left": state.left["shark"],
        "whales_left": state.left["whale"],
        "ground": state.ground,
        "place": names(state.place),
        "aboard": state.aboard,
        "value": state.value,
        "boats": names(state.boats),
        "serpents": names(state.creatures["serpent"]),
        "sharks": names(state.creatures["shark"]),
        "whales": names(state.creatures["whale"]),
        "open": state.open,
        "hand": state.hand,
    }
    parts |= {"active": state.active}
    if state.phase == "move":
        swum = [EXPLORERS[explorer] for explorer in state.swum]
        parts |= {"points": state.points, "played": state.played, "swum": swum}
    if state.phase == "set_down":
        parts |= {"tool": state.tool}
    if state.phase in ("creature", "defence"):
        parts |= {"creature": state.creature}
    if state.phase in ("back", "defence", "pick"):
        parts |= {"spot": NAMES[state.spot]}
    if state.phase == "back":
        parts |= {"sunk": state.sunk}
    if state.challenge(2) and state.phase != "over":
        parts |= {"best": state.best, "idle": state.idle, "outside": state.outside}
    return parts
