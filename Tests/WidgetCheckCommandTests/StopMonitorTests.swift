import Campaigns
import RunRecord
import Testing
import WidgetModel

@testable import CampaignRuns

// Goal: a runtime in this process that crashes or loops ends its campaign with the case, and no other one does.
// Method: campaigns with cases under way, looked at again and again.
@Suite struct StopMonitorTests {
  private let progress = CampaignProgress()
  private let place = CasePlace(.random, 12)

  @Test func `a case that takes too long is named, one that another follows is not`() throws {
    var monitor = StopMonitor()
    progress.begin(Scenario(), at: place)
    try monitor.look(at: progress.now, crash: nil, seconds: 5)
    try monitor.look(at: progress.now, crash: nil, seconds: 64.9)
    progress.end(place)
    progress.begin(Scenario(), at: CasePlace(.random, 76))
    try monitor.look(at: progress.now, crash: nil, seconds: 65)
    let stop = #expect(throws: SubjectStop.self) {
      try monitor.look(at: progress.now, crash: nil, seconds: 125)
    }
    #expect(
      stop?.description.contains("did not finish random case 76 within 60s")
        == true
    )
  }

  @Test func `of a crash the case of its thread is named`() throws {
    var monitor = StopMonitor()
    progress.begin(Scenario(), at: place)
    let own = try #require(progress.now.underWay.first).thread
    for (thread, says) in [
      (own, "in random case 12 (SIGILL)"), (own + 1, "while a finding was shrunk"),
    ] {
      let crash = CrashGuard.Crash(signal: 4, thread: thread)
      let stop = #expect(throws: SubjectStop.self) {
        try monitor.look(at: progress.now, crash: crash, seconds: 1)
      }
      #expect(stop?.description.contains("the runtime crashed \(says)") == true)
    }
  }
}
