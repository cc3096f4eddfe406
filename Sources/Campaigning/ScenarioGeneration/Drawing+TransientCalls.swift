import Clauses
import PropertyTesting
import WidgetModel

extension Drawing {
  /// Draws the answers to placeholder requests, which the code should answer at once (TL-02).
  mutating func drawPlaceholders(_ widget: inout Widget, _ number: Int) {
    guard isOn(.snapshots) else { return }
    source.list(.placeholderCall, max: 2, average: 1) { call in
      widget.placeholders.append(drawTransientCall(widget))
      seed(widget.placeholders[call], .placeholder, widget: number, call: call)
      guard let first = widget.placeholders[call].answers.map(\.delay).min(), first > .zero
      else { return }
      seed(.slowPlaceholder, .placeholder, widget: number, call: call)
    }
  }

  mutating func drawSnapshots(_ widget: inout Widget, _ number: Int) {
    guard isOn(.snapshots) else { return }
    source.list(.snapshotCall, max: 2, average: 1) { call in
      widget.snapshots.append(drawTransientCall(widget))
      seed(widget.snapshots[call], .snapshot, widget: number, call: call)
    }
  }

  /// Draws a call for one entry: in time, late, never, twice, too large, or of the wrong kind.
  private func drawTransientCall(_ widget: Widget) -> ScriptedCall {
    var call = ScriptedCall()
    source.list(.answer, max: 2, average: 1) { _ in
      var answer = ScriptedAnswer()
      answer.kind = .entry
      if uses(.errors, 1, in: 3) { answer.kind = source.flag() ? .error : .timeline }
      answer.delay = drawTransientDelay()
      if uses(.sizes) { answer.memory = drawProcessMemory() }
      if answer.kind == .entry, !widget.views.isEmpty {
        var entry = ScriptedEntry()
        entry.view = Int(source.draw(upTo: UInt64(widget.views.count - 1)))
        answer.entries = [entry]
      }
      call.answers.append(answer)
    }
    return call
  }

  /// Records the fault of a call whose first answer is a timeline.
  private mutating func seed(
    _ script: ScriptedCall,
    _ request: RequestKind,
    widget: Int,
    call: Int
  ) {
    guard let first = script.answers.min(by: { $0.delay < $1.delay }), first.kind == .timeline
    else { return }
    seed(.wrongAnswer, request, widget: widget, call: call)
  }

  private mutating func seed(_ fault: Fault, _ request: RequestKind, widget: Int, call: Int) {
    seeded.append(FaultSite(fault.clause, widget: widget, request: request, call: call))
    census.add(fault)
  }

  private func drawTransientDelay() -> Interval {
    guard isOn(.slowness) || isOn(.deadlines), source.flag() else { return .zero }
    return Interval(microseconds: number(0...(boundaries.hardDeadline + 1)))
  }

  /// Draws the memory of a process: up to the limit, or a little beyond it.
  func drawProcessMemory() -> Int64 {
    source.flag(1, in: 3)
      ? boundaries.memory + 1 + excess(upTo: 1 << 20) : number(0...boundaries.memory)
  }
}
