/// A state that a case reached, with the number of choices made by then.
struct ReachedState: Hashable, BitwiseCopyable {
  let position: Int
  let state: UInt64
}

extension ChoiceSource {
  /// Reports that the case has reached a state, identified by a number; see ``Fingerprint``.
  ///
  /// A search keeps each case that reaches a new state, truncated at that point, and continues from
  /// there at random. A good fingerprint is equal for states that behave alike: there are then few
  /// states, and the search soon knows a way to each.
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

  @usableFromInline
  var hasReachedStates: Bool { !reached.isEmpty }

  func forgetStates(after position: Int) {
    while !reached.isEmpty, reached[reached.count - 1].position > position {
      _ = reached.removeLast()
    }
  }
}
