import RunRecord

/// A record as lines of Xcode's build log, which Xcode and many editors turn into marks at the code.
///
/// A finding that fails the run is an `error`, any other a `warning`; `note` lines after it say what else
/// breaks and what to do. Xcode needs full paths; a finding without a place, and what fails the run and is
/// no finding, stand without one, which Xcode shows as issues of the build. What is expected is left out.
///
/// Source: "Running custom scripts during a build" in Apple's documentation of Xcode.
struct XcodeReport {
  private let list: DiagnosticList

  /// Creates the lines of a run.
  init(_ list: DiagnosticList) { self.list = list }

  /// The lines, each ended; empty when there is nothing to look at.
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

  /// A line; its text holds no line feed and nothing else that would begin another.
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
