"""Crowded positions of Survive: many pieces around a few hexes, so that much happens soon."""

from __future__ import annotations

import random
from bisect import insort
from typing import Any

from survive_board import HEXES, LOST, NEIGHBOURS, NUMBER, TILE_AT, TILES
from survive_moves import breaks_boats, chance_weights, eats_swimmers, legal_moves
from survive_table import (
    BACKS, GROUNDS, KEPT, ROOM, VALUES, State, as_json, read_options, set_up,
)  # fmt: skip
from survive_turn import watch

ISLES = range(HEXES, LOST)


def crowded_position(seats: int, options: str, rng: random.Random) -> dict[str, Any]:
    state = set_up(read_options(options), seats, None)
    state.first, state.active, state.dealt = rng.randrange(seats), rng.randrange(seats), 40
    if state.options["first_seat"] != "random":
        state.first = int(state.options["first_seat"])
    sink_some(state, rng)
    phase = rng.choice(("move", "tile", "tile", "sink", "back", "creature", "creature"))
    if all(ground == "sea" for ground in state.ground) and phase in ("sink", "back"):
        phase = "die"
    if phase == "back":
        state.phase = "sink"
        state.spot = NUMBER[rng.choice(legal_moves(state, state.active)).split()[1]]
        tile = TILE_AT[state.spot]
        state.sunk, state.ground[tile] = state.ground[tile], "sea"
    hot = hot_hexes(state, rng)
    put_pieces(state, hot, rng)
    put_explorers(state, hot, rng)
    if state.challenge(2):
        watch(state)
        idle_turns = int(state.options["idle_rounds"]) * seats
        state.idle = rng.choice((0, rng.randrange(idle_turns), idle_turns - 1))
    if phase == "tile" and not sum(map(sum, state.hand[state.active])):
        phase = "move"
    if phase == "move" and not state.outsiders(state.active):
        phase = "die"
    kinds = [kind for kind in ("shark", "whale") if state.creatures[kind]]
    if phase == "creature" and kinds:
        state.creature = rng.choice(kinds)
    elif phase == "creature":
        phase = "die"
    state.phase, state.points = phase, 3
    state.listed = {}
    return as_json(state) | {"points": 3 if phase in ("tile", "move") else 0}


def sink_some(state: State, rng: random.Random) -> None:
    """Deals the island, takes tiles off as turns would do it, and gives their backs to somebody."""
    state.ground = ["beach"] * 16 + ["forest"] * 16 + ["mountain"] * 8
    rng.shuffle(state.ground)
    endless = state.challenge(2) or state.challenge(4)
    for _ in range(rng.choice((0, 8, 16, 24, 32, 36, 38, 40 if state.challenge(2) else 38))):
        state.phase, state.listed = "sink", {}
        at = NUMBER[rng.choice(legal_moves(state, state.active)).split()[1]]
        state.sunk, state.ground[TILE_AT[at]] = state.ground[TILE_AT[at]], "sea"
        state.phase = "back"
        moves, weights = zip(*chance_weights(state))
        if not endless:  # the volcano still lies somewhere
            weights = [0 if "volcano" in move else weight for move, weight in zip(moves, weights)]
        back = rng.choices(moves, weights)[0].split()[1]
        slot, number = GROUNDS.index(state.sunk), BACKS.index(back)
        if back.startswith("defend"):  # evenly, so that several can defend at once
            held = [sum(row[number] for row in hand) for hand in state.hand]
            fewest = [seat for seat in range(state.seats) if held[seat] == min(held)]
            state.hand[rng.choice(fewest)][slot][number] += 1
        elif back in KEPT and rng.random() < 0.8:
            state.hand[rng.randrange(state.seats)][slot][number] += 1
        else:
            state.open[slot][number] += 1
            if back in ("shark", "whale", "boat"):
                state.left[back] -= 1
    state.sunk, state.listed = "sea", {}


def hot_hexes(state: State, rng: random.Random) -> list[int]:
    """A sea hex, what lies around it, and something around a landing hex now and then."""
    sea = [place for place in range(HEXES) if state.is_sea(place)]
    middle = state.spot if state.spot < HEXES else rng.choice(sea)
    if state.spot >= HEXES and rng.random() < 0.4:
        middle = NUMBER[rng.choice(("B1", "C11", "K11", "L1"))]
    near = state.sea_around(middle)
    further = {other for place in near for other in state.sea_around(place)}
    return [middle, *near, *rng.sample(sorted(further), min(4, len(further))), *rng.sample(sea, 2)]


def put_pieces(state: State, hot: list[int], rng: random.Random) -> None:
    sea = [place for place in range(HEXES) if state.is_sea(place) and place != state.spot]

    def somewhere() -> int:
        return rng.choice([at for at in hot if at != state.spot] if rng.random() < 0.6 else sea)

    for kind, all_of_them in (("serpent", 5), ("shark", 6), ("whale", 5)):
        count = all_of_them - state.left.get(kind, 0)
        count -= rng.randrange(2) if count > 1 else 0
        state.creatures[kind] = sorted(somewhere() for _ in range(count))
    each = int(state.options["boats_for_two_colours"]) if state.colours() > state.seats else 2
    state.left["boat"] -= each * state.seats
    for _ in range(12 - state.left["boat"]):
        at = somewhere()
        if at not in state.boats:
            insort(state.boats, at)


def put_explorers(state: State, hot: list[int], rng: random.Random) -> None:
    gone = rng.choice((0.1, 0.5, 0.9, 0.97))
    safe_aboard = not state.yes("attack_on_boarding")  # who boarded in a creature's hex
    land = [place for place in TILES if state.is_land(place)]
    crowded = rng.sample(land, min(3, len(land)))
    for colour in range(state.colours()):
        values = list(VALUES)
        rng.shuffle(values)
        state.value[10 * colour : 10 * colour + 10] = values
    for explorer in range(10 * state.colours()):
        state.place[explorer] = rng.choice((LOST, LOST, rng.choice(ISLES)))
        if rng.random() < gone:
            continue
        boats = [
            boat for boat in state.boats
            if len(state.passengers(boat)) < ROOM
            and (safe_aboard or not breaks_boats(state, boat))
        ]  # fmt: skip
        water = [at for at in hot if not eats_swimmers(state, at)]
        kind = rng.random()
        if kind < 0.4 and boats:
            state.place[explorer], state.aboard[explorer] = rng.choice(boats), True
        elif kind < 0.8 and water:
            state.place[explorer] = water[0] if rng.random() < 0.3 else rng.choice(water)
        elif crowded:
            state.place[explorer] = rng.choice(crowded)
    if not state.outsiders():
        free = [at for at in range(HEXES) if state.is_sea(at) and not eats_swimmers(state, at)]
        state.place[10 * state.active] = rng.choice(free)


def isolated_deal(rng: random.Random) -> list[str]:
    """An island on which a beach is walled in."""
    inner = [place for place in TILES if all(at in TILE_AT for at in NEIGHBOURS[place])]
    walled = rng.choice(inner)
    around = {walled, *NEIGHBOURS[walled]}
    others = ["beach"] * 15 + ["forest"] * 11 + ["mountain"] * 7
    rng.shuffle(others)
    wall = iter(["forest"] * 5 + ["mountain"])
    ground = [next(wall) if place in around else "" for place in TILES if place != walled]
    ground = [what or others.pop() for what in ground]
    ground.insert(TILE_AT[walled], "beach")
    return ground
