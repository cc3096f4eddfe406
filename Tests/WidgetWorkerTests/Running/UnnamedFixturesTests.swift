// Goal: a key or file that fixtures give counts as unnamed only if no file of the code names any of its group.
import AuthoringValues
import Foundation
import Testing

@testable import WidgetCampaigns

@Suite struct UnnamedFixturesTests {
  private func unnamed(
    _ defaults: String,
    files: [String] = [],
    code: String
  ) throws -> UnnamedFixtures {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ path: String, _ text: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
    try write("defaults.json", defaults)
    try write("groups/.hidden", "")
    for file in files { try write("groups/\(file)", "{}") }
    try write("Code.swift", code)
    return UnnamedFixtures(
      in: try SharedFixtures(
        file: folder.appending(path: "defaults.json"),
        groups: folder.appending(path: "groups")
      ),
      texts: CheckedSources(code.isEmpty ? [] : [folder.appending(path: "Code.swift").path]).texts
    )
  }

  @Test func `a group of which the code names no key is unnamed`() throws {
    let code = #"UserDefaults(suiteName: group)?.string(forKey: "noteData")"#
    let unnamed = try unnamed(#"{"group.a": {"widgetData": "", "token": ""}}"#, code: code)
    #expect(unnamed.names == ["group.a": ["token", "widgetData"]])
    let reading = unnamed.stranger(OutsideReading("default noteData of group.a", at: ""))
    #expect(reading?.name == "noteData" && reading?.given == ["token", "widgetData"])
    #expect(unnamed.stranger(OutsideReading("default noteData of group.b", at: "")) == nil)
    #expect(unnamed.stranger(OutsideReading("container of group.a", at: "")) == nil)
  }

  @Test func `a group of which the code names one key is not`() throws {
    let unnamed = try unnamed(
      #"{"group.a": {"widgetData": "", "token": ""}}"#,
      code: "enum Key: String { case token, other }"
    )
    #expect(unnamed.names.isEmpty)
  }

  @Test func `files count, too, by their names without folder and extension`() throws {
    let code = #"folder.appending(path: "notes.json")"#
    #expect(try unnamed("{}", files: ["group.a/data/notes.plist"], code: code).names.isEmpty)
    let other = try unnamed("{}", files: ["group.a/data/pages.json"], code: code)
    #expect(other.names == ["group.a": ["data/pages.json"]])
    #expect(other.stranger(OutsideReading("file notes.json of group.a", at: ""))?.given.count == 1)
  }

  @Test func `without the code nothing is unnamed`() throws {
    #expect(try unnamed(#"{"group.a": {"widgetData": ""}}"#, code: "").names.isEmpty)
  }
}
