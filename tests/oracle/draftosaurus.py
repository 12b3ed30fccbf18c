"""Draftosaurus, written a second time from the rules sheet, to be compared with the engine.

Slow, plain and without any knowledge of the engine's code; only the spelling of the moves
("draw para", "choose trex", "place nest", ...) is shared with it. Docstrings name the paragraph of
the rules sheet they follow. Seat s + 1 sits at the left of seat s. Pens and points are in
draftosaurus_zoo.py, the state in draftosaurus_table.py. See compare_draftosaurus.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from draftosaurus_table import HAND, State, full_bag
from draftosaurus_zoo import (
    FACES, SPECIES, best_way_out, count_of, moved_out, open_places, quarantined, total, ways_out,
)  # fmt: skip
from records import Actor, Ply

TURNS = 12


class IllegalPly(Exception):
    """A ply which the rules do not allow where it stands."""


# ---- What can happen next


def awaited(state: State) -> list[Actor]:
    """All choices of a step are made at the same time, Rules §11.2."""
    if state.phase in ("first", "deal", "roll", "interval"):
        return ["chance"]
    if state.phase == "over":
        return []
    asked = range(state.seats)
    if state.phase == "quarantine":
        return [s for s in asked if quarantined(state.zoo[s]) and s not in state.sealed]
    return [s for s in asked if s not in state.sealed]


def legal_moves(state: State, seat: int) -> list[str]:
    if seat not in awaited(state):
        return []
    if state.phase == "place":
        return [f"place {place}" for place in places_for(state, seat, state.chosen[seat])]
    if state.phase == "quarantine":
        species = quarantined(state.zoo[seat])
        assert species is not None
        return [f"leave {place}" for place in ways_out(state.zoo[seat], species)]
    held = [species for species, count in zip(SPECIES, state.hand[seat]) if count > 0]
    if state.phase == "discard":
        return [f"discard {species}" for species in held]
    if not state.options.one_step:
        return [f"choose {species}" for species in held]
    return [f"put {species} {place}" for species in held
            for place in places_for(state, seat, species)]  # fmt: skip


def places_for(state: State, seat: int, species: str) -> list[str]:
    """Rules §5."""
    face, room = state.face_for(seat), state.options.nest_room
    return open_places(state.zoo[seat], state.side, species, face, room)


def chance_weights(state: State) -> list[tuple[str, int]]:
    """Rules §2.3, §3.1, §3.2. The winter game of a match begins with a full bag, §9.4."""
    if state.phase == "first":
        return [(f"first {seat}", 1) for seat in range(state.seats)]
    if state.phase == "roll":
        return [(f"roll {face}", 1) for face in FACES]
    if state.phase in ("deal", "interval"):
        bag = state.bag if state.phase == "deal" else full_bag(state.seats)
        return [(f"draw {species}", count) for species, count in zip(SPECIES, bag) if count > 0]
    return []


def moves_of(state: State, actor: Actor) -> list[str]:
    if actor == "chance":
        return [move for move, _ in chance_weights(state)]
    return legal_moves(state, actor)


def play(state: State, actor: Actor, move: str) -> None:
    """Makes one ply, with all that follows from it without anybody's choice."""
    if actor not in awaited(state) or move not in moves_of(state, actor):
        raise IllegalPly(f"{actor}: {move}")
    kind, *words = move.split()
    if kind == "first":
        state.roller = int(words[0])
        state.phase = "deal"
    elif kind == "draw":
        draw(state, SPECIES.index(words[0]))
    elif kind == "roll":
        state.face = words[0]
        state.phase = "choose"
    else:
        seat = int(actor)
        if kind in ("choose", "put", "discard"):
            state.chosen[seat] = words[0]
        if kind in ("place", "put", "leave"):
            state.place[seat] = words[-1]
        state.sealed.add(seat)
        if not awaited(state):
            state.sealed.clear()
            STEPS_AFTER[state.phase](state)


# ---- A turn


def draw(state: State, kind: int) -> None:
    """Rules §3.1."""
    if state.phase == "interval":
        begin_winter(state)
    state.bag[kind] -= 1
    state.hand[state.drawer()][kind] += 1
    state.drawn += 1
    if state.drawn == HAND * state.seats:
        state.drawn = 0
        state.phase = "roll"


def reveal(state: State) -> None:
    """Rules §3.4: the dinosaurs are shown; in one step they are placed at once, §3.7."""
    for seat, species in state.chosen.items():
        state.hand[seat][SPECIES.index(species)] -= 1
    if state.options.one_step:
        settle_in(state)
    else:
        state.phase = "place"


