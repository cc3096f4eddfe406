/// A state that a case reached, and how many choices it had made by then.
struct ReachedState: Hashable, BitwiseCopyable {
  let position: Int
  let state: UInt64
}

extension ChoiceSource {
  /// Reports that the case has reached a state, named by a number; see ``Fingerprint``.
  ///
  /// A search keeps a case that reaches a state for the first time, cut where it did, and goes on
  /// from there at random. A good fingerprint is equal for states that behave alike: then the states
  /// are few, and the search soon knows the way to each of them.
  public func fingerprint(_ state: UInt64) {
    isPlain = false
    reached.append(ReachedState(position: recorded.count, state: state))
  }

  /// Reports that a step has led to a state, after the case was generated.
  @usableFromInline
  func report(_ state: UInt64, afterStep number: Int) {
    for index in 0..<recordedSpans.count where recordedSpans[index].mark.isStep {
      let span = recordedSpans[index]
      guard Int(span.mark.step) == number else { continue }
      isPlain = false
      return reached.append(ReachedState(position: span.end, state: state))
    }
  }

  /// Whether the case reported any state.
  @usableFromInline
  var hasReachedStates: Bool { !reached.isEmpty }

  /// Forgets the states that were reached after a point of the recording.
  func forgetStates(after position: Int) {
    while !reached.isEmpty, reached[reached.count - 1].position > position {
      _ = reached.removeLast()
    }
  }
}
