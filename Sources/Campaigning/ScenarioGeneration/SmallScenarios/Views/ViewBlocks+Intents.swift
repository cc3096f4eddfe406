import WidgetModel

extension ViewBlocks {
  /// Each outcome and delay of an intent, an event from its tap on, and perhaps a new entry.
  static func intents(_ base: Scenario, _ limits: Boundaries) -> ScenarioBlock {
    let outcomes = ScriptedIntent.Outcome.allCases
    let deadline = limits.intentDeadline
    let delays = distinct([0, 1_000_000, deadline, deadline + 1])
    let kinds: [ViewKind] = [.button, .toggle]
    // The next entry comes just after the tap, at a sufficient distance from the first.
    let tap = Instant.start + max(.minutes(10), Interval(microseconds: limits.leastSpacing))
    // A reload may be under way at the tap; then another event follows.
    let others: [[Stimulus]] = [
      [], [Stimulus(.reloadCalled(kind: 0), at: tap - .seconds(1))],
      [Stimulus(.reloadCalled(kind: 0), at: tap)], [Stimulus(.locked(true), at: tap + .tick)],
      [Stimulus(.tapped(PlacementID(0), node: 1), at: tap + .tick)],
      [Stimulus(.tapped(PlacementID(0), node: 1), at: tap + .minutes(10))],
      // Another toggle, whose intent returns at once.
      [Stimulus(.tapped(PlacementID(0), node: 2), at: tap + .tick)],
      // A second tap before the reload of the first intent has ended.
      [
        Stimulus(.tapped(PlacementID(0), node: 2), at: tap + .tick),
        Stimulus(.tapped(PlacementID(0), node: 2), at: tap + Interval(microseconds: 1_500_000)),
      ],
      [Stimulus(.tapped(PlacementID(1), node: 1), at: tap)],
      [Stimulus(.processKilled(WidgetID(0)), at: tap + .tick)],
      [Stimulus(.rebooted, at: tap + .tick)],
      [Stimulus(.removed(PlacementID(0)), at: tap + .tick)],
    ]
    let radices = [outcomes.count, delays.count, kinds.count, others.count, 2]
    return ScenarioBlock(name: "intents", radices: radices) { digits in
      var answer = ScriptedAnswer()
      answer.delay = Interval(microseconds: min(limits.harmlessDelay, 2_000_000))
      answer.entries = [ScriptedEntry()]
      if digits[4] == 1 {
        answer.entries.append(ScriptedEntry())
        answer.entries[1].offset = Interval(microseconds: tap.microseconds + 500_000)
      }
      var widget = Widget.small(answer)
      widget.placements.append(PlacedWidget())
      var intent = ScriptedIntent()
      intent.outcome = outcomes[digits[0]]
      intent.delay = Interval(microseconds: delays[digits[1]])
      widget.intents = [intent]
      let node = ViewNode(kinds[digits[2]], depth: 1, target: 1)
      let other = ViewNode(.toggle, depth: 1, target: 2)
      widget.views = [ViewTree(nodes: [ViewNode(.containerBackground), node, other])]
      var scenario = base
      scenario.length = Interval(microseconds: tap.microseconds) + .minutes(50)
      scenario.widgets = [widget]
      scenario.workload = others[digits[3]] + [Stimulus(.tapped(PlacementID(0), node: 1), at: tap)]
      scenario.sortWorkload()
      return GeneratedScenario(scenario: scenario)
    }
  }
}
