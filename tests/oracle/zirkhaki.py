"""A second Zirkhaki, written from the rule sheet alone and in another manner: a match is one long
conversation. The rules ask ("chance", or a seat) and go on with the answer; powers nest as they do
at the table, by calling place() within place(). Slow, plain and independent of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any

KINDS = ("astrolabe", "pistol", "dagger", "carpet", "snake", "horseshoe", "coin", "chest", "key",
         "map")  # fmt: skip
RINGS = ("snake_catcher", "mugger", "cutpurse", "money_lover", "goldsmith", "map_reader",
         "trickster", "fortune_teller")  # fmt: skip
LEARNING = (("carpet",), ("chest", "key"), ("pistol",), ("dagger",), ("horseshoe",), ("map",),
            ("snake",), ("astrolabe",))  # fmt: skip
SITUATIONS = (
    "burn", "carpet saves", "carpet first", "bonus", "bonus under carpet", "snake lapses",
    "forced astrolabe", "astrolabe without deck", "look again", "nothing to shoot",
    "nothing to steal", "nothing to play", "burn by choice", "caught", "mugged", "second card",
    "second skipped", "second after snake", "whole pile", "three looked at", "twin",
)  # fmt: skip

Card = tuple[str, int]
Question = Generator[dict[Any, Any], Any, Any]


class Burnt(Exception):
    """A second card of a kind: whatever was going on is over."""


def values(kind: str) -> range:
    return range(4, 10) if kind == "coin" else range(2, 8)


def rank(card: Card) -> tuple[int, int]:
    return KINDS.index(card[0]), card[1]


def text(card: Card) -> str:
    return f"{card[0]} {card[1]}"


class Table:
    def __init__(self, options: dict[str, str], seats: int) -> None:
        copies = 2 if seats > 4 else 1
        cards = Counter({(kind, v): copies for kind in KINDS for v in values(kind)})
        self.options, self.seats = options, seats
        self.burnt = Counter({card: n for card, n in cards.items() if card[1] == values(card[0])[0]})
        self.deck = cards - self.burnt  # without the cards whose place is known
        self.known: list[tuple[Card, set[int]]] = []  # the deck's top cards, and who has seen them
        self.field: list[Counter[Card]] = [Counter() for _ in range(seats)]
        self.ring = ["none"] * seats
        self.area: list[Card] = []
        self.shown: list[Card] = []
        self.forced = 0
        self.player = 0
        self.met: set[str] = set()
        active = sum(LEARNING[: int(options.get("powers", "8"))], ())
        self.acts = {kind: kind in active for kind in KINDS}

    # Asking. A question is who is asked and what may be answered, chance with weights.

    def draw(self, verb: str, pile: Counter[Card]) -> Question:
        """One card of a pile at random; it leaves the pile."""
        prefix = verb + " " if verb else ""
        named = {prefix + text(card): card for card in sorted(pile, key=rank) if pile[card]}
        answer = yield {"chance": [(name, pile[card]) for name, card in named.items()]}
        card = named[answer]
        pile[card] -= 1
        return card

    def ask(self, moves: list[str]) -> Question:
        return (yield {self.player: moves})

    # Fields.

    def wears(self, ring: str) -> bool:
        return self.ring[self.player] == ring

    def tops(self, seat: int) -> list[Card]:
        cards = [card for card in self.field[seat].elements()]
        best = {kind: max((v for k, v in cards if k == kind), default=0) for kind in KINDS}
        return [(kind, value) for kind, value in best.items() if value]

    def take(self, seat: int, card: Card) -> None:
        if self.field[seat][card] == 2:
            self.met.add("twin")
        self.field[seat][card] -= 1

    def deck_size(self) -> int:
        return sum(self.deck.values()) + len(self.known)

    def opponents(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.player]

    # The match.

    def match(self) -> Question:
        first = self.options.get("first_seat", "random")
        if first == "random":
            answer = yield {"chance": [(f"first {seat}", 1) for seat in range(self.seats)]}
            self.player = int(answer.split()[1])
        else:
            self.player = int(first)
        if self.options.get("rings") == "on":
            yield from self.give_rings()
        while True:
            yield from self.turn()
            if self.deck_size() == 0:
                return
            self.player = (self.player + 1) % self.seats

    def give_rings(self) -> Question:
        left = list(RINGS)
        dealt: list[list[str]] = [[] for _ in range(self.seats)]
        for i in range(self.seats * (1 if self.seats > 4 else 2)):
            answer = yield {"chance": [(f"ring {ring}", 1) for ring in left]}
            ring = answer.split()[1]
            left.remove(ring)
            dealt[(self.player + i) % self.seats].append(ring)
            if self.seats > 4:
                self.ring[(self.player + i) % self.seats] = ring
        waiting = set(range(self.seats)) if self.seats <= 4 else set()
        while waiting:
            choices = {
                seat: [f"wear {ring}" for ring in RINGS if ring in dealt[seat]]
                for seat in sorted(waiting)
            }
            seat, answer = yield choices
            self.ring[seat] = answer.split()[1]
            waiting.remove(seat)

    def turn(self) -> Question:
        self.area, self.forced = [], 0
        try:
            yield from self.ask(["reveal"])
            yield from self.reveal()
            while self.deck_size() > 0:
                if (yield from self.ask(["reveal", "collect"])) == "collect":
                    break
                yield from self.reveal()
            else:
                yield from self.ask(["collect"])
            collected, self.area = self.area, []
            yield from self.bring_home(collected, True)
        except Burnt as burning:
            self.met.add("burn")
            kinds = [kind for kind, _ in self.area]
            saved = kinds.index("carpet") if "carpet" in kinds and self.acts["carpet"] else 0
            if "carpet" in kinds and self.acts["carpet"]:
                self.met.add("carpet saves" if saved else "carpet first")
            self.burnt.update(self.area[saved:])
            self.burnt[burning.args[0]] += 1
            home, self.area = self.area[:saved], []
            bonus = self.options.get("bonus_on_protected_bust") == "yes"
            if bonus and {"chest", "key"} <= {kind for kind, _ in home} and self.acts["chest"]:
                self.met.add("bonus under carpet")
            yield from self.bring_home(home, bonus)

    def bring_home(self, cards: list[Card], bonus: bool) -> Question:
        self.field[self.player].update(cards)
        if not (bonus and self.acts["chest"] and {"chest", "key"} <= {kind for kind, _ in cards}):
            return
        wanted = len(cards) * (2 if self.wears("money_lover") else 1)
        there = sum(self.burnt.values())
        self.met.add("bonus")
        for _ in range(min(wanted, there)):
            card = yield from self.draw("bonus", self.burnt)
            self.field[self.player][card] += 1

    def reveal(self) -> Question:
        if self.known:
            card = self.known.pop(0)[0]
        else:
            card = yield from self.draw("", self.deck)
        yield from self.place(card)

    def place(self, card: Card) -> Question:
        kind = card[0]
        if self.wears("snake_catcher") and kind == "snake":
            self.met.add("caught")
            self.field[self.player][card] += 1
            return
        if kind in [other for other, _ in self.area]:
            raise Burnt(card)
        self.area.append(card)
        self.forced = max(0, self.forced - 1)
        if self.acts[kind] and hasattr(self, kind):
            yield from getattr(self, kind)()

    # The powers, by name.

    def astrolabe(self) -> Question:
        number = min(3 if self.wears("fortune_teller") else 1, self.deck_size())
        if number == 0:
            self.met.add("astrolabe without deck")
        if number == 3:
            self.met.add("three looked at")
        if self.forced:
            self.met.add("forced astrolabe")
        open_to_all = self.options.get("astrolabe_public") == "yes"
        viewers = set(range(self.seats)) if open_to_all else {self.player}
        for _, seen in self.known[:number]:
            self.met.add("look again")
            seen |= viewers
        while len(self.known) < number:
            card = yield from self.draw("peek", self.deck)
            self.known.append((card, set(viewers)))

    def pistol(self) -> Question:
        moves = [f"shoot {seat} {text(top)}" for seat in self.opponents() for top in self.tops(seat)]
        if not moves:
            self.met.add("nothing to shoot")
            return
        _, seat, kind, value = (yield from self.ask(moves)).split()
        card = (kind, int(value))
        self.take(int(seat), card)
        if self.wears("mugger"):
            self.met.add("mugged")
            self.field[self.player][card] += 1
        else:
            self.burnt[card] += 1

    def dagger(self) -> Question:
        owned = {kind for kind, _ in self.tops(self.player)}
        moves = [
            f"steal {seat} {text(top)}"
            for seat in self.opponents()
            for top in self.tops(seat)
            if self.wears("cutpurse") or top[0] not in owned
        ]
        if not moves:
            self.met.add("nothing to steal")
            return
        _, seat, kind, value = (yield from self.ask(moves)).split()
        self.take(int(seat), (kind, int(value)))
        yield from self.place_chosen((kind, int(value)))

    def place_chosen(self, card: Card) -> Question:
        try:
            yield from self.place(card)
        except Burnt as burning:
            if burning.args[0] == card:
                self.met.add("burn by choice")
            raise

    def snake(self) -> Question:
        self.forced = 2
        while self.forced and self.deck_size():
            yield from self.ask(["reveal"])
            yield from self.reveal()
        if self.forced:
            self.met.add("snake lapses")
        self.forced = 0

    def horseshoe(self) -> Question:
        number = 2 if self.wears("trickster") else 1
        for nth in range(number):
            own = self.tops(self.player)
            if not own:
                self.met.add("second skipped" if nth else "nothing to play")
                return
            if nth:
                after_snake = len(self.area) > 3 and self.area[-3][0] == "snake"
                self.met.add("second after snake" if after_snake else "second card")
            _, kind, value = (yield from self.ask([f"play_own {text(top)}" for top in own])).split()
            self.take(self.player, (kind, int(value)))
            yield from self.place_chosen((kind, int(value)))

    def map(self) -> Question:
        there = sum(self.burnt.values())
        if there == 0:
            return
        if self.wears("map_reader"):
            self.met.add("whole pile")
            choices = [card for card in self.burnt if self.burnt[card]]
        else:
            for _ in range(min(3, there)):
                self.shown.append((yield from self.draw("show", self.burnt)))
            choices = list(set(self.shown))
        moves = [f"play_burnt {text(card)}" for card in sorted(choices, key=rank)]
        _, kind, value = (yield from self.ask(moves)).split()
        self.burnt.update(self.shown)
        self.shown = []
        self.burnt[(kind, int(value))] -= 1
        yield from self.place_chosen((kind, int(value)))

    # The end.

    def outcome(self) -> dict[str, list[int]]:
        points = []
        for seat in range(self.seats):
            tops = self.tops(seat)
            gold = self.ring[seat] == "goldsmith" and any(kind == "coin" for kind, _ in tops)
            points.append(sum(value for _, value in tops) + (5 if gold else 0))
        keys = [(points[seat], sum(self.field[seat].values())) for seat in range(self.seats)]
        return {"points": points, "ranks": [1 + sum(k > key for k in keys) for key in keys]}


class Match:
    """A table and the question that is open at it."""

    def __init__(self, options: str, seats: int) -> None:
        given = dict(pair.split("=") for pair in options.split(",") if pair)
        self.table = Table(given, seats)
        self.conversation = self.table.match()
        self.question: dict[Any, Any] = next(self.conversation)

    def play(self, actor: Any, move: str) -> None:
        several = len(self.question) > 1 or move.startswith("wear ")
        try:
            self.question = self.conversation.send((actor, move) if several else move)
        except StopIteration:
            self.question = {}
