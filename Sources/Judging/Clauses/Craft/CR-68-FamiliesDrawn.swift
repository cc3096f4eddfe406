import WidgetModel

/// A family that is offered is drawn.
struct FamiliesDrawn: ViewClause {
  enum Situation: String, ClauseWord {
    case drawn = "a drawing for the family"
    case excused = "a sentence in its place"
    case snapshot = "in a drawing for a snapshot"
  }

  static let optional: [Situation] = [.excused, .snapshot]

  enum Violation: String, ClauseWord {
    case excused
  }

  static let clause = Clause(
    Self.self,
    id: "CR-68",
    title: "every family that is offered is drawn",
    statement: """
      No widget offers a family for which it draws only a sentence that says that the family is \
      not supported. Only English sentences are recognized.
      """,
    party: .view,
    rule: .cr68,
    observes: EventKinds(.answered),
    needs: [.realCode, .drawings],
    advice: """
      Remove the family from `supportedFamilies`, or give it a case of its own in the `switch` \
      over `widgetFamily`.
      """
  )

  var visits = ViewVisits()

  /// The phrases of such sentences, in lower case.
  private static let excuses = [
    "unsupported", "not supported", "isn't supported", "not implemented", "unimplemented",
    "unknown family", "unknown widget", "unknown size", "invalid family", "invalid size",
    "not available in this size", "not available for this size", "some other widget family",
  ]

  func judge(_ tree: ViewTree, of request: RequestRecord, _ state: ObservedState) -> Finding {
    let texts = tree.nodes.filter { $0.kind == .text && !$0.text.isEmpty }
    // A drawing with more than one text may have content of its own.
    guard texts.count == 1, let text = texts.first else { return .kept(.drawn) }
    let words = text.text.lowercased()
    guard Self.excuses.contains(where: { words.contains($0) }) else { return .kept(.drawn) }
    let family = request.subject.family
    return .broken(
      .excused,
      .excused,
      place: text.place,
      comparing: Comparison(expected: "a drawing for \(family)", actual: "\"\(text.text)\""),
      message: "the widget offers \(family) but shows only \"\(text.text)\" there"
    )
  }
}
