import Campaigns
import RunRecord
import Synchronization

/// The findings of a campaign as they occur, for the record of a run that its subject stops.
final class FindingsSoFar: Sendable {
  private let lines = Mutex<[FindingLine]>([])

  func add(_ line: FindingLine) { lines.withLock { $0.append(line) } }

  /// Returns the record of a stopped campaign, without verdicts, because the counts are lost.
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
