"""Matches of Draftosaurus which the model plays on its own, with rare things made likely."""

from __future__ import annotations

import random

import draftosaurus
from draftosaurus_table import State, read_options, set_up
from draftosaurus_zoo import AREAS, FACES, RIVER, SPECIES, moved_out, total
from records import Record

# Options with all their values, the default first.
CHOICES = {
    "board": ("summer", "winter", "match"),
    "placement": ("choose_reveal_place", "one_step"),
    "prairie_capacity": ("6", "none"),
    "two_player_discard": ("public", "hidden"),
    "quarantine": ("owner", "best"),
    "match_tie": ("fewest_trex", "shared"),
    "show_passed": ("yes", "no"),
    "show_unseen": ("no", "yes"),
}

# How seats play, and which pens they may like: the rows of six are hard to fill.
MANNERS = ("any", "no river", "river", "pens", "pens", "most")
LIKED_PENS = tuple([*pens, *list(pens)[:1] * 3] for pens in AREAS.values())


class Table:
    """Players and a chance which make rare things likely. A seat takes what comes, likes some
    species or some pens, never or always uses the river, or takes what brings most at once; hands
    may be lopsided or all alike, and the die loaded."""

    def __init__(self, seats: int, rng: random.Random) -> None:
        self.rng = rng
        self.manner = [rng.choice(MANNERS) for _ in range(seats)]
        self.species = [rng.sample(SPECIES, 2) for _ in range(seats)]
        self.pens = [tuple(rng.choice(pens) for pens in LIKED_PENS) for _ in range(seats)]
        self.bag = rng.choice(("fair", "lopsided", "even"))
        self.face = rng.choice(("fair", *FACES))
        if rng.random() < 0.3:  # nobody takes what another collects, so the rows of six fill up
            self.species = [[species] for species in rng.sample(SPECIES, seats + 1)]
            self.species[0] += self.species.pop()
            self.bag, self.face = "even", "woods"
        elif rng.random() < 0.15:  # nobody builds, so there will be ties
            self.manner = ["river"] * seats

    def chance(self, state: State) -> str:
        names, weights = zip(*draftosaurus.chance_weights(state))
        if state.phase == "deal" and self.bag != "fair":
            hand, liked = state.hand[state.drawer()], self.species[state.drawer()]
            if self.bag == "even":
                liked = [species for species, count in zip(SPECIES, hand) if count == 0]
            weights = [w * 30 if name.split()[1] in liked else w for name, w in zip(names, weights)]
        elif state.phase == "roll" and self.face != "fair":
            weights = [10 if name == f"roll {self.face}" else 1 for name in names]
        return self.rng.choices(names, weights)[0]

    def seat(self, state: State, seat: int) -> str:
        wanted = draftosaurus.legal_moves(state, seat)
        manner = self.manner[seat] if self.rng.random() < 0.95 else "any"
        if manner == "most" and state.phase in ("place", "quarantine"):
            points = [points_after(state, seat, move) for move in wanted]
            wanted = [move for move, own in zip(wanted, points) if own == max(points)]
        elif manner != "any":
            liked = [move for move in wanted if self.likes_place(state, seat, move, manner)]
            wanted = liked or wanted
            liked = [move for move in wanted if move.split()[1] in self.species[seat]]
            wanted = liked or wanted
        return self.rng.choice(wanted)

    def likes_place(self, state: State, seat: int, move: str, manner: str) -> bool:
        kind, *words = move.split()
        places = words[-1:]
        if kind == "choose":
            places = draftosaurus.places_for(state, seat, words[0])
        if manner == "pens":
            return any(place.startswith(self.pens[seat]) for place in places)
        return (RIVER in places) == (manner == "river") or kind == "choose"


def points_after(state: State, seat: int, move: str) -> int:
    kind, place = move.split()
    zoos = state.zoo[:]
    if kind == "leave":
        zoos[seat] = moved_out(zoos[seat], place)
    else:
        zoos[seat] = [*zoos[seat], (state.chosen[seat], place)]
    return total(zoos, state.side, seat)


def model_match(seats: int, options: str, rng: random.Random) -> Record:
    """A match which the model plays on its own."""
    record = Record("draftosaurus", seats, options)
    state = set_up(read_options(options), seats)
    table = Table(seats, rng)
    while actors := draftosaurus.awaited(state):
        actor = actors[0]
        move = table.chance(state) if actor == "chance" else table.seat(state, actor)
        draftosaurus.play(state, actor, move)
        record.plies.append((actor, move))
    return record


def some_options(seats: int, rng: random.Random) -> str:
    """Options at random, written as in a record: those at their default are left out."""
    chosen = [f"first_seat={rng.randrange(seats)}"] if rng.random() < 0.5 else []
    for key, values in CHOICES.items():
        value = rng.choice(values)
        if value != values[0]:
            chosen.append(f"{key}={value}")
    return ",".join(chosen)
