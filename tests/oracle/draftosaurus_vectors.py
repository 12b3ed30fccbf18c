"""Zoos whose points and legal places are known from the rules sheet, to test the model itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from draftosaurus_zoo import (
    AREAS, SPECIES, Zoo, best_way_out, die_allows, moved_out, open_places, score_sheet, total,
    ways_out,
)  # fmt: skip


def zoo(**pens: str) -> Zoo:
    """zoo(same="para para", river="trex"): who lives where, from left to right."""
    return [(species, pen) for pen, names in pens.items() for species in names.split()]


def pyramid(names: str) -> Zoo:
    """From the bottom left to the top."""
    cells = ("b1", "b2", "b3", "m1", "m2", "top")
    return [(species, f"pyramid_{cell}") for species, cell in zip(names.split(), cells)]


def summer(**pens: str) -> int:
    """Points of a zoo next to an empty one."""
    return total([zoo(**pens), []], "summer", 0)


def winter(own: Zoo, neighbour: Zoo | None = None) -> int:
    return total([own, neighbour or []], "winter", 0)


def takers(own: Zoo, pen: str) -> list[str]:
    """The species which a winter pen, or a cell of the pyramid, takes in."""
    return [one for one in SPECIES if pen in open_places(own, "winter", one, None, None)]


def lines(own: Zoo) -> dict[str, int]:
    return {line: points for line, points in score_sheet([own, []], "winter", 0).items() if points}


def vectors() -> Iterator[tuple[str, Any, Any]]:
    """What it is about, what the model says, what the rules sheet says."""
    yield "example", summer(same="para para para", trio="spino spino stego", nest="brachio brachio",
                            mixed="trice stego trex spino"), 31  # fmt: skip
    yield "maximum", summer(same="trex " * 6, mixed="trex spino trice stego", king="trex",
                            isle="para"), 51  # fmt: skip
    yield "all in the river", summer(river="trex " * 4 + "para " * 8), 12
    yield "isle and river", summer(isle="trex", river="trex"), 2
    yield "isle alone", summer(isle="para"), 7
    yield "isle and king alike", summer(isle="para", king="para"), 7
    yield "trio of two", summer(trio="trex trice"), 1
    yield "nest, three and three", summer(nest="stego " * 3 + "brachio " * 3), 10
    yield "nest, five", summer(nest="stego " * 5), 10
    yield "nest, four", summer(nest="stego " * 4), 10
    king = zoo(king="stego", river="stego")
    yield "king, equal", total([king, zoo(river="stego stego")], "summer", 0), 8
    yield "king, beaten", total([king, zoo(river="stego stego stego")], "summer", 0), 1
    for count, points in enumerate((0, 2, 4, 8, 12, 18, 24)):
        yield "same forest", summer(same="para " * count), points
        yield "orderly wood", winter(zoo(order="para stego " * 3)[:count]), points
    for count, points in enumerate((0, 1, 3, 6, 10, 15, 21)):
        expected = points + (count == 6)  # the T-Rex comes last
        yield "mixed meadow", summer(mixed=" ".join(SPECIES[::-1][:count])), expected
    for count, points in enumerate((0, 2, 4, 6, 10, 14, 21)):
        names = ["para", "stego", "para", "trice", "spino", "stego"]
        yield "pyramid", winter(pyramid(" ".join(names[:count]))), points

    four = zoo(order="para stego para stego")
    yield "wood of four", winter(four), 12
    yield "wood of four, next", takers(four, "order"), ["para"]
    yield "wood of one, next", takers(four[:1], "order"), [s for s in SPECIES if s != "para"]
    bridge = zoo(bridge_left="para para spino", bridge_right="para stego para")
    yield "bridge", winter(bridge), 12
    bridge = zoo(bridge_left="trex trex spino", bridge_right="trex stego trex")
    yield "bridge with T-Rexes", lines(bridge), {"bridge": 12, "trex": 2}
    bridge = zoo(bridge_left="para para para", bridge_right="para para")
    yield "bridge, three and two", winter(bridge), 12
    yield "bridge, one bank", winter(zoo(bridge_left="para para")), 0

    bottom = pyramid("para stego para")
    rest = ["trex", "spino", "trice", "brachio"]
    yield "pyramid, middle left", takers(bottom, "pyramid_m1"), rest
    yield "pyramid, middle right", takers(bottom, "pyramid_m2"), rest
    yield "pyramid, top closed", takers(bottom, "pyramid_top"), []
    middle = pyramid("para stego para trice")
    yield "pyramid, second of middle", takers(middle, "pyramid_m2"), ["trex", "spino", "brachio"]
    middle = pyramid("para stego para trice spino")
    yield "pyramid, top", takers(middle, "pyramid_top"), ["trex", "stego", "para", "brachio"]
    gap = [("para", "pyramid_b1"), ("para", "pyramid_b3")]
    yield "pyramid, gap", takers(gap, "pyramid_b2"), [s for s in SPECIES if s != "para"]
    yield "pyramid, row closed", takers(gap, "pyramid_m1"), []

    neighbour = zoo(order="stego", river="stego", quarantine="stego")
    moved = moved_out(neighbour, "bridge_left")
    yield "lookout", winter(zoo(lookout="stego"), moved), 6
    yield "lookout, before the move", winter(zoo(lookout="stego"), neighbour), 6
    looking = [zoo(lookout="para"), zoo(river="para"), zoo(river="para para")]
    yield "lookout looks right", total(looking, "winter", 0), 4

    ill = zoo(quarantine="trex", bridge_left="trex")
    yield "quarantine gives nothing", lines(ill), {"trex": 1}
    yield "quarantine, best", best_way_out([ill, []], 0), "bridge_right"
    yield "quarantine, after", lines(moved_out(ill, "bridge_right")), {"bridge": 6, "trex": 2}
    yield "quarantine, stays not", "quarantine" in ways_out(ill, "trex"), False

    for side, pens in AREAS.items():
        for face in ("woods", "grass", "left", "right"):
            yield f"{side}, {face}", sum(die_allows(face, [], side, pen) for pen in pens), 3


def wrong_vectors() -> list[str]:
    found = []
    for about, said, expected in vectors():
        if said != expected:
            found.append(f"the model is wrong about {about}: {said}, not {expected}")
    return found
