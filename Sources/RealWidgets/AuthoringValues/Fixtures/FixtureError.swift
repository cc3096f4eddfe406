/// A reason why a folder of fixtures cannot be used.
package enum FixtureError: Error, Hashable {
  /// The file cannot be read.
  case unreadable(file: String)
  /// The file is not JSON of the shape that is wanted.
  case malformed(file: String, reason: String)
}

extension FixtureError: CustomStringConvertible {
  /// One line saying what is wrong and what to do about it.
  package var description: String {
    switch self {
    case .unreadable(let file):
      "the fixture \(file) cannot be read; name it by its path in the folder of fixtures"
    case .malformed(let file, let reason):
      "the fixture \(file) is not as it should be: \(reason)"
    }
  }
}
