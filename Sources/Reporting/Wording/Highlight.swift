import Clauses
import RunRecord
import WidgetModel

struct Highlight {
  /// The kind of highlight, worst first.
  enum Kind: Int {
    case broken, undecided, stale, disagreement, golden, survivor, vacuous, expected
  }

  let kind: Kind

  let isFailing: Bool

  let title: String

  let message: String

  /// The clause if it was never exercised, otherwise empty.
  var silentClause = ""

  var finding: FindingLine?

  var command = ""
}

extension RunRecord {
  /// Returns all highlights, worst first; violations below `failLevel` do not fail the run.
  func concerns(failLevel: Level) -> [Highlight] {
    let all =
      brokenClauses(failLevel) + undecidedClauses(failLevel) + staleExpectations + disagreements
      + differingGoldens + survivors + vacuousClauses + untriedInputs + errorLines
    let failing = all.filter(\.isFailing).enumerated()
    let others = all.filter { !$0.isFailing }
    // Keep the order of the record within one kind.
    return failing.sorted {
      ($0.element.kind.rawValue, $0.offset) < ($1.element.kind.rawValue, $1.offset)
    }
    .map(\.element) + others
  }

  private func brokenClauses(_ failLevel: Level) -> [Highlight] {
    // For widgets the order of the record is kept.
    let all = widgets.isEmpty ? findings(sortedByLevel: { _ in true }) : findings
    let found = all.map { finding in
      let clause = clause(finding.clause)
      let isExpected = finding.isExpected
      let reason = finding.expected.isEmpty ? "" : "\nExpected: \(finding.expected)"
      return Highlight(
        kind: isExpected ? .expected : .broken,
        isFailing: !isExpected && level(of: finding) <= failLevel,
        title: [finding.clause, clause?.title ?? "", place(of: finding)].filter { !$0.isEmpty }
          .joined(separator: " "),
        message: ([finding.message + reason] + finding.firstSight + further(of: finding))
          .joined(separator: "\n"),
        finding: finding,
        command: replayCommand(of: finding)
      )
    }
    // A broken clause without a finding must not be missing from the list.
    let names = Set(findings.flatMap(\.violations).map(\.clause))
    let others = clauses.filter { $0.verdict == .broken && !names.contains($0.id) }.map { clause in
      Highlight(
        kind: .broken,
        isFailing: clause.level <= failLevel,
        title: "\(clause.id) \(clause.title)",
        message: clause.why.isEmpty ? "It broke in \(counted(clause.broken, "case"))." : clause.why
      )
    }
    return found + others
  }

  /// Returns the widget and source line of a finding, if the record has them.
  private func place(of finding: FindingLine) -> String {
    let type = widgets.first { $0.kind == finding.widget }?.type ?? ""
    let widget = type.isEmpty ? finding.widget : type
    let words = [widget, finding.source].filter { !$0.isEmpty }
    return words.isEmpty ? "" : "(\(words.joined(separator: ", ")))"
  }

  private var staleExpectations: [Highlight] {
    expectations.filter { $0.state == .stale }.map {
      Highlight(
        kind: .stale,
        isFailing: true,
        title: "\($0.clause) is expected to break and did not",
        message: "Take it out of \($0.place), or run with --update-expectations: \($0.reason)"
      )
    }
  }

  private func undecidedClauses(_ failLevel: Level) -> [Highlight] {
    clauses.filter { $0.verdict == .undecided }.map {
      Highlight(
        kind: .undecided,
        isFailing: $0.level <= failLevel,
        title: "\($0.id) \($0.title)",
        message: "It could not be judged. \($0.why)"
      )
    }
  }

  private var disagreements: [Highlight] {
    agreement.filter { !$0.agrees }.map {
      Highlight(
        kind: .disagreement,
        isFailing: true,
        title: "The checker of \($0.clause) disagrees with the seeded faults",
        message: "\($0.missed) missed, \($0.invented) invented. \($0.example)"
      )
    }
  }

  private var differingGoldens: [Highlight] {
    goldens.filter { !$0.mismatches.isEmpty }.map {
      Highlight(
        kind: .golden,
        isFailing: true,
        title: "\($0.file) is not as promised",
        message: $0.firstMismatches(3).joined(separator: "\n"),
        command: replayCommand(of: $0)
      )
    }
  }

  private var survivors: [Highlight] {
    MutantTally(mutants).survivors.map {
      Highlight(
        kind: .survivor,
        isFailing: true,
        title: "Mutant \($0.id) survived",
        message: "\($0.clause) caught it from \($0.kills) of \(amount($0.attempts.count, "seed")). "
          + $0.summary,
        command: command(ofMutant: $0.id)
      )
    }
  }

  var partialHighlights: [Highlight] {
    guard isPartial else { return [] }
    let message = "The run did not come to its end: the record is partial and gives no verdict."
    return [Highlight(kind: .undecided, isFailing: true, title: "Partial record", message: message)]
  }

  private var errorLines: [Highlight] {
    errors.map {
      let cases = counted($0.cases, "case")
      let title = "\(cases) could not be finished"
      return Highlight(kind: .undecided, isFailing: true, title: title, message: $0.text)
    }
  }

  private var vacuousClauses: [Highlight] {
    clauses.filter { $0.verdict == .vacuous }.map {
      Highlight(
        kind: .vacuous,
        isFailing: $0.level == .required && demandsExercise,
        title: "\($0.id) \($0.title)",
        message: $0.unseen,
        silentClause: $0.id
      )
    }
  }

  private var untriedInputs: [Highlight] {
    reachability.filter { !$0.unreached.isEmpty }.map { line in
      let inputs = line.unreached.map { "\($0.kind) (\($0.cases))" }.joined(separator: ", ")
      return Highlight(
        kind: .vacuous,
        isFailing: demandsReachability,
        title: "Not tried enough: \(line.condition)",
        message: "In fewer than \(ReachabilityLine.leastCases) cases came \(inputs)."
      )
    }
  }

  /// True if the run was long enough for an unexercised clause to fail it; a shard never is.
  var demandsExercise: Bool { footer?.status != 0 && header.shard == 0 }
}

extension GoldenRecordLine {
  var unclaimed: String {
    "Not compared: it depends on \(needs.joined(separator: ", ")), which the subject does not report or need not "
      + "know."
  }

  /// Returns the first mismatches, which usually cause the others, and the number of the others.
  func firstMismatches(_ limit: Int) -> [String] {
    let rest = mismatches.count - limit
    return mismatches.prefix(limit) + (rest > 0 ? ["and \(rest) more"] : [])
  }
}

extension ClauseLine {
  var unseen: String {
    let names = situations.filter { $0.isRequired && $0.count == 0 }.map(\.name)
    guard !names.isEmpty else { return why.isEmpty ? "It was never exercised." : why }
    return "Never seen: \(names.joined(separator: "; "))."
  }
}
