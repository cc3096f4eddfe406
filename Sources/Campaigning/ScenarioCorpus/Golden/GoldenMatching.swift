/// Pairs expected events with actual ones, each with one at most, so that as few as possible stay alone.
///
/// Lines may overlap: one says "a reload between 7h and 8h", another "at 7h30m". Whoever takes the
/// first fitting event for the first line may then find nothing for the second, though both promises
/// were kept. So this is a maximum matching of a bipartite graph, by augmenting paths (Kuhn): an
/// expected event takes an actual one from another expected event whenever that one finds another.
struct GoldenMatching {
  /// The actual event of each expected one, `nil` for a broken promise.
  private(set) var actual: [Int?]

  /// The expected event of each actual one, `nil` for one that nothing expected.
  private(set) var expected: [Int?]

  /// The actual events that fit each expected one.
  private let edges: [[Int]]

  /// Pairs expected events with the actual ones that fit them.
  ///
  /// - Complexity: O(expected events × edges).
  init(edges: [[Int]], actual count: Int) {
    self.edges = edges
    actual = Array(repeating: nil, count: edges.count)
    expected = Array(repeating: nil, count: count)
    // Expected events with a free actual one first: what is left has to go round.
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

  /// Looks for a path from an expected event to a free actual one, nearest first, and swaps along it.
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
