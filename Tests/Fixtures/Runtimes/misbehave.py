#!/usr/bin/env python3
"""A runtime that misbehaves: the tester has to say so, to go on, and never to wait for ever.

    widgetcheck run --subject 'exec:python3 misbehave.py dies widgetcheck serve'

Between the tester and a right runtime, whose command follows the mode, it does its mode's wrong thing where the
phone's locale is changed: one random case in ten has that, and the rest can be judged. With --at-once it does it at the
first message.
"""
import argparse
import json
import os
import signal
import subprocess
import sys
import time


def say(line):
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def change(reply, **fields):
    say(json.dumps({**json.loads(reply), **fields}))


def add(reply, *effects):
    change(reply, effects=json.loads(reply)["effects"] + list(effects))


def raw(data):
    sys.stdout.flush()
    os.write(1, data)


def drip():
    while True:
        raw(b" ")
        time.sleep(0.02)


def flood():
    while True:
        raw(b"x" * 65536)


def close_output():
    os.close(1)
    time.sleep(3600)


# The action of each mode in place of the correct reply.
MODES = {
    "dies": lambda reply: os._exit(3),
    "crashes": lambda reply: os.kill(os.getpid(), signal.SIGSEGV),
    "babbles": lambda reply: say("Traceback (most recent call last):"),
    "mangles": lambda reply: raw(b'{"reply":"\xff\xfe"}\n'),
    "sleeps": lambda reply: time.sleep(3600),
    "floods": lambda reply: flood(),
    "drips": lambda reply: drip(),
    "closes": lambda reply: close_output(),
    "repeats": lambda reply: say(reply + "\n" + reply),
    "greets": lambda reply: say('{"reply":"hello","name":"a","version":"1"}'),
    "invents": lambda reply: add(reply, {"kind": "displayed", "placement": 77, "shows": {"kind": "placeholder"}}),
    "wakes-before": lambda reply: change(reply, wake=-1),
    "gives-up": lambda reply: say('{"reply":"failed","reason":"there is no room left"}'),
    "lies": lambda reply: add(reply, {"kind": "reported", "placement": -1, "notice": "unknownKind"}),
    "old-format": lambda reply: say('{"reply":"failed","reason":"messages of format 2 are not known, only of 1"}'),
    "dawdles": lambda reply: (time.sleep(1.5), say(reply)),
    "stays": lambda reply: say(reply),
}

# The change of each mode to the steps of a correct reply to a batch; with other modes the harness has no batches.
STEPS = {
    "steps-early": lambda steps, batch: [{**steps[0], "at": steps[0]["at"] - 1}, *steps[1:]],
    "steps-on": lambda steps, batch: steps + [{"at": steps[-1]["at"], "effects": []}],
    "never-asks": lambda steps, batch: [{"at": coming["at"], "effects": []} for coming in batch["inputs"]],
    "oversleeps": lambda steps, batch: [{"at": steps[0]["at"], "effects": [], "wake": steps[0]["at"] + 1},
                                        {"at": batch["until"] + 2, "effects": []}],
    "no-steps": lambda steps, batch: [],
    "step-invents": lambda steps, batch: [{**steps[0], "effects": [{"kind": "cancelled", "request": 7777}]}],
    "step-wakes-before": lambda steps, batch: [{**steps[0], "wake": -1}],
}

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--at-once", action="store_true", help="misbehave at the first message")
parser.add_argument("mode", choices=[*MODES, *STEPS])
parser.add_argument("command", nargs=argparse.REMAINDER, help="a right runtime")
arguments = parser.parse_args()
if arguments.mode == "stays":
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
right = subprocess.Popen(arguments.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for line in sys.stdin:
    message = json.loads(line)
    right.stdin.write(line)
    right.stdin.flush()
    if message["message"] in ("view", "timeline"):
        continue
    reply = right.stdout.readline().rstrip("\n")
    if arguments.mode == "lies" and message["message"] == "begin":
        everything = ["requested", "cancelled", "held", "dropped", "granted", "archived", "committed", "failed",
                      "displayed", "toggled", "led"]
        reply = json.dumps({"observations": everything, **json.loads(reply)})
    elif arguments.mode == "lies" and message["message"] == "input":
        effects = [effect for effect in json.loads(reply)["effects"] if effect["kind"] != "reported"]
        reply = json.dumps({**json.loads(reply), "effects": effects})
    told = message["inputs"] if message["message"] == "batch" else [message]
    is_meant = any(one.get("input", {}).get("kind") == "localeChanged" for one in told)
    if message["message"] == "begin" and arguments.mode in MODES:
        reply = json.dumps({name: value for name, value in json.loads(reply).items() if name != "batches"})
    if arguments.at_once or is_meant:
        print(f"about to misbehave: {arguments.mode}", file=sys.stderr, flush=True)
        if arguments.mode in STEPS:
            change(reply, steps=STEPS[arguments.mode](json.loads(reply)["steps"], message))
        else:
            MODES[arguments.mode](reply)
    else:
        say(reply)
while arguments.mode == "stays":
    time.sleep(1)
