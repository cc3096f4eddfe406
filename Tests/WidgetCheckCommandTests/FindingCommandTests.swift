import Foundation
import Testing

// Goal: a finding is printed with the command that replays it, and is replayed, shrunk and kept.
// Method: a mutant with one clause, so that the finding is there at once.
@Suite struct FindingCommandTests {
  private static let mutant = ["--subject", "mutant:DL-03.later", "--clause", "DL-03"]

  @Test func `a finding is replayed, held against the reference, shrunk and kept`() throws {
    try Executable.withDirectory { folder in
      let run = try Executable.run(
        ["run", "--cases", "640", "--fail-fast", "--output", folder + "/out"] + Self.mutant
      )
      #expect(run.status == 1)
      let told = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      let line = try #require(told.first { $0.hasPrefix("replay: widgetcheck replay ") })
      let finding = String(line.dropFirst("replay: widgetcheck replay ".count))
      for (arguments, status, hint) in [
        (["replay", finding], 1 as Int32, "promises"),
        (["replay", "--subject", "reference", finding], 0, "fixed"),
        (["shrink", finding], 0, "simplifications"),
        (["keep", finding, "--corpus", folder + "/kept"], 0, "kept"),
        (["keep", finding, "--corpus", folder + "/kept"], 64, "there already"),
        (
          ["run", "--cases", "640", "--quiet", "--fail-fast", "--corpus", folder + "/kept"]
            + ["--output", folder + "/again"] + Self.mutant, 1, ""
        ),
      ] {
        let outcome = try Executable.run(arguments)
        #expect(outcome.status == status, "\(arguments): \(outcome.errors)")
        let text = outcome.output + outcome.errors
        #expect(hint.isEmpty || text.contains(hint), "\(arguments): \(text)")
      }
    }
  }

  @Test func `in a workflow a finding is annotated and the summary is written`() throws {
    try Executable.withDirectory { folder in
      let outcome = try Executable.run(
        ["run", "--cases", "640", "--fail-fast", "--output", folder + "/out"] + Self.mutant,
        environment: [
          "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder + "/summary",
        ]
      )
      #expect(outcome.status == 1)
      #expect((outcome.output + outcome.errors).contains("::error"))
      let summary = try String(contentsOfFile: folder + "/summary", encoding: .utf8)
      #expect(summary.contains("broken"))
    }
  }
}
