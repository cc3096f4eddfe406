/// Pairs claims with happenings, each with one at most, so that as few as possible stay alone.
///
/// Lines may overlap: one says "a reload between 7h and 8h", another "at 7h30m". Whoever takes the
/// first fitting event for the first line may then find nothing for the second, though both promises
/// were kept. So this is a maximum matching of a bipartite graph, by augmenting paths (Kuhn): a claim
/// takes a happening from another claim whenever that one finds another.
struct GoldenMatching {
  /// The happening of each claim, `nil` for a broken promise.
  private(set) var happenings: [Int?]

  /// The claim of each happening, `nil` for one that no claim took.
  private(set) var claims: [Int?]

  /// The happenings that fit each claim.
  private let edges: [[Int]]

  /// Pairs claims with the happenings that fit them.
  ///
  /// - Complexity: O(claims × edges).
  init(edges: [[Int]], happenings count: Int) {
    self.edges = edges
    happenings = Array(repeating: nil, count: edges.count)
    claims = Array(repeating: nil, count: count)
    // Claims with a free happening first: what is left has to go round.
    var waiting: [Int] = []
    for claim in edges.indices {
      if let free = edges[claim].first(where: { claims[$0] == nil }) {
        pair(claim, free)
      } else if !edges[claim].isEmpty {
        waiting.append(claim)
      }
    }
    for claim in waiting { augment(claim) }
  }

  /// Looks for a path from a claim to a free happening, nearest first, and swaps along it.
  private mutating func augment(_ start: Int) {
    var reachedFrom: [Int: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let claim = queue[next]
      next += 1
      for happening in edges[claim] where reachedFrom[happening] == nil {
        reachedFrom[happening] = claim
        guard let owner = claims[happening] else {
          return swap(along: reachedFrom, from: start, to: happening)
        }
        queue.append(owner)
      }
    }
  }

  private mutating func swap(along reachedFrom: [Int: Int], from start: Int, to free: Int) {
    var happening = free
    while let claim = reachedFrom[happening] {
      let before = happenings[claim]
      pair(claim, happening)
      guard claim != start, let before else { return }
      happening = before
    }
  }

  private mutating func pair(_ claim: Int, _ happening: Int) {
    happenings[claim] = happening
    claims[happening] = claim
  }
}
