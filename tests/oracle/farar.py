"""Farar az Atash, written a second time from the rules sheet, to be compared with the engine.

Slow, plain and without any knowledge of the engine's code; only the spelling of the moves
("stake 100", "coal 50", "devil", ...) is shared with it. Docstrings name the part of the rules
sheet they follow. Seat s + 1 sits at the left of seat s. See compare_farar.py.
"""

from __future__ import annotations

from typing import Any

from farar_table import ALL_CHIPS, ALL_COALS, DEVIL, VALUES, State
from records import Actor

FINE = 50
BONUS = 50

# Everything a comparison ought to have met at least once; the functions below note it in State.met.
SITUATIONS = (
    "devil", "fine from the purse", "fine from the bank", "purse for some of the holders",
    "holder pays other holders", "holder is let off", "last coal kept", "last coal a devil",
    "no coal left for a seat", "simple win", "double win", "shared double win", "lost stake",
    "highest stake lost, lower one won", "all burnt", "value bonus shared", "pieces bonus shared",
    "alone rearmost", "rearmost shared", "one on the first field", "several on the first field",
    "several on the first field, sole", "fresh mix", "no mix", "all broke", "some broke",
    "bank cuts a fine", "bank cuts a win", "bank cuts a bonus", "target reached", "last round",
    "shared victory",
)  # fmt: skip


class IllegalPly(Exception):
    """A ply which the rules do not allow where it stands."""


# ---- What can happen next


def awaited(state: State) -> list[Actor]:
    if state.phase in ("first", "coal"):
        return ["chance"]
    if state.phase == "betting":
        return [s for s in range(state.seats) if state.wealth[s] > 0 and s not in state.staked]
    return [state.drawer()] if state.phase == "decision" else []


def legal_moves(state: State, seat: int) -> list[str]:
    """Rules, A round, phases 1 and 2: a stake in tens up to all one has; more or stop."""
    if seat not in awaited(state):
        return []
    if state.phase == "decision":
        return ["draw", "stop"]
    lowest = 0 if state.options.allow_zero_bet else 10
    return [f"stake {stake}" for stake in range(lowest, state.wealth[seat] + 1, 10)]


def chance_weights(state: State) -> list[tuple[str, int]]:
    """Rules, Set-up: the first player is random. Phase 2: all coals look alike."""
    if state.phase == "first":
        return [(f"first {seat}", 1) for seat in range(state.seats)]
    if state.phase != "coal":
        return []
    names = [f"coal {value}" for value in VALUES] + ["devil"]
    return [(name, count) for name, count in zip(names, state.furnace) if count > 0]


def moves_of(state: State, actor: Actor) -> list[str]:
    if actor == "chance":
        return [move for move, _ in chance_weights(state)]
    return legal_moves(state, actor)


def play(state: State, actor: Actor, move: str) -> None:
    """Makes one ply, with all that follows from it without anybody's choice."""
    if actor not in awaited(state) or move not in moves_of(state, actor):
        raise IllegalPly(f"{actor}: {move}")
    kind, _, number = move.partition(" ")
    if kind == "first":
        state.start = int(number)
        state.phase = "betting"
    elif kind == "stake":
        seal_stake(state, int(actor), int(number))
    elif kind == "coal":
        turn_over_coal(state, VALUES.index(int(number)))
    elif kind == "devil":
        turn_over_devil(state)
    elif kind == "draw":
        state.phase = "coal"
    else:
        end_turn(state)


# ---- Phases 1 and 2


def seal_stake(state: State, seat: int, stake: int) -> None:
    """Rules, A round, phase 1."""
    state.stake[seat] = stake
    state.staked.add(seat)
    if not awaited(state):
        begin_drawing(state)


def begin_drawing(state: State) -> None:
    """Rules, A round, phase 2. Fines are counted from here and stay on view until the next time."""
    state.fines = [0] * state.seats
    begin_turn(state)


def begin_turn(state: State) -> None:
    """Rules, A round, phase 2: the first coal is not a choice; an empty furnace gives haul 0."""
    while state.drawn < state.seats and sum(state.furnace) == 0:
        state.met.add("no coal left for a seat")
        state.drawn += 1
    if state.drawn == state.seats:
        end_round(state)
    else:
        state.phase = "coal"


def end_turn(state: State) -> None:
    state.drawn += 1
    begin_turn(state)


def turn_over_coal(state: State, value: int) -> None:
    """Rules, A round, phase 2: whoever takes the last coal keeps it and is done."""
    state.furnace[value] -= 1
    state.haul[state.drawer()][value] += 1
    if sum(state.furnace) == 0:
        state.met.add("last coal kept")
        end_turn(state)
    else:
        state.phase = "decision"


def turn_over_devil(state: State) -> None:
    """Rules, A round, phase 2: the turn's coals are gone, pacts are settled at once."""
    drawer = state.drawer()
    state.furnace[DEVIL] -= 1
    state.haul[drawer] = [0] * len(VALUES)
    state.burnt.add(drawer)
    state.met.add("devil" if sum(state.furnace) else "last coal a devil")
    pay_fines(state, drawer)
    end_turn(state)


def pay_fines(state: State, drawer: int) -> None:
    """Rules, The pact with the devil, what it does: 50 to each other holder, from the purse as long
    as it has a whole 50, else from the bank. More rulings: a holder who is let off owes nothing,
    and then the bank pays nothing either."""
    owed = [seat for seat in state.from_seat(drawer) if seat in state.pact and seat != drawer]
    if owed and drawer in state.pact:
        if not state.options.pact_holder_pays:
            state.met.add("holder is let off")
            return
        state.met.add("holder pays other holders")
    sources = set()
    for holder in owed:
        if state.purse(drawer) >= FINE:
            state.wealth[drawer] -= FINE
            state.wealth[holder] += FINE
            state.fines[drawer] += 1
            sources.add("fine from the purse")
        else:
            bank_pays(state, holder, FINE, "bank cuts a fine")
            sources.add("fine from the bank")
    state.met |= sources | ({"purse for some of the holders"} if len(sources) == 2 else set())


