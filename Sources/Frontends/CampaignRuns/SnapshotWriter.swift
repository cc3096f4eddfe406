import Foundation
import Reporting
import RunRecord
import ScenarioCorpus

/// Writes the drawings of widgets into a folder of their own, in place of those of an earlier run.
package struct SnapshotWriter: Sendable {
  private let folder: String

  /// The file that lists the drawings, so that the next run removes those that are no longer made.
  private static let list = "snapshots.txt"

  /// Chooses the folder.
  ///
  /// - Throws: ``CommandError`` if the folder holds files and no list of drawings, or cannot be made.
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
        "--snapshots \(folder) holds \(names.sorted()[0]), which is no drawing; give a folder for drawings alone"
      )
    }
  }

  /// Writes the drawings and says so; a failure to write is an error of the run.
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
    Console.note("wrote \(files.count) drawings to \(folder)")
  }

  /// Removes the drawings of the last list that are not made any more; of the list's lines those alone count that name
  /// a drawing below the folder.
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
