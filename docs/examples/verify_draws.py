#!/usr/bin/env python3
"""Checks the draws of a record by docs/fairness.md without any of Mohreh's cryptography:
verify_draws.py MOHREH RECORD. Only what chance could have done, and how likely, is asked of the rules."""
import hashlib
import json
import subprocess
import sys


def blake2b(data, size, key=b""):
    return hashlib.blake2b(data, digest_size=size, key=key).digest()


def read(path):
    """The shuffle's lines of a record, and its plies as (who, move)."""
    shuffle, contributions, plies = {}, {}, []
    with open(path, encoding="utf-8") as file:
        for line in file:
            words = line.split(" #")[0].split()
            if not words or line.startswith(("#", "title ", "name ", "position ")):
                continue
            if words[0] in ("match", "commitment", "seed"):
                shuffle[words[0]] = bytes.fromhex(words[1])
            elif words[0] == "seats":
                seats = int(words[1])
            elif words[0] == "entropy":
                contributions[int(words[1])] = bytes.fromhex(words[2])
            elif words[0] in ("chance:", "seat"):
                plies.append((words[0], " ".join(words[1:])))
    return shuffle, [contributions.get(seat, b"") for seat in range(seats)], plies


def draw(key, number, total):
    block = 0
    while True:
        place = number.to_bytes(8, "little") + block.to_bytes(4, "little")
        stream = blake2b(place, 64, key)
        for first in range(0, 64, 8):
            word = int.from_bytes(stream[first:first + 8], "little")
            if word < 2**64 // total * total:
                return word % total
        block += 1


def promised(mohreh, path, ply, key, number):
    """What chance had to do as the number-th draw, after that many plies."""
    asked = subprocess.run([mohreh, "replay", path, "--to", str(ply), "--legal", "--json"],
                           capture_output=True, text=True, check=True)
    chances = json.loads(asked.stdout)["legal"]["chance"]
    drawn = draw(key, number, sum(chance["weight"] for chance in chances))
    for chance in chances:
        if drawn < chance["weight"]:
            return chance["move"]
        drawn -= chance["weight"]


def main():
    mohreh, path = sys.argv[1:]
    shuffle, contributions, plies = read(path)
    if blake2b(shuffle["seed"], 32) != shuffle["commitment"]:
        sys.exit("the seed is not the one that was promised")
    given = b"".join(bytes([len(each)]) + each for each in contributions)
    key = blake2b(b"mohreh chance 1" + shuffle["seed"] + shuffle["match"] + given, 32)
    draws = [(ply, move) for ply, (who, move) in enumerate(plies) if who == "chance:"]
    for number, (ply, move) in enumerate(draws):
        wanted = promised(mohreh, path, ply, key, number)
        if wanted != move:
            sys.exit(f"ply {ply + 1} is '{move}', but '{wanted}' was promised")
    print(f"all {len(draws)} draws are as promised")


if __name__ == "__main__":
    main()
