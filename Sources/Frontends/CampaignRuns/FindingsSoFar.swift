import Campaigns
import RunRecord
import Synchronization

/// The findings of a campaign as they come up, for a record of a run that its subject stops.
final class FindingsSoFar: Sendable {
  private let lines = Mutex<[FindingLine]>([])

  func add(_ line: FindingLine) { lines.withLock { $0.append(line) } }

  /// What is known of a campaign that its subject stopped: no verdicts, since no case's counts are at hand.
  func record(of campaign: Campaign, stoppedBy stop: SubjectStop) -> RunRecord {
    var record = RunRecord()
    record.header = campaign.header
    record.findings = lines.withLock { $0 }
    var error = ErrorLine()
    error.cases = 1
    error.text = stop.description
    record.errors = [error]
    var footer = RecordFooter()
    footer.cut = RecordFooter.stopped
    record.footer = footer
    return record
  }
}
