#!/usr/bin/env python3
"""The server's numbers, one command each or all of them:

    bench/server_numbers.py [--mohreh build/release/mohreh] [--only closed,echo,open,idle,table,start]
                            [--data FOLDER] [--seconds 20]

Server and load generator share this machine; the data lies in a new folder under FOLDER (default:
beside the executable), which must be on a real disk, and is removed afterwards.

closed  1,000 two-seat tables as fast as they can; plies/s that are on disk
echo    the same connections and texts against the bare /echo path, right after it
open    1,000 plies/s over 1,000 tables; the delay from the time each was due
idle    resident memory that 10,000 connections add, divided by them
table   resident memory that 5,000 two-seat tables add in the middle of their matches, less that of
        10,000 idle connections, divided by the tables
start   10,000 matches are begun and played on for a few seconds, the server is killed; the time
        from starting it again until /health says yes
"""
import argparse
import pathlib
import subprocess
import tempfile
import time

from served import Served

TABLES = 1000
IDLE = 10_000
STANDING_TABLES = 5000
UNFINISHED = 10_000
AT_A_TIME = 5000  # tables of one generator: two connections each, and the server takes 20,000


class Numbers:
    def __init__(self, mohreh, folder, seconds):
        self.mohreh = mohreh
        self.folder = folder
        self.seconds = seconds
        self.rows = []
        self.idle_bytes = None

    def serve(self, name, *arguments):
        return Served(self.mohreh, self.folder / name, *arguments)

    def add(self, what, measured, wanted):
        self.rows.append((what, measured, wanted))
        print(f"| {what} | {measured} | {wanted} |", flush=True)

    def busy(self, server, *arguments):
        """A load, and what each ply or round trip cost the server and the generator (µs of CPU)."""
        before = server.cpu_seconds()
        report = server.load("--tables", TABLES, "--seconds", self.seconds, *arguments)
        if report["errors"]:
            raise SystemExit(f"{report['errors']} errors: {report['told']}")
        plies = max(1, report["plies"])
        server_us = (server.cpu_seconds() - before) / plies * 1e6  # with the set-up
        load_us = report["cpu_seconds"] / plies * 1e6
        report["cost"] = f"server {server_us:.0f} µs, generator {load_us:.0f} µs of CPU each"
        return report

    def closed_and_echo(self, with_echo):
        with self.serve("closed", "--echo") as server:
            flushes = server.metric("mohreh_flushes_total")
            closed = self.busy(server)
            flushes = server.metric("mohreh_flushes_total") - flushes
            self.add("closed loop, 1,000 tables", f"{closed['plies_per_s']:,.0f} plies/s, "
                     f"p50 {closed['p50_ms']:.0f} ms, p99 {closed['p99_ms']:.0f} ms",
                     "≥ 6,000 plies/s")
            self.add("– messages of a ply, both ways and to both seats",
                     f"{closed['bytes'] / closed['plies']:,.0f} bytes", "≤ 2 KB")
            self.add("– plies", closed["cost"], "")
            if flushes > 0:
                self.add("– plies a flush", f"{closed['plies'] / flushes:.0f}", "")
            if not with_echo:
                return
            echo = self.busy(server, "--echo")
            self.add("echo, the same connections", f"{echo['plies_per_s']:,.0f} round trips/s", "")
            self.add("– round trips", echo["cost"], "")
            self.add("closed loop / echo", f"{closed['plies_per_s'] / echo['plies_per_s']:.2f}",
                     "≥ 0.3")

    def open(self):
        with self.serve("open") as server:
            report = self.busy(server, "--rate", 1000)
            self.add("open loop, 1,000 plies/s over 1,000 tables",
                     f"{report['plies_per_s']:,.0f} plies/s, p50 {report['p50_ms']:.1f} ms, "
                     f"p99 {report['p99_ms']:.1f} ms, max {report['max_ms']:.0f} ms",
                     "p99 ≤ 50 ms")

    def memory_while(self, server, connections, *arguments):
        """What the server's memory grows by until so many connections stand and a while later."""
        before = server.memory()
        generator = subprocess.Popen(server.load_command(*arguments), stdout=subprocess.DEVNULL)
        try:
            limit = time.monotonic() + 120
            while server.metric("mohreh_connections") < connections:
                if time.monotonic() > limit or generator.poll() is not None:
                    raise SystemExit("the connections do not stand")
                time.sleep(0.2)
            time.sleep(10)
            grown = server.memory() - before
        finally:
            generator.terminate()
            generator.wait()
        return grown

    def idle(self):
        with self.serve("idle") as server:
            self.idle_bytes = self.memory_while(server, IDLE, "--idle", IDLE, "--seconds", 60) / IDLE
        self.add("10,000 idle connections", f"{self.idle_bytes / 1024:.1f} KB each", "≤ 16 KB")

    def table(self):
        if self.idle_bytes is None:
            self.idle()
        with self.serve("table") as server:
            grown = self.memory_while(server, 2 * STANDING_TABLES, "--tables", STANDING_TABLES,
                                      "--rate", 4000, "--seconds", 60)
        table_bytes = grown / STANDING_TABLES - 2 * self.idle_bytes
        self.add("a two-seat table beyond its connections", f"{table_bytes / 1024:.1f} KB", "≤ 8 KB")

    def start(self):
        server = self.serve("start")
        try:
            for _ in range(UNFINISHED // AT_A_TIME):
                server.load("--tables", AT_A_TIME, "--rate", 2000, "--seconds", 5)
        finally:
            server.kill()
        with self.serve("start") as again:
            if again.metric("mohreh_tables") < UNFINISHED:
                raise SystemExit("the tables were not there again")
            self.add(f"start-up with {UNFINISHED:,} unfinished matches",
                     f"{again.start_seconds:.2f} s, then {again.memory() / 2**20:.0f} MB", "≤ 3 s")


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    root = pathlib.Path(__file__).resolve().parent.parent
    parser.add_argument("--mohreh", default=root / "build/release/mohreh", type=pathlib.Path)
    parser.add_argument("--data", type=pathlib.Path)
    parser.add_argument("--seconds", default=20, type=float)
    parser.add_argument("--only", default="closed,echo,open,idle,table,start")
    arguments = parser.parse_args()
    wanted = arguments.only.split(",")
    mohreh = arguments.mohreh.resolve()
    with tempfile.TemporaryDirectory(dir=arguments.data or mohreh.parent) as folder:
        numbers = Numbers(mohreh, pathlib.Path(folder), arguments.seconds)
        print("| what | measured | wanted |\n|---|---|---|", flush=True)
        if "closed" in wanted or "echo" in wanted:
            numbers.closed_and_echo("echo" in wanted)
        for name in ("open", "idle", "table", "start"):
            if name in wanted:
                getattr(numbers, name)()


main()
