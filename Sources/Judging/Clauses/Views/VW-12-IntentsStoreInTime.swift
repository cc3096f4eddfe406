import WidgetModel

/// An intent stores its result before it returns.
struct IntentsStoreInTime: ClauseChecker {
  enum Situation: String, ClauseWord {
    case returned = "the intent of a button or control returned"
    case late = "its code stored something after that"
  }

  static let optional: [Situation] = [.late]

  enum Violation: String, ClauseWord {
    case late = "stored too late"
  }

  enum Guard: String, ClauseWord {
    case isReloaded = "a value stored late, followed by a reload call"
    case isRepeated = "another value stored after the same return"
  }

  static let clause = Clause(
    Self.self,
    id: "VW-12.intent",
    title: "an intent stores its result before it returns",
    statement: """
      The intent of a button or control does not write shared defaults after `perform()` returns, \
      unless it then requests a reload. Files are not checked.
      """,
    level: .exception(
      .recommended,
      because: "only the app's author knows whether the widget shows the late value"
    ),
    party: .intent,
    facts: [.vw12],
    observes: EventKinds(.did, .answered),
    needs: .realCode,
    advice: """
      The system reloads the widget when `perform()` returns. Await the work in `perform()`: a \
      value that an unawaited `Task` stores later appears only after the next reload. See \
      https://github.com/ABausG/home_widget/pull/244.
      """
  )

  private struct Write {
    let request: RequestID
    let placement: PlacementID
    let index: Int?
    let place: SourcePlace
    let key: String
  }

  /// The most recent requests whose intents have returned, at most 64.
  private var returned: [RequestID] = []
  private var late: [Write] = []

  mutating func begin(_ state: ObservedState) {
    returned.removeAll(keepingCapacity: true)
    late.removeAll(keepingCapacity: true)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.answered(let id, _, _)):
      guard let request = check.state.requests[id], request.kind.runsIntent, request.answers == 0
      else { return }
      check.see(.returned)
      if returned.count == 64 { returned.removeFirst() }
      returned.append(id)
    case .input(.did(let id, let number)):
      guard returned.contains(id), let effect = check.state.sideEffect(number) else { return }
      did(effect, on: id, check)
    default: break
    }
  }

  private mutating func did(
    _ effect: SideEffect,
    on id: RequestID,
    _ check: ClauseCheck<Self>
  ) {
    switch effect.kind {
    case .sharedDataWritten:
      let isRepeated = late.contains { $0.request == id }
      // One violation for each return is enough, and the bound keeps memory fixed.
      if check.skips(.isRepeated, if: isRepeated || late.count == 64) { return }
      check.see(.late)
      late.append(
        Write(
          request: id,
          placement: check.state.requests[id]?.subject.placement ?? PlacementID(-1),
          index: check.index,
          place: effect.place,
          key: effect.text
        )
      )
    case .reloadCalled, .reloadAllCalled, .controlReloadCalled:
      late.removeAll { check.skips(.isReloaded, if: $0.request == id) }
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    for write in late {
      check.violated(
        .late,
        at: write.index,
        placement: write.placement,
        request: write.request,
        place: write.place,
        comparing: Comparison(expected: "stored before the return", actual: "stored after it"),
        """
        "\(write.key)" is stored after the intent returned, so the widget was reloaded with the old value
        """
      )
    }
  }
}
