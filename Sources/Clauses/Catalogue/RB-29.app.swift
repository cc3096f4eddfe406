import WidgetModel

extension Clause {
  /// An app does not call for reloads in rapid succession.
  static let callsDebounced = Clause(
    id: "RB-29.app",
    title: "reload calls lie apart",
    statement: """
      The calls with which an app asks to reload one kind, those for all kinds included, lie at \
      least the profile's debounce time apart.
      """,
    level: .recommended,
    party: .app,
    sources: ["RB-29"],
    situations: [
      Situation("farther apart"),
      Situation("exactly the debounce time apart", isRequired: false),
      Situation("closer together", isRequired: false),
    ],
    observes: EventKinds(.reloadCalled, .reloadAllCalled),
    checker: { CallsDebouncedChecker() }
  )
}

private final class CallsDebouncedChecker: Checker {
  /// The last call for each kind that was ever named, and the last for all.
  private var kinds: [(kind: Int, instant: Instant)] = []
  private var all: Instant?

  func begin(_ ledger: Ledger) {
    kinds.removeAll(keepingCapacity: true)
    all = nil
  }

  func observe(_ event: TraceEvent, at index: Int, _ ledger: Ledger, _ tally: inout Tally) {
    var last = all
    switch event.body {
    case .input(.reloadCalled(let kind)):
      if let place = kinds.firstIndex(where: { $0.kind == kind }) {
        last = max(last ?? .start, kinds[place].instant)
        kinds[place].instant = event.instant
      } else {
        kinds.append((kind, event.instant))
      }
    case .input(.reloadAllCalled):
      for call in kinds { last = max(last ?? .start, call.instant) }
      all = event.instant
    default: return
    }
    guard let last else { return }
    let distance = event.instant - last
    let least = ledger.profile.interval(.callDebounce)
    tally.see(distance > least ? 0 : distance == least ? 1 : 2)
    guard distance < least else { return }
    tally.breach(
      "too close",
      at: index,
      "two reload calls lie \(distance) apart, less than \(least)"
    )
  }
}
