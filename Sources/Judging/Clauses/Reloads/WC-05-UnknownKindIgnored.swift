import WidgetModel

/// A call for an unknown kind does nothing.
struct UnknownKindIgnored: ClauseChecker {
  enum Situation: String, ClauseWord {
    case noWidgetHasIt = "a kind that no widget has"
    case placed = "a kind that is placed"
    case noneIsPlaced = "a declared kind without a placed widget"
  }

  static let optional: [Situation] = [.noneIsPlaced]

  enum Violation: String, ClauseWord {
    case reportedAKnownKind = "reported a known kind"
    case reloaded
    case notReported = "not reported"
  }

  enum Guard: String, ClauseWord {
    case noneIsPlaced = "a report of a declared kind without a placed widget"
    case isLater = "a reload without a cause, later than the call"
  }

  static let clause = Clause(
    Self.self,
    id: "WC-05.runtime",
    title: "a call for an unknown kind is reported, not carried out",
    statement: """
      A call to reload a kind that no widget has reloads nothing and is reported to the author; a \
      call for a placed kind is not reported.
      """,
    party: .runtime,
    facts: [.wc05],
    observes: EventKinds(.reloadCalled, .granted, .held, .reported)
  )

  private struct Call {
    let kind: Int
    let instant: Instant
    let index: Int?
    let isPlaced: Bool
    let isDeclared: Bool
    var awaitsReport: Bool
  }

  private var call: Call?

  mutating func begin(_ state: ObservedState) { call = nil }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.reloadCalled(let kind)):
      reportUnreportedCall(check)
      let isPlaced = check.state.counts.present(ofKind: kind) > 0
      let isDeclared = check.state.setup.widgets.contains { $0.kind == kind }
      call = Call(
        kind: kind,
        instant: event.instant,
        index: check.index,
        isPlaced: isPlaced,
        isDeclared: isDeclared,
        awaitsReport: !isDeclared
      )
      check.see(isPlaced ? .placed : isDeclared ? .noneIsPlaced : .noWidgetHasIt)
    case .effect(.reported(.unknownKind, _)):
      // A kind that is declared but not placed may count as unknown or not.
      if let call, !call.isPlaced,
        !call.isDeclared || check.skips(.noneIsPlaced, if: true)
      {
        self.call?.awaitsReport = false
      } else {
        check.violated(
          .reportedAKnownKind,
          "an unknown kind was reported although no call named one"
        )
      }
    case .effect(.granted(let id, let causes, _)), .effect(.held(let id, let causes, _)):
      guard let call, !call.isPlaced,
        let record = check.state.owed[id],
        !causes.intersection(.calls).isSubset(of: record.explained)
      else { return }
      if check.skips(.isLater, if: call.instant != event.instant) { return }
      check.violated(
        .reloaded,
        placement: id,
        "a widget was reloaded for a call of kind \(call.kind), which is not its kind"
      )
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { reportUnreportedCall(check) }

  private mutating func reportUnreportedCall(_ check: ClauseCheck<Self>) {
    guard let call, call.awaitsReport else { return }
    check.violated(
      .notReported,
      at: call.index,
      comparing: Comparison(expected: "reported as unknown", actual: "not reported"),
      "a call for the unknown kind \(call.kind) was not reported"
    )
    self.call = nil
  }
}
