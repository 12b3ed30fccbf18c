#!/usr/bin/env python3
"""What goes wrong around a server, and what people do at tables: trouble_test.py MOHREH [test names]. Folders that
cannot be used, a full disk, a stop in the middle, copies, moving, deleting, two tabs, rematches, eight seats."""
import json
import os
import pathlib
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import threading
import time
import unittest

from table_client import Closed, Guest, Server, command, data_folder, games, play, start_match

MOHREH = sys.argv[1]
GAMES = games(MOHREH)
GAME = sorted(GAMES, key=lambda game: int(game[1]))[1][0]
OPERATOR = "0123456789abcdef-operator"
BIGGEST, _, MOST = max(GAMES, key=lambda game: int(game[2]))


def serve(*arguments):
    """Runs it where it cannot start."""
    return subprocess.run([MOHREH, "serve", "--bind", "127.0.0.1", "--port", "0", *arguments], capture_output=True,
                          text=True, timeout=10)


class CannotStart(unittest.TestCase):
    """One clear line and a status, never a loop or a trace."""

    def setUp(self):
        self.temporary = data_folder()
        self.addCleanup(self.temporary.cleanup)
        self.folder = pathlib.Path(self.temporary.name)

    def refused(self, done, *words):
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertEqual(done.stderr.count("\n"), 1, done.stderr)
        self.assertTrue(done.stderr.startswith("mohreh: "), done.stderr)
        for word in words:
            self.assertIn(word, done.stderr)

    def test_folder_below_a_file(self):
        file = self.folder / "file"
        file.write_text("x", encoding="utf-8")
        self.refused(serve("--data", str(file / "below")), "data folder")
        self.refused(serve("--data", str(file)), "data folder")

    def test_damaged_database(self):
        for content in (os.urandom(20000), b"x", b"SQLite format 3\0" + os.urandom(8000)):
            (self.folder / "mohreh.db").write_bytes(content)
            self.refused(serve("--data", str(self.folder)), str(self.folder))
            self.assertEqual((self.folder / "mohreh.db").read_bytes(), content, "it was changed")

    def test_newer_database(self):
        with Server(MOHREH, self.folder) as server:
            server.stop()
        with sqlite3.connect(self.folder / "mohreh.db") as database:
            version, = database.execute("PRAGMA user_version").fetchone()
            self.assertGreater(version, 0)
            database.execute("PRAGMA user_version = 9999")
        database.close()
        self.refused(serve("--data", str(self.folder)), "later version")

    def test_two_servers_on_one_folder(self):
        with Server(MOHREH, self.folder) as server:
            self.refused(serve("--data", str(self.folder)), "Another server")
            self.assertEqual(server.get("/health")[0], 200)

    def test_port_in_use(self):
        with Server(MOHREH, self.folder) as server, data_folder() as other:
            self.refused(serve("--data", other, "--port", str(server.port)), f"port {server.port} is taken")


