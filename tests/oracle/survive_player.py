"""Plays matches of Survive in the model: at random, but eager for what random play seldom does."""

from __future__ import annotations

import random

from records import Record
from survive import awaited, chance_weights, legal_moves, play
from survive_board import HEXES, ISLE_STEPS, NUMBER
from survive_moves import breaks_boats
from survive_table import EXPLORERS, State, read_options, set_up

EAGER = {"land": 60, "climb": 20, "board": 12, "hop": 1, "jump": 0.3, "walk": 0.4, "defend": 9,
         "let": 1, "play_tile": 6, "end_moves": 0.3, "enter_water": 2, "swim": 2}  # fmt: skip


def model_match(record: Record, rng: random.Random, plies: int = 100_000) -> Record:
    """Plays a match to its end, or so many plies; some of the seats are eager, others random."""
    state = set_up(read_options(record.options), record.seats, record.position)
    eager = [rng.random() < 0.8 for _ in range(record.seats)]
    while (actors := awaited(state)) and len(record.plies) < plies:
        actor = actors[0]
        if actor == "chance":
            moves, weights = zip(*chance_weights(state))
        else:
            moves = legal_moves(state, actor)
            weights = [weight(state, move) if eager[actor] else 1 for move in moves]
        move = rng.choices(moves, weights)[0]
        record.plies.append((actor, move))
        play(state, actor, move)
    return record


def weight(state: State, move: str) -> float:
    word, *rest = move.split()
    base = EAGER.get(word, 1)
    if word == "sail":
        start, end = NUMBER[rest[0]], NUMBER[rest[1]]
        nearer = ISLE_STEPS[end] < ISLE_STEPS[start]
        return (15 if nearer else 0.3) if state.passengers(start) else 0.5
    if word in ("swim", "enter_water"):
        start = state.place[EXPLORERS.index(rest[0])]
        return base * (4 if ISLE_STEPS[NUMBER[rest[1]]] < ISLE_STEPS[start] else 0.3)
    if word == "creature":
        end = NUMBER[rest[1]]
        people = state.swimmers(end) if state.creature == "shark" else state.passengers(end)
        return 8 ** len({state.owner(explorer) for explorer in people})
    if word == "sink":
        return 1 + 2 * state.place.count(NUMBER[rest[0]])
    if word == "set_down":
        end = NUMBER[rest[0]]
        if state.passengers(end) and breaks_boats(state, end):
            return 200
        special = len(rest) > 1 or end >= HEXES or end in state.place
        return 20 if special else 1
    return base
