"""The board of Survive, made from the table of rows in rules/survive.md §2.

Places are numbers: 0 … 132 the hexes row by row, then the isles nw, ne, sw, se, then `lost` and
`none`.
"""

from __future__ import annotations

# For the rows A … M, r = −6 … 6: q of the first hex, and how many hexes.
ROWS = (
    (0, 7), (-2, 10), (-3, 11), (-3, 10), (-4, 11), (-5, 12), (-5, 11), (-6, 12), (-6, 11),
    (-6, 10), (-7, 11), (-7, 10), (-6, 7),
)  # fmt: skip
ISLES = ("nw", "ne", "sw", "se")
LANDINGS = {"nw": ("B1", "C1"), "ne": ("B10", "C11"), "sw": ("K1", "L1"), "se": ("K11", "L10")}
ISLE_AXIAL = {"nw": (-3, -5), "ne": (8, -5), "sw": (-8, 5), "se": (3, 5)}
# First and last number of the island's hexes in a row; G6, in the middle, is sea.
ISLAND = {
    "D": (4, 7), "E": (4, 8), "F": (3, 10), "G": (3, 9), "H": (3, 10), "I": (4, 8), "J": (4, 7),
}  # fmt: skip

NAMES: list[str] = []
AXIAL: list[tuple[int, int]] = []
for _row, (_first, _count) in enumerate(ROWS):
    for _i in range(_count):
        NAMES.append("ABCDEFGHIJKLM"[_row] + str(_i + 1))
        AXIAL.append((_first + _i, _row - 6))
HEXES = len(NAMES)
NAMES += [*ISLES, "lost", "none"]
NUMBER = {name: number for number, name in enumerate(NAMES)}
LOST, NONE = NUMBER["lost"], NUMBER["none"]
MIDDLE = NUMBER["G6"]

_AT = {axial: number for number, axial in enumerate(AXIAL)}
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
NEIGHBOURS = [
    sorted(_AT[q + a, r + b] for a, b in STEPS if (q + a, r + b) in _AT) for q, r in AXIAL
]
TILES = [
    number
    for number in range(HEXES)
    if number != MIDDLE
    and NAMES[number][0] in ISLAND
    and ISLAND[NAMES[number][0]][0] <= int(NAMES[number][1:]) <= ISLAND[NAMES[number][0]][1]
]
TILE_AT = {number: tile for tile, number in enumerate(TILES)}
ISLE_BESIDE = {NUMBER[name]: NUMBER[isle] for isle, pair in LANDINGS.items() for name in pair}


def distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


ISLE_STEPS = [min(distance(axial, isle) for isle in ISLE_AXIAL.values()) for axial in AXIAL]


def check_board() -> None:
    """The numbers of §2.4, so that a slip here is not taken for one of the engine."""
    degrees = [len(around) for around in NEIGHBOURS]
    land = set(TILES)
    shore = {n for n in range(HEXES) if n not in land and n != MIDDLE and land & {*NEIGHBOURS[n]}}
    outer = {n for n in land if {*NEIGHBOURS[n]} - land - {MIDDLE}}
    formula = {n for n, at in enumerate(AXIAL) if 0 < distance(at, (0, 0)) <= 3}
    formula |= {NUMBER[name] for name in ("F3", "F10", "H3", "H10")}
    nearest = sorted(ISLE_STEPS[n] - 1 for n in shore)
    isle_hexes = {n for n in range(HEXES) if ISLE_STEPS[n] == 1}
    assert HEXES == 133 and sum(degrees) == 2 * 356 and land == formula
    assert [degrees.count(n) for n in (3, 4, 5, 6)] == [16, 14, 10, 93]
    assert len(land) == 40 and len(shore) == 28 and len(outer) == 22
    assert sum(len(land & {*NEIGHBOURS[n]}) for n in land) == 2 * 92
    assert len(land & {*NEIGHBOURS[MIDDLE]}) == 6 and isle_hexes == ISLE_BESIDE.keys()
    assert [nearest.count(n) for n in (2, 3, 4, 5)] == [4, 16, 6, 2]
