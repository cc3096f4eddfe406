#!/usr/bin/env python3
"""A small widget runtime that speaks WidgetCheck's messages, written from `Semantics.md`.

It claims what its OBSERVATIONS name: requests and their deadlines, timelines and their policies, reloads and
their budget. It says nothing of where taps lead, of toggles, archives and notices to authors, so clauses on those
are not claimed.

    widgetcheck smoke 'exec:python3 small_runtime.py'
    widgetcheck run --subject 'exec:python3 small_runtime.py'
"""
import collections
import json
import sys

OBSERVATIONS = ["requested", "cancelled", "held", "dropped", "granted", "committed", "failed", "displayed"]

# In the order of their bits in the profile.
CAUSES = ["policy", "app", "appInForeground", "appWithAudio", "appWithNavigation", "push", "interaction",
          "localeChange", "textSizeChange", "added", "retry", "configurationChange", "accountChange", "timeChange",
          "locationChange", "standBy"]
FAMILIES = ["systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular",
            "accessoryRectangular", "accessoryInline"]
SYSTEM_CHANGES = {"account": "accountChange", "time": "timeChange", "location": "locationChange", "standBy": "standBy"}
OF_THE_APP = {"added", "galleryOpened", "reloadCalled", "reloadAllCalled", "pushReceived", "foreground",
              "audioSession", "navigationSession", "kindWithdrawn"}
DAY = 86_400_000_000
NEVER = 2**63 - 1


def members(bits, names):
    return {name for place, name in enumerate(names) if bits >> place & 1}


