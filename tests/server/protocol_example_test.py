#!/usr/bin/env python3
"""The example in docs/protocol.md, said to a real server: protocol_example_test.py MOHREH PROTOCOL_MD [--print].
Each answer must be of the same type, in the same order and with the same fields. --print shows what was said,
with the example's own names for what is random, to correct the page from."""
import json
import pathlib
import re
import sys

from table_client import Server, Socket, data_folder

MOHREH, PAGE = sys.argv[1:3]
PRINT = "--print" in sys.argv
PATIENCE = 5   # seconds for what the page has
QUIET = 0.1    # seconds without a message: the server has said all
ATTEMPTS = 20  # dice decide what the last update tells
SHAPELESS = {"view", "events", "moves", "scores", "contributions", "awaited", "answer"}


def example():
    """[(what the client says, [what the server says])]"""
    text = pathlib.Path(PAGE).read_text(encoding="utf-8").split("## An example")[1]
    exchange = []
    for who, said in re.findall(r"^([CS]): (.*)$", text, re.M):
        if who == "C":
            exchange.append((json.loads(said), []))
        else:
            exchange[-1][1].append(json.loads(said))
    return exchange


def shape(value):
    """Names of fields and what is inside them, not their values."""
    if isinstance(value, dict):
        return {key: sorted(inner) if key == "view" else None if key in SHAPELESS else shape(inner)
                for key, inner in value.items()}
    if isinstance(value, list):
        return [shape(inner) for inner in value]
    return type(value).__name__


class Names:
    """What is random in both exchanges, and which stands for which."""

    def __init__(self):
        self.real = {}

    def learn(self, shown, real):
        if isinstance(shown, dict) and isinstance(real, dict):
            for key in shown.keys() & real.keys():
                self.learn(shown[key], real[key])
        elif isinstance(shown, list) and isinstance(real, list):
            for one, other in zip(shown, real):
                self.learn(one, other)
        elif isinstance(shown, str) and isinstance(real, str) and re.fullmatch(r"[0-9a-f]{32}|[0-9a-f]{64}|[1-9]\d{5}", shown):
            self.real[shown] = real

    def to_real(self, text):
        for shown, real in self.real.items():
            text = text.replace(shown, real)
        return text

    def to_shown(self, text):
        for shown, real in self.real.items():
            text = text.replace(real, shown)
        return text


def hear_all(link, expected):
    """As many as the page has, however long they take, and whatever comes right after them."""
    heard = []
    try:
        while True:
            heard.append(json.loads(link.receive(QUIET if len(heard) >= expected else PATIENCE)))
    except TimeoutError:
        return heard


def differences(server, exchange):
    link = Socket(server.port)
    names, found, lines = Names(), [], []
    for said, expected in exchange:
        text = names.to_real(json.dumps(said, ensure_ascii=False, separators=(",", ":")))
        link.send(text)
        heard = hear_all(link, len(expected))
        for shown, real in zip(expected, heard):
            names.learn(shown, real)
            if shown["type"] != real["type"] or shape(shown) != shape(real):
                found.append(f"after {said['type']} {said['id']}: {shape(shown)}\n  but it is {shape(real)}")
        if [m["type"] for m in expected] != [m["type"] for m in heard]:
            found.append(f"after {said['type']} {said['id']}: {[m['type'] for m in expected]}, "
                         f"but it is {[m['type'] for m in heard]}")
        lines.append("C: " + json.dumps(said, ensure_ascii=False, separators=(",", ":")))
        lines += ["S: " + names.to_shown(json.dumps(m, ensure_ascii=False, separators=(",", ":"))) for m in heard]
    link.close()
    return found, lines


def main():
    exchange = example()
    assert len(exchange) > 5, "no example"
    with data_folder() as data, Server(MOHREH, data, "--log", "warning") as server:
        for attempt in range(1, ATTEMPTS + 1):
            found, lines = differences(server, exchange)
            if PRINT:
                print("\n".join(lines))
            if not found or PRINT:
                break
            # Before the dice are cast everything must fit.
            if any("after move" not in each and "after act" not in each for each in found):
                break
        assert not found, "\n".join(found)
        print(f"{len(exchange)} messages answered as the page says, at attempt {attempt}")


main()
