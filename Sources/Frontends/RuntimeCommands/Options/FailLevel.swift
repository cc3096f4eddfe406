import ArgumentParser
import Clauses

/// The least binding level whose violation fails a run.
package enum FailLevel: String, ExpressibleByArgument, CaseIterable {
  case required, recommended, provisional

  /// The level as clauses have it.
  package var level: Level { Level(rawValue: rawValue) ?? .required }
}
