// Goal: the rest of a phase is estimated by the rest of its longest case, not by the number of
// finished cases.
import Campaigns
import RunRecord
import Testing
import WidgetModel

@testable import CampaignRuns

@Suite struct CasePaceTests {
  private func scenario(stimuli: Int) -> Scenario {
    var scenario = Scenario()
    scenario.workload = [
      Stimulus(.reloadAllCalled, at: .start, every: .seconds(1), times: stimuli)
    ]
    return scenario
  }

  /// A campaign in which a case of 100 stimuli is finished, and some are under way.
  private func progress(underWay: Int...) -> CampaignProgress {
    let progress = CampaignProgress()
    progress.begin("random", total: 300)
    progress.begin(scenario(stimuli: 100), at: CasePlace(.random, 0))
    progress.end(CasePlace(.random, 0))
    for (number, stimuli) in underWay.enumerated() {
      progress.begin(scenario(stimuli: stimuli), at: CasePlace(.random, 1 + number))
    }
    return progress
  }

  @Test func `a long case takes as much longer as it has more stimuli`() {
    let progress = progress(underWay: 1_000)
    var pace = CasePace()
    // 100 stimuli took 10 s.
    #expect(pace.left(at: progress.now, seconds: 10) == 100)
    // It was first seen 30 s ago; the pace is now 40 s for 100 stimuli.
    #expect(pace.left(at: progress.now, seconds: 40) == 370)
  }

  @Test func `the longest of several counts, and each worker had the whole time`() {
    let progress = progress(underWay: 50, 200)
    var pace = CasePace()
    #expect(pace.left(at: progress.now, seconds: 10) == 40)
    progress.end(CasePlace(.random, 2))
    #expect(pace.left(at: progress.now, seconds: 15) < 5)
  }

  @Test func `nothing is estimated before a case has ended, nor after all have`() {
    let first = CampaignProgress()
    first.begin("random", total: 300)
    first.begin(scenario(stimuli: 1_000), at: CasePlace(.random, 0))
    var pace = CasePace()
    #expect(pace.left(at: first.now, seconds: 10) == 0)
    #expect(pace.left(at: progress().now, seconds: 10) == 0)
  }

  @Test func `the line gives at least the time that the longest case will take`() {
    let progress = progress(underWay: 1_000)
    var now = progress.now
    (now.done, now.cases) = (294, 294)
    func line(longest: Double) -> String {
      ProgressLine.line(now, seconds: 10, sincePhase: 0, longest: longest)
    }
    #expect(line(longest: 100).hasSuffix("about 100 s left"))
    #expect(line(longest: 0).hasSuffix("about 1 s left"))
  }
}
