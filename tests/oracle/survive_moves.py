"""Whom Survive asks, and what may be answered; in the engine's order, by kind and arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from records import Actor
from survive_board import HEXES, ISLE_BESIDE, MIDDLE, NAMES, NEIGHBOURS, TILE_AT, TILES
from survive_table import (
    BACKS, COLOURS, COPIES, CREATURES, EXPLORERS, GROUNDS, ROOM, TILES_OF, VALUES, State,
)  # fmt: skip

RANGE = {"serpent": 1, "shark": 2, "whale": 3}
Test = Callable[[int], bool]
CHANCE = ("first", "deal", "back", "die")


def awaited(state: State) -> list[Actor]:
    if state.phase == "over":
        return []
    if state.phase in CHANCE:
        return ["chance"]
    if state.phase == "defence":
        return [seat for seat in state.asked if state.answers[seat] == "none"]
    return [state.active]


def chance_weights(state: State) -> list[tuple[str, int]]:
    if state.phase == "first":
        return [(f"first {seat}", 1) for seat in range(state.seats)]
    if state.phase == "deal":
        left = [(ground, TILES_OF[ground] - state.ground.count(ground)) for ground in GROUNDS]
        return [(f"deal {ground}", count) for ground, count in left if count]
    if state.phase == "die":
        return [(f"die {creature}", 2) for creature in CREATURES]
    slot = GROUNDS.index(state.sunk)
    weights = []
    for number, back in enumerate(BACKS):
        seen = state.open[slot][number] + sum(hand[slot][number] for hand in state.hand)
        if COPIES[back][slot] > seen:
            weights.append((f"back {back}", COPIES[back][slot] - seen))
    return weights


def moves_of(state: State, actor: Actor) -> list[str]:
    if actor == "chance":
        return [move for move, _ in chance_weights(state)]
    return legal_moves(state, actor)


def legal_moves(state: State, seat: int) -> list[str]:
    if seat not in state.listed:
        state.listed[seat] = list(LISTS[state.phase](state, seat))
    return state.listed[seat]


# ---- Set-up (§3)


def choices(state: State, seat: int) -> Iterator[str]:
    for value in range(1, 7):
        for colour in range(seat, state.colours(), state.seats):
            if state.value[10 * colour : 10 * colour + 10].count(value) < VALUES.count(value):
                yield f"choose {COLOURS[colour]} {value}"


def capacity(state: State, place: int) -> int:
    """§3.5, and challenge 1 in §12.1."""
    if not state.challenge(1):
        return 1
    sea = state.sea_around(place)
    if state.options["challenge1_sea"] == "outer":
        sea = [other for other in sea if other != MIDDLE]
    return 1 if sea else 2


def places(state: State, seat: int) -> Iterator[str]:
    for place in TILES:
        if state.place.count(place) < capacity(state, place):
            yield f"place {NAMES[place]}"


def boat_places(state: State, seat: int) -> Iterator[str]:
    for place in range(HEXES):
        beside_land = any(state.is_land(other) for other in NEIGHBOURS[place])
        free = place not in state.boats and not state.has("serpent", place)
        if state.is_sea(place) and beside_land and free:
            yield f"place_boat {NAMES[place]}"


# ---- Step 1: kept tiles (§7)


def is_empty(state: State, place: int) -> bool:
    if not state.is_sea(place) or place in state.boats:
        return False
    if any(state.has(creature, place) for creature in CREATURES):
        return False
    return state.options["empty_hex"] != "nothing" or place not in state.place


def ways(
    state: State, start: int, steps: int, closed: Test, deadly: Test
) -> dict[int, int]:
    """Sea hexes that can be reached, with the steps they take; a deadly one ends the way, a closed
    one cannot be entered. The start is among them with 0."""
    found = {start: 0}
    edge = [start]
    for step in range(1, steps + 1):
        following = []
        for place in edge:
            for other in state.sea_around(place):
                if other in found or closed(other):
                    continue
                found[other] = step
                if not deadly(other):
                    following.append(other)
        edge = following
    return found


def eats_swimmers(state: State, place: int) -> bool:
    return state.has("shark", place) or state.has("serpent", place)


def breaks_boats(state: State, place: int) -> bool:
    return state.has("whale", place) or state.has("serpent", place)


def dolphin_ends(state: State, explorer: int) -> list[tuple[bool, int]]:
    """Where the dolphin may bring a swimmer: (into the boat there, place)."""
    start = state.place[explorer]
    found = ways(state, start, 3, lambda _: False, lambda at: eats_swimmers(state, at))
    ends = {(False, place) for place in found if place != start}
    if state.yes("dolphin_may_land"):
        for place, steps in found.items():
            if steps == 3 or (steps > 0 and eats_swimmers(state, place)):
                continue
            if place in ISLE_BESIDE:
                ends.add((False, ISLE_BESIDE[place]))
            if place in state.boats and len(state.passengers(place)) < ROOM:
                ends.add((True, place))
    return sorted(ends)


def wind_ends(state: State, boat: int) -> list[tuple[bool, int]]:
    occupied = bool(state.passengers(boat))
    found = ways(
        state, boat, 3,
        lambda place: place in state.boats,
        lambda place: occupied and breaks_boats(state, place),
    )  # fmt: skip
    return [(False, place) for place in sorted(found) if place != boat]


def tile_targets(state: State, seat: int, back: str) -> list[int]:
    """Swimmers, boats or creatures the kept tile may move."""
    if back == "dolphin":
        return [
            explorer
            for explorer in state.outsiders(seat)
            if explorer in state.swimmers(state.place[explorer]) and dolphin_ends(state, explorer)
        ]
    if back == "wind":
        empty = state.yes("wind_moves_empty")
        return [
            boat
            for boat in state.boats
            if (seat in state.controllers(boat) or (empty and not state.passengers(boat)))
            and wind_ends(state, boat)
        ]
    if not back.startswith("move_") or not any(is_empty(state, at) for at in range(HEXES)):
        return []
    return sorted(set(state.creatures[back[5:]]))


def tile_plays(state: State, seat: int) -> Iterator[str]:
    yield "skip_tile"
    for slot, ground in enumerate(GROUNDS):
        for number, back in enumerate(BACKS):
            if state.hand[seat][slot][number]:
                spelling = EXPLORERS if back == "dolphin" else NAMES
                for target in tile_targets(state, seat, back):
                    yield f"play_tile {ground} {back} {spelling[target]}"


def set_downs(state: State, seat: int) -> Iterator[str]:
    if state.tool == "dolphin":
        ends = dolphin_ends(state, state.who)
    elif state.tool == "wind":
        ends = wind_ends(state, state.spot)
    else:
        ends = [(False, place) for place in range(HEXES) if is_empty(state, place)]
    for into_boat, place in ends:
        yield f"set_down {NAMES[place]}" + (" boat" if into_boat else "")


# ---- Step 2: movement (§5)


def steps_of(state: State, seat: int) -> Iterator[str]:
    found: dict[str, list[str]] = {
        kind: []
        for kind in ("walk", "board", "enter_water", "hop", "jump", "swim", "climb", "land")
    }
    room = {boat for boat in state.boats if len(state.passengers(boat)) < ROOM}
    one_swim = state.options["swim_limit"] == "one_swimmer"
    for explorer in state.outsiders(seat):
        name, here = EXPLORERS[explorer], state.place[explorer]
        may_swim = not state.swum if one_swim else explorer not in state.swum
        on_land = state.is_land(here)
        swimming = not on_land and not state.aboard[explorer]
        for other in NEIGHBOURS[here]:
            if state.is_land(other):
                if on_land:
                    found["walk"].append(f"walk {name} {NAMES[other]}")
                continue
            if not swimming and other in room:
                kind = "board" if on_land else "hop"
                found[kind].append(f"{kind} {name} {NAMES[other]}")
            if may_swim and (on_land or swimming):
                kind = "enter_water" if on_land else "swim"
                found[kind].append(f"{kind} {name} {NAMES[other]}")
        if state.aboard[explorer] and may_swim:
            found["jump"].append(f"jump {name}")
        if swimming and may_swim and here in room:
            found["climb"].append(f"climb {name}")
        if here in ISLE_BESIDE and (state.aboard[explorer] or may_swim):
            found["land"].append(f"land {name}")
    for moves in found.values():
        yield from moves
    for boat in state.boats:
        if not state.passengers(boat) or seat in state.controllers(boat):
            for other in state.sea_around(boat):
                if other not in state.boats:
                    yield f"sail {NAMES[boat]} {NAMES[other]}"
    yield "end_moves"


# ---- Steps 3 and 4 (§6, §8, §9)


def tiles_to_sink(state: State, seat: int) -> Iterator[str]:
    due = next(ground for ground in GROUNDS if ground in state.ground)
    tiles = [place for place in TILES if state.ground[TILE_AT[place]] == due]
    for place in [place for place in tiles if state.sea_around(place)] or tiles:
        yield f"sink {NAMES[place]}"


def pick_order(state: State, explorer: int) -> tuple[int, int]:
    """Own explorers first, then those of the players to the left, each by name."""
    return (state.owner(explorer) - state.active) % state.seats, explorer


def picks(state: State, seat: int) -> Iterator[str]:
    """Three plies in rising order; who would leave too few behind cannot be picked."""
    needed = ROOM - len(state.passengers(state.spot))
    left = sorted(state.swimmers(state.spot), key=lambda explorer: pick_order(state, explorer))
    if state.who >= 0:
        last = pick_order(state, state.who)
        left = [explorer for explorer in left if pick_order(state, explorer) > last]
    for explorer in sorted(left[: len(left) - needed + 1]):
        yield f"pick {EXPLORERS[explorer]}"


def prey(state: State, creature: str, place: int) -> bool:
    if creature == "shark":
        return bool(state.swimmers(place))
    return creature == "whale" and bool(state.passengers(place))


def creature_moves(state: State, seat: int) -> Iterator[str]:
    kind = state.creature
    moves = []
    for start in sorted(set(state.creatures[kind])):
        found = ways(state, start, RANGE[kind], lambda _: False, lambda at: prey(state, kind, at))
        moves += [f"creature {NAMES[start]} {NAMES[end]}" for end in sorted(found) if end != start]
    if state.options["creature_move"] == "optional" or not moves:
        yield "leave_creature"
    yield from moves


def answers(state: State, seat: int) -> Iterator[str]:
    yield "let"
    number = BACKS.index(f"defend_{state.creature}")
    for slot, ground in enumerate(GROUNDS):
        if state.hand[seat][slot][number]:
            yield f"defend {ground}"


LISTS = {
    "choose": choices, "place": places, "boat": boat_places, "tile": tile_plays,
    "set_down": set_downs, "move": steps_of, "sink": tiles_to_sink, "pick": picks,
    "creature": creature_moves, "defence": answers,
}  # fmt: skip
