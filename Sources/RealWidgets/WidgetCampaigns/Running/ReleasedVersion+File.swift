import Foundation
import RunRecord

extension ReleasedVersion {
  /// Reads the widgets of a record from a file.
  ///
  /// - Parameters:
  ///   - record: The record of an earlier check.
  ///   - path: The file, a `record.jsonl`.
  ///   - output: The output folder of the run, in which older files of that name are replaced.
  /// - Throws: ``UnreadableInput`` if the record has no widget, or would be replaced.
  package init(_ record: RunRecord, at path: String, besides output: String? = nil) throws {
    guard let version = ReleasedVersion(record) else {
      throw UnreadableInput(
        "\(path) has no widget with timelines; give the record.jsonl of a check of the released version"
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
