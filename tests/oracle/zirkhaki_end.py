"""How turns and matches of Zirkhaki end: bust, collect, bonus, points.

Part of the second implementation in zirkhaki.py.
"""

from __future__ import annotations

from typing import Any

import zirkhaki_situations as noted
from zirkhaki_table import Card, State, points_of


def bust(state: State, card: Card, source: str) -> None:
    """Rules §4.4, §5.4, §10.5."""
    acts = state.options.acts("carpet")
    carpets = [i for i, other in enumerate(state.area) if acts and other.kind == "carpet"]
    saved = state.area[: carpets[0]] if carpets else []
    noted.bust(state, card, source, saved, bool(carpets))
    state.own().extend(saved)
    state.burnt += state.area[len(saved) :] + [card]
    state.area = []
    state.burst = [card]
    state.forced = 0
    state.todo = []
    pair = {"chest", "key"} <= {other.kind for other in saved}
    acting = pair and state.options.acts("chest")
    if acting and state.options.bonus_on_protected_bust:
        doubled = state.worn() == "money_lover"
        state.met.add(f"chest and key saved, {'doubled ' if doubled else ''}bonus")
        start_bonus(state, len(saved))
        return
    if pair:
        state.met.add(f"chest and key saved, {'no bonus' if acting else 'do not act'}")
    end_turn(state)


def collect(state: State) -> None:
    """Rules §6."""
    collected, state.area = state.area, []
    kinds = {card.kind for card in collected}
    noted.collect(state, kinds)
    state.own().extend(collected)
    if {"chest", "key"} <= kinds and state.options.acts("chest"):
        start_bonus(state, len(collected))
    else:
        end_turn(state)


def start_bonus(state: State, collected: int) -> None:
    """Rules §6.3: as many random burnt cards, or all there are; §7.4: twice as many."""
    doubled = state.worn() == "money_lover"
    wanted = 2 * collected if doubled else collected
    state.bonus_due = min(wanted, len(state.burnt))
    if not state.burnt:
        state.met.add("bonus with an empty pile")
    else:
        cut = state.bonus_due < wanted
        name = "money-lover" if doubled else "bonus"
        state.met.add(f"{name} cut to the pile" if cut else name)
        if not state.deck:
            state.met.add("bonus after the last card")
    draw_bonus(state)


def draw_bonus(state: State) -> None:
    if state.bonus_due == 0:
        end_turn(state)
    else:
        state.phase = "bonus"


def take_bonus(state: State, card: Card) -> None:
    state.burnt.remove(card)
    state.own().append(card)
    state.bonus_due -= 1
    if card in state.shot and state.worn() != "mugger":
        state.met.add("bonus has a card shot before")
    draw_bonus(state)


def end_turn(state: State) -> None:
    """Rules §3.1, §8.1: if the deck is empty the game ends, else the left neighbour plays."""
    state.begun = False
    state.shot = []
    state.caught = 0
    state.origin = {}
    if state.deck:
        state.active = (state.active + 1) % state.seats
        state.phase = "choice"
    else:
        state.phase = "over"
        noted.end(state, points(state))


def points(state: State) -> list[int]:
    return [points_of(cards, ring) for cards, ring in zip(state.field, state.ring)]


def outcome(state: State) -> dict[str, Any] | None:
    """Rules §8.4: a tie goes to more cards, then it is shared."""
    if state.phase != "over":
        return None
    keys = [(p, len(cards)) for p, cards in zip(points(state), state.field)]
    return {"points": points(state), "ranks": [1 + sum(o > own for o in keys) for own in keys]}
