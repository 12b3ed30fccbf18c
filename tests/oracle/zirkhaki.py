"""Zirkhaki, written a second time from the rules sheet, to be compared with the engine.

Slow, plain and without any knowledge of the engine's code; only the spelling of the moves
("reveal", "steal 1 snake 5", "peek coin 9", ...) is shared with it. Docstrings name the part of the
rules sheet, rules/zirkhaki.md, they follow. Seat s + 1 sits at the left of seat s. See
compare_zirkhaki.py.
"""

from __future__ import annotations

import zirkhaki_situations as noted
from records import Actor
from zirkhaki_end import bust, collect, outcome, take_bonus
from zirkhaki_moves import (
    awaited, chance_weights, dagger_targets, legal_moves, moves_of, pistol_targets,
)  # fmt: skip
from zirkhaki_table import KINDS, Card, State

__all__ = [
    "SITUATIONS", "IllegalPly", "awaited", "chance_weights", "legal_moves", "moves_of", "outcome",
    "play",
]  # fmt: skip

SITUATIONS = noted.SITUATIONS


class IllegalPly(Exception):
    """A ply which the rules do not allow where it stands."""


# ---- Plies


def play(state: State, actor: Actor, move: str) -> None:
    """Makes one ply, with all that follows from it without anybody's choice."""
    if actor not in awaited(state) or move not in moves_of(state, actor):
        raise IllegalPly(f"{actor}: {move}")
    words = move.split()
    if words[0] in KINDS:
        turn_over(state, Card(words[0], int(words[1])))
    elif words[0] == "first":
        state.active = int(words[1])
        state.phase = "deal" if state.options.rings else "choice"
    elif words[0] == "ring":
        deal_ring(state, words[1])
    elif words[0] == "wear":
        wear(state, int(actor), words[1])
    elif words[0] == "reveal":
        reveal(state)
    elif words[0] == "collect":
        collect(state)
    else:
        CARD_MOVES[words[0]](state, Card(words[-2], int(words[-1])), *map(int, words[1:-2]))


# ---- Rings


def deal_ring(state: State, ring: str) -> None:
    """Rules §2.5: two each; with 5 to 8 players one each, no choosing. Dealt one at a time from the
    first seat to the left."""
    choosing = state.seats <= 4
    dealt = sum(map(len, state.dealt)) if choosing else state.seats - state.ring.count("none")
    seat = (state.active + dealt) % state.seats
    if choosing:
        state.dealt[seat].append(ring)
    else:
        state.ring[seat] = ring
    if dealt + 1 == state.seats * (2 if choosing else 1):
        state.phase = "rings" if choosing else "choice"


def wear(state: State, seat: int, ring: str) -> None:
    """Rules §2.5: the other ring leaves the game; all are shown when all have chosen."""
    state.ring[seat] = ring
    if "none" not in state.ring:
        state.dealt = [[] for _ in range(state.seats)]
        state.phase = "choice"


# ---- A turn


def reveal(state: State) -> None:
    """Rules §4.2. The top card is known already if somebody has looked at it."""
    if not state.peeked:
        state.phase = "draw"
        return
    own_look = state.active in state.seen_by[0]
    state.met.add("own look revealed" if own_look else "a card another seat saw revealed")
    card = state.peeked.pop(0)
    state.seen_by.pop(0)
    turn_over(state, card)


def turn_over(state: State, card: Card) -> None:
    state.deck.remove(card)
    state.begun = True
    if not state.deck:
        if state.in_area(card.kind):
            state.met.add("last card busts")
        elif card.kind == "snake" and state.worn() == "snake_catcher":
            state.met.add("snake caught as the deck's last card")
        elif card.kind in ("horseshoe", "dagger", "map", "snake"):
            state.met.add(f"last card is a {card.kind}")
    place(state, card, "deck")


def place(state: State, card: Card, source: str) -> None:
    """Rules §4.3."""
    state.burst = []
    if card.kind == "snake" and state.worn() == "snake_catcher":
        catch_snake(state, card, source)
    elif state.in_area(card.kind):
        bust(state, card, source)
        return
    else:
        state.area.append(card)
        state.origin[card] = source
        if state.forced > 0:
            state.forced -= 1
            state.met.add(f"snake's card from the {source}")
            noted.under_snake(state, card)
        start_effect(state, card, source)
    go_on(state)


def catch_snake(state: State, card: Card, source: str) -> None:
    """Rules §7.1."""
    state.own().append(card)
    state.caught += 1
    state.met.add(f"snake caught from the {source}")
    if state.caught == 2:
        state.met.add("second snake caught")
    if not state.options.acts("snake"):
        state.met.add("snake caught though snakes do not act")


def start_effect(state: State, card: Card, source: str) -> None:
    """Rules §5. What an effect needs is put on the list of things to do, the last of which is done
    first. §10.2: kinds that do not act."""
    kind = card.kind
    if not state.options.acts(kind):
        state.met.add(f"{kind} does not act")
        if noted.RING_OF_KIND.get(kind) == state.worn():
            state.met.add("ring of a power that does not act")
    elif kind in ("astrolabe", "pistol", "dagger", "map"):
        if kind == "astrolabe":
            noted.astrolabe(state)
        state.todo.append(kind)
    elif kind == "horseshoe":
        if state.worn() == "trickster":
            state.todo.append("second horseshoe")
        state.todo.append("horseshoe")
    elif kind == "snake":
        state.forced = 2
        state.todo.append("snake")
        state.met.add(f"snake from the {source}")


