import WidgetModel

/// The order in which the inputs of a batch and the subject's own wakes come.
///
/// At one instant an answer comes before a wake, unless its request is still to be made, and a wake before a
/// stimulus. It ends at an effect that changes what comes without being expected, and before an input that an
/// effect should have preceded.
struct BatchCourse {
  /// What comes next.
  enum Next {
    /// An input of the batch.
    case input(Lookahead.Coming)
    /// The subject wakes.
    case wake(at: Instant)

    /// When it comes.
    var instant: Instant {
      switch self {
      case .input(let coming): coming.instant
      case .wake(let instant): instant
      }
    }
  }

  private let batch: Lookahead

  /// How many inputs of the batch came.
  private(set) var inputs = 0

  /// How many of the expected effects came.
  private(set) var met = 0

  /// The effect at which it ended, `nil` while nothing unexpected changed what comes.
  private(set) var surprise: (effect: Effect, instant: Instant)?

  init(_ batch: Lookahead) { self.batch = batch }

  /// Whether an effect is missing that the next input comes after.
  var isWaiting: Bool { met < batch.expected.count && batch.expected[met].inputs <= inputs }

  /// What comes next for a subject that wants to be woken then, `nil` at the end of the batch.
  ///
  /// The first input comes whatever the subject had wanted before.
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

  /// Whether an input answers a request that is expected and not made yet.
  private func isUnasked(_ input: Input) -> Bool {
    guard case .answered(let id, _, _) = input else { return false }
    return batch.expected[met...].prefix { $0.inputs <= inputs }.contains {
      if case .requested(id, _, _) = $0.effect { true } else { false }
    }
  }

  /// Takes in what the subject did.
  mutating func note(_ effects: [Effect], at instant: Instant) {
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
  /// What is wrong with a step of the batch, `nil` when it is what comes next.
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
      return "there is one at \(step.instant) where the subject wanted to be woken at \(wake)"
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
