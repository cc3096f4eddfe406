import WidgetModel

extension ReloadBlocks {
  /// Budgets of few reloads in every model and scope, with workloads that empty them and continue.
  ///
  /// Interactions reload once or twice, and each second reload succeeds, fails, hangs or comes from
  /// the policy. The user's own settings stay.
  static func settings(_ base: Scenario, _ profile: Profile, _ limits: Boundaries) -> ScenarioBlock
  {
    let models: [BudgetModel] = [.tokenBucket, .slidingWindow, .anchoredWindow, .unlimited]
    let scopes: [BudgetScope] = [.instance, .kind, .app]
    let anchor = Interval.hours(1)
    let few: Int64 = 3
    let least = max(Interval(microseconds: profile[.minReloadInterval]), .minutes(1))
    let emptied = Instant.start + least * (few + 2)
    let times = Int(few) + 2
    let ends = SmallUse.SecondReload.allCases
    let workloads = BudgetUse(every: least, times: times, emptied: emptied, anchor: anchor).all
    let radices = [models.count, scopes.count, 2, ends.count, workloads.count]
    return ScenarioBlock(name: "settings", radices: radices) { digits in
      var scenario = base
      scenario.add([
        Setting(.budgetModel, Int64(ordinal(of: models[digits[0]]))),
        Setting(.budgetScope, Int64(ordinal(of: scopes[digits[1]]))),
        Setting(.budgetAnchor, anchor.microseconds),
        Setting(.dailyReloads, few), Setting(.budgetBurst, few - 1),
        Setting(.doubleReloadOnIntent, Int64(digits[2])),
      ])
      scenario.widgets = SmallUse.widgets(where: ends[digits[3]], emptied: emptied)
      scenario.workload = workloads[digits[4]]
      let last = scenario.workload.reduce(emptied) {
        max($0, $1.at + $1.every * Int64($1.times - 1))
      }
      scenario.length = Interval(microseconds: last.microseconds) + .hours(26)
      scenario.sortWorkload()
      var faults = FaultSet()
      if ends[digits[3]] == .hangs { faults.insert(.neverAnswered) }
      let count = scenario.widgets.count
      return GeneratedScenario(scenario, faults: faults, of: 1, widgets: count, limits: limits)
    }
  }
}

/// The use of three widgets, of which the first and the last have the same kind.
private enum SmallUse {
  enum SecondReload: CaseIterable {
    case succeeds, fails, hangs
    /// The policy of the first requests it, a second after the budget is empty.
    case comesDue
  }

  /// Returns widgets with a button and a toggle, whose intents take a few seconds.
  static func widgets(where second: SecondReload, emptied: Instant) -> [Widget] {
    [0, 1, 0].map { (kind: Int) -> Widget in
      var answer = ScriptedAnswer()
      answer.delay = .seconds(4)
      answer.entries = [ScriptedEntry()]
      var widget = Widget.small(answer)
      switch second {
      case .succeeds: break
      case .fails:
        answer.kind = .error
        answer.entries = []
        widget.timelines.append(ScriptedCall(answer))
      case .hangs: widget.timelines.append(ScriptedCall())
      case .comesDue:
        widget.timelines.append(ScriptedCall(answer))
        widget.timelines[0].answers[0].policy = .after
        widget.timelines[0].answers[0].after = emptied + .seconds(1) - .start
      }
      widget.kind = kind
      widget.isPushEnabled = kind == 0
      widget.intents = [2, 3].map { (seconds: Int64) -> ScriptedIntent in
        var intent = ScriptedIntent()
        intent.delay = .seconds(seconds)
        return intent
      }
      widget.views = [
        ViewTree(nodes: [
          ViewNode(.containerBackground), ViewNode(.button, depth: 1, target: 1),
          ViewNode(.toggle, depth: 1, target: 2),
        ])
      ]
      return widget
    }
  }
}

/// The workloads of three widgets: a poll that empties some or all budgets, and later inputs.
private struct BudgetUse {
  /// The interval of a poll.
  let every: Interval

  /// The number of inputs of a poll.
  let times: Int

  /// The instant at which the budget is empty after a poll.
  let emptied: Instant

  /// The time of day at which a budget that has an anchor is filled.
  let anchor: Interval

  var all: [[Stimulus]] {
    polls + clockMoves + passedAnchors + longPolls + survivals + intents + reloadsOfIntents
  }

  private var drain: Stimulus { poll(.reloadAllCalled) }

  /// A poll that spends the budget, after which no reload waits for it.
  private var spend: Stimulus {
    Stimulus(.reloadAllCalled, at: .start + every, every: every, times: times - 3)
  }

  private var next: Stimulus { Stimulus(.reloadAllCalled, at: emptied + .tick) }

