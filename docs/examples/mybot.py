"""A bot for Boomtown. Try it:  npm run arena -- --bot "python3 docs/examples/mybot.py" constructo

It crowns towers in Constructo and Constructor where it can, keeps its lone rings out of reach, and plays any other game
by chance. One JSON line comes in for each decision, one JSON line goes out; see docs/bots.md.
"""
import json
import random
import sys

OVER = {"ring": "small", "medium": "ring", "small": "medium"}  # a ring goes onto a small, and so on


def neighbours(board, cell):
    q, r = board["cells"][cell]
    around = [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]
    return [i for i, place in enumerate(board["cells"]) if tuple(place) in around]


def in_reach(view, cells, cell, seat):
    """Can the other player move a piece of theirs onto what stands here?"""
    top = cells[cell][-1]
    if top["seat"] != seat:
        return False
    for i in neighbours(view["board"], cell):
        if len(cells[i]) == 1 and cells[i][0]["seat"] != seat and OVER[cells[i][0]["size"]] == top["size"]:
            return True
    return False


def worth(view, seat, action):
    """My towers less theirs after the action, with those in reach of the other player counted half."""
    if action["type"] == "board":
        return 0
    cells = [list(stack) for stack in view["cells"]]
    if action["type"] == "place":
        cells[action["cell"]].append({"seat": seat, "size": action["piece"]})
    else:
        cells[action["to"]].append(cells[action["from"]].pop())
    value = 0
    for cell, stack in enumerate(cells):
        if len(stack) >= 2 and stack[-1]["size"] != "ring":
            value += 1 if stack[-1]["seat"] == seat else -1
        if stack and in_reach(view, cells, cell, seat):
            value -= 0.5
    return value + random.random() / 100


def choose(asked):
    if asked["game"] in ("constructo", "constructor"):
        view = asked["view"]["public"]
        return max(asked["legal"], key=lambda action: worth(view, asked["seat"], action))
    return random.choice(asked["legal"])


for line in sys.stdin:
    print(json.dumps({"action": choose(json.loads(line))}), flush=True)
