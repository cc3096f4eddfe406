import WidgetModel

extension GuardTests {
  /// Phones that random cases hardly ever produce.
  ///
  /// On two of them the clock is moved back over an entry that was reached, and a restart follows,
  /// so the reached entry is displayed again; on the third an old entry comes due after a restart
  /// and before the unlock. On the fourth a link is inside a toggle and is tapped. On the last a
  /// reload has waited for the minimum interval when an intent returns.
  static let rarePhones: [Scenario] = [
    // The entry of an unsorted timeline; then that of one that another timeline will follow.
    phone(
      answering: [
        timeline(.minutes(20), .zero, .minutes(90)),
        timeline(.hours(3)),
      ],
      [
        Stimulus(.clockMoved(.zero - .hours(1)), at: .start + .minutes(30)),
        Stimulus(.rebooted, at: .start + .minutes(35)),
        Stimulus(.locked(false), at: .start + .minutes(36)),
        Stimulus(.reloadCalled(kind: 0), at: .start + .minutes(40)),
        Stimulus(.rebooted, at: .start + .minutes(45)),
        Stimulus(.locked(false), at: .start + .minutes(46)),
      ]
    ),
    // The first entry of a timeline, reached before the unlock.
    phone(
      answering: [timeline(.minutes(30))],
      [
        Stimulus(.rebooted, at: .start + .minutes(10)),
        Stimulus(.clockMoved(.zero - .hours(1)), at: .start + .minutes(50)),
        Stimulus(.locked(false), at: .start + .minutes(55)),
      ]
    ),
    // The second entry of a timeline comes due after a restart, while the next timeline waits for its first.
    phone(
      answering: [timeline(.zero, .minutes(30)), timeline(.hours(5))],
      [
        Stimulus(.reloadCalled(kind: 0), at: .start + .minutes(10)),
        Stimulus(.rebooted, at: .start + .minutes(20)),
      ]
    ),
    phone(
      answering: [timeline(.zero)],
      showing: [
        ViewNode(.containerBackground), ViewNode(.toggle, depth: 1, target: 1),
        ViewNode(.link, depth: 2, target: 2), ViewNode(.text, depth: 3),
      ],
      in: .systemMedium,
      [Stimulus(.tapped(PlacementID(0), node: 3), at: .start + .minutes(10))]
    ),
    phone(
      answering: [timeline(.zero)],
      showing: [ViewNode(.containerBackground), ViewNode(.button, depth: 1, target: 1)],
      [
        Stimulus(.reloadCalled(kind: 0), at: .start + .minutes(1)),
        Stimulus(.tapped(PlacementID(0), node: 1), at: .start + .minutes(5) - .seconds(2)),
      ],
      intentTakes: .seconds(2)
    ),
  ]

  private static func phone(
    answering timelines: [ScriptedAnswer],
    showing nodes: [ViewNode] = [],
    in family: Family = .systemSmall,
    _ workload: [Stimulus],
    intentTakes delay: Interval = .zero
  ) -> Scenario {
    var widget = Widget()
    widget.placements = [PlacedWidget()]
    widget.placements[0].family = family
    if !nodes.isEmpty { widget.views = [ViewTree(nodes: nodes)] }
    widget.timelines = timelines.map { ScriptedCall($0) }
    widget.intents = [ScriptedIntent()]
    widget.intents[0].delay = delay
    var scenario = Scenario()
    scenario.length = .hours(2)
    scenario.widgets = [widget]
    scenario.workload = workload
    return scenario
  }

  private static func timeline(_ offsets: Interval...) -> ScriptedAnswer {
    var answer = ScriptedAnswer()
    answer.entries = offsets.map { offset in
      var entry = ScriptedEntry()
      entry.offset = offset
      return entry
    }
    return answer
  }
}
