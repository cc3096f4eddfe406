import WidgetModel

/// An offline phone still gets an entry for its widget.
struct OfflineHasEntry: EntryDespiteClause {
  enum Situation: String, ClauseWord {
    case entryCame = "the network was used offline and an entry came"
    case noEntryCame = "the network was used offline and no entry came"
  }

  static let optional: [Situation] = [.noEntryCame]

  enum Violation: String, ClauseWord {
    case noEntry = "no entry"
  }

  enum Guard: String, ClauseWord {
    case unknownRequest = "a load for a request that is not known"
    case isAnswered = "a load that began only after the first answer"
  }

  static let clause = Clause(
    Self.self,
    id: "DL-26.provider",
    title: "an offline phone gets an entry",
    statement: """
      A timeline request whose code uses the network while the phone is offline is answered in \
      time with an entry.
      """,
    party: .provider,
    facts: [.dl26],
    observes: EventKinds(.did, .answered, .failed),
    needs: [.realCode, .timelines, .network],
    advice: """
      Also answer on the failure path: with what was loaded last, or with an entry that says that \
      there is no connection, and a policy that reloads later.
      """
  )

  static var outcomes: (entry: Situation, none: Situation) { (.entryCame, .noEntryCame) }
  static var noEntry: Violation { .noEntry }
  static var passes: (unknown: Guard, answered: Guard) { (.unknownRequest, .isAnswered) }
  static let expected = "an entry without the network"

  var hindered = HinderedRequests()

  func hindrance(_ effect: SideEffect, _ state: ObservedState) -> String? {
    guard effect.kind == .networkRequested, state.setup.device.surroundings.network == .offline
    else { return nil }
    return "\(effect.text) could not be reached"
  }
}
