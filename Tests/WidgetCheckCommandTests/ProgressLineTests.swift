import CampaignRuns
import Campaigns
import RunRecord
import Testing
import WidgetModel

// Goal: the line of progress contains the counts, and nothing else.
// Method: moments of campaigns, of work that counts no cases, and of shrinking.
@Suite struct ProgressLineTests {
  private func line(
    _ phase: String,
    _ done: Int,
    of total: Int,
    runsAtMost: Int = 0,
    cases: Int = 0,
    findings: Int = 0,
    runs: Int = 0,
    limit: Double? = nil
  ) -> String {
    let progress = CampaignProgress()
    progress.begin(phase, total: total, runsAtMost: runsAtMost)
    var now = progress.now
    (now.done, now.cases, now.findings, now.runs) = (done, cases, findings, runs)
    return ProgressLine.line(now, seconds: 10, sincePhase: 8, limit: limit)
  }

  @Test func `a campaign reports its cases and findings, and random cases the time left`() {
    #expect(line("small", 50, of: 200, cases: 80) == "small 50/200 (25 %), 8 cases/s, 0 findings")
    #expect(
      line("random", 100, of: 300, cases: 1_000, findings: 1)
        == "random 100/300 (33 %), 100 cases/s, 1 finding, about 4 s left"
    )
    #expect(
      line("random", 1, of: 300, cases: 3)
        == "random 1/300 (0 %), 0.3 cases/s, 0 findings, about 598 s left"
    )
    #expect(line("random", 1, of: 300, cases: 3, limit: 40).hasSuffix(", about 30 s left"))
  }

  @Test func `work without cases estimates the time left by the work done`() {
    #expect(line("mutants", 0, of: 1_980) == "mutants 0/1980 (0 %)")
    #expect(line("mutants", 400, of: 1_980) == "mutants 400/1980 (20 %), about 8 s left")
  }

  @Test func `shrinking reports its runs, and nothing that has not begun`() {
    #expect(
      line("shrinking", 1, of: 4, runsAtMost: 500) == "shrinking 1/4 (25 %), 0 runs of at most 500"
    )
    #expect(
      line("shrinking", 1, of: 4, runsAtMost: 500, runs: 100)
        == "shrinking 1/4 (25 %), 100 runs of at most 500, at most about 8 s left"
    )
    #expect(line(ProgressLine.drawing, 0, of: 1) == "drawing the pages, 2 s so far")
    #expect(line("", 0, of: 0) == "preparing")
  }

  @Test func `a campaign that waits for a case names the longest, and no time left`() {
    let progress = CampaignProgress()
    progress.begin("random", total: 300)
    var long = Scenario()
    long.length = .days(365)
    long.workload = [Stimulus(.reloadAllCalled, at: .start, every: .hours(1), times: 70)]
    progress.begin(Scenario(), at: CasePlace(.random, 7))
    progress.begin(long, at: CasePlace(.random, 70))
    progress.begin(Scenario(), at: CasePlace(.random, 8))
    func line(_ moved: Double) -> String {
      var now = progress.now
      (now.done, now.cases) = (294, 294)
      return ProgressLine.line(now, seconds: 30, sincePhase: 0, sinceStep: moved)
    }
    let told = "random 294/300 (98 %), 9 cases/s, 0 findings"
    #expect(line(26) == told + ", about 1 s left")
    #expect(line(18) == told + ", 12 s in random case 70 (365d with 70 stimuli)")
    progress.end(CasePlace(.random, 70))
    #expect(line(18) == told + ", 12 s in random case 7 (1d with 0 stimuli)")
    for index in [7, 8] { progress.end(CasePlace(.random, index)) }
    #expect(line(18) == told + ", about 1 s left")
  }
}
