import Foundation
import Reporting
import RunRecord
import ScenarioCorpus

/// Writes the drawings of widgets into their own folder, replacing those of an earlier run.
package struct SnapshotWriter: Sendable {
  private let folder: String

  /// The list of the drawings, by which the next run removes obsolete ones.
  private static let list = "snapshots.txt"

  /// Opens the folder, or throws a ``CommandError`` if it has files but no list of drawings.
  package init(_ folder: String) throws {
    self.folder = folder
    let files = FileManager.default
    do {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandError.cannotWrite(folder, "no folder can be made there")
    }
    let names = try files.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
    guard names.isEmpty || names.contains(SnapshotWriter.list) else {
      throw CommandError.unreadable(
        "--snapshots \(folder) holds \(names.sorted()[0]), which is not a drawing; give a folder of drawings alone"
      )
    }
  }

  package func write(_ record: RunRecord) throws {
    let files = SnapshotFile.files(of: record)
    let paths = files.flatMap { ["\($0.path).svg", "\($0.path).json"] }
    do {
      for file in files {
        let path = "\(folder)/\(file.path)"
        try FileManager.default.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent,
          withIntermediateDirectories: true
        )
        try AtomicFile.write(file.svg, to: path + ".svg")
        try AtomicFile.write(file.json, to: path + ".json")
      }
      try removeOthers(than: Set(paths))
      try AtomicFile.write(paths.map { $0 + "\n" }.joined(), to: "\(folder)/\(SnapshotWriter.list)")
    } catch {
      throw CommandError.cannotWrite(folder, "\(error)")
    }
    Console.printNote("wrote \(files.count) drawings to \(folder)")
  }

  /// Removes obsolete drawings of the last list; lines that lead out of the folder are ignored.
  private func removeOthers(than paths: Set<String>) throws {
    let list = "\(folder)/\(SnapshotWriter.list)"
    guard let text = try? String(contentsOfFile: list, encoding: .utf8) else { return }
    for line in text.split(separator: "\n").map(String.init) where !paths.contains(line) {
      let parts = line.split(separator: "/", omittingEmptySubsequences: false)
      let isDrawing = line.hasSuffix(".svg") || line.hasSuffix(".json")
      guard parts.count == 2, isDrawing, !parts.contains(where: { $0.hasPrefix(".") || $0.isEmpty })
      else { continue }
      try? FileManager.default.removeItem(atPath: "\(folder)/\(line)")
    }
  }
}
