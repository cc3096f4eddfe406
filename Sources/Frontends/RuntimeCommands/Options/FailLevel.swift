import ArgumentParser
import Clauses

package enum FailLevel: String, ExpressibleByArgument, CaseIterable {
  case required, recommended, provisional

  /// The level as clauses use it.
  package var level: Level { Level(rawValue: rawValue) ?? .required }
}
