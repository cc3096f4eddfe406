import CampaignRuns
import Foundation
import RunRecord
import Testing

@testable import WidgetCheckCommand

// Goal: a folder of drawings contains those of the last run, and the command removes only its own
// files.
@Suite struct SnapshotWriterTests {
  private func record(_ kinds: String...) -> RunRecord {
    var record = RunRecord()
    record.pageSnapshots = kinds.map { kind in
      var line = PageSnapshotLine()
      (line.widget, line.family) = (kind, "systemSmall")
      return line
    }
    return record
  }

  @Test func `drawings that are no longer made go, and others' files stay`() throws {
    try withFolder(of: [:]) { folder in
      let path = folder + "/drawings"
      try SnapshotWriter(path).write(record("Tea", "Milk"))
      let foreign = path + "/Milk/mine.txt"
      #expect(FileManager.default.createFile(atPath: foreign, contents: nil))
      try SnapshotWriter(path).write(record("Tea"))
      let left = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
      #expect(
        left == [
          "Milk", "Milk/mine.txt", "Tea", "Tea/systemSmall-placeholder.json",
          "Tea/systemSmall-placeholder.svg", "snapshots.txt",
        ]
      )
    }
  }

  @Test func `a list that leads out of the folder removes nothing`() throws {
    try withFolder(of: ["keep.svg": ""]) { folder in
      let path = folder + "/drawings"
      try SnapshotWriter(path).write(record("Tea"))
      let lines = "../keep.svg\n\(folder)/keep.svg\nTea/../../keep.svg\n"
      try lines.write(toFile: path + "/snapshots.txt", atomically: true, encoding: .utf8)
      try SnapshotWriter(path).write(record("Tea"))
      #expect(FileManager.default.fileExists(atPath: folder + "/keep.svg"))
    }
  }

  @Test func `a folder with other files is refused`() throws {
    try withFolder(of: ["A.swift": ""]) { folder in
      let error = #expect(throws: CommandError.self) { try SnapshotWriter(folder) }
      #expect(error?.status == .unreadableInput)
    }
  }
}
