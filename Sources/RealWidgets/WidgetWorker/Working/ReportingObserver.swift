import Campaigns
import Clauses
import RunRecord
import WidgetCampaigns
import WidgetModel
import WidgetRuntime
import WorkerProcesses

/// Ends a run whose code reloads itself in circles, and prints each event if requested.
///
/// Printed events are known even if the process crashes.
struct ReportingObserver: TraceObserver {
  private var observer: JudgeObserver

  private let judge: Judge

  private let tells: Bool

  private(set) var hasSeenEnough = false

  private var lastLook = Instant.start

  init(judge: Judge, tells: Bool) {
    observer = JudgeObserver(judge: judge)
    self.judge = judge
    self.tells = tells
  }

  /// The number of events between two checks for a reload loop.
  ///
  /// It is more than a day of other code has, so that a long run of code that looped only once
  /// continues.
  private static let lookout = 20_000

  mutating func observe(_ event: TraceEvent, at index: Int, in trace: borrowing Trace) {
    if tells {
      let line = JSONWriter.json(TraceLine(event, in: copy trace)).description
      WorkerOutput.write("\(PrintedText.eventSign)\(index) \(line)")
    }
    observer.observe(event, at: index, in: trace)
    if index % ReportingObserver.lookout == ReportingObserver.lookout - 1 {
      hasSeenEnough = judge.hasFoundLoop && event.instant < lastLook + .days(1)
      lastLook = event.instant
    }
  }
}
