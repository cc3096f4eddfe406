import Clauses
import PropertyTesting
import WidgetModel

extension TimelineDrawing {
  /// Draws the answers to placeholder requests, which the code should answer at once (TL-02).
  static func drawPlaceholders(_ widget: inout Widget, _ number: Int, with drawing: inout Drawing) {
    guard drawing.isOn(.snapshots) else { return }
    drawing.source.list(.placeholderCall, max: 2, average: 1) { call in
      widget.placeholders.append(drawTransientCall(widget, with: drawing))
      seed(widget.placeholders[call], .placeholder, widget: number, call: call, with: &drawing)
      guard let first = widget.placeholders[call].answers.map(\.delay).min(), first > .zero
      else { return }
      seed(.slowPlaceholder, .placeholder, widget: number, call: call, with: &drawing)
    }
  }

  static func drawSnapshots(_ widget: inout Widget, _ number: Int, with drawing: inout Drawing) {
    guard drawing.isOn(.snapshots) else { return }
    drawing.source.list(.snapshotCall, max: 2, average: 1) { call in
      widget.snapshots.append(drawTransientCall(widget, with: drawing))
      seed(widget.snapshots[call], .snapshot, widget: number, call: call, with: &drawing)
    }
  }

  /// Draws a call for one entry: in time, late, never, twice, too large, or of the wrong kind.
  private static func drawTransientCall(_ widget: Widget, with drawing: Drawing) -> ScriptedCall {
    var call = ScriptedCall()
    drawing.source.list(.answer, max: 2, average: 1) { _ in
      var answer = ScriptedAnswer()
      answer.kind = .entry
      if drawing.uses(.errors, 1, in: 3) {
        answer.kind = drawing.source.flag() ? .error : .timeline
      }
      answer.delay = drawTransientDelay(with: drawing)
      if drawing.uses(.sizes) { answer.memory = drawing.drawProcessMemory() }
      if answer.kind == .entry, !widget.views.isEmpty {
        var entry = ScriptedEntry()
        entry.view = Int(drawing.source.draw(upTo: UInt64(widget.views.count - 1)))
        answer.entries = [entry]
      }
      call.answers.append(answer)
    }
    return call
  }

  /// Records the fault of a call whose first answer is a timeline.
  private static func seed(
    _ script: ScriptedCall,
    _ request: RequestKind,
    widget: Int,
    call: Int,
    with drawing: inout Drawing
  ) {
    guard let first = script.answers.min(by: { $0.delay < $1.delay }), first.kind == .timeline
    else { return }
    seed(.wrongAnswer, request, widget: widget, call: call, with: &drawing)
  }

  private static func seed(
    _ fault: Fault,
    _ request: RequestKind,
    widget: Int,
    call: Int,
    with drawing: inout Drawing
  ) {
    drawing.seeded.append(FaultSite(fault.clause, widget: widget, request: request, call: call))
    drawing.census.add(fault)
  }

  private static func drawTransientDelay(with drawing: Drawing) -> Interval {
    guard drawing.isOn(.slowness) || drawing.isOn(.deadlines), drawing.source.flag() else {
      return .zero
    }
    return Interval(microseconds: drawing.number(0...(drawing.boundaries.hardDeadline + 1)))
  }
}
