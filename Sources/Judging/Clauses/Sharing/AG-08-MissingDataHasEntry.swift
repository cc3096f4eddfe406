import WidgetModel

// A crash leaves no answer: the code that watches the process records that violation.
/// Missing data still leads to an entry.
struct MissingDataHasEntry: EntryDespiteClause {
  enum Situation: String, ClauseWord {
    case entryCame = "data was missing and an entry came"
    case noEntryCame = "data was missing and none came"
    case crashed = "data was missing and the code crashed"
  }

  static let optional: [Situation] = [.noEntryCame, .crashed]

  enum Violation: String, ClauseWord {
    case noEntry = "no entry"
  }

  enum Guard: String, ClauseWord {
    case unknownRequest = "data that was missing for an unknown request"
    case isAnswered = "data that was missing only after the first answer"
  }

  static let clause = Clause(
    Self.self,
    id: "AG-08.provider",
    title: "missing shared data still yields an entry",
    statement: "A timeline request that finds shared data missing is answered with an entry.",
    party: .provider,
    facts: [.ag08],
    observes: EventKinds(.did, .answered),
    needs: [.realCode, .timelines, .sharedData],
    secondLook: .missingData,
    advice: """
      Return an entry that says that there is no data yet. Until the app is opened for the first \
      time, the shared store is empty.
      """
  )

  static var outcomes: (entry: Situation, none: Situation) { (.entryCame, .noEntryCame) }
  static var noEntry: Violation { .noEntry }
  static var passes: (unknown: Guard, answered: Guard) { (.unknownRequest, .isAnswered) }
  static let expected = "an entry for data that is not there"

  var hindered = HinderedRequests()

  func hindrance(_ effect: SideEffect, _ state: ObservedState) -> String? {
    effect.kind == .sharedDataMissed ? "\(effect.text) was not there" : nil
  }
}
