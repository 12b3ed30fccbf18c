"""A zoo of Draftosaurus by itself: its pens, what the die leaves open, what it scores.

Part of the second implementation in draftosaurus.py. Only the names of species, places and faces
are shared with the engine. A zoo is the list of its dinosaurs, each a species and a place, in the
order they came.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

SPECIES = ("trex", "spino", "trice", "stego", "para", "brachio")
FACES = ("woods", "grass", "left", "right", "empty", "trex")
RIVER = "river"
QUARANTINE = "quarantine"

# Rules §6.3: for each pen its landscape and its bank, in board order.
AREAS = {
    "summer": {
        "same": ("woods", "left"),
        "trio": ("woods", "left"),
        "nest": ("grass", "left"),
        "king": ("woods", "right"),
        "mixed": ("grass", "right"),
        "isle": ("grass", "right"),
    },
    "winter": {
        "order": ("woods", "left"),
        "bridge_left": ("woods", "left"),
        "quarantine": ("grass", "left"),
        "lookout": ("woods", "right"),
        "bridge_right": ("grass", "right"),
        "pyramid": ("grass", "right"),
    },
}

# Rules §8.3.
PYRAMID_ROWS = (("b1", "b2", "b3"), ("m1", "m2"), ("top",))
PYRAMID_POINTS = (2, 4, 7)
TOUCHING = (
    ("b1", "b2"), ("b2", "b3"), ("m1", "m2"),
    ("m1", "b1"), ("m1", "b2"), ("m2", "b2"), ("m2", "b3"),
    ("top", "m1"), ("top", "m2"),
)  # fmt: skip

ROW_POINTS = (0, 2, 4, 8, 12, 18, 24)  # Rules §7.1, §8.1
MIXED_POINTS = (0, 1, 3, 6, 10, 15, 21)  # Rules §7.2

Zoo = list[tuple[str, str]]


@cache
def places_of(side: str) -> list[str]:
    """All places of a board in board order, the pyramid cell by cell, the river last."""
    places = []
    for pen in AREAS[side]:
        if pen == "pyramid":
            places += [f"pyramid_{cell}" for row in PYRAMID_ROWS for cell in row]
        else:
            places.append(pen)
    return [*places, RIVER]


def pen_of(place: str) -> str:
    return "pyramid" if place.startswith("pyramid_") else place


def inside(zoo: Zoo, pen: str) -> list[str]:
    """Who lives in a pen or in the river, in the order they came."""
    if pen == "pyramid":
        return list(pyramid_of(zoo).values())
    return [species for species, place in zoo if place == pen]


def count_of(zoo: Zoo, species: str) -> int:
    """Rules §7.5: a zoo is its pens and its river."""
    return sum(one == species for one, _ in zoo)


# ---- Where a dinosaur may go


def die_allows(face: str, zoo: Zoo, side: str, pen: str) -> bool:
    """Rules §6.2."""
    if face == "empty":
        return not inside(zoo, pen)
    if face == "trex":
        return "trex" not in inside(zoo, pen)
    return face in AREAS[side][pen]


def pen_allows(zoo: Zoo, species: str, place: str, nest_room: int | None) -> bool:
    """Rules §7 and §8, the pens' own rules."""
    if place.startswith("pyramid_"):
        return pyramid_allows(pyramid_of(zoo), species, place.removeprefix("pyramid_"))
    there = inside(zoo, place)
    if place == "same":
        return len(there) < 6 and set(there) <= {species}
    if place == "mixed":
        return species not in there
    if place == "nest":
        return nest_room is None or len(there) < nest_room
    if place == "trio":
        return len(there) < 3
    if place in ("king", "isle", "lookout", QUARANTINE):
        return not there
    if place == "order":
        return order_allows(there, species)
    return place in ("bridge_left", "bridge_right")


def order_allows(there: list[str], species: str) -> bool:
    """Rules §8.1: X, Y, X, Y, X, Y."""
    if len(there) == 6:
        return False
    if len(there) < 2:
        return species not in there
    return species == there[len(there) % 2]


def pyramid_of(zoo: Zoo) -> dict[str, str]:
    cells = {}
    for species, place in zoo:
        if place.startswith("pyramid_"):
            cells[place.removeprefix("pyramid_")] = species
    return cells


def pyramid_allows(cells: dict[str, str], species: str, cell: str) -> bool:
    """Rules §8.3."""
    if cell in cells:
        return False
    for row in PYRAMID_ROWS:
        if cell in row:
            break
        if any(lower not in cells for lower in row):
            return False
    for one, other in TOUCHING:
        if cell == one and cells.get(other) == species:
            return False
        if cell == other and cells.get(one) == species:
            return False
    return True


