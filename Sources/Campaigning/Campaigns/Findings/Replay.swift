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

  /// Runs a file against a subject; keeping the trace takes as long as the run.
  ///
  /// - Throws: An error of creating the subject.
  public init(_ entry: Corpus.Entry, subject: SubjectUnderTest, keepsTrace: Bool = false) throws {
    path = entry.path
    self.subject = subject.name
    let named = entry.file.finding.map { [$0.clause] + $0.also }
    let clauses = Clause.catalogue.filter { named?.contains($0.id) ?? true }
    let inapplicable =
      named == nil
      ? nil
      : clauses.lazy.compactMap { clause in
        subject.inapplicable(clause).map { "\(clause.id) is not judged: \($0)" }
      }.first
    if let inapplicable {
      outcome = .undecided
      explanation = [inapplicable]
      trace = []
      return
    }
    if let clause = clauses.first(where: { named != nil && !subject.claims($0) }) {
      let missing = clause.unclaimed(by: subject.observations).list.map(\.rawValue)
      outcome = .undecided
      explanation = [
        "\(clause.id) is not claimed: the subject does not report \(missing.joined(separator: ", "))"
      ]
      trace = []
      return
    }
    if let line = GoldenRecordLine(entry, unknownTo: subject) {
      outcome = .notClaimed
      explanation = ["a runtime need not know \(line.needs.joined(separator: ", "))"]
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
    var broken: [String] = []
    for violationClass in runner.violationClasses(of: subject.parties) {
      guard let violation = runner.violation(of: violationClass),
        let clause = Clause.named(violationClass.clause)
      else { continue }
      broken.append("\(clause.id) (\(clause.level.rawValue)) promises: \(clause.statement)")
      broken.append("  what happened: \(violation.message)")
    }
    if entry.file.isGolden {
      let line = GoldenRecordLine(entry, runner.trace, subject.observations)
      if let needs = line?.needs, !needs.isEmpty {
        outcome = .notClaimed
        explanation = [
          "what it promises is not claimed: the subject does not report \(needs.joined(separator: ", "))"
        ]
        return
      }
      broken += line?.mismatches ?? []
    }
    if !broken.isEmpty {
      (outcome, explanation) = (.broken, broken)
    } else if entry.file.finding?.isFlaky == true {
      (outcome, explanation) = (.held, [Replay.isUnconfirmed])
    } else {
      (outcome, explanation) = (named == nil ? .held : .fixed, [])
    }
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
