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
    facts: [.dl06],
    assumptions: [.as14],
    situations: [
      ClauseSituation("within the limit"),
      ClauseSituation("at exactly the limit", isRequired: false),
      ClauseSituation("over the limit", isRequired: false),
    ],
    observes: EventKinds(.answered),
    needs: .timelines,
    checker: {
      FirstAnswerChecker { reply, state, tally in
        let limit = state.profile[.memoryLimit]
        if state.isRealCode, isDoubtful(reply.memory, limit) { return tally.leaveUndecided() }
        tally.see(reply.memory < limit ? 0 : reply.memory == limit ? 1 : 2)
        guard reply.memory > limit else { return }
        tally.violated(
          "too much memory",
          by: reply,
          comparing: Comparison(
            expected: "at most \(amount(limit, "byte"))",
            actual: "\(amount(reply.memory, "byte"))",
            limit: state.limit(.memoryLimit)
          ),
          "the answer used \(amount(reply.memory, "byte")) of memory, more than \(limit)"
        )
      }
    }
  )

  /// Whether memory that an allocator counted is too near the limit to be judged (AS-14).
  private static func isDoubtful(_ memory: Int64, _ limit: Int64) -> Bool {
    abs(Double(memory) - Double(limit)) <= Double(limit) * PlatformFigures.memoryDoubt
  }
}
