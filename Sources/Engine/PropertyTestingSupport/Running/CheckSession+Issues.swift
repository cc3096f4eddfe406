import PropertyChecks
import PropertyTesting
import Testing

extension CheckSession {
  /// Runs a body on the caller's actor and sends its issues to the collector.
  @usableFromInline
  func collectingIssues(
    isolation: isolated (any Actor)?,
    _ body: nonisolated(nonsending) () async -> Void
  ) async throws {
    // Outside a test, no issue is shown anyway.
    guard let test = Test.current else { return await collect(isolation: isolation, body) }
    try await withoutActuallyEscaping(body) { body in
      // Safe: the body is called once, on the caller's actor, while the caller waits.
      nonisolated(unsafe) let body = body
      try await IssueCollector.silence.provideScope(for: test, testCase: Test.Case.current) {
        await self.collect(isolation: isolation, body)
      }
    }
  }

  private func collect(
    isolation: isolated (any Actor)?,
    _ body: nonisolated(nonsending) () async -> Void
  ) async {
    let collector = collector
    await CheckSession.$current.withValue(self) {
      await withKnownIssue(isIntermittent: true, isolation: isolation) {
        await body()
      } matching: {
        collector.collect($0)
      }
    }
  }

  /// Records one issue for each distinct failure, and one for any other reason not to pass.
  ///
  /// - Throws: `CancellationError` if the test was cancelled, after recording the findings.
  @usableFromInline
  func conclude<Value>(
    _ report: CheckReport<Value, PropertyFailure>
  ) throws -> CheckReport<Value, PropertyFailure> {
    for failure in report.failures { record(text(of: failure, in: report)) }
    switch report.outcome {
    case .failed, .flaky, .interrupted, .passed: break
    case .unhealthy, .nothingTested, .insufficientCoverage, .goalNotReached:
      record(
        (["The property was not tested as it should be."] + report.summary).joined(separator: "\n")
      )
    }
    for warning in warnings(of: report) { record(warning, severity: .warning) }
    if attachesReport || report.outcome != .passed { attach(report) }
    if report.outcome == .interrupted || report.failures.contains(where: { $0.end == .interrupted })
    {
      throw CancellationError()
    }
    return report
  }

  private func text<Value>(
    of failure: CheckedFailure<Value, PropertyFailure>,
    in report: CheckReport<Value, PropertyFailure>
  ) -> String {
    var lines = ["The property does not hold: \(failure.failure)."]
    lines += failure.summary.dropLast()
    lines += details[failure.failure] ?? []
    lines.append("replay: check(..., replaying: \"\(failure.choices)\")")
    lines += report.summary
    return lines.joined(separator: "\n")
  }

  private func warnings<Value>(of report: CheckReport<Value, PropertyFailure>) -> [String] {
    var warnings = report.saved.problems.map(\.description)
    warnings += report.saved.fixed.map { "The saved case \($0) passes now and was removed." }
    if !isLogComplete {
      warnings.append("Not all cases could be written to the file of observations.")
    }
    if settings.replay != nil {
      warnings.append(
        "Only one case was replayed; take `replaying:` out to test the property again."
      )
    }
    return warnings
  }

  private func record(_ text: String, severity: Issue.Severity = .error) {
    Issue.record(Comment(rawValue: text), severity: severity, sourceLocation: sourceLocation)
  }

  private func attach<Value>(_ report: CheckReport<Value, PropertyFailure>) {
    let text = report.lines.map { $0 + "\n" }.joined()
    Attachment.record(text, named: "check.jsonl", sourceLocation: sourceLocation)
  }
}
