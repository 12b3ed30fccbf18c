"""A guest who means harm: what all attacks share. Addresses of strangers come in as from a proxy, so the limits hold."""
import contextlib
import re

from table_client import Closed, Guest, Socket


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

    @staticmethod
    def check_clean(text, longest):
        assert len(text) <= longest, len(text)
        assert not re.search("[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u200b\ufeff]", text), text
        assert not re.search("\u0301{4}", text), "a tower of marks"
