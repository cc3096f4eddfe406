import WidgetModel

/// An entry carries everything that its view shows.
struct EntryCarriesAll: SideEffectClause {
  enum Situation: String, ClauseWord {
    case entryAlone = "drawn from the entry alone"
    case clock = "the clock was read"
    case data = "data was loaded"
  }

  static let optional: [Situation] = [.clock, .data]

  enum Violation: String, ClauseWord {
    case clock
    case data
  }

  static let clause = Clause(
    Self.self,
    id: "TL-41.view",
    title: "an entry carries everything its view shows",
    statement: """
      A view shows only what its entry and environment provide: it neither reads the clock nor \
      loads data while it is drawn. The same applies to the views of Live Activities and controls, \
      except that they may read data shared with their app.
      """,
    level: .exception(
      .recommended,
      because: "Apple implies it; only the briefs forbid it explicitly"
    ),
    party: .view,
    facts: [.tl41, .tl25, .dl13, .dl25],
    observes: Self.kinds,
    needs: [.realCode, .drawings],
    advice: """
      Put the date, and any data that must be loaded, into the entry. A widget's view is drawn \
      ahead of time, so `Date()` is not the time at which it is seen, and nothing waits for a \
      load.
      """
  )

  static let requests: [RequestKind] = [.timeline, .snapshot, .placeholder, .activity, .control]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    switch effect.kind {
    case .viewReadClock:
      .broken(
        .clock,
        .clock,
        comparing: Comparison(expected: "drawn from the entry", actual: "drawn from the clock"),
        message: """
          a view was drawn differently at another moment for \(effect.text): it reads the clock, a \
          random number or a variable
          """
      )
    case .viewLoadedData where Self.isJudged(effect, of: request?.kind):
      .broken(
        .data,
        .data,
        comparing: Comparison(expected: "drawn from the entry", actual: "drawn from loaded data"),
        message: "a view loaded data while it was drawn: \(effect.text)"
      )
    default: .silent
    }
  }

  /// Returns true if loaded data counts; for an activity or a control only network data does.
  private static func isJudged(_ sideEffect: SideEffect, of kind: RequestKind?) -> Bool {
    guard kind == .activity || kind == .control else { return true }
    return sideEffect.text.hasPrefix("http")
  }
}
