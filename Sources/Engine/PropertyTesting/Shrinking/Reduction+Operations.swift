extension Reduction {
  /// Exchanges the calls of two operations and leaves their preemptions in place.
  ///
  /// It often does not matter which of two operations is preempted. Invariant: a success makes the
  /// sequence smaller at the first change.
  func exchangeCalls() {
    var later = 1
    while later < callSpans.count, !isOver {
      for earlier in 0..<later {
        let all = callSpans
        guard later < all.count else { break }
        let (one, two) = (all[earlier], all[later])
        guard best.content(of: two).lexicographicallyPrecedes(best.content(of: one)) else {
          continue
        }
        var candidate = best.candidate
        candidate.replace(two, with: one, of: best.candidate)
        candidate.replace(one, with: two, of: best.candidate)
        _ = attempt(candidate)
      }
      later += 1
    }
  }

  private var callSpans: [Int] { best.spans.indices.filter { best.spans[$0].label == .call } }
}
