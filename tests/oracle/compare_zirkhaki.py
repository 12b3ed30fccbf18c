#!/usr/bin/env python3
"""Compares the engine's Zirkhaki with the second implementation in zirkhaki.py.

    compare_zirkhaki.py MOHREH_EXECUTABLE [--matches N] [--seed S]

The engine's simulated matches are replayed in the model, the model's own matches (also from unusual
positions) are replayed in the engine. After every ply state, views, awaited seats, legal moves,
weights and outcome must be equal, and perft counts as well. It also insists that every situation
the model knows has come up. A record that shows a difference is kept and named.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import zirkhaki
import zirkhaki_table
from comparison import Comparison, compact, replay
from records import Record, read_record, write_record
from zirkhaki_table import (
    ALL_CARDS, RINGS, Card, State, Viewer, pile_json, read_card, read_options, row_json, set_up,
    view_json,
)  # fmt: skip

SAMPLES = 3  # plies of a simulated match at which `mohreh replay --to` is asked as well

# Seats and options of the engine's own matches.
SIMULATED = (
    (2, ""),
    (2, "rings=on"),
    (2, "first_seat=1,powers=7,rings=on"),
    (3, "astrolabe_public=yes"),
    (3, "rings=on,first_seat=2,bonus_on_protected_bust=yes"),
    (4, "burnt_pile_open=yes,show_counts=no"),
    (4, "rings=on,discard_browsable=yes"),
    (5, "show_counts=no"),
    (6, "rings=on,astrolabe_public=yes"),
    (7, "bonus_on_protected_bust=yes,first_seat=6"),
    (8, "rings=on,show_counts=no"),
)

# Seats and options of the model's own matches from unusual positions.
FROM_POSITIONS = (
    *((2 + powers % 3, f"powers={powers}") for powers in range(8)),
    *((2 + powers % 4, f"powers={powers},rings=on") for powers in range(8)),
    (2, "rings=on"),
    (2, "rings=on,bonus_on_protected_bust=yes"),
    (2, "rings=on,burnt_pile_open=yes"),
    (2, "astrolabe_public=yes"),
    (3, "rings=on"),
    (3, "bonus_on_protected_bust=yes"),
    (4, "rings=on,show_counts=no"),
    (4, "rings=on,astrolabe_public=yes,discard_browsable=yes"),
    (5, "rings=on"),
    (6, "bonus_on_protected_bust=yes,rings=on"),
    (7, "rings=on,discard_browsable=yes,show_counts=no"),
    (8, "rings=on"),
)

# Two seats, the first one to play: its ring, the deck's next cards, which it (or seat 1) has seen,
# what lies where, and the first choices. All other cards are in the deck or, if said so, burnt.
SCENES: tuple[tuple[str, str, dict[str, Any], str], ...] = (
    ("money_lover", "coin_6", {"area": "chest_3 key_3 carpet_3 coin_5", "burnt": "map_2"},
     "reveal"),
    ("cutpurse", "coin_6", {"area": "chest_3 key_3 carpet_3 coin_5"}, "reveal"),
    ("money_lover", "", {"area": "chest_3 key_3 coin_5", "burnt": "map_3"}, "collect"),
    ("money_lover", "", {"area": "chest_3 key_3", "burnt": "map_2 coin_4 key_2 chest_2 snake_2"},
     "collect"),
    ("money_lover", "coin_5", {"area": "chest_3 key_3", "rest": "burnt"}, "reveal, collect"),
    ("cutpurse", "pistol_3", {"area": "chest_3 key_3", "theirs": "coin_5"},
     "reveal, shoot 1 coin 5, collect"),
    ("mugger", "pistol_3", {"area": "coin_5", "theirs": "coin_6"}, "reveal, shoot 1 coin 6"),
    ("mugger", "pistol_3 horseshoe_3", {"theirs": "coin_5"},
     "reveal, shoot 1 coin 5, reveal, play_own coin 5"),
    ("mugger", "pistol_3 dagger_3", {"theirs": "coin_5 coin_6"},
     "reveal, shoot 1 coin 6, reveal"),
    ("cutpurse", "dagger_3", {"area": "coin_5", "theirs": "coin_6"}, "reveal"),
    ("map_reader", "map_3", {"area": "coin_5", "burnt": "coin_4"}, "reveal"),
    ("map_reader", "map_3", {}, "reveal"),
    ("snake_catcher", "horseshoe_3", {"own": "snake_5"}, "reveal, play_own snake 5"),
    ("snake_catcher", "dagger_3", {"theirs": "snake_5"}, "reveal, steal 1 snake 5"),
    ("snake_catcher", "map_3", {"burnt": "snake_5"}, "reveal, play_burnt snake 5"),
    ("snake_catcher", "snake_3", {"rest": "burnt"}, "reveal, collect"),
    ("money_lover", "horseshoe_3", {"own": "horseshoe_5"}, "reveal"),
    ("money_lover", "horseshoe_3", {"own": "key_5", "area": "key_3 carpet_3"}, "reveal"),
    ("money_lover", "dagger_3 carpet_3 dagger_4", {"theirs": "coin_5"},
     "reveal, steal 1 coin 5, reveal, reveal"),
    ("money_lover", "map_3 carpet_3 map_4", {"burnt": "coin_4"},
     "reveal, play_burnt coin 4, reveal, reveal"),
    ("money_lover", "snake_3 horseshoe_3", {"own": "astrolabe_5"}, "reveal, reveal"),
    ("money_lover", "snake_3 coin_5 horseshoe_3", {"own": "key_5"}, "reveal, reveal, reveal"),
    ("money_lover", "snake_3 dagger_3", {"theirs": "key_5"}, "reveal, reveal"),
    ("money_lover", "snake_3 map_3", {"burnt": "key_5"}, "reveal, reveal"),
    ("money_lover", "snake_3 map_3", {}, "reveal, reveal"),
    ("money_lover", "snake_3 pistol_3", {}, "reveal, reveal"),
    ("money_lover", "snake_3 horseshoe_3", {}, "reveal, reveal"),
    ("money_lover", "astrolabe_3 coin_5 key_5", {"seen": 1}, "reveal, collect"),
    ("fortune_teller", "astrolabe_3 coin_5", {}, "reveal"),
    ("fortune_teller", "astrolabe_3 coin_5", {"rest": "burnt"}, "reveal"),
    ("fortune_teller", "snake_3 astrolabe_3", {}, "reveal, reveal"),
    ("trickster", "horseshoe_3", {"own": "coin_5"}, "reveal, play_own coin 5"),
    ("trickster", "horseshoe_3", {"own": "coin_5 coin_6"}, "reveal, play_own coin 6"),
    ("trickster", "horseshoe_3", {"own": "astrolabe_5 coin_5"}, "reveal, play_own astrolabe 5"),
    ("trickster", "horseshoe_3", {"own": "snake_5 coin_5"}, "reveal, play_own snake 5"),
    ("trickster", "horseshoe_3", {"own": "snake_5 coin_5"}, "reveal, play_own coin 5"),
    ("trickster", "horseshoe_3", {"own": "snake_5 coin_5", "rest": "burnt"},
     "reveal, play_own snake 5"),
    ("trickster", "horseshoe_3", {"own": "dagger_5 key_5", "theirs": "coin_5"},
     "reveal, play_own dagger 5"),
    ("trickster", "horseshoe_3", {"own": "map_5 key_5", "burnt": "coin_4"},
     "reveal, play_own map 5"),
    ("trickster", "snake_3 horseshoe_3", {"own": "coin_5 key_5"}, "reveal, reveal"),
)  # fmt: skip
SCENE_OPTIONS = (
    "rings=on",
    "rings=on,bonus_on_protected_bust=yes",
    "rings=on",
    "powers=1,rings=on,bonus_on_protected_bust=yes",
)
ROWS = ("area", "own", "theirs", "burnt")


def views(state: State, number: int) -> list[str]:
    """What one viewer sees and what another one remembers, all of them in turn."""
    viewers: list[Viewer] = [*range(state.seats), "spectator"]
    one, other = viewers[number % len(viewers)], viewers[(number // 2) % len(viewers)]
    return [
        f"view {one} = {compact(view_json(state, one))}",
        f"memory {other} = {compact(view_json(state, other, memory=True))}",
    ]


def compare_record(comparison: Comparison, path: Path, samples: int) -> None:
    """All plies by way of expectations, some also by way of `mohreh replay --to`."""
    if not comparison.every_ply(path, views):
        return
    record = read_record(path)
    places = range(len(record.plies) + 1)
    for number in random.Random(str(path.name)).sample(places, min(samples, len(places))):
        state = replay(zirkhaki, comparison.start_of(record), record.plies[:number])
        if not comparison.position(path, number, state):
            return


def unusual_position(options: str, seats: int, rng: random.Random) -> dict[str, Any]:
    """A position between two turns: a short deck of favoured kinds, a burnt pile of any size, the
    rest spread unevenly over the fields."""
    favoured = rng.sample(sorted({card.kind for card in ALL_CARDS}), rng.randrange(2, 11))
    cards = list(ALL_CARDS) * (1 if seats <= 4 else 2)
    rng.shuffle(cards)
    cards.sort(key=lambda card: card.kind in favoured)  # these come last and are taken first
    deck = [cards.pop() for _ in range(rng.choice((1, 2, 3, 4, 6, 9, 14)))]
    random_order = {card: rng.random() for card in ALL_CARDS}
    cards.sort(key=random_order.__getitem__)  # twins together, so that small piles have some
    burnt = [cards.pop() for _ in range(rng.choice((0, 0, 1, 2, 3, 5, 20, len(cards))))]
    shares = [rng.choice((0, 0, 1, 1, 2, 5)) for _ in range(seats)]
    shares[rng.randrange(seats)] += 1
    field: list[list[Card]] = [[] for _ in range(seats)]
    for card in cards:
        rng.choices(field, shares)[0].append(card)
    looked = rng.choice((0, 0, 0, 1, 2, 3))
    peeked = rng.sample(deck, min(looked, len(deck)))
    seen_by: list[list[int]] = []
    seen = list(range(seats))
    for _ in peeked:  # who has seen a card has seen those above it
        if not read_options(options).astrolabe_public:
            seen = sorted(rng.sample(seen, rng.randrange(1, len(seen) + 1)))
        seen_by.append(seen)
    position = {
        "phase": "choice",
        "active": rng.randrange(seats),
        "field": [pile_json(cards) for cards in field],
        "burnt": pile_json(burnt),
        "peeked": row_json(peeked),
        "seen_by": seen_by,
    }
    if read_options(options).rings:
        position["ring"] = rng.sample(RINGS, seats)
    return position


def scene_position(ring: str, next_cards: str, given: dict[str, Any]) -> dict[str, Any]:
    """One of the scenes as a position."""
    rows = {name: [read_card(text) for text in given.get(name, "").split()] for name in ROWS}
    top = [read_card(text) for text in next_cards.split()]
    named = {*top, *rows["area"], *rows["own"], *rows["theirs"], *rows["burnt"]}
    if "rest" in given:
        rows[given["rest"]] += [card for card in ALL_CARDS if card not in named]
    return {
        "phase": "choice",
        "begun": bool(rows["area"]),
        "area": row_json(rows["area"]),
        "field": [pile_json(rows["own"]), pile_json(rows["theirs"])],
        "burnt": pile_json(rows["burnt"]),
        "peeked": row_json(top),
        "seen_by": [[given.get("seen", 0)]] * len(top),
        "ring": [ring, "goldsmith"],
    }


def bold_move(moves: list[str], boldness: float, rng: random.Random) -> str:
    """Likes long turns, so that rare situations come up."""
    if moves == ["reveal", "collect"]:
        return "reveal" if rng.random() < boldness else "collect"
    return rng.choice(moves)


def model_match(
    record: Record, rng: random.Random, most_plies: int = 60, script: list[str] | None = None
) -> Record:
    """A match which the model plays on its own from the record's start, the first choices as the
    script has them where they are legal."""
    script = list(script or [])
    state = set_up(read_options(record.options), record.seats, record.position)
    boldness = rng.choice((0.5, 0.8, 0.95))
    while len(record.plies) < most_plies and zirkhaki.awaited(state):
        actor = zirkhaki.awaited(state)[0]
        if actor == "chance":
            names, weights = zip(*zirkhaki.chance_weights(state))
            move = rng.choices(names, weights)[0]
        else:
            moves = zirkhaki.legal_moves(state, actor)
            wanted = script.pop(0) if script else ""
            move = wanted if wanted in moves else bold_move(moves, boldness, rng)
        zirkhaki.play(state, actor, move)
        record.plies.append((actor, move))
    return record


def compare_simulated(comparison: Comparison, folder: Path, matches: int, seed: int) -> None:
    for number, (seats, options) in enumerate(SIMULATED):
        records = folder / f"sim-{number}"
        comparison.engine(
            "sim", "zirkhaki", "--seats", str(seats), "--matches", str(matches),
            "--seed", str(seed + number), "--players", "random",
            "--records", str(records), *(["--options", options] if options else []),
        )  # fmt: skip
        for path in sorted(records.glob("*.play")):
            compare_record(comparison, path, SAMPLES)


def compare_own_matches(comparison: Comparison, folder: Path, matches: int, seed: int) -> None:
    rng = random.Random(seed)
    for number, (seats, options) in enumerate(FROM_POSITIONS):
        for match in range(5 * matches):
            position = unusual_position(options, seats, rng)
            path = folder / f"model-{number}-{match}.play"
            write_record(path, model_match(Record("zirkhaki", seats, options, position), rng))
            compare_record(comparison, path, 1)


def compare_scenes(comparison: Comparison, folder: Path, matches: int, seed: int) -> None:
    rng = random.Random(seed)
    for number, (ring, next_cards, given, script) in enumerate(SCENES):
        position = scene_position(ring, next_cards, given)
        for match in range(4 * matches):
            path = folder / f"scene-{number}-{match}.play"
            record = Record("zirkhaki", 2, SCENE_OPTIONS[match % len(SCENE_OPTIONS)], position)
            write_record(path, model_match(record, rng, 12, script.split(", ")))
            compare_record(comparison, path, 1)


def compare_perft(comparison: Comparison, folder: Path, seed: int) -> None:
    openings = (
        (2, "first_seat=0", 4), (3, "", 4), (2, "rings=on", 4), (5, "rings=on,first_seat=3", 3),
        (8, "", 3),
    )  # fmt: skip
    for number, (seats, options, depth) in enumerate(openings):
        path = folder / f"opening-{number}.play"
        write_record(path, Record("zirkhaki", seats, options))
        comparison.perft(path, depth)
    rng = random.Random(seed)
    for number in range(12):
        seats, options = FROM_POSITIONS[-1 - number]
        record = Record("zirkhaki", seats, options, unusual_position(options, seats, rng))
        model_match(record, rng)
        del record.plies[-rng.randrange(4, 9) :]
        path = folder / f"late-{number}.play"
        write_record(path, record)
        comparison.perft(path, 4)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compares the engine's Zirkhaki with the model.")
    parser.add_argument("executable", type=Path)
    parser.add_argument("--matches", type=int, default=2, help="matches for each set of options")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="compare-zirkhaki-"))
    comparison = Comparison(arguments.executable, zirkhaki, zirkhaki_table)
    compare_perft(comparison, folder, arguments.seed)
    compare_own_matches(comparison, folder, arguments.matches, arguments.seed)
    compare_scenes(comparison, folder, arguments.matches, arguments.seed)
    compare_simulated(comparison, folder, arguments.matches, arguments.seed)
    return comparison.finish(folder)


if __name__ == "__main__":
    sys.exit(main())