def settle_in(state: State) -> None:
    """Rules §3.4, §4.2."""
    for seat in range(state.seats):
        state.zoo[seat].append((state.chosen[seat], state.place[seat]))
    forget_choices(state)
    if state.seats == 2:
        state.phase = "discard"
    else:
        end_turn(state)


def put_away(state: State) -> None:
    """Rules §4.2, §11.4: a discard is known to both when it is shown, or when it comes out of a
    hand which the other seat has held: any but the first of a round."""
    hidden = state.options.two_player_discard == "hidden" and state.turn % 3 == 0
    for seat, species in state.chosen.items():
        kind = SPECIES.index(species)
        state.hand[seat][kind] -= 1
        (state.box_hidden if hidden else state.box_open)[seat][kind] += 1
    forget_choices(state)
    end_turn(state)


def forget_choices(state: State) -> None:
    state.chosen = {}
    state.place = {}


def end_turn(state: State) -> None:
    """Rules §3.5, §3.6, §4.3: hands and die go to the left; empty hands end the round."""
    state.hand = [state.hand[(seat - 1) % state.seats] for seat in range(state.seats)]
    state.roller = (state.roller + 1) % state.seats
    state.face = None
    if state.turn == TURNS - 1:
        end_game(state)
    else:
        state.turn += 1
        state.phase = "roll" if any(map(any, state.hand)) else "deal"


# ---- The end


def end_game(state: State) -> None:
    """Rules §9.1. The ways out do not touch each other: no zoo changes its dinosaurs."""
    state.filled = [zoo[:] for zoo in state.zoo]
    leaving = [seat for seat in range(state.seats) if quarantined(state.zoo[seat])]
    if leaving and state.options.quarantine == "owner":
        state.phase = "quarantine"
        return
    state.place = {seat: best_way_out(state.zoo, seat) for seat in leaving}
    leave_quarantine(state)


def leave_quarantine(state: State) -> None:
    for seat, place in state.place.items():
        state.zoo[seat] = moved_out(state.zoo[seat], place)
        state.released.add(seat)
    forget_choices(state)
    is_half_time = state.options.board == "match" and state.side == "summer"
    state.phase = "interval" if is_half_time else "over"


def begin_winter(state: State) -> None:
    """Rules §9.4."""
    state.earlier = [total(state.zoo, "summer", seat) for seat in range(state.seats)]
    state.earlier_trex = [count_of(zoo, "trex") for zoo in state.zoo]
    state.phase = "deal"
    state.side = "winter"
    state.turn = 0
    state.bag = full_bag(state.seats)
    state.zoo = [[] for _ in range(state.seats)]
    state.box_open = [[0] * len(SPECIES) for _ in range(2)]
    state.box_hidden = [[0] * len(SPECIES) for _ in range(2)]


STEPS_AFTER = {
    "choose": reveal,
    "place": settle_in,
    "discard": put_away,
    "quarantine": leave_quarantine,
}


def outcome(state: State) -> dict[str, Any] | None:
    """Rules §9.2, §9.3, §9.4: most points; of those who tie, fewest T-Rexes; then shared."""
    if state.phase != "over":
        return None
    seats = range(state.seats)
    points = [state.earlier[seat] + total(state.zoo, state.side, seat) for seat in seats]
    trexes = [state.earlier_trex[seat] + count_of(state.zoo[seat], "trex") for seat in seats]
    if state.options.board == "match" and state.options.match_tie == "shared":
        trexes = [0] * state.seats
    merit = [(points[seat], -trexes[seat]) for seat in seats]
    ranks = [1 + sum(other > own for other in merit) for own in merit]
    return {"points": points, "ranks": ranks}


# ---- Whole matches


def replay(state: State, plies: Iterable[Ply]) -> State:
    """Where these plies lead. The given state is left alone."""
    state = state.copy()
    for actor, move in plies:
        play(state, actor, move)
    return state


def perft(state: State, depth: int) -> int:
    """In how many ways the match can go for so many plies; one which is over goes on in one way.
    Seats that choose at once go in rising order; what chance may do counts once, whatever its
    weight."""
    actors = awaited(state)
    if not actors:
        return 1
    moves = moves_of(state, actors[0])
    if depth == 1:
        return len(moves)
    ways = 0
    for move in moves:
        after = state.copy()
        play(after, actors[0], move)
        ways += perft(after, depth - 1)
    return ways
