import Foundation
import PropertyChecks
import PropertyTesting

/// The settings of a check from environment variables.
enum CheckEnvironment {
  /// The variable that replaces the default seed of all checks.
  static let seedVariable = "PROPERTY_TESTING_SEED"

  /// The variable that names a file for observations, one line per case.
  static let observationsVariable = "PROPERTY_TESTING_OBSERVATIONS"

  /// The path of the observations file; nil if the environment names none.
  static var observations: String? {
    let path = ProcessInfo.processInfo.environment[observationsVariable] ?? ""
    return path.isEmpty ? nil : path
  }

  /// Returns the seed in the environment, decimal or hexadecimal with `0x`; nil if there is none.
  static func seed() throws(CheckError) -> UInt64? {
    try seed(of: ProcessInfo.processInfo.environment[seedVariable])
  }

  static func seed(of text: String?) throws(CheckError) -> UInt64? {
    guard let text, !text.isEmpty else { return nil }
    let isHexadecimal = text.hasPrefix("0x")
    let digits = isHexadecimal ? text.dropFirst(2) : text[...]
    guard let seed = UInt64(digits, radix: isHexadecimal ? 16 : 10) else {
      throw .badSeed(text, variable: seedVariable)
    }
    return seed
  }
}
