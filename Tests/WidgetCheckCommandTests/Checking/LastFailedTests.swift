import CampaignRuns
import Clauses
import Foundation
import RunRecord
import Testing

@testable import WidgetCheckCommand

// Goal: the findings that failed the last run are run again, advice only if it failed the run, and
// an empty run is not a pass.
// Method: folders of findings, written as a run writes them.
@Suite struct LastFailedTests {
  private func finding(_ clause: String, also other: String = "") -> FindingLine {
    var finding = FindingLine()
    finding.clause = clause
    finding.kind = "over"
    if !other.isEmpty {
      var line = ViolationLine()
      line.clause = other
      finding.also = [line]
    }
    return finding
  }

  /// Returns the names of the findings that are run again.
  private func again(_ findings: [FindingLine], _ level: Level) throws -> [String] {
    try withFolder(of: [:]) { folder in
      let output = try OutputDirectory(folder + "/run")
      for finding in findings { output.write(finding, of: RecordHeader()) }
      return try ReplayRun(failedIn: folder + "/run", failOn: level).paths
        .map { ($0 as NSString).lastPathComponent }
    }
  }

  @Test(arguments: [
    (Level.required, ["AG-03.provider-over.json", "VW-01.view-over.json"]),
    (.recommended, ["AG-03.provider-over.json", "CR-54-over.json", "VW-01.view-over.json"]),
  ])
  func `findings with a clause of a level that fails a run are chosen, in order`(
    level: Level,
    expected: [String]
  ) throws {
    // The third also breaks a required clause with the same cause.
    let findings = [
      finding("VW-01.view"), finding("CR-54"), finding("AG-03.provider", also: "TL-18.provider"),
    ]
    #expect(try again(findings, level) == expected)
  }

  @Test func `a run without what failed it ends with status 4, and no run with 65`() throws {
    for findings in [[], [finding("CR-54")]] {
      let error = #expect(throws: CommandError.self) { try again(findings, .required) }
      #expect(error?.status == .nothingRan)
    }
    let error = #expect(throws: CommandError.self) {
      try ReplayRun(failedIn: "/nowhere", failOn: .required)
    }
    #expect(error?.status == .unreadableInput)
  }
}
