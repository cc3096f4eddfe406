import Campaigns
import Foundation
import Reporting
import RunRecord
import WidgetModel

/// Prints findings when they come up and again when they are shrunk, and keeps their files.
package struct FindingPrinter: Sendable {
  package let directory: OutputDirectory
  private let isWidget: Bool

  /// What tells how a finding is run again.
  private let record: RunRecord

  /// Creates a printer for the findings of a campaign.
  package init(directory: OutputDirectory, plan: CampaignPlan, site: RunSite) {
    self.directory = directory
    isWidget = plan.subject.bundle != nil
    var record = RunRecord()
    record.header.subject = plan.subject.name
    record.header.isExact = plan.subject.isJudgedExactly
    record.header.replay = plan.replay
    record.site = site
    self.record = record
  }

  /// Tells of a finding at once, before anything is shrunk.
  package func found(_ finding: FindingLine) {
    directory.write(finding, of: record.header)
    let size = finding.original
    clearProgress()
    Console.print(
      "BROKEN \(finding.clause) (\(finding.kind)) in \(finding.origin): "
        + "\(amount(size.stimuli, "stimulus", "stimuli")), \(amount(size.widgets, "widget")), "
        + "\(amount(size.entries, "entry", "entries")); shrinking later"
    )
  }

  /// Tells of a finding after shrinking: what happened, the case, and how to see it again.
  package func shrunk(_ finding: FindingLine) {
    directory.write(finding, of: record.header)
    clearProgress()
    Console.print("")
    Console.print(
      "\(finding.clause) (\(finding.kind)): \(TerminalEscaping.escape(finding.message))"
    )
    for line in finding.comparison.lines { Console.print("  " + TerminalEscaping.escape(line)) }
    for further in finding.also {
      Console.print("  also \(further.clause): \(TerminalEscaping.escape(further.message))")
    }
    for line in finding.text { Console.print("    " + TerminalEscaping.escape(line)) }
    Console.print("  \(ending(finding))")
    if !finding.remark.isEmpty { Console.print("  \(finding.remark)") }
    Console.print("  replay: \(TerminalEscaping.escape(record.replayCommand(of: finding)))")
  }

  private func ending(_ finding: FindingLine) -> String {
    let further =
      isWidget
      ? "more of `--shrink-budget` or `--shrink-total` goes further"
      : "`\(record.site?.program ?? "widgetcheck") shrink` goes on"
    let effort = "\(amount(finding.steps, "step")) in \(amount(finding.calls, "run"))"
    return switch finding.state {
    case "minimal":
      "minimal: after \(effort), no single simplification of it still breaks the clause"
    case "flaky": "not repeatable: the same scenario did not break the clause every time"
    case "interrupted": "interrupted after \(effort); \(further)"
    case "budgetSpent" where finding.calls == 0:
      "not shrunk: nothing of the run's budget for shrinking was left; \(further)"
    default: "not minimal yet: the budget ended after \(effort); \(further)"
    }
  }

  private func clearProgress() {
    if Console.isTerminal { Console.rewrite("\r\u{1B}[K") }
  }
}
