import Foundation
import RunRecord

package enum RecordFile {
  /// Reads a record, whole or partial, or throws ``CommandError/unreadable(_:)``.
  package static func read(_ path: String) throws -> RunRecord {
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw CommandError.unreadable("\(path) cannot be read as text; give a record.jsonl")
    }
    do {
      return try RunRecord(parsing: text)
    } catch {
      throw CommandError.unreadable("\(path): \(error)")
    }
  }
}
