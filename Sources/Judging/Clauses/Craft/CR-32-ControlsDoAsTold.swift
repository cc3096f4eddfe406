import WidgetModel

/// A control does what a tap on it requests.
struct ControlsDoAsTold: ClauseChecker {
  enum Situation: String, ClauseWord {
    case returned = "a control's intent returned"
    case threw = "a control's intent threw"
    case asSet = "a toggle shows what it was set to"
    case otherwise = "a toggle does not show what it was set to"
  }

  static let optional: [Situation] = [.threw, .asSet, .otherwise]

  enum Violation: String, ClauseWord {
    case alwaysThrows = "always throws"
    case otherValue = "other value"
  }

  enum Guard: String, ClauseWord {
    case mayDiffer = "an intent that threw every time, perhaps because of data or a server"
    case isRepeated = "a toggle already reported"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-32",
    title: "a control does what a tap requests",
    statement: """
      A control's intent does not throw every time it runs, and a toggle shows the value that its \
      intent was given. Results that depend on a server, the app or stored data are not judged.
      """,
    party: .intent,
    rule: .cr32,
    facts: [.ct05],
    observes: EventKinds(.did, .answered),
    needs: [.realCode, .controls],
    advice: """
      Let `perform()` store `value`, which the system sets to the new state, and let \
      `currentValue()` read the stored value. An intent that flips the stored value is wrong as \
      soon as the control shows an older state.
      """
  )

  private struct Throw {
    let request: RequestID
    let widget: WidgetID
    let value: Int64
    let index: Int?
    let place: SourcePlace
    let text: String
  }

  /// The errors that intents made by themselves.
  private var errors: [Throw] = []

  /// The controls whose intents returned, or threw for what may be a different reason.
  private var returned: Set<WidgetID> = []

  /// The intents of toggles that are known to set a different value.
  private var reported: Set<String> = []

  mutating func begin(_ state: ObservedState) {
    errors.removeAll()
    returned.removeAll()
    reported.removeAll()
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.did(let id, let number)):
      guard let effect = check.state.sideEffect(number), let request = check.state.requests[id]
      else { return }
      did(effect, on: request, check)
    case .input(.answered(let id, let answer, _)):
      guard let request = check.state.requests[id], request.kind == .controlAction,
        request.answers == 0
      else { return }
      check.see(answer == .threw ? .threw : .returned)
      if answer != .threw || !errors.contains(where: { $0.request == id }) {
        returned.insert(request.subject.widget)
      }
    default: break
    }
  }

  private mutating func did(
    _ effect: SideEffect,
    on request: RequestRecord,
    _ check: ClauseCheck<Self>
  ) {
    switch effect.kind {
    case .controlIntentThrew:
      // The bound keeps memory fixed in a long run.
      guard errors.count < 64 else { return }
      errors.append(
        Throw(
          request: request.id,
          widget: request.subject.widget,
          value: effect.amount,
          index: check.index,
          place: effect.place,
          text: effect.text
        )
      )
    case .controlToggled:
      // 1 means that the toggle shows the value.
      check.see(effect.amount == 1 ? .asSet : .otherwise)
      guard effect.amount != 1 else { return }
      if check.skips(.isRepeated, if: !reported.insert(effect.text).inserted) { return }
      check.violated(
        .otherValue,
        request: request.id,
        place: effect.place,
        comparing: Comparison(expected: effect.text, actual: "the other state"),
        "a control's toggle does not show the value that its intent was given: \(effect.text)"
      )
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    var seen: Set<WidgetID> = []
    for error in errors where seen.insert(error.widget).inserted {
      let own = errors.filter { $0.widget == error.widget }
      // 2 means a button, which has to throw twice; a toggle has to throw for both of its values.
      let isProven = error.value == 2 ? own.count > 1 : Set(own.map(\.value)).count == 2
      if check.skips(.mayDiffer, if: !isProven || returned.contains(error.widget)) { continue }
      check.violated(
        .alwaysThrows,
        at: error.index,
        request: error.request,
        place: error.place,
        comparing: Comparison(expected: "a result", actual: "an error"),
        "a control's intent threw every time it ran: \(error.text)"
      )
    }
  }
}
