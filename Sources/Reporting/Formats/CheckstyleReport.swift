import Clauses
import RunRecord

/// A record as Checkstyle 4.3 XML, for CI servers and review tools.
///
/// A finding that fails the run is an `error`, a recommended clause's a `warning`, a provisional
/// one's an `info`; its source is the clause. Findings without a file are at the bundle's
/// declaration, if any. Expected findings are left out. Source: Checkstyle's `XMLLogger`.
struct CheckstyleReport {
  private let list: DiagnosticList

  init(_ list: DiagnosticList) { self.list = list }

  var text: String {
    var files: [(path: String, errors: [XMLNode])] = []
    for (diagnostic, place) in list.placed {
      let error = CheckstyleReport.error(diagnostic, at: place.line)
      if let index = files.firstIndex(where: { $0.path == place.file }) {
        files[index].errors.append(error)
      } else {
        files.append((place.file, [error]))
      }
    }
    let nodes = files.map { XMLNode("file", [("name", $0.path)], children: $0.errors) }
    return XMLNode("checkstyle", [("version", "4.3")], children: nodes).document
  }

  private static func error(_ diagnostic: FindingDiagnostic, at line: Int) -> XMLNode {
    let severity =
      diagnostic.isFailing ? "error" : diagnostic.level == .provisional ? "info" : "warning"
    return XMLNode(
      "error",
      [
        ("line", "\(line)"), ("severity", severity), ("message", diagnostic.headline.revealed()),
        ("source", "widgetcheck.\(diagnostic.finding.clause)"),
      ]
    )
  }
}
