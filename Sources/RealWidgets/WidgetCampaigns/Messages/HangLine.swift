import Clauses
import RunRecord
import WidgetModel
import WorkerProcesses

/// The place of code that did not answer a request, or that took too much memory.
package struct HangLine: Archivable {
  package enum Reason: String, CaseIterable, Hashable, Sendable {
    case unanswered
    case hopeless
    case memory
  }

  package var reason = Reason.unanswered
  /// True if a thread waits outside of the simulation, which takes real time in each request.
  package var isReal = false

  package var request: Int64 = 0
  package var asked = RequestKind.timeline
  package var widget = ""

  package var stack = ""

  /// The calls under way, innermost first; none for a known stack.
  package var places: [PlaceLine] = []

  /// The places of the called function and of the widget's declaration.
  package var functions: [String] = []

  package init() {}

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let ids = Int64(Int32.min)...Int64(Int32.max)
    try archive.choice("reason", &reason, isAlwaysWritten: true)
    try archive.flag("isReal", &isReal)
    try archive.integer("request", &request, in: ids, default: 0)
    try archive.choice("asked", &asked, isAlwaysWritten: true)
    try archive.text("widget", &widget, default: "")
    try archive.text("stack", &stack, default: "")
    try archive.list("places", &places, limit: 1000)
    try archive.texts("functions", &functions, limit: 100)
  }
}

/// The lines of one place, innermost first.
package struct LocatedLine: Archivable {
  package var lines: [PlaceLine] = []

  package init() {}

  package init(_ lines: [CodePlace]) { self.lines = lines.map { PlaceLine($0) } }

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.list("lines", &lines, limit: 1000)
  }
}

package struct PlaceLine: Archivable {
  package var function = ""
  package var file = ""
  package var line: Int64 = 0

  package init() {}

  package init(_ place: CodePlace) {
    function = place.function
    file = place.file
    line = Int64(place.line)
  }

  package init(_ frame: CrashReport.Frame) {
    function = frame.function
    file = frame.file
    line = Int64(frame.line)
  }

  /// The line as in findings, such as `Feed.swift:41`.
  package var text: String { "\(file.split(separator: "/").last ?? ""):\(line)" }

  /// The function and its line, without the names of common modules.
  package var call: String {
    let plain = function.replacing(
      /\b(CheckedWidgets|Swift|Foundation|WidgetAuthoring)\./,
      with: ""
    )
    return "\(plain) at \(text)"
  }

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("function", &function, default: "")
    try archive.text("file", &file, default: "")
    try archive.integer("line", &line, in: 0...Int64(Int32.max), default: 0)
  }
}
