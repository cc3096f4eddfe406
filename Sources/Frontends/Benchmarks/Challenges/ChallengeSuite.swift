import PropertyTesting
import ScenarioGeneration

/// The classic shrinking challenges, shrunk from random starts at full size, found with all phases.
public enum ChallengeSuite {
  /// The names of the challenges.
  public static let names = rows.map(\.name)

  /// Measures one challenge with seeds from 1000 upwards, or returns `nil` if there is none.
  ///
  /// The figures are the same on every machine, except for the times.
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
