import CampaignRuns
import Campaigns
import Testing

// Goal: the line of progress tells what is counted, and nothing else.
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

  @Test func `a campaign tells its cases and findings, and random cases the time left`() {
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

  @Test func `work without cases tells the time left by what is done`() {
    #expect(line("mutants", 0, of: 1_980) == "mutants 0/1980 (0 %)")
    #expect(line("mutants", 400, of: 1_980) == "mutants 400/1980 (20 %), about 8 s left")
  }

  @Test func `shrinking tells its runs, and nothing is told of what has not begun`() {
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
}
