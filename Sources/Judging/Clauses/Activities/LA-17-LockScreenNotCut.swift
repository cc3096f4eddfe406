import WidgetModel

/// A Lock Screen presentation is not taller than the system shows.
struct LockScreenNotCut: PresentationClause {
  enum Situation: String, ClauseWord {
    case unstated = "no height stated"
    case within = "stated heights of up to 160 points"
    case taller = "stated heights of more than 160 points"
  }

  static let optional: [Situation] = [.within, .taller]

  enum Violation: String, ClauseWord {
    case taller = "too tall"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-17.view",
    title: "a Lock Screen presentation is at most 160 pt tall",
    statement: """
      The heights that frames state for a Live Activity's Lock Screen presentation amount to at \
      most 160 points.
      """,
    level: .exception(
      .recommended,
      because: "Apple says that a taller presentation may be cut off, not that it is"
    ),
    party: .view,
    facts: [.la17],
    observes: EventKinds(.answered),
    needs: [.realCode, .presentations],
    advice: """
      Lower the heights of the frames, or let the views take the height that they need, so that \
      together they stay within 160 points.
      """
  )

  static let presentation = "lockScreen"

  var lastBroken: RequestID?

  func judge(_ tree: ViewTree, _ state: ObservedState) -> ViewFinding<Situation, Violation> {
    let limit = PlatformFigures.lockScreenHeight
    let (height, node) = tree.statedHeight
    if height == 0 { return .kept(.unstated) }
    if height <= limit { return .kept(.within) }
    return .broken(
      .taller,
      .taller,
      place: tree.place(at: node),
      comparing: Comparison(
        expected: "at most \(amount(of: limit))",
        actual: amount(of: height),
        limit: Limit(amount(of: limit), .apple(.la17))
      ),
      message: "the frames of a Live Activity on the Lock Screen are \(amount(of: height)) tall"
    )
  }

  private func amount(of points: Double) -> String { "\(Int(points.rounded(.up))) points" }
}
