#if os(Linux)
  // Goal: the files of `init` are at the top of the repository, name the app below it, and replace
  // no existing file.
  import CampaignRuns
  import Foundation
  import Testing

  @testable import WidgetCheckCommand

  @Suite struct StarterFilesTests {
    private static let workflow = "/.github/workflows/widgetcheck.yml"

    @Test func `the workflow checks the app where it lies in the repository`() throws {
      try withFolder(of: [".git/HEAD": "", "ios/App/A.swift": ""]) { path in
        let files = try StarterFiles(for: path + "/ios/App")
        try files.checkThatNothingIsThere()
        try files.writeWorkflow(arguments: ["--target", "Tea Time", "--cases", "300"])
        let text = try String(contentsOfFile: path + Self.workflow, encoding: .utf8)
        #expect(
          text.contains(
            "widgetcheck check ios/App --target 'Tea Time' --cases 300 --expect .widgetcheck/expected.txt"
          )
        )
        #expect(!text.contains("--fixtures"))
        #expect(files.expectations == path + "/.widgetcheck/expected.txt")
        #expect(throws: CommandError.self) { try files.checkThatNothingIsThere() }
      }
    }

    @Test func `fixtures that were written are given`() throws {
      try withFolder(of: ["A.swift": "", ".widgetcheck/fixtures/index.json": "{}"]) { path in
        let files = try StarterFiles(for: path)
        #expect(files.hasFixtures)
        try files.writeWorkflow(arguments: [])
        let text = try String(contentsOfFile: path + Self.workflow, encoding: .utf8)
        #expect(text.contains("check . --fixtures .widgetcheck/fixtures --expect"))
      }
    }

    @Test func `a missing path is reported`() {
      #expect(throws: CommandError.self) { try StarterFiles(for: "/nowhere/at/all") }
    }
  }
#endif
