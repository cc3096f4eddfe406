import Campaigns
import Foundation
import Reporting
import RunRecord
import WidgetModel

/// Tells of findings in a line when they come up and in another when they are shrunk, and keeps their files.
package struct FindingPrinter: Sendable {
  package let directory: OutputDirectory

  /// What tells how a finding is run again.
  private let record: RunRecord

  /// Writes a line.
  private let write: @Sendable (String) -> Void

  /// Creates a printer for the findings of a campaign.
  ///
  /// - Parameters:
  ///   - directory: Where the findings' files go.
  ///   - plan: The campaign.
  ///   - site: Where and how the run is made.
  ///   - write: Writes a line.
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

  /// Tells of a finding at once, before anything is shrunk.
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

  /// Tells that a finding is shrunk; the summary at the end tells the rest.
  package func shrunk(_ finding: FindingLine) {
    directory.write(finding, of: record.header)
    clearProgress()
    write("SHRUNK \(finding.clause) (\(finding.kind)): \(finding.ending(of: record))")
  }

  private func clearProgress() {
    if Console.isTerminal { Console.rewrite("\r\u{1B}[K") }
  }
}
