import Foundation
import RunRecord

extension ReleasedVersion {
  /// Reads the widgets of a record's file.
  ///
  /// - Parameters:
  ///   - path: The file, a `record.jsonl` of an earlier check.
  ///   - output: The folder into which the run writes, which takes older files of that name away.
  /// - Throws: ``UnreadableInput`` when the file is no record, tells of no widget, or would be replaced.
  package init(file path: String, besides output: String? = nil) throws {
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw UnreadableInput("\(path) cannot be read as text; give the record.jsonl of a check")
    }
    let record: RunRecord
    do {
      record = try RunRecord(parsing: text)
    } catch {
      throw UnreadableInput("\(path): \(error)")
    }
    guard let version = ReleasedVersion(record) else {
      throw UnreadableInput(
        "\(path) tells of no widget with timelines; give the record.jsonl of a check of the released version"
      )
    }
    if let output, ReleasedVersion.folder(of: path) == ReleasedVersion.resolved(output) {
      throw UnreadableInput(
        "\(path) lies where this run writes its own record; copy it elsewhere, or give another --output"
      )
    }
    self = version
  }

  private static func folder(of path: String) -> String {
    resolved(URL(fileURLWithPath: path).deletingLastPathComponent().path)
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}
