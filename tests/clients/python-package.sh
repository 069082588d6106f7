#!/bin/bash
# Installs the Python package and PettingZoo into a new virtual environment and plays through its interface.
source "$(dirname "$0")/common.sh"
need python3
python3 -m venv "$out/venv" && "$out/venv/bin/pip" install -q --retries 0 pettingzoo numpy || { echo "skipped: no Python packages"; exit 0; }
cp "$here/../../launcher/python/senet_env.py" "$out/venv/lib/"python3*/site-packages/
"$out/venv/bin/python" - "$senet" <<'END'
import random
import sys

from senet_env import Senet, SenetEnv

with Senet("connect-four", command=sys.argv[1]) as games:
    states = games.reset(count=32, seed=1)
    moves = 0
    while not all(state["over"] for state in states):
        running = [state["env"] for state in states if not state["over"]]
        steps = games.step([random.choice(states[env]["legal"]) for env in running], running)
        for state in steps:
            states[state["env"]] = state
        moves += len(running)
    print("connect-four: 32 games,", moves, "steps")

from pettingzoo.test import api_test

env = SenetEnv("connect-four", command=sys.argv[1])
api_test(env, num_cycles=200)
env.close()
END
