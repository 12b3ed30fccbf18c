"""What can happen next in a match of Zirkhaki: who is awaited, legal moves, chance and its weights.

Part of the second implementation in zirkhaki.py.
"""

from __future__ import annotations

from collections import Counter

from records import Actor
from zirkhaki_table import RINGS, Card, State, in_order, tops


def awaited(state: State) -> list[Actor]:
    if state.phase == "over":
        return []
    if state.phase in ("first", "deal", "draw", "peek", "show", "bonus"):
        return ["chance"]
    if state.phase == "rings":
        return [seat for seat in range(state.seats) if state.ring[seat] == "none"]
    return [state.active]


def legal_moves(state: State, seat: int) -> list[str]:
    if seat not in awaited(state):
        return []
    if state.phase == "rings":
        return [f"wear {ring}" for ring in sorted(state.dealt[seat], key=RINGS.index)]
    if state.phase == "choice":
        return reveal_or_collect(state)
    if state.phase == "pistol":
        return [f"shoot {victim} {card.words()}" for victim, card in pistol_targets(state)]
    if state.phase == "dagger":
        return [f"steal {victim} {card.words()}" for victim, card in dagger_targets(state)]
    if state.phase == "horseshoe":
        return [f"play_own {card.words()}" for card in tops(state.own())]
    return [f"play_burnt {card.words()}" for card in in_order(map_cards(state))]


def reveal_or_collect(state: State) -> list[str]:
    """Rules §4.1, §4.2, §4.5: the first reveal is compulsory; no collecting while cards are due;
    with an empty deck only collecting is left."""
    if not state.begun or state.todo:
        return ["reveal"]
    return ["reveal", "collect"] if state.deck else ["collect"]


def pistol_targets(state: State) -> list[tuple[int, Card]]:
    """Rules §5.2."""
    return [(seat, card) for seat in state.opponents() for card in tops(state.field[seat])]


def dagger_targets(state: State) -> list[tuple[int, Card]]:
    """Rules §5.3: kinds the own field lacks; §7.3: any."""
    if state.worn() == "cutpurse":
        return pistol_targets(state)
    owned = {card.kind for card in state.own()}
    return [(seat, card) for seat, card in pistol_targets(state) if card.kind not in owned]


def map_cards(state: State) -> list[Card]:
    """Rules §5.9, §7.6."""
    return state.burnt if state.worn() == "map_reader" else state.shown


def chance_weights(state: State) -> list[tuple[str, int]]:
    """Rules §2.3, §2.5: first player and rings at random. A pile's cards are equally likely."""
    if state.phase == "first":
        return [(f"first {seat}", 1) for seat in range(state.seats)]
    if state.phase == "deal":
        gone = {ring for rings in (state.ring, *state.dealt) for ring in rings}
        return [(f"ring {ring}", 1) for ring in RINGS if ring not in gone]
    if state.phase in ("draw", "peek"):
        pile = state.unseen_deck()
    elif state.phase in ("show", "bonus"):
        pile = state.burnt
    else:
        return []
    word = "" if state.phase == "draw" else f"{state.phase} "
    counts = Counter(pile)
    return [(word + card.words(), counts[card]) for card in in_order(pile)]


def moves_of(state: State, actor: Actor) -> list[str]:
    if actor == "chance":
        return [move for move, _ in chance_weights(state)]
    return legal_moves(state, actor)
