import ArgumentParser
import Clauses

/// The least binding level whose violation fails a run.
enum FailLevel: String, ExpressibleByArgument, CaseIterable {
  case required, recommended, provisional

  /// The level as clauses have it.
  var level: Level { Level(rawValue: rawValue) ?? .required }
}
