import Clauses
import RunRecord

/// The findings of a record, ready for the formats of other programs, and what else went wrong.
struct DiagnosticList {
  /// What is reported.
  let record: RunRecord

  /// The least binding level whose violation fails the run.
  let failLevel: Level

  /// Every finding, those that fail the run first, those that are expected last.
  let findings: [FindingDiagnostic]

  /// What has to be looked at and is no finding: undecided clauses, stale expectations and the like.
  let problems: [Highlight]

  /// Reads the findings out of a record.
  ///
  /// - Parameters:
  ///   - record: What is reported.
  ///   - failLevel: The least binding level whose violation fails the run.
  ///   - files: The checked files.
  init(
    _ record: RunRecord,
    failLevel: Level = .required,
    files: CheckedFiles = CheckedFiles()
  ) {
    self.record = record
    self.failLevel = failLevel
    let concerns = record.concerns(failLevel: failLevel)
    let found = concerns.compactMap { concern in
      concern.finding.map {
        FindingDiagnostic($0, of: record, isFailing: concern.isFailing, files: files)
      }
    }
    findings = found.filter { !$0.isExpected } + found.filter(\.isExpected)
    problems = record.partialHighlights + concerns.filter { $0.finding == nil }
  }

  /// The findings that nobody expects.
  var open: [FindingDiagnostic] { findings.filter { !$0.isExpected } }

  /// The findings that formats show which need a file for each, and the place that they show.
  var placed: [(finding: FindingDiagnostic, place: FilePlace)] {
    open.compactMap { finding in (finding.place ?? finding.home).map { (finding, $0) } }
  }

  /// What a format leaves out that needs a file for each finding.
  var leftOut: [String] {
    let homeless = open.filter { $0.place == nil && $0.home == nil }
    let failing = problems.filter(\.isFailing)
    return homeless.map {
      "left out, since it names no file: \($0.finding.clause): \($0.finding.message)".revealed()
    } + failing.map { "left out, since it is no finding: \($0.title): \($0.message)".revealed() }
  }
}
