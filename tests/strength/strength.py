#!/usr/bin/env python3
"""How strong the players are: strength.py MOHREH [--only WORD] [--threads N] [--markdown]

Runs every claim of docs/players.md in the arena and fails when one does not hold. Each claim is a
command line, a player and the share of the wins it must have. The level master thinks a tenth of its
iterations (master@0.1), or it would take a day; at some tables both sides do (--budget 0.1). All others
play at full budgets.
"""
import argparse
import json
import subprocess
import sys
from dataclasses import dataclass

LEVELS = ("easy", "medium", "hard", "master")
# Steps where both sides think a tenth: a tenth of master is too near to hard, or it takes too long.
TENTH_OF_BOTH = {
    ("draftosaurus", 5, "master"), ("zirkhaki", 2, "master"), ("zirkhaki", 8, "master"),
    ("survive", 2, "master"), ("survive", 4, "master"), ("survive", 2, "hard"), ("survive", 4, "hard"),
}
GAMES = {  # game: largest number of seats
    "farar": 6,
    "zirkhaki": 8,
    "draftosaurus": 5,
    "survive": 4,
}


@dataclass(frozen=True)
class Claim:
    game: str
    seats: int
    player: str
    others: str
    share: float  # at least this much of the wins, by the mean; by the lower end if `settled`
    settled: bool = False
    options: str = ""
    points: float = 0  # at least this many on average
    matches: int = 400
    tenth: bool = False  # both sides think a tenth

    @property
    def name(self):
        return f"{self.game}.{self.player}_{self.others}_{self.seats}" + self.options.replace("board=", ".")

    def command(self):
        line = ["arena", self.game, "--players", f"{self.player},{self.others}", "--seats", str(self.seats),
                "--matches", str(self.matches), "--seed", "2026"]
        line += ["--budget", "0.1"] if self.tenth else []
        return line + (["--options", self.options] if self.options else [])


CLAIMS = [
    Claim("zirkhaki", 2, "master@0.1", "three", 0.74),
    Claim("zirkhaki", 2, "master@0.1", "greedy", 0.57),
    Claim("draftosaurus", 3, "master@0.1", "greedy", 0.75, options="board=summer", points=37),
    Claim("draftosaurus", 3, "master@0.1", "greedy", 0.75, options="board=winter", points=40),
    Claim("farar", 4, "master@0.1", "threshold", 0.85),
    Claim("farar", 4, "master@0.1", "greedy", 0.38),
    Claim("survive", 2, "master@0.1", "greedy", 0.80, matches=200),
    Claim("survive", 4, "master@0.1", "greedy", 0.55, matches=400),
]
# Each level against the one below. Where two levels are close, more matches settle it.
MATCHES = {
    ("zirkhaki", 8, "hard"): 1200,
    ("farar", 6, "hard"): 1200,
    ("survive", 2, "medium"): 120,
    ("survive", 2, "master"): 200,
    ("survive", 4, "master"): 320,
}
for game, most in GAMES.items():
    for weaker, stronger in zip(LEVELS, LEVELS[1:]):
        for seats in (2, most):
            step = (game, seats, stronger)
            tenth = step in TENTH_OF_BOTH
            player = "master@0.1" if stronger == "master" and not tenth else stronger
            CLAIMS.append(Claim(game, seats, player, weaker, 1 / seats, settled=True, tenth=tenth,
                                matches=MATCHES.get(step, 400)))


def judge(mohreh, claim, threads):
    line = claim.command()
    done = subprocess.run([mohreh, *line, "--threads", str(threads), "--json"], capture_output=True,
                          text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(line)}: {done.stderr}")
    found = json.loads(done.stdout)
    row = next(each for each in found["players"] if each["name"] == claim.player)
    holds = row["mean_points"] >= claim.points
    holds &= row["low"] > claim.share if claim.settled else row["share"] >= claim.share
    return row, holds, found["seconds"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("mohreh")
    parser.add_argument("--only", default="", help="only claims whose name contains this")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--markdown", action="store_true", help="print rows for docs/players.md")
    arguments = parser.parse_args()
    failed = 0
    for claim in CLAIMS:
        if arguments.only not in claim.name:
            continue
        row, holds, seconds = judge(arguments.mohreh, claim, arguments.threads)
        failed += not holds
        shares = f"{row['share']:.1%} ({row['low']:.1%} to {row['high']:.1%})"
        wanted = (f"more than {claim.share:.1%}" if claim.settled else f"{claim.share:.0%}")
        if arguments.markdown:
            print(f"| `mohreh {' '.join(claim.command())}` | {wanted} | {shares} | {row['mean_points']:.1f} |"
                  f" {'yes' if holds else 'no'} |", flush=True)
        else:
            print(f"{claim.name}: {shares}, {row['mean_points']:.1f} points in {seconds:.0f} s; wanted {wanted}: "
                  f"{'holds' if holds else 'DOES NOT HOLD'}", flush=True)
    sys.exit(1 if failed else 0)


main()
