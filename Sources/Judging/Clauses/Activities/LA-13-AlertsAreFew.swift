import WidgetModel

/// Not every update of a Live Activity draws attention to itself.
struct AlertsAreFew: ClauseChecker {
  enum Situation: String, CaseIterable {
    case quiet = "an update without an alert"
    case once =
      "an update with an alert, after two of which one had none, or as one of the first two"
    case threeTimes = "a third update in a row with an alert"
  }

  static let optional: [Situation] = [.once, .threeTimes]

  enum Violation: String, CaseIterable {
    case always = "an alert each time"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-13.app",
    title: "not every update of an activity alerts",
    statement: """
      Code does not give three updates in a row of one Live Activity an alert each: people who are called for \
      everything turn the activity off.
      """,
    level: .exception(
      .recommended,
      because:
        "Apple says that an alert opens the island or a banner; to spare people that is advice"
    ),
    party: .app,
    facts: [.la13],
    observes: EventKinds(.did),
    needs: [.realCode, .activities],
    advice: """
      Pass an `AlertConfiguration` only where the person should look up now, such as when the delivery stands at the \
      door; other updates are shown without it.
      """
  )

  /// The activities that are remembered, those that were updated last.
  private static let memory = 64
  private static let limit = 3

  private struct Row {
    let name: String
    /// The updates in a row with an alert, the present one left out until it alerts.
    var length = 0
    /// Whether the present update has alerted.
    var isAlerting = false
  }

  private var rows: [Row] = []

  mutating func begin(_ state: ObservedState) { rows.removeAll(keepingCapacity: true) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.did(let id, let number)) = event.body,
      let effect = check.state.sideEffect(number)
    else { return }
    switch effect.kind {
    case .activityUpdated:
      var row = take(effect.text)
      if !row.isAlerting { row.length = 0 }
      row.isAlerting = false
      rows.append(row)
      check.see(.quiet)
    case .activityAlerted:
      var row = take(effect.text)
      row.isAlerting = true
      row.length += 1
      rows.append(row)
      check.see(row.length < AlertsAreFew.limit ? .once : .threeTimes)
      guard row.length == AlertsAreFew.limit else { return }
      check.violated(
        .always,
        placement: check.state.requests[id]?.subject.placement,
        request: id,
        place: effect.place,
        comparing: Comparison(
          expected: "an update without an alert among \(AlertsAreFew.limit)",
          actual: "an alert with each"
        ),
        "\(AlertsAreFew.limit) updates in a row of a Live Activity came with an alert"
      )
    default: break
    }
  }

  /// Takes the row of an activity out, a new one where none is known.
  private mutating func take(_ name: String) -> Row {
    if let place = rows.firstIndex(where: { $0.name == name }) { return rows.remove(at: place) }
    if rows.count == AlertsAreFew.memory { rows.removeFirst() }
    return Row(name: name)
  }
}
