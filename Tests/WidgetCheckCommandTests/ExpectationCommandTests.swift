import Foundation
import Testing

// Goal: an expected failure ends well, a stale one with its own status, and the file is kept.
@Suite struct ExpectationCommandTests {
  private static let mutant = ["run", "--subject", "mutant:TL-11.early"]
  private static let small = ["--clause", "TL-11", "--cases", "64", "--quiet"]

  @Test func `a failure is written down, then expected, then stale`() throws {
    try Executable.withDirectory { directory in
      let file = directory + "/expected.jsonl"
      let output = ["--output", directory + "/report", "--expect", file]
      let written = try Executable.run(
        Self.mutant + Self.small + output + ["--update-expectations"]
      )
      #expect(written.status == 0)
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(text.contains("\"clause\":\"TL-11.runtime\""))
      let reason = "the mutant is early on purpose"
      try text.replacingOccurrences(of: "not explained yet", with: reason)
        .write(toFile: file, atomically: true, encoding: .utf8)
      #expect(try Executable.run(Self.mutant + Self.small + output).status == 0)
      #expect(try Executable.run(["run"] + Self.small + output).status == 3)
      let updated = try Executable.run(
        ["run"] + Self.small + output + ["--update-expectations"]
      )
      #expect(updated.status == 0)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "{\"format\":1}\n")
    }
  }

  @Test func `a record without the expectation's day ends as broken`() throws {
    try Executable.withDirectory { directory in
      let file = directory + "/expected.jsonl"
      try "{\"format\":1}\n{\"clause\":\"TL-11\",\"reason\":\"x\",\"until\":\"2026-03-31\"}\n"
        .write(toFile: file, atomically: true, encoding: .utf8)
      let arguments = Self.mutant + Self.small + ["--output", directory, "--expect", file]
      #expect(try Executable.run(arguments + ["--today", "2026-03-31"]).status == 0)
      #expect(try Executable.run(arguments + ["--today", "2026-04-01"]).status == 1)
    }
  }
}
