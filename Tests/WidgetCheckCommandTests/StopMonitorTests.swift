import Campaigns
import RunRecord
import Testing
import WidgetModel

@testable import CampaignRuns

// Goal: a runtime in this process that crashes or loops ends the work with its current run, and no
// other runtime does.
// Method: runs under way, checked repeatedly.
@Suite struct StopMonitorTests {
  private let run = CrashGuard.Run(thread: 7, number: 1)

  /// A case of a campaign in a thread.
  private func place(_ thread: UInt) throws -> SubjectStop.Place {
    let progress = CampaignProgress()
    progress.begin(Scenario(), at: CasePlace(.random, 12))
    let own = try #require(progress.now.underWay.first)
    return thread == 7 ? .underWay(own) : .work("while a finding was shrunk")
  }

  private func checkRun(
    _ monitor: inout StopMonitor,
    at run: CrashGuard.Run,
    from first: Int,
    through last: Int
  ) throws {
    let place = try place(run.thread)
    for half in (2 * first)...(2 * last) {
      try monitor.check([run], crash: nil, seconds: Double(half) / 2) { _ in place }
    }
  }

  @Test func `a run that takes too long is named, one that another follows is not`() throws {
    var monitor = StopMonitor()
    try checkRun(&monitor, at: run, from: 5, through: 64)
    let next = CrashGuard.Run(thread: 7, number: 2)
    try checkRun(&monitor, at: next, from: 65, through: 124)
    let stop = #expect(throws: SubjectStop.self) {
      try checkRun(&monitor, at: next, from: 125, through: 125)
    }
    #expect(stop?.description.contains("did not finish random case 12 within 60s") == true)
  }

  @Test func `work other than a campaign is named, and the time is the one that was asked for`()
    throws
  {
    var monitor = StopMonitor(patience: 5)
    let other = CrashGuard.Run(thread: 8, number: 1)
    try checkRun(&monitor, at: other, from: 1, through: 5)
    let stop = #expect(throws: SubjectStop.self) {
      try checkRun(&monitor, at: other, from: 6, through: 6)
    }
    let words = "did not finish a run within 5s while a finding was shrunk"
    #expect(stop?.description.contains(words) == true)
    #expect(stop.map { ExitStatus(of: $0) } == .undecided)
  }

  @Test func `a computer that sleeps for an hour ends no run`() throws {
    var monitor = StopMonitor()
    try checkRun(&monitor, at: run, from: 5, through: 6)
    try checkRun(&monitor, at: run, from: 3_606, through: 3_640)
  }

  @Test func `of a crash the work of its thread is named`() throws {
    var monitor = StopMonitor()
    for (thread, says) in [
      (UInt(7), "in random case 12 (SIGILL)"), (8, "while a finding was shrunk"),
    ] {
      let place = try place(thread)
      let stop = #expect(throws: SubjectStop.self) {
        try monitor.check(
          [],
          crash: CrashGuard.Crash(signal: 4, thread: thread),
          seconds: 1
        ) { _ in place }
      }
      #expect(stop?.description.contains("the runtime crashed \(says)") == true)
    }
  }
}
