"""What of the hidden things in Survive each viewer may know (§3.7, §6, §9, §16.2)."""

from __future__ import annotations

from typing import Any

from comparison import compact
from survive_table import State

SETTING_UP = ("first", "deal", "choose", "place", "boat")
SECRETIVE = ("place", "defence", "over")  # looked at after every ply


def own_values(state: State, seat: int | None) -> list[int]:
    return [v if state.owner(e) == seat else 0 for e, v in enumerate(state.value)]


def view_json(state: State, seat: int | None) -> dict[str, Any]:
    """For a seat, or for a spectator: None."""
    over = state.phase == "over"
    remembers = state.phase in SETTING_UP or state.options["memory"] == "assist"
    values = state.value if over else own_values(state, seat if remembers else None)
    asked = [other for other in state.asked if state.answers[other] != "none"]
    return {
        "value": values,
        "held": state.held if seat == state.active else 0,
        "hand": [hand if over or owner == seat else None for owner, hand in enumerate(state.hand)],
        "kept": [[sum(backs) for backs in hand] for hand in state.hand],
        "answered": asked,
        "answer": "none" if seat is None else state.answers[seat],
    }


def view_expectations(state: State, number: int) -> list[str]:
    """After some plies the view of one viewer, another one each time."""
    if number % 3 and state.phase not in SECRETIVE:
        return []
    seat = number // 3 % (state.seats + 1)
    who = seat if seat < state.seats else None
    name = "spectator" if who is None else str(seat)
    lines = [f"view {name} {key} = {compact(part)}" for key, part in view_json(state, who).items()]
    if who is not None and state.phase != "over":
        lines.append(f"memory {name} value = {compact(own_values(state, who))}")
    return lines
