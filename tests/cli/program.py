"""The executable under test: every script here is called with it as its first argument."""
import subprocess
import sys

MOHREH = sys.argv[1]


def run(*arguments, typed=""):
    """Its status and what it says, once it has ended."""
    return subprocess.run([MOHREH, *arguments], input=typed, capture_output=True, text=True,
                          timeout=300, check=False)
