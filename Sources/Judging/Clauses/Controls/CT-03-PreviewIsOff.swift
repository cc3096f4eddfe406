import WidgetModel

/// A control's preview value is available at once, and is the inactive one.
struct PreviewIsOff: SideEffectClause {
  enum Situation: String, ClauseWord {
    case noToggle = "a preview without a toggle"
    case off = "a toggle that is off"
    case on = "a toggle that is on"
    case slow = "a value that takes more than a second"
  }

  static let optional: [Situation] = [.off, .on, .slow]

  enum Violation: String, ClauseWord {
    case on = "not off"
    case slow
  }

  static let clause = Clause(
    Self.self,
    id: "CT-03.provider",
    title: "a control's preview value is quick and off",
    statement: """
      A control's preview value is available within a second, and a toggle's preview is off.
      """,
    level: .exception(.recommended, because: "Apple says only that it should be so"),
    party: .provider,
    facts: [.ct03, .ct13],
    observes: Self.kinds,
    needs: [.realCode, .controls],
    advice: """
      Return a constant for the inactive state from `previewValue`: the gallery shows it, where \
      nothing is known about the person.
      """
  )

  static let requests: [RequestKind] = [.control]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .controlPreviewed else { return .silent }
    let limit = PlatformFigures.controlDeadline
    let time = Interval(microseconds: effect.amount)
    if time > limit {
      return .broken(
        .slow,
        .slow,
        comparing: Comparison(
          expected: "available within \(limit)",
          actual: "available after \(time)",
          limit: Limit("\(limit)", .brief(.ct13))
        ),
        message: "a control's preview value took \(time), more than \(limit)"
      )
    }
    guard effect.text == "on" else { return .kept(effect.text == "off" ? .off : .noToggle) }
    return .broken(
      .on,
      .on,
      comparing: Comparison(expected: "a toggle that is off", actual: "one that is on"),
      message: "a control's preview shows its toggle on"
    )
  }
}
