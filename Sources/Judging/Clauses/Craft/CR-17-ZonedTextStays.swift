import WidgetModel

/// A time in a zone of its own does not follow the phone.
struct ZonedTextStays: SideEffectClause {
  enum Situation: String, ClauseWord {
    case steady = "answered without such a text"
    case moved = "a text with a zone of its own followed the phone"
  }

  static let optional: [Situation] = [.moved]

  enum Violation: String, ClauseWord {
    case moved = "follows the phone"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-17",
    title: "a time in a zone of its own stays when the phone moves",
    statement: """
      A text that draws a date in a time zone set by the code reads the same in each zone of the phone, and where code \
      asks for the offset of a zone, no time moves against the phone's.
      """,
    party: .view,
    rule: .cr17,
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Set the zone once, by `environment(\\.timeZone, zone)` or in the format, and leave the date as it is: \
      an instant has no zone, and a date that is moved by an offset is another instant. See \
      https://github.com/daneden/Solstice/pull/125.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .zonedTextMoved else { return .silent }
    return .broken(
      .moved,
      .moved,
      message: "the same entry reads \(effect.text), although the code sets the zone of the text"
    )
  }
}
