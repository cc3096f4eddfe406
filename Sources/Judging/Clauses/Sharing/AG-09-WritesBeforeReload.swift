import WidgetModel

/// Code writes what widgets show before it requests their reload.
struct WritesBeforeReload: ClauseChecker {
  enum Situation: String, ClauseWord {
    case nothingAfter = "nothing is written after the reload call"
    case writtenAfter = "something is written after the reload call"
  }

  static let optional: [Situation] = [.writtenAfter]

  enum Violation: String, ClauseWord {
    case writtenAfter = "written too late"
  }

  enum Guard: String, ClauseWord {
    case isRepeated = "another value written after the same reload call"
  }

  static let clause = Clause(
    Self.self,
    id: "AG-09.app",
    title: "data is written before the reload is requested",
    statement: """
      Code writes its shared defaults before it requests a reload, or requests another reload \
      afterwards. Files are not checked.
      """,
    level: .exception(
      .recommended,
      because: "only the app's author knows whether the widgets show what is written"
    ),
    party: .app,
    facts: [.ag09],
    observes: EventKinds(.did, .answered),
    needs: [.realCode, .reloadCalls],
    advice: """
      Write first, then request the reload: the extension runs in its own process and may read \
      before the app continues.
      """
  )

  /// A value that was written after a reload call.
  private struct Write {
    let request: RequestID
    let effect: SideEffect
    let index: Int?
  }

  /// The requests under way whose code has called for a reload.
  private var called = MarkedRequests()

  /// The first value that each of them has written since its last call.
  private var writes: [Write] = []

  mutating func begin(_ state: ObservedState) {
    called.removeAll()
    writes.removeAll(keepingCapacity: true)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.did(let id, let number)):
      guard let sideEffect = check.state.sideEffect(number) else { return }
      switch sideEffect.kind {
      case .reloadCalled, .reloadAllCalled:
        called.mark(id, isBroken: false)
        writes.removeAll { $0.request == id }
      case .sharedDataWritten: record(sideEffect, during: id, check)
      default: break
      }
    case .input(.answered(let id, _, _)):
      guard called.remove(id) else { return }
      guard let place = writes.firstIndex(where: { $0.request == id }) else {
        return check.see(.nothingAfter)
      }
      judge(writes.remove(at: place), check)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    for write in writes { judge(write, check) }
  }

  private mutating func record(
    _ effect: SideEffect,
    during id: RequestID,
    _ check: ClauseCheck<Self>
  ) {
    guard called.contains(id) else { return }
    if check.skips(.isRepeated, if: writes.contains { $0.request == id }) { return }
    writes.append(Write(request: id, effect: effect, index: check.index))
  }

  private func judge(_ write: Write, _ check: ClauseCheck<Self>) {
    check.see(.writtenAfter)
    check.violated(
      .writtenAfter,
      at: write.index,
      placement: check.state.requests[write.request]?.subject.placement,
      request: write.request,
      place: write.effect.place,
      comparing: Comparison(expected: "written before the reload call", actual: "written after it"),
      """
      \(write.effect.text) was written after the reload call, so the reload may not show it
      """
    )
  }
}
