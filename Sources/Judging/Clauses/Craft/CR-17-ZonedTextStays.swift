import WidgetModel

/// A time in a fixed zone does not follow the phone.
struct ZonedTextStays: SideEffectClause {
  enum Situation: String, ClauseWord {
    case steady = "answered without a zoned text that moves"
    case moved = "a text in a fixed zone followed the phone"
  }

  static let optional: [Situation] = [.moved]

  enum Violation: String, ClauseWord {
    case moved = "follows the phone"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-17",
    title: "a time in a fixed zone does not follow the phone",
    statement: """
      A text that draws a date in a time zone set by the code reads the same in every time zone of \
      the phone. If the code reads a zone's offset, no drawn time moves against the phone's zone \
      or twice as far when the phone changes zones.
      """,
    party: .view,
    rule: .cr17,
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Set the zone once, with `environment(\\.timeZone, zone)` or in the format, and leave the \
      date unchanged: an instant has no zone, and adding an offset makes it another instant. See \
      https://github.com/daneden/Solstice/pull/125.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .zonedTextMoved else { return .silent }
    return .broken(
      .moved,
      .moved,
      message: "the same entry reads \(effect.text), although the code sets the text's zone"
    )
  }
}
