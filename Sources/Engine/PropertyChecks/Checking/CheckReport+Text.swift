import PropertyTesting

extension CheckReport {
  /// The human-readable result, line by line.
  public var summary: [String] {
    var lines = [headline]
    lines += health.map { "health: \($0)" }
    lines += coverage.map { "coverage: \($0)" }
    lines += goals.goals.map {
      "goal `\($0.name)`: \($0.count == 0 ? "never reached" : "\($0.count) cases")"
    }
    lines += labels
    lines += observations
    lines += saved.changed.map { "saved case \($0) no longer makes the value it was saved with" }
    lines += saved.fixed.map { "saved case \($0) passes now and was removed" }
    lines += saved.discarded.map { "saved case \($0) is no longer valid" }
    lines += saved.problems.map { "warning: \($0)" }
    return lines
  }

  private var headline: String {
    var text = "\(outcome.phrase): \(counted(judged, "case")) judged"
    if discarded > 0 { text += ", \(discarded) discarded" }
    if repeated > 0 { text += ", \(counted(repeated, "repetition")) skipped" }
    if isExhaustive { text += ", the whole domain" }
    text += ", seed \(plan.seed)"
    return searchEnd.map { "\(text); \($0.phrase)" } ?? text
  }

  private var labels: [String] {
    statistics.labels.map { label, count in
      "label `\(label)`: \(percentText(Double(count) / Double(max(judgedInSearch, 1)) * 100)) %"
    }
  }

  private var observations: [String] {
    statistics.observations.map { name, summary in
      "`\(name)`: from \(summary.least) to \(summary.greatest), mean \(summary.mean)"
    }
  }
}

extension CheckedFailure {
  /// The human-readable description of the failure, line by line, with values as Swift source.
  public var summary: [String] {
    var lines = ["\(term): \(SwiftSource.expression(for: minimal))"]
    if choices != firstChoices { lines.append("first: \(SwiftSource.expression(for: first))") }
    lines += variations
    if case .flaky = end { lines.append("differs: \(differenceText)") }
    lines.append("found \(origin.phrase); \(effort)")
    lines.append("replay: \(choices)")
    return lines
  }

  /// The term for the simplest value; "minimal" only if all simpler cases were tried.
  private var term: String {
    switch end {
    case .minimal: isLeast ? "minimal" : "locally minimal"
    case .budgetSpent, .interrupted: "simplest found"
    case .flaky, nil: "failing"
    }
  }

  private var evidence: String {
    if isLeast { return "all simpler cases were tried" }
    let kinds = changes.map(\.rawValue).joined(separator: ", ")
    let count = counted(neighbors ?? 0, "simpler neighbor")
    return "\(count) tried" + (kinds.isEmpty ? "" : ": \(kinds)")
  }

  private var differenceText: String {
    difference.map { "\($0)" }
      ?? "no recorded step; record steps of the property to compare its runs"
  }

  private var effort: String {
    let size = "from \(firstChoices.values.count) choices to \(choices.values.count)"
    let calls = counted(self.calls, "call")
    return switch end {
    case .minimal: "shrunk in \(calls), \(size); \(evidence)"
    case .budgetSpent: "not fully shrunk, the budget is spent: \(calls), \(size)"
    case .interrupted: "not fully shrunk, it was stopped: \(calls), \(size)"
    case .flaky(let shown, let runs):
      "flaky: the same choices failed in \(shown) of \(runs) runs, so nothing was shrunk"
    case nil: "not shrunk"
    }
  }
}

extension CheckOrigin {
  fileprivate var phrase: String {
    switch self {
    case .saved(let name): "by the saved case \(name)"
    case .savedValue(let name):
      "by the value of the saved case \(name), which its choices no longer make"
    case .search(let caseIndex): "by case \(caseIndex)"
    case .shrinking: "while another failure was shrunk"
    case .replay: "by the replay"
    }
  }
}

extension CheckOutcome {
  fileprivate var phrase: String {
    switch self {
    case .failed: "failed"
    case .flaky: "flaky"
    case .interrupted: "interrupted"
    case .unhealthy: "unhealthy cases"
    case .nothingTested: "nothing tested"
    case .insufficientCoverage: "insufficient coverage"
    case .goalNotReached: "a goal was never reached"
    case .passed: "passed"
    }
  }
}

extension SearchEnd {
  fileprivate var phrase: String {
    switch self {
    case .interrupted: "the search was stopped"
    case .failureLimit: "the search ended at the limit of distinct failures"
    case .tooManyDiscards: "the search ended because too few cases were valid"
    case .timeLimit: "the search ended with its time"
    }
  }
}

private func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
