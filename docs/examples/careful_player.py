#!/usr/bin/env python3
"""A player for `exec:python3 careful_player.py`: plays every game legally, and Farar with care.

The exchange is described in docs/external-players.md.
"""
import json
import random
import sys

COALS = (10, 20, 25, 50, 75, 100)  # what the six kinds of coal in a haul are worth
ENOUGH = 100


def careful_farar(view, seat, moves):
    """Stakes at most a quarter of its wealth, and stops drawing at a sum of 100."""
    by_kind = {}
    for move in moves:
        by_kind.setdefault(move["move"]["kind"], []).append(move)
    if "stake" in by_kind:
        most = view["wealth"][seat] // 4
        modest = [move for move in by_kind["stake"] if move["move"]["b"] <= most]
        return (modest or by_kind["stake"][:1])[-1]
    haul = sum(count * value for count, value in zip(view["haul"][seat], COALS))
    wanted = "stop" if haul >= ENOUGH else "draw"
    return by_kind.get(wanted, moves)[0]


def anything(_view, _seat, moves):
    return random.choice(moves)


def main():
    choose = anything
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            choose = careful_farar if message["game"] == "farar" else anything
        elif message["type"] == "choose":
            move = choose(message["view"], message["seat"], message["moves"])
            print(json.dumps({"id": message["id"], "move": move["code"]}), flush=True)


main()
