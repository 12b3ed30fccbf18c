"""Survive: Escape from Atlantis, written a second time from the rules, for comparison.

Slow, plain and without any knowledge of the engine's code; only the spelling of the moves ("walk w0
D5", "creature B1 B2", …) and the names of the state's fields are shared with it. See
compare_survive.py.
"""

from __future__ import annotations

from bisect import insort
from typing import Any

from records import Actor
from survive_board import HEXES, ISLE_BESIDE, LOST, NONE, NUMBER, TILE_AT
from survive_moves import awaited, breaks_boats, chance_weights, legal_moves, moves_of
from survive_setup import choose, deal, first, place, place_boat
from survive_table import BACKS, CREATURES, EXPLORERS, GROUNDS, KEPT, ROOM, State
from survive_turn import arrive, begin_moves, begin_sinking, end_turn, ended, lose, move_boat

__all__ = [
    "SITUATIONS", "IllegalPly", "awaited", "chance_weights", "legal_moves", "moves_of", "outcome",
    "play",
]  # fmt: skip

SITUATIONS = (
    "serpent eats swimmers", "serpent takes a boat", "whale sinks a boat", "shark eats swimmers",
    "empty boat spared", "whale and shark together", "boat spared, explorer came",
    "boat spared, shark came", "whale beside a serpent that slept",
    "all aboard a new boat", "picked for a boat", "whirlpool takes people", "volcano ends it",
    "volcano is a whirlpool", "step 2 skipped", "no tile left", "walled in", "no such creature",
    "window", "window of several", "window in step 1", "shark driven off", "whale driven off",
    "two defend", "the higher seat defends first", "landed", "early stop",
    "nobody left but it goes on",
    "ended by the last explorer", "ended by the last tile", "stalled", "dealt anew",
    "carried", "carried beside a boat that was spared", "carried into a boat",
    "carried to an isle", "blown", "blown empty", "lifted",
    "tie broken", "tie shared",
)  # fmt: skip


class IllegalPly(Exception):
    """A ply which the rules do not allow where it stands."""


def play(state: State, actor: Actor, move: str) -> None:
    """Makes one ply, with all that follows from it without anybody's choice."""
    if actor not in awaited(state) or move not in moves_of(state, actor):
        raise IllegalPly(f"{actor}: {move}")
    state.listed = {}
    word, *rest = move.split()
    if state.phase == "defence":
        answer(state, actor, rest[0] if rest else "let")
    elif state.phase == "move":
        step(state, word, rest)
    else:
        PLIES[word](state, *rest)


# ---- Step 1 (§7)


def skip_tile(state: State) -> None:
    begin_moves(state)


def play_tile(state: State, ground: str, back: str, target: str) -> None:
    slot, number = GROUNDS.index(ground), BACKS.index(back)
    state.hand[state.active][slot][number] -= 1
    state.open[slot][number] += 1
    state.tool, state.played = back, True
    state.who = EXPLORERS.index(target) if back == "dolphin" else -1
    state.spot = NONE if back == "dolphin" else NUMBER[target]
    state.phase = "set_down"


def set_down(state: State, name: str, boat: str = "") -> None:
    end, start = NUMBER[name], state.spot
    if state.tool == "dolphin":
        state.met.add("carried")
        state.place[state.who] = end
        if boat:
            state.met.add("carried into a boat")
            state.aboard[state.who] = True
        if end < HEXES:
            if not boat and state.passengers(end) and breaks_boats(state, end):
                state.met.add("carried beside a boat that was spared")
            arrive(state, end, "explorer")
        else:
            state.met.add("carried to an isle")
    elif state.tool == "wind":
        state.met.add("blown" if state.passengers(start) else "blown empty")
        move_boat(state, start, end)
    else:
        state.met.add("lifted")
        state.creature = state.tool[5:]
        move_creature(state, start, end)
        return
    if not ended(state):
        begin_moves(state)


# ---- Step 2 (§5)


def step(state: State, word: str, rest: list[str]) -> None:
    if word == "end_moves":
        begin_sinking(state)
        return
    state.points -= 1
    if word == "sail":
        move_boat(state, NUMBER[rest[0]], NUMBER[rest[1]])
    else:
        walk(state, word, EXPLORERS.index(rest[0]), NUMBER[rest[1]] if len(rest) > 1 else NONE)
    if not ended(state) and state.points == 0:
        begin_sinking(state)


def walk(state: State, word: str, explorer: int, end: int) -> None:
    """One step of one explorer."""
    here = state.place[explorer]
    if word in ("enter_water", "jump", "swim", "climb") or (
        word == "land" and not state.aboard[explorer]
    ):
        state.swum.append(explorer)
    if word == "land":
        state.met.add("landed")
        state.place[explorer], state.aboard[explorer] = ISLE_BESIDE[here], False
        return
    state.aboard[explorer] = word in ("board", "hop", "climb")
    if word not in ("jump", "climb"):
        state.place[explorer] = end
    if word != "walk":
        arrive(state, state.place[explorer], "explorer")


# ---- Step 3 (§6, §7)


def sink(state: State, name: str) -> None:
    at = NUMBER[name]
    if not state.sea_around(at):
        state.met.add("walled in")
    state.sunk, state.spot = state.ground[TILE_AT[at]], at
    state.ground[TILE_AT[at]] = "sea"
    state.phase = "back"


