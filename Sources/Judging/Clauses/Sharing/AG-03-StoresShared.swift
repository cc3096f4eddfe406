import WidgetModel

/// A store that an extension reads is one that its app writes.
struct StoresShared: ClauseChecker {
  enum Situation: String, ClauseWord {
    case shared = "answered without finding its own store empty"
    case separate = "found no models in its own store"
    case filled = "found none in its own store, which its code may fill"
  }

  static let optional: [Situation] = [.separate, .filled]

  enum Violation: String, ClauseWord {
    case separate
  }

  enum Guard: String, ClauseWord {
    case isRepeated = "another fetch from the same store"
  }

  static let clause = Clause(
    Self.self,
    id: "AG-03.provider",
    title: "models are where the app stores them",
    statement: """
      A provider that fetches models and loads nothing over the network uses a store in an app \
      group's container, or one that iCloud synchronizes. The first request that finds no models \
      does not count, because its code may fill the store.
      """,
    party: .provider,
    facts: [.ag03, .ag01],
    observes: EventKinds(.did, .answered),
    needs: .realCode,
    advice: """
      Open the store with `ModelConfiguration(groupContainer: .identifier("group…"))`, or at a URL \
      in `containerURL(forSecurityApplicationGroupIdentifier:)`, in the app and in the extension.
      """
  )

  private var hasLoaded = false
  private var isBroken = false
  private var looks: [(request: RequestID, effect: SideEffect, index: Int?)] = []
  /// The number of requests so far that found no models.
  private var requests = 0

  mutating func begin(_ state: ObservedState) {
    hasLoaded = false
    isBroken = false
    looks.removeAll(keepingCapacity: true)
    requests = 0
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.did(let id, let number)):
      guard let effect = check.state.sideEffect(number) else { return }
      switch effect.kind {
      case .networkRequested: hasLoaded = true
      case .separateStoreRead where !looks.contains { $0.request == id }:
        looks.append((id, effect, check.index))
      default: break
      }
    case .input(.answered(let id, _, _)):
      guard let look = looks.first(where: { $0.request == id }) else { return check.see(.shared) }
      looks.removeAll { $0.request == id }
      judge(look, check)
    default: break
    }
  }

  /// Judges a request's fetch, except the first one, whose code may have filled the store.
  private mutating func judge(
    _ look: (request: RequestID, effect: SideEffect, index: Int?),
    _ check: ClauseCheck<Self>
  ) {
    requests += 1
    if hasLoaded || requests < 2 { return check.see(.filled) }
    if check.skips(.isRepeated, if: isBroken) { return }
    isBroken = true
    check.see(.separate)
    check.violated(
      .separate,
      at: look.index,
      placement: check.state.requests[look.request]?.subject.placement,
      request: look.request,
      place: look.effect.place,
      comparing: Comparison(expected: "a store that the app reaches", actual: "its own store"),
      """
      \(look.effect.text) are fetched from a store in the extension's own container, to which no \
      app writes
      """
    )
  }
}
