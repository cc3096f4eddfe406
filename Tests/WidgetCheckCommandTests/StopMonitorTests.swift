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

  private func look(_ monitor: inout StopMonitor, from first: Int, through last: Int) throws {
    for half in (2 * first)...(2 * last) {
      try monitor.look(at: progress.now, crash: nil, seconds: Double(half) / 2)
    }
  }

  @Test func `a case that takes too long is named, one that another follows is not`() throws {
    var monitor = StopMonitor()
    progress.begin(Scenario(), at: place)
    try look(&monitor, from: 5, through: 64)
    progress.end(place)
    progress.begin(Scenario(), at: CasePlace(.random, 76))
    try look(&monitor, from: 65, through: 124)
    let stop = #expect(throws: SubjectStop.self) { try look(&monitor, from: 125, through: 125) }
    #expect(stop?.description.contains("did not finish random case 76 within 60s") == true)
  }

  @Test func `a computer that sleeps for an hour ends no run`() throws {
    var monitor = StopMonitor()
    progress.begin(Scenario(), at: place)
    try look(&monitor, from: 5, through: 6)
    try look(&monitor, from: 3_606, through: 3_640)
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
