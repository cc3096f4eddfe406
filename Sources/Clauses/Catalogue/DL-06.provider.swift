import WidgetModel

extension Clause {
  /// A provider stays within its memory.
  static let memoryWithinLimit = Clause(
    id: "DL-06.provider",
    title: "memory stays within the limit",
    statement: """
      The first answer to a timeline request uses no more memory than the profile allows, \
      inclusively.
      """,
    level: .recommended,
    party: .provider,
    sources: ["DL-06"],
    situations: [
      Situation("within the limit"),
      Situation("at exactly the limit", isRequired: false),
      Situation("over the limit", isRequired: false),
    ],
    observes: EventKinds(.answered),
    checker: {
      FirstAnswerChecker { reply, ledger, tally in
        let limit = ledger.profile[.memoryLimit]
        tally.see(reply.memory < limit ? 0 : reply.memory == limit ? 1 : 2)
        guard reply.memory > limit else { return }
        tally.breach(
          "too much memory",
          by: reply,
          "the answer used \(reply.memory) bytes of memory, more than \(limit)"
        )
      }
    }
  )
}