class Bucket:
    """A budget: B tokens at once, N - B more flow in over 24 hours. It counts a day's microseconds to a token."""

    def __init__(self, numbers):
        self.is_unlimited = numbers["budgetModel"] == 0
        burst = min(numbers["budgetBurst"], numbers["dailyReloads"])
        self.refill = numbers["dailyReloads"] - burst
        self.level = self.capacity = burst * DAY
        self.filled = 0

    def has_token(self, now):
        self.level = min(self.capacity, self.level + (now - self.filled) * self.refill)
        self.filled = now
        return self.is_unlimited or self.level >= DAY

    def next_token(self):
        if self.refill == 0 or self.capacity < DAY:
            return NEVER
        return self.filled + -(-(DAY - self.level) // self.refill)


class Placement:
    """A placed widget, from when it was added until it is removed; only the budget outlives it."""

    def __init__(self, number, spec, widget, bucket):
        self.number, self.widget = number, spec["widget"]
        self.family, self.first_configuration = spec["family"], spec["configuration"]
        self.kind, self.is_push_enabled = widget["kind"], widget["isPushEnabled"]
        self.bucket = bucket
        self.forget()

    def forget(self):
        self.is_placed, self.is_visible, self.configuration = False, True, self.first_configuration
        self.last_grant = self.request = self.retry = self.policy = self.display = None
        self.shown, self.reached, self.waiting = [], 0, []  # lists of (date, timeline, entry)
        self.is_elsewhere = False
        self.forget_pending()

    def forget_pending(self):
        self.pending, self.held, self.repeats = set(), None, False


Request = collections.namedtuple("Request", "kind widget placement given_up")


class Runtime:
    def __init__(self, setup):
        self.numbers = setup["profile"]["values"]
        if self.numbers["budgetModel"] > 1 or self.numbers["budgetScope"] != 0:
            raise ValueError("this runtime knows token buckets of single placements alone; use another profile")
        device = setup["device"]
        self.clock, self.is_locked, self.awaits_unlock = device["clock"], device["isLocked"], False
        self.environment = {"localeChanged": device["locale"], "textSizeChanged": device["textSize"]}
        self.sessions = {"foreground": False, "audioSession": False, "navigationSession": False}
        self.last_foreground_call = self.last_launch = -NEVER
        self.has_app, self.was_launched, self.withdrawn = True, True, set()
        self.exempt = members(self.numbers["exemptCauses"], CAUSES)
        self.link_families = members(self.numbers["linkFamilies"], FAMILIES)
        self.button_families = members(self.numbers["buttonFamilies"], FAMILIES) if self.numbers["interactive"] else []
        self.views, self.timelines, self.effects, self.now = {}, {}, [], 0
        self.requests, self.under_way = 0, {}  # by number, in the order in which they were made
        self.placements = [Placement(number, spec, setup["widgets"][spec["widget"]], Bucket(self.numbers))
                           for number, spec in enumerate(setup["placements"])]

    # Effects of time: before each input, and again after it.

    def serve(self):
        for number, request in list(self.under_way.items()):
            if request.given_up <= self.now:
                self.fail(number, "timedOut")
                self.tell("cancelled", request=number)
        placed = [placement for placement in self.placements if placement.is_placed]
        for placement in placed:
            self.switch_entries(placement)
        for placement in placed:
            if placement.policy is not None and placement.policy <= self.wall:
                placement.policy = None
                placement.pending.add("policy")
        for placement in placed:
            if placement.retry is not None and placement.retry <= self.now:
                placement.retry = None
                placement.pending.add("retry")
        for placement in placed:
            self.grant(placement)

    @property
    def wall(self):
        return self.clock + self.now

    def wake(self):
        """When something is due next; everything that is due now has been done."""
        instants = [request.given_up for request in self.under_way.values()]
        for placement in self.placements:
            if not placement.is_placed:
                continue
            coming = placement.shown[placement.reached:placement.reached + 1] + placement.waiting[:1]
            instants += [self.entry_instant(date) for date, _, _ in coming]
            if placement.policy is not None:
                instants.append(placement.policy - self.clock)
            if placement.retry is not None:
                instants.append(placement.retry)
            reason = placement.held[1] if placement.held else None
            if reason == "spacing":
                instants.append(placement.last_grant + self.numbers["minReloadInterval"])
            elif reason == "budget":
                instants.append(placement.bucket.next_token())
        return min(instants, default=NEVER)

    def entry_instant(self, date):
        return date - self.clock

    def switch_entries(self, placement):
        if placement.waiting and self.entry_instant(placement.waiting[0][0]) <= self.now:
            placement.shown, placement.reached, placement.waiting = placement.waiting, 1, []
        for date, _, _ in placement.shown[placement.reached:]:
            placement.reached += self.entry_instant(date) <= self.now
        self.show(placement)

    def show(self, placement):
        display = {"kind": "placeholder"}
        if placement.reached and not self.awaits_unlock:
            _, timeline, entry = placement.shown[placement.reached - 1]
            display = {"kind": "entry", "timeline": timeline, "entry": entry}
        if display != placement.display:
            placement.display = display
            self.tell("displayed", placement=placement.number, shows=display)

    def grant(self, placement):
        if not placement.pending:
            return
        causes, is_exempt = sorted(placement.pending, key=CAUSES.index), bool(placement.pending & self.exempt)
        reason = self.obstacle(placement, is_exempt)
        if reason == "budget" and self.numbers["dropsOverBudget"]:
            placement.forget_pending()
            self.tell("dropped", placement=placement.number, causes=causes)
        elif reason:
            if placement.held != (causes, reason):
                placement.held = (causes, reason)
                self.tell("held", placement=placement.number, causes=causes, reason=reason)
        else:
            charge = self.charge(causes, is_exempt)
            placement.bucket.level -= charge * DAY
            repeats = placement.repeats
            placement.forget_pending()
            placement.last_grant = self.now
            self.tell("granted", placement=placement.number, causes=causes, charge=charge)
            placement.request = self.ask("timeline", placement)
            if repeats:  # the second of two reloads waits until the first is over
                placement.pending.add("interaction")
                self.grant(placement)

    def charge(self, causes, is_exempt):
        return 0 if is_exempt else 1

    def obstacle(self, placement, is_exempt):
        if placement.request is not None:
            return "inFlight"
        if is_exempt:
            return None
        if not self.is_seen(placement):
            return "unseen"
        last, interval = placement.last_grant, self.numbers["minReloadInterval"]
        if last is not None and self.now - last < interval:
            return "spacing"
        return None if placement.bucket.has_token(self.now) else "budget"

    # Requests and their ends.

    def ask(self, kind, placement, intent=0):
        return self.request(kind, {"widget": placement.widget, "placement": placement.number,
                                   "family": placement.family, "configuration": placement.configuration,
                                   "intent": intent, "isPreview": False}, placement)

    def request(self, kind, subject, placement=None):
        number, self.requests = self.requests, self.requests + 1
        limit = self.numbers["intentDeadline" if kind == "intent" else "timelineHardDeadline"]
        self.under_way[number] = Request(kind, subject["widget"], placement, self.given_up(limit))
        self.tell("requested", request=number, of=kind, subject=subject)
        return number

    def given_up(self, limit):
        return self.now + limit + 1  # an answer exactly at the limit is in time

    def end(self, number):
        request = self.under_way.pop(number)
        if request.placement and request.placement.request == number:
            request.placement.request = None
        return request

    def fail(self, number, reason):
        request = self.end(number)
        self.tell("failed", request=number, reason=reason)
        if request.kind == "timeline":
            request.placement.retry = self.now + self.numbers["failureBackoff"]

    def kill(self, widget):
        for number in [number for number, request in self.under_way.items() if request.widget == widget]:
            self.fail(number, "processKilled")

    def answered(self, request, answer, memory):
        asked = self.under_way.get(request)
        if asked is None:
            return  # nobody waits for it any more
        reason = self.wrong(asked, answer, memory)
        if reason:
            self.fail(request, reason)
            if reason == "outOfMemory":
                self.kill(asked.widget)
            return
        self.end(request)
        if asked.kind == "timeline":
            self.commit(asked.placement, request, answer["id"])
        elif asked.kind == "intent":
            asked.placement.pending.add("interaction")
            asked.placement.repeats = bool(self.numbers["doubleReloadOnIntent"])

    def wrong(self, asked, answer, memory):
        if memory > self.numbers["memoryLimit"]:
            return "outOfMemory"
        if answer["kind"] == "threw":
            return "threw"
        right = {"timeline": "timeline", "intent": "returned", "placeholder": "entry", "snapshot": "entry"}
        if answer["kind"] != right[asked.kind]:
            return "wrongAnswer"
        if asked.kind == "timeline":
            timeline = self.timelines[answer["id"]]
            if not timeline["entries"]:
                return "noEntries"
            if timeline["archiveSize"] > self.numbers["archiveByteLimit"]:
                return "archiveTooLarge"
        return None

    def commit(self, placement, request, number):
        timeline = self.timelines[number]
        last_of_date = {entry["date"]: (entry["date"], number, place)
                        for place, entry in enumerate(timeline["entries"])}
        placement.waiting = [last_of_date[date] for date in sorted(last_of_date)]
        self.tell("committed", placement=placement.number, request=request, timeline=number)
        placement.policy, placement.retry = self.due(timeline["policy"], sorted(last_of_date)), None
        placement.pending.discard("policy")  # that of the timeline before
        if not placement.pending:
            placement.forget_pending()
        self.switch_entries(placement)

    def due(self, policy, dates):
        return {"atEnd": dates[-1], "after": policy.get("date"), "never": None}[policy["kind"]]

    # Inputs.

    def take(self, kind, fields):
        if kind in OF_THE_APP and not self.has_app:
            return
        if kind in ("reloadCalled", "reloadAllCalled") and not self.hears_call():
            return
        placed = [placement for placement in self.placements if placement.is_placed]
        placement = None
        if "placement" in fields:  # which may be one that is not there
            placement = next((one for one in self.placements if one.number == fields["placement"]), None)
            if placement is None or not placement.is_placed and kind != "added":
                return
        if kind == "answered":
            self.answered(**fields)
        elif kind == "added":
            if placement.is_placed or not self.is_offered(placement.widget):
                return
            placement.is_placed = True
            self.ask("placeholder", placement)
            self.show(placement)
            placement.pending.add("added")
        elif kind == "removed":
            self.remove(placement)
        elif kind == "appInstalled" and fields["on"] != self.has_app:
            self.has_app, self.was_launched = fields["on"], False
            self.sessions = dict.fromkeys(self.sessions, False)
            for placement in placed:
                self.remove(placement)
        elif kind == "kindWithdrawn":
            self.withdrawn.add(fields["widget"])
            for placement in placed:
                if placement.widget == fields["widget"]:
                    self.remove(placement)
                    self.tell("displayed", placement=placement.number, shows={"kind": "blank"})
        elif kind == "systemChanged":
            for placement in placed:
                if fields["what"] == "location":
                    placement.is_elsewhere = True
                else:
                    placement.pending.add(SYSTEM_CHANGES[fields["what"]])
            self.tell_place()
        elif kind == "configured" and placement.configuration != fields["number"]:
            placement.configuration = fields["number"]
            placement.pending.add("configurationChange")
        elif kind == "visible":
            placement.is_visible = fields["on"]
            self.tell_place()
        elif kind == "tapped":
            self.tap(placement, fields["node"])
        elif kind == "galleryOpened" and self.is_offered(fields["widget"]):
            self.request("snapshot", {"widget": fields["widget"], "placement": -1, "family": fields["family"],
                                      "configuration": 0, "intent": 0, "isPreview": True})
        elif kind == "reloadCalled":
            self.call(self.named(fields["of"], placed))
        elif kind == "reloadAllCalled":
            self.call(placed)
        elif kind == "pushReceived" and self.numbers["widgetPushes"]:
            for placement in placed:
                if placement.is_push_enabled:
                    placement.pending.add("push")
        elif kind in self.sessions:
            self.sessions[kind] = fields["on"]
            self.was_launched = self.was_launched or self.sessions["foreground"]
        elif kind == "locked":
            self.is_locked = fields["on"]
            self.awaits_unlock = self.awaits_unlock and self.is_locked
            self.tell_place()
        elif kind in self.environment and fields["number"] != self.environment[kind]:
            self.environment[kind] = fields["number"]
            for placement in placed:
                self.ask("placeholder", placement)
                placement.pending.add(kind.removesuffix("d"))
        elif kind == "clockMoved":
            self.clock += fields["by"]
        elif kind == "processKilled":
            self.kill(fields["widget"])
        elif kind == "rebooted":
            for number in list(self.under_way):
                self.fail(number, "processKilled")
            self.is_locked = self.awaits_unlock = True
            self.sessions = dict.fromkeys(self.sessions, False)
            for placement in placed:
                self.show(placement)

    def is_seen(self, placement):
        is_on_face = self.numbers["accessoriesAreSeen"] and placement.family.startswith("accessory")
        return is_on_face or placement.is_visible and not self.is_locked

    def hears_call(self):
        is_in_front = self.sessions["foreground"]
        if self.now - self.last_launch < self.numbers["launchDeafness"]:
            return False
        if is_in_front and self.now - self.last_foreground_call < self.numbers["foregroundCallInterval"]:
            return False
        if is_in_front:
            self.last_foreground_call = self.now
        return True

    def is_offered(self, widget):
        return self.was_launched and widget not in self.withdrawn

    def remove(self, placement):
        for number in [number for number, request in self.under_way.items() if request.placement is placement]:
            self.end(number)
            self.tell("cancelled", request=number)
        placement.forget()

    def tell_place(self):
        """Widgets that are seen hear of the place to which the phone came."""
        for placement in self.placements:
            if placement.is_elsewhere and self.is_seen(placement):
                placement.is_elsewhere = False
                placement.pending.add("locationChange")

    def named(self, kind, placed):
        return [placement for placement in placed if placement.kind == kind]

    def call(self, placements):
        names = {"foreground": "appInForeground", "audioSession": "appWithAudio",
                 "navigationSession": "appWithNavigation"}
        causes = {names[session] for session, is_on in self.sessions.items() if is_on} or {"app"}
        for placement in placements:
            placement.pending |= causes

    def tap(self, placement, node):
        """Runs the intent of the nearest button or toggle; where else a tap leads is not claimed, but it opens the app."""
        if self.is_locked:
            return
        intent = self.intent_at(placement, node) if placement.display["kind"] == "entry" else 0
        if intent:
            self.ask("intent", placement, intent)
        else:
            self.last_launch = self.now

    def intent_at(self, placement, node):
        entry = self.timelines[placement.display["timeline"]]["entries"][placement.display["entry"]]
        nodes = self.views[entry["view"]]["nodes"]
        parents, path = [], []
        for place, found in enumerate(nodes):
            del path[found["depth"]:]
            parents.append(path[-1] if path else -1)
            path.append(place)
        node = node if node < len(nodes) else -1
        while node >= 0:
            kind, target = nodes[node]["kind"], nodes[node]["target"]
            if target and kind == "link" and placement.family in self.link_families:
                return 0
            if target and kind in ("button", "toggle") and placement.family in self.button_families:
                return target
            node = parents[node]
        return 0

    def tell(self, kind, **fields):
        self.effects.append({"kind": kind, **fields})

    def receive(self, message):
        self.now, self.effects = message["at"], []
        fields = dict(message["input"])
        self.serve()
        self.take(fields.pop("kind"), fields)
        self.serve()
        reply = {"reply": "effects", "effects": self.effects}
        wake = self.wake()
        if wake < NEVER:
            reply["wake"] = max(wake, self.now)
        return reply

    def work(self, inputs, expected, until):
        """Takes the inputs of a batch in their order and wakes in between, as long as nothing unexpected is asked."""
        steps, wake, taken, is_expected = [], NEVER, 0, True
        while is_expected and (taken < len(inputs) or wake <= until):
            coming = inputs[taken] if taken < len(inputs) else None
            missing = [one["effect"]["request"] for one in expected if one["after"] <= taken] if coming else []
            # At one instant, an answer to a known request comes before a wake, and a wake before anything else.
            is_answer = coming and coming["input"]["kind"] == "answered" and coming["input"]["request"] not in missing
            if coming and (not steps or coming["at"] < wake + is_answer):
                if steps and missing:
                    break
                message, taken = coming, taken + 1
                if "timeline" in message:
                    self.timelines[message["input"]["answer"]["id"]] = message["timeline"]
            else:
                message = {"at": wake, "input": {"kind": "woke"}}
            step = {**self.receive(message), "at": message["at"]}
            del step["reply"]
            steps.append(step)
            wake = step.get("wake", NEVER)
            for effect in step["effects"]:
                if effect["kind"] == "requested" or effect.get("reason") == "outOfMemory":
                    is_expected = expected[:1] == [{"after": taken, "at": step["at"], "effect": effect}]
                    if not is_expected:
                        break
                    expected.pop(0)
        return {"reply": "steps", "steps": steps}


def converse(make):
    """Answers line after line; `make` gives the runtime of a setup."""
    runtime = None
    for line in sys.stdin:
        message = json.loads(line)
        kind, reply = message["message"], None
        try:
            if kind == "begin":
                if message["format"] != 2:
                    raise ValueError(f"messages of format {message['format']} are not known here, only of 2")
                runtime = make(message["setup"])
                reply = {"reply": "hello", "name": "small", "version": "1", "observations": OBSERVATIONS, "batches": True}
            elif kind == "view":
                runtime.views[message["id"]] = message["view"]
            elif kind == "timeline":
                runtime.timelines[message["id"]] = message["timeline"]
            elif kind == "input":
                reply = runtime.receive(message)
            elif kind == "batch":
                reply = runtime.work(message["inputs"], message.get("expected", []), message["until"])
            elif kind == "end":
                reply = {"reply": "ended"}
        except ValueError as problem:
            reply = {"reply": "failed", "reason": str(problem)}
        if reply:
            sys.stdout.write(json.dumps(reply, separators=(",", ":")) + "\n")
            sys.stdout.flush()  # the harness waits for each line


if __name__ == "__main__":
    converse(Runtime)
