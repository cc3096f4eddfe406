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
    rows.first { $0.name == name }.map { ChallengeFigure($0, seeds: seeds) }
  }

  private static let rows: [ChallengeRow] = [
    ChallengeRow(Challenges.bound5), ChallengeRow(Challenges.largeUnion),
    ChallengeRow(Challenges.reverse, leastStarts: 30),
    ChallengeRow(Challenges.calculator), ChallengeRow(Challenges.lengthList),
    ChallengeRow(Challenges.difference1, leastStarts: 30),
    ChallengeRow(Challenges.difference2, leastStarts: 30),
    ChallengeRow(Challenges.difference3, leastStarts: 30), ChallengeRow(Challenges.deletion),
    ChallengeRow(Challenges.distinct), ChallengeRow(Challenges.nestedLists),
    ChallengeRow(Challenges.coupling),
    ChallengeRow(Challenges.binaryHeap),
  ]
}
