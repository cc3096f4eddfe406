import Foundation
import Testing
import WidgetModel

// Goal: with a format for other programs, standard output contains only its document.
// Method: a mutant with one clause, so that a finding is printed while the campaign runs.
@Suite struct FormatCommandTests {
  private static let mutant = [
    "run", "--cases", "640", "--fail-fast", "--subject", "mutant:DL-03.later", "--clause", "DL-03",
  ]

  @Test(arguments: ["json", "sarif", "codeclimate"])
  func `a document stands alone, also in a workflow`(format: String) throws {
    let outcome = try Executable.run(
      Self.mutant + ["--format", format],
      environment: ["GITHUB_ACTIONS": "true"]
    )
    #expect(outcome.status == 1)
    #expect(throws: Never.self) { try JSON(parsing: outcome.output) }
    #expect(outcome.errors.contains("BROKEN DL-03.runtime"))
    #expect(outcome.errors.contains("::error"))
  }

  @Test func `lines are the record, findings on the way are not among them`() throws {
    try Executable.withDirectory { folder in
      let out = folder + "/out"
      let outcome = try Executable.run(Self.mutant + ["--format", "lines", "--output", out])
      #expect(outcome.status == 1)
      let record = try String(contentsOfFile: out + "/record.jsonl", encoding: .utf8)
      #expect(outcome.output == record)
    }
  }

  @Test func `quiet leaves nothing but the document`() throws {
    let outcome = try Executable.run(Self.mutant + ["--format", "xcode", "--quiet"])
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("error: "))
    #expect(outcome.output.contains("[DL-03.runtime]"))
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
  }

  @Test func `a record is printed later, the same as by its run`() throws {
    try Executable.withDirectory { folder in
      let out = folder + "/out"
      let run = try Executable.run(Self.mutant + ["--format", "sarif", "--output", out])
      let record = out + "/record.jsonl"
      let report = try Executable.run(["report", record, "--format", "sarif"])
      #expect(report.status == 0, "\(report.errors)")
      #expect(report.output == run.output)
      let twice = try Executable.run(["report", record, record, "--format", "sarif"])
      #expect(twice.status == 64)
      #expect(twice.errors.contains("run them one by one"))
      let lines = try Executable.run(["report", record, record, "--format", "xcode"])
      #expect(lines.status == 0)
    }
  }

  @Test func `an undecided run has a document, too`() throws {
    // The runtime traps at a tap, which leaves cases undecided.
    let outcome = try Executable.run(
      [
        "run", "--cases", "64", "--shard", "1/8", "--clause", "VW", "--format", "sarif", "--quiet",
      ],
      environment: ["AT_TAPS": "trap"],
      of: "SwiftRuntime"
    )
    #expect(outcome.status == 2)
    let log = try JSON(parsing: outcome.output)
    let invocation = log["runs"]?.elements.first?["invocations"]?.elements.first
    #expect(invocation?["executionSuccessful"] == .bool(false))
    #expect(invocation?["exitCode"] == .number(2))
  }

  @Test func `several subjects have no document`() throws {
    let outcome = try Executable.run([
      "run", "--subject", "reference", "--subject", "mutant:DL-03.later", "--format", "json",
    ])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("do not go with --format json"))
    #expect(outcome.output.isEmpty)
  }
}
