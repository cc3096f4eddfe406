import PropertyTesting

extension CheckedFailure {
  /// The possible variations of the minimum, by examples: a few human-readable lines.
  var variations: [String] {
    let free = explanation?.free ?? []
    let lines = free.prefix(Self.variationLimit).map { "varies: \(sentence(about: $0))" }
    let rest = free.count - lines.count
    return rest > 0 ? lines + ["varies: and \(rest) more"] : lines
  }

  private static var variationLimit: Int { 4 }

  private func sentence(about part: Explanation<Value>.Part) -> String {
    let farthest = SwiftSource.expression(for: part.farthest)
    let token = Replacement(from: SwiftSource.expression(for: minimal), to: farthest)
    let what = token?.old ?? "one choice"
    let end = token?.new ?? "what it is there"
    return switch part.freedom {
    case .fixed: "\(what) cannot vary"
    case .anything, .anythingBut:
      "\(what) can be almost anything\(limits(of: part, end)): \(farthest)"
    case .upTo(_, isExact: true): "\(what) can go up to \(end) and no farther: \(farthest)"
    case .upTo(_, isExact: false): "\(what) can go up to \(end) or farther: \(farthest)"
    }
  }

  private func limits(of part: Explanation<Value>.Part, _ end: String) -> String {
    // Simpler values pass, because this is the minimum, so the range is one-sided.
    let bound = choices.values[part.position] > 0 ? " up to \(end)" : ""
    guard let exception = part.exception.map({ SwiftSource.expression(for: $0) }) else {
      return bound
    }
    let token = Replacement(from: SwiftSource.expression(for: minimal), to: exception)
    return bound + " but \(token?.new ?? "not in \(exception)")"
  }

  var variationLines: [String] {
    (explanation?.parts ?? []).map { part in
      JSONLine(
        "variation",
        [
          "failure": .text("\(failure)"), "position": .number(part.position),
          "freedom": .text(part.freedom.name),
          "farthest": .text(SwiftSource.expression(for: part.farthest)),
          "exception": part.exception.map { .text(SwiftSource.expression(for: $0)) }
            ?? .literal("null"),
        ]
      ).text
    }
  }
}

extension Slack {
  fileprivate var name: String {
    switch self {
    case .fixed: "fixed"
    case .anything: "anything"
    case .anythingBut: "anythingBut"
    case .upTo(_, isExact: true): "upTo"
    case .upTo(_, isExact: false): "atLeast"
    }
  }
}
