// Goal: a folder of fixtures is used by its absolute path, or refused with the problem.
import CampaignRuns
import Foundation
import Testing
@_spi(Hosting) import WidgetAuthoring

@testable import WidgetCampaigns
@testable import WidgetWorker

@Suite struct FixtureFolderTests {
  private func folder(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fixtures-\(UUID())")
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    return folder
  }

  @Test func `a relative path becomes the absolute one of what it names here`() throws {
    let folder = try folder(["index.json": "{}"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let here = FileManager.default.currentDirectoryPath
    let up = String(repeating: "../", count: here.split(separator: "/").count)
    let path = try FixtureFolder.checkedPath(up + folder.path.dropFirst())
    #expect(path == folder.standardizedFileURL.path)
  }

  @Test(arguments: [
    (["index.jsn": "{}"], "index.jsn"), (["index.json": "{"], "index.json"),
    (["defaults.json": "[]"], "defaults.json"), (["defaults.json": #"{"a": 3}"#], "suite"),
    (["defaults.json": #"{"a": {"b": {"$dat": ""}}}"#], "$dat"),
    (["groups": "text"], "groups"), (["groups/a.json": "{}"], "groups/a.json"),
  ])
  func `an unusable fixture is refused with its name`(
    _ files: [String: String],
    _ word: String
  ) throws {
    let folder = try folder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      _ = try FixtureFolder.checkedPath(folder.path)
      Issue.record("\(files) was taken")
    } catch let error as UnreadableInput {
      #expect(error.status == .unreadableInput)
      #expect("\(error)".contains(word), "\(error)")
    }
  }

  @Test func `files that the index names, hidden ones and groups are known members`() throws {
    let folder = try folder([
      "index.json": #"{"https://a.b": {"file": "answers/a.json"}}"#, "answers/a.json": "{}",
      ".DS_Store": "", "groups/group.a/b.txt": "c", "defaults.json": #"{"s": {"k": null}}"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try FixtureFolder.checkedPath(folder.path) == folder.standardizedFileURL.path)
  }
}
