"""What a seat or a spectator may know of a table of Draftosaurus, as the rules sheet tells it.

Part of the second implementation in draftosaurus.py. The engine checks it where it stands in a
record as `expect view` and `expect memory`.
"""

from __future__ import annotations

from typing import Any

from draftosaurus import places_for
from draftosaurus_table import PER_SPECIES, State, as_json
from draftosaurus_zoo import SPECIES, score_sheet, total

SPECTATOR = -1

# What everybody sees of the state as it is.
OPEN = (
    "phase", "side", "turn", "roller", "drawn", "zoo", "sealed", "released", "earlier",
    "earlier_trex",
)  # fmt: skip


def view_of(state: State, viewer: int) -> dict[str, Any]:
    """Rules §11, under the names and in the shapes of `mohreh replay --json --view`."""
    whole = as_json(state)
    seats = range(state.seats)
    shown: dict[str, Any] = {key: whole[key] for key in OPEN}
    shown["round"] = state.turn // turns_a_round(state) + 1
    shown["turns"] = 12
    shown["passes_to"] = None if viewer == SPECTATOR else (viewer + 1) % state.seats
    shown["face"] = state.face
    shown["bag_left"] = sum(state.bag)
    shown["hand_size"] = [sum(hand) for hand in state.hand]
    shown["hand"] = [hand if knows_hand(state, viewer, seat) else None
                     for seat, hand in enumerate(state.hand)]  # fmt: skip
    shown["chosen"] = [state.chosen.get(seat) if state.phase == "place" or seat == viewer else None
                       for seat in seats]  # fmt: skip
    shown["place"] = [state.place.get(seat) if seat == viewer else None for seat in seats]
    if state.seats == 2:
        shown["box"] = boxes_for(state, viewer)
    shown["unseen"] = None
    if state.options.show_unseen == "yes" or is_counted(state):
        shown["unseen"] = unseen(state, shown)
    sheets = [score_sheet(state.zoo, state.side, seat) for seat in seats]
    shown["score"] = [
        {"total": sum(sheet.values()), **{line: n for line, n in sheet.items() if n > 0}}
        for sheet in sheets
    ]
    shown["prospects"] = prospects(state, viewer)
    return shown


def turns_a_round(state: State) -> int:
    return 3 if state.seats == 2 else 6


def is_counted(state: State) -> bool:
    """Rules §11.7: everything of a game that has been counted is open."""
    return state.phase in ("interval", "over")


def knows_hand(state: State, viewer: int, seat: int) -> bool:
    """Rules §11.1, §11.3: the own hand and, where the screen reminds of them, those held before.
    When all is placed there are no hands, and everybody knows that."""
    if seat == viewer or state.phase == "quarantine" or is_counted(state):
        return True
    return state.options.show_passed == "yes" and has_held(state, viewer, seat)


def has_held(state: State, viewer: int, seat: int) -> bool:
    """Whether the viewer has held this seat's hand in this round. A hand has been with as many
    seats to the right as turns have gone by."""
    turns = state.turn % turns_a_round(state)
    return viewer != SPECTATOR and (seat - viewer) % state.seats <= turns


def boxes_for(state: State, viewer: int) -> dict[str, Any]:
    """Rules §11.4. What could be deduced is left to memory."""
    public = state.options.two_player_discard == "public"
    open_to = [public or is_counted(state) or seat == viewer for seat in range(2)]
    return {
        "open": [box if known else None for box, known in zip(state.box_open, open_to)],
        "hidden": [box if known else None for box, known in zip(state.box_hidden, open_to)],
    }


def memory_of(state: State, viewer: int) -> dict[str, Any]:
    """Rules §11.3, §11.4: what the viewer knows of hands and boxes, and how many it has not seen,
    if it remembers everything."""
    known = view_of(state, viewer)
    for seat, hand in enumerate(state.hand):
        if has_held(state, viewer, seat):
            known["hand"][seat] = hand
    if state.seats == 2 and viewer != SPECTATOR:
        known["box"]["open"] = state.box_open
    deduce_last_heap(state, known)
    known["unseen"] = unseen(state, known)
    return {key: known[key] for key in ("hand", "box", "unseen") if key in known}


def deduce_last_heap(state: State, known: dict[str, Any]) -> None:
    """Rules §11.3: if just one heap is missing, it is what is left over."""
    pairs = [(known["hand"], state.hand)]
    if state.seats == 2:
        box = known["box"]
        pairs += [(box["open"], state.box_open), (box["hidden"], state.box_hidden)]
    missing = []
    for told, truth in pairs:
        for seat, heap in enumerate(truth):
            if told[seat] is None and any(heap):
                missing.append((told, seat, heap))
    if len(missing) == 1 and not any(state.bag):
        told, seat, heap = missing[0]
        told[seat] = heap


def unseen(state: State, shown: dict[str, Any]) -> list[int]:
    """Rules §11.5: all that are in the game, less the zoos, the dinosaurs shown, and the hands and
    discards which the viewer knows."""
    left = [PER_SPECIES[state.seats]] * len(SPECIES)
    seen = [species for zoo in state.zoo for species, _ in zoo]
    if state.phase == "place":
        seen += state.chosen.values()
    for species in seen:
        left[SPECIES.index(species)] -= 1
    heaps = [*shown["hand"]]
    if "box" in shown:
        heaps += shown["box"]["open"] + shown["box"]["hidden"]
    for heap in heaps:
        if heap is not None:
            left = [count - known for count, known in zip(left, heap)]
    return left


def prospects(state: State, viewer: int) -> dict[str, Any] | None:
    """Rules §11.6: while one chooses, where each species in hand may go and what it brings."""
    if state.phase != "choose" or viewer == SPECTATOR or viewer in state.sealed:
        return None
    now = total(state.zoo, state.side, viewer)
    found = {}
    for species, count in zip(SPECIES, state.hand[viewer]):
        if count > 0:
            gains = {}
            for place in places_for(state, viewer, species):
                after = [*state.zoo]
                after[viewer] = [*state.zoo[viewer], (species, place)]
                gains[place] = total(after, state.side, viewer) - now
            found[species] = gains
    return found
