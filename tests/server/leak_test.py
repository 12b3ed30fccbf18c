#!/usr/bin/env python3
"""Nobody is told more than the record allows: leak_test.py MOHREH [MATCHES]. In each game two people and, where
there is room, a bot play and a stranger watches. All that came over each connection is kept; afterwards it is
held against what the record gives for that viewer."""
import copy
import json
import pathlib
import random
import sys
import time

from table_client import Guest, Server, command, data_folder, games

MOHREH = sys.argv[1]
MATCHES = int(sys.argv[2]) if len(sys.argv) > 2 else 1
SAMPLES = 12 if MATCHES == 1 else 60
SPECTATOR = -2


class Witness(Guest):
    """Keeps every byte, and what each view was at each ply."""

    def __init__(self, port, name):
        self.snapshots = []  # (seat, ply, view), without drafts
        self.events = []     # all that happened, as it was told
        super().__init__(port, name=name, keep_texts=True)

    def hear(self, timeout=10):
        message = super().hear(timeout)
        if message["type"] == "update":
            self.events += message.get("events", [])
            now = self.update(message["table"], message.get("seat", SPECTATOR))
            if not now.get("staged"):
                self.snapshots.append((now.get("seat", SPECTATOR), now.get("ply", 0), copy.deepcopy(now["view"])))
        return message


