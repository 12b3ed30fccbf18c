"""Attacks on who is who: tokens, greetings, tickets, names."""
import json
import os

from enemy import Enemy


class Impostor(Enemy):
    """Wants to be somebody else, or nobody."""

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
                                          {"type": "make_table"}, {"type": "move_device"}, {"type": "ping"}), 1):
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
        assert guest.ask({"type": "ping"})["type"] == "done"

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
