import Campaigns
import RunRecord
import WidgetModel
import WidgetRuntime
import WidgetTrials
import WorkerProcesses

/// Tells of each event as it happens, if it is wanted, so that it is known after the process has died.
struct TellingObserver: TraceObserver {
  var judge: JudgeObserver

  /// Whether events are wanted in words.
  let tells: Bool

  mutating func observe(_ event: TraceEvent, at index: Int, in trace: borrowing Trace) {
    if tells {
      let line = JSONWriter.json(TraceLine(event, in: copy trace)).description
      WorkerOutput.write("\(PrintedText.eventSign)\(index) \(line)")
    }
    judge.observe(event, at: index, in: trace)
  }
}
