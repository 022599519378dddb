"""A trader for Boondoggle: an outside opponent that the bots are measured against. Try it:

    npm run arena -- --bot "python3 docs/examples/trader.py" --b hard boondoggle

It walks the shortest way, buys what the next miles lack, and lives on trade: it offers a little more than the market
asks, or a good that it can spare, and takes any offer that is worth more to it than what it gives. It plans no rounds ahead.
"""
import json
import random
import sys

GOODS = ["crew", "asphalt", "permit", "steel"]
GIVES = {"big-family": "crew", "portable-asphalt-machine": "asphalt", "midnight-delivery": "asphalt",
         "bribery": "permit", "motherlode": "steel", "purloined-posts": "steel"}
HALF = {"black-market-steel": "steel", "black-market-asphalt": "asphalt", "non-union-contract": "crew"}


def ends(segment):
    return segment.split("-")


def wayfrom(view, seat, goals):
    """The cheapest way from the head to one of the goals, as a list of segments; before the Commons it leads there."""
    me = view["players"][seat]
    used = {mile["segment"] for mile in me["project"]}
    passed = any("C" in ends(segment) for segment in used)
    targets = goals if passed else ["C"]
    lanes = ["A%d-A%d" % (i, i % 6 + 1) for i in range(1, 7)]
    spokes = ["A%d-C" % i for i in range(1, 7)]
    outer = ["S%d-A%d" % (i, i) for i in range(1, 7)]
    rim = ["S%d-D%d" % (i, i) for i in range(1, 7)] + ["S%d-D%d" % (i % 6 + 1, i) for i in range(1, 7)]
    known = spokes + outer + rim + (lanes if not passed else [])
    own = {segment for segment, roads in view["segments"].items() if any(road["seat"] == seat for road in roads)}
    frontier = [(0, me["head"], [])]
    best = {}
    while frontier:
        frontier.sort(key=lambda one: one[0])
        cost, at, way = frontier.pop(0)
        if at in best:
            continue
        best[at] = way
        if at in targets:
            return way
        for segment in known:
            a, b = ends(segment)
            if at not in (a, b) or segment in used or segment in own:
                continue
            to = b if at == a else a
            if not passed and to[0] in "SD":
                continue
            price = 100 + 12 * sum(cost_of(view, segment).values())
            frontier.append((cost + price, to, way + [segment]))
    return []


def cost_of(view, segment):
    if view["segments"].get(segment):
        return {"crew": 1, "asphalt": 1, "permit": 1, "steel": 1}
    lane = all(end[0] == "A" for end in ends(segment))
    return {"crew": 1, "asphalt": 1, "permit": 0 if lane else 1, "steel": 0}