def bank_pays(state: State, seat: int, amount: int, situation_if_short: str) -> None:
    """Rules, Edge cases: bottomless. With `bank_limited` it owns all chips which nobody else has,
    and a payment is cut to what is there."""
    if state.options.bank_limited:
        there = ALL_CHIPS - sum(state.wealth)
        if there < amount:
            state.met.add(situation_if_short)
            amount = there
    state.wealth[seat] += amount


# ---- Phase 3


def settle(state: State) -> None:
    """Rules, A round, phase 3: bets from the start player on, then the two bonuses."""
    hauls = [state.haul_value(seat) for seat in range(state.seats)]
    pieces = [sum(state.haul[seat]) for seat in range(state.seats)]
    settle_bets(state, max(hauls))
    if max(hauls) == 0:
        state.met.add("all burnt")
    pay_bonus(state, hauls, "value bonus shared")
    pay_bonus(state, pieces, "pieces bonus shared")


def settle_bets(state: State, best_haul: int) -> None:
    """Rules, A round, phase 3, 1 and 2: stakes up to H win; the highest shown wins double."""
    highest = max(state.stake)
    double = "shared double win" if state.stake.count(highest) > 1 else "double win"
    for seat in state.from_seat(state.start):
        stake, state.stake[seat] = state.stake[seat], 0
        if stake > best_haul:
            state.wealth[seat] -= stake
            state.met.add("lost stake")
        elif stake > 0:
            times = 2 if stake == highest else 1
            if times == 2:
                state.met.add(double)
            else:
                won = "simple win" if highest <= best_haul else "highest stake lost, lower one won"
                state.met.add(won)
            bank_pays(state, seat, times * stake, "bank cuts a win")


def pay_bonus(state: State, measure: list[int], situation_if_shared: str) -> None:
    """Rules, A round, phase 3, 3 and 4: 50 for each who has most, if that is anything at all."""
    most = max(measure)
    if most == 0:
        return
    if measure.count(most) > 1:
        state.met.add(situation_if_shared)
    for seat in state.from_seat(state.start):
        if measure[seat] == most:
            bank_pays(state, seat, BONUS, "bank cuts a bonus")


# ---- Phase 4 and the next round


def end_round(state: State) -> None:
    """Rules, A round, from phase 3 on, and End and scoring. More rulings: after the last round
    there are no pacts and no clean-up."""
    settle(state)
    state.counted = state.wealth[:]
    state.staked = set()
    if match_ends(state):
        state.phase = "over"
        state.pact = set()
    else:
        state.pact = pact_holders(state)
        clean_up(state)
        begin_round(state)


def match_ends(state: State) -> bool:
    """Rules, End and scoring."""
    rich = max(state.wealth) >= state.options.target_wealth
    last = state.round >= state.options.max_rounds
    if rich or last:
        state.met.add("target reached" if rich else "last round")
        if state.wealth.count(max(state.wealth)) > 1:
            state.met.add("shared victory")
    return rich or last


def track_position(numbers: tuple[int, ...], wealth: int) -> int:
    """Rules, A round, phase 4: even positions are printed numbers, odd ones lie between two."""
    if wealth <= numbers[0]:
        return 0
    if wealth >= numbers[-1]:
        return 2 * (len(numbers) - 1)
    if wealth in numbers:
        return 2 * numbers.index(wealth)
    return 2 * sum(1 for number in numbers if number < wealth) - 1


def pact_holders(state: State) -> set[int]:
    """Rules, The pact with the devil, who has one: all on the first field of the track, or else
    whoever is alone on the rearmost position. `pact_field50_sole`: several there have none."""
    positions = [track_position(state.options.track_numbers, wealth) for wealth in state.counted]
    rearmost = min(positions)
    there = {seat for seat in range(state.seats) if positions[seat] == rearmost}
    if rearmost == 0 and len(there) > 1:
        if state.options.pact_field50_sole:
            state.met.add("several on the first field, sole")
            return set()
        state.met.add("several on the first field")
        return there
    if len(there) > 1:
        state.met.add("rearmost shared")
        return set()
    state.met.add("one on the first field" if rearmost == 0 else "alone rearmost")
    return there


def clean_up(state: State) -> None:
    """Rules, A round, clean-up: if the coals left fit inside the mouth, all are mixed again."""
    state.haul = [[0] * len(VALUES) for _ in range(state.seats)]
    if sum(state.furnace) <= state.options.mouth_capacity:
        state.furnace = list(ALL_COALS)
        state.met.add("fresh mix")
    else:
        state.met.add("no mix")


def begin_round(state: State) -> None:
    """Rules, Set-up: the start moves one seat to the left. More rulings: when all are broke,
    betting is skipped."""
    state.round += 1
    state.start = (state.start + 1) % state.seats
    state.drawn = 0
    state.burnt = set()
    state.phase = "betting"
    if not awaited(state):
        state.met.add("all broke")
        begin_drawing(state)
    elif len(awaited(state)) < state.seats:
        state.met.add("some broke")


# ---- Whole matches


def outcome(state: State) -> dict[str, Any] | None:
    """Rules, End and scoring: most wealth wins, equal wealth shares the place."""
    if state.phase != "over":
        return None
    ranks = [1 + sum(other > own for other in state.wealth) for own in state.wealth]
    return {"points": state.wealth, "ranks": ranks}
