import PropertyTesting

extension CheckReport {
  /// The report as JSON lines (<doc:ReportLines>), free of dates, durations, paths and hosts.
  public var lines: [String] {
    var lines = [runLine]
    lines += phaseLines
    lines += statistics.labels.map { label, count in
      JSONLine("label", ["label": .text(label), "count": .number(count)]).text
    }
    lines += statistics.observations.map { name, summary in
      JSONLine(
        "observation",
        [
          "name": .text(name), "count": .number(summary.count), "least": .number(summary.least),
          "greatest": .number(summary.greatest), "mean": .number(summary.mean),
        ]
      ).text
    }
    lines += goals.goals.map { name, count in
      JSONLine("goal", ["name": .text(name), "count": .number(count)]).text
    }
    lines += coverage.map { verdict in
      JSONLine(
        "coverage",
        [
          "label": .text(verdict.requirement.label), "count": .number(verdict.count),
          "judged": .number(verdict.judged),
          "required": .literal(percentText(verdict.requirement.percent)),
          "standing": .text(verdict.standing.rawValue),
        ]
      ).text
    }
    lines += health.map { JSONLine("health", ["problem": .text("\($0)")]).text }
    lines += failures.flatMap { [$0.line] + $0.variationLines }
    return lines
  }

  private var runLine: String {
    JSONLine(
      "run",
      [
        // The seed is text, because it may not fit into a signed integer.
        "format": .number(2), "property": .text(plan.property), "seed": .text("\(plan.seed)"),
        "outcome": .text(outcome.rawValue), "judged": .number(judged),
        "discarded": .number(discarded), "repeated": .number(repeated),
        "exhaustive": .literal("\(isExhaustive)"),
        "end": searchEnd.map { .text($0.rawValue) } ?? .literal("null"),
      ]
    ).text
  }

  private var phaseLines: [String] {
    let calls = failures.reduce(0) { $0 + $1.calls }
    let search = cases - saved.replayed
    return [("saved", saved.replayed), ("search", search), ("shrink", calls)].map { name, count in
      JSONLine("phase", ["phase": .text(name), "count": .number(count)]).text
    }
  }
}

extension CheckedFailure {
  fileprivate var line: String {
    JSONLine(
      "failure",
      [
        "failure": .text("\(failure)"), "origin": .text(originText),
        "minimal": .text(SwiftSource.expression(for: minimal)),
        "first": .text(SwiftSource.expression(for: first)),
        "choices": .text("\(choices)"), "end": .text(endText),
        "neighbors": neighbors.map { .number($0) } ?? .literal("null"),
        "changes": .text(changes.map(\.rawValue).joined(separator: ", ")),
        "calls": .number(calls),
        "steps": .number(steps),
        "difference": difference.map { .text("\($0)") } ?? .literal("null"),
        "explanationCalls": explanation.map { .number($0.calls) } ?? .literal("null"),
      ]
    ).text
  }

  private var originText: String {
    switch origin {
    case .saved(let name): "saved \(name)"
    case .savedValue(let name): "savedValue \(name)"
    case .search(let caseIndex): "search \(caseIndex)"
    case .shrinking: "shrinking"
    case .replay: "replay"
    }
  }

  private var endText: String {
    switch end {
    case .minimal: isLeast ? "minimal" : "locallyMinimal"
    case .budgetSpent: "budgetSpent"
    case .interrupted: "interrupted"
    case .flaky(let shown, let runs): "flaky \(shown)/\(runs)"
    case nil: "replayed"
    }
  }
}
