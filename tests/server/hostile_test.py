#!/usr/bin/env python3
"""A guest who means harm: hostile_test.py MOHREH [ROUNDS]. Two friendly guests play all the time and must feel
nothing of it: no errors, no waiting. Addresses of strangers come in as from a proxy, so the limits hold."""
import contextlib
import json
import os
import random
import re
import socket
import sys
import threading
import time

from table_client import Closed, Guest, Server, Socket, data_folder, games, start_match

MOHREH = sys.argv[1]
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 1
MOST_GROWTH = 48 << 20
LONGEST_WAIT = 1.0


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


class Enemy:
    def __init__(self, server, friends, game, seats):
        self.server, self.friends, self.game, self.seats = server, friends, game, seats
        self.port = server.port
        self.street = 0
        self.tried = 0

    def address(self):
        """A new one in a network that is kept for documentation."""
        self.street += 1
        return f"X-Forwarded-For: 198.51.{self.street >> 8}.{self.street & 255}\r\n"

    def guest(self, headers=None, **how):
        return Guest(self.port, headers=self.address() if headers is None else headers, **how)

    def socket(self, headers=None):
        return Socket(self.port, headers=self.address() if headers is None else headers)

    def refused(self, guest, message, *codes):
        answer = guest.ask(message)
        assert answer["type"] == "refused", (message, answer)
        assert not codes or answer["code"] in codes, (message, answer)
        self.tried += 1
        return answer

    def closes(self, link, *codes):
        """The server ends this connection, whatever it says before."""
        with contextlib.suppress(TimeoutError):
            while True:
                try:
                    link.receive(5)
                except Closed as closed:
                    assert not codes or closed.code in codes, closed
                    self.tried += 1
                    link.close()
                    return
        raise AssertionError("the connection stays open")

    # ── Who I am ─────────────────────────────────────────────────────────────────────────────

    def tokens(self):
        for token in (os.urandom(32).hex(), "0" * 64):
            guest = self.guest(token=token)
            assert guest.welcome.get("code") == "token", guest.welcome
            self.refused(guest, {"type": "list_tables"}, "hello_first")
        for token in ("", "0" * 63, "G" * 64, "A" * 64, 5, [], {}):
            guest = self.guest()
            guest.close()
            link = self.socket()
            link.send(json.dumps({"type": "hello", "id": 1, "version": 1, "token": token}))
            assert json.loads(link.receive())["code"] == "malformed", token
            link.close()
            self.tried += 1

    def greetings(self):
        link = self.socket()
        for number, message in enumerate(({"type": "list_tables"}, {"type": "move", "table": self.friends.table},
                                          {"type": "make_table"}, {"type": "move_device"}), 1):
            link.send(json.dumps({"id": number, **message}))
            answer = json.loads(link.receive())
            assert (answer["id"], answer["code"]) == (number, "hello_first"), answer
        link.send('{"type":"hello","id":9,"version":2}')
        answer = json.loads(link.receive())
        assert (answer["code"], answer["n"]) == ("version", 1), answer
        self.closes(link, 1008)
        guest = self.guest()
        self.refused(guest, {"type": "hello", "version": 1}, "malformed")
        assert guest.ask({"type": "list_tables"})["type"] == "lobby"

    def tickets(self):
        guest = self.guest()
        ticket = guest.ask({"type": "move_device"})["ticket"]
        other = self.guest(ticket=ticket)
        assert other.user == guest.user and other.token != guest.token
        for wrong in (ticket, "0" * 32):
            assert self.guest(ticket=wrong).welcome.get("code") == "ticket"
            self.tried += 1

    def names(self):
        towers = "a" + "\u0301" * 200
        for name in ("\u202eilA", "\u2066x\u2069", "a\x00b\x1b[31m", towers, "x" * 10000, "\u200b\u200c", "\ufeff\u00ad",
                     "سا\u200cرا", " " * 500):
            guest = self.guest(name=name)
            self.check_clean(guest.welcome["name"], 24)
            answer = guest.ask({"type": "rename", "name": name})
            assert answer["type"] == "done" or answer["code"] == "name", answer
            guest.close()
            self.tried += 1

    @staticmethod
    def check_clean(text, longest):
        assert len(text) <= longest, len(text)
        assert not re.search("[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u200b\ufeff]", text), text
        assert not re.search("\u0301{4}", text), "a tower of marks"

    # ── What I send ──────────────────────────────────────────────────────────────────────────

    def broken_messages(self):
        guest = self.guest(headers="")
        deep = "[" * 40 + "]" * 40
        for text in ("", "{", "null", "[]", "7", '"hello"', "{}", '{"type":5}', '{"type":"sing","id":3}', '{"type":null}',
                     '{"type":"enter","table":"123456","colour":"red"}', '{"type":"enter","table":123456}',
                     '{"type":"enter","table":"12345"}', '{"type":"enter","table":"۱۲۳۴۵۶"}',
                     '{"type":"move","table":"123456","move":4294967296}', '{"type":"move","table":"123456","move":-1}',
                     '{"type":"move","table":"123456","seat":1e400}', '{"type":"move","table":"123456","ply":0.5}',
                     '{"type":"list_tables","id":99999999999999999999999999}', '{"type":"list_tables","id":"x"}',
                     '{"type":"rename","name":' + deep + "}", "[" * 30000, '{"a":' * 10000,
                     '{"type":"rename","name":"\\ud800"}', '{"type":"rename","name":"\\udc00\\ud800"}',
                     '{"type":"rename","name":"a","name":"b"}', '{"type":"rename","name":"a"} x', '{"type":"rename","name":"a\n"}',
                     '{"type":"make_table","settings":[],"seats":[""]}', '{"type":"make_table","seats":[[]]}',
                     '{"type":"act","table":"123456","act":"explode"}', "1" * 60000):
            guest.socket.send(text)
            answer = guest.hear()
            assert answer.get("code") == "malformed", (text[:80], answer)
            self.tried += 1
        for numbers in ({"seat": -2147483648}, {"seat": 2147483647}, {"ply": -5}, {"seat": 8}, {"seat": -1}, {"seat": -2}):
            self.refused(guest, {"type": "move", "table": self.friends.table, "move": 0, **numbers})
        for seats in ([], [""] * 9, [""] * 200, ["godlike"], ["x" * 50000]):
            self.refused(guest, {"type": "make_table", "settings": {"game": self.game}, "seats": seats}, "game")
        for settings in ({"game": "x"}, {"game": self.game, "options": "a=" * 20000}, {"game": self.game, "clock_seconds": -1},
                         {"game": self.game, "clock_seconds": 2147483647}, {"game": self.game, "window_seconds": 7}):
            self.refused(guest, {"type": "make_table", "settings": settings, "seats": ["", ""]}, "game")
        assert guest.ask({"type": "list_tables"})["type"] == "lobby"

    def broken_frames(self):
        link = self.socket()
        for frame, codes in (
                (link.frame(b"x" * 70000), (1009, None)),
                (link.frame(b"", length=1 << 62), (1009, 1002, None)),
                (link.frame(b"x" * 100, masked=False), (1002, None)),
                (link.frame(b"x" * 100, opcode=2), (1003,)),
                (link.frame(b"x", opcode=3), (1002, None)),
                (link.frame(b"x", opcode=11), (1002, None)),
                (link.frame(b"x" * 126, opcode=9), (1002, None)),
                (link.frame(b"x", opcode=9, final=False), (1002, None)),
                (link.frame(b"x", opcode=0), (1002, None)),
                (b"\xf1" + link.frame(b"x")[1:], (1002, None)),
                (link.frame(b"\xc3\x28\xff"), (1007, None)),
                (link.frame(b"\x03", opcode=8), (1002, None)),
                (os.urandom(4096), ())):
            link = self.socket()
            with contextlib.suppress(OSError):
                link.link.sendall(frame)
            if not codes:
                with contextlib.suppress(OSError):
                    link.link.shutdown(socket.SHUT_WR)
            self.closes(link, *codes)
        link = self.socket()  # a message without end, in small parts
        with contextlib.suppress(Closed):
            link.send(b"{", final=False)
            for _ in range(2000):
                link.send(b" " * 100, opcode=0, final=False)
        self.closes(link, 1009, None)

    def floods(self):
        for opcode, content in ((1, b'{"type":"list_tables","id":1}'), (9, b"?")):
            guest = self.guest()
            with contextlib.suppress(Closed):
                for _ in range(1500):
                    guest.socket.send(content, opcode=opcode)
            self.closes(guest.socket, 1008, None)
        assert "mohreh_" in self.server.get("/metrics")[2].decode()

    # ── Tables ───────────────────────────────────────────────────────────────────────────────

    def others_seats(self):
        guest, table = self.guest(headers=""), self.friends.table
        entered = guest.enter(table)
        assert entered["type"] == "table" and not any(seat.get("mine") for seat in entered["seats"])
        about = {"table": table, "seat": 0}
        for message in ({"type": "move", "move": 0}, {"type": "take_back"}, {"type": "commit"}, {"type": "standing_answer"},
                        {"type": "ask", "question": "why_not"}, {"type": "ask", "question": "previews"},
                        {"type": "ask", "question": "odds"}, {"type": "ask", "question": "advice"}, {"type": "history"},
                        {"type": "act", "act": "resign"}, {"type": "act", "act": "agree_end"}, {"type": "act", "act": "pause"},
                        {"type": "act", "act": "back"}, {"type": "act", "act": "more_time"}):
            self.refused(guest, {**about, **message}, "not_your_seat", "not_playing")
        self.refused(guest, {**about, "type": "act", "act": "take_over"}, "not_your_seat", "not_allowed", "no_seat", "not_playing")
        self.refused(guest, {**about, "type": "act", "act": "let_bot"}, "not_your_seat", "not_allowed", "not_absent", "not_playing")
        self.refused(guest, {**about, "type": "sit", "entropy_hash": "0" * 64}, "playing", "no_seat")
        self.refused(guest, {**about, "type": "stand"}, "playing", "not_your_seat")
        self.refused(guest, {**about, "type": "ready", "entropy": "0" * 64}, "playing", "not_your_seat")
        for message in ({"type": "start"}, {"type": "set_seat", "bot": ""}, {"type": "swap_seats", "a": 0, "b": 1},
                        {"type": "change_settings", "settings": {"game": self.game}, "seats": 2}):
            message = {"table": table, **message}
            if message["type"] == "set_seat":
                message["seat"] = 0
            self.refused(guest, message, "not_host")
        guest.close()

    def old_messages(self):
        guests = [self.guest(headers="") for _ in range(2)]
        table = start_match(guests, self.game)
        seat = next(s for s, guest in enumerate(guests) if guest.hear_until(lambda g=guest, s=s: g.my_turn(table, s), 0.5))
        guest, other = guests[seat], guests[1 - seat]
        now = guest.update(table, seat)
        old = {"type": "move", "table": table, "seat": seat, "ply": now.get("ply", 0), "move": now["moves"][0][0]}
        self.refused(other, old, "not_your_seat")
        for wrong in (-1, 1, 1000000):
            self.refused(guest, {**old, "ply": now.get("ply", 0) + wrong}, "out_of_step")
        self.refused(guest, {**old, "move": 4294967295}, "illegal")
        assert guest.ask(old)["type"] != "refused"
        for _ in range(50):  # until it is another position, the same choice may be made again
            answer = guest.ask(old)
            if answer["type"] == "refused":
                break
            if other.my_turn(table, 1 - seat):
                other.move(table, 1 - seat)
            other.drain(0.01)
        assert answer.get("code") in ("out_of_step", "illegal"), answer
        self.refused(guest, {"type": "start", "table": table}, "playing", "not_host")
        for guest in guests:
            guest.close()

    def many_tables(self):
        """Neither who stays at each nor who leaves gets more than some, and what is refused was not made."""
        for leaves in True, False:
            guest = self.guest(headers="")
            made = 0
            before = self.tables()
            for _ in range(50):
                answer = guest.ask({"type": "make_table", "settings": {"game": self.game}, "seats": [""] * self.seats})
                assert answer["type"] == "table" or answer.get("code") == "table_full", answer
                made += answer["type"] == "table"
                if leaves and answer["type"] == "table":
                    guest.ask({"type": "leave", "table": answer["table"]})
            assert 10 < made <= 41 and answer["type"] == "refused", (made, answer)
            assert self.tables() <= before + made, f"{made} tables were answered, {self.tables() - before} made"
            self.tried += 50
            guest.close()

    def tables(self):
        return json.loads(self.server.get("/api/status")[2])["tables"]

    def talk(self):
        host, other = self.guest(headers="", name="host"), self.guest(headers="", name="other")
        table = host.make_table(self.game, [""] * self.seats)
        other.enter(table)
        for text in ("\u202eabc", "a\x00\x1b[2J", "z" + "\u0301" * 99, "x" * 10000, "y" * 301):
            answer = other.ask({"type": "say", "table": table, "text": text})
            assert answer["type"] == "done" or answer["code"] in ("name", "too_fast"), answer
            self.tried += 1
        self.refused(other, {"type": "say", "table": table, "text": "\u200b \u202e"}, "name", "too_fast")
        self.refused(other, {"type": "say", "table": table, "emote": 9}, "name", "malformed", "not_allowed", "too_fast")
        self.refused(other, {"type": "say", "table": table, "emote": -1}, "name", "malformed", "not_allowed", "too_fast")
        other.drain(0.1)
        for message in other.heard:
            if message["type"] == "said":
                self.check_clean(message.get("text", ""), 300)
        quiet = host.make_table(self.game, [""] * self.seats, chat=False, title="\u202etitle" + "x" * 9000)
        self.check_clean(host.tables[quiet]["settings"]["title"], 60)
        self.refused(host, {"type": "say", "table": quiet, "text": "hello"}, "not_allowed")
        stranger = self.guest(headers="")
        self.refused(stranger, {"type": "say", "table": table, "text": "hello"})
        for guest in (host, other, stranger):
            guest.close()

    def kicked(self):
        host, other = self.guest(headers="", name="host"), self.guest(headers="", name="other")
        table = host.make_table(self.game, [""] * self.seats)
        host.sit(table, 0)
        other.enter(table)
        entropy = other.sit(table, 1)
        self.refused(other, {"type": "set_seat", "table": table, "seat": 0, "bot": ""}, "not_host")
        assert host.ask({"type": "set_seat", "table": table, "seat": 1, "bot": ""})["type"] == "done"
        assert other.hear_until(lambda: any(m["type"] == "goodbye" and m["why"] == "removed" for m in other.heard), 3)
        self.refused(other, {"type": "ready", "table": table, "seat": 1, "entropy": entropy}, "not_your_seat")
        self.refused(other, {"type": "sit", "table": table, "seat": 1, "entropy_hash": "0" * 64}, "not_your_seat")
        self.refused(other, {"type": "say", "table": table, "text": "but"})
        host.close()
        other.close()

    def guessed_codes(self):
        guest = self.guest()
        codes = [guest.ask({"type": "enter", "table": str(random.randint(100000, 999999))}).get("code") for _ in range(40)]
        assert codes.count("no_table") <= 22 and codes[-1] == "too_fast", codes
        guest.close()
        codes = []
        for number in range(25):  # a household of IPv6 has many addresses, and counts as one
            guest = self.guest(headers=f"X-Forwarded-For: 2001:db8:{self.street:x}:1::{number:x}\r\n")
            codes.append(guest.ask({"type": "enter", "table": str(random.randint(100000, 999999))}).get("code"))
            guest.close()
        assert codes[-1] == "too_fast", codes
        self.tried += 65

    def new_guests(self):
        here = self.address()
        welcomes = [self.guest(headers=here).welcome for _ in range(35)]
        assert welcomes[0]["type"] == "welcome" and welcomes[-1].get("code") == "too_fast", welcomes[-1]

    # ── Connections ──────────────────────────────────────────────────────────────────────────

    def many_connections(self):
        here = self.address()
        links = []
        with contextlib.suppress(ConnectionRefusedError):
            while len(links) < 100:
                links.append(self.socket(here))
        assert len(links) == 64, len(links)
        self.tried += 1
        for link in links:
            link.close()

    def slow_reader(self):
        before = self.dropped()
        guest = self.guest(headers="")
        guest.enter(self.friends.table)
        with contextlib.suppress(Closed, TimeoutError):
            guest.socket.link.settimeout(2)
            for number in range(20000):
                guest.socket.send(json.dumps({"type": "list_tables", "id": number}) if number % 2 else
                                  json.dumps({"type": "history", "id": number, "table": self.friends.table, "to": 60}))
                if number % 500 == 499 and self.dropped() > before:
                    break
        assert self.dropped() > before, "who never reads is kept"
        self.tried += 1
        guest.close()

    def dropped(self):
        return int(re.search(r"^\w*slow\w* (\d+)", self.server.get("/metrics")[2].decode(), re.M)[1])

    def http(self):
        for target in ("/../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/....//etc/passwd", "//etc/passwd",
                       "/%00", "/\\..\\..\\x", "/api/records/../../x", "/api/records/" + "0" * 32, "/api/records/%2e%2e/steps",
                       "/" + "a" * 7000, "/api/me", "/api/records/" + "f" * 31, "/%ff%fe", "/%zz"):
            status, _, body = self.server.get(target)
            # Other names lead to the page, which shows what it knows of them.
            assert status in (400, 401, 404, 414) or (status == 200 and b"<html" in body), (target, status)
            assert b"root:" not in body
            self.tried += 1
        for wrong in ("Authorization: Bearer\r\n", "Authorization: Bearer " + "0" * 64 + "\r\n", "Authorization: Basic x\r\n"):
            for method in "GET", "DELETE":
                assert self.server.get("/api/me", wrong, method)[0] == 401
        assert self.server.get("/api/records", method="POST", body=b"\xff" * 1000)[0] == 400
        assert self.server.get("/x", "X: " + "a" * 20000 + "\r\n")[0] == 431
        for garbage in (b"\x16\x03\x01\x02\x00\x01\x00", b"\x00" * 1000, b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", os.urandom(2000),
                        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"POST /api/records HTTP/1.1\r\nHost: a\r\n"
                        b"Content-Length: 99999999999\r\n\r\n", b"POST /api/records HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n"):
            with socket.create_connection(("127.0.0.1", self.port), timeout=12) as link:
                link.sendall(garbage)
                link.shutdown(socket.SHUT_WR)
                answer = b""
                with contextlib.suppress(ConnectionError):
                    while part := link.recv(4096):
                        answer += part
                assert not answer or answer[9:10] in b"45", answer
            self.tried += 1
        for origin in ("http://evil.example", "null", f"http://127.0.0.1:{self.port}.evil.example", "http://127.0.0.1:1"):
            try:
                Socket(self.port, origin=origin)
                raise AssertionError(f"{origin} may connect")
            except ConnectionRefusedError as refused:
                assert str(refused) == "403", refused
            self.tried += 1
        Socket(self.port, origin=f"http://127.0.0.1:{self.port}").close()

    def silent(self):
        """Connections that hold on and say nothing, or a byte now and then; closed by the server in time."""
        nothing = [socket.create_connection(("127.0.0.1", self.port)) for _ in range(40)]
        upgraded = [self.socket("") for _ in range(20)]
        slow = [socket.create_connection(("127.0.0.1", self.port)) for _ in range(20)]
        for link in slow:
            link.sendall(b"GET / HTTP/1.1\r\n")
        return nothing, upgraded, slow