  /// The instant at which the faster intent ends.
  private var ends: Instant { emptied + .seconds(2) }

  private var first: PlacementID { PlacementID(0) }

  private var day: Interval { .day }

  private func poll(_ input: Input, from instant: Instant = .start) -> Stimulus {
    Stimulus(input, at: instant + every, every: every, times: times)
  }

  private func tap(
    _ node: Int32,
    _ id: PlacementID = PlacementID(0),
    at instant: Instant
  ) -> Stimulus {
    Stimulus(.tapped(id, node: node), at: instant)
  }

  private var polls: [[Stimulus]] {
    [
      [drain],
      [poll(.reloadCalled(kind: 0)), next],
      [poll(.reloadCalled(kind: 1)), next],
      [poll(.pushReceived), next],
    ]
  }

  /// Workloads in which the clock moves to the anchor and almost to it, past it, there and back,
  /// and back first.
  private var clockMoves: [[Stimulus]] {
    let toAnchor = anchor - Interval(microseconds: emptied.microseconds)
    return [
      [drain, Stimulus(.clockMoved(toAnchor), at: emptied), next],
      [drain, Stimulus(.clockMoved(toAnchor - .tick - .tick), at: emptied), next],
      [drain, Stimulus(.clockMoved(day), at: emptied), next],
      [
        drain, Stimulus(.clockMoved(day), at: emptied),
        Stimulus(.clockMoved(.zero - day), at: emptied), next,
      ],
      [
        drain, Stimulus(.clockMoved(.zero - day), at: emptied),
        Stimulus(.clockMoved(day), at: emptied + .hours(2)), poll(.reloadAllCalled, from: emptied),
      ],
    ]
  }

  /// Workloads in which the clock moves back over an anchor that passed without a request, and
  /// there and back.
  private var passedAnchors: [[Stimulus]] {
    let passed = Instant.start + anchor + .minutes(10)
    return [
      [
        spend, Stimulus(.clockMoved(.zero - .minutes(30)), at: passed),
        Stimulus(.reloadAllCalled, at: passed + .tick),
      ],
      [
        spend, Stimulus(.clockMoved(anchor + anchor), at: emptied),
        Stimulus(.clockMoved(.zero - anchor - anchor), at: emptied + .tick),
        Stimulus(.reloadAllCalled, at: emptied + .minutes(5)),
      ],
    ]
  }

  private var longPolls: [[Stimulus]] {
    [
      // A poll that continues through the anchor, and a second one a day later.
      [drain, poll(.reloadAllCalled, from: .start + anchor)],
      [drain, poll(.reloadAllCalled, from: emptied + day)],
      // A fortnight of polls that the budget delays.
      [Stimulus(.reloadAllCalled, at: .start + every, every: .hours(6), times: 56)],
    ]
  }

  /// The events that an empty budget survives.
  private var survivals: [[Stimulus]] {
    [
      [drain, Stimulus(.removed(first), at: emptied), Stimulus(.added(first), at: emptied), next],
      [drain, Stimulus(.rebooted, at: emptied), Stimulus(.locked(false), at: emptied), next],
    ]
  }

  /// One intent, and two that end together or one after the other, on one widget or two.
  private var intents: [[Stimulus]] {
    [
      [drain, tap(1, at: emptied), next],
      [drain, tap(1, at: emptied), tap(2, at: emptied)],
      [drain, tap(1, at: emptied), tap(1, at: emptied)],
      [drain, tap(1, at: emptied), tap(1, PlacementID(2), at: emptied)],
      [tap(1, at: emptied), Stimulus(.reloadCalled(kind: 0), at: ends)],
    ]
  }

  private var reloadsOfIntents: [[Stimulus]] {
    [
      // The rest of two reloads when the widget is removed, or when the app calls at once.
      [
        Stimulus(.reloadCalled(kind: 0), at: emptied), tap(1, at: emptied),
        Stimulus(.removed(first), at: ends + .seconds(1)),
        Stimulus(.added(first), at: ends + .seconds(1)),
      ],
      [tap(1, at: emptied), poll(.reloadCalled(kind: 0), from: ends + .seconds(1))],
      [
        tap(1, at: emptied),
        Stimulus(.reloadCalled(kind: 0), at: emptied + .seconds(1), every: .seconds(2), times: 9),
      ],
      // Both intents end while a reload is under way.
      [Stimulus(.reloadCalled(kind: 0), at: emptied), tap(1, at: emptied), tap(1, at: emptied)],
      [
        drain, tap(1, at: emptied), Stimulus(.reloadCalled(kind: 0), at: emptied + .seconds(1)),
        Stimulus(.localeChanged(1), at: ends),
      ],
    ]
  }
}
