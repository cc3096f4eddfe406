import WidgetModel

/// A provider stays within its memory.
struct MemoryWithinLimit: FirstAnswerClause {
  enum Situation: String, ClauseWord {
    case within = "within the limit"
    case atTheLimit = "at exactly the limit"
    case over = "over the limit"
  }

  static let optional: [Situation] = [.atTheLimit, .over]

  enum Violation: String, ClauseWord {
    case tooMuchMemory = "too much memory"
  }

  static let clause = Clause(
    Self.self,
    id: "DL-06.provider",
    title: "memory stays within the limit",
    statement: """
      The first answer to a timeline request uses at most as much memory as the profile allows.
      """,
    party: .provider,
    facts: [.dl06],
    assumptions: [.as14],
    observes: EventKinds(.answered),
    needs: .timelines,
    advice: """
      Load images at the size in which they are shown, one after the other, and release each \
      before the next. Decode large data in pieces.
      """
  )

  static let seededFaults = [
    SeededFault(
      .muchMemory,
      "The process uses one byte more than allowed.",
      faulty: { profile in .answering(.zero) { $0.memory = profile[.memoryLimit] + 1 } },
      nearMiss: { profile in .answering(.zero) { $0.memory = profile[.memoryLimit] } }
    )
  ]

  static let requests = RequestKind.timeline

  func judge(_ reply: FirstAnswer, _ check: ClauseCheck<Self>) {
    let limit = check.profile[.memoryLimit]
    if check.state.isRealCode, Self.isDoubtful(reply.memory, limit) {
      return check.leaveUndecided()
    }
    check.see(reply.memory < limit ? .within : reply.memory == limit ? .atTheLimit : .over)
    guard reply.memory > limit else { return }
    check.violated(
      .tooMuchMemory,
      by: reply,
      comparing: Comparison(
        expected: "at most \(amount(limit, "byte"))",
        actual: "\(amount(reply.memory, "byte"))",
        limit: check.state.limit(.memoryLimit)
      ),
      "the answer used \(amount(reply.memory, "byte")) of memory, more than \(limit)"
    )
  }

  /// Returns true if memory counted by an allocator is too close to the limit to be judged (AS-14).
  private static func isDoubtful(_ memory: Int64, _ limit: Int64) -> Bool {
    abs(Double(memory) - Double(limit)) <= Double(limit) * PlatformFigures.memoryDoubt
  }
}