def drip(slow):
    for link in slow:
        with contextlib.suppress(OSError):
            link.sendall(b"X")


def ended_by_server(link):
    link.settimeout(15)
    with contextlib.suppress(ConnectionError):
        while link.recv(4096):
            pass
    return True


def memory(pid):
    with open(f"/proc/{pid}/status", encoding="utf-8") as file:
        return int(re.search(r"VmRSS:\s+(\d+)", file.read())[1]) << 10


ATTACKS = (Enemy.tokens, Enemy.greetings, Enemy.tickets, Enemy.names, Enemy.broken_messages, Enemy.broken_frames, Enemy.floods,
           Enemy.others_seats, Enemy.old_messages, Enemy.many_tables, Enemy.talk, Enemy.kicked, Enemy.guessed_codes,
           Enemy.new_guests, Enemy.many_connections, Enemy.slow_reader, Enemy.http)


def main():
    begin = time.monotonic()
    with data_folder() as data, Server(MOHREH, data, "--trusted-proxy", "127.0.0.1", "--log", "warning") as server:
        game, least, _ = sorted(games(MOHREH), key=lambda g: int(g[1]))[1]
        friends = Friends(server.port, game)
        friends.start()
        enemy = Enemy(server, friends, game, max(2, int(least)))
        pid, problems = server.process.pid, []
        before = memory(pid)
        for _ in range(ROUNDS):
            nothing, upgraded, slow = enemy.silent()
            since = time.monotonic()
            for attack in ATTACKS:
                friends.during = attack.__name__
                try:
                    attack(enemy)
                except Exception as error:
                    problems.append(f"{attack.__name__}: {error!r}"[:600])
                if friends.errors:
                    problems.append(f"{attack.__name__} was felt: {friends.errors}")
                    friends.errors = []
                drip(slow)
            while time.monotonic() < since + 10.5:
                time.sleep(0.5)
                drip(slow)
            assert all(map(ended_by_server, nothing + slow))
            for link in upgraded:
                link.close()
        friends.over.set()
        friends.join(10)
        status, _, body = server.get("/health")
        growth = memory(pid) - before
        print(f"{enemy.tried} attempts, {friends.moves} moves of friends in {friends.matches + 1} matches, worst wait "
              f"{friends.worst * 1000:.0f} ms ({friends.worst_during}), {growth / 2**20:.1f} MB more memory, "
              f"{time.monotonic() - begin:.1f} s")
        problems += friends.errors
        assert not problems, "\n".join(map(str, problems))
        assert friends.moves > 100 and friends.worst < LONGEST_WAIT, (friends.moves, friends.worst)
        assert status == 200 and b'"ok"' in body, body
        assert growth < MOST_GROWTH, growth
        assert server.process.poll() is None and server.process.pid == pid
        assert "error" not in server.logged(), server.logged()


main()
