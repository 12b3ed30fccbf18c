"""What lies on a table of Zirkhaki: options, cards, the state and how it is written.

Part of the second implementation in zirkhaki.py. Only the names are shared with the engine: the
fields are those which `mohreh replay --json` prints. The deck, the cards a snake still demands and
the list of unfinished effects are kept here in full, though the engine does not write them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple, Union

KINDS = (
    "astrolabe", "pistol", "dagger", "carpet", "snake", "horseshoe", "coin", "chest", "key", "map",
)  # fmt: skip
RINGS = (
    "snake_catcher", "mugger", "cutpurse", "money_lover", "goldsmith", "map_reader", "trickster",
    "fortune_teller",
)  # fmt: skip
# Rules §10.2, `powers`: only the first n of these act.
LESSONS: tuple[tuple[str, ...], ...] = (
    ("carpet",), ("chest", "key"), ("pistol",), ("dagger",), ("horseshoe",), ("map",), ("snake",),
    ("astrolabe",),
)  # fmt: skip
GOLDSMITH_POINTS = 5  # rules §7.5

Viewer = Union[int, Literal["spectator"]]


class Card(NamedTuple):
    kind: str
    value: int

    def words(self) -> str:
        return f"{self.kind} {self.value}"


def lowest_value(kind: str) -> int:
    return 4 if kind == "coin" else 2


# Rules §1.1: ten kinds with six cards each, in the order lists of moves have.
ALL_CARDS = tuple(Card(kind, lowest_value(kind) + step) for kind in KINDS for step in range(6))
RANK = {card: number for number, card in enumerate(ALL_CARDS)}


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Every card once."""
    return sorted(set(cards), key=RANK.__getitem__)


@dataclass(frozen=True)
class Options:
    """Rules §10."""

    first_seat: int | None = None
    rings: bool = False
    powers: int = 8
    astrolabe_public: bool = False
    burnt_pile_open: bool = False
    bonus_on_protected_bust: bool = False
    discard_browsable: bool = False
    show_counts: bool = True

    def acts(self, kind: str) -> bool:
        return any(kind in lesson for lesson in LESSONS[: self.powers])


def read_options(text: str) -> Options:
    """Options as they stand in a record: key=value,key=value."""
    options = Options()
    for part in filter(None, text.split(",")):
        key, value = part.split("=")
        new: Any
        if key == "first_seat":
            new = None if value == "random" else int(value)
        elif key == "powers":
            new = int(value)
        else:
            new = {"yes": True, "on": True, "no": False, "off": False}[value]
        options = replace(options, **{key: new})
    return options


@dataclass
class State:
    options: Options
    seats: int
    phase: str
    active: int
    field: list[list[Card]]
    burnt: list[Card]
    deck: list[Card]  # in no order but for the cards somebody has looked at
    ring: list[str]
    dealt: list[list[str]]
    begun: bool = False
    area: list[Card] = field(default_factory=list)
    shown: list[Card] = field(default_factory=list)
    peeked: list[Card] = field(default_factory=list)  # the top of the deck, also in `deck`
    seen_by: list[set[int]] = field(default_factory=list)
    burst: list[Card] = field(default_factory=list)
    forced: int = 0
    todo: list[str] = field(default_factory=list)  # unfinished effects, the last is done first
    bonus_due: int = 0
    shot: list[Card] = field(default_factory=list)  # in this turn, to tell situations apart
    origin: dict[Card, str] = field(default_factory=dict)  # of the area's cards, likewise
    caught: int = 0  # snakes in this turn, likewise
    met: set[str] = field(default_factory=set)  # situations so far; shared by copies

    def copy(self) -> State:
        return replace(
            self, field=[cards[:] for cards in self.field], burnt=self.burnt[:], deck=self.deck[:],
            ring=self.ring[:], dealt=[rings[:] for rings in self.dealt], area=self.area[:],
            shown=self.shown[:], peeked=self.peeked[:],
            seen_by=[set(seats) for seats in self.seen_by], burst=self.burst[:], todo=self.todo[:],
            shot=self.shot[:], origin=dict(self.origin),
        )  # fmt: skip

    def worn(self) -> str:
        return self.ring[self.active]

    def own(self) -> list[Card]:
        return self.field[self.active]

    def opponents(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.active]

    def in_area(self, kind: str) -> bool:
        return any(card.kind == kind for card in self.area)

    def unseen_deck(self) -> list[Card]:
        rest = self.deck[:]
        for card in self.peeked:
            rest.remove(card)
        return rest


def tops(cards: Iterable[Card]) -> list[Card]:
    """The highest card of every stack of a field."""
    best: dict[str, Card] = {}
    for card in cards:
        if card.kind not in best or card.value > best[card.kind].value:
            best[card.kind] = card
    return in_order(best.values())


# ---- As JSON


def pile_json(cards: Iterable[Card]) -> dict[str, list[int]]:
    pile: dict[str, list[int]] = {kind: [] for kind in KINDS}
    for card in cards:
        pile[card.kind].append(card.value)
    for values in pile.values():
        values.sort()
    return pile


def row_json(cards: Iterable[Card]) -> list[str]:
    return [f"{card.kind}_{card.value}" for card in cards]


