// Goal: endless code takes a bounded time, and no end after a short limit is claimed.
// Method: the account of ends alone, with ends that no process had.
import Campaigns
import Clauses
import Testing
import WidgetModel
import WorkerProcesses

@testable import WidgetCampaigns

@Suite struct EndlessEndsTests {
  private let scenario = Scenario()

  private static let limit = Duration.seconds(10)

  private func end(of widget: String = "feed", waits: Bool = false) -> WorkerTermination {
    let report = CrashReport(waits ? .blocked : .endlessLoop, "a test's end")
    let end = WorkerEnd(report: report, label: "timeline systemSmall \(widget)")
    return WorkerTermination(end) { _ in false }
  }

  /// Returns a scenario with one placed widget for each name.
  private func scenario(of widgets: String...) -> Scenario {
    var scenario = Scenario()
    for (number, name) in widgets.enumerated() {
      var widget = Widget()
      widget.kind = number
      widget.name = name
      widget.placements = [PlacedWidget()]
      scenario.widgets.append(widget)
    }
    return scenario
  }

  /// Records an end, and returns true if a case may claim it; `nil` if it has to be tried again.
  private func isClaimable(
    _ end: WorkerTermination,
    _ ends: EndlessEnds,
    in scenario: Scenario = Scenario(),
    hadWholeTime: Bool
  ) -> Bool? {
    let order = WorkerRequest(running: scenario)
    switch ends.evidence(of: end, in: order, hadWholeTime: hadWholeTime) {
    case .proven(let death), .alike(let death): return !death.isUnproven
    case .doubtful: return nil
    }
  }

  @Test func `an end after a short limit is tried again until its class was claimed`() {
    let ends = EndlessEnds()
    #expect(!ends.areClaimed)
    #expect(isClaimable(end(), ends, hadWholeTime: false) == nil)
    #expect(isClaimable(end(), ends, in: scenario(of: "feed"), hadWholeTime: true) == true)
    // A request that only runs when a claim is attributed proves nothing for later cases.
    #expect(isClaimable(end(), ends, hadWholeTime: false) == nil)
    ends.claim(end())
    #expect(ends.areClaimed)
    #expect(isClaimable(end(), ends, hadWholeTime: false) == false)
    #expect(isClaimable(end(of: "other"), ends, hadWholeTime: false) == nil)
    #expect(isClaimable(end(waits: true), ends, hadWholeTime: false) == nil)
  }

  @Test func `a scenario that used up the whole limit needs no second proof`() {
    let ends = EndlessEnds()
    let proven = scenario(of: "feed", "other")
    #expect(isClaimable(end(), ends, in: proven, hadWholeTime: true) == true)
    #expect(ends.isProven(proven))
    #expect(isClaimable(end(), ends, in: proven, hadWholeTime: false) == true)
    // Without the values that were made up, it is another request.
    var order = WorkerRequest(running: scenario)
    order.leavesMadeUpOut = true
    _ = ends.evidence(of: end(), in: order, hadWholeTime: true)
    #expect(!ends.isProven(scenario))
  }

  @Test func `the short limit adapts to what answered requests need`() {
    let ends = EndlessEnds()
    #expect(ends.shortLimit(of: Self.limit) == .milliseconds(500))
    ends.record(answerAfter: .milliseconds(10))
    #expect(ends.shortLimit(of: Self.limit) == .milliseconds(500))
    ends.record(answerAfter: .milliseconds(300))
    #expect(ends.shortLimit(of: Self.limit) == .milliseconds(1200))
    ends.record(answerAfter: .seconds(4))
    #expect(ends.shortLimit(of: Self.limit) == Self.limit)
  }

  @Test func `a widget with too many endless ends is left out of later cases`() throws {
    let ends = EndlessEnds()
    ends.claim(end())
    let case1 = scenario(of: "feed", "sound")
    for _ in 1..<EndlessEnds.mostWeight {
      _ = isClaimable(end(), ends, hadWholeTime: false)
      #expect(try ends.leavingOut(of: case1).scenario == case1)
    }
    _ = isClaimable(end(), ends, hadWholeTime: false)
    let tried = try ends.leavingOut(of: case1)
    #expect(tried.widgets == ["feed"])
    #expect(tried.notes.map(\.widget) == ["feed"])
    #expect(tried.scenario.widgets[1] == case1.widgets[1])
    #expect(tried.scenario.widgets[0] != case1.widgets[0])
    let honest = scenario(of: "sound")
    #expect(try ends.leavingOut(of: honest).scenario == honest)
  }

  @Test(arguments: ["feed", ""])
  func `code without a claim is not left out silently`(widget: String) {
    let ends = EndlessEnds()
    for _ in 0..<EndlessEnds.mostWeight / EndlessEnds.wholeWeight {
      _ = isClaimable(end(of: widget), ends, hadWholeTime: true)
    }
    #expect(ends.isExhausted(widget))
    #expect(throws: UnjudgedCase(widget: widget)) { try ends.leavingOut(of: scenario(of: "feed")) }
  }

  /// The end of code that crashed after some processor time.
  private func crash(after used: Duration) -> WorkerTermination {
    let report = CrashReport(.abort, "")
    let end = WorkerEnd(report: report, label: "timeline systemSmall feed", used: used)
    return WorkerTermination(end) { _ in false }
  }

  @Test(arguments: [(1.0, 16), (2.5, 16), (2.6, 8), (7.6, 4), (20, 4)])
  func `a widget whose crashes come late is left out after as many as fit into the time`(
    seconds: Double,
    count: Int
  ) throws {
    let ends = EndlessEnds()
    let late = crash(after: .seconds(seconds))
    ends.claim(late)
    #expect(!ends.areClaimed)
    for _ in 1..<count { ends.record(slow: late, of: Self.limit) }
    #expect(!ends.isExhausted("feed"))
    ends.record(slow: late, of: Self.limit)
    #expect(try ends.leavingOut(of: scenario(of: "feed", "sound")).widgets == ["feed"])
  }

  @Test func `a crash within a second has no weight, however often it comes`() {
    let ends = EndlessEnds()
    for _ in 0..<1000 { ends.record(slow: crash(after: .milliseconds(999)), of: Self.limit) }
    #expect(!ends.isExhausted("feed"))
  }

  @Test(arguments: [(0.9, 4), (2, 10), (9, 45)])
  func `shrinking counts a late crash by its time`(seconds: Double, cost: Int) {
    let ends = EndlessEnds()
    ends.record(slow: crash(after: .seconds(seconds)), of: Self.limit)
    let crashed = ViolationClass(clause: Clause.codeSurvives.id, kind: "abort", widget: "feed")
    #expect(ends.cost(of: crashed) == cost)
    let other = ViolationClass(clause: Clause.completesOnce.id, kind: "late", widget: "feed")
    #expect(ends.cost(of: other) == 1)
  }
}
