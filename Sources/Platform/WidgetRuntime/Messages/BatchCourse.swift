import WidgetModel

/// The order of a batch's inputs and the subject's own wake-ups.
///
/// At one instant an answer comes before a wake-up, unless its request is still to be made, and a
/// wake-up before a stimulus. The batch ends at an unexpected effect that changes what comes, and
/// before an input that an expected effect should have preceded.
struct BatchCourse {
  enum Next {
    case input(Lookahead.Coming)
    case wake(at: Instant)

    var instant: Instant {
      switch self {
      case .input(let coming): coming.instant
      case .wake(let instant): instant
      }
    }
  }

  private let batch: Lookahead

  private(set) var inputs = 0

  /// The number of expected effects so far.
  private(set) var met = 0

  /// The effect at which the batch ended, or `nil` while nothing unexpected has changed what comes.
  private(set) var surprise: (effect: Effect, instant: Instant)?

  init(_ batch: Lookahead) { self.batch = batch }

  /// True if the next input has to wait for an effect that is missing.
  var isWaiting: Bool { met < batch.expected.count && batch.expected[met].inputs <= inputs }

  /// Returns the next event, or `nil` at the batch's end; the first input precedes any wake-up.
  mutating func next(_ wake: Instant) -> Next? {
    guard surprise == nil else { return nil }
    guard inputs < batch.coming.count else { return wake <= batch.end ? .wake(at: wake) : nil }
    let coming = batch.coming[inputs]
    if inputs > 0 {
      let comesFirst = wake == coming.instant && isUnasked(coming.input)
      guard !comesFirst, !coming.comesAfter(wake) else { return .wake(at: wake) }
      guard !isWaiting else { return nil }
    }
    inputs += 1
    return .input(coming)
  }

  /// Returns true if an input answers a request that is expected but not made yet.
  private func isUnasked(_ input: Input) -> Bool {
    guard case .answered(let id, _, _) = input else { return false }
    return batch.expected[met...].prefix { $0.inputs <= inputs }.contains {
      if case .requested(id, _, _) = $0.effect { true } else { false }
    }
  }

  mutating func record(_ effects: [Effect], at instant: Instant) {
    for effect in effects where effect.changesWhatComes && surprise == nil {
      let done = Lookahead.Expected(effect, at: instant, after: Int64(inputs))
      if met < batch.expected.count, batch.expected[met] == done {
        met += 1
      } else {
        surprise = (effect, instant)
      }
    }
  }
}

extension Lookahead.Coming {
  fileprivate func comesAfter(_ wake: Instant) -> Bool {
    if case .answered = input { wake < instant } else { wake <= instant }
  }
}

extension BatchCourse {
  /// Returns the problem with a step of the batch, or `nil` if it matches the next event.
  func problem(of step: SubjectStep, where next: Next?) -> String? {
    if let surprise {
      return "there is one at \(step.instant) after the one at \(surprise.instant) that reports "
        + "\(surprise.effect.kind.rawValue), which the batch does not expect there; it ends there, "
        + "since a widget's code may answer before"
    }
    switch next {
    case .input(let coming) where step.instant != coming.instant:
      return "there is one at \(step.instant) where the input at \(coming.instant) is next"
    case .wake(let wake) where step.instant != wake:
      return "there is one at \(step.instant) where the subject asked to be woken at \(wake)"
    case nil where isWaiting && inputs < batch.coming.count:
      return "there is one at \(step.instant) where the batch ends, since the "
        + "\(batch.expected[met].effect.kind.rawValue) expected at "
        + "\(batch.expected[met].instant) did not come"
    case nil:
      return "there is one at \(step.instant) more than there are inputs and wakes until "
        + "\(batch.end)"
    default: return nil
    }
  }
}
