import Clauses
import RunRecord
import WidgetModel

extension JUnitReport {
  func clauseCase(_ clause: ClauseLine, failLevel: Level) -> JUnitCase {
    let findings = findings(of: clause)
    var output = ["\(clause.level.rawValue), \(clause.party.rawValue): \(clause.statement)"]
    if !clause.sources.isEmpty {
      output.append("Sources: " + clause.sources.joined(separator: ", "))
    }
    output.append("\(counted(clause.cases, "case")), \(grouped(clause.broken)) broken")
    output += clause.situations.map { "\(grouped($0.count)) x \($0.name)" }
    let place = place(of: findings.flatMap { $0.violations(of: clause.id) }.map(\.source))
    return JUnitCase(
      name: "\(clause.id) \(clause.title)",
      outcome: outcome(of: clause, findings, isBinding: clause.level <= failLevel),
      output: output,
      file: place.file,
      line: place.line
    )
  }

  private func outcome(
    of clause: ClauseLine,
    _ findings: [FindingLine],
    isBinding: Bool
  ) -> JUnitCase.Outcome {
    switch clause.verdict {
    case .held: return .passed
    case .broken:
      let fallback = clause.why.isEmpty ? "It broke." : clause.why
      let own = findings.flatMap { $0.violations(of: clause.id) }
      let message = (own.first(where: \.expected.isEmpty) ?? own.first)?.message ?? fallback
      let story = story(findings, of: clause.id)
      return isBinding
        ? .failure(type: "broken", message: message, story: story)
        : .skipped(type: "broken", message: "Broken, \(clause.level.rawValue) only: \(message)")
    case .vacuous:
      return clause.level == .required && demandsExercise
        ? .failure(type: "vacuous", message: clause.unseen, story: "")
        : .skipped(type: "vacuous", message: clause.unseen)
    case .undecided:
      return .error(type: "undecided", message: reason(clause, "It could not be judged."))
    case .expected:
      return .skipped(type: "expected", message: "Expected to break: \(clause.why)")
    case .notApplicable:
      return .skipped(type: "not-applicable", message: reason(clause, "It does not apply."))
    case .notClaimed:
      return .skipped(
        type: "not-claimed",
        message: reason(clause, "The subject does not report what the checker needs.")
      )
    }
  }

  /// Returns the test case of a finding whose clause is beyond the end of a partial record.
  func orphanCase(_ finding: FindingLine) -> JUnitCase {
    JUnitCase(
      name: "\(finding.name) found before the record ended",
      outcome: .failure(
        type: "broken",
        message: finding.message,
        story: story([finding], of: finding.clause)
      ),
      output: [],
      file: place(of: [finding.source]).file,
      line: place(of: [finding.source]).line
    )
  }

  /// Returns the first of the given locations with a line, as the run's caller finds it.
  func place(of places: [String]) -> FilePlace {
    places.lazy.compactMap { FilePlace($0, in: sources) }.first ?? FilePlace()
  }

  func errorCase(_ place: Int, _ error: ErrorLine) -> JUnitCase {
    JUnitCase(
      name: "every case could be finished (\(place + 1))",
      outcome: .error(type: "harness", message: error.text),
      output: ["\(counted(error.cases, "case")) could not be finished"]
    )
  }

  func goldenCase(_ golden: GoldenRecordLine) -> JUnitCase {
    JUnitCase(
      name: "\(golden.file) \(golden.title)",
      outcome: outcome(of: golden),
      output: [counted(golden.expectations, "expectation")]
    )
  }

  private func outcome(of golden: GoldenRecordLine) -> JUnitCase.Outcome {
    guard golden.isClaimed else {
      return .skipped(type: "not-claimed", message: golden.unclaimed)
    }
    let mismatches = golden.mismatches
    guard !mismatches.isEmpty else { return .passed }
    return .failure(
      type: "golden",
      message: "\(mismatches.count) of \(amount(golden.expectations, "expectation")) not met.",
      story: mismatches.joined(separator: "\n")
    )
  }

  func agreementCase(_ line: AgreementLine) -> JUnitCase {
    JUnitCase(
      name: "\(line.clause) finds what was seeded and nothing else",
      outcome: line.agrees
        ? .passed
        : .error(
          type: "checker",
          message: "\(line.missed) missed, \(line.invented) invented. \(line.example)"
        ),
      output: ["\(grouped(line.seeded)) seeded, \(grouped(line.healthy)) healthy"]
    )
  }

  func conditionCase(_ line: ReachabilityLine) -> JUnitCase {
    let missed = line.unreached.map { "\($0.kind) (\($0.cases))" }.joined(separator: ", ")
    let message = "In fewer than \(ReachabilityLine.leastCases) cases came \(missed)."
    let outcome: JUnitCase.Outcome =
      !line.why.isEmpty
      ? .skipped(type: "notApplicable", message: line.why)
      : missed.isEmpty
        ? .passed
        : record.demandsReachability
          ? .failure(type: "vacuous", message: message, story: "")
          : .skipped(type: "vacuous", message: message)
    return JUnitCase(name: "every input was tried: \(line.condition)", outcome: outcome, output: [])
  }

  func mutantCase(_ mutant: MutantLine) -> JUnitCase {
    let cases = mutant.attempts.filter(\.isKilled).map(\.cases)
    let outcome: JUnitCase.Outcome
    if !mutant.equivalent.isEmpty {
      outcome = .skipped(type: "equivalent", message: mutant.equivalent)
    } else if mutant.isKilled {
      outcome = .passed
    } else {
      outcome = .failure(
        type: "survived",
        message:
          "\(mutant.clause) caught it from \(mutant.kills) of \(amount(mutant.attempts.count, "seed")).",
        story: mutant.summary + "\n\n" + record.command(ofMutant: mutant.id)
      )
    }
    return JUnitCase(
      name: "\(mutant.id) is killed by \(mutant.clause)",
      outcome: outcome,
      output: [mutant.summary] + (median(cases).map { ["median cases to kill: \($0)"] } ?? [])
    )
  }

  /// Returns findings' details as far as they concern a clause, the first without its message,
  /// which the outcome has.
  func story(_ findings: [FindingLine], of clause: String) -> String {
    findings.enumerated().map { place, finding in
      let message = place == 0 ? nil : finding.violations(of: clause).first?.message
      return (message.map { "\($0)\n\n" } ?? "") + story(finding, of: clause)
    }
    .joined(separator: "\n\n")
  }

  /// Returns the details of a finding: its place, both sides, the scenario, and the replay command.
  private func story(_ finding: FindingLine, of clause: String) -> String {
    let place = finding.source.isEmpty ? [] : ["at \(finding.source)"]
    let others = finding.violations.map(\.clause).filter { $0 != clause }
    let cause = others.isEmpty ? [] : ["of the same cause: \(others.joined(separator: ", "))"]
    let head = place + finding.comparison.lines + cause
    let heading = finding.neighbours.isEmpty ? [] : ["", finding.surroundingsHeading]
    return
      (head + (head.isEmpty ? [] : [""]) + finding.text + heading + finding.surroundings
      + ["", record.replayCommand(of: finding)]).joined(separator: "\n")
  }

  private func reason(_ clause: ClauseLine, _ fallback: String) -> String {
    clause.why.isEmpty ? fallback : clause.why
  }
}
