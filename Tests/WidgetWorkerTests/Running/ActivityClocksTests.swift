// Goal: a clock that keeps counting past the end that a Live Activity knows is reported; one that
// stops or shows the end is not.
// Method: Live Activities that differ only in their clock, in a small campaign; marks show the
// reported lines.
import Clauses
import Foundation
import Testing

@Suite struct ActivityClocksTests {
  @Test func `a clock past its end is reported unless it stops or words say so`() throws {
    let record = try BundleCampaign.record(
      with: BundleWorker(ClockWidgets.self).command,
      cases: 150,
      clauses: Clause.catalogue.filter { $0.id == "CR-45" }
    )
    #expect(record.errors.map(\.text) == [])
    let told = Set(record.findings.flatMap(\.violations).map(\.source))
    let marks = try marked()
    #expect(told == marks)
  }

  @Test func `a clock that is drawn when its end is past may count up`() throws {
    let record = try BundleCampaign.record(
      with: BundleWorker(LateClockWidgets.self).command,
      cases: 100,
      clauses: Clause.catalogue.filter { $0.id == "CR-45" }
    )
    #expect(record.findings.map(\.widget) == [])
    #expect(record.clauses.map(\.verdict) == [.held])
  }

  @Test func `a countdown of synthesized content may be over, another clock is reported`() throws {
    let record = try BundleCampaign.record(
      with: BundleWorker(UnstartedWidgets.self).command,
      cases: 100,
      clauses: Clause.catalogue.filter { $0.id == "TL-41.view" }
    )
    #expect(record.errors.map(\.text) == [])
    #expect(record.findings.map(\.widget) == ["ClockAttributes<ShowsNow>"])
  }

  /// The lines of the widgets that are marked.
  private func marked() throws -> Set<String> {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "ClockWidgets.swift"
    )
    let lines = try String(contentsOf: path, encoding: .utf8).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return Set(
      lines.enumerated().filter { $0.element.hasSuffix("// keeps counting") }
        .map { "ClockWidgets.swift:\($0.offset + 1)" }
    )
  }
}