def go_on(state: State) -> None:
    """Rules §4.2, §4.6: what is unfinished comes first; then the player is free to choose."""
    while state.todo:
        if waits(state, state.todo[-1]):
            return
        state.todo.pop()
    state.phase = "choice"


def waits(state: State, task: str) -> bool:
    """Whether this effect needs a choice or chance now; if not, it is finished or lapses."""
    if task == "astrolabe":
        return look(state)
    if task == "snake":
        return demand_card(state)
    if task == "map":
        return open_map(state)
    if task == "pistol":
        there = bool(pistol_targets(state))
        noted.pistol(state)
    elif task == "dagger":
        there = bool(dagger_targets(state))
        noted.dagger(state, {card.kind for _, card in dagger_targets(state)})
    else:
        there = bool(state.own())
        noted.horseshoe(state, task)
    if there:
        state.phase = task.split()[-1]
    elif state.forced > 0:
        state.met.add(f"snake, then {task.split()[-1]} that lapses")
    return there


def look(state: State) -> bool:
    """Rules §5.1, §7.8, §11.2: whoever looked knows the card as long as it lies there; §10.3: all
    know it."""
    count = min(3 if state.worn() == "fortune_teller" else 1, len(state.deck))
    viewers = set(range(state.seats)) if state.options.astrolabe_public else {state.active}
    for seats in state.seen_by[:count]:
        seats |= viewers
    unknown = len(state.peeked) < count
    if unknown:
        state.phase = "peek"
    return unknown


def peek(state: State, card: Card) -> None:
    state.peeked.append(card)
    state.seen_by.append(set())
    go_on(state)


def demand_card(state: State) -> bool:
    """Rules §4.5: deck cards until the count is 0; if the deck runs out, the rest lapses."""
    if state.forced > 0 and not state.deck:
        words = {1: "one card", 2: "two cards"}
        state.met.add(f"deck ends with {words[state.forced]} due")
        state.forced = 0
    if state.forced > 0:
        state.phase = "choice"
    return state.forced > 0


def open_map(state: State) -> bool:
    """Rules §5.9: up to three random burnt cards; §7.6: the whole pile."""
    reader = state.worn() == "map_reader"
    if not state.burnt and not state.shown:
        state.met.add("map-reader with an empty pile" if reader else "map with an empty pile")
        if state.forced > 0:
            state.met.add("snake, then map that lapses")
        return False
    more = not reader and len(state.shown) < 3 and bool(state.burnt)
    state.phase = "show" if more else "map"
    if not more:
        noted.map_opened(state)
    return True


def show(state: State, card: Card) -> None:
    state.burnt.remove(card)
    state.shown.append(card)
    if card in state.shot:
        state.met.add("map shows a card shot in this turn")
    go_on(state)


# ---- Choices


def shoot(state: State, card: Card, victim: int) -> None:
    """Rules §5.2, §7.2."""
    state.todo.pop()
    take_from(state, victim, card)
    mugger = state.worn() == "mugger"
    if state.in_area(card.kind):
        state.met.add(f"{'mugger' if mugger else 'pistol'} hits a kind in the area")
    state.met.add("mugger" if mugger else "pistol")
    if mugger:
        state.own().append(card)
    else:
        state.burnt.append(card)
    state.shot.append(card)
    go_on(state)


def steal(state: State, card: Card, victim: int) -> None:
    """Rules §5.3, §7.3."""
    state.todo.pop()
    if any(own.kind == card.kind for own in state.own()):
        state.met.add("cutpurse takes an owned kind")
    state.met.add("dagger")
    if card.kind in ("dagger", "horseshoe"):
        state.met.add(f"dagger steals a {card.kind}")
    take_from(state, victim, card)
    place(state, card, "opponent")


def take_from(state: State, seat: int, card: Card) -> None:
    """Rules §2.4: taking the top leaves the twin on top."""
    state.field[seat].remove(card)
    if card in state.field[seat]:
        state.met.add("twin stays on top")
    if any(card in other for other in state.field):
        state.met.add("twin is taken from a second seat")


def play_own(state: State, card: Card) -> None:
    """Rules §5.6, §7.7."""
    task = state.todo.pop()
    take_from(state, state.active, card)
    noted.play_own(state, card, task)
    place(state, card, "field")


def play_burnt(state: State, card: Card) -> None:
    """Rules §5.9: the others go back."""
    state.todo.pop()
    state.burnt += state.shown
    state.shown = []
    state.burnt.remove(card)
    place(state, card, "burnt")


CARD_MOVES = {
    "peek": peek, "show": show, "bonus": take_bonus, "shoot": shoot, "steal": steal,
    "play_own": play_own, "play_burnt": play_burnt,
}  # fmt: skip
