"""Two guests who play on whatever happens around them: what they feel of it is measured."""
import random
import threading
import time

from table_client import Guest, start_match


class Friends(threading.Thread):
    """Two guests who play one match after the other, and measure how long each answer takes."""

    def __init__(self, port, game):
        super().__init__(daemon=True)
        self.over = threading.Event()
        self.guests = [Guest(port, name="سارا"), Guest(port, name="Ali")]
        self.table = start_match(self.guests, game)
        self.worst = 0.0
        self.during = self.worst_during = ""  # which attack
        self.moves = self.matches = 0
        self.errors = []
        self.dice = random.Random(5)

    def run(self):
        try:
            while not self.over.is_set():
                for seat, guest in enumerate(self.guests):
                    self.turn(seat, guest)
        except Exception as error:
            self.errors.append(repr(error))

    def ask(self, guest, message):
        begin = time.monotonic()
        answer = guest.ask({"table": self.table, **message})
        waited = time.monotonic() - begin
        if waited > self.worst:
            self.worst, self.worst_during = waited, self.during
        return answer

    def rematch(self):
        """Everybody promises before anybody shows: a promise after a show would void it."""
        secrets = [guest.sit(self.table, seat) for seat, guest in enumerate(self.guests)]
        for seat, guest in enumerate(self.guests):
            assert guest.ready(self.table, seat, secrets[seat])["type"] == "done"
        for guest in self.guests:
            assert guest.hear_until(lambda g=guest: g.tables[self.table]["phase"] == "playing")
        self.matches += 1

    def turn(self, seat, guest):
        guest.drain(0.002)
        if guest.tables[self.table]["phase"] != "playing":
            self.rematch()
        elif guest.my_turn(self.table, seat):
            now = guest.update(self.table, seat)
            answer = self.ask(guest, {"type": "move", "seat": seat, "ply": now.get("ply", 0) + now.get("staged", 0),
                                      "move": self.dice.choice(now["moves"])[0]})
            if answer["type"] == "refused" and answer["code"] not in ("out_of_step", "not_playing"):
                self.errors.append(answer)
            self.moves += 1
