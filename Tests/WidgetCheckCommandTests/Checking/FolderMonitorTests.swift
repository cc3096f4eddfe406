// Goal: a watch notices changes of everything that a check would read again, and nothing else.
import Foundation
import Testing

@testable import WidgetCheckCommand

@Suite struct FolderWatchTests {
  private func changes(after work: (String) throws -> Void) throws -> [String] {
    try withFolder(of: ["A.swift": "a", "B.png": "b", "out/record.json": "r"]) { path in
      let watch = FolderMonitor(path, besides: path + "/out")
      watch.begin()
      #expect(watch.count == 1)
      try work(path)
      Thread.sleep(forTimeInterval: 1.2 * FolderMonitor.interval)
      _ = watch.hasChanged
      return watch.changes
    }
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test func `a file that changed, came or went is noticed`() throws {
    #expect(try changes { try write("other", to: $0 + "/A.swift") } == ["A.swift"])
    #expect(try changes { try write("new", to: $0 + "/C.plist") } == ["C.plist"])
    #expect(
      try changes { try FileManager.default.removeItem(atPath: $0 + "/A.swift") } == ["A.swift"]
    )
  }

  @Test func `reports and what no check reads are not`() throws {
    #expect(try changes { _ in } == [])
    #expect(try changes { try write("other", to: $0 + "/B.png") } == [])
    #expect(try changes { try write("other", to: $0 + "/out/record.json") } == [])
  }
}
