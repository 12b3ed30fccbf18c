"""Attacks on tables: others' seats, old messages, codes, talk."""
import json
import random

from enemy import Enemy
from table_client import start_match


class Intruder(Enemy):
    """Comes to tables that are not theirs."""

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
