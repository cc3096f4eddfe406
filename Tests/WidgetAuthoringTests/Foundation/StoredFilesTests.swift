// Goal: writes to a file of an app group's container are reported like writes to shared defaults.
// Method: files that a fixture has, written with Foundation's own method.
import AuthoringValues
import Foundation
import Testing
import WidgetKit
import WidgetModel

@_spi(Hosting) @testable import WidgetAuthoring

@Suite struct StoredFilesTests {
  /// Returns the host environment's events for a text that is written over `["a", "b"]`.
  private func told(
    _ text: String,
    to name: String = "list.json",
    _ mode: Surroundings.Store = .present,
    loads: LoadsOfRequest = .failed
  ) async throws -> (lost: [String], written: [String], amounts: [Int64]) {
    let groups = FileManager.default.temporaryDirectory
      .appendingPathComponent("Stored-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: groups) }
    let group = groups.appendingPathComponent("group.a")
    try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
    try Data(#"["a", "b"]"#.utf8).write(to: group.appendingPathComponent("list.json"))
    return try await onHost { host in
      host.loads = loads
      SharedData.prepare(mode, fixtures: try SharedFixtures(file: nil, groups: groups))
      let container = try #require(
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a")
      )
      #expect(host.texts(.sharedDataWritten) == [])
      try Data(text.utf8).write(to: container.appendingPathComponent(name), options: .atomic)
      return (
        host.texts(.storedDataLost), host.texts(.sharedDataWritten),
        host.sideEffects.filter { $0.kind == .sharedDataWritten }.map(\.amount)
      )
    }
  }

  @Test func `folders have short names`() {
    let folders: [(URL, FileManager.SearchPathDirectory)] = [
      (.documentsDirectory, .documentDirectory), (.cachesDirectory, .cachesDirectory),
      (.applicationSupportDirectory, .applicationSupportDirectory),
    ]
    for (folder, directory) in folders {
      #expect(folder == FileManager.default.urls(for: directory, in: .userDomainMask).first)
    }
  }

  @Test func `an empty list over a full one after a failed load is a loss`() async throws {
    let told = try await told("[]")
    #expect(told.lost == ["list.json"])
    #expect(told.written == ["list.json"])
    #expect(told.amounts == [1])
  }

  @Test func `other values, other files and what a load brought are none`() async throws {
    #expect(try await told(#"["c"]"#).lost == [])
    #expect(try await told("[]", loads: .brought).lost == [])
    #expect(try await told("[]", loads: .brought).amounts == [0])
    #expect(try await told("[]", .corrupt).lost == [])
    let other = try await told("[]", to: "new.json")
    #expect(other.lost == [] && other.written == ["new.json"] && other.amounts == [0])
  }
}
