import WidgetModel

/// The order in which the inputs of a batch and the subject's own wakes come.
///
/// At one instant an answer comes before a wake, and a wake before a stimulus.
struct BatchCourse {
  /// What comes next.
  enum Next {
    /// An input of the batch.
    case input(Foresight.Coming)
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

  private let batch: Foresight
  private var reached = 0

  init(_ batch: Foresight) { self.batch = batch }

  /// What comes next for a subject that wants to be woken then, `nil` at the end of the batch.
  ///
  /// The first input comes whatever the subject had wanted before.
  mutating func next(_ wake: Instant) -> Next? {
    guard reached < batch.coming.count else { return wake <= batch.end ? .wake(at: wake) : nil }
    let coming = batch.coming[reached]
    guard reached == 0 || !coming.comesAfter(wake) else { return .wake(at: wake) }
    reached += 1
    return .input(coming)
  }
}

extension Foresight.Coming {
  fileprivate func comesAfter(_ wake: Instant) -> Bool {
    if case .answered = input { wake < instant } else { wake <= instant }
  }
}

extension Foresight {
  /// What is wrong with a step of a batch, `nil` when it is what comes next.
  func problem(
    of step: SubjectStep,
    after last: SubjectStep?,
    where next: BatchCourse.Next?
  ) -> String? {
    if let last, let effect = last.effects.first(where: \.changesWhatComes) {
      return "there is one at \(step.instant) after the one at \(last.instant) that reports "
        + "\(effect.kind.rawValue); a batch ends there, since a widget's code may answer before"
    }
    switch next {
    case .input(let coming) where step.instant != coming.instant:
      return "there is one at \(step.instant) where the input at \(coming.instant) is next"
    case .wake(let wake) where step.instant != wake:
      return "there is one at \(step.instant) where the subject wanted to be woken at \(wake)"
    case nil:
      return "there is one at \(step.instant) more than there are inputs and wakes until \(end)"
    default: return nil
    }
  }
}
