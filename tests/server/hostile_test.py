#!/usr/bin/env python3
"""A guest who means harm: hostile_test.py MOHREH [ROUNDS]. Two friendly guests play all the time and must feel
nothing of it: no errors, no waiting. The attacks are in enemy_*.py, by subject."""
import re
import sys
import time

from enemy_connections import Crowd, drip, ended_by_server
from enemy_identity import Impostor
from enemy_messages import Babbler
from enemy_tables import Intruder
from friends import Friends
from table_client import Server, data_folder, games

MOHREH = sys.argv[1]
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 1
MOST_GROWTH = 48 << 20
LONGEST_WAIT = 1.0


def memory(pid):
    with open(f"/proc/{pid}/status", encoding="utf-8") as file:
        return int(re.search(r"VmRSS:\s+(\d+)", file.read())[1]) << 10


class Everything(Impostor, Babbler, Intruder, Crowd):
    """All of them in one."""


ATTACKS = ("tokens", "greetings", "tickets", "names", "broken_messages", "broken_frames", "floods", "others_seats",
           "old_messages", "many_tables", "talk", "kicked", "guessed_codes", "new_guests", "many_connections",
           "slow_reader", "http")


def main():
    begin = time.monotonic()
    with data_folder() as data, Server(MOHREH, data, "--trusted-proxy", "127.0.0.1", "--log", "warning") as server:
        game, least, _ = sorted(games(MOHREH), key=lambda g: int(g[1]))[1]
        friends = Friends(server.port, game)
        friends.start()
        enemy = Everything(server, friends, game, max(2, int(least)))
        pid, problems = server.process.pid, []
        before = memory(pid)
        for _ in range(ROUNDS):
            nothing, upgraded, slow = enemy.silent()
            since = time.monotonic()
            for attack in ATTACKS:
                friends.during = attack
                try:
                    getattr(enemy, attack)()
                except Exception as error:
                    problems.append(f"{attack}: {error!r}"[:600])
                if friends.errors:
                    problems.append(f"{attack} was felt: {friends.errors}")
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
