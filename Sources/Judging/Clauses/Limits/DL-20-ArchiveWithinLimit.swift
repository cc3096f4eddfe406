import WidgetModel

/// A timeline's archive stays within its size.
struct ArchiveWithinLimit: FirstTimelineClause {
  enum Situation: String, ClauseWord {
    case within = "within the limit"
    case atTheLimit = "at exactly the limit"
    case over = "over the limit"
  }

  static let optional: [Situation] = [.atTheLimit, .over]

  enum Violation: String, ClauseWord {
    case tooLarge = "too large"
  }

  static let clause = Clause(
    Self.self,
    id: "DL-20.provider",
    title: "the archive stays within the limit",
    statement: """
      A timeline that is the first answer to its request has an archive that is at most as large \
      as the profile allows.
      """,
    party: .provider,
    facts: [.dl20, .dl21],
    observes: EventKinds(.answered),
    needs: .timelines,
    advice: """
      Make fewer entries, and scale images down before you put them into a view: each entry's \
      views are archived with their images.
      """
  )

  static let seededFaults = [
    SeededFault(
      .largeArchive,
      "The archive is one byte larger than allowed.",
      faulty: { profile in .answering(.zero) { $0.entrySize = profile[.archiveByteLimit] + 1 } },
      nearMiss: { profile in .answering(.zero) { $0.entrySize = profile[.archiveByteLimit] } }
    )
  ]

  func judge(_ reply: TimelineReply, _ check: ClauseCheck<Self>) {
    let size = reply.timeline.archiveSize
    let limit = check.profile[.archiveByteLimit]
    check.see(size < limit ? .within : size == limit ? .atTheLimit : .over)
    guard size > limit else { return }
    check.violated(
      .tooLarge,
      by: reply,
      comparing: Comparison(
        expected: "at most \(amount(limit, "byte"))",
        actual: "\(amount(size, "byte"))",
        limit: check.state.limit(.archiveByteLimit)
      ),
      "the archive has \(amount(size, "byte")), more than \(limit)"
    )
  }
}