class Trader:
    def __init__(self, asked):
        self.view, self.own = asked["view"]["public"], asked["view"]["private"]
        self.seat, self.legal = asked["seat"], asked["legal"]
        self.me = self.view["players"][self.seat]
        self.way = wayfrom(self.view, self.seat, self.own["destinations"])
        unknown = 0 if self.own["destinations"] else 3
        needs = [cost_of(self.view, segment) for segment in self.way]
        needs += [{"crew": 1, "asphalt": 1, "permit": 1, "steel": 0}] * unknown
        self.total = {good: sum(need[good] for need in needs) for good in GOODS}
        self.next = needs[0] if needs else dict.fromkeys(GOODS, 0)

    def unit(self, good, have):
        """What one more of a good is worth when "have" of it are there."""
        price = self.view["prices"][good]
        if have < self.next[good]:
            return max(price + 8, 20)
        return max(price + 3, 13) if have < self.total[good] else price * 0.5

    def worth(self, bundle, sign):
        value = bundle["money"] + 10 * len(bundle["cards"]) + 30 * len(bundle["honchos"])
        for good in GOODS:
            for i in range(bundle[good]):
                value += self.unit(good, self.me["goods"][good] + (i if sign > 0 else -1 - i))
        return value

    def of(self, kind):
        return [action for action in self.legal if action["type"] == kind]

    def trade(self):
        for offer in self.own["offers"]:
            if offer["to"] != self.seat:
                continue
            accept = [one for one in self.of("accept") if one["offer"] == offer["id"]]
            if accept and self.worth(offer["give"], 1) >= self.worth(offer["want"], -1) + 3:
                return accept[0]
            return {"type": "decline", "offer": offer["id"]}
        if any(one["from"] == self.seat for one in self.view["offers"]) or self.view["offersMade"][self.seat] >= 4:
            return {"type": "done"}
        lacks = [good for good in GOODS if self.me["goods"][good] < self.next[good]]
        spare = [good for good in GOODS if self.me["goods"][good] > self.next[good]]
        asked = [(to, good) for to, other in enumerate(self.view["players"]) for good in lacks
                 if to != self.seat and not self.view["done"][to] and other["goods"][good] > 0]
        if not asked:
            return {"type": "done"}
        to, good = random.choice(asked)
        give, want = dict.fromkeys(GOODS, 0), dict.fromkeys(GOODS, 0)
        want[good] = 1
        money = 0
        if spare and random.random() < 0.5:
            give[random.choice(spare)] = 1
        else:
            money = min(self.me["money"], random.randint(self.view["prices"][good] + 2, 30))
        rest = {"cards": [], "honchos": []}
        return {"type": "offer", "to": to, "give": {"money": money, **give, **rest}, "want": {"money": 0, **want, **rest}}

    def card(self, play):
        kind = play["card"]
        goods, prices = self.me["goods"], self.view["prices"]
        if kind in GIVES:
            return self.unit(GIVES[kind], goods[GIVES[kind]])
        if kind in HALF:
            good, count = HALF[kind], play["count"]
            return sum(self.unit(good, goods[good] + i) - prices[good] / 2 for i in range(count))
        if kind == "hostile-purchase":
            good = play["resource"]
            return self.unit(good, goods[good]) + 8 - 2 * prices[good] if goods[good] < self.next[good] else -1
        if kind == "night-shift":
            return 40 if self.way and play["segment"] == self.way[0] else -1
        if kind == "expressway-toll":
            return 5 * len(self.me["project"]) - 12
        return {"corporate-deal": 10, "blackmail": 5, "lobbyist": 15, "highwayman": 3}.get(kind, -1)

    def buy(self, deal):
        parts, value = deal["market"].split("-"), 0
        for good in parts:
            have = self.me["goods"][good]
            value += sum(self.unit(good, have + i) for i in range(deal["count"]))
        return value - deal["count"] * self.view["prices"][deal["market"]]

    def choose(self):
        first = self.of("destination") + self.of("enforce")
        if first:
            return first[0]
        phase = self.view["phase"]
        if phase == "trade":
            return self.trade()
        on_way = [lay for kind in ("build", "guardrail", "kickback") for lay in self.of(kind)
                  if self.way and lay["segment"] == self.way[0]]
        if on_way:
            return on_way[0]
        rated = [(self.card(play), play) for play in self.of("play")] + [(self.buy(buy), buy) for buy in self.of("buy")]
        if rated and max(value for value, _ in rated) > 0:
            return max(rated, key=lambda one: one[0] + random.random() / 100)[1]
        ready = all(self.me["goods"][good] >= self.next[good] for good in GOODS)
        if phase == "job" and not ready and self.me["money"] < 18:
            return {"type": "job"}
        if phase == "buy-card" and self.me["money"] > 70 and min(self.view["prices"].values()) <= 8 and self.of("buy-card"):
            return {"type": "buy-card"}
        return {"type": "allow"} if self.of("allow") else {"type": "pass"}


for line in sys.stdin:
    asked = json.loads(line)
    action = Trader(asked).choose() if asked["game"] == "boondoggle" else random.choice(asked["legal"])
    print(json.dumps({"action": action}), flush=True)
