"""The course of a turn of Survive, and what happens where somebody arrives (§4, §5, §10)."""

from __future__ import annotations

from bisect import insort

from survive_board import ISLE_STEPS, LOST
from survive_table import State


# ---- The course of a turn (§4)


def begin_turn(state: State) -> None:
    state.played = False
    state.swum = []
    kept = sum(map(sum, state.hand[state.active]))
    if kept:
        state.phase = "tile"
    else:
        begin_moves(state)


def begin_moves(state: State) -> None:
    if state.outsiders(state.active):
        state.phase, state.points = "move", 3
    else:
        state.met.add("step 2 skipped")
        begin_sinking(state)


def begin_sinking(state: State) -> None:
    if any(ground != "sea" for ground in state.ground):
        state.phase = "sink"
    else:
        state.met.add("no tile left")
        state.phase = "die"


def end_turn(state: State) -> None:
    if state.challenge(2) and stalled(state):
        state.met.add("stalled")
        state.phase = "over"
        return
    state.active = (state.active + 1) % state.seats
    begin_turn(state)


def nearest(state: State) -> int:
    return min((ISLE_STEPS[state.place[explorer]] for explorer in state.outsiders()), default=0)


def watch(state: State) -> None:
    state.outside, state.best, state.idle = len(state.outsiders()), nearest(state), 0


def stalled(state: State) -> bool:
    """§16.12: at the end of a turn."""
    if len(state.outsiders()) != state.outside or nearest(state) < state.best:
        watch(state)
    else:
        state.idle += 1
    return state.idle >= int(state.options["idle_rounds"]) * state.seats


def ended(state: State) -> bool:
    """§10, §16.12, §16.14: nobody is left outside the isles."""
    if state.outsiders():
        return False
    if state.challenge(2):
        state.met.add("ended by the last explorer")
    elif state.yes("early_stop"):
        state.met.add("early stop")
    else:
        state.met.add("nobody left but it goes on")
        return False
    state.phase = "over"
    return True


# ---- Arrival (§5)


def lose(state: State, explorers: list[int]) -> None:
    for explorer in explorers:
        state.place[explorer], state.aboard[explorer] = LOST, False


def strikers(state: State, at: int, who: str) -> set[str]:
    """The kinds in a hex that go for its boat now that somebody or something has come."""
    there = {kind for kind in ("serpent", "whale") if state.has(kind, at)}
    if state.yes("attack_on_boarding") or who == "boat":
        return there
    return there & {who}


def arrive(state: State, at: int, who: str) -> None:
    """Who came: "explorer", by its own step, "boat", or the kind of a creature."""
    swimmers, passengers = state.swimmers(at), state.passengers(at)
    strike = strikers(state, at, who)
    if (state.has("serpent", at) or state.has("whale", at)) and at in state.boats:
        if not passengers:
            state.met.add("empty boat spared")
        elif not strike:
            state.met.add(f"boat spared, {who} came")
    if "serpent" in strike and passengers:
        state.met.add("serpent takes a boat")
        lose(state, passengers)
        state.boats.remove(at)
    elif "whale" in strike and passengers:
        state.met.add("whale sinks a boat")
        if state.has("shark", at):
            state.met.add("whale and shark together")
        if state.has("serpent", at):
            state.met.add("whale beside a serpent that slept")
        state.boats.remove(at)
        for explorer in passengers:
            state.aboard[explorer] = False
        swimmers = state.swimmers(at)
    for kind in ("serpent", "shark"):
        if state.has(kind, at):
            if swimmers:
                state.met.add(f"{kind} eats swimmers")
            lose(state, swimmers)
            swimmers = []


def move_boat(state: State, start: int, end: int) -> None:
    passengers = state.passengers(start)
    state.boats.remove(start)
    insort(state.boats, end)
    for explorer in passengers:
        state.place[explorer] = end
    arrive(state, end, "boat")
