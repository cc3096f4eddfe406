import Foundation
import RunRecord

/// Reads run records from files.
package enum RecordFile {
  /// The record of a file, whole or partial.
  ///
  /// - Throws: ``CommandError/unreadable(_:)`` with the file and what is wrong with it.
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
