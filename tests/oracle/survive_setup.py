"""The set-up of Survive: the deal, the explorers, the boats (§3)."""

from __future__ import annotations

from bisect import insort

from survive_board import NEIGHBOURS, NUMBER, TILE_AT, TILES
from survive_table import COLOURS, State
from survive_turn import begin_turn, watch

REDEALS = 50


def first(state: State, seat: str) -> None:
    state.first = state.active = int(seat)
    state.phase = "deal"


def deal(state: State, ground: str) -> None:
    state.ground[state.dealt] = ground
    state.dealt += 1
    if state.dealt < len(TILES):
        return
    if state.yes("no_isolated_tiles") and state.redeals < REDEALS and has_isolated_beach(state):
        state.met.add("dealt anew")
        state.redeals += 1
        state.dealt = 0
        state.ground = ["sea"] * len(TILES)
        return
    state.phase = "choose"


def has_isolated_beach(state: State) -> bool:
    """§16.7: a connected group of beaches that nowhere touches sea."""
    beaches = {place for place in TILES if state.ground[TILE_AT[place]] == "beach"}
    while beaches:
        group = {beaches.pop()}
        edge = list(group)
        while edge:
            for other in NEIGHBOURS[edge.pop()]:
                if other in beaches:
                    beaches.remove(other)
                    group.add(other)
                    edge.append(other)
        if not any(state.sea_around(place) for place in group):
            return True
    return False


def choose(state: State, colour: str, value: str) -> None:
    state.held, state.held_colour = int(value), COLOURS.index(colour)
    state.phase = "place"


def place(state: State, name: str) -> None:
    explorer = 10 * state.held_colour
    while state.value[explorer]:
        explorer += 1
    state.value[explorer] = state.held
    state.place[explorer] = NUMBER[name]
    state.held = state.held_colour = 0
    state.active = (state.active + 1) % state.seats
    everybody = all(state.value[: 10 * state.colours()])
    state.phase = "boat" if everybody else "choose"


def place_boat(state: State, name: str) -> None:
    insort(state.boats, NUMBER[name])
    state.left["boat"] -= 1
    state.active = (state.active + 1) % state.seats
    each = int(state.options["boats_for_two_colours"]) if state.colours() > state.seats else 2
    if len(state.boats) == each * state.seats:
        if state.challenge(2):
            watch(state)
        begin_turn(state)