class Trouble(unittest.TestCase):
    def setUp(self):
        self.temporary = data_folder()
        self.addCleanup(self.temporary.cleanup)
        self.folder = pathlib.Path(self.temporary.name)
        # A write beyond the limit shall fail, as on a full disk, not end the process.
        self.server = Server(MOHREH, self.folder, "--log", "warning", "--operator-token", OPERATOR,
                             before=lambda: signal.signal(signal.SIGXFSZ, signal.SIG_IGN)).start()
        self.addCleanup(self.server.__exit__)
        self.dice = random.Random(7)

    def guests(self, count=2):
        guests = [Guest(self.server.port, name=f"g{number}") for number in range(count)]
        for guest in guests:
            self.addCleanup(guest.close)
        return guests

    def welcome(self, token=None):
        guest = Guest(self.server.port, token)
        guest.close()
        return guest.welcome

    def come_back(self, guests, table):
        """The same people on new connections."""
        again = [Guest(self.server.port, guest.token) for guest in guests]
        for seat, guest in enumerate(again):
            self.addCleanup(guest.close)
            self.assertEqual(guest.enter(table)["type"], "table")
            self.assertTrue(guest.hear_until(lambda g=guest, s=seat: g.update(table, s)))
        return again

    def ply(self, guests, table):
        return max(guest.update(table, seat).get("ply", 0) for seat, guest in enumerate(guests))

    def health(self):
        return self.server.get("/health")[0]

    def status(self, token=None):
        status, _, body = self.server.get("/api/status", f"Authorization: Bearer {token}\r\n" if token else "")
        self.assertEqual(status, 200)
        return json.loads(body)

    def until(self, true, seconds=10):
        end = time.monotonic() + seconds
        while not true() and time.monotonic() < end:
            time.sleep(0.1)
        self.assertTrue(true())

    def fill_disk(self, is_full):
        free = resource.RLIM_INFINITY
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (512 if is_full else free, free))

    def test_full_disk(self):
        guests = self.guests()
        table = start_match(guests, GAME)
        play(guests, table, self.dice, 20)
        ply = self.ply(guests, table)
        self.fill_disk(True)
        seat = next(seat for seat, guest in enumerate(guests) if guest.my_turn(table, seat))
        for _ in range(30):  # what reveals nothing is a draft, and needs no disk
            answer = guests[seat].move(table, seat, self.dice)
            if answer["type"] == "refused":
                break
            self.assertEqual(answer["type"], "staged")
            guests[seat].drain(0.1)
        self.assertEqual(answer.get("code"), "storage", answer)
        self.assertEqual(self.health(), 503)
        self.assertIn(b"degraded", self.server.get("/health")[2])
        self.assertEqual(self.welcome().get("code"), "storage")
        make = {"type": "make_table", "settings": {"game": GAME}, "seats": ["", ""]}
        tables = self.status()["tables"]
        self.assertEqual(guests[0].ask(make).get("code"), "storage")
        self.until(lambda: self.status()["tables"] == tables)  # its code is free again
        self.assertEqual(guests[0].ask({"type": "rename", "name": "x"}).get("code"), "storage")
        self.assertEqual(guests[0].ask({"type": "list_tables"})["type"], "lobby")  # reading goes on
        again = self.come_back(guests, table)
        self.assertEqual(self.ply(again, table), ply)
        self.fill_disk(False)
        self.until(lambda: self.health() == 200)
        again = self.come_back(guests, table)
        self.assertEqual(self.ply(again, table), ply)
        play(again, table, self.dice)
        self.assertIn(table, again[0].ended)
        self.check_record(again[0].ended[table]["match"])
        self.assertIn("could not be written down", self.server.logged())

    def test_operator(self):
        """Details are for whoever has the token."""
        everybody = self.status()
        details = self.status(OPERATOR)
        self.assertEqual(set(everybody), {"version", "source_url", "uptime_s", "tables", "connections", "memory_bytes"})
        self.assertEqual(set(details) - set(everybody), {"disk_free_bytes", "database_bytes", "store_healthy", "store_error",
                                                         "store_queued", "store_failed", "warnings"})
        self.assertTrue(details["store_healthy"])
        self.assertGreater(details["disk_free_bytes"], 0)
        self.assertGreater(details["database_bytes"], 0)
        for wrong in ("x", OPERATOR[:-1], OPERATOR + "x", OPERATOR.upper(), "0" * 64):
            self.assertEqual(self.server.get("/api/status", f"Authorization: Bearer {wrong}\r\n")[0], 401)
        self.fill_disk(True)
        self.assertEqual(self.welcome().get("code"), "storage")
        details = self.status(OPERATOR)
        self.assertFalse(details["store_healthy"])
        self.assertTrue(details["store_error"])
        self.assertGreater(details["store_failed"], 0)

    def test_printed_token(self):
        """Without one of the operator's own a new one is printed at each start."""
        tokens = set()
        for _ in range(2):
            with subprocess.Popen([MOHREH, "serve", "--bind", "127.0.0.1", "--port", "0", "--data", str(self.folder / "other")],
                                  stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
                for line in server.stdout:
                    if "/api/status: " in line:
                        tokens.add(line.split()[-1])
                        break
                server.terminate()
        self.assertEqual(len(tokens), 2)
        self.assertTrue(all(len(token) >= 16 for token in tokens))

    def check_record(self, match):
        status, _, body = self.server.get(f"/api/records/{match}")
        self.assertEqual(status, 200)
        file = self.folder / "record.play"
        file.write_bytes(body)
        self.assertEqual(command(MOHREH, "verify", str(file))[0], 0)

    def test_broken_reads(self):
        """What cannot be read any more costs an answer, not the server."""
        guest, other = self.guests()
        table = guest.make_table(GAME, ["", ""])
        for name in "mohreh.db", "mohreh.db-wal":
            file = self.folder / name
            size = file.stat().st_size
            with open(file, "r+b") as content:
                content.write(os.urandom(size))
        for message in ({"type": "make_table", "settings": {"game": GAME}, "seats": ["", ""]}, {"type": "rename", "name": "y"},
                        {"type": "list_tables"}, {"type": "play_on", "record": "0" * 32, "bot": "easy"},
                        {"type": "enter", "table": table}):
            for asker in guest, other:
                answer = asker.ask(message)
                self.assertIn(answer["type"], ("refused", "done", "table", "lobby"))
        self.assertIn(self.welcome("1" * 64)["code"], ("storage", "token"))
        self.assertIn(self.server.get("/api/records/" + "0" * 32)[0], (404, 500))
        self.assertIsNone(self.server.process.poll())

    def test_stop_while_playing(self):
        guests = self.guests()
        table = start_match(guests, GAME)
        play(guests, table, self.dice, 30)
        ply = self.ply(guests, table)
        farewells = []

        def listen(guest):
            try:
                while True:
                    guest.hear(10)
            except Closed as closed:
                farewells.append((closed.code, [m["why"] for m in guest.heard if m["type"] == "goodbye"]))
                guest.close()

        listeners = [threading.Thread(target=listen, args=(guest,)) for guest in guests]
        for listener in listeners:
            listener.start()
        begin = time.monotonic()
        self.assertEqual(self.server.stop(10), 0)
        self.assertLess(time.monotonic() - begin, 10)
        for listener in listeners:
            listener.join(10)
        self.assertEqual([why for _, why in farewells], [["server_stops"]] * 2)
        self.assertEqual([code for code, _ in farewells], [1001] * 2)
        self.server.start()
        again = self.come_back(guests, table)
        self.assertGreaterEqual(self.ply(again, table), ply)
        play(again, table, self.dice)
        self.check_record(again[0].ended[table]["match"])

    def test_stop_while_bots_think(self):
        guest, = self.guests(1)
        for game, least, _ in GAMES:
            table = guest.make_table(game, ["", *["master"] * (max(2, int(least)) - 1)], options="first_seat=1")
            guest.ready(table, 0, guest.sit(table, 0))
            self.assertEqual(guest.ask({"type": "start", "table": table})["type"], "done")
            guest.ask({"type": "ask", "table": table, "seat": 0, "question": "odds"})
        guest.close()
        begin = time.monotonic()
        self.assertEqual(self.server.stop(10), 0)
        self.assertLess(time.monotonic() - begin, 10)

    def test_backup_while_playing(self):
        guests = self.guests()
        table = start_match(guests, GAME)
        play(guests, table, self.dice, 20)
        ply = self.ply(guests, table)
        over = threading.Event()
        player = threading.Thread(target=lambda: [play(guests, table, self.dice, 1) for _ in range(300) if not over.is_set()])
        player.start()
        with data_folder() as other:
            copy = pathlib.Path(other, "mohreh.db")
            status, _, errors = command(MOHREH, "backup", "--data", str(self.folder), "--to", str(copy))
            over.set()
            player.join()
            self.assertEqual(status, 0, errors)
            self.assertNotEqual(command(MOHREH, "backup", "--data", str(self.folder), "--to", str(copy))[0], 0, "replaced unasked")
            with Server(MOHREH, other) as second:
                again = Guest(second.port, guests[0].token)
                self.assertEqual(again.enter(table)["type"], "table")
                if again.tables[table]["phase"] == "playing":
                    self.assertTrue(again.hear_until(lambda: again.update(table, 0)))
                    self.assertGreaterEqual(again.update(table, 0).get("ply", 0), ply)
                again.close()

    def test_own_data(self):
        guests = self.guests()
        table = start_match(guests, GAME)
        play(guests, table, self.dice, 6)
        bearer = f"Authorization: Bearer {guests[0].token}\r\n"
        status, head, body = self.server.get("/api/me", bearer)
        self.assertEqual(status, 200)
        self.assertIn("attachment", head)
        mine = json.loads(body)
        self.assertEqual(mine["user"], guests[0].user)
        self.assertEqual([t["code"] for t in mine["tables"]], [table])
        self.assertEqual(len(mine["matches"]), 1)
        self.assertNotIn(guests[1].user.encode(), body)
        self.assertNotIn(guests[0].token.encode(), body)
        self.assertEqual(self.server.get("/api/me")[0], 401)
        self.assertEqual(self.server.get("/api/me", bearer, "DELETE")[0], 200)
        with self.assertRaises(Closed):
            while True:
                guests[0].hear(5)
        self.until(lambda: self.server.get("/api/me", bearer)[0] == 401)
        self.assertEqual(self.welcome(guests[0].token).get("code"), "token")
        # The other one plays on, with a bot.
        self.assertTrue(guests[1].hear_until(lambda: guests[1].tables[table]["seats"][0].get("kind") == "bot"))
        self.assertNotIn("g0", json.dumps(guests[1].tables[table], ensure_ascii=False))

    def test_move_to_another_device(self):
        guests = self.guests()
        table = start_match(guests, GAME)
        ticket = guests[0].ask({"type": "move_device"})
        self.assertLessEqual(ticket["seconds"], 600)
        phone = Guest(self.server.port, ticket=ticket["ticket"])
        self.addCleanup(phone.close)
        self.assertEqual((phone.user, phone.welcome["name"]), (guests[0].user, "g0"))
        self.assertTrue(phone.enter(table)["seats"][0]["mine"])
        self.assertTrue(phone.hear_until(lambda: phone.update(table, 0)))
        play([phone, guests[1]], table, self.dice)
        self.assertIn(table, phone.ended)
        third = Guest(self.server.port, phone.token)
        self.assertEqual(third.user, phone.user)
        third.close()

    def test_two_tabs(self):
        guests = self.guests()
        table = start_match(guests, GAME)
        tab = Guest(self.server.port, guests[0].token)
        self.addCleanup(tab.close)
        self.assertTrue(tab.enter(table).get("acting", True))
        self.assertTrue(guests[0].hear_until(lambda: guests[0].tables[table].get("acting", True) is False))
        move = {"type": "move", "table": table, "seat": 0, "move": 0}
        self.assertEqual(guests[0].ask(move)["code"], "taken_elsewhere")
        self.assertTrue(tab.hear_until(lambda: tab.update(table, 0)))
        play([tab, guests[1]], table, self.dice, 10)
        guests[0].drain(0.2)
        self.assertEqual(guests[0].update(table, 0)["view"], tab.update(table, 0)["view"])  # it hears all the same
        self.assertTrue(guests[0].enter(table).get("acting", True))
        self.assertNotEqual(guests[0].ask(move).get("code"), "taken_elsewhere")
        self.assertEqual(tab.ask(move)["code"], "taken_elsewhere")
        guests[0].close()  # the tab that is left acts after it comes again
        self.assertTrue(tab.enter(table).get("acting", True))
        play([tab, guests[1]], table, self.dice)
        self.assertIn(table, tab.ended)

    def test_rematch_and_watching(self):
        *guests, watcher = self.guests(3)
        table = start_match(guests, GAME)
        watcher.enter(table)
        play(guests, table, self.dice)
        first = guests[0].ended[table]["match"]
        self.assertTrue(watcher.hear_until(lambda: table in watcher.ended))
        self.assertTrue(guests[0].hear_until(lambda: guests[0].tables[table]["phase"] == "over"))
        self.assertEqual(guests[0].tables[table]["last_match"], first)
        secrets = [guest.sit(table, seat) for seat, guest in enumerate(guests)]
        for seat, guest in enumerate(guests):
            self.assertEqual(guest.ready(table, seat, secrets[seat])["type"], "done")
        for guest in (*guests, watcher):
            guest.ended.clear()
            self.assertTrue(guest.hear_until(lambda g=guest: g.tables[table]["phase"] == "playing"))
        play(guests, table, self.dice)
        second = guests[0].ended[table]["match"]
        self.assertNotEqual(first, second)
        for match in first, second:
            self.check_record(match)
        self.assertTrue(watcher.hear_until(lambda: table in watcher.ended))
        self.assertTrue(watcher.views and all(seat == -2 for _, seat in watcher.views))
        finished = guests[0].ask({"type": "list_tables"})["finished"]
        self.assertEqual({entry["record"] for entry in finished}, {first, second})
        self.assertEqual(watcher.ask({"type": "list_tables"}).get("finished", []), [])

    def test_full_table_of_bots(self):
        guest, = self.guests(1)
        names = ["علی\u200cرضا", "\u202bسارا\u202c", "ش" * 40, "שרה", "Ali علی"]
        told = []
        for name in names:
            self.assertEqual(guest.ask({"type": "rename", "name": name})["type"], "done")
            told.append(name)
        table = guest.make_table(BIGGEST, ["", *["easy"] * (int(MOST) - 1)])
        entropy = guest.sit(table, 0)
        guest.ready(table, 0, entropy)
        self.assertEqual(guest.ask({"type": "start", "table": table})["type"], "done")
        self.assertEqual(guest.tables[table]["seats"][0]["name"], names[-1])
        play([guest], table, self.dice)
        self.assertEqual(len(guest.ended[table]["points"]), int(MOST))
        self.check_record(guest.ended[table]["match"])


unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
