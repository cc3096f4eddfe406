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
    case .anything where choices.values[part.position] > 0:
      // Simpler values pass, because this is the minimum, so the range is one-sided.
      "\(what) can be almost anything up to \(end): \(farthest)"
    case .anything: "\(what) can be almost anything: \(farthest)"
    case .upTo(_, isExact: true): "\(what) can go up to \(end) and no farther: \(farthest)"
    case .upTo(_, isExact: false): "\(what) can go up to \(end) or farther: \(farthest)"
    }
  }

  var variationLines: [String] {
    (explanation?.parts ?? []).map { part in
      JSONLine(
        "variation",
        [
          "failure": .text("\(failure)"), "position": .number(part.position),
          "freedom": .text(part.freedom.name),
          "farthest": .text(SwiftSource.expression(for: part.farthest)),
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
    case .upTo(_, isExact: true): "upTo"
    case .upTo(_, isExact: false): "atLeast"
    }
  }
}
