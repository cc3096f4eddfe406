import Campaigns
import Clauses
import RunRecord
import WidgetCampaigns
import WidgetModel
import WidgetRuntime
import WorkerProcesses

/// Tells of each event as it happens, if it is wanted, so that it is known after the process has died, and
/// ends a run whose code reloads itself in circles.
struct ReportingObserver: TraceObserver {
  /// Shows the run to the judge.
  private var observer: JudgeObserver

  /// Who judges.
  private let judge: Judge

  /// Whether events are wanted in words.
  private let tells: Bool

  private(set) var hasSeenEnough = false

  /// When it was looked last.
  private var lastLook = Instant.start

  /// Creates an observer for a judge that begins the run.
  init(judge: Judge, tells: Bool) {
    observer = JudgeObserver(judge: judge)
    self.judge = judge
    self.tells = tells
  }

  /// How many events apart it is looked whether the code was found to reload itself in circles: more than a
  /// day of other code has, so that a long run of code that did so once goes on.
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
