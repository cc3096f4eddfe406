import Foundation
import Testing

// Goal: a run that ends early, by a signal or at its first violation, leaves a report that says so.
@Suite struct EarlyEndCommandTests {
  @Test func `a run that ends at the first violation says that it was cut`() throws {
    try Executable.withDirectory { directory in
      let outcome = try Executable.run(
        "run",
        "--subject",
        "mutant:TL-11.early",
        "--clause",
        "TL-11",
        "--fail-fast",
        "--output",
        directory
      )
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("`--fail-fast` ended the run"))
      let record = try String(contentsOfFile: directory + "/record.jsonl", encoding: .utf8)
      #expect(record.hasSuffix("{\"line\":\"footer\",\"status\":1,\"cut\":\"fail-fast\"}\n"))
    }
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `a signal ends a run with a report of what there is`(signal: Int32) throws {
    try Executable.withDirectory { directory in
      let process = Process()
      process.executableURL = Executable.url
      // Far more cases than there is time for.
      process.arguments = ["run", "--clause", "TL-11", "--cases", "5000000", "--output", directory]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      // The partial record says that the run is under way.
      while process.isRunning, !EarlyEndCommandTests.hasBegun(directory) { usleep(20_000) }
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(process.terminationStatus == 2)
      let record = try String(contentsOfFile: directory + "/record.jsonl", encoding: .utf8)
      let footer = "{\"line\":\"footer\",\"status\":2,\"cut\":\"interrupted\"}\n"
      #expect(record.hasSuffix(footer))
      let page = try String(contentsOfFile: directory + "/report.html", encoding: .utf8)
      #expect(page.contains("The run was interrupted; these are the results until then."))
    }
  }

  // Far more cases than there is time for, and a finding at once.
  private static func failing(in directory: String) throws -> Process {
    try Executable.start(
      ["run", "--clause", "DL-03", "--cases", "5000000", "--subject", "mutant:DL-03.later"]
        + ["--output", directory + "/out"],
      in: directory,
      output: directory + "/stdout",
      errors: directory + "/stderr"
    )
  }

  private static func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  private static func findings(in directory: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: directory + "/out/findings")
    return (names ?? []).filter { $0.hasSuffix(".json") }
      .map { directory + "/out/findings/" + $0 }
  }

  @Test func `an interrupted run prints what was found and leaves no record in the making`()
    throws
  {
    try Executable.withDirectory { directory in
      let process = try EarlyEndCommandTests.failing(in: directory)
      while process.isRunning, EarlyEndCommandTests.findings(in: directory).isEmpty {
        usleep(20_000)
      }
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
      #expect(process.terminationStatus == 2)
      #expect(EarlyEndCommandTests.text(directory + "/stdout").contains("BROKEN"))
      let record = EarlyEndCommandTests.text(directory + "/out/record.jsonl")
      #expect(record.contains(#""cut":"interrupted""#))
      let partial = directory + "/out/record.jsonl.partial"
      #expect(!FileManager.default.fileExists(atPath: partial))
      let page = EarlyEndCommandTests.text(directory + "/out/report.html")
      #expect(page.lowercased().contains("interrupted"))
    }
  }

  @Test func `a killed run leaves its findings and a record that says that it is partial`() throws {
    try Executable.withDirectory { directory in
      let process = try EarlyEndCommandTests.failing(in: directory)
      while process.isRunning, EarlyEndCommandTests.findings(in: directory).isEmpty {
        usleep(20_000)
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let record = directory + "/out/record.jsonl"
      #expect(!FileManager.default.fileExists(atPath: record))
      let report = try Executable.run(
        "report",
        record + ".partial",
        "--output",
        directory + "/partial"
      )
      #expect(report.status == 0, "\(report.errors)")
      let page = EarlyEndCommandTests.text(directory + "/partial/report.html")
      #expect(page.lowercased().contains("partial"))
      let findings = EarlyEndCommandTests.findings(in: directory)
      #expect(!findings.isEmpty)
      for finding in findings { #expect(try Executable.run("replay", finding).status == 1) }
    }
  }

  private static func hasBegun(_ directory: String) -> Bool {
    let path = directory + "/record.jsonl.partial"
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text?.contains("header") == true
  }
}