class Sitting:
    """One match with everybody who listens to it."""

    def __init__(self, server, game, most, dice):
        self.server, self.game, self.dice = server, game, dice
        self.people = [Witness(server.port, "سارا"), Witness(server.port, "Ali")]
        self.watcher = Witness(server.port, "watcher")
        self.everybody = [*self.people, self.watcher]
        self.tickets = [guest.ask({"type": "move_device"})["ticket"] for guest in self.everybody]
        self.bots = ["easy"] if int(most) > 2 else []
        host = self.people[0]
        self.table = host.make_table(game, ["", "", *self.bots])
        for guest in (self.people[1], self.watcher):
            guest.enter(self.table)
        self.secrets = [guest.sit(self.table, seat) for seat, guest in enumerate(self.people)]
        for seat, guest in enumerate(self.people):
            assert guest.ready(self.table, seat, self.secrets[seat])["type"] == "done"
        assert host.ask({"type": "start", "table": self.table})["type"] == "done"
        self.match = host.tables[self.table]["match"]

    def play(self):
        made = 0
        looked_at = {5, 40}
        since = time.monotonic()
        while not all(self.table in guest.ended for guest in self.everybody):
            assert time.monotonic() < since + 60, "nobody can move"
            for seat, guest in enumerate(self.people):
                guest.drain(0.001)
                if guest.my_turn(self.table, seat) and self.table not in guest.ended:
                    answer = guest.move(self.table, seat, self.dice)
                    allowed = ("out_of_step", "not_playing")
                    assert answer["type"] != "refused" or answer["code"] in allowed, answer
                    made += 1
                    since = time.monotonic()
                    if made in looked_at:
                        self.look_where_nobody_may()
            self.watcher.drain(0.001)
        return made

    # ── While it runs ────────────────────────────────────────────────────────────────────────

    def is_over(self):
        """Bots may have ended it since the last look; what the server told by then counts."""
        self.people[0].drain(0.2)
        return self.table in self.people[0].ended

    def look_where_nobody_may(self):
        if self.is_over():
            return
        for token in ("", f"Authorization: Bearer {self.people[0].token}\r\n"):
            for what in ("", "/info", "/steps", "/steps?view=open", "/steps?view=spectator", "/steps?view=0", "/steps?view=1&from=0&to=1",
                         "/notes?step=0"):
                status, _, body = self.server.get(f"/api/records/{self.match}{what}", token)
                if status == 200 and self.is_over():
                    return
                assert status == 404 and json.loads(body) == {"error": "not_found"}, (what, status, body)
        about = {"table": self.table}
        for guest, foreign in ((self.people[0], 1), (self.people[1], 0), (self.watcher, 0), (self.watcher, 1), (self.people[0], 2)):
            if foreign == 2 and not self.bots:
                continue
            codes = {json.dumps(self.without_id(guest.ask({**about, "type": "history", "seat": foreign, "from": 0, "to": to})))
                     for to in range(3)}
            assert len(codes) == 1 and "not_your_seat" in codes.pop()
            told = set()
            for question in ("why_not", "preview", "previews", "odds", "advice"):
                for move in (0, 1, 16777216, 50331648, self.dice.getrandbits(32)):
                    told.add(json.dumps(self.without_id(guest.ask({**about, "type": "ask", "seat": foreign, "question": question,
                                                                   "move": move}))))
            assert told == {json.dumps({"type": "refused", "code": "not_your_seat"})}, told
            assert guest.ask({**about, "type": "move", "seat": foreign, "move": 0})["code"] == "not_your_seat"
        for seat in (-1, -3, 99):
            assert self.watcher.ask({**about, "type": "history", "seat": seat, "to": 0})["type"] == "refused"
        play_on = {"type": "play_on", "record": self.match, "ply": 0, "seat": 0, "bot": "easy"}
        assert self.watcher.ask(play_on)["code"] == "no_record"

    @staticmethod
    def without_id(answer):
        return {key: value for key, value in answer.items() if key != "id"}

    # ── Afterwards ───────────────────────────────────────────────────────────────────────────

    def check_views(self, folder):
        _, _, body = self.server.get(f"/api/records/{self.match}")
        file = pathlib.Path(folder, self.match + ".play")
        file.write_bytes(body)
        checked = 0
        for guest in self.everybody:
            for seat, ply, view in self.dice.sample(guest.snapshots, min(SAMPLES, len(guest.snapshots))):
                viewer = "spectator" if seat == SPECTATOR else str(seat)
                status, out, errors = command(MOHREH, "replay", str(file), "--to", str(ply), "--view", viewer, "--json")
                assert status == 0, errors
                allowed = json.loads(out)["view"]
                differ = [key for key in {*allowed, *view} if allowed.get(key, "absent") != view.get(key, "absent")]
                assert not differ, (f"{self.game}, ply {ply}, view of {viewer}: "
                                    f"{[(key, view.get(key), allowed.get(key)) for key in differ]}")
                checked += 1
        return checked

    def check_events(self):
        """Each heard of exactly what the record addresses to that viewer."""
        plies = json.loads(self.server.get(f"/api/records/{self.match}/info")[2])["plies"]
        for number, guest in enumerate(self.everybody):
            viewer = number if guest is not self.watcher else "spectator"
            allowed = []
            for first in range(0, plies, 500):
                target = f"/api/records/{self.match}/steps?view={viewer}&from={first}&to={min(plies, first + 500)}"
                for step in json.loads(self.server.get(target)[2])[1:]:
                    allowed += step["events"]
            assert guest.events == allowed, f"{self.game}, {viewer}: {self.first_difference(guest.events, allowed)}"

    def check_notes(self):
        """Of any step of a match that is over: the odds and advice of who chose next, the same each time."""
        notes = f"/api/records/{self.match}/notes"
        for wrong in ("", "?step=", "?step=-1", "?step=x", "?step=99999999", "?step=999999999999999999999"):
            assert self.server.get(notes + wrong)[0] == 400, wrong
        plies = json.loads(self.server.get(f"/api/records/{self.match}/info")[2])["plies"]
        steps = json.loads(self.server.get(f"/api/records/{self.match}/steps?view=spectator&from=0&to={min(plies, 40)}")[2])
        chosen = [step for step in steps if step.get("by", -1) >= 0]
        for step in self.dice.sample(chosen, min(2, len(chosen))):
            status, _, body = self.server.get(f"{notes}?step={step['ply'] - 1}")
            told = json.loads(body)
            assert status == 200 and told["step"] == step["ply"] - 1 and told["seat"] == step["by"], told
            assert told["advice"] and all(0 <= row["chance"] <= 1 for row in told["advice"]), told
            assert json.loads(self.server.get(f"{notes}?step={step['ply'] - 1}")[2]) == told
        last = json.loads(self.server.get(f"{notes}?step={plies}")[2])
        assert last == {"step": plies, "seat": -1, "odds": [], "advice": []}, last

    @staticmethod
    def first_difference(told, allowed):
        at = next((i for i, (a, b) in enumerate(zip(told, allowed)) if a != b), min(len(told), len(allowed)))
        return f"event {at} of {len(told)} and {len(allowed)}: {told[at:at + 3]}, allowed {allowed[at:at + 3]}"

    def check_messages(self):
        """Own views only, and no secret of anybody else."""
        seed = self.watcher.ended[self.table]["seed"]
        for number, guest in enumerate(self.everybody):
            own_seat = number if guest is not self.watcher else SPECTATOR
            others = [other for other in self.everybody if other is not guest]
            forbidden = [other.token for other in others] + [other.user for other in others]
            forbidden += [ticket for of, ticket in enumerate(self.tickets) if of != number]
            started = ended = False
            for text in guest.texts:
                message = json.loads(text)
                started |= message["type"] == "started"
                ended |= message["type"] == "ended"
                if message["type"] == "update":
                    assert message.get("seat", SPECTATOR) == own_seat, text
                    assert own_seat != SPECTATOR or not {"moves", "choice", "staged"} & message.keys() or not message.get("moves"), text
                    assert "choice" not in message or own_seat in message.get("chosen", []), text
                for secret in forbidden:
                    assert secret not in text, f"{self.game}: {secret} in {text[:300]}"
                assert ended or seed not in text, "the seed before the end"
                if not started:
                    for of, secret in enumerate(self.secrets):
                        assert secret not in text, f"the contribution of seat {of} before the start"

    def check_log(self, log):
        seed = self.watcher.ended[self.table]["seed"]
        for secret in (seed, *self.secrets, *self.tickets, *(guest.token for guest in self.everybody),
                       *(guest.user for guest in self.everybody)):
            assert secret not in log, f"{secret} in the log"

    def close(self):
        for guest in self.everybody:
            guest.close()


