import Foundation
import Testing

@testable import WorkerProcesses

// Goal: a folder that a killed process left is removed, and no other.
@Suite struct PrivateFolderTests {
  @Test func `only folders of processes that are gone are removed`() throws {
    let files = FileManager.default
    let base = files.temporaryDirectory.path + "/left-\(UUID().uuidString)"
    try files.createDirectory(atPath: base, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: base) }
    let gone = try goneProcess()
    let locked = "widgetcheck-\(gone)-locked"
    let kept = [
      locked, "widgetcheck-\(getpid())-aaaaaa", "widgetcheck-abcdef", "widgetcheck-\(gone)-short",
      "widgetcheck-0-aaaaaa", "other-\(gone)-aaaaaa",
    ]
    for name in kept + ["widgetcheck-\(gone)-aaaaaa"] {
      try files.createDirectory(atPath: "\(base)/\(name)/home", withIntermediateDirectories: true)
    }
    // Another container's process has the lock, though its id means nothing here.
    let descriptor = open("\(base)/\(locked)", O_RDONLY | O_DIRECTORY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    PrivateFolder.removeLeft(in: base)
    #expect(try files.contentsOfDirectory(atPath: base).sorted() == kept.sorted())
  }

  @Test func `a folder says whose it is, and is gone when it is removed`() throws {
    let folder = try PrivateFolder()
    let name = try #require(folder.path.split(separator: "/").last.map { String($0) })
    #expect(PrivateFolder.owner(of: name) == getpid())
    PrivateFolder.removeLeft(in: (folder.path as NSString).deletingLastPathComponent)
    #expect(FileManager.default.fileExists(atPath: folder.path))
    folder.remove()
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  /// Returns the id of a process that has ended.
  private func goneProcess() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }
}
