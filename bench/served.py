"""A `mohreh serve` of one's own, on a free loopback port: for measuring and for tests."""
import json
import pathlib
import re
import signal
import subprocess
import threading
import time
import urllib.error
import urllib.request

START_SECONDS = 30
STOP_SECONDS = 20


class Served:
    """Runs from construction until stop() or kill(); as a context manager it stops gracefully."""

    def __init__(self, mohreh, data, *arguments):
        self.mohreh = mohreh
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [mohreh, "serve", "--bind", "127.0.0.1", "--port", "0", "--data", str(data),
             "--log", "warning", *arguments],
            stdout=subprocess.PIPE, text=True)
        try:
            self.port = self._read_port()
            self._wait_until_healthy()
        except BaseException:
            self.kill()
            raise
        self.start_seconds = time.monotonic() - self.began

    def _read_port(self):
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found:
                # The rest is of no interest, but a full pipe would stop the server.
                threading.Thread(target=self.process.stdout.read, daemon=True).start()
                return int(found[1])
        raise RuntimeError("the server ended before it said where it is")

    def _wait_until_healthy(self):
        while time.monotonic() < self.began + START_SECONDS:
            try:
                self.get("/health")
                return
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.01)
        raise RuntimeError("the server does not become healthy")

    def get(self, path):
        address = f"http://127.0.0.1:{self.port}{path}"
        with urllib.request.urlopen(address, timeout=30) as answer:
            return answer.read().decode()

    def metric(self, name):
        for line in self.get("/metrics").splitlines():
            words = line.split()
            if words and words[0] == name:
                return float(words[1])
        raise KeyError(name)

    def memory(self):
        """Resident bytes."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) * 1024

    def cpu_seconds(self):
        """Of all its threads so far."""
        words = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii")
        user, system = words.rsplit(")", 1)[1].split()[11:13]
        return (int(user) + int(system)) / 100

    def load_command(self, *arguments):
        return [self.mohreh, "load", "--url", f"ws://127.0.0.1:{self.port}", "--json",
                *map(str, arguments)]

    def load(self, *arguments, timeout=600):
        """What `mohreh load` reports; an error of it is raised."""
        done = subprocess.run(self.load_command(*arguments), capture_output=True, text=True,
                              timeout=timeout, check=False)
        if not done.stdout:
            raise RuntimeError(f"mohreh load: {done.stderr.strip()}")
        report = json.loads(done.stdout)
        report["told"] = done.stderr.strip()
        return report

    def stop(self):
        """Asks it to stop; the exit status."""
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout=STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def kill(self):
        self.process.kill()
        self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.stop()