def open_places(
    zoo: Zoo, side: str, species: str, face: str | None, nest_room: int | None
) -> list[str]:
    """Rules §5.1, §5.2. No face: the die does not bind."""
    places = []
    for place in places_of(side):
        if place != RIVER:
            if face is not None and not die_allows(face, zoo, side, pen_of(place)):
                continue
            if not pen_allows(zoo, species, place, nest_room):
                continue
        places.append(place)
    return places


# ---- Points


def score_sheet(zoos: list[Zoo], side: str, seat: int) -> dict[str, int]:
    """Rules §7 and §8: points by line. A dinosaur in quarantine brings nothing itself."""
    zoo = zoos[seat]
    lines = summer_lines(zoos, seat) if side == "summer" else winter_lines(zoos, seat)
    lines["river"] = len(inside(zoo, RIVER))
    lines["trex"] = sum("trex" in inside(zoo, pen) for pen in AREAS[side] if pen != QUARANTINE)
    return lines


def total(zoos: list[Zoo], side: str, seat: int) -> int:
    return sum(score_sheet(zoos, side, seat).values())


def summer_lines(zoos: list[Zoo], seat: int) -> dict[str, int]:
    """Rules §7."""
    zoo = zoos[seat]
    couples = sum(count // 2 for count in Counter(inside(zoo, "nest")).values())
    return {
        "same": ROW_POINTS[len(inside(zoo, "same"))],
        "trio": 7 if len(inside(zoo, "trio")) == 3 else 0,
        "nest": 5 * couples,
        "king": king_points(zoos, seat),
        "mixed": MIXED_POINTS[len(inside(zoo, "mixed"))],
        "isle": isle_points(zoo),
    }


def king_points(zoos: list[Zoo], seat: int) -> int:
    """Rules §7.5."""
    for species in inside(zoos[seat], "king"):
        own = count_of(zoos[seat], species)
        return 7 if all(count_of(zoo, species) <= own for zoo in zoos) else 0
    return 0


def isle_points(zoo: Zoo) -> int:
    """Rules §7.6."""
    for species in inside(zoo, "isle"):
        return 7 if count_of(zoo, species) == 1 else 0
    return 0


def winter_lines(zoos: list[Zoo], seat: int) -> dict[str, int]:
    """Rules §8."""
    zoo = zoos[seat]
    left, right = inside(zoo, "bridge_left"), inside(zoo, "bridge_right")
    couples = sum(min(left.count(species), right.count(species)) for species in SPECIES)
    pyramid = pyramid_of(zoo)
    by_row = [sum(cell in pyramid for cell in row) for row in PYRAMID_ROWS]
    return {
        "order": ROW_POINTS[len(inside(zoo, "order"))],
        "bridge": 6 * couples,
        "lookout": lookout_points(zoos, seat),
        "pyramid": sum(points * count for points, count in zip(PYRAMID_POINTS, by_row)),
    }


def lookout_points(zoos: list[Zoo], seat: int) -> int:
    """Rules §8.4: seat s - 1 sits at the right of seat s."""
    neighbour = zoos[(seat - 1) % len(zoos)]
    return sum(2 * count_of(neighbour, species) for species in inside(zoos[seat], "lookout"))


# ---- Quarantine


def quarantined(zoo: Zoo) -> str | None:
    for species in inside(zoo, QUARANTINE):
        return species
    return None


def ways_out(zoo: Zoo, species: str) -> list[str]:
    """Rules §8.5: another pen by its own rule, without any die, or the river."""
    return [place for place in open_places(zoo, "winter", species, None, None)
            if place != QUARANTINE]  # fmt: skip


def moved_out(zoo: Zoo, place: str) -> Zoo:
    """The zoo once its quarantined dinosaur has gone to a place; it is the last to come there."""
    species = quarantined(zoo)
    assert species is not None
    return [dino for dino in zoo if dino[1] != QUARANTINE] + [(species, place)]


def best_way_out(zoos: list[Zoo], seat: int) -> str:
    """Rules §9.1: what brings the owner most; of equal places the first in board order."""
    species = quarantined(zoos[seat])
    assert species is not None
    best, most = "", -1
    for place in ways_out(zoos[seat], species):
        after = [moved_out(zoo, place) if s == seat else zoo for s, zoo in enumerate(zoos)]
        points = total(after, "winter", seat)
        if points > most:
            best, most = place, points
    return best