def check_other_hands(server, game):
    """Who resigned knows one hand, and gets no other by taking over."""
    guests = [Guest(server.port, name="a"), Guest(server.port, name="b")]
    table = guests[0].make_table(game, ["", "", "easy"])
    guests[1].enter(table)
    secrets = [guest.sit(table, seat) for seat, guest in enumerate(guests)]
    for seat, guest in enumerate(guests):
        guest.ready(table, seat, secrets[seat])
    assert guests[0].ask({"type": "start", "table": table})["type"] == "done"
    act = {"type": "act", "table": table}
    assert guests[0].ask({**act, "seat": 2, "act": "take_over"})["code"] == "not_allowed"
    assert guests[0].ask({**act, "seat": 1, "act": "take_over"})["code"] == "no_seat"
    assert guests[0].ask({**act, "seat": 0, "act": "resign"})["type"] == "done"
    assert guests[0].ask({**act, "seat": 2, "act": "take_over"}).get("code") == "not_allowed", "a second hand"
    assert guests[0].ask({**act, "seat": 0, "act": "take_over"})["type"] == "done"
    for guest in guests:
        guest.close()


def main():
    begin = time.monotonic()
    dice = random.Random(20 if MATCHES == 1 else None)
    with data_folder() as folder, data_folder() as data, Server(MOHREH, data, "--log", "debug") as server:
        moves = views = messages = 0
        for _ in range(MATCHES):
            for game, _, most in games(MOHREH):
                sitting = Sitting(server, game, most, dice)
                moves += sitting.play()
                views += sitting.check_views(folder)
                sitting.check_events()
                sitting.check_notes()
                sitting.check_messages()
                sitting.check_log(server.logged())
                messages += sum(len(guest.texts) for guest in sitting.everybody)
                sitting.close()
        for game, _, most in games(MOHREH):
            if int(most) > 2:
                check_other_hands(server, game)
        assert server.stop() == 0
        print(f"{moves} moves, {messages} messages, {views} views as the record allows them, "
              f"{time.monotonic() - begin:.1f} s")


main()
