#!/usr/bin/env python3
"""The server is killed in the middle of everything, again and again: kill_test.py MOHREH [KILLS]. Guests
at tables of all games play, one thread each; whatever was acknowledged must be there when they come back."""
import json
import pathlib
import random
import re
import sys
import threading
import time

from table_client import Closed, Guest, Server, command, data_folder, games, start_match

MOHREH = sys.argv[1]
KILLS = int(sys.argv[2]) if len(sys.argv) > 2 else 3
TABLES_OF_GAME = 2
LATE = {"out_of_step", "not_playing"}  # the board moved on while the message was on its way


class World:
    """What all threads share."""

    def __init__(self, port):
        self.port = port
        self.over = threading.Event()
        self.lock = threading.Lock()
        self.problems = []
        self.acknowledged = {}  # match -> plies that were promised to be on disk
        self.made = []          # (match, seat, from, to, count): so many of these plies are the seat's own
        self.seen = []          # (match, seat, ply, view): what was shown on coming back
        self.plies = self.seals = self.returns = 0


class Player(threading.Thread):
    """One guest at one seat: plays any move, comes back when the server is gone, agrees to rematches."""

    def __init__(self, world, table, seat, token):
        super().__init__(daemon=True)
        self.world, self.table, self.seat, self.token = world, table, seat, token
        self.dice = random.Random()
        self.guest = None
        self.sealed = None  # (match, ply, code) that was acknowledged
        self.seen = 0

    def run(self):
        while not self.world.over.is_set():
            try:
                self.come()
                while not self.world.over.is_set():
                    self.live()
            except (Closed, OSError):
                time.sleep(0.03)
            except Exception as error:
                with self.world.lock:
                    self.world.problems.append(f"table {self.table}, seat {self.seat}: {error!r}")
                self.world.over.set()
            finally:
                if self.guest:
                    self.guest.close()

    def state(self):
        return self.guest.tables[self.table]

    def now(self):
        return self.guest.update(self.table, self.seat)

    def come(self):
        """Comes back and looks whether everything that was promised is there."""
        with self.world.lock:
            promised = dict(self.world.acknowledged)
        sealed = self.sealed
        self.guest = Guest(self.world.port, self.token)
        assert not self.guest.welcome_is_refused, self.guest.welcome
        answer = self.guest.enter(self.table, self.seen)
        assert answer["type"] == "table", answer
        if answer["phase"] != "playing":
            return
        assert self.guest.hear_until(self.now), "no update on coming back"
        now, match = self.now(), answer["match"]
        assert now["full"], "only a part of the view on coming back"
        ply = now.get("ply", 0)
        assert ply >= promised.get(match, 0), f"{ply} plies of {promised[match]} that were acknowledged"
        if sealed and sealed[0] == match and sealed[1] == ply:
            assert now.get("choice") == sealed[2], f"sealed {sealed}, but it has {now.get('choice')}"
        with self.world.lock:
            self.world.returns += 1
            if not now.get("staged"):  # a draft outlives a connection, not a kill
                self.world.seen.append((match, self.seat, ply, now["view"]))

    def live(self):
        if self.state()["phase"] != "playing":
            self.agree_to_rematch()
        elif self.guest.my_turn(self.table, self.seat):
            self.act()
        else:
            self.listen(0.2)

    def listen(self, seconds):
        try:
            self.guest.hear(seconds)
        except TimeoutError:
            pass

    def act(self):
        match, now = self.state()["match"], self.now()
        self.seen = now.get("ply", 0)
        base, staged = now.get("ply", 0), now.get("staged", 0)
        about = {"table": self.table, "seat": self.seat}
        if staged and self.dice.random() < 0.3:
            answer = self.guest.ask({"type": "commit", **about})
        else:
            code = self.dice.choice(now["moves"])[0]
            self.sealed = None
            answer = self.guest.ask({"type": "move", "ply": base + staged, "move": code, **about})
        if answer["type"] == "accepted":
            with self.world.lock:
                known = self.world.acknowledged
                known[match] = max(known.get(match, 0), answer["ply"])
                self.world.plies += answer.get("made", 0)
                self.world.made.append((match, self.seat, base, answer["ply"], answer.get("made", 0)))
        elif answer["type"] == "sealed":
            self.sealed = (match, base, code)
            with self.world.lock:
                self.world.seals += 1
            if self.dice.random() < 0.1:
                self.change_mind(about)
        else:
            assert answer["type"] == "staged" or answer.get("code") in LATE, answer
        # What the answer means for the board comes as an update of its own.
        before = self.now()
        self.guest.hear_until(lambda: self.now() is not before or self.state()["phase"] != "playing", 0.5)

    def change_mind(self, about):
        self.sealed = None
        answer = self.guest.ask({"type": "take_back", **about})
        late = LATE | {"nothing_staged"}
        assert answer["type"] == "done" or answer.get("code") in late, answer

    def agree_to_rematch(self):
        seats = self.state()["seats"]
        if not seats[self.seat].get("ready"):
            entropy = self.guest.sit(self.table, self.seat)
            if isinstance(entropy, str):
                self.guest.ready(self.table, self.seat, entropy)
        elif seats[self.seat].get("host") and all(seat.get("ready") for seat in seats):
            self.guest.ask({"type": "start", "table": self.table})
        self.listen(0.05)


