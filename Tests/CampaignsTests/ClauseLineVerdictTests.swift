// Goal: the subject and the features of its widgets decide if a clause applies, and which of its
// situations must be seen.
import Testing
import WidgetModel
import WidgetRuntime

@testable import Campaigns
@testable import Clauses
@testable import RunRecord
@testable import ScenarioGeneration

@Suite struct ClauseLineVerdictTests {
  private let widget = SubjectUnderTest(
    name: "bundle",
    parties: [.provider, .view, .intent, .app, .configuration],
    bundle: BundleInterface()
  ) { RuntimeRunner(judging: $0, exactly: false) { ReferenceRuntime() } }

  private func line(
    _ id: ClauseID,
    _ situations: [Int64],
    broken: Int64 = 0,
    of subject: SubjectUnderTest,
    _ features: WidgetFeatures
  ) throws -> ClauseLine {
    let clause = try #require(Clause.named(id))
    var counts = CaseTally.Counts(situations: situations)
    counts.broken = broken
    return ClauseLine(
      clause,
      counts,
      profile: .iOS26,
      subject: subject,
      features: features
    )
  }

  @Test func `a clause that needs real code does not apply to a runtime`() throws {
    let line = try line("CR-01", [0, 0], of: .reference, .scripted)
    #expect(line.verdict == .notApplicable)
    #expect(line.why == "needs real code")
  }

  @Test func `an obligation of the runtime does not apply to widgets`() throws {
    let line = try line("TL-11.runtime", [9, 9], of: widget, .all)
    #expect(line.verdict == .notApplicable)
    #expect(line.why.contains("bundle of widgets"))
  }

  @Test func `a clause on what the widgets lack does not apply, unless it broke`() throws {
    let features: WidgetFeatures = [.realCode, .timelines]
    let unseen = try line("DL-05.provider", [0, 0, 0], of: widget, features)
    #expect(unseen.verdict == .notApplicable)
    #expect(unseen.why == "the widgets have not a control")
    let broken = try line("DL-05.provider", [0, 0, 1], broken: 1, of: widget, features)
    #expect(broken.verdict == .broken)
  }

  @Test func `of widgets any situation is enough, of a runtime each required one`() throws {
    let clause = try #require(Clause.named("TL-36.provider"))
    #expect(clause.situations[1].isRequired)
    #expect(try line("TL-36.provider", [3, 0, 0, 0, 0], of: widget, .all).verdict == .held)
    #expect(try line("TL-36.provider", [0, 0, 0, 0, 0], of: widget, .all).verdict == .vacuous)
    let runtime = try line("TL-11.runtime", [3, 0], of: .reference, .scripted)
    #expect(runtime.verdict == .vacuous)
  }
}
