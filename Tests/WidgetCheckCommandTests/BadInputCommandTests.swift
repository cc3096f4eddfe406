import Foundation
import Testing

// Goal: unreadable input ends the command with status 65 and names the place.
@Suite struct BadInputCommandTests {
  private static let unknownClause =
    #"{"format":1,"title":"x","scenario":{},"#
    + #""finding":{"clause":"TL-11.runtim","kind":"early","subject":"reference"}}"#

  private static let disorder =
    #"{"format":1,"title":"x","scenario":"#
    + #"{"workload":[{"do":"push","at":"10s"},{"do":"push","at":"5s"}]}}"#

  @Test(arguments: [
    ("not json", "line 1, column 1"),
    (String(repeating: "[", count: 100_000), "nest deeper"),
    (#"{"format":99,"title":"x","scenario":{}}"#, "format 99"),
    (#"{"format":1,"title":"x","scenario":{"colour":1}}"#, "colour"),
    (unknownClause, "TL-11.runtime"),
    (disorder, "workload[1]"),
  ])
  func `a scenario's file that makes no sense is not replayed`(_ text: String, _ hint: String)
    throws
  {
    try withFolder(of: ["a.json": text]) { folder in
      let outcome = try Executable.run("replay", folder + "/a.json")
      #expect(outcome.status == 65)
      #expect((outcome.output + outcome.errors).contains(hint), "\(outcome.errors)")
    }
  }

  @Test(arguments: [["replay"], ["keep"], ["shrink"], ["run", "--cases", "64", "--corpus"]])
  func `a pipe is not waited for`(command: [String]) throws {
    try Executable.withDirectory { folder in
      let path = folder + "/pipe.json"
      try #require(mkfifo(path, 0o600) == 0)
      let outcome = try Executable.run(command + [path])
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains("not a regular file"), "\(outcome.errors)")
    }
  }

  @Test(arguments: [
    ["mutants", "--seeds", "9223372036854775807"], ["mutants", "--seeds", "10001"],
    ["mutants", "--workers", "0"], ["run", "--workers", "0"],
  ])
  func `numbers that no run can serve are refused`(arguments: [String]) throws {
    let outcome = try Executable.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(arguments[1]), "\(outcome.errors)")
  }

  @Test(arguments: [("widgets", "index.html"), ("findings", "mine.json")])
  func `a folder with pages or findings that no run wrote is refused`(folder: String, name: String)
    throws
  {
    let run = ["run", "--cases", "64", "--shard", "1/8", "--clause", "TL", "--quiet", "--output"]
    try withFolder(of: ["out/\(folder)/\(name)": "mine", "other/mine.txt": "mine"]) { place in
      let outcome = try Executable.run(run + [place + "/out"])
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("\(folder)/\(name), which no run wrote"), "\(outcome.errors)")
      let kept = try String(contentsOfFile: "\(place)/out/\(folder)/\(name)", encoding: .utf8)
      #expect(kept == "mine")
      // Files with other names may stay, and from then on the folder is that of a run.
      for _ in 0..<2 { #expect(try Executable.run(run + [place + "/other"]).status == 0) }
      #expect(FileManager.default.fileExists(atPath: place + "/other/mine.txt"))
    }
  }

  #if os(Linux)
    @Test func `a stub that is not the name of a module is refused`() throws {
      try withFolder(of: ["A.swift": "import WidgetKit"]) { folder in
        let outcome = try Executable.run("check", folder, "--stub", "../../x")
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("--stub ../../x is not the name of a module"))
      }
    }
  #endif

  @Test func `a command that only a finding names is not run`() throws {
    let finding =
      #"{"format":2,"title":"x","scenario":{},"#
      + #""finding":{"clause":"TL-11.runtime","kind":"early","subject":"exec:touch ran"}}"#
    try withFolder(of: ["a.json": finding]) { folder in
      for command in ["replay", "shrink"] {
        let outcome = try Executable.run(command, folder + "/a.json")
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("add --subject 'exec:touch ran'"), "\(outcome.errors)")
      }
    }
  }

  @Test func `a corpus with such a file is not run`() throws {
    try withFolder(of: ["corpus/a.json": "not json"]) { folder in
      let outcome = try Executable.run(
        ["run", "--cases", "640", "--quiet", "--corpus", folder + "/corpus"]
          + ["--output", folder + "/out"]
      )
      #expect(outcome.status == 65)
      #expect((outcome.output + outcome.errors).contains("a.json"))
    }
  }

  @Test func `a folder without corpus files and a missing file are reported`() throws {
    try Executable.withDirectory { folder in
      let empty = try Executable.run("replay", folder)
      #expect(empty.status == 65)
      #expect((empty.output + empty.errors).contains("no corpus files"))
      let missing = try Executable.run("replay", folder + "/missing.json")
      #expect(missing.status == 65)
      #expect((missing.output + missing.errors).contains("cannot be read"))
    }
  }

  @Test(arguments: [(#"{"line":"header","format":99}"# + "\n", "format 99"), ("", "empty")])
  func `a record that makes no sense is not reported`(_ text: String, _ hint: String) throws {
    try withFolder(of: ["record.jsonl": text]) { folder in
      let outcome = try Executable.run(
        "report",
        folder + "/record.jsonl",
        "--output",
        folder + "/out"
      )
      #expect(outcome.status == 65)
      #expect((outcome.output + outcome.errors).contains(hint))
    }
  }

  @Test func `a folder that cannot be made is reported with the option that names it`() throws {
    let outcome = try Executable.run("run", "--cases", "640", "--quiet", "--output", "/dev/null/o")
    #expect(outcome.status == 64)
    #expect((outcome.output + outcome.errors).contains("--output"))
  }

  #if os(Linux)
    @Test func `a standard output that is full is an error`() throws {
      try Executable.withDirectory { folder in
        let errors = folder + "/stderr"
        let process = try Executable.start(
          ["clauses"],
          in: folder,
          output: "/dev/full",
          errors: errors
        )
        process.waitUntilExit()
        #expect(process.terminationStatus == 70)
        #expect(try String(contentsOfFile: errors, encoding: .utf8).contains("standard output"))
      }
    }
  #endif
}