def end_all(world, players):
    """Everybody comes once more and agrees to end what still runs, so that there is a record of it."""
    for table in {player.table for player in players}:
        here = [player for player in players if player.table == table]
        for player in here:
            player.come()
        for player in here:
            if player.state()["phase"] == "playing":
                player.guest.ask({"type": "act", "table": table, "seat": player.seat, "act": "agree_end"})
        for player in here:
            assert player.guest.hear_until(lambda p=player: p.state()["phase"] != "playing"), "it does not end"
            player.guest.close()


def check_records(server, world, folder):
    """Each match has a record that verifies, holds what was acknowledged and leads through what was shown."""
    records = {}
    finished = 0
    for match in {seen[0] for seen in world.seen} | set(world.acknowledged):
        status, _, body = server.get(f"/api/records/{match}")
        assert status == 200, f"no record of {match}: {status}"
        file = pathlib.Path(folder, match + ".play")
        file.write_bytes(body)
        for check in "verify", "replay":
            status, out, errors = command(MOHREH, check, str(file))
            assert status == 0, f"{check}: {out}{errors}"
        finished += "awaited: nobody" in out
        plies = re.findall(r"^(?:chance|seat (\d)): ", body.decode(), re.M)
        assert len(plies) >= world.acknowledged.get(match, 0), f"{len(plies)} plies in the record"
        records[match] = (file, plies)
    for match, seat, first, end, count in world.made:
        own = records[match][1][first:end].count(str(seat))
        assert own >= count, f"{own} of {count} plies of seat {seat} from {first} to {end} of {match}"
    return records, finished


def check_positions(world, records, how_many):
    for match, seat, ply, view in random.sample(world.seen, min(how_many, len(world.seen))):
        status, out, errors = command(MOHREH, "replay", str(records[match][0]), "--to", str(ply), "--view", str(seat),
                                      "--json")
        assert status == 0, errors
        assert json.loads(out)["view"] == view, f"another position at ply {ply} of {match}, seat {seat}"


def main():
    begin = time.monotonic()
    with data_folder() as folder, data_folder() as data:
        server = Server(MOHREH, data, "--log", "warning")
        with server:
            world = World(server.port)
            players = []
            for number, (game, least, most) in enumerate(games(MOHREH) * TABLES_OF_GAME):
                seats = min(int(least) + number % 3, int(most))
                guests = [Guest(server.port, name=f"مهره {seat}") for seat in range(seats)]
                table = start_match(guests, game)
                players += [Player(world, table, seat, guest.token) for seat, guest in enumerate(guests)]
                for guest in guests:
                    guest.close()
            for player in players:
                player.start()
            kills = 0
            while kills < KILLS and not world.over.is_set():
                world.over.wait(random.uniform(0.2, 1.2))
                server.kill()
                server.start()
                kills += 1
            world.over.wait(1.5)
            world.over.set()
            for player in players:
                player.join(30)
            assert not world.problems, world.problems
            end_all(world, players)
            records, finished = check_records(server, world, folder)
            check_positions(world, records, 12 if KILLS < 10 else 100)
            assert world.plies > 20 * KILLS and world.seals > KILLS, "hardly anything was played"
            assert finished, "no match came to its end"
            logged = server.logged()
            print(f"{kills} kills, {len(set(p.table for p in players))} tables, {len(players)} guests, "
                  f"{world.returns} returns, {world.plies} plies and {world.seals} sealed choices acknowledged, none lost; "
                  f"{len(records)} records, {finished} played to the end; {time.monotonic() - begin:.1f} s")
            assert "error" not in logged, logged


main()
