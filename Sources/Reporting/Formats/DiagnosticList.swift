import Clauses
import RunRecord

/// The findings and other problems of a record, for the formats of other programs.
struct DiagnosticList {
  let record: RunRecord

  let failLevel: Level

  /// All findings: those that fail the run first, expected ones last.
  let findings: [FindingDiagnostic]

  /// The problems that are not findings: undecided clauses, stale expectations and so on.
  let problems: [Highlight]

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

  var open: [FindingDiagnostic] { findings.filter { !$0.isExpected } }

  /// The findings with a file, for formats that need one, with the location to show.
  var placed: [(finding: FindingDiagnostic, place: FilePlace)] {
    open.compactMap { finding in (finding.place ?? finding.home).map { (finding, $0) } }
  }

  /// Sentences about what formats with files leave out.
  var leftOut: [String] {
    let homeless = open.filter { $0.place == nil && $0.home == nil }
    let failing = problems.filter(\.isFailing)
    return homeless.map {
      "left out, since it names no file: \($0.finding.clause): \($0.finding.message)".revealed()
    } + failing.map { "left out, since it is not a finding: \($0.title): \($0.message)".revealed() }
  }
}
