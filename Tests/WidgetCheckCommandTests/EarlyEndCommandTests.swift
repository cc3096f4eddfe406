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
      #expect(outcome.output.contains("`--fail-fast` cut the run"))
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
      // The record in the making tells that the run is under way.
      while process.isRunning, !EarlyEndCommandTests.hasBegun(directory) { usleep(20_000) }
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(process.terminationStatus == 2)
      let record = try String(contentsOfFile: directory + "/record.jsonl", encoding: .utf8)
      let footer = "{\"line\":\"footer\",\"status\":2,\"cut\":\"interrupted\"}\n"
      #expect(record.hasSuffix(footer))
      let page = try String(contentsOfFile: directory + "/report.html", encoding: .utf8)
      #expect(page.contains("The run was interrupted; this is what there was."))
    }
  }

  private static func hasBegun(_ directory: String) -> Bool {
    let path = directory + "/record.jsonl.partial"
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text?.contains("header") == true
  }
}
