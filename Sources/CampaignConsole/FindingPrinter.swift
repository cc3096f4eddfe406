import Conformance
import Foundation
import Reporting
import WidgetModel

/// Prints findings when they come up and again when they are shrunk, and keeps their files.
package struct FindingPrinter: Sendable {
  package let directory: OutputDirectory
  package let subject: String

  /// Creates a printer for the findings of a subject.
  package init(directory: OutputDirectory, subject: String) {
    self.directory = directory
    self.subject = subject
  }

  /// Tells of a finding at once, before anything is shrunk.
  package func found(_ finding: FindingLine) {
    directory.write(finding, subject: subject)
    let size = finding.original
    clearProgress()
    Console.print(
      "BROKEN \(finding.clause) (\(finding.kind)) in \(finding.phase) case \(finding.index): "
        + "\(size.stimuli) stimuli, \(size.widgets) widgets, \(size.entries) entries; shrinking later"
    )
  }

  /// Tells of a finding after shrinking: what happened, the case, and how to see it again.
  package func shrunk(_ finding: FindingLine) {
    directory.write(finding, subject: subject)
    clearProgress()
    Console.print("")
    Console.print(
      "\(finding.clause) (\(finding.kind)): \(TerminalEscaping.escape(finding.message))"
    )
    for line in finding.text { Console.print("    " + TerminalEscaping.escape(line.text)) }
    Console.print("  \(ending(finding))")
    Console.print("  replay: widgetcheck replay \(directory.path)/\(finding.path)")
  }

  private func ending(_ finding: FindingLine) -> String {
    let effort = "\(finding.steps) steps in \(finding.calls) runs"
    return switch finding.state {
    case "minimal":
      "minimal: after \(effort), no single simplification of it still breaks the clause"
    case "flaky": "not repeatable: the same scenario did not break the clause every time"
    case "interrupted": "interrupted after \(effort); `widgetcheck shrink` goes on"
    default: "not minimal yet: the budget ended after \(effort); `widgetcheck shrink` goes on"
    }
  }

  private func clearProgress() {
    if Console.isTerminal { Console.rewrite("\r\u{1B}[K") }
  }
}
