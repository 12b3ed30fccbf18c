"""A guest for tests: a WebSocket client on the standard library that speaks the protocol, and a
server to talk to. Nothing here knows a rule: moves are taken from the lists that the server sends."""
import base64
import contextlib
import hashlib
import json
import os
import pathlib
import random
import re
import signal
import socket
import struct
import subprocess
import tempfile
import time


class Closed(Exception):
    """The server has closed the connection; `code` is its reason, or None without one."""

    def __init__(self, code=None):
        super().__init__(f"closed with {code}")
        self.code = code


class Server:
    """`mohreh serve` on a free loopback port with a data folder of its own."""

    def __init__(self, mohreh, data, *arguments, port=0, before=None):
        self.mohreh, self.data, self.arguments, self.before = mohreh, data, arguments, before
        self.port = port or self.free_port()
        self.process = None
        self.log = tempfile.TemporaryFile()  # what it writes to standard error, over all its lives

    def logged(self):
        self.log.flush()
        return os.pread(self.log.fileno(), 1 << 30, 0).decode(errors="replace")

    @staticmethod
    def free_port():
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            return probe.getsockname()[1]

    def start(self, wait=20):
        self.process = subprocess.Popen(
            [self.mohreh, "serve", "--bind", "127.0.0.1", "--port", str(self.port), "--data", str(self.data),
             *self.arguments], stdout=subprocess.DEVNULL, stderr=self.log, preexec_fn=self.before)
        end = time.monotonic() + wait
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.logged()}")
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return self
            time.sleep(0.02)
        raise RuntimeError("the server does not listen")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self, wait=20):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=wait)

    def get(self, target, headers="", method="GET", body=b""):
        """Status, head and body of a plain request."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as link:
            link.sendall(f"{method} {target} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n"
                         f"Content-Length: {len(body)}\r\n{headers}\r\n".encode() + body)
            answer = b""
            while part := link.recv(65536):
                answer += part
        head, _, rest = answer.partition(b"\r\n\r\n")
        return int(head.split()[1]), head.decode(), rest

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.log.close()


class Socket:
    """One WebSocket connection: text messages out, text messages in."""

    def __init__(self, port, path="/ws", origin=None, source="127.0.0.1", headers=""):
        self.link = socket.create_connection(("127.0.0.1", port), timeout=10, source_address=(source, 0))
        key = base64.b64encode(os.urandom(16)).decode()
        extra = headers + (f"Origin: {origin}\r\n" if origin else "")
        self.link.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
                          f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n{extra}"
                          "Sec-WebSocket-Version: 13\r\n\r\n".encode())
        self.buffer = b""
        self.lines = []  # objects of a message that were not taken yet
        head = self.until(b"\r\n\r\n").decode()
        self.status = int(head.split()[1])
        if self.status != 101:
            self.link.close()
            raise ConnectionRefusedError(f"{self.status}")

    def until(self, end):
        while end not in self.buffer:
            self.more()
        head, _, self.buffer = self.buffer.partition(end)
        return head

    def more(self):
        try:
            part = self.link.recv(65536)
        except TimeoutError:
            raise
        except OSError as error:
            raise Closed() from error
        if not part:
            raise Closed()
        self.buffer += part

    def peek(self, count):
        while len(self.buffer) < count:
            self.more()
        return self.buffer[:count]

    def take_frame(self):
        """Opcode and payload. Nothing is taken before all of it is there, so a time-out loses no byte."""
        head = 2
        size = self.peek(head)[1] & 0x7F
        if size == 126:
            head = 4
            size = struct.unpack(">H", self.peek(head)[2:])[0]
        elif size == 127:
            head = 10
            size = struct.unpack(">Q", self.peek(head)[2:])[0]
        whole = self.peek(head + size)
        self.buffer = self.buffer[head + size:]
        return whole[0] & 0x0F, whole[head:]

    def frame(self, payload, opcode=1, masked=True, final=True, length=None):
        size = len(payload) if length is None else length
        head = bytes([(0x80 if final else 0) | opcode])
        mask_bit = 0x80 if masked else 0
        if size < 126:
            head += bytes([mask_bit | size])
        elif size < 65536:
            head += bytes([mask_bit | 126]) + struct.pack(">H", size)
        else:
            head += bytes([mask_bit | 127]) + struct.pack(">Q", size)
        if not masked:
            return head + payload
        mask = os.urandom(4)
        return head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload))

    def send(self, text, **kind):
        try:
            self.link.sendall(self.frame(text.encode() if isinstance(text, str) else text, **kind))
        except OSError as error:
            raise Closed() from error

    def receive(self, timeout=10):
        """The next object, or text of an echo; a message may hold several, one a line. Answers pings."""
        if self.lines:
            return self.lines.pop(0)
        self.link.settimeout(timeout)
        while True:
            opcode, payload = self.take_frame()
            if opcode == 8:
                raise Closed(struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else None)
            if opcode == 9:
                self.send(payload, opcode=10)
            elif opcode == 1:
                first_line, *self.lines = payload.decode().split("\n")
                return first_line

    def close(self):
        self.link.close()


class Guest:
    """A person at tables: keeps what the server says of each view, and can move."""

    def __init__(self, port, token=None, ticket=None, name="", keep_texts=False, **how):
        self.socket = Socket(port, **how)
        self.last_id = 0
        self.heard = []       # everything that was no answer
        self.texts = []       # every message as it came, where it is kept
        self.keep_texts = keep_texts
        self.views = {}       # (table, seat) -> last update, with the whole view
        self.tables = {}      # table -> last table message
        self.ended = {}
        hello = {"type": "hello", "version": 1, "name": name}
        if token:
            hello["token"] = token
        if ticket:
            hello["ticket"] = ticket
        self.welcome = self.ask(hello)
        self.token = self.welcome.get("token", token)
        self.user = self.welcome.get("user")

    @property
    def welcome_is_refused(self):
        return self.welcome["type"] == "refused"

    def ask(self, message, timeout=10):
        """Sends it and waits for its answer; the rest is kept."""
        self.last_id += 1
        self.socket.send(json.dumps({"id": self.last_id, **message}))
        return self.answer(self.last_id, timeout)

    def answer(self, number, timeout=10):
        while True:
            message = self.hear(timeout)
            if message.get("id") == number:
                return message

    def hear(self, timeout=10):
        text = self.socket.receive(timeout)
        if self.keep_texts:
            self.texts.append(text)
        message = json.loads(text)
        kind = message["type"]
        if kind == "update":
            key = (message["table"], message.get("seat", -2))
            known = self.views.get(key, {})
            view = {} if message.get("full") else dict(known.get("view", {}))
            view.update(message.get("view", {}))
            for kept in ("moves", "scores"):
                message.setdefault(kept, known.get(kept, []))
            self.views[key] = {**message, "view": view}
        elif kind == "table":
            self.tables[message["table"]] = message
        elif kind == "ended":
            self.ended[message["table"]] = message
        if "id" not in message:
            self.heard.append(message)
        return message

    def drain(self, seconds=0.05):
        with contextlib.suppress(TimeoutError):
            while True:
                self.hear(seconds)

    def make_table(self, game, seats, **settings):
        answer = self.ask({"type": "make_table", "settings": {"game": game, "pace": "instant", **settings},
                           "seats": seats})
        assert answer["type"] == "table", answer
        return answer["table"]

    def sit(self, table, seat):
        secret = os.urandom(32)
        promise = hashlib.blake2b(secret, digest_size=32).hexdigest()
        answer = self.ask({"type": "sit", "table": table, "seat": seat, "entropy_hash": promise})
        return secret.hex() if answer["type"] == "done" else answer

    def ready(self, table, seat, entropy):
        return self.ask({"type": "ready", "table": table, "seat": seat, "entropy": entropy})

    def update(self, table, seat):
        return self.views.get((table, seat))

    def my_turn(self, table, seat):
        now = self.update(table, seat)
        return bool(now and seat in now.get("awaited", []) and seat not in now.get("chosen", []) and now["moves"])

    def move(self, table, seat, dice=random):
        """Any of the moves offered; the answer."""
        now = self.update(table, seat)
        chosen = dice.choice(now["moves"])
        return self.ask({"type": "move", "table": table, "seat": seat,
                         "ply": now.get("ply", 0) + now.get("staged", 0), "move": chosen[0]})

    def enter(self, table, seen=None):
        return self.ask({"type": "enter", "table": table, **({} if seen is None else {"seen": seen})})

    def hear_until(self, true, seconds=10):
        """Listens until `true()`; whether it came to that."""
        end = time.monotonic() + seconds
        while not true() and time.monotonic() < end:
            with contextlib.suppress(TimeoutError):
                self.hear(max(0.01, min(0.2, end - time.monotonic())))
        return true()

    def close(self):
        self.socket.close()


def start_match(guests, game, **settings):
    """A table at which each guest has the seat of its number; the code."""
    table = guests[0].make_table(game, [""] * len(guests), **settings)
    for guest in guests[1:]:
        guest.ask({"type": "enter", "table": table})
    secrets = [guest.sit(table, seat) for seat, guest in enumerate(guests)]
    for seat, guest in enumerate(guests):
        assert guest.ready(table, seat, secrets[seat])["type"] == "done"
    assert guests[0].ask({"type": "start", "table": table})["type"] == "done"
    return table


def play(guests, table, dice, most=100000):
    """Plays on until the end, or that many answered moves; how many were made."""
    made = 0
    idle = 0
    while made < most and not any(table in guest.ended for guest in guests):
        acted = False
        for seat, guest in enumerate(guests):
            guest.drain(0.002)
            while made < most and guest.my_turn(table, seat):
                answer = guest.move(table, seat, dice)
                assert answer["type"] in ("accepted", "staged", "sealed") or answer.get("code") == "out_of_step", answer
                made += 1
                acted = True
                guest.drain(0.002)
        idle = 0 if acted else idle + 1
        assert idle < 2000, "nobody can move"
    for guest in guests:
        guest.drain()
    return made


def games(mohreh):
    out = subprocess.run([mohreh, "games"], capture_output=True, text=True, check=True).stdout
    return re.findall(r"^(\w+) .* (\d+) to (\d+) seats", out, re.M)


def command(mohreh, *arguments):
    """Status, output and errors of one of the other commands."""
    done = subprocess.run([mohreh, *arguments], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


def data_folder():
    return tempfile.TemporaryDirectory(prefix="mohreh-test-")


def path_of(folder):
    return pathlib.Path(folder)
