import PropertyTesting
import WidgetModel

extension Drawing {
  /// Draws an instant of the run, recorded as microseconds since its start.
  ///
  /// Half of the instants are likely events, or a tick or some seconds beside one, so that actions
  /// of a few seconds overlap.
  mutating func drawTime() -> Int64 {
    let moments = moments
    let emptyFrom = emptyFrom
    let lastStimulus = isOn(.overlaps) ? lastStimulus : nil
    // An intent takes seconds, in which an entry or an answer may arrive.
    let oftenBefore = isOn(.overlaps) || isOn(.taps)
    let isSpread = !isOfRealWidgets
    let boundedLength = length
    let length = UInt64(length)
    let boundaries = boundaries
    let time = source.draw(upTo: length) { generator in
      let word = generator.next()
      let nudge = word >> 4 & 7
      // From 1 second to 32, in powers of two.
      let seconds = UInt64(1_000_000) << (word >> 16 & 255) % 6
      func beside(_ moment: Int64) -> UInt64 {
        switch nudge {
        case 0: UInt64(max(0, moment - 1))
        case 1: UInt64(moment + 1)
        case 2 where isSpread: UInt64(moment) + seconds
        case 3 where isSpread: UInt64(max(0, moment - Int64(seconds)))
        case 4...5 where isSpread && oftenBefore: UInt64(max(0, moment - Int64(seconds)))
        default: UInt64(moment)
        }
      }
      // Soon after the last stimulus, while its effects may be under way.
      if let lastStimulus, word >> 24 & 1 == 0 { return beside(lastStimulus + Int64(seconds)) }
      switch word & 15 {
      case 0...6:
        guard !moments.isEmpty else { return 0 }
        return beside(moments[Int(generator.next(upTo: UInt64(moments.count - 1)))])
      case 7: return beside(boundaries.leastReloadInterval)
      case 8: return beside(boundaries.hardDeadline)
      case 9: return word >> 8 & 1
      case 10: return generator.next(upTo: length)
      case 11, 12:
        // While a budget is empty, if it ever is.
        guard emptyFrom < boundedLength else {
          return generator.next(upTo: length / 60_000_000) * 60_000_000
        }
        let rest = UInt64(min(boundedLength - emptyFrom, 7_200_000_000))
        return UInt64(emptyFrom) + generator.next(upTo: rest)
      default:
        let minutes = length / 60_000_000
        // Early more often than late, so that effects have time to show.
        let bound = word >> 8 & 1 == 0 ? minutes : Swift.min(minutes, 90)
        return generator.next(upTo: bound) * 60_000_000
      }
    }
    return Int64(time)
  }

  /// Registers the moments at which an input's requests fail if nobody answers.
  mutating func meetEnd(of input: Input?, from time: Int64) {
    guard !isOfRealWidgets else { return }
    switch input {
    case .tapped, .controls(.tapped):
      meet(time + boundaries.intentDeadline + 1)
      if boundaries.unheardAfterLaunch > 0 { meet(time + boundaries.unheardAfterLaunch) }
    case .controls: meet(time + boundaries.hardDeadline + 1 + boundaries.failureBackoff)
    case .activities(let input): meetEnd(of: input, from: time)
    case .reloadCalled, .reloadAllCalled, .pushReceived:
      meet(time + boundaries.hardDeadline + 1)
      if boundaries.unheardAfterCall > 0 { meet(time + boundaries.unheardAfterCall) }
    default: break
    }
  }

  /// Simulates a widget's first calls and registers likely events.
  ///
  /// Nothing depends on the accuracy of this guess, which only aims stimuli.
  mutating func follow(_ widget: Widget) {
    for (ordinal, placed) in widget.placements.enumerated() {
      var request = placed.added.microseconds
      for step in 0..<2 {
        meet(request)
        guard request <= length else { break }
        let next = meetAnswer(widget, call: ordinal + step, request: request)
        guard next < Int64.max else { break }
        request = max(next, request + boundaries.leastReloadInterval)
        meet(next)
      }
      spendByPolicy(widget, from: placed.added.microseconds)
    }
  }

  /// Registers the moments of one call and returns the time of the next one.
  private mutating func meetAnswer(_ widget: Widget, call: Int, request: Int64) -> Int64 {
    meet(request + boundaries.leastReloadInterval)
    guard !widget.timelines.isEmpty else { return .max }
    let call = widget.timelines[call % widget.timelines.count]
    guard let answer = call.answers.first, answer.delay.microseconds <= boundaries.hardDeadline
    else {
      let failure = request + boundaries.hardDeadline + 1
      meet(failure)
      return failure + boundaries.failureBackoff
    }
    let instant = request + answer.delay.microseconds
    meet(instant)
    meet(instant - answer.delay.microseconds / 2)
    guard answer.kind == .timeline, let last = answer.entries.last else {
      return instant + boundaries.failureBackoff
    }
    for entry in answer.entries.prefix(4) { meet(request + entry.offset.microseconds) }
    switch answer.policy {
    case .never: return .max
    case .atEnd: return max(instant, request + last.offset.microseconds)
    case .after: return max(instant, request + answer.after.microseconds)
    }
  }

  /// Registers the moment at which timelines that keep requesting the next one have emptied a
  /// budget.
  private mutating func spendByPolicy(_ widget: Widget, from start: Int64) {
    var slowest = boundaries.leastReloadInterval
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
    let empty = start + slowest * boundaries.exhaustion(every: slowest) + 1
    if empty < length { spend(until: empty) }
  }
}
