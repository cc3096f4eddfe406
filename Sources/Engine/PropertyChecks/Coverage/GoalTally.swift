import PropertyTesting

/// The number of times that each goal of a run was reached.
public struct GoalTally: Hashable, Sendable {
  private var counts: [String: Int] = [:]

  /// Creates a tally of goals that are not reached yet.
  public init(declared: [String] = []) {
    for goal in declared { counts[goal] = 0 }
  }

  /// The goals with the number of cases that reached them, sorted by name.
  public var goals: [(name: String, count: Int)] {
    counts.sorted { $0.key < $1.key }.map { (name: $0.key, count: $0.value) }
  }

  /// The goals that no case reached, sorted.
  public var unreached: [String] { goals.filter { $0.count == 0 }.map(\.name) }

  /// Returns the number of cases that reached a goal.
  public func count(of goal: String) -> Int { counts[goal] ?? 0 }

  mutating func add(_ source: ChoiceSource) {
    for (name, isReached) in source.goals { counts[name, default: 0] += isReached ? 1 : 0 }
  }
}
