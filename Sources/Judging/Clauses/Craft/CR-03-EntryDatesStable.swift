import WidgetModel

/// An entry has one date.
struct EntryDatesStable: SideEffectClause {
  enum Situation: String, ClauseWord {
    case same = "every date was the same twice"
    case moved = "a date had moved"
  }

  static let optional: [Situation] = [.moved]

  enum Violation: String, ClauseWord {
    case moved
  }

  static let clause = Clause(
    Self.self,
    id: "CR-03",
    title: "an entry's date does not move",
    statement: "An entry has the same date every time it is read.",
    party: .provider,
    rule: .cr03,
    observes: Self.kinds,
    needs: [.realCode, .timelines],
    advice: """
      Make the entry's date a stored property. A computed one that reads the clock returns another \
      date each time the system reads it.
      """
  )

  static let requests: [RequestKind] = [.timeline]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .entryDateMoved else { return .silent }
    let shift = Interval(microseconds: effect.amount)
    return .broken(
      .moved,
      .moved,
      comparing: Comparison(expected: "the same date each time", actual: "moved by \(shift)"),
      message: "an entry's date had moved by \(shift) when it was read again"
    )
  }
}
