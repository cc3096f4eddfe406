import CampaignRuns
import Clauses
import Foundation
import RunRecord
import Testing

@testable import WidgetCheckCommand

// Goal: what failed the last run is run again, advice only where it failed the run, and nothing at all is no pass.
#if os(Linux)
  @Suite struct LastFailedTests {
    private static let names = ["VW-01.view-several-Tea.json", "CR-54-over-door.json", "notes.txt"]

    private func withRun<Result>(_ names: [String], _ body: (String) throws -> Result) throws
      -> Result
    {
      try withFolder(of: [:]) { folder in
        let findings = folder + "/findings"
        try FileManager.default.createDirectory(atPath: findings, withIntermediateDirectories: true)
        for name in names {
          #expect(FileManager.default.createFile(atPath: "\(findings)/\(name)", contents: nil))
        }
        return try body(folder)
      }
    }

    @Test(arguments: [
      (Level.required, ["VW-01.view-several-Tea.json"]),
      (Level.recommended, ["CR-54-over-door.json", "VW-01.view-several-Tea.json"]),
    ])
    func `findings of the levels that fail a run are chosen, in order`(
      level: Level,
      expected: [String]
    ) throws {
      let files = try withRun(Self.names) { try LastFailed(in: $0, failOn: level).files }
      #expect(files.map { ($0 as NSString).lastPathComponent } == expected)
    }

    @Test func `a run without what failed it ends with status 4, and no run with 65`() throws {
      for names in [[], ["CR-54-over-door.json"]] {
        let error = #expect(throws: CommandError.self) {
          try withRun(names) { try LastFailed(in: $0, failOn: .required) }
        }
        #expect(error?.status == .nothingRan)
      }
      let error = #expect(throws: CommandError.self) {
        try LastFailed(in: "/nowhere", failOn: .required)
      }
      #expect(error?.status == .unreadableInput)
    }
  }

  @Suite struct SpelledKindsTests {
    private func chosen(_ kind: String) throws -> ChosenWidgets {
      try ChosenWidgets.parse(["--kind", kind])
    }

    @Test(arguments: [
      "StaticConfiguration(kind: \"Trips\", provider: P())", "let kind: String = \"Trips\"",
    ])
    func `a kind in another spelling gets a suggestion before anything is built`(source: String)
      throws
    {
      let error = #expect(throws: CommandError.self) { try chosen("Trip").checkKinds(in: [source]) }
      #expect("\(try #require(error))".contains("did you mean Trips?"))
    }

    @Test(arguments: [
      "StaticConfiguration(kind: \"Trip\", provider: P())",
      "enum Kind: String { case trip = \"Trip\" }; \"Trips\"",
      "StaticConfiguration(kind: \"\\(prefix).Trip\", provider: P())",
      "StaticConfiguration(kind: \"Weather\")", "",
    ])
    func `a kind that a source may have is left to the bundle`(source: String) throws {
      try chosen("Trip").checkKinds(in: [source])
    }
  }
#endif
