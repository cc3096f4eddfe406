import Clauses
import RunRecord
import WidgetModel

/// A record as code quality JSON, the part of Code Climate's format that GitLab reads.
///
/// A required clause that fails the run is `critical`, a different one `major`, advice `minor`, a
/// provisional clause `info`. Findings without a file are at the bundle's declaration, if any.
/// Expected ones are left out. Source: "Code Quality report format" in GitLab's documentation.
struct CodeClimateReport {
  private let list: DiagnosticList

  init(_ list: DiagnosticList) { self.list = list }

  var text: String {
    JSON.array(list.placed.map { CodeClimateReport.issue($0.finding, at: $0.place) }).document
  }

  private static func issue(_ diagnostic: FindingDiagnostic, at place: FilePlace) -> JSON {
    .record([
      "description": .string(diagnostic.headline.revealed()),
      "check_name": .string(diagnostic.finding.clause),
      "fingerprint": .string(diagnostic.fingerprint),
      "severity": .string(severity(of: diagnostic)),
      "location": .record([
        "path": .string(place.file),
        "lines": .record(["begin": .number(Int64(place.line))]),
      ]),
    ])
  }

  private static func severity(of diagnostic: FindingDiagnostic) -> String {
    switch diagnostic.level {
    case _ where diagnostic.isFailing: diagnostic.level == .required ? "critical" : "major"
    case .required, .recommended: "minor"
    case .provisional: "info"
    }
  }
}
