import Foundation
import ScenarioCorpus
import Testing

// Goal: a file is complete or absent, and a failure has the system's reason.
@Suite struct AtomicFileTests {
  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func `a text is written, replaced, and nothing else is left`() throws {
    try withFolder { folder in
      let path = folder + "/a.json"
      try AtomicFile.write("one", to: path)
      try AtomicFile.write("", to: folder + "/empty")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "one")
      let long = String(repeating: "two ü ", count: 300_000)
      try AtomicFile.write(long, to: path)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == long)
      #expect(try names(in: folder) == ["a.json", "empty"])
    }
  }

  @Test func `a link keeps leading to the file that is replaced`() throws {
    try withFolder { folder in
      try AtomicFile.write("one", to: folder + "/a")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link",
        withDestinationPath: folder + "/a"
      )
      try AtomicFile.write("two", to: folder + "/link")
      #expect(try String(contentsOfFile: folder + "/a", encoding: .utf8) == "two")
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == folder + "/a"
      )
    }
  }

  @Test func `a directory that is missing is an error`() throws {
    let path = "/nowhere/at/all.json"
    #expect(throws: AtomicFileError.cannotCreate(path: path, reason: "No such file or directory")) {
      try AtomicFile.write("text", to: path)
    }
  }

  @Test func `a directory in the place of the file is an error`() throws {
    try withFolder { folder in
      #expect(throws: AtomicFileError.cannotCreate(path: folder, reason: "Is a directory")) {
        try AtomicFile.write("text", to: folder)
      }
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is an error with its reason`() {
    #expect(
      throws: AtomicFileError.cannotWrite(path: "/dev/full", reason: "No space left on device")
    ) {
      try AtomicFile.write("text", to: "/dev/full")
    }
  }

  @Test func `a leftover of another process does not prevent it`() throws {
    try withFolder { folder in
      let path = folder + "/a.json"
      try put("half", "\(path).\(getpid())-0.partial")
      try AtomicFile.write("whole", to: path)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "whole")
      #expect(try names(in: folder).count == 2)
    }
  }

  @Test func `what killed writers left is removed, and nothing else`() throws {
    // No process has this number: it is above the greatest that systems give.
    let gone = Int32.max
    try withFolder { folder in
      let kept = [
        "b.json.\(getpid())-0.partial", "b.json", "b.json.\(gone).partial", "\(gone)-0.partial",
        "b.json.\(gone)-x.partial",
      ]
      for name in kept + ["b.json.\(gone)-0.partial", "a.json.\(gone)-12.partial"] {
        try put("half", "\(folder)/\(name)")
      }
      try AtomicFile.write("whole", to: folder + "/a.json")
      #expect(try names(in: folder) == (kept + ["a.json"]).sorted())
    }
  }

  @Test(.disabled(if: geteuid() == 0, "this user may write everywhere"))
  func `a directory that may not be written is an error with its reason`() throws {
    try withFolder { folder in
      chmod(folder, 0o555)
      let path = folder + "/a.json"
      #expect(throws: AtomicFileError.cannotCreate(path: path, reason: "Permission denied")) {
        try AtomicFile.write("text", to: path)
      }
      chmod(folder, 0o755)
    }
  }
}