# Expectations are compared as text, so the fields have an order.
STATE_FIELDS = (
    "phase", "active", "begun", "area", "field", "burnt", "shown", "peeked", "seen_by", "burst",
    "second_due", "bonus_due", "ring", "dealt",
)  # fmt: skip
VIEW_FIELDS = (
    "phase", "active", "begun", "due", "second_due", "second_asked", "bonus_due", "area", "guarded",
    "linked", "burning", "shown", "burst", "field", "points", "deck_left", "counts", "burnt_left",
    "burnt", "peeked", "seen_by", "ring", "dealt", "rings_dealt", "chosen",
)  # fmt: skip


def both_json(state: State) -> dict[str, Any]:
    """What the whole state and every view have in common."""
    return {
        "phase": state.phase,
        "active": state.active,
        "begun": state.begun,
        "second_due": "second horseshoe" in state.todo,
        "bonus_due": state.bonus_due,
        "area": row_json(state.area),
        "shown": row_json(state.shown),
        "burst": row_json(state.burst),
        "field": [pile_json(cards) for cards in state.field],
        "seen_by": [sorted(seats) for seats in state.seen_by],
    }


def as_json(state: State) -> dict[str, Any]:
    """The state under the names and in the shapes `mohreh replay --json` uses."""
    fields = {
        **both_json(state),
        "burnt": pile_json(state.burnt),
        "peeked": row_json(state.peeked),
        "ring": state.ring,
        "dealt": [sorted(rings, key=RINGS.index) for rings in state.dealt],
    }
    return {name: fields[name] for name in STATE_FIELDS}


def view_json(state: State, viewer: Viewer, memory: bool = False) -> dict[str, Any]:
    """Rules §11. With memory: what somebody knows who remembers every card that was burnt."""
    options = state.options
    over = state.phase == "over"
    reading = state.phase == "map" and state.worn() == "map_reader"
    open_pile = options.burnt_pile_open or options.discard_browsable or over or reading or memory
    kinds = Counter(card.kind for card in state.deck)
    counted = options.show_counts or over or memory
    public = over or options.astrolabe_public
    known = [card for card, seats in zip(state.peeked, state.seen_by) if public or viewer in seats]
    sealed = state.phase == "rings"
    chosen = [seat for seat in range(state.seats) if state.ring[seat] != "none"]
    own_pair = state.dealt[viewer] if isinstance(viewer, int) else []
    rings = ["none" if sealed and seat != viewer else ring for seat, ring in enumerate(state.ring)]
    fields = {
        **both_json(state),
        "due": state.forced if state.deck else 0,
        "deck_left": len(state.deck),
        "counts": [kinds[kind] for kind in KINDS] if counted else None,
        "burnt_left": len(state.burnt),
        "burnt": pile_json(state.burnt) if open_pile else None,
        "peeked": row_json(known),
        "ring": rings,
        "dealt": sorted(own_pair, key=RINGS.index),
        "rings_dealt": sum(len(rings) for rings in state.dealt),
        "chosen": chosen,
        "second_asked": state.phase == "horseshoe" and state.todo[-1:] == ["second horseshoe"],
        "points": [points_of(cards, ring) for cards, ring in zip(state.field, rings)],
        **area_json(state),
    }
    return {name: fields[name] for name in VIEW_FIELDS}


def area_json(state: State) -> dict[str, Any]:
    """Rules §4.4, §5.4, §6.3; §10.2: what the cards in the area save, open and threaten."""
    kinds = [card.kind for card in state.area]
    guards = "carpet" in kinds and state.options.acts("carpet")
    opens = {"chest", "key"} <= set(kinds) and state.options.acts("chest")
    return {
        "guarded": kinds.index("carpet") if guards else 0,
        "linked": ["chest", "key"] if opens else [],
        "burning": [kind for kind in KINDS if kind in kinds],
    }


def points_of(cards: list[Card], ring: str) -> int:
    """Rules §8.3, §7.5."""
    golden = ring == "goldsmith" and any(card.kind == "coin" for card in cards)
    return sum(card.value for card in tops(cards)) + (GOLDSMITH_POINTS if golden else 0)


# ---- The start


def set_up(options: Options, seats: int, position: dict[str, Any] | None = None) -> State:
    """Rules §2. A position replaces the fields it names; it must be one where nothing is
    unfinished."""
    cards = list(ALL_CARDS) * (1 if seats <= 4 else 2)
    lowest = [card for card in cards if card.value == lowest_value(card.kind)]
    state = State(
        options=options,
        seats=seats,
        phase="first",
        active=0,
        field=[[] for _ in range(seats)],
        burnt=lowest,
        deck=[],
        ring=["none"] * seats,
        dealt=[[] for _ in range(seats)],
    )
    if options.first_seat is not None:
        state.active = options.first_seat
        state.phase = "deal" if options.rings else "choice"
    for name, value in (position or {}).items():
        if name == "field":
            state.field = [read_pile(pile) for pile in value]
        elif name == "burnt":
            state.burnt = read_pile(value)
        elif name in ("area", "shown", "peeked", "burst"):
            setattr(state, name, [read_card(text) for text in value])
        elif name == "seen_by":
            state.seen_by = [set(seats_) for seats_ in value]
        else:
            setattr(state, name, value)
    state.origin = dict.fromkeys(state.area, "deck")
    outside = Counter(state.burnt + state.area + state.shown + sum(state.field, []))
    state.deck = list((Counter(cards) - outside).elements())
    return state.copy()


def read_pile(pile: dict[str, list[int]]) -> list[Card]:
    return [Card(kind, value) for kind, values in pile.items() for value in values]


def read_card(text: str) -> Card:
    kind, _, value = text.partition("_")
    return Card(kind, int(value))
