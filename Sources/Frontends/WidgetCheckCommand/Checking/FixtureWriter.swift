import CampaignRuns
import Foundation
import Reporting
import RunRecord

struct FixtureWriter: Sendable {
  private let folder: URL

  /// Chooses the folder, or throws a ``CommandError`` if it is not empty.
  init(_ folder: String) throws {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    let files = FileManager.default
    guard files.fileExists(atPath: self.folder.path) else { return }
    guard let names = try? files.contentsOfDirectory(atPath: self.folder.path) else {
      throw CommandError.unreadable("--write-fixtures \(folder) is not a folder; give a new one")
    }
    guard names.allSatisfy({ $0.hasPrefix(".") }) else {
      throw CommandError.unreadable(
        "--write-fixtures \(folder) holds \(names.sorted()[0]), and nothing is overwritten; give a new folder"
      )
    }
  }

  func write(_ record: RunRecord) {
    let files = FixtureTexts(record.outside).files
    guard !files.isEmpty else {
      return Console.printNote("no fixtures to write: the widgets asked for no missing data")
    }
    do {
      for file in files {
        let target = folder.appendingPathComponent(file.path)
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        let bytes = file.isEncoded ? Data(base64Encoded: file.text) : nil
        try (bytes ?? Data(file.text.utf8)).write(to: target)
      }
      Console.printNote("wrote \(files.map(\.path).joined(separator: ", ")) to \(folder.path)")
    } catch {
      Console.printNote("cannot write fixtures to \(folder.path): \(error)")
    }
  }
}
