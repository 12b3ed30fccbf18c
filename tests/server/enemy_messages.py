"""Attacks by what is sent: broken messages, broken frames, floods."""
import contextlib
import os
import socket

from enemy import Enemy
from table_client import Closed


class Babbler(Enemy):
    """Sends what no client would."""

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
