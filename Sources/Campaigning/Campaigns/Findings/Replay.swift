import Clauses
import RunRecord
import ScenarioCorpus
import WidgetModel

/// The result of running one corpus file again.
public struct Replay: Sendable {
  /// The outcome of a replay.
  public enum Outcome: String, Sendable {
    /// It breaks a clause, or a golden expectation was not met.
    case broken
    /// It was a reproducible finding, and no longer breaks anything.
    case fixed
    /// Nothing breaks; a flaky finding may just not have recurred.
    case held
    /// It depends on something that the subject does not report or need not know.
    case notClaimed = "not claimed"
    case undecided
  }

  /// The file's path.
  public let path: String

  /// The subject's name.
  public let subject: String

  /// The outcome.
  public let outcome: Outcome

  /// The promises and the actual behaviour, line by line.
  public let explanation: [String]

  /// The trace, empty unless it was kept.
  public let trace: [TraceLine]

  /// Runs a file, or throws if the subject cannot be created; a kept trace costs a second run's
  /// time.
  public init(_ entry: Corpus.Entry, subject: SubjectUnderTest, keepsTrace: Bool = false) throws {
    path = entry.path
    self.subject = subject.name
    let named = entry.file.finding.map { [$0.clause] + $0.also }
    let clauses = Clause.catalogue.filter { named?.contains($0.id) ?? true }
    if let conclusion = Replay.rejection(of: entry, clauses, by: subject) {
      (outcome, explanation) = conclusion
      trace = []
      return
    }
    let runner = subject.makeRunner(clauses)
    if runner.keepsProcess || !entry.file.earlier.isEmpty {
      runner.beginProcess(with: entry.file.earlier)
    }
    do {
      try runner.run(entry.file.scenario)
    } catch {
      outcome = .undecided
      explanation = "\(error)".split(separator: "\n").map(String.init)
      trace = []
      return
    }
    trace = keepsTrace ? runner.lines(0..<runner.eventCount) : []
    (outcome, explanation) = Replay.conclusion(of: entry, run: runner, by: subject)
  }

  /// An outcome and its explanation.
  private typealias Conclusion = (Outcome, [String])

  /// Returns the conclusion about a file that cannot judge the subject, else `nil`.
  ///
  /// All clauses of a finding have to apply; other files are judged by those that do.
  private static func rejection(
    of entry: Corpus.Entry,
    _ clauses: [Clause],
    by subject: SubjectUnderTest
  ) -> Conclusion? {
    if entry.file.finding != nil {
      let inapplicable = clauses.lazy.compactMap { clause in
        subject.inapplicable(clause).map { "\(clause.id) is not judged: \($0)" }
      }.first
      if let inapplicable { return (.undecided, [inapplicable]) }
      if let clause = clauses.first(where: { !subject.claims($0) }) {
        let missing = clause.unclaimed(by: subject.observations).list.map(\.rawValue)
        return (
          .undecided,
          [
            "\(clause.id) is not claimed: the subject does not report \(missing.joined(separator: ", "))"
          ]
        )
      }
    }
    guard let line = GoldenRecordLine(entry, unknownTo: subject) else { return nil }
    return (.notClaimed, ["a runtime need not know \(line.needs.joined(separator: ", "))"])
  }

  private static func conclusion(
    of entry: Corpus.Entry,
    run runner: any CaseRunner,
    by subject: SubjectUnderTest
  ) -> Conclusion {
    var broken = brokenPromises(of: subject, in: runner)
    if entry.file.isGolden {
      let line = GoldenRecordLine(entry, runner.trace, subject.observations)
      if let needs = line?.needs, !needs.isEmpty {
        return (
          .notClaimed,
          [
            "what it promises is not claimed: the subject does not report \(needs.joined(separator: ", "))"
          ]
        )
      }
      broken += line?.mismatches ?? []
    }
    guard broken.isEmpty else { return (.broken, broken) }
    guard let finding = entry.file.finding else { return (.held, []) }
    return finding.isFlaky ? (.held, [Replay.isUnconfirmed]) : (.fixed, [])
  }

  /// Returns two lines for each violation: what the clause promises, and what happened.
  private static func brokenPromises(
    of subject: SubjectUnderTest,
    in runner: any CaseRunner
  ) -> [String] {
    var lines: [String] = []
    for violationClass in runner.violationClasses(of: subject.parties) {
      guard let violation = runner.violation(of: violationClass),
        let clause = Clause.named(violationClass.clause)
      else { continue }
      lines.append("\(clause.id) (\(clause.level.rawValue)) promises: \(clause.statement)")
      lines.append("  what happened: \(violation.message)")
    }
    return lines
  }

  private static let isUnconfirmed =
    "nothing broke, but it was not reproducible when it was found either, so it may not be fixed"

  /// The exit status for this file.
  public var status: ExitStatus {
    switch outcome {
    case .broken: .broken
    case .undecided: .undecided
    case .fixed, .held, .notClaimed: .held
    }
  }
}
