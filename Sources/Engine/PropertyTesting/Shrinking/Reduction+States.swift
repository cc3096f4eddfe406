extension Reduction {
  /// Replaces the way into a state by a simpler way into the same state, the longest way first.
  ///
  /// A case from which no step can be deleted may still take a detour. Simpler ways come from the
  /// case itself, which may return to a state, and from exploring a few steps; exploring only
  /// generates and costs no call. Invariant: a success makes the sequence shorter, or smaller at
  /// the first change.
  func shortenWays() {
    guard best.states.count > 1, best.stepList != nil else { return }
    let explored = exploredWays()
    var isShorter = true
    while isShorter, !isOver, let list = best.stepList {
      isShorter = false
      let start = best.spans[list].start
      var ways = explored
      for reached in best.states {
        let way = Array(best.values[start..<reached.position])
        if let known = ways[reached.state], isSimpler(known, than: way) { continue }
        ways[reached.state] = way
      }
      for reached in best.states.reversed() {
        let present = Array(best.values[start..<reached.position])
        guard let way = ways[reached.state], way != present else { continue }
        var candidate = best.flatCandidate
        candidate.values.replaceSubrange(start..<reached.position, with: way)
        isShorter = attempt(candidate)
        if isShorter { break }
      }
    }
  }

  private static let explorationLimit = 512

  /// Returns the simplest way found to each state within a few steps, breadth first.
  ///
  /// It tries the steps of the case, and each rule with its simplest arguments.
  private func exploredWays() -> [UInt64: [UInt64]] {
    guard let list = best.stepList, let first = best.steps.first else { return [:] }
    let start = best.spans[list].start
    let head = Array(best.values[..<start])
    let steps = stepsToTry(first)
    var ways = [best.states[0].state: [UInt64]()]
    var queue = [[UInt64]()]
    var generated = 0
    while generated < Self.explorationLimit, !queue.isEmpty {
      var next: [[UInt64]] = []
      for way in queue {
        for step in steps where generated < Self.explorationLimit {
          generated += 1
          let candidate = Candidate(values: head + way + step, spans: [])
          guard let reached = probe(candidate)?.states.last, reached.position > start + way.count
          else {
            continue
          }
          guard ways[reached.state] == nil else { continue }
          let values = source.values[start..<reached.position]
          ways[reached.state] = Array(values)
          next.append(Array(values))
        }
      }
      queue = next
    }
    return ways
  }

  private func stepsToTry(_ first: Int) -> [[UInt64]] {
    let rules = best.choices[best.rule(of: first)].bound
    var steps = (0...rules).map { [1, $0] }
    for step in best.steps {
      let content = Array(best.content(of: step))
      if !steps.contains(content) { steps.append(content) }
    }
    return steps.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
