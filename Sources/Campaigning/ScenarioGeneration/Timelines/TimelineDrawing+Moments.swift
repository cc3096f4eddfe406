import PropertyTesting
import WidgetModel

extension TimelineDrawing {
  /// Simulates a widget's first calls and registers likely events, a guess that only aims stimuli.
  static func follow(_ widget: Widget, with drawing: inout Drawing) {
    for (ordinal, placed) in widget.placements.enumerated() {
      var request = placed.added.microseconds
      for step in 0..<2 {
        drawing.meet(request)
        guard request <= drawing.length else { break }
        let next = meetAnswer(widget, call: ordinal + step, request: request, with: &drawing)
        guard next < Int64.max else { break }
        request = max(next, request + drawing.boundaries.leastReloadInterval)
        drawing.meet(next)
      }
      spendByPolicy(widget, from: placed.added.microseconds, with: &drawing)
    }
  }

  /// Registers the moments of one call and returns the time of the next one.
  private static func meetAnswer(
    _ widget: Widget,
    call: Int,
    request: Int64,
    with drawing: inout Drawing
  ) -> Int64 {
    drawing.meet(request + drawing.boundaries.leastReloadInterval)
    guard !widget.timelines.isEmpty else { return .max }
    let call = widget.timelines[call % widget.timelines.count]
    guard let answer = call.answers.first,
      answer.delay.microseconds <= drawing.boundaries.hardDeadline
    else {
      let failure = request + drawing.boundaries.hardDeadline + 1
      drawing.meet(failure)
      return failure + drawing.boundaries.failureBackoff
    }
    let instant = request + answer.delay.microseconds
    drawing.meet(instant)
    drawing.meet(instant - answer.delay.microseconds / 2)
    guard answer.kind == .timeline, let last = answer.entries.last else {
      return instant + drawing.boundaries.failureBackoff
    }
    for entry in answer.entries.prefix(4) { drawing.meet(request + entry.offset.microseconds) }
    switch answer.policy {
    case .never: return .max
    case .atEnd: return max(instant, request + last.offset.microseconds)
    case .after: return max(instant, request + answer.after.microseconds)
    }
  }

  /// Registers the moment at which timelines that keep requesting the next one empty a budget.
  private static func spendByPolicy(
    _ widget: Widget,
    from start: Int64,
    with drawing: inout Drawing
  ) {
    var slowest = drawing.boundaries.leastReloadInterval
    guard !widget.timelines.isEmpty, slowest > 0 else { return }
    for call in widget.timelines {
      guard let answer = call.answers.first, answer.kind == .timeline,
        let last = answer.entries.last
      else { return }
      switch answer.policy {
      case .never: return
      case .atEnd: slowest = max(slowest, last.offset.microseconds)
      case .after: slowest = max(slowest, answer.after.microseconds)
      }
    }
    guard slowest < Interval.day.microseconds else { return }
    let empty = start + slowest * drawing.boundaries.exhaustion(every: slowest) + 1
    if empty < drawing.length { drawing.spend(until: empty) }
  }
}
