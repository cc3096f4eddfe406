import WidgetModel

/// Not every update of a Live Activity has an alert.
struct AlertsAreFew: GivenContentClause {
  enum Situation: String, ClauseWord {
    case quiet = "an update without an alert"
    case once = "a first or second update in a row with an alert"
    case threeTimes = "a third or later update in a row with an alert"
  }

  static let optional: [Situation] = [.once, .threeTimes]

  enum Violation: String, ClauseWord {
    case always = "an alert each time"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-13.app",
    title: "not every update of an activity alerts",
    statement: """
      Code does not give each of three updates in a row of one Live Activity an alert.
      """,
    level: .exception(
      .recommended,
      because: "Apple says that an alert opens the island or a banner; alerting seldom is advice"
    ),
    party: .app,
    facts: [.la13],
    observes: Self.kinds,
    needs: [.realCode, .activities],
    advice: """
      Pass an `AlertConfiguration` only when the person should look now, such as when the delivery \
      is at the door; other updates are shown without it. People turn off an activity that alerts \
      each time.
      """
  )

  private static let limit = 3

  /// The number of updates in a row that came with an alert, for activities whose last one did.
  private var rows: [ActivityID: Int] = [:]

  var call: (request: RequestID, place: SourcePlace)?

  mutating func begin(_ state: ObservedState) {
    rows.removeAll(keepingCapacity: true)
    call = nil
  }

  mutating func judge(
    _ given: GivenContent,
    _ check: ClauseCheck<Self>
  ) -> WrongContent<Violation>? {
    guard given.isUpdate else { return nil }
    guard given.content.alerts else {
      rows[given.activity] = nil
      check.see(.quiet)
      return nil
    }
    let length = rows[given.activity, default: 0] + 1
    rows[given.activity] = length
    check.see(length < AlertsAreFew.limit ? .once : .threeTimes)
    // One violation for each row of updates is enough.
    guard length == AlertsAreFew.limit else { return nil }
    return WrongContent(
      violation: .always,
      comparison: Comparison(
        expected: "an update without an alert among \(AlertsAreFew.limit)",
        actual: "an alert with each"
      ),
      message: "\(AlertsAreFew.limit) updates in a row of a Live Activity came with an alert"
    )
  }
}
