"""Attacks by connections: too many, too slow, silent, and plain HTTP."""
import contextlib
import json
import os
import re
import socket
import time

from enemy import Enemy
from table_client import Closed, Socket


class Crowd(Enemy):
    """Takes up room."""

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
