import Foundation
import RunRecord

extension ReleasedVersion {
  /// Reads an earlier check's widgets from its `record.jsonl`; throws ``UnreadableInput`` if there
  /// are none, or if the run's `output` folder would replace the file.
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