def turn_over(state: State, back: str) -> None:
    slot, number = GROUNDS.index(state.sunk), BACKS.index(back)
    if back in KEPT:
        state.hand[state.active][slot][number] += 1
        after_tile(state)
        return
    state.open[slot][number] += 1
    at = state.spot
    if back == "volcano":
        if not state.challenge(2) and not state.challenge(4):
            state.met.add("volcano ends it")
            state.phase = "over"
            return
        state.met.add("volcano is a whirlpool")
        back = "whirlpool"
    if back == "whirlpool":
        whirlpool(state, at)
    elif state.left[back] > 0:
        state.left[back] -= 1
        if back == "boat":
            insort(state.boats, at)
            if new_boat(state, at):
                return
        else:
            insort(state.creatures[back], at)
            arrive(state, at, back)
    after_tile(state)


def whirlpool(state: State, middle: int) -> None:
    for at in [middle, *state.sea_around(middle)]:
        if state.swimmers(at) or state.passengers(at):
            state.met.add("whirlpool takes people")
        lose(state, state.swimmers(at) + state.passengers(at))
        if at in state.boats:
            state.boats.remove(at)
        for kind in CREATURES:
            state.creatures[kind] = [other for other in state.creatures[kind] if other != at]


def new_boat(state: State, at: int) -> bool:
    """Whether somebody has to be picked."""
    swimmers = state.swimmers(at)
    if len(swimmers) > ROOM:
        state.phase, state.who = "pick", -1
        return True
    if swimmers:
        state.met.add("all aboard a new boat")
    for explorer in swimmers:
        state.aboard[explorer] = True
    return False


def pick(state: State, name: str) -> None:
    state.met.add("picked for a boat")
    state.who = EXPLORERS.index(name)
    state.aboard[state.who] = True
    if len(state.passengers(state.spot)) == ROOM:
        after_tile(state)


def after_tile(state: State) -> None:
    if ended(state):
        return
    state.phase = "die"
    if state.challenge(4) and all(ground == "sea" for ground in state.ground):
        state.met.add("ended by the last tile")
        state.phase = "over"


# ---- Step 4 (§8, §9)


def roll(state: State, creature: str) -> None:
    state.creature = creature
    if state.creatures[creature]:
        state.phase = "creature"
    else:
        state.met.add("no such creature")
        end_turn(state)


def creature(state: State, start: str, end: str) -> None:
    state.tool = ""
    move_creature(state, NUMBER[start], NUMBER[end])


def move_creature(state: State, start: int, end: int) -> None:
    dens = state.creatures[state.creature]
    dens.remove(start)
    insort(dens, end)
    threatened: set[int] = set()
    if state.creature == "shark":
        threatened = {state.owner(explorer) for explorer in state.swimmers(end)}
    elif state.creature == "whale":
        threatened = set(state.controllers(end))
    state.asked = sorted(threatened - {state.active})
    state.spot = end
    if state.asked:
        state.met.add("window of several" if len(state.asked) > 1 else "window")
        if state.phase == "set_down":
            state.met.add("window in step 1")
        state.phase = "defence"
        return
    arrive(state, end, state.creature)
    after_creature(state)


def after_creature(state: State) -> None:
    if ended(state):
        return
    if state.tool:
        state.tool = ""
        begin_moves(state)
    else:
        end_turn(state)


def answer(state: State, seat: Actor, what: str) -> None:
    assert isinstance(seat, int)
    state.answers[seat] = what
    if awaited(state):
        return
    to_the_left = [(state.active + i) % state.seats for i in range(1, state.seats)]
    defending = [seat for seat in to_the_left if state.answers[seat] not in ("none", "let")]
    if len(defending) > 1:
        state.met.add("two defend")
    if defending and defending[0] > min(defending):
        state.met.add("the higher seat defends first")
    if defending:
        state.met.add(f"{state.creature} driven off")
        number = BACKS.index(f"defend_{state.creature}")
        slot = GROUNDS.index(state.answers[defending[0]])
        state.hand[defending[0]][slot][number] -= 1
        state.open[slot][number] += 1
        state.creatures[state.creature].remove(state.spot)
    else:
        arrive(state, state.spot, state.creature)
    state.asked, state.answers = [], ["none"] * state.seats
    after_creature(state)


PLIES = {
    "first": first, "deal": deal, "choose": choose, "place": place, "place_boat": place_boat,
    "skip_tile": skip_tile, "play_tile": play_tile, "set_down": set_down, "sink": sink,
    "back": turn_over, "pick": pick, "die": roll, "creature": creature, "leave_creature": end_turn,
}  # fmt: skip


# ---- End (§10, §12)


def outcome(state: State) -> dict[str, Any] | None:
    if state.phase != "over":
        return None
    points, saved = [0] * state.seats, [0] * state.seats
    for explorer, at in enumerate(state.place):
        if HEXES <= at < LOST:
            saved[state.owner(explorer)] += 1
            points[state.owner(explorer)] += 1 if state.challenge(3) else state.value[explorer]
    breaks = state.options["tiebreak"] == "explorers" and not state.challenge(3)
    keys = [(points[seat], saved[seat] if breaks else 0) for seat in range(state.seats)]
    if len(set(keys)) > len(set(points)):
        state.met.add("tie broken")
    if len(set(keys)) < state.seats and max(points) > 0:
        state.met.add("tie shared")
    return {"points": points, "ranks": [1 + sum(key > own for key in keys) for own in keys]}
