import Campaigns
import Foundation
import Reporting
import RunRecord
import WidgetModel

/// Prints a line when a finding occurs and a second when it is shrunk, and writes its file.
package struct FindingPrinter: Sendable {
  package let directory: OutputDirectory

  /// A record with the data for replay commands.
  private let record: RunRecord

  private let write: @Sendable (String) -> Void

  package init(
    directory: OutputDirectory,
    plan: CampaignPlan,
    site: RunSite,
    writes write: @escaping @Sendable (String) -> Void
  ) {
    self.directory = directory
    self.write = write
    var record = RunRecord()
    record.header.subject = plan.subject.name
    record.header.isExact = plan.subject.isJudgedExactly
    record.header.replay = plan.replay
    record.site = site
    self.record = record
  }

  package func found(_ finding: FindingLine) {
    directory.write(finding, of: record.header)
    let size = finding.original
    clearProgress()
    write(
      "BROKEN \(finding.clause) (\(finding.kind)) in \(finding.origin): "
        + "\(amount(size.stimuli, "stimulus", "stimuli")), \(amount(size.widgets, "widget")), "
        + "\(amount(size.entries, "entry", "entries")); shrinking later"
    )
  }

  /// Prints that a finding is shrunk; the summary has the details.
  package func shrunk(_ finding: FindingLine) {
    directory.write(finding, of: record.header)
    clearProgress()
    write("SHRUNK \(finding.clause) (\(finding.kind)): \(finding.ending(of: record))")
  }

  private func clearProgress() {
    if Console.isTerminal { Console.rewrite("\r\u{1B}[K") }
  }
}
