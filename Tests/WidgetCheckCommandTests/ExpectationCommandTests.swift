import Foundation
import Testing

// Goal: an expected failure ends well, a stale one with its own status, and the file is preserved.
@Suite struct ExpectationCommandTests {
  private static let mutant = ["run", "--subject", "mutant:TL-11.early"]
  private static let small = ["--clause", "TL-11", "--cases", "64", "--quiet", "--no-corpus"]

  @Test func `a failure is written down, then expected for a time, then stale`() throws {
    try Executable.withDirectory { directory in
      let file = directory + "/expected.jsonl"
      let output = ["--output", directory + "/report", "--expect", file]
      let written = try Executable.run(
        Self.mutant + Self.small + output + ["--update-expectations"]
      )
      #expect(written.status == 0)
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(text.contains("\"clause\":\"TL-11.runtime\""))
      try text.replacingOccurrences(
        of: "\"not explained yet\"",
        with: "\"the mutant is early on purpose\",\"until\":\"2026-03-31\""
      ).write(toFile: file, atomically: true, encoding: .utf8)
      let again = Self.mutant + Self.small + output
      #expect(try Executable.run(again + ["--today", "2026-03-31"]).status == 0)
      #expect(try Executable.run(again + ["--today", "2026-04-01", "--fail-fast"]).status == 1)
      let reference = ["run"] + Self.small + output + ["--today", "2026-03-31"]
      #expect(try Executable.run(reference).status == 3)
      let updated = try Executable.run(reference + ["--update-expectations"])
      #expect(updated.status == 0)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "{\"format\":1}\n")
    }
  }
}
