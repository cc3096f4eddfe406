package enum FixtureError: Error, Hashable {
  case unreadable(file: String)
  case malformed(file: String, reason: String)
}

extension FixtureError: CustomStringConvertible {
  /// The mistake, and its remedy.
  package var description: String {
    switch self {
    case .unreadable(let file):
      "the fixture \(file) cannot be read; name it by its path in the folder of fixtures"
    case .malformed(let file, let reason):
      "the fixture \(file) is malformed: \(reason)"
    }
  }
}
