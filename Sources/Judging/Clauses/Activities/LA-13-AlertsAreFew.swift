import WidgetModel

/// Not every update of a Live Activity draws attention to itself.
struct AlertsAreFew: GivenContentClause {
  enum Situation: String, CaseIterable {
    case quiet = "an update without an alert"
    case once = "a first or second update in a row with an alert"
    case threeTimes = "a third one in a row, or a further one"
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
    observes: Self.kinds,
    needs: [.realCode, .activities],
    advice: """
      Pass an `AlertConfiguration` only where the person should look up now, such as when the delivery stands at the \
      door; other updates are shown without it.
      """
  )

  private static let limit = 3

  /// How many updates in a row came with an alert, of the activities whose last one did.
  private var rows: [ActivityID: Int] = [:]

  var call: ContentPlace?

  mutating func begin(_ state: ObservedState) {
    rows.removeAll(keepingCapacity: true)
    call = nil
  }

  mutating func judge(
    _ content: ActivityContent,
    of id: ActivityID,
    isUpdate: Bool,
    from call: ContentPlace,
    _ check: ClauseCheck<Self>
  ) {
    guard isUpdate else { return }
    guard content.alerts else {
      rows[id] = nil
      return check.see(.quiet)
    }
    let length = rows[id, default: 0] + 1
    rows[id] = length
    check.see(length < AlertsAreFew.limit ? .once : .threeTimes)
    guard length == AlertsAreFew.limit else { return }
    check.violated(
      .always,
      placement: check.state.requests[call.request]?.subject.placement,
      request: call.request,
      place: call.place,
      comparing: Comparison(
        expected: "an update without an alert among \(AlertsAreFew.limit)",
        actual: "an alert with each"
      ),
      "\(AlertsAreFew.limit) updates in a row of a Live Activity came with an alert"
    )
  }
}
