import Foundation
import Testing

@testable import ScenarioCorpus

// Goal: directories are read completely, in the same order everywhere, and unreadable files are
// named.
@Suite struct CorpusTests {
  private let file = #"{ "format": 1, "title": "t", "scenario": {} }"#

  @Test func `a directory is read with everything below it in sorted order`() throws {
    try withFolder { folder in
      for name in [
        "b.json", "a/z.json", "a/y.json", "B.json", "notes.txt", ".hidden.json", "c/d/e.json",
      ] {
        try put(file, folder + "/" + name)
      }
      let corpus = try Corpus.load(paths: [folder])
      #expect(
        corpus.entries.map { String($0.path.dropFirst(folder.count + 1)) }
          == ["B.json", "a/y.json", "a/z.json", "b.json", "c/d/e.json"]
      )
    }
  }

  @Test func `paths keep the order in which they are given`() throws {
    try withFolder { folder in
      for name in ["b.json", "a.json"] { try put(file, folder + "/" + name) }
      let paths = ["b.json", "a.json"].map { folder + "/" + $0 }
      #expect(try Corpus.load(paths: paths).entries.map(\.path) == paths)
    }
  }

  @Test func `an empty directory is an error with its path`() throws {
    try withFolder { folder in
      try put("", folder + "/notes.txt")
      #expect(throws: CorpusError.emptyDirectory(path: folder)) {
        try Corpus.load(paths: [folder])
      }
    }
  }

  @Test func `a path that leads nowhere is an error with its reason`() throws {
    let error = try #require(throws: CorpusError.self) {
      try Corpus.load(paths: ["/nowhere/at/all"])
    }
    #expect(error == .unreadable(path: "/nowhere/at/all", reason: "No such file or directory"))
  }

  @Test func `what is wrong in a file is said with the path of the file`() throws {
    try withFolder { folder in
      try put(file, folder + "/a.json")
      try put("{", folder + "/b.json")
      let error = try #require(throws: CorpusError.self) { try Corpus.load(paths: [folder]) }
      #expect(error.description.hasPrefix("\(folder)/b.json: line 1, column 2: "))
      try Data([0x7B, 0xFF]).write(to: URL(fileURLWithPath: folder + "/a.json"))
      #expect(throws: CorpusError.inFile(path: folder + "/a.json", .notText)) {
        try Corpus.load(paths: [folder])
      }
    }
  }

  @Test func `a directory that links to itself comes to an end`() throws {
    try withFolder { folder in
      try put(file, folder + "/a.json")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/loop",
        withDestinationPath: folder
      )
      #expect(throws: CorpusError.self) { try Corpus.load(paths: [folder]) }
    }
  }

  @Test(.disabled(if: geteuid() == 0, "this user may read everything"))
  func `a directory or file that may not be read is an error with its reason`() throws {
    try withFolder { folder in
      let closed = folder + "/closed"
      try put(file, closed + "/a.json")
      chmod(closed + "/a.json", 0)
      #expect(throws: CorpusError.unreadable(path: closed + "/a.json", reason: "Permission denied"))
      {
        try Corpus.load(paths: [folder])
      }
      chmod(closed, 0)
      #expect(throws: CorpusError.unreadable(path: closed, reason: "Permission denied")) {
        try Corpus.load(paths: [folder])
      }
      chmod(closed, 0o755)
    }
  }
}

/// Calls a function with a new folder and removes the folder afterwards.
func withFolder(_ body: (String) throws -> Void) throws {
  let folder = NSTemporaryDirectory() + "widgetcheck-" + UUID().uuidString
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try body(folder)
}

/// Writes a text and creates the necessary folders.
func put(_ text: String, _ path: String) throws {
  let url = URL(fileURLWithPath: path)
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(),
    withIntermediateDirectories: true
  )
  try Data(text.utf8).write(to: url)
}
