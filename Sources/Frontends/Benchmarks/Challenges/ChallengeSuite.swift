import PropertyTesting
import ScenarioGeneration

/// The classic shrink challenges as a table: how often the ideal result is reached, and how fast.
///
/// Shrinking is measured from random starts at full size; finding with all phases on.
public enum ChallengeSuite {
  /// The names of the challenges.
  public static let names = rows.map(\.name)

  /// Measures one challenge, `nil` when there is none of that name.
  ///
  /// - Parameters:
  ///   - name: The challenge.
  ///   - seeds: How many seeds, from 1000 on.
  /// - Returns: Figures that are the same on every machine, and times that are not.
  public static func measure(_ name: String, seeds: Int) -> ChallengeFigure? {
    rows.first { $0.name == name }?.measure(seeds)
  }

  private struct Row: Sendable {
    let name: String
    let measure: @Sendable (Int) -> ChallengeFigure

    init<G>(_ challenge: Challenge<G>, leastStarts: Int = 150) {
      name = challenge.name
      measure = { ChallengeFigure(challenge, seeds: $0, leastStarts: leastStarts) }
    }
  }

  private static let rows: [Row] = [
    Row(Challenges.bound5), Row(Challenges.largeUnion), Row(Challenges.reverse, leastStarts: 30),
    Row(Challenges.calculator), Row(Challenges.lengthList),
    Row(Challenges.difference1, leastStarts: 30), Row(Challenges.difference2, leastStarts: 30),
    Row(Challenges.difference3, leastStarts: 30), Row(Challenges.deletion),
    Row(Challenges.distinct), Row(Challenges.nestedLists), Row(Challenges.coupling),
    Row(Challenges.binaryHeap),
  ]
}
