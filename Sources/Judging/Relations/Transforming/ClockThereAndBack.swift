import WidgetModel

/// The clock is moved back by a day and forward again: the same events apart from the two moves.
///
/// Nothing becomes due again at a date that already passed, and a shown entry is not taken back. So
/// a clock that is set back and then corrected leaves no trace, if nothing happens in between:
/// requests made in between would carry a different date. Both moves lie in the longest event-free
/// period of the first run, at one instant or separated by half of that period.
///
/// It requires budgets that do not depend on the wall clock, because a budget counted from an hour
/// of the day starts over when the clock passes that hour again. It also requires a wall clock far
/// from the limits of a date, so that nothing saturates.
enum ClockThereAndBack {
  enum Situation: String, CaseIterable {
    case atOnce = "set back and forward at one instant"
    case forAWhile = "set back, and forward after a while"
    case leftOut = "not compared: the budget follows the wall clock, or dates saturate"
  }

  /// The amount by which the clock is set back.
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
  /// The longest time between two events, or `nil` if no instant lies between any two.
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
