import WidgetModel

/// Code writes what widgets show before it asks for their reload.
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
    case isRepeated = "a further value that is written after the same reload call"
  }

  static let clause = Clause(
    Self.self,
    id: "AG-09.app",
    title: "data is written before the reload is asked for",
    statement: """
      Code that calls for a reload of timelines has written its shared defaults before; files are not seen.
      """,
    level: .exception(
      .recommended,
      because: "whether the widgets show what is written, only the app's author knows"
    ),
    party: .app,
    facts: [.ag09],
    observes: EventKinds(.did, .answered),
    needs: [.realCode, .reloadCalls],
    advice: """
      Write first, then call for the reload: the extension runs in a process of its own and may read \
      before the app goes on.
      """
  )

  /// The requests under way whose code has called for a reload, broken where it wrote since.
  private var called = MarkedRequests()

  mutating func begin(_ state: ObservedState) { called.removeAll() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.did(let id, let number)):
      guard let sideEffect = check.state.sideEffect(number) else { return }
      switch sideEffect.kind {
      case .reloadCalled, .reloadAllCalled: called.mark(id, isBroken: false)
      case .sharedDataWritten: judge(sideEffect, during: id, check)
      default: break
      }
    case .input(.answered(let id, _, _)):
      let hasWritten = called.isBroken(id)
      if called.remove(id), !hasWritten { check.see(.nothingAfter) }
    default: break
    }
  }

  private mutating func judge(_ write: SideEffect, during id: RequestID, _ check: ClauseCheck<Self>)
  {
    guard called.contains(id) else { return }
    if check.letsPass(.isRepeated, if: called.isBroken(id)) { return }
    called.mark(id, isBroken: true)
    check.see(.writtenAfter)
    check.violated(
      .writtenAfter,
      placement: check.state.requests[id]?.subject.placement,
      request: id,
      place: write.place,
      comparing: Comparison(expected: "written before the reload call", actual: "written after it"),
      "\(write.text) was written after a reload had been asked for, which may be served without it"
    )
  }
}
