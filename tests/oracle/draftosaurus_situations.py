"""What a comparison of Draftosaurus ought to have met at least once, and how to tell it has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from draftosaurus import outcome
from draftosaurus_table import State
from draftosaurus_zoo import (
    AREAS, FACES, QUARANTINE, RIVER, SPECIES, count_of, die_allows, inside, moved_out, pen_allows,
    pen_of, places_of, pyramid_of, quarantined, total, ways_out,
)  # fmt: skip
from records import Actor

ONE_ROOM = ("king", "isle", "lookout", QUARANTINE)
SITUATIONS = (
    *(f"{face} closes a pen in {side}" for side in AREAS for face in FACES),
    "roller goes where the die forbids", "die leaves only the river", "river by choice",
    "empty: no pen is", "empty: one bank is", "trex: places a T-Rex", "trex: one in the river only",
    *(f"{pen} has no room" for pen in (*ONE_ROOM, "same", "trio", "nest", "order", "pyramid")),
    "same refuses another", "mixed refuses its like", "order refuses", "order: second is the first",
    "nest beyond six", "pyramid: bottom middle last", "pyramid: equal corners",
    "pyramid: top like the bottom middle", "pyramid: like below", "pyramid: like beside",
    "same of six", "mixed of six", "order of six", "pyramid of six", "bridge bank beyond six",
    "trio of three", "too small a trio with a T-Rex", "two T-Rexes in a pen",
    "nest: two couples of a species", "nest: an odd one",
    "king ahead", "king equal", "king beaten", "king beaten by a river", "king saved by the river",
    "two kings of a species", "isle alone", "isle with its like in a pen",
    "isle with its like in the river", "isle and king alike",
    "bridge: two couples of a species", "bridge: T-Rex on both banks",
    "lookout sees a river", "lookout sees quarantine", "lookout sees nothing",
    *(f"quarantine to {pen}" for pen in (*AREAS["winter"], RIVER) if pen != QUARANTINE),
    "quarantine: nobody", "quarantine: some", "quarantine: all", "quarantine: a tie for the best",
    "quarantine: a tie with the river", "quarantine: the river alone is best",
    "single: tie broken", "single: tie shared", "single: lower tie broken",
    "match: tie broken", "match: tie shared", "match: tie shared whatever the T-Rexes",
)  # fmt: skip


def met_in_ply(state: State, actor: Actor, move: str) -> Iterator[str]:
    """What a ply is an example of, looked at before it is made."""
    kind, *words = move.split()
    if (state.phase, kind) in (("place", "place"), ("choose", "put")):
        species = words[0] if kind == "put" else state.chosen[int(actor)]
        yield from met_in_placing(state, int(actor), species, words[-1])


def met_in_placing(state: State, seat: int, species: str, place: str) -> Iterator[str]:
    zoo, side, room = state.zoo[seat], state.side, state.options.nest_room
    takes = [pen_of(p) for p in places_of(side)[:-1] if pen_allows(zoo, species, p, room)]
    assert state.face is not None
    closed = [pen for pen in takes if not die_allows(state.face, zoo, side, pen)]
    if seat == state.roller:
        if pen_of(place) in closed:
            yield "roller goes where the die forbids"
    else:
        yield from met_under_die(state, seat, species, place)
        if closed:
            yield f"{state.face} closes a pen in {side}"
        if closed and len(closed) == len(takes):
            yield "die leaves only the river"
    if place == RIVER and len(closed) < len(takes):
        yield "river by choice"
    if place == "nest" and len(inside(zoo, "nest")) >= 6:
        yield "nest beyond six"
    if side == "winter":
        yield from met_in_pyramid(pyramid_of(zoo), species, place)
    yield from met_in_refusals(state, seat, species)


def met_under_die(state: State, seat: int, species: str, place: str) -> Iterator[str]:
    zoo = state.zoo[seat]
    if state.face == "empty":
        if all(inside(zoo, pen) for pen in AREAS[state.side]):
            yield "empty: no pen is"
        if bool(inside(zoo, "bridge_left")) != bool(inside(zoo, "bridge_right")):
            yield "empty: one bank is"
    elif state.face == "trex":
        if species == "trex" and place != RIVER:
            yield "trex: places a T-Rex"
        if {pen_of(where) for one, where in zoo if one == "trex"} == {RIVER}:
            yield "trex: one in the river only"


def met_in_refusals(state: State, seat: int, species: str) -> Iterator[str]:
    """Pens which refuse by their own rule."""
    zoo = state.zoo[seat]
    for place in places_of(state.side)[:-1]:
        if pen_allows(zoo, species, place, state.options.nest_room):
            continue
        there = inside(zoo, place)
        if place in ONE_ROOM or place in ("trio", "nest"):
            yield f"{place} has no room"
        elif place == "mixed":
            yield "mixed refuses its like"
        elif place == "same":
            yield "same has no room" if set(there) == {species} else "same refuses another"
        elif place == "order" and len(there) == 1:
            yield "order: second is the first"
        elif place == "order":
            full = len(there) == 6 and there[0] == species
            yield "order has no room" if full else "order refuses"
    if len(pyramid_of(zoo)) == 6:
        yield "pyramid has no room"


def met_in_pyramid(cells: dict[str, str], species: str, place: str) -> Iterator[str]:
    if place == "pyramid_b2" and len(cells) == 2:
        yield "pyramid: bottom middle last"
    if place in ("pyramid_b1", "pyramid_b3") and species in (cells.get("b1"), cells.get("b3")):
        yield "pyramid: equal corners"
    if place == "pyramid_top" and species == cells.get("b2"):
        yield "pyramid: top like the bottom middle"
    if len(cells) == 3 and species in cells.values():
        yield "pyramid: like below"
    if len(cells) == 4 and species in (cells.get("m1"), cells.get("m2")):
        yield "pyramid: like beside"


def met_in_game(state: State) -> Iterator[str]:
    """What the zoos of a game that has been counted are examples of."""
    for seat in range(state.seats):
        zoo = state.zoo[seat]
        for pen in ("same", "mixed", "order", "pyramid"):
            if len(inside(zoo, pen)) == 6:
                yield f"{pen} of six"
        if any(inside(zoo, pen).count("trex") > 1 for pen in AREAS[state.side]):
            yield "two T-Rexes in a pen"
        if state.side == "summer":
            yield from met_in_summer(state, seat)
            yield from met_by_king(state, seat)
        else:
            yield from met_in_winter(state, seat)
    if state.side == "winter":
        yield from met_in_quarantine(state)


def met_in_summer(state: State, seat: int) -> Iterator[str]:
    zoo = state.zoo[seat]
    trio, nest = inside(zoo, "trio"), Counter(inside(zoo, "nest"))
    if len(trio) == 3:
        yield "trio of three"
    elif "trex" in trio:
        yield "too small a trio with a T-Rex"
    if any(count >= 4 for count in nest.values()):
        yield "nest: two couples of a species"
    if any(count % 2 for count in nest.values()):
        yield "nest: an odd one"
    for species in inside(zoo, "isle"):
        if count_of(zoo, species) == 1:
            yield "isle alone"
        elif species not in inside(zoo, RIVER):
            yield "isle with its like in a pen"
        elif count_of(zoo, species) == 2:
            yield "isle with its like in the river"
        if species in inside(zoo, "king"):
            yield "isle and king alike"


def met_by_king(state: State, seat: int) -> Iterator[str]:
    for species in inside(state.zoo[seat], "king"):
        own = count_of(state.zoo[seat], species)
        own_dry = own - inside(state.zoo[seat], RIVER).count(species)
        others = [zoo for s, zoo in enumerate(state.zoo) if s != seat]
        most = max(count_of(zoo, species) for zoo in others)
        dry = max(count_of(zoo, species) - inside(zoo, RIVER).count(species) for zoo in others)
        yield "king ahead" if own > most else "king equal" if own == most else "king beaten"
        if most > own >= dry:
            yield "king beaten by a river"
        if own >= most > own_dry:
            yield "king saved by the river"
        if own == most and any(inside(zoo, "king") == [species] for zoo in others):
            yield "two kings of a species"


def met_in_winter(state: State, seat: int) -> Iterator[str]:
    zoo, neighbour = state.zoo[seat], state.zoo[(seat - 1) % state.seats]
    left, right = inside(zoo, "bridge_left"), inside(zoo, "bridge_right")
    if max(len(left), len(right)) > 6:
        yield "bridge bank beyond six"
    if any(min(left.count(species), right.count(species)) > 1 for species in SPECIES):
        yield "bridge: two couples of a species"
    if "trex" in left and "trex" in right:
        yield "bridge: T-Rex on both banks"
    for species in inside(zoo, "lookout"):
        if species in inside(neighbour, RIVER):
            yield "lookout sees a river"
        if species == quarantined(state.filled[(seat - 1) % state.seats]):
            yield "lookout sees quarantine"
        if not count_of(neighbour, species):
            yield "lookout sees nothing"


def met_in_quarantine(state: State) -> Iterator[str]:
    leaving = [seat for seat in range(state.seats) if quarantined(state.filled[seat])]
    everybody = len(leaving) == state.seats
    yield f"quarantine: {'all' if everybody else 'some' if leaving else 'nobody'}"
    for seat in leaving:
        target = state.zoo[seat][-1][1]
        yield f"quarantine to {pen_of(target)}"
        if state.options.quarantine == "best":
            yield from met_by_best(state, seat)


def met_by_best(state: State, seat: int) -> Iterator[str]:
    zoo = state.filled[seat]
    points = {}
    for place in ways_out(zoo, quarantined(zoo) or ""):
        after = [*state.filled]
        after[seat] = moved_out(zoo, place)
        points[place] = total(after, "winter", seat)
    best = [place for place in points if points[place] == max(points.values())]
    if best == [RIVER]:
        yield "quarantine: the river alone is best"
    elif RIVER in best:
        yield "quarantine: a tie with the river"
    elif len({pen_of(place) for place in best}) > 1:
        yield "quarantine: a tie for the best"


def met_at_end(state: State) -> Iterator[str]:
    """What an outcome is an example of."""
    result = outcome(state)
    assert result is not None
    kind = "match" if state.options.board == "match" else "single"
    points, ranks = result["points"], result["ranks"]
    winners = [seat for seat in range(state.seats) if ranks[seat] == 1]
    if len(winners) > 1:
        yield f"{kind}: tie shared"
        trexes = {state.earlier_trex[s] + count_of(state.zoo[s], "trex") for s in winners}
        if len(trexes) > 1:
            yield f"{kind}: tie shared whatever the T-Rexes"
    elif points.count(max(points)) > 1:
        yield f"{kind}: tie broken"
    lower = {(points[s], ranks[s]) for s in range(state.seats) if points[s] < max(points)}
    if len({score for score, _ in lower}) < len(lower):
        yield f"{kind}: lower tie broken"
