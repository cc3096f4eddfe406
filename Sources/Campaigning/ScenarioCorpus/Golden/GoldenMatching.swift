/// Pairs each expected event with at most one actual event, leaving as few as possible unpaired.
///
/// Lines may overlap, and taking the first fitting event for one may leave none for the next, so
/// this is a maximum bipartite matching by augmenting paths (Kuhn).
struct GoldenMatching {
  /// The actual event of each expected one, `nil` if it is missing.
  private(set) var actual: [Int?]

  /// The expected event of each actual one, `nil` if it was not expected.
  private(set) var expected: [Int?]

  /// The actual events that fit each expected one.
  private let edges: [[Int]]

  init(edges: [[Int]], actual count: Int) {
    self.edges = edges
    actual = Array(repeating: nil, count: edges.count)
    expected = Array(repeating: nil, count: count)
    // Greedy pairs first; only the remaining expected events need augmenting paths.
    var waiting: [Int] = []
    for wanted in edges.indices {
      if let free = edges[wanted].first(where: { expected[$0] == nil }) {
        pair(wanted, free)
      } else if !edges[wanted].isEmpty {
        waiting.append(wanted)
      }
    }
    for wanted in waiting { augment(wanted) }
  }

  /// Searches breadth first for a path from an expected to a free actual event, and swaps along it.
  private mutating func augment(_ start: Int) {
    var reachedFrom: [Int: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let wanted = queue[next]
      next += 1
      for event in edges[wanted] where reachedFrom[event] == nil {
        reachedFrom[event] = wanted
        guard let owner = expected[event] else {
          return swap(along: reachedFrom, from: start, to: event)
        }
        queue.append(owner)
      }
    }
  }

  private mutating func swap(along reachedFrom: [Int: Int], from start: Int, to free: Int) {
    var event = free
    while let wanted = reachedFrom[event] {
      let before = actual[wanted]
      pair(wanted, event)
      guard wanted != start, let before else { return }
      event = before
    }
  }

  private mutating func pair(_ wanted: Int, _ event: Int) {
    actual[wanted] = event
    expected[event] = wanted
  }
}
