import Foundation
import Reporting
import RunRecord
import WidgetModel

extension InputKind {
  /// Run records, as `report`, `merge` and `--baseline` read them.
  static let records = [
    InputKind(
      "record",
      share: 40,
      seeds: { [try shortRecord(shard: 0)] },
      read: { bytes in
        guard let text = text(bytes) else { return false }
        let record: RunRecord
        do { record = try RunRecord(parsing: text) } catch { return false }
        let again = try RunRecord(parsing: record.text)
        guard again.text == record.text else {
          throw HostileInputError("a record changes when it is written")
        }
        return true
      }
    ),
    InputKind(
      "report",
      share: 4,
      seeds: { [try shortRecord(shard: 0)] },
      read: { bytes in
        guard let text = text(bytes), let record = try? RunRecord(parsing: text) else {
          return false
        }
        _ = HTMLReport(record, baseline: record).text
        _ = JUnitReport(record).text
        _ = MarkdownSummary(record).text
        return true
      }
    ),
    InputKind(
      "merge",
      share: 20,
      seeds: { [try shortRecord(shard: 2)] },
      read: { bytes in
        guard let text = text(bytes), let record = try? RunRecord(parsing: text) else {
          return false
        }
        let other = try RunRecord(parsing: String(decoding: shortRecord(shard: 1), as: UTF8.self))
        do {
          _ = try RunRecord(merging: [other, record]).text
          return true
        } catch { return false }
      }
    ),
  ]

  /// Returns a record with a few lines of each kind, as a shard of two unless the shard is 0.
  private static func shortRecord(shard: Int64) throws -> [UInt8] {
    let url = root.appendingPathComponent("Reports/reference/campaign/record.jsonl")
    var record = try RunRecord(parsing: String(contentsOf: url, encoding: .utf8))
    record.clauses = Array(record.clauses.prefix(6))
    record.goldens = Array(record.goldens.prefix(3))
    record.labels = Array(record.labels.prefix(3))
    if shard > 0 {
      record.header.shard = shard
      record.header.shards = 2
    }
    return Array(record.text.utf8)
  }
}
