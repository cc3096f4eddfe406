import WidgetModel

/// The clock moved back by a day and forth again: the same events besides the two moves.
///
/// Nothing becomes due at a date that was passed already, and an entry that was shown is not taken back. So a
/// clock that is set back and then right again leaves no mark, if nothing happens in between: requests made
/// in between would carry another date. Both moves lie in the longest time of the first run in which
/// nothing happens, at one instant or with half of that time between them.
///
/// It needs budgets that do not go by the wall clock: one that is counted from an hour of the day begins
/// anew when the clock passes that hour once more; and a wall clock so far from the ends of what a date can be
/// that nothing saturates.
enum ClockThereAndBack {
  enum Situation: String, CaseIterable {
    case atOnce = "moved back and forth at one instant"
    case forAWhile = "moved back, and forth after a while"
    case leftOut = "not compared: the budget goes by the wall clock, or dates saturate"
  }

  /// How far the clock is set back.
  static let amount = Interval.day

  static func preparation(after first: FirstRun) -> Preparation {
    guard let gap = first.trace.longestSilence else { return .saysNothing }
    guard first.setup.profile.budgetModel != .anchoredWindow, !first.mayDatesSaturate else {
      return .leavesOut(situation: ordinal(of: Situation.leftOut))
    }
    let isAtOnce = first.trace.events.count.isMultiple(of: 2)
    let quarter = Interval(microseconds: gap.length.microseconds / 4)
    let back = gap.start + (isAtOnce ? quarter + quarter : quarter)
    let forth = isAtOnce ? back : back + quarter + quarter
    var scenario = first.scenario
    scenario.workload.append(Stimulus(.clockMoved(.zero - amount), at: back))
    scenario.workload.append(Stimulus(.clockMoved(amount), at: forth))
    var transformation = Transformation(
      scenario,
      "with the clock set back by \(amount) at \(back - .start) and forth again at \(forth - .start)",
      situations: [ordinal(of: isAtOnce ? Situation.atOnce : .forAWhile)]
    )
    transformation.correspondence.moves = [back, forth]
    return .compares(transformation)
  }
}

extension Trace {
  /// The longest time between two events, `nil` where no instant lies between two.
  fileprivate var longestSilence: (start: Instant, length: Interval)? {
    var longest: (start: Instant, length: Interval)?
    for (event, next) in zip(events, events.dropFirst()) {
      let length = next.instant - event.instant
      guard length >= Interval.tick * 4, longest.map({ length > $0.length }) ?? true else {
        continue
      }
      longest = (event.instant, length)
    }
    return longest
  }
}
