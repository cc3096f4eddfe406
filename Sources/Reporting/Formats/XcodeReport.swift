import RunRecord

/// A record as lines of Xcode's build log, which Xcode and many editors show next to the code.
///
/// A finding that fails the run is an `error`, any other a `warning`; `note` lines with further
/// violations and advice follow. Paths are full, as Xcode requires. Problems without a location are
/// issues of the build. Expected findings are left out. Source: "Running custom scripts during a
/// build".
struct XcodeReport {
  private let list: DiagnosticList

  init(_ list: DiagnosticList) { self.list = list }

  /// The lines, each with a line feed; empty if there are no problems.
  var text: String { lines.map { $0 + "\n" }.joined() }

  private var lines: [String] {
    let problems = list.problems.filter(\.isFailing).map {
      XcodeReport.line(nil, "error", "\($0.title): \($0.message)", "")
    }
    return list.open.flatMap(lines) + problems
  }

  private func lines(_ diagnostic: FindingDiagnostic) -> [String] {
    let place = diagnostic.fullPlace
    let level = diagnostic.isFailing ? "error" : "warning"
    let first = XcodeReport.line(place, level, diagnostic.headline, diagnostic.finding.clause)
    let advice = diagnostic.advice.isEmpty ? [] : ["What to do: \(diagnostic.advice)"]
    let notes = diagnostic.further + advice + ["Replay it: \(diagnostic.replay)"]
    return [first] + notes.map { XcodeReport.line(place, "note", $0, "") }
  }

  /// Returns a line, without anything in its text that could begin another one.
  private static func line(
    _ place: FilePlace?,
    _ level: String,
    _ message: String,
    _ clause: String
  ) -> String {
    let path = place.map { "\($0.file.revealed()):\($0.line): " } ?? ""
    let words = message.split(whereSeparator: \.isNewline).joined(separator: " ").revealed()
    let name = clause.isEmpty ? "" : " [\(clause.revealed())]"
    return "\(path)\(level): \(words)\(name)"
  }
}
